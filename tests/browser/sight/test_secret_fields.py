"""One rule says what is secret, in every room of the package."""

import json

import pytest

from studio.browser.scripts import script
from tests.browser.stage import Studio

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SECRET = (
    "<input id=f type=password>",
    "<input id=f autocomplete=one-time-code>",
    "<input id=f autocomplete='section-a CC-Number'>",
    "<input id=f autocomplete=cc-csc>",
    "<input id=f type=text autocomplete=new-password>",
    "<input id=f name=card_number>",
    "<input id=f name=cardNumber inputmode=numeric>",
    "<input id=f type=tel name=cc-no>",
    "<input id=f name=cvv>",
    "<input id=f name=totp>",
    "<label for=f>セキュリティコード</label><input id=f>",
    "<label>クレジットカード番号<input id=f></label>",
    "<input id=f aria-label=認証コード>",
    "<input id=f type=number placeholder='４桁の暗証番号'>",
    "<textarea id=f style='-webkit-text-security:disc'></textarea>",
)
OPEN = (
    "<input id=f>",
    "<input id=f name=password>",
    "<input id=f autocomplete=cc-name>",
    "<input id=f name=card_name>",
    "<input id=f name=discount_note>",
    "<input id=f name=laptop>",
    "<label>会員証番号<input id=f></label>",
    "<input id=f type=checkbox name=cvv>",
    "<input id=f type=date aria-label=クレジットカード番号>",
    "<textarea id=f></textarea>",
    "<p id=f>パスワード</p>",
)


ALL = f"""htmls => htmls.filter(html => {{
  document.body.innerHTML = html;
  return ({script("sight/secret_fields", "isMasked")})(document.getElementById("f"));
}})"""


async def test_what_is_secret(studio: Studio) -> None:
    secret = await studio.js(f"({ALL})({json.dumps([*SECRET, *OPEN])})")
    assert secret == [*SECRET]
