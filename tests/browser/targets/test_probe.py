"""What the page is asked about an element, and that its answer is believed only in the right shape."""

import pytest
from pydantic import ValidationError

from studio.browser.targets.probe import PROBE, asked_of, read_traits
from studio.domain.page.target import Fingerprint
from tests.browser.stage import Studio

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

ROWS = """
<h2>注文</h2><table>
<tr><td>りんご</td><td>120円</td><td><button id=b1 name=edit>編集</button></td></tr>
<tr><td>みかん</td><td>80円</td><td><button id=b2 name=edit>編集</button></td></tr></table>
"""


async def test_the_place_of_an_element_is_confirmed_by_the_page(studio: Studio) -> None:
    await studio.show(ROWS)
    asked = dict(asked_of(Fingerprint(row_key="みかん", heading="注文")))
    right = await studio.session.page.locator("#b2").evaluate(PROBE, asked)
    other = await studio.session.page.locator("#b1").evaluate(PROBE, asked)
    assert (read_traits(right).row_key, read_traits(other).row_key) == ("みかん", "")
    fingerprint = read_traits(right).fingerprint("button", "編集")
    assert (fingerprint.tag, fingerprint.id, fingerprint.name) == ("button", "b2", "編集")
    assert fingerprint.heading == "注文"


async def test_an_answer_of_another_shape_is_refused() -> None:
    with pytest.raises(ValidationError):
        read_traits({"tag": ["button"]})
