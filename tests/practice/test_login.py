"""The login: error message, member page, session, and no password anywhere in the record."""

import httpx

from studio.practice.login import PASSWORD, USER
from studio.practice.server import PracticeSite


async def test_the_page_shows_the_practice_password(client: httpx.AsyncClient) -> None:
    html = (await client.get("/login/")).text
    assert f"<code>{USER}</code>" in html
    assert f"<code>{PASSWORD}</code>" in html


async def test_a_wrong_password_is_said_and_kept_without_it(
    site: PracticeSite, client: httpx.AsyncClient
) -> None:
    reply = await client.post("/login/", data={"user": USER, "password": "himitsu-no-kotoba"})
    assert reply.status_code == 401
    assert "ユーザーIDまたはパスワードが違います" in reply.text
    assert [login.succeeded for login in site.record().logins] == [False]
    assert "himitsu-no-kotoba" not in site.record().model_dump_json()
    assert (await client.get("/login/member/")).headers["location"] == "/login/"


async def test_the_member_page_needs_a_session_that_is_still_open(
    site: PracticeSite, client: httpx.AsyncClient
) -> None:
    reply = await client.post("/login/", data={"user": USER, "password": PASSWORD})
    assert reply.headers["location"] == "/login/member/"
    assert "HttpOnly" in reply.headers["set-cookie"]
    assert f"ようこそ、{USER} さん" in (await client.get("/login/member/")).text
    assert (await client.get("/login/")).headers["location"] == "/login/member/"
    assert PASSWORD not in site.record().model_dump_json()
    site.reset()
    assert (await client.get("/login/member/")).headers["location"] == "/login/"


async def test_logging_out_ends_the_session(client: httpx.AsyncClient) -> None:
    await client.post("/login/", data={"user": USER, "password": PASSWORD})
    token = client.cookies["practice_session"]
    await client.post("/login/logout")
    kept = {"Cookie": f"practice_session={token}"}
    assert (await client.get("/login/member/", headers=kept)).status_code == 303


async def test_empty_fields_are_not_an_attempt(
    site: PracticeSite, client: httpx.AsyncClient
) -> None:
    assert (await client.post("/login/", data={"user": USER})).status_code == 422
    assert site.record().logins == ()
