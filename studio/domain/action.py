"""What the hands can do.

One flat union with `verb` as discriminator, so that a small model can fill it. Verbs are
Playwright's. No coordinates and no JavaScript anywhere.
"""

from enum import StrEnum
from typing import Annotated, Final, Literal, assert_never

from pydantic import Field

from studio.domain.answer import PLACE, AnswerValue
from studio.domain.frozen import Frozen
from studio.domain.rule import Joining, SelectionRule
from studio.domain.target import Target
from studio.domain.text_edit import TextEdit

MAX_WAIT_S: Final = 30.0
MAX_PAGES: Final = 20
"""Of one list, read in one go."""


class Navigate(Frozen):
    """Open an address in the current tab."""

    verb: Literal["navigate"] = "navigate"
    url: str


class Click(Frozen):
    """Press an element once."""

    verb: Literal["click"] = "click"
    target: Target


class Fill(Frozen):
    """Put `value` into a field, replacing what it holds. `value` may hold templates."""

    verb: Literal["fill"] = "fill"
    target: Target
    value: str


class EditText(Frozen):
    """Change what a field holds today: add a line, replace one. A run refuses where its anchor is gone."""

    verb: Literal["edit_text"] = "edit_text"
    target: Target
    edits: tuple[TextEdit, ...] = Field(min_length=1)


class SelectOption(Frozen):
    """Choose the option whose text is `option`, in a native select or an ARIA combobox."""

    verb: Literal["select_option"] = "select_option"
    target: Target
    option: str


class SetChecked(Frozen):
    """Bring a check box, radio button or switch into a state; never a blind click."""

    verb: Literal["set_checked"] = "set_checked"
    target: Target
    checked: bool = True


class Press(Frozen):
    """Press keys, Playwright's names (`Enter`, `Control+A`), in an element or on the page."""

    verb: Literal["press"] = "press"
    keys: str
    target: Target | None = None


class DoubleClick(Frozen):
    """Press an element twice: opens or edits in many grids."""

    verb: Literal["double_click"] = "double_click"
    target: Target


class RightClick(Frozen):
    """Open the menu of an element."""

    verb: Literal["right_click"] = "right_click"
    target: Target


class Hover(Frozen):
    """Rest the pointer on an element: menus that open by themselves."""

    verb: Literal["hover"] = "hover"
    target: Target


class TypeText(Frozen):
    """Type `text` key by key after what the field holds; for fields that listen to each key."""

    verb: Literal["type_text"] = "type_text"
    target: Target
    text: str


class DropPlace(StrEnum):
    """Where a dragged element goes: onto (or into) another, or into a list right before or after it.

    First and last are of the list that the other one is the heading of, or stands in, whatever it holds that day.
    """

    INTO = "into"
    BEFORE = "before"
    AFTER = "after"
    FIRST = "first"
    LAST = "last"


class Drag(Frozen):
    """Drag `target` to `to` and let go there."""

    verb: Literal["drag"] = "drag"
    target: Target
    to: Target
    place: DropPlace = DropPlace.INTO


class Upload(Frozen):
    """Give files to a file field, to the button that asks for them, or to a drop zone.

    `paths` are files of this machine, and may be templates. A model can only repeat a path that the
    person's own sentence or a variable holds.
    """

    verb: Literal["upload"] = "upload"
    target: Target
    paths: tuple[str, ...] = Field(min_length=1)


class Download(Frozen):
    """Press an element and keep the file it gives."""

    verb: Literal["download"] = "download"
    target: Target


class ScrollWay(StrEnum):
    """Where to scroll: one screen on or back, or to an end."""

    DOWN = "down"
    UP = "up"
    START = "start"
    END = "end"


class Scroll(Frozen):
    """Scroll the page, or the list that `target` is or stands in.

    With `until`, on and on until that text shows (virtual lists, endless pages), within the ADR's limits.
    With `to`, to a place in CSS pixels from the top: set only where the engine itself walks a list.
    """

    verb: Literal["scroll"] = "scroll"
    target: Target | None = None
    way: ScrollWay = ScrollWay.DOWN
    until: str = ""
    to: int | None = None


class GoBack(Frozen):
    """Go back to the page before."""

    verb: Literal["back"] = "back"


class OpenTab(Frozen):
    """Open an address in a new tab, which becomes the current one."""

    verb: Literal["new_tab"] = "new_tab"
    url: str


class SwitchTab(Frozen):
    """Make another open tab the current one. `tab` is its number from 1, its title or its address."""

    verb: Literal["switch_tab"] = "switch_tab"
    tab: str


class CloseTab(Frozen):
    """Close the current tab; the one before it becomes the current one."""

    verb: Literal["close_tab"] = "close_tab"


