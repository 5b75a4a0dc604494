"""The bar after a run that worked: give it a name and keep it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QLabel, QLineEdit, QPushButton, QWidget

from studio.domain.events.events import Event, FlowSaved, ItemVerified, RehearsalStarted, RunStarted
from studio.domain.flows.brackets import in_brackets, in_quotes
from studio.domain.flows.flow import Flow
from studio.domain.runs.checklist import Checklist
from studio.domain.text import clip
from studio.engine.distilling.changing import ANOTHER_EXAMPLE, changing_lines, what_may_change
from studio.ui.widgets.actions import ActionSet
from studio.ui.widgets.boxes import grow, in_row
from studio.ui.widgets.controls import (
    Card,
    PushButton,
    Size,
    follow_action,
    make_button,
    make_wrapped,
    named,
    say,
)
from studio.ui.widgets.flow_layout import FlowLayout
from studio.ui.widgets.theme import Theme, set_look
from studio.words import tr

MAX_NAME_CHARS = 60
_NEWS_SHOWN = 5


class Offer(QWidget):
    """A sentence, and the button that takes up what it offers.

    Args:
        words: What the button says.
        name: Object name of the button; its sentence has it with `_words`.
    """

    def __init__(self, words: str, name: str, take_up: Callable[[], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._words = make_wrapped(self, "", Size.SMALL, name=f"{name}_words")
        in_row(grow(self._words), make_button(self, words, name, take_up), of=self)
        self.hide()

    def show_words(self, words: str) -> None:
        """Offer it in these words; "" takes the offer back."""
        self._words.setText(words)
        self.setVisible(bool(words))


class SaveBar(Card):
    """Asks for a name; afterwards says where the flow is.

    Signals:
        example_wanted: The person wants to do the work of the kept `Flow` again with other values.
        example_given: The run is to be an example of the flow it was done again for.
        variables_wanted: The person wants to see which values of the kept `Flow` could be variables.
        run_wanted: The person wants to run the kept `Flow`, without AI.
        place_wanted: The person wants to take it, by its id, to 表で実行 or to 予定: to this place.
        password_wanted: The person wants the password of the kept `Flow` in the vault.

    Args:
        actions: The save command.
        dismiss: The person does not want to keep it.
        open_library: Shows the kept flow.
        edit: Shows its steps, to be edited.
    """

    variables_wanted = Signal(object)
    password_wanted = Signal(object)
    run_wanted = Signal(object)
    place_wanted = Signal(str, str)
    example_wanted = Signal(object)
    example_given = Signal()
    _checklist = Checklist(instruction="")

    def __init__(
        self,
        theme: Theme,
        actions: ActionSet,
        dismiss: Callable[[], None],
        open_library: Callable[[], None],
        parent: QWidget,
        edit: Callable[[Flow], None] | None = None,
    ) -> None:
        super().__init__("save_bar", parent, "green")
        self._dismiss = dismiss
        self._theme = theme
        self._icon = QLabel(self)
        self._words = make_wrapped(self, size=Size.TITLE, name="save_words")
        self._name = self._make_name()
        self._save = PushButton(self)
        self._save.setObjectName("save_button")
        self._save.setProperty("look", "main")
        follow_action(self._save, actions["save"])
        self._name.returnPressed.connect(actions["save"].trigger)
        self._later = make_button(self, tr("今はしない"), "save_later", self._put_away)
        self._run, self._rows, self._plan = self._make_ways()
        self._open = make_button(self, tr("手順の一覧"), "save_open_library", open_library)
        self._rehearses = QCheckBox(tr("保存の前に練習する（何も送らない所まで）"), self)
        self._rehearses.setObjectName("save_rehearses")
        self._rehearses.setChecked(True)
        self._told = make_wrapped(self, size=Size.SMALL, name="save_told")
        self._told.hide()
        self._kept: Flow | None = None
        self._news: tuple[str, ...] = ()
        self._edit = edit
        self._change = make_button(self, tr("手順を編集"), "save_edit", self._edit_kept)
        self._propose = make_button(
            self, tr("変えられる値の提案"), "save_variables", self._want_variables
        )
        self._password = Offer(tr("認証情報に保存"), "save_password", self._want_password, self)
        self._again = Offer(tr("別の値でもう一度"), "save_again", self._want_example, self)
        self._example = Offer(tr("手順に合わせる"), "save_example", self.example_given.emit, self)
        self._lay_out()
        self.hide()

    def _make_name(self) -> QLineEdit:
        line = named(QLineEdit(self), "save_name", tr("手順の名前"))
        line.setPlaceholderText(tr("手順の名前"))
        line.setMaxLength(MAX_NAME_CHARS)
        return line

    def _make_ways(self) -> tuple[QPushButton, QPushButton, QPushButton]:
        """Make what is done next with a flow that is kept."""
        run = make_button(self, tr("くり返し実行"), "save_run", self._want_run, "main")
        rows = make_button(self, tr("表で実行"), "save_rows", lambda: self._go("go_data"))
        plan = make_button(
            self, tr("予定を決める"), "save_schedule", lambda: self._go("go_schedules")
        )
        return run, rows, plan

    @property
    def name(self) -> str:
        """What the person typed."""
        return self._name.text().strip()

    @property
    def rehearses(self) -> bool:
        """True when the flow is to be played once more before it is kept."""
        return self._rehearses.isChecked()

    def take_event(self, event: Event) -> None:
        """Follow a rehearsal, and what is said of the flow when it is kept."""
        match event:
            case RunStarted():
                self._news = ()
            case ItemVerified() if not event.is_confirmed:
                self._news += event.news
            case RehearsalStarted():
                self._tell(tr("練習しています…（「止める」を押すと、練習をやめて保存します）"))
            case FlowSaved() if event.rehearsal_message:
                self._tell("\n".join((event.rehearsal_message, *event.warnings)))
            case FlowSaved():
                self._tell("\n".join(event.warnings))
            case _:
                pass

    def offer(self, checklist: Checklist, *, is_unsure: bool = False, example_of: str = "") -> None:
        """Ask for a name, with a proposal; of a run nobody could verify, whether it worked as well.

        Args:
            checklist: Of the run.
            is_unsure: Nobody could verify it.
            example_of: Name of the flow that it was done again for, with other values.
        """
        asks = tr("できていますか？ ブラウザーの画面を見て、できていれば保存してください。")
        self._checklist = checklist
        self._words.setText(asks if is_unsure else tr("手順として残す"))
        self._look_done(is_done=not is_unsure)
        self._name.setText(proposed_name(checklist))
        self._show_asking(is_asking=True)
        self._later.setText(tr("できていない") if is_unsure else tr("今はしない"))
        new = tr("新しく出たもの：{news}", news="\n".join(self._news[:_NEWS_SHOWN]))
        self._tell(new if is_unsure and self._news else "")
        asked = tr(
            "「{0}」の例にしますか？ 値によって変わる所が変えられる値になり、同じ所は決まります。"
        )
        self._example.show_words(asked.format(clip(example_of, 30)) if example_of else "")
        self.show()
        self._name.setFocus()
        self._name.selectAll()

    def show_learnt(self, flow: Flow, lines: Sequence[str]) -> None:
        """Say what a second example has taught a flow."""
        told = self._told.text()
        self.show_kept(flow)
        self._words.setText(tr("「{name}」に合わせました", name=clip(flow.name, 30)))
        self._tell("\n".join(filter(None, (told, *lines))))

    def wait_for_example(self, name: str) -> None:
        """Say how the work is done again with other values."""
        self._words.setText(tr("別の値で、もう一度実行してください"))
        self._show_asking(is_asking=False)
        for button in (self._run, self._rows, self._plan, self._open, self._change):
            button.hide()
        self._later.setText(tr("やめる"))
        how = tr(
            "文の中の値（名前、日付、件数など）を書き換えて手順を作り直し、実行してください。"
            "うまくいったら、「{0}」に合わせられます。"
        )
        self._tell(how.format(clip(name, 30)))

    def show_kept(self, flow: Flow, proposals: int = 0, password: str = "") -> None:
        """Say that it is kept, and offer so many proposals of variables.

        Args:
            flow: As it was saved.
            proposals: How many of its values could be variables.
            password: For which sites it has a password that the vault could keep; "" for none.
        """
        if self.isHidden():  # it was not offered here: no run before it says anything of this flow
            self._checklist = Checklist(instruction="")
        self._look_done(is_done=True)
        words = tr("{name}を手順に残しました", name=in_quotes(clip(flow.name, 30)))
        self._words.setText(words)
        self._kept = flow
        self._show_asking(is_asking=False)
        changing = changing_lines(what_may_change(flow, self._checklist))
        self._tell("\n".join(filter(None, (self._told.text(), *changing))))
        self._later.setText(tr("閉じる"))
        self._propose.setText(tr("変えられる値の提案（{proposals} 件）", proposals=proposals))
        self._propose.setVisible(proposals > 0)
        asked = tr(
            "このパスワードを認証情報に保存しますか？ 保存すると、次の実行から聞かれません（{0} だけで使います）。"
        )
        self._password.show_words(asked.format(password) if password else "")
        self._again.show_words(ANOTHER_EXAMPLE)
        self.show()

    def ask_for_name(self) -> None:
        """The name is missing: put the person there."""
        self._name.setPlaceholderText(tr("名前を入力してください"))
        self._name.setFocus()

    def _tell(self, words: str) -> None:
        say(self._told, in_brackets(words))

    def _show_asking(self, *, is_asking: bool) -> None:
        self._name.setVisible(is_asking)
        self._rehearses.setVisible(is_asking)
        self._save.setVisible(is_asking)
        for button in (self._run, self._rows, self._plan, self._open):
            button.setVisible(not is_asking)
        self._propose.hide()
        for offer in (self._password, self._again, self._example):
            offer.hide()
        self._change.setVisible(not is_asking and self._edit is not None)
        self._later.setText(tr("今はしない"))

    def _look_done(self, *, is_done: bool) -> None:
        """Carry the mark of a success, or that of a question."""
        tone = "green" if is_done else "amber"
        set_look(self, "card", tone)
        sign = "fa6s.circle-check" if is_done else "fa6s.circle-question"
        self._theme.dress(self._icon, sign, tone, 16)

    def _want_run(self) -> None:
        if self._kept is not None:
            self.run_wanted.emit(self._kept)

    def _go(self, place: str) -> None:
        if self._kept is not None:
            self.place_wanted.emit(place, self._kept.id)

    def _want_variables(self) -> None:
        if self._kept is not None:
            self.variables_wanted.emit(self._kept)

    def _want_password(self) -> None:
        if self._kept is not None:
            self.password_wanted.emit(self._kept)

    def _want_example(self) -> None:
        if self._kept is not None:
            self.example_wanted.emit(self._kept)

    def _edit_kept(self) -> None:
        if self._edit is not None and self._kept is not None:
            self.hide()
            self._edit(self._kept)

    def _put_away(self) -> None:
        self.hide()
        self._dismiss()

    def _lay_out(self) -> None:
        head = in_row(self._icon, grow(self._words))
        asking = in_row(grow(self._name), self._save)
        acts = QWidget(self)
        FlowLayout(
            acts,
            self._rehearses,
            self._run,
            self._rows,
            self._plan,
            self._change,
            self._propose,
            self._open,
            self._later,
        )
        self.put(
            head,
            self._password,
            self._example,
            asking,
            self._told,
            self._again,
            acts,
        )


def proposed_name(checklist: Checklist) -> str:
    """Return a name people would give: the site and the last thing done there."""
    items = checklist.enabled_items
    last = items[-1].text if items else checklist.instruction
    return clip(
        tr("{site}：{last}", site=checklist.site, last=last) if checklist.site else last,
        MAX_NAME_CHARS,
    )
