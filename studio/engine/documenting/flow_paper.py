"""手順書: what a flow is for, what it needs, what it does step by step, and what to do when it stops. Pure."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from studio.domain.actions.action import Choose, Upload
from studio.domain.actions.outcome import EvidenceKind
from studio.domain.events.events import RunStatus
from studio.domain.flows.brackets import called, in_brackets
from studio.domain.flows.flow import START_URL_VARIABLE, Flow, FlowStep, OnError, variable_names
from studio.domain.flows.step_diff import (
    ON_ERROR_WORDS,
    ShownTexts,
    expected_in_words,
)
from studio.domain.page.address import host_in_words
from studio.domain.records.document import Paper, PaperPicture, PaperStep, PaperTable, StepMark
from studio.domain.records.history import FlowVersion, RunRecord, StepPicture
from studio.domain.text import clip, strip_unseen
from studio.domain.values.moments import day_of, moment_of
from studio.domain.values.variable import Variable, VariableKind
from studio.domain.values.variable_words import KIND_WORDS
from studio.engine.documenting.foot import foot_at
from studio.engine.flow_editing.flow_trust import portable, secret_names_used, secrets_in
from studio.engine.replay.branches import condition_in_words
from studio.engine.secrets.masking import masked
from studio.engine.secrets.templates import texts_of
from studio.words import sentences, tr

_LONG_CHARS: Final = 2_000
_STOPS_SHOWN: Final = 5
_CHANGES_SHOWN: Final = 12
_FRAMED: Final = tr("枠が操作する所")
_AFTER: Final = tr("操作のあとの画面")
_NO_PICTURE: Final = tr("この手順の画面の画像は、まだありません。")
HOW_TO_GET_PICTURES: Final = tr(
    "画像のない手順があります。「画面も残して実行」（コマンドでは tejun run 手順 --pictures）で一度実行してから、"
    "手順書をもう一度作ると入ります。"
)
_MAY_SHOW: Final = tr(
    "画像には、実行した日の画面の内容（名前や金額など）が写っています。人に渡す前に確かめてください。"
    "パスワードと認証情報の値は、文にも画像にも入りません。"
)
WHEN_IT_STOPS: Final = (
    (
        tr("途中で止まった"),
        tr("画面に出た理由と「次にできること」を読みます。くわしい記録は「実行履歴」にあります。"),
    ),
    (
        tr("「あなたの番です」と出た"),
        tr(
            "ログイン・確認コード・「私はロボットではありません」などを、ブラウザーで済ませて「続ける」を押します。"
        ),
    ),
    (
        tr("送ったかどうかわからない"),
        tr(
            "もう一度実行する前に、サイトの画面（履歴やメール）で確かめます。確かめるまで、くり返しません。"
        ),
    ),
    (
        tr("ボタンや欄が見つからない"),
        tr(
            "サイトの画面が変わったことがあります。見比べて、「編集」でその手順を開き、「画面から選び直す」を押します。"
        ),
    ),
    (
        tr("パソコンが落ちた・閉じた"),
        tr("手順スタジオを開くと「続きから」を選べます。済んだ操作はくり返しません。"),
    ),
    (
        tr("直したら動かなくなった"),
        tr("「手順」のカードのメニューの「版の一覧」で、前の版に戻せます。"),
    ),
)


@dataclass(frozen=True, slots=True)
class VersionKnown:
    """A kept version, and what it changed against the one before it; () for the oldest that is kept."""

    version: FlowVersion
    changes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FlowKnown:
    """What is known of a flow beside itself.

    Attributes:
        pictures: By the ids of its steps.
        versions: Newest first.
        runs: Its newest ones, newest first.
        today: What its variables hold today where that is not what is written, by name: days.
        made_at: When the paper is made.
    """

    made_at: datetime
    pictures: Mapping[str, StepPicture] = field(default_factory=dict[str, StepPicture])
    versions: Sequence[VersionKnown] = ()
    runs: Sequence[RunRecord] = ()
    today: Mapping[str, str] = field(default_factory=dict[str, str])


def flow_paper(flow: Flow, known: FlowKnown) -> Paper:
    """Return the 手順書 of a flow; nothing that is secret in the flow stands in it."""
    return _FlowPaper(flow, known).paper()


class _FlowPaper:
    """One flow, told for somebody who takes it over."""

    def __init__(self, flow: Flow, known: FlowKnown) -> None:
        self._secrets = secrets_in(flow)
        self._flow = portable(flow)
        self._shown = ShownTexts(self._flow)
        self._known = known

    def paper(self) -> Paper:
        steps = tuple(self._steps())
        is_bare = any(step.without for step in steps)
        has_pictures = any(step.pictures for step in steps)
        notices = [HOW_TO_GET_PICTURES] if is_bare else []
        notices += [_MAY_SHOW] if has_pictures else []
        parts = (self._values(), self._credentials(), self._files(), self._irreversible())
        return Paper(
            kind=tr("手順書"),
            title=self._long(self._flow.name),
            facts=tuple(self._facts()),
            notice=sentences(*notices),
            before=tuple(part for part in parts if part),
            steps=steps,
            after=tuple(part for part in (self._when_it_stops(), *self._past()) if part),
            foot=foot_at(self._known.made_at),
        )

    def _text(self, said: str) -> str:
        return masked(self._shown.text(strip_unseen(said)), self._secrets)

    def _long(self, said: str) -> str:
        """Return words that are told whole, up to a page."""
        return masked(clip(in_brackets(strip_unseen(said)), _LONG_CHARS), self._secrets)

    def _facts(self) -> Iterator[tuple[str, str]]:
        flow = self._flow
        yield tr("目的"), self._long(flow.purpose) or tr("（書かれていません）")
        yield tr("担当"), self._long(flow.owner) or tr("（決まっていません）")
        sites = dict.fromkeys((*flow.sites, *map(host_in_words, flow.origins)))
        yield (
            tr("サイト"),
            self._long(tr("、").join(filter(None, sites))) or tr("（決まっていません）"),
        )
        yield (
            tr("版"),
            tr(
                "第 {version} 版（{updated_at}）",
                version=flow.version,
                updated_at=day_of(flow.updated_at),
            ),
        )
        yield tr("手順の数"), tr("{count} 手順", count=len(flow.steps))
        if runs := self._known.runs:
            done = sum(run.status is RunStatus.DONE for run in runs)
            last = moment_of(runs[0].started_at)
            yield (
                tr("これまでの実行"),
                tr(
                    "直近 {count} 回のうち {done} 回できました（最後は {last}）",
                    count=len(runs),
                    done=done,
                    last=last,
                ),
            )
        if flow.is_imported:
            yield tr("状態"), tr("取り込んだ手順で、まだ確かめられていません")
        if flow.is_draft:
            yield tr("状態"), tr("下書き：できることを、まだ誰も確かめていません")

    def _values(self) -> PaperTable | None:
        rows = tuple(self._value(one) for one in self._flow.variables)
        if not rows:
            return None
        columns = 4 if any(hint for *_, hint in rows) else 3
        return PaperTable(
            title=tr("変えられる値"),
            lead=tr("実行するときに変えられます。変えなければ「ふだんの値」を使います。"),
            columns=(tr("名前"), tr("種類"), tr("ふだんの値"), tr("説明"))[:columns],
            rows=tuple(row[:columns] for row in rows),
        )

    def _value(self, variable: Variable) -> tuple[str, ...]:
        value = self._shown.value(variable)
        today = self._known.today.get(variable.name, "")
        if variable.ask_each_time:
            value = tr("{value}（毎回たずねます）", value=value) if value else tr("毎回たずねます")
        if variable.value and today not in ("", variable.value):
            value = tr("{value}（今日なら {today}）", value=value, today=today)
        hints = [variable.hint] if variable.hint else []
        hints += (
            [tr("選べるもの：{choices}", choices=tr("、").join(variable.choices))]
            if variable.choices
            else []
        )
        kind = tr("アドレス") if variable.name == START_URL_VARIABLE else KIND_WORDS[variable.kind]
        told = (called(variable.name), kind, value, tr("。").join(hints))
        return tuple(masked(one, self._secrets) for one in told)

    def _credentials(self) -> PaperTable | None:
        names = secret_names_used(self._flow)
        if not names:
            return None
        return PaperTable(
            title=tr("認証情報"),
            lead=tr(
                "値はこの文書にありません。引き継ぐ人のパソコンで、同じ名前の「認証情報」に登録します。"
            ),
            columns=(tr("名前"), tr("使う手順")),
            rows=tuple((self._text(name), self._used_in(f"秘密:{name}")) for name in names),
        )

    def _used_in(self, name: str) -> str:
        numbers = [
            str(number)
            for number, step in enumerate(self._flow.steps, 1)
            if any(name in variable_names(text) for text in texts_of(step.action))
        ]
        return tr("、").join(numbers)

    def _files(self) -> PaperTable | None:
        rows = [
            (self._text(path), tr("手順 {number} でサイトに渡します", number=number))
            for number, step in enumerate(self._flow.steps, 1)
            if isinstance(step.action, Upload)
            for path in step.action.paths
        ]
        rows += [
            (
                called(one.name),
                tr(
                    "変えられる値（ふだんは {value}）",
                    value=self._shown.value(one) or tr("決まっていません"),
                ),
            )
            for one in self._flow.variables
            if one.kind is VariableKind.FILE
        ]
        return PaperTable(title=tr("ファイル"), rows=tuple(rows)) if rows else None

    def _irreversible(self) -> PaperTable | None:
        rows = tuple(
            (tr("手順 {number}", number=number), self._shown_act(step), self._asked(step))
            for number, step in enumerate(self._flow.steps, 1)
            if step.needs_approval and step.is_enabled
        )
        if not rows:
            return None
        return PaperTable(
            title=tr("取り消せない操作"),
            lead=tr("実行すると、サイトに残ります。内容を確かめてから進めてください。"),
            rows=rows,
            is_grave=True,
        )

    def _asked(self, step: FlowStep) -> str:
        if step.grant and not self._flow.is_imported:
            return tr("人がいないときも、確認なしで行う許可があります")
        return tr("実行のたびに、確認が出ます")

    def _shown_act(self, step: FlowStep) -> str:
        return masked(self._shown.act(step.action), self._secrets)

    def _steps(self) -> Iterator[PaperStep]:
        item = None
        for number, step in enumerate(self._flow.steps, 1):
            heading = "" if step.item == item else self._text(step.item)
            item = step.item
            pictures = tuple(self._pictures(step))
            yield PaperStep(
                number=number,
                heading=heading,
                words=self._shown_act(step),
                marks=tuple(_marks(step)),
                facts=tuple(self._step_facts(step)),
                pictures=pictures,
                without=_NO_PICTURE if not pictures and _wants_picture(step) else "",
            )

    def _step_facts(self, step: FlowStep) -> Iterator[tuple[str, str]]:
        if step.only_when:
            yield tr("行うとき"), self._text(condition_in_words(step.only_when))
        if expected := expected_in_words(self._shown, _for_readers(step)):
            yield tr("できた印"), masked(expected, self._secrets)
        if step.on_error is not OnError.STOP:
            times = (
                tr("（{retries} 回まで）", retries=step.retries)
                if step.on_error is OnError.RETRY
                else ""
            )
            yield tr("うまくいかないとき"), f"{ON_ERROR_WORDS[step.on_error]}{times}"
        if step.note:
            yield tr("メモ"), self._text(step.note)

    def _pictures(self, step: FlowStep) -> Iterator[PaperPicture]:
        if found := self._known.pictures.get(step.id):
            if not found.is_before:
                what = _AFTER
            else:
                what = _FRAMED if step.action.element else tr("操作する前の画面")
            yield PaperPicture(
                jpeg=found.jpeg, caption=tr("{what}（{at} の実行）", what=what, at=day_of(found.at))
            )

    def _when_it_stops(self) -> PaperTable:
        return PaperTable(
            title=tr("止まったとき"), columns=(tr("こんなとき"), tr("すること")), rows=WHEN_IT_STOPS
        )

    def _past(self) -> Iterable[PaperTable]:
        stops = [run for run in self._known.runs if run.status is not RunStatus.DONE]
        if stops:
            yield PaperTable(
                title=tr("これまでに止まったところ"),
                columns=(tr("いつ"), tr("どうなったか"), tr("理由")),
                rows=tuple(
                    (moment_of(run.started_at), run.status.words.told, self._text(run.message))
                    for run in stops[:_STOPS_SHOWN]
                ),
            )
        if self._known.versions:
            yield PaperTable(
                title=tr("版と変わったこと"),
                columns=(tr("版"), tr("保存した日"), tr("変わったこと")),
                rows=tuple(self._version(one) for one in self._known.versions),
            )

    def _version(self, known: VersionKnown) -> tuple[str, ...]:
        told = [self._text(known.version.note)] if known.version.note else []
        told += [
            tr("・{one}", one=masked(one, self._secrets)) for one in known.changes[:_CHANGES_SHOWN]
        ]
        if (more := len(known.changes) - _CHANGES_SHOWN) > 0:
            told.append(tr("…ほか {more} 件", more=more))
        saved = moment_of(known.version.saved_at)
        return tr("第 {number} 版", number=known.version.number), saved, "\n".join(told) or "―"


def _wants_picture(step: FlowStep) -> bool:
    """Say whether a reader looks for the place of a step: it has one, and it is done."""
    has_place = step.action.element is not None or isinstance(step.action, Choose)
    return has_place and step.is_enabled


def _for_readers(step: FlowStep) -> FlowStep:
    """Return a step with what shows that it worked as people see it: no addresses, a dialog by its words."""
    shown = [
        fact.model_copy(update={"detail": fact.detail.partition(":")[2]})
        if fact.kind is EvidenceKind.DIALOG
        else fact
        for fact in step.expects
        if fact.kind not in (EvidenceKind.URL, EvidenceKind.LEFT)
    ]
    return step.model_copy(update={"expects": tuple(shown)})


def _marks(step: FlowStep) -> Iterator[StepMark]:
    if step.needs_approval:
        yield StepMark.IRREVERSIBLE
    elif step.sends:
        yield StepMark.SENDS
    if step.is_optional:
        yield StepMark.OPTIONAL
    if not step.is_enabled:
        yield StepMark.OFF