class WaitFor(Frozen):
    """Wait until `text` shows, or until `gone` shows no more; for `seconds` at most."""

    verb: Literal["wait_for"] = "wait_for"
    text: str = ""
    gone: str = ""
    seconds: float = Field(default=10.0, gt=0, le=MAX_WAIT_S)


class HandleDialog(Frozen):
    """Answer the JavaScript dialog that is open; `text` is typed into a prompt."""

    verb: Literal["handle_dialog"] = "handle_dialog"
    accept: bool
    text: str = ""


class Find(Frozen):
    """Search the whole page for a text; for pages whose long tables were folded."""

    verb: Literal["find"] = "find"
    text: str


_DROPS: Final = {
    DropPlace.INTO: "へ",
    DropPlace.BEFORE: "の前へ",
    DropPlace.AFTER: "の後ろへ",
    DropPlace.FIRST: "の先頭へ",
    DropPlace.LAST: "の末尾へ",
}

ROW_LINK: Final = "この行"
ROW_BOX: Final = "[ ]"
"""As `Choose.column`: the row's own link, whatever it is called."""


class Choose(Frozen):
    """Pick a row by conditions and, if `column` is set, press the control of that name in it.

    `column` is the control's words (カートに入れる), `ROW_LINK` to open the row, `ROW_BOX` to tick
    its box, "" to only look.
    """

    verb: Literal["choose"] = "choose"
    rule: SelectionRule
    column: str = ""


class Extract(Frozen):
    """Read rows of a table, list or cards into a table of text; nothing on the page is pressed but 「次へ」.

    Attributes:
        columns: Headings as on the page or as the person says them (商品名, 価格); empty = all.
        rule: Which rows, in which order; its `taking` and `take` are not used.
        limit: At most so many rows after ordering (上位 5 件); 0 = all.
        may_be_empty: No row that fits is a result too: 0 件 is an answer.
        max_pages: Pages of the list to read at most, the open one included.
    """

    verb: Literal["extract"] = "extract"
    columns: tuple[str, ...] = ()
    rule: SelectionRule = SelectionRule()
    limit: int = Field(default=0, ge=0)
    max_pages: int = Field(default=1, ge=1, le=MAX_PAGES)
    may_be_empty: bool = False


class Answer(Frozen):
    """Tell the person what they asked for; every value of the sentence is read or computed by code.

    Attributes:
        text: The sentence; as decided each place names its value ([R190828], [sum 金額]), in a flow it is [].
        quotes: As decided: words of the page around a value, where it stands there more than once.
        values: In a flow: the way to the value of each place, in their order.
    """

    verb: Literal["answer"] = "answer"
    text: str
    quotes: tuple[str, ...] = ()
    values: tuple[AnswerValue, ...] = ()


class AskUser(Frozen):
    """Hand over to the person: only they can answer this, sign in, or do the next thing by hand."""

    verb: Literal["ask_user"] = "ask_user"
    question: str


class Done(Frozen):
    """Nothing left to do for this item; `evidence` quotes what on the page shows it."""

    verb: Literal["done"] = "done"
    evidence: str = ""


TargetedAction = (
    Click
    | DoubleClick
    | RightClick
    | Hover
    | Fill
    | EditText
    | TypeText
    | SelectOption
    | SetChecked
    | Drag
    | Upload
    | Download
)
"""Actions that cannot be without an element."""

PageAction = (
    Press | Scroll | GoBack | OpenTab | SwitchTab | CloseTab | WaitFor | HandleDialog | Navigate
)
"""Actions on the page or the browser; some may name an element."""

EngineAction = Choose | Find | Extract | Answer | AskUser | Done
"""Actions that the engine carries out, with or without the hands."""

Action = Annotated[TargetedAction | PageAction | EngineAction, Field(discriminator="verb")]


def target_of(action: Action) -> Target | None:
    """Return the element an action touches (of a drag: what is dragged), or None."""
    match action:
        case Press() | Scroll():
            return action.target
        case (
            Click() | DoubleClick() | RightClick() | Hover() | Fill() | EditText() | TypeText()
            | SelectOption() | SetChecked() | Drag() | Upload() | Download()
        ):  # fmt: skip
            return action.target
        case (
            Navigate() | GoBack() | OpenTab() | SwitchTab() | CloseTab() | WaitFor()
            | HandleDialog() | Choose() | Find() | Extract() | Answer() | AskUser() | Done()
        ):  # fmt: skip
            return None
        case _:
            assert_never(action)


