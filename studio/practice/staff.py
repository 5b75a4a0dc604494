"""社員名簿: 2,000 people, made from lists of names, shown in a virtual list."""

from datetime import date, timedelta
from pathlib import Path

from pydantic import TypeAdapter

from studio.domain.frozen import Frozen
from studio.practice.messages import Request, Response
from studio.practice.rendering import Renderer
from studio.practice.routing import Route
from studio.practice.state import PracticeState

_FIRST_DAY = date(1986, 4, 1)
_DAYS = 14_600


class StaffNames(Frozen):
    """The words people are made of; names with their reading in katakana."""

    count: int
    family: tuple[tuple[str, str], ...]
    given: tuple[tuple[str, str], ...]
    departments: tuple[str, ...]
    titles: tuple[str, ...]
    sites: tuple[str, ...]


class StaffMember(Frozen):
    """One row of the list."""

    number: str
    name: str
    reading: str
    department: str
    title: str
    site: str
    joined: str
    extension: str


class StaffList:
    """The views of the staff list."""

    def __init__(self, names: StaffNames, state: PracticeState, renderer: Renderer) -> None:
        self._state = state
        self._renderer = renderer
        self._members = make_members(names)
        self._json = TypeAdapter(tuple[StaffMember, ...]).dump_json(self._members)

    @property
    def routes(self) -> tuple[Route, ...]:
        """Where the views live."""
        return (
            Route("GET", "/staff/", self.show),
            Route("GET", "/staff/rows.json", self.rows),
            Route("POST", "/staff/track", self.keep),
        )

    def show(self, _request: Request, _part: str) -> Response:
        """The page; its script asks for the rows."""
        return self._renderer.page("staff/list.html", {"count": len(self._members)})

    def rows(self, _request: Request, _part: str) -> Response:
        """Everybody, in the order of their numbers."""
        return Response(self._json, content_type="application/json; charset=utf-8")

    def keep(self, request: Request, _part: str) -> Response:
        """Keep that a row was opened, or the list searched or sorted."""
        what = request.form.text("what")
        if what in {"open", "search", "sort"}:
            self._state.note("staff", what, request.form.text("value")[:200])
        return Response(b"{}", content_type="application/json")


def read_names(path: Path) -> StaffNames:
    """Load the data file."""
    return StaffNames.model_validate_json(path.read_bytes())


def make_members(names: StaffNames) -> tuple[StaffMember, ...]:
    """Make the people; the same lists always give the same people."""
    return tuple(_member(names, index) for index in range(names.count))


def _member(names: StaffNames, index: int) -> StaffMember:
    spread = (index * 2_654_435_761) >> 5
    family, family_reading = names.family[index % len(names.family)]
    given, given_reading = names.given[(index * 7 + index // 41) % len(names.given)]
    joined = _FIRST_DAY + timedelta(days=spread % _DAYS)
    return StaffMember(
        number=f"{100_001 + index}",
        name=f"{family} {given}",
        reading=f"{family_reading} {given_reading}",
        department=names.departments[spread % len(names.departments)],
        title=names.titles[(spread >> 7) % len(names.titles)],
        site=names.sites[(spread >> 11) % len(names.sites)],
        joined=joined.isoformat(),
        extension=f"{2_000 + (index * 37) % 8_000}",
    )
