"""Papers and pictures for the tests of this room."""

from studio.domain.records.document import Paper, PaperPicture, PaperStep, PaperTable, StepMark


def jpeg(width: int, height: int, words: str = "") -> bytes:
    """Return the head of a JPEG of this size, with words in a comment; no browser can show it."""
    comment = words.encode()
    told = b"\xff\xfe" + (len(comment) + 2).to_bytes(2) + comment if words else b""
    frame = b"\xff\xc0\x00\x11\x08" + height.to_bytes(2) + width.to_bytes(2) + b"\x03" + bytes(9)
    return b"\xff\xd8" + told + frame + b"\xff\xd9"


def paper(**fields: object) -> Paper:
    """Return a paper with one of everything; `fields` as in `Paper`."""
    step = PaperStep(
        number=1,
        heading="検索する",
        words="「検索」をクリック",
        marks=(StepMark.IRREVERSIBLE, StepMark.OPTIONAL),
        facts=(("できた印", "出る文字「結果」"),),
        pictures=(PaperPicture(jpeg=jpeg(800, 500), caption="枠が操作する所"),),
    )
    bare = PaperStep(number=2, words="「次へ」をクリック", without="画像はまだありません。")
    told: dict[str, object] = {
        "kind": "手順書",
        "title": "本を探す",
        "facts": (("目的", "本を探す"),),
        "notice": "人に渡す前に確かめてください。",
        "before": (
            PaperTable(title="取り消せない操作", rows=(("手順 1", "注文"),), is_grave=True),
        ),
        "steps": (step, bare),
        "after": (
            PaperTable(
                title="版", lead="新しい順です。", columns=("版", "内容"), rows=(("2", "a\nb"),)
            ),
        ),
        "foot": "手順スタジオで作りました",
    }
    return Paper.model_validate(told | fields)