def in_words(action: Action) -> str:  # noqa: C901, PLR0912 - one line a verb
    """Return one Japanese sentence for the log and the flow: 「検索」をクリック."""
    match action:
        case Navigate():
            return f"{action.url} を開く"
        case Click():
            return f"{action.target.in_words()}をクリック"
        case DoubleClick():
            return f"{action.target.in_words()}をダブルクリック"
        case RightClick():
            return f"{action.target.in_words()}を右クリック"
        case Hover():
            return f"{action.target.in_words()}にマウスを重ねる"
        case Fill():
            return f"{action.target.in_words()}に「{action.value}」を入力"
        case EditText():
            return f"{action.target.in_words()}の文章で{'、'.join(one.in_words() for one in action.edits)}"
        case TypeText():
            return f"{action.target.in_words()}に「{action.text}」を 1 文字ずつ入力"
        case SelectOption():
            return f"{action.target.in_words()}で「{action.option}」を選ぶ"
        case SetChecked():
            return f"{action.target.in_words()}を{'オン' if action.checked else 'オフ'}にする"
        case Drag():
            return (
                f"{action.target.in_words()}を{action.to.in_words()}{_DROPS[action.place]}ドラッグ"
            )
        case Upload():
            return f"{action.target.in_words()}に{_files_in_words(action.paths)}を渡す"
        case Download():
            return f"{action.target.in_words()}からファイルを保存"
        case Press() | Scroll():
            return _keys_or_scroll_in_words(action)
        case GoBack():
            return "前のページに戻る"
        case OpenTab():
            return f"新しいタブで {action.url} を開く"
        case SwitchTab():
            return f"タブ「{action.tab}」に切り替える"
        case CloseTab():
            return "タブを閉じる"
        case WaitFor():
            return _wait_in_words(action)
        case HandleDialog():
            return _answer_in_words(action)
        case Choose():
            return _choice_in_words(action)
        case Find():
            return f"ページの中から「{action.text}」を探す"
        case Extract():
            return _extract_in_words(action)
        case Answer():
            return f"「{PLACE.sub('…', action.text)}」と答える"
        case AskUser():
            return f"あなたに確認：{action.question}"
        case Done():
            return "完了を確認"
        case _:
            assert_never(action)


def _keys_or_scroll_in_words(action: Press | Scroll) -> str:
    where = action.target.in_words() if action.target else ""
    if isinstance(action, Press):
        return f"{f'{where}で' if where else ''}{action.keys} キーを押す"
    if action.until:
        return f"「{action.until}」が見えるまで{where or 'ページ'}をスクロール"
    ways = {
        ScrollWay.DOWN: "下へ",
        ScrollWay.UP: "上へ",
        ScrollWay.START: "先頭まで",
        ScrollWay.END: "最後まで",
    }
    return f"{where or 'ページ'}を{ways[action.way]}スクロール"


def _files_in_words(paths: tuple[str, ...]) -> str:
    names = [path.replace("\\", "/").rpartition("/")[2] for path in paths]
    more = f"ほか {len(names) - 1} 件" if len(names) > 1 else ""
    return f"「{names[0]}」{more}"


def _answer_in_words(action: HandleDialog) -> str:
    typed = f"「{action.text}」と書いて" if action.text else ""
    return f"確認画面に{typed}{'OK' if action.accept else 'キャンセル'}で答える"


def _wait_in_words(action: WaitFor) -> str:
    if action.text:
        return f"「{action.text}」が出るまで待つ"
    if action.gone:
        return f"「{action.gone}」が消えるまで待つ"
    return f"{action.seconds:g} 秒待つ"


def _within(rule: SelectionRule) -> str:
    return f"「{rule.within}」の " if rule.within else ""


def _choice_in_words(action: Choose) -> str:
    is_one = action.rule.takes_one
    if action.column == ROW_LINK:
        return f"{_within(action.rule)}{action.rule.in_words()}を{'' if is_one else '順に'}開く"
    if action.column == ROW_BOX:
        return f"{_within(action.rule)}{action.rule.in_words()}にチェックを付ける"
    row = "その行" if is_one else "それぞれの行"
    then = f"、{row}の「{action.column}」を押す" if action.column else "を探す"
    return f"{_within(action.rule)}{action.rule.in_words()}{then}"


def _extract_in_words(action: Extract) -> str:
    what = f"「{'、'.join(action.columns)}」" if action.columns else "一覧"
    which = "".join(f"{condition.in_words()} の" for condition in action.rule.where)
    if action.rule.joining is Joining.ANY and action.rule.where:
        which = f"{' または '.join(condition.in_words() for condition in action.rule.where)} の"
    how_many = f"上位 {action.limit} 件" if action.limit else "表"
    return f"{_within(action.rule)}{which}{what}を{how_many}として取り出す"
