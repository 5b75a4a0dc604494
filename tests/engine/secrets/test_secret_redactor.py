"""Passwords typed into sentences are known to models by name only."""

import pytest

from studio.domain.runs.checklist import Checklist, Item
from studio.domain.values.variable import Variable
from studio.engine.secrets.masking import SecretMask
from studio.engine.secrets.secret_redactor import SecretRedactor, holds_secret_template


@pytest.mark.parametrize(
    ("said", "concealed"),
    [
        (
            "社員番号に「1042」、パスワードに「Sakura-7」を入れてログイン",
            "社員番号に「1042」、パスワードに「{{秘密:パスワード}}」を入れてログイン",
        ),
        ("パスワードはSakura-7です", "パスワードは{{秘密:パスワード}}です"),
        ("tanaka / aoba-2026 で入る", "tanaka / {{秘密:パスワード}} で入る"),
        ("kanri（aoba-2026）でログイン", "kanri（{{秘密:パスワード}}）でログイン"),
        ("「kanri」「aoba-2026」でログイン", "「kanri」「{{秘密:パスワード}}」でログイン"),
        (
            "ID「tanaka」 パスワード「aoba-2026」でログイン",
            "ID「tanaka」 パスワード「{{秘密:パスワード}}」でログイン",
        ),
        ("ID: kanri PW: aoba-2026 で開く", "ID: kanri PW: {{秘密:パスワード}} で開く"),
        ("コンパス 300円とパスポートを検索", "コンパス 300円とパスポートを検索"),
        ("https://a.example/login/abc で入力する", "https://a.example/login/abc で入力する"),
        ("「山田」で検索する", "「山田」で検索する"),
        (
            "名前に「admin」、パスワードに「admin」を入力",
            "名前に「admin」、パスワードに「{{秘密:パスワード}}」を入力",
        ),
    ],
)
def test_a_sentence_keeps_everything_but_its_password(said: str, concealed: str) -> None:
    redactor = SecretRedactor()
    assert redactor.conceal(said) == concealed
    assert redactor.conceal(concealed) == concealed


def test_words_of_a_model_tell_no_password() -> None:
    """「管理者（admin）でログインする」 was the planner's own; every later prompt was stopped."""
    redactor = SecretRedactor()
    checklist = redactor.concealed(
        Checklist(
            instruction="管理者でログインして（利用者名は「admin」、パスワードは{{秘密:adminのパスワード}}）",
            items=(
                Item(text="管理者（admin）でログインする"),
                Item(text="窓口（madoguchi）でログインする"),
            ),
            unread=("係（kakari）でログインする",),
        )
    )
    assert [item.text for item in checklist.items] == [
        "管理者（admin）でログインする",
        "窓口（madoguchi）でログインする",
    ]
    assert redactor.names == ()
    assert SecretMask(checklist).checklist(checklist) == checklist


@pytest.mark.parametrize(
    "said",
    [
        "利用者名は「kanri7」です。管理者（kanri7）でログインして",
        "管理者（kanri7）でログインして。ログインID: kanri7",
        "管理者（admin）でログインして",
    ],
)
def test_a_user_name_or_an_everyday_word_beside_a_role_is_no_password(said: str) -> None:
    redactor = SecretRedactor()
    assert redactor.conceal(said) == said
    assert SecretMask(Checklist(instruction=said)).values == frozenset()


def test_a_user_name_of_the_sentence_is_one_in_an_item_of_the_person_too() -> None:
    redactor = SecretRedactor()
    items = (
        Item(text="管理者（kanri7）でログインする", is_own=True),
        Item(text="係（aoba-2026）でログインする", is_own=True),
    )
    checklist = redactor.concealed(
        Checklist(instruction="利用者名は「kanri7」で登録して", items=items)
    )
    assert checklist.items[0] == items[0]
    assert checklist.items[1].text == "係（{{秘密:パスワード}}）でログインする"


def test_a_password_that_is_an_everyday_word_has_a_name_and_stops_no_prompt() -> None:
    redactor = SecretRedactor()
    said = redactor.conceal("利用者名に「admin」、パスワードに「admin」を入力")
    assert said == "利用者名に「admin」、パスワードに「{{秘密:パスワード}}」を入力"
    assert redactor.value_of("{{秘密:パスワード}}") == "admin"
    assert not redactor.values


