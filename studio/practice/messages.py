"""HTTP messages as values: what a view receives and what it returns."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import TypeAlias, cast
from urllib.parse import parse_qsl

from pydantic import BaseModel

Fields: TypeAlias = Mapping[str, str]
_BOUNDARY = re.compile(r'boundary="?([^";\s]+)')
_NAME = re.compile(r'\bname="([^"]*)"')
_FILE_NAME = re.compile(r'\bfilename="([^"]*)"')


class BadRequestError(Exception):
    """A request that cannot be answered; carries the status to answer with."""

    def __init__(self, status: HTTPStatus = HTTPStatus.BAD_REQUEST) -> None:
        super().__init__(status.phrase)
        self.status = status


@dataclass(frozen=True, slots=True)
class UploadedFile:
    """A file of a form: its own name and its size in bytes. The content is not kept."""

    name: str
    size: int


@dataclass(frozen=True, slots=True)
class Form:
    """The body of a POST: text fields (the last of a name wins) and files."""

    fields: Fields = field(default_factory=dict[str, str])
    files: Mapping[str, UploadedFile] = field(default_factory=dict[str, UploadedFile])

    def text(self, name: str) -> str:
        """Return a field without surrounding blanks, '' when it was not sent."""
        return self.fields.get(name, "").strip()

    def is_on(self, name: str) -> bool:
        """Say whether a checkbox was ticked or a flag is true."""
        return self.text(name).lower() in {"on", "true", "1", "yes"}


@dataclass(frozen=True, slots=True)
class Request:
    """One parsed request; header names are lower case, `path` is decoded, without the query."""

    method: str
    path: str
    query: Fields = field(default_factory=dict[str, str])
    headers: Fields = field(default_factory=dict[str, str])
    form: Form = Form()

    @property
    def wants_json(self) -> bool:
        """True when a script of the page asks, and not the browser for a new page."""
        return "application/json" in self.headers.get("accept", "")

    @property
    def referring_path(self) -> str:
        """The page the person was on, as a path of this site; '/' when unknown."""
        host = self.headers.get("host", "")
        before, found, path = self.headers.get("referer", "").partition(f"//{host}/")
        return f"/{path.lstrip('/')}" if found and before in {"http:", "https:"} else "/"

    def cookie(self, name: str) -> str:
        """Return a cookie's value, '' when there is none."""
        for pair in self.headers.get("cookie", "").split(";"):
            key, _, value = pair.strip().partition("=")
            if key == name:
                return value
        return ""


@dataclass(frozen=True, slots=True)
class Response:
    """One answer, body complete in memory."""

    body: bytes = b""
    status: HTTPStatus = HTTPStatus.OK
    content_type: str = "text/html; charset=utf-8"
    headers: tuple[tuple[str, str], ...] = ()


def see_other(path: str, *headers: tuple[str, str]) -> Response:
    """Send the browser to another page after a POST, so that a reload sends nothing twice."""
    return Response(status=HTTPStatus.SEE_OTHER, headers=(("Location", path), *headers))


def as_json(value: BaseModel | Mapping[str, object]) -> Response:
    """Answer with a JSON object."""
    if isinstance(value, BaseModel):
        text = value.model_dump_json(indent=1)
    else:
        text = json.dumps(dict(value), ensure_ascii=False)
    return Response(text.encode(), content_type="application/json; charset=utf-8")


def as_text(text: str, content_type: str = "text/plain") -> Response:
    """Answer with text of some type, in UTF-8."""
    return Response(text.encode(), content_type=f"{content_type}; charset=utf-8")


def parse_query(query: str) -> Fields:
    """Decode a query string; the last of a name wins."""
    return dict(parse_qsl(query, keep_blank_values=True, errors="replace"))


def parse_form(content_type: str, body: bytes) -> Form:
    """Decode a body by its type.

    Raises:
        BadRequestError: JSON that is not an object, a multipart body without a boundary or a name.
    """
    kind = content_type.partition(";")[0].strip().lower()
    if kind == "application/json":
        return Form(_json_fields(body))
    if kind == "multipart/form-data":
        return _multipart_form(content_type, body)
    return Form(parse_query(body.decode("utf-8", "replace")))


def _json_fields(body: bytes) -> Fields:
    try:
        value = cast(object, json.loads(body))
    except ValueError as error:
        raise BadRequestError from error
    if not isinstance(value, dict):
        raise BadRequestError
    return {
        str(name): item if isinstance(item, str) else json.dumps(item, ensure_ascii=False)
        for name, item in cast("dict[object, object]", value).items()
    }


def _multipart_form(content_type: str, body: bytes) -> Form:
    boundary = _BOUNDARY.search(content_type)
    if not boundary:
        raise BadRequestError
    delimiter = b"\r\n--" + boundary[1].encode("latin-1", "replace")
    fields: dict[str, str] = {}
    files: dict[str, UploadedFile] = {}
    for part in (b"\r\n" + body).split(delimiter)[1:-1]:
        head, _, payload = part.partition(b"\r\n\r\n")
        disposition = head.decode("utf-8", "replace")
        name, file_name = _NAME.search(disposition), _FILE_NAME.search(disposition)
        if not name:
            raise BadRequestError
        if file_name is None:
            fields[name[1]] = payload.decode("utf-8", "replace")
        elif file_name[1]:
            files[name[1]] = UploadedFile(file_name[1], len(payload))
    return Form(fields, files)
