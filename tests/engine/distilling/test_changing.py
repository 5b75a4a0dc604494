from studio.domain.actions.action import Fill
from studio.domain.values.variable import Variable
from studio.engine.distilling.changing import (
    Changing,
    MayChange,
    StaysFixed,
    changing_lines,
    what_may_change,
)
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


def test_it_is_told_in_two_lines_what_goes_with_what_as_well() -> None:
    name = MayChange(name="氏名", value="山田", where=())
    reading = MayChange(name="フリガナ", value="ヤマダ", where=(), goes_with=("氏名",))
    fixed = tuple(StaysFixed(name=f"欄{n}", value="a") for n in range(9))
    shown = "、".join(f"欄{n}「a」" for n in range(8))
    assert changing_lines(Changing(may_change=(name, reading), fixed=fixed)) == (
        "次に変えられる値：氏名、フリガナ（氏名と一緒に）",
        f"いつも同じ値：{shown} ほか 1 件",
    )
    assert changing_lines(Changing()) == ()