def test_two_passwords_have_two_names_and_one_password_has_one() -> None:
    redactor = SecretRedactor()
    first = redactor.conceal("パスワードに「Sakura-7」を入力")
    assert redactor.conceal("パスワードに「Sakura-7」を入力") == first
    assert "{{秘密:パスワード2}}" in redactor.conceal("暗証番号に「9471」を入力")
    assert redactor.names == ("パスワード", "パスワード2")
    said = SecretRedactor().conceal(
        "パスワード「Sakura-7」でログインし、パスワードは「Tanaka-9」にする"
    )
    assert said.index("{{秘密:パスワード}}") < said.index("{{秘密:パスワード2}}")


def test_lists_are_concealed_with_their_variables() -> None:
    redactor = SecretRedactor()
    checklist = redactor.concealed(
        Checklist(
            instruction="パスワード「Sakura-7」でログインして",
            items=(Item(text="パスワード「Sakura-7」でログインする"),),
            variables=(Variable(name="パスワード", value="Sakura-7"),),
        )
    )
    assert "Sakura" not in checklist.model_dump_json()
    assert redactor.value_of(checklist.variables[0].value) == "Sakura-7"


@pytest.mark.parametrize("text", ["{{秘密:ほか}}", "x{{秘密:パスワード}}", "パスワード", ""])
def test_only_a_whole_known_name_is_opened(text: str) -> None:
    redactor = SecretRedactor()
    redactor.conceal("パスワードに「Sakura-7」を入力")
    assert redactor.value_of("{{秘密:パスワード}}") == "Sakura-7"
    assert redactor.value_of(text) is None


def test_a_named_secret_is_seen_inside_other_text() -> None:
    assert holds_secret_template("検索 {{ 秘密:パスワード }}")
    assert not holds_secret_template("{{検索語}}")


def test_a_password_that_an_input_method_wrote_in_full_width_is_typed_in_half_width() -> None:
    redactor = SecretRedactor()
    redactor.conceal("パスワード：ａｏｂａ－２０２６")
    assert redactor.values["パスワード"] == "aoba-2026"


def test_what_a_run_put_into_a_password_field_is_concealed_from_then_on() -> None:
    redactor = SecretRedactor()
    redactor.take("aoba-2026")
    redactor.take("aoba-2026")
    assert redactor.names == ("パスワード",)
    assert "aoba" not in redactor.conceal("合い鍵 aoba-2026 で開く")


def test_values_of_the_vault_are_masked_and_never_given_out() -> None:
    redactor = SecretRedactor()
    redactor.hold("会計", "hunter2-CANARY")
    assert redactor.names == ()
    assert redactor.value_of("{{秘密:会計}}") is None
    assert "hunter2-CANARY" in redactor.values.values()
    assert redactor.conceal("hunter2-CANARY で入る") == "{{秘密:会計}} で入る"
    redactor.take("hunter2-CANARY")
    assert redactor.names == ()
    assert redactor.held == {"会計"}


def test_a_password_in_a_sentence_takes_no_name_of_the_vault() -> None:
    redactor = SecretRedactor()
    redactor.hold("パスワード", "hunter2-CANARY")
    assert redactor.conceal("パスワードはSakura-7です") == "パスワードは{{秘密:パスワード2}}です"
    assert set(redactor.values.values()) == {"hunter2-CANARY", "Sakura-7"}


def test_a_value_that_stands_on_pages_anyway_hides_and_stops_nothing() -> None:
    redactor = SecretRedactor()
    redactor.know_users(["Tanaka"])
    for name, value in {"一": "tanaka", "二": "Password", "三": "123", "四": "tanaka-7"}.items():
        redactor.hold(name, value)
    assert set(redactor.values.values()) == {"tanaka-7"}
    assert redactor.held == {"一", "二", "三", "四"}
    assert redactor.conceal("tanaka の Password") == "tanaka の Password"
    redactor.hold("一", "Sakura-7841")
    assert "Sakura-7841" in redactor.values.values()


def test_what_a_value_is_called_is_known_by_the_value() -> None:
    redactor = SecretRedactor()
    redactor.hold("会計", "hunter2-CANARY")
    redactor.conceal("パスワードはSakura-7です")
    called = redactor.called(["hunter2-CANARY", "Sakura-7", "ほか"])
    assert called == {"hunter2-CANARY": "会計", "Sakura-7": "", "ほか": ""}
