# pyright: basic, reportMissingImports=false, reportMissingModuleSource=false
"""`python -m tests.bench.pages_django`: Django's own admin in Japanese, with 2,000 articles.

Wants Django on PYTHONPATH, as a package of the benchmark and not of the project (so it has no types
here). Prints its port on stdout. Everybody is root, except on the page for logging in.
"""

import importlib
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any
from wsgiref.simple_server import WSGIRequestHandler, make_server

import django
from django.apps import AppConfig, apps
from django.conf import settings
from django.core.management import call_command

from tests.bench.pages_assembled import rows

TOWNS = sorted({row[2] for row in rows(50)})
urlpatterns: list[Any] = []
"""Django asks for this name; filled once the app is there."""


class Stock(AppConfig):
    """The app of ours that the admin shows."""

    name = "stock"
    label = "stock"
    verbose_name = "在庫"
    path = str(Path(__file__).parent)
    default_auto_field = "django.db.models.AutoField"


class Quiet(WSGIRequestHandler):
    """Without a line for every request."""

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


def as_root(answer: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Make the first user the one who asks (a Django middleware)."""
    from django.contrib.auth.models import User  # wants django.setup() first

    def middleware(request: Any) -> Any:
        if "/login/" not in request.path:
            request.user = User.objects.get(pk=1)
        return answer(request)

    return middleware


def configure() -> None:
    """Set Django up, in memory."""
    contrib = ("admin", "auth", "contenttypes", "sessions", "messages", "staticfiles")
    settings.configure(
        DEBUG=True,
        SECRET_KEY="bench",
        ALLOWED_HOSTS=["127.0.0.1"],
        LANGUAGE_CODE="ja",
        TIME_ZONE="Asia/Tokyo",
        USE_TZ=True,
        STATIC_URL="/static/",
        ROOT_URLCONF="tests.bench.pages_django",
        DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": ":memory:"}},
        MIGRATION_MODULES=dict.fromkeys((*contrib, "stock")),
        INSTALLED_APPS=[
            *(f"django.contrib.{name}" for name in contrib),
            Stock("stock", types.ModuleType("stock")),
        ],
        MIDDLEWARE=[
            "django.contrib.sessions.middleware.SessionMiddleware",
            "django.contrib.auth.middleware.AuthenticationMiddleware",
            "tests.bench.pages_django.as_root",
            "django.contrib.messages.middleware.MessageMiddleware",
        ],
        TEMPLATES=[
            {
                "BACKEND": "django.template.backends.django.DjangoTemplates",
                "APP_DIRS": True,
                "OPTIONS": {
                    "context_processors": [
                        "django.template.context_processors.request",
                        "django.contrib.auth.context_processors.auth",
                        "django.contrib.messages.context_processors.messages",
                    ]
                },
            }
        ],
    )
    django.setup()
    apps.get_app_config("stock").models_module = types.ModuleType("stock.models")


def register() -> type:
    """Define the model and show it in the admin."""
    from django.contrib import admin
    from django.db import models
    from django.urls import path

    class Item(models.Model):
        number = models.CharField("品番", max_length=20)
        name = models.CharField("品名", max_length=80)
        branch = models.CharField("拠点", max_length=20, choices=[(t, t) for t in TOWNS])
        pieces = models.IntegerField("在庫")
        price = models.CharField("単価", max_length=20)
        arrived = models.DateField("入荷日")
        is_ordered = models.BooleanField("発注済み", default=False)
        note = models.TextField("備考", blank=True)

        class Meta:
            app_label = "stock"
            verbose_name = verbose_name_plural = "品目"

    class ItemAdmin(admin.ModelAdmin):
        list_display = ("number", "name", "branch", "pieces", "price", "arrived", "is_ordered")
        list_filter = ("branch", "is_ordered")
        search_fields = ("name", "number")
        list_per_page = 100
        list_max_show_all = 5000

    admin.site.register(Item, ItemAdmin)
    urlpatterns.append(path("admin/", admin.site.urls))
    return Item


def fill(item: Any) -> None:
    """Make the tables, a user and the articles."""
    from django.contrib.auth.models import User

    call_command("migrate", verbosity=0, run_syncdb=True)
    User.objects.create_superuser("tanto", "tanto@example.jp", "bench")
    fields = ("number", "name", "branch", "pieces", "price", "arrived")
    item.objects.bulk_create(
        item(**dict(zip(fields, row, strict=True)), is_ordered=number % 5 == 0)
        for number, row in enumerate(rows(2000))
    )


def main() -> None:
    """Serve until this process is ended."""
    configure()
    fill(register())
    from django.contrib.staticfiles.handlers import StaticFilesHandler
    from django.core.wsgi import get_wsgi_application

    app = StaticFilesHandler(get_wsgi_application())
    with make_server("127.0.0.1", 0, app, handler_class=Quiet) as server:
        print(server.server_port, flush=True)
        server.serve_forever()


if __name__ == "__main__":
    # Django imports this module by its name, where its URLs are then looked for.
    importlib.import_module("tests.bench.pages_django").main()
