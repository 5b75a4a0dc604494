"""The steps of a flow as rows: headings, places between them, and what is said about a step."""

from collections.abc import Collection

from PySide6.QtCore import QObject, Qt

from studio.domain.actions.action import Click, Fill
from studio.domain.flows.flow import FlowStep
from studio.domain.page.target import Target
from studio.domain.values.variable import Variable
from studio.ui.desk.flow_model import (
    NO_SIGNS,
    FlowModel,
    HeadingRow,
    StepPosition,
    StepRow,
    StepSigns,
    StepState,
    note_of,
    rows_of,
)
from tests.ui.sample_flow import BUY, OPEN, SEARCH, secret_target, shop_flow


class Taken(QObject):
    """Writes down what the rows ask for."""

    def __init__(self) -> None:
        super().__init__()
        self.reworded: list[tuple[tuple[str, ...], str]] = []

    def reword_item(self, step_ids: Collection[str], words: str) -> None:
        self.reworded.append((tuple(step_ids), words))

    def switch(self, step_ids: Collection[str]) -> None: ...

    def move(self, step_ids: Collection[str], place: StepPosition | int) -> None: ...

    def toggle_breakpoint(self, step_id: str) -> None: ...


def shown(signs: StepSigns = NO_SIGNS) -> FlowModel:
    model = FlowModel(Taken())
    model.show(shop_flow(), signs, is_editable=True)
    return model


def words(model: FlowModel, row: int, role: Qt.ItemDataRole) -> str:
    return str(model.data(model.index(row), int(role)))


def test_each_sentence_is_a_heading_and_comes_back_as_a_new_one() -> None:
    steps = tuple(
        FlowStep(id=name, item=item, action=Click(target=Target(name="OK")))
        for name, item in (("a", "開く"), ("b", "開く"), ("c", "見る"), ("d", "開く"))
    )
    rows = rows_of(shop_flow().model_copy(update={"steps": steps}))
    told = [row.item if isinstance(row, HeadingRow) else row.step.id for row in rows]
    assert told == ["開く", "a", "b", "見る", "c", "開く", "d"]
    assert [row.first for row in rows if isinstance(row, HeadingRow)] == [0, 2, 3]
    assert rows_of(None) == ()


def test_what_is_put_before_a_row_belongs_to_the_sentence_above() -> None:
    model = shown()
    kinds = [type(row).__name__[0] for row in model.rows]
    assert kinds == list("HSHSSHSSS")
    assert model.place_before(0) == StepPosition(0, OPEN)
    assert model.place_before(2) == StepPosition(
        1, OPEN
    )  # above the next heading: the end of this one
    assert model.place_before(3) == StepPosition(1, SEARCH)
    assert model.place_before(99) == StepPosition(6, BUY)


def test_a_heading_stands_for_its_steps() -> None:
    model = shown()
    assert model.step_ids({2}) == ("s2", "s3")
    assert model.step_ids({3, 2, 8}) == ("s2", "s3", "s6")


def test_a_password_that_somebody_wrote_into_a_flow_is_not_shown() -> None:
    step = FlowStep(id="p", item="入る", action=Fill(target=secret_target(), value="hunter22"))
    rows = rows_of(shop_flow().model_copy(update={"steps": (step,)}))
    (row,) = [row for row in rows if isinstance(row, StepRow)]
    assert "hunter22" not in row.words
    assert "パスワード" in row.words


def test_a_row_is_read_aloud_with_all_that_is_set_for_it() -> None:
    signs = StepSigns({"s3": StepState.FAILED}, {"s3"}, {})
    model = shown(signs)
    said = words(model, 4, Qt.ItemDataRole.AccessibleTextRole)
    for part in ("失敗", "手順 3", "検索", "3 回までやり直す", "この手順の前で止まります"):
        assert part in said
    assert "オフ" in words(model, 7, Qt.ItemDataRole.AccessibleTextRole)
    assert note_of(shop_flow().steps[3]) == "安い順"
    sends = FlowStep(item="送る", action=Click(target=Target(name="申請する")), needs_approval=True)
    assert note_of(sends) == "実行前に確認"
    agreed = sends.model_copy(
        update={"agreed": ("x",)}
    )  # such a step was sent, and nobody was asked
    assert note_of(agreed) == "実行前に確認（前に承認した内容と同じなら、たずねません）"
    pays = agreed.model_copy(update={"action": Click(target=Target(name="支払う"))})
    assert note_of(pays) == "実行前に確認"


def test_rows_stay_while_only_their_contents_change() -> None:
    model = shown()
    resets: list[bool] = []
    model.modelReset.connect(lambda: resets.append(True))
    changed = shop_flow()
    other = changed.steps[2].model_copy(update={"note": "x"})
    changed = changed.model_copy(update={"steps": (*changed.steps[:2], other, *changed.steps[3:])})
    assert not model.show(changed, NO_SIGNS, is_editable=True)
    assert model.show(
        changed.model_copy(update={"steps": changed.steps[1:]}), NO_SIGNS, is_editable=True
    )
    assert resets == [True]


def test_a_sentence_is_done_when_all_its_steps_are_over() -> None:
    model = shown(StepSigns({"s2": StepState.DONE, "s3": StepState.SKIPPED}, (), {}))
    heading = model.rows[2]
    assert model.state_of(heading) is StepState.DONE
    assert model.state_of(model.rows[5]) is StepState.NONE


def test_only_headings_are_written_in_place_and_only_while_nothing_runs() -> None:
    taken = Taken()
    model = FlowModel(taken)
    model.show(shop_flow(), NO_SIGNS, is_editable=True)
    assert model.setData(model.index(2), "探す")
    assert not model.setData(model.index(3), "探す")
    model.show(shop_flow(), NO_SIGNS, is_editable=False)
    assert not model.setData(model.index(2), "探す")
    assert taken.reworded == [(("s2", "s3"), "探す")]


def test_a_sentence_that_only_says_its_step_has_no_line_of_its_own() -> None:
    """A recorded flow showed each step twice, once its values could be changed."""
    field = Target(role="textbox", name="社員番号 必須")
    acts = (
        ("「社員番号 必須」に「123456」を入力", Fill(target=field, value="{{社員番号}}")),
        ("「社員番号」に「{{社員番号}}」を入力", Fill(target=field, value="{{社員番号}}")),
        ("「社員番号」に「999」を入力", Fill(target=field, value="{{社員番号}}")),
    )
    steps = tuple(
        FlowStep(id=f"{at}", item=item, action=act) for at, (item, act) in enumerate(acts)
    )
    variable = Variable(name="社員番号", value="123456")
    flow = shop_flow().model_copy(update={"steps": steps, "variables": (variable,)})
    headings = [row for row in rows_of(flow) if isinstance(row, HeadingRow)]
    assert [row.is_repeated for row in headings] == [True, True, False]
