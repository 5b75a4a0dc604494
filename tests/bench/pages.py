"""Pages that nobody here wrote, and the packages they come in, pinned.

Nothing of these packages is kept in the project: `tests.bench.pages_fetch` gets them with this
machine's own pip, npm and apt into a cache folder. What is ours in some of them is the data, and
the few lines that call a widget (`tests.bench.pages_assembled`, `tests.bench.pages_django`).
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Kind(StrEnum):
    """Where a package comes from, and so what gets it."""

    NPM = "npm"
    PIP = "pip"
    DEB = "apt"


class Size(StrEnum):
    """Class of a page by its count of elements, shadow trees included."""

    SMALL = "small"
    TYPICAL = "typical"
    LARGE = "large"
    HUGE = "huge"

    @property
    def aim(self) -> float:
        """Bytes of our whole page by bytes of its HTML, the median of the class."""
        return {Size.SMALL: 0.05, Size.TYPICAL: 0.06, Size.LARGE: 0.20, Size.HUGE: 0.15}[self]


_LIMITS: Final = ((160, Size.SMALL), (2_200, Size.TYPICAL), (10_000, Size.LARGE))


def size_of(elements: int) -> Size:
    """Return the class of a page with so many elements."""
    return next((size for limit, size in _LIMITS if elements < limit), Size.HUGE)


@dataclass(frozen=True, slots=True)
class Package:
    """One archive.

    Attributes:
        key: Its folder in the cache, and the first part of its pages' addresses.
        kind: What gets it.
        name: As its registry calls it.
        version: Exactly this one.
        sha256: Of the archive.
    """

    key: str
    kind: Kind
    name: str
    version: str
    sha256: str


@dataclass(frozen=True, slots=True)
class Page:
    """One page to measure.

    Attributes:
        name: Short, for the table.
        path: Address below the server's root; the first part is a package's key, or names what
            makes the page.
        needs: Keys of the packages it is made of.
        ready: CSS of what shows that its scripts are through.
        start: Script run once it is ready; MiniWoB++ draws its task only then.
    """

    name: str
    path: str
    needs: tuple[str, ...]
    ready: str = "body"
    start: str = ""


PACKAGES: Final = (
    Package("sb2", Kind.NPM, "startbootstrap-sb-admin-2", "4.1.4", "5cb4d3875078a735953af3b1b12ed8271f1bcbb73ec0cb793d5ee81d22881b0f"),
    Package("gentelella", Kind.NPM, "gentelella", "4.2.0", "42868c216515716c1f958d86459965b2d978d717eac912e456a2c540fed1e25d"),
    Package("tabler", Kind.NPM, "@tabler/preview", "1.2.0", "97d1520d8f1e42b50d56eebc498074e51884271e5fc9fe8a1e3a2e6dfdd80b82"),
    Package("adminlte", Kind.NPM, "admin-lte", "3.2.0", "92650fb9e582b9e01f691693be79b1213608a6282a7f062c139bfeafc8593df5"),
    Package("shoelace", Kind.NPM, "@shoelace-style/shoelace", "2.20.1", "8d213fdff247fe42c90a9d613b1f75fc81f91018a5cee532e92e19e3da5478d5"),
    Package("material", Kind.NPM, "@material/web", "2.5.0", "d2974cfab7e8249774c39d9cab22cd24cae9204a74c62b7cb40106c7bac798ed"),
    Package("lit", Kind.NPM, "lit", "3.3.3", "92f8d5bcd63e2d5efc41afd0a3d58a0a0f554ef826af9c8e368887c71949fd4d"),
    Package("lit-html", Kind.NPM, "lit-html", "3.3.3", "ae004138a6327c362fee8e48db2a8ee9619a6ca3014c802857395e6ac447a0eb"),
    Package("lit-element", Kind.NPM, "lit-element", "4.2.2", "436004379d2f0ce912435c9cbcf9cabb28a3cfd9fb6823c7a7c6d686124b162e"),
    Package("reactive-element", Kind.NPM, "@lit/reactive-element", "2.1.2", "1fdaf29e5284fc7ffeab352c51edb3c017d73c4e98f0cd3dc53fb8dd555775e5"),
    Package("tslib", Kind.NPM, "tslib", "2.9.1", "8092ae46b512c361b086443cc1b6ae94bfe2587b75034663e4b89d24ba40670a"),
    Package("aggrid", Kind.NPM, "ag-grid-community", "36.2.0", "691720b60486ab2e8ebafb6f760b198a718c766c55d3c4e204264d44e636a816"),
    Package("datatables", Kind.NPM, "datatables.net", "2.3.4", "c1ae05798df3c6edd0bf29675a71b92fb77bcaaa07d731983245e248c7fb422d"),
    Package("datatables-dt", Kind.NPM, "datatables.net-dt", "2.3.4", "68855643acc76454370647a6d84da47aaf6787dcde782f1ee556c41dd7cce7b3"),
    Package("jquery", Kind.NPM, "jquery", "3.7.1", "68a9f787516da47c680e09c187bcbac4536b6f85d90eb882844e12919e583f53"),
    Package("react", Kind.NPM, "react", "18.3.1", "8d9bed01a672e7eaf387942d781ad47c6a43089a30a0306060f9fd5ac7870347"),
    Package("react-dom", Kind.NPM, "react-dom", "18.3.1", "031d4427a99f2f3f6cac18bbbf308594a67e4f47d10f4896fdec446505b040e0"),
    Package("swagger", Kind.NPM, "swagger-ui-dist", "5.35.0", "1b8e891893404ea4c3558b6a87e2a3e494e7eedba41168c2ece5800a391a6ea6"),
    Package("tokenizer", Kind.NPM, "gpt-tokenizer", "4.0.0", "e50075c9a98389fbe59bf6b42d8d50b49c1cbd7aec6c205bfc28847ee0eeb20a"),
    Package("miniwob", Kind.PIP, "miniwob", "1.1.0", "297006e84219d56ad037e843527ed773a4a82509dc43b6031ec4a3ad3e3e61d9"),
    Package("django", Kind.PIP, "Django", "5.2.19", "5965d974a5218a2b68a11dd1276434707f23886525c23f0598eccedaf4f4ca00"),
    Package("asgiref", Kind.PIP, "asgiref", "3.13.0", "f9596a2434512686473d50f96ff6207fbba49ae1a785dfac614df4aeb085674d"),
    Package("sqlparse", Kind.PIP, "sqlparse", "0.6.1", "3be5a72d04c873d690d7c6dedd33d6fae2ef82759881ceec02fc2efd0cba564f"),
    Package("jupyter", Kind.PIP, "jupyter_server", "2.21.1", "2a6467606af7dbae2e7e31640030025969e15db6a649eae334af90415dc71dca"),
    Package("python", Kind.DEB, "python3.11-doc", "3.11.2-6+deb12u9", "5b3594189d6ef9a6963ce0347fd307a1cc67620ad697e144db366070e2e146be"),
    Package("postgres", Kind.DEB, "postgresql-doc-15", "15.20-0+deb12u1", "4c44bf2c599f208b3f46454a6cf7a72e25ec46ff74d37b59dd31ad76b00eebb7"),
    Package("debref", Kind.DEB, "debian-reference-ja", "2.100", "f67140e0b994409413bd5fcc8dfcce832445c99d724401f0275fa238daf30325"),
    Package("handbook", Kind.DEB, "debian-handbook", "11.20220922", "3d5dbeac1f1afc9c094eab9d0f701f6ecff99c4927d5a4794cf6c85678134faa"),
    Package("git", Kind.DEB, "git-doc", "1:2.39.5-0+deb12u3", "3c89668a11053a6bafade3de1f611f4613db31e082af63f43d8c5b69ad8795ec"),
    Package("sqlite", Kind.DEB, "sqlite3-doc", "3.40.1-2+deb12u2", "466e30d7066e2641fa13e56bc662a2ad521b8cc9c17dde9c9dac3d4f105e32f2"),
)  # fmt: skip


_MINIWOB: Final = "miniwob/miniwob/html/miniwob/"
_PYTHON: Final = "python/usr/share/doc/python3.11/html/"
_POSTGRES: Final = "postgres/usr/share/doc/postgresql-doc-15/html/"
_DEBREF: Final = "debref/usr/share/debian-reference/"
_HANDBOOK: Final = "handbook/usr/share/doc/debian-handbook/html/"
_GENTELELLA: Final = "gentelella/dist/production/"
_MATERIAL: Final = ("material", "lit", "lit-html", "lit-element", "reactive-element", "tslib")
_DJANGO: Final = ("django", "asgiref", "sqlparse")
_TABLES: Final = ("datatables", "datatables-dt", "jquery")


def _miniwob(task: str) -> Page:
    """Return a MiniWoB++ page; its seed makes it the same page each time."""
    start = "Math.seedrandom('7'); core.startEpisodeReal()"
    return Page(f"mw-{task}", f"{_MINIWOB}{task}.html", ("miniwob",), start=start)


PAGES: Final = (
    *map(
        _miniwob,
        (
            "login-user", "use-autocomplete", "book-flight-nodelay", "email-inbox",
            "social-media-all", "order-food", "click-menu-2", "stock-market", "choose-date-easy",
            "navigate-tree", "click-tab-2-hard", "phone-book", "text-editor", "click-widget",
            "search-engine",
        ),
    ),
    Page("sb2-register", "sb2/register.html", ("sb2",)),
    Page("sb2-index", "sb2/index.html", ("sb2",)),
    Page("sb2-tables", "sb2/tables.html", ("sb2",), ready="#dataTable_paginate"),
    Page("dj-ja-login", "django/admin/login/", _DJANGO),
    Page("dj-ja-index", "django/admin/", _DJANGO),
    Page("dj-ja-item-add", "django/admin/stock/item/add/", _DJANGO),
    Page("dj-ja-user-add", "django/admin/auth/user/1/change/", _DJANGO),
    Page("dj-ja-list100", "django/admin/stock/item/", _DJANGO),
    Page("dj-ja-list2000", "django/admin/stock/item/?all=", _DJANGO),
    Page("gentelella-index", f"{_GENTELELLA}index.html", ("gentelella",)),
    Page("gentelella-form", f"{_GENTELELLA}form_advanced.html", ("gentelella",)),
    Page("gentelella-inbox", f"{_GENTELELLA}inbox.html", ("gentelella",)),
    Page("gentelella-calendar", f"{_GENTELELLA}calendar.html", ("gentelella",)),
    Page("gentelella-kanban", f"{_GENTELELLA}kanban.html", ("gentelella",)),
    Page("adminlte-projects", "adminlte/pages/examples/projects.html", ("adminlte",)),
    Page("adminlte-mailbox", "adminlte/pages/mailbox/mailbox.html", ("adminlte",)),
    Page("adminlte-advanced", "adminlte/pages/forms/advanced.html", ("adminlte",)),
    Page("adminlte-data", "adminlte/pages/tables/data.html", ("adminlte",)),
    Page("adminlte-kanban", "adminlte/pages/kanban.html", ("adminlte",)),
    Page("tabler-index", "tabler/dist/index.html", ("tabler",)),
    Page("tabler-tables", "tabler/dist/tables.html", ("tabler",)),
    Page("tabler-form", "tabler/dist/form-elements.html", ("tabler",)),
    Page("tabler-icons", "tabler/dist/icons.html", ("tabler",)),
    Page("swagger-jupyter", "assembled/swagger", ("swagger", "jupyter"), ready=".opblock"),
    Page("shoelace-form", "assembled/shoelace", ("shoelace",), ready="sl-button:defined"),
    Page("material-form", "assembled/material", _MATERIAL, ready="md-filled-button:defined"),
    Page("datatables-50", "assembled/datatables-50", _TABLES, ready=".dt-paging-button"),
    Page("datatables-2000", "assembled/datatables-2000", _TABLES, ready=".dt-info"),
    Page("aggrid-page100", "assembled/aggrid-100", ("aggrid",), ready=".ag-row"),
    Page("aggrid-print1000", "assembled/aggrid-1000", ("aggrid",), ready=".ag-row"),
    Page("react-todo", "assembled/react", ("react", "react-dom"), ready="li"),
    Page("python-frameset", "assembled/frameset", ("python",), ready="frameset"),
    Page("nested-iframes", "assembled/iframes", ("miniwob", "sb2"), ready="iframe"),
    Page("git-log", "git/usr/share/doc/git/html/git-log.html", ("git",)),
    Page("sqlite-select", "sqlite/usr/share/doc/sqlite3/lang_select.html", ("sqlite",)),
    Page("handbook-ja", f"{_HANDBOOK}ja-JP/index.html", ("handbook",)),
    Page("dref-ja-ch01", f"{_DEBREF}ch01.ja.html", ("debref",)),
    Page("dref-ja-ch09", f"{_DEBREF}ch09.ja.html", ("debref",)),
    Page("pg-app-psql", f"{_POSTGRES}app-psql.html", ("postgres",)),
    Page("pg-bookindex", f"{_POSTGRES}bookindex.html", ("postgres",)),
    Page("py-os", f"{_PYTHON}library/os.html", ("python",)),
    Page("py-stdtypes", f"{_PYTHON}library/stdtypes.html", ("python",)),
    Page("py-genindex-all", f"{_PYTHON}genindex-all.html", ("python",)),
    Page("py-contents", f"{_PYTHON}contents.html", ("python",)),
)  # fmt: skip
