"""What the history still shows of a step."""

from studio.domain.errors import LibraryError
from studio.engine.memory import History


async def last_good_picture(history: History, flow_id: str, step_id: str) -> bytes:
    """Return the newest picture of a step that worked, also from the run the flow was made of; b"" for none."""
    try:
        pictures = await history.step_pictures(flow_id, {step_id})
    except LibraryError:
        return b""
    picture = pictures.get(step_id)
    return picture.jpeg if picture else b""
