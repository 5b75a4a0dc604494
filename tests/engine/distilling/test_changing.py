from studio.domain.action import Fill
from studio.domain.variable import Variable
from studio.engine.distilling.changing import MayChange, StaysFixed, what_may_change
from studio.engine.distilling.flow import build_flow
from tests.factories import durable, make_checklist, make_step


def test_what_may_change_is_told_with_where_and_what_stays_as_it_was() -> None:
    checklist = make_checklist(
        instruction="株式会社明和の分を、急ぎで登録する",
        variables=(
            Variable(name="顧客名", value="株式会社明和"),
            Variable(name="宛名", value="山田 太郎"),
            Variable(name="パスワード", value="abc-123"),
        ),
    )
    steps = (
        make_step(Fill(target=durable("textbox", "顧客"), value="株式会社明和")),
        make_step(Fill(target=durable("textbox", "区分"), value="急ぎ")),
        make_step(Fill(target=durable("textbox", "合い鍵", "password"), value="abc-123")),
    )
    told = what_may_change(build_flow(checklist, steps, "名前"), checklist)
    assert told.may_change == (
        MayChange(name="顧客名", value="株式会社明和", where=("「顧客」に「{{顧客名}}」を入力",)),
        MayChange(name="パスワード", value="", where=("「合い鍵」に「{{パスワード}}」を入力",)),
    )
    assert told.fixed == (
        StaysFixed(name="宛名", value="山田 太郎", is_said=True),
        StaysFixed(name="区分", value="急ぎ"),
    )
