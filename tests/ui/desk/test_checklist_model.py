"""The checklist as rows: what each says, and that edits are asked for, never made here."""

import pytest
from PySide6.QtCore import Qt

from studio.domain.runs.checklist import Checklist, ItemState
from studio.ui.desk.checklist_model import ITEM_ROLE, NOTE_ROLE, ChecklistModel, ItemNote
from tests.ui.fakes import CART, PICK, SEARCH, make_checklist

ACCESSIBLE = int(Qt.ItemDataRole.AccessibleTextRole)


class Wishes:
    """Keeps the edits it is asked for.

    Attributes:
        asked: Name of the edit and what it was given.
    """

    def __init__(self) -> None:
        self.asked: list[tuple[object, ...]] = []

    def reword(self, item_id: str, text: str) -> None:
        self.asked.append(("reword", item_id, text))

    def switch(self, item_ids: frozenset[str]) -> None:
        self.asked.append(("switch", item_ids))

    def move(self, item_ids: frozenset[str], row: int) -> None:
        self.asked.append(("move", item_ids, row))


def made(checklist: Checklist, note: ItemNote | None = None) -> ChecklistModel:
    model = ChecklistModel(Wishes())
    notes = {checklist.items[0].id: note} if note else {}
    model.show(checklist, notes, is_editable=True)
    return model


def texts(model: ChecklistModel) -> list[object]:
    return [model.index(row).data() for row in range(model.rowCount())]


def test_typing_asks_for_other_words_and_changes_nothing_itself() -> None:
    wishes, checklist = Wishes(), make_checklist()
    model = ChecklistModel(wishes)
    model.show(checklist, {}, is_editable=True)
    assert model.setData(model.index(1), "評価が高い本を探す")
    assert wishes.asked == [("reword", checklist.items[1].id, "評価が高い本を探す")]
    assert texts(model) == [SEARCH, PICK, CART]
    changed = checklist.model_copy(update={"items": checklist.items[1:]})
    model.show(changed, {}, is_editable=True)
    assert texts(model) == [PICK, CART]
    assert model.row_of(checklist.items[2].id) == 1
    assert (model.row_of("nothing"), model.item(9)) == (-1, None)


def test_a_password_of_an_item_is_read_and_written_by_its_name() -> None:
    wishes, checklist = Wishes(), make_checklist()
    login = checklist.items[0].model_copy(update={"text": "{{秘密:会計}}でログインする"})
    model = ChecklistModel(wishes)
    model.show(checklist.model_copy(update={"items": (login,)}), {}, is_editable=True)
    assert texts(model) == ["〔認証情報：会計〕でログインする"]
    assert model.data(model.index(0), Qt.ItemDataRole.EditRole) == texts(model)[0]
    model.setData(model.index(0), "先に〔認証情報：会計〕でログインする")
    assert wishes.asked == [("reword", login.id, "先に{{秘密:会計}}でログインする")]


def test_during_a_run_nothing_is_edited_or_dragged() -> None:
    wishes, checklist = Wishes(), make_checklist()
    model = ChecklistModel(wishes)
    model.show(checklist, {}, is_editable=False)
    flags = model.flags(model.index(0))
    assert not flags & (Qt.ItemFlag.ItemIsEditable | Qt.ItemFlag.ItemIsDragEnabled)
    assert flags & Qt.ItemFlag.ItemIsSelectable
    assert not model.flags(model.index(-1)) & Qt.ItemFlag.ItemIsDropEnabled
    assert not model.setData(model.index(0), "別の言葉")
    assert wishes.asked == []


def test_an_item_is_dropped_between_rows_never_onto_one() -> None:
    model = made(make_checklist())
    assert not model.flags(model.index(0)) & Qt.ItemFlag.ItemIsDropEnabled
    assert model.flags(model.index(-1)) & Qt.ItemFlag.ItemIsDropEnabled
    assert model.supportedDropActions() == Qt.DropAction.MoveAction


@pytest.mark.parametrize(
    ("state", "note", "words"),
    [
        (ItemState.TODO, None, ""),
        (ItemState.RUNNING, ItemNote(attempt=1), "実行中…"),
        (ItemState.RUNNING, ItemNote(attempt=2), "実行中… 2 回目の試行"),
        (ItemState.DONE, ItemNote(steps=2, elapsed_s=1.44), "1.4 秒"),
        (ItemState.DONE, ItemNote(elapsed_s=0.3), "0.3 秒"),
        (ItemState.FAILED, ItemNote(problem="行が見つかりません"), "行が見つかりません"),
        (ItemState.FAILED, None, "できませんでした"),
        (
            ItemState.DONE,
            ItemNote(steps=2, elapsed_s=1.44, proof="「3 件」が出ました"),
            "「3 件」が出ました・1.4 秒",
        ),
        (
            ItemState.UNVERIFIED,
            ItemNote(problem="変わりません"),
            f"未確認：変わりません。「{SEARCH}」ができているか、ブラウザーの画面で確かめてください。",
        ),
    ],
)
def test_the_small_line_says_how_it_stands(
    state: ItemState, note: ItemNote | None, words: str
) -> None:
    checklist = make_checklist()
    model = made(checklist.with_item_state(checklist.items[0].id, state), note)
    assert model.index(0).data(NOTE_ROLE) == words
    assert words in str(model.index(0).data(ACCESSIBLE))


def test_an_item_that_is_off_says_so_whatever_its_state() -> None:
    checklist = make_checklist()
    off = checklist.items[0].model_copy(update={"enabled": False, "state": ItemState.DONE})
    model = made(checklist.model_copy(update={"items": (off, *checklist.items[1:])}))
    assert model.index(0).data(NOTE_ROLE) == "オフ：この項目は実行しません"
    assert model.index(0).data(ITEM_ROLE) == off


def test_another_state_keeps_the_rows_so_the_selection_stays() -> None:
    checklist = make_checklist()
    model = made(checklist)
    resets: list[bool] = []
    changes: list[int] = []
    model.modelReset.connect(lambda: resets.append(True))
    model.dataChanged.connect(lambda first, last: changes.extend((first.row(), last.row())))
    state = checklist.with_item_state(checklist.items[0].id, ItemState.DONE)
    model.show(state, {}, is_editable=True)
    assert (resets, changes) == ([], [0, 2])
    model.show(None, {}, is_editable=True)
    assert (resets, model.rowCount()) == ([True], 0)
