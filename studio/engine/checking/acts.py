"""Acts of a flow: not approved, without an end, without a proof, elsewhere, or a person's. Pure."""

from collections.abc import Iterator

from studio.domain.actions.action import (
    MAX_PAGES,
    ROW_BOX,
    AskUser,
    ByRule,
    Choose,
    Extract,
    HandleDialog,
    OpensAddress,
    Scroll,
    ScrollWay,
    WaitFor,
)
from studio.domain.actions.rule import Condition, SelectionRule, Taking
from studio.domain.flows.flow import START_URL_VARIABLE, Flow, FlowStep
from studio.domain.page.address import origin_of
from studio.domain.records.check import Finding
from studio.domain.records.journal import StepClass
from studio.domain.text import parse_number
from studio.domain.values.date_expression import is_date_said
from studio.engine.checking.known import FlowFacts, error, filled, note, quoted, warning
from studio.engine.guard.places import AllowedPlaces
from studio.engine.guard.repeating import class_of
from studio.engine.replay.distrust import looks_irreversible
from studio.words import tr


def check_acts(flow: Flow, known: FlowFacts) -> Iterator[Finding]:
    """Give what is doubtful about what a flow does, step by step."""
    running = [step for step in flow.steps if step.is_enabled]
    if not running:
        yield error(
            "EMPTY_FLOW",
            tr("実行する操作が 1 つもありません。"),
            tr("操作を足すか、オフにした操作をオンに戻してください。"),
        )
        return
    if not isinstance(running[0].action, OpensAddress):
        yield note(
            "NO_START_PAGE",
            tr("最初にページを開く操作がないため、そのとき開いている画面から始まります。"),
            tr("決まった画面から始めるときは、「ページを開く」を先頭に足してください。"),
        )
    for step in running:
        yield from _approval(step)
        yield from _ends(step)
        yield from _proof(step)
        yield from _place(flow, step)
        yield from _rule(step)
        yield from _person(step, known)
    yield from _trust(flow)


def _approval(step: FlowStep) -> Iterator[Finding]:
    if step.needs_approval or not looks_irreversible(step.action):
        return
    if isinstance(step.action, HandleDialog):
        yield warning(
            "NO_APPROVAL",
            tr("確認画面に、人の確認なしで OK と答えます。"),
            tr("取り消せない内容なら、「実行前に確認する」をオンにしてください。"),
            step,
        )
        return
    yield error(
        "NO_APPROVAL",
        tr("取り消せない操作のようですが、人の確認なしで実行されます。"),
        tr("「実行前に確認する」をオンにしてください。"),
        step,
    )


def _ends(step: FlowStep) -> Iterator[Finding]:
    match step.action:
        case WaitFor(text="", gone=""):
            words = tr("何があっても {seconds:g} 秒待ちます。", seconds=step.action.seconds)
            remedy = tr("出てくる文字か、消える文字を決めると、早く確実になります。")
            yield warning("FIXED_WAIT", words, remedy, step)
        case Scroll(until="", way=ScrollWay.END):
            words = tr("終わりのない一覧では、最後までスクロールできません。")
            remedy = tr("見えるまで待つ文字を決めてください。")
            yield warning("ENDLESS_SCROLL", words, remedy, step)
        case Extract(limit=0, max_pages=pages) if pages >= MAX_PAGES:
            words = tr("一覧を {pages} ページまで読み続けます。", pages=MAX_PAGES)
            remedy = tr("件数か、読むページ数を決めてください。")
            yield warning("ENDLESS_LIST", words, remedy, step)
        case Choose() if (
            step.action.rule.taking is Taking.ALL
            and step.action.column not in ("", ROW_BOX)
            and not step.action.rule.where
        ):
            words = tr(
                "条件がないため、一覧のすべての行で{column}を押します。",
                column=quoted(step.action.column),
            )
            remedy = tr("行を選ぶ条件を足すか、件数を決めてください。")
            yield warning("ENDLESS_LIST", words, remedy, step)
        case _:
            return


def _proof(step: FlowStep) -> Iterator[Finding]:
    is_commit = class_of(step.action, needs_approval=step.needs_approval) is StepClass.COMMIT
    if is_commit and not step.expects:
        yield warning(
            "NO_POST_CONDITION",
            tr("取り消せない操作のあとに、うまくいったかを確かめていません。"),
            tr("「確かめること」に、操作のあとに出る文字を足してください。"),
            step,
        )


def _place(flow: Flow, step: FlowStep) -> Iterator[Finding]:
    if not isinstance(step.action, OpensAddress):
        return
    url = filled(step.action.url, flow.defaults)
    if url is None:
        return
    origin = origin_of(url)
    if not origin:
        yield error(
            "BAD_ADDRESS",
            tr("{url}は、ウェブサイトのアドレスではないため開けません。", url=quoted(url)),
            tr("https:// から始まるアドレスに直してください。"),
            step,
        )
    elif not AllowedPlaces((*flow.origins, flow.start_url)).allows(url):
        yield warning(
            "FOREIGN_SITE",
            tr("この手順に登録されていないサイト{origin}を開きます。", origin=quoted(origin)),
            tr("実行のたびに確認が出ます。使うサイトなら、「移動してよい場所」に足してください。"),
            step,
        )


def _rule(step: FlowStep) -> Iterator[Finding]:
    if not isinstance(step.action, ByRule):
        return
    trouble = next((why for one in step.action.rule.where if (why := _unreadable(one))), "")
    if not trouble and _is_below_one(step.action.rule):
        trouble = tr("選ぶ行が「1 件目」より前になっています。")
    if trouble:
        yield error("UNREADABLE_RULE", trouble, tr("条件を直してください。"), step)


def _unreadable(condition: Condition) -> str:
    if not condition.column.strip():
        return tr("どの列を見るかが決まっていない条件があります。")
    value = condition.value.strip()
    if not value:
        return tr("{column}の条件に、比べる値がありません。", column=quoted(condition.column))
    is_said = "{{" in value or parse_number(value) is not None or is_date_said(value)
    if condition.comparison.meaning.limit and not is_said:
        return tr(
            "{column}の条件の{value}は、大小を比べられません。",
            column=quoted(condition.column),
            value=quoted(value),
        )
    return ""


def _is_below_one(rule: SelectionRule) -> bool:
    return rule.taking is not Taking.ALL and rule.take < 1


def _person(step: FlowStep, known: FlowFacts) -> Iterator[Finding]:
    if not isinstance(step.action, AskUser):
        return
    remedy = tr("人がいない所では、ここで止まります。")
    if known.is_for_rows:
        words = tr("行ごとに、人がすることを待ちます。")
        yield warning(
            "NEEDS_PERSON",
            words,
            tr("{remedy}表で使うときは、変えられる値にしてください。", remedy=remedy),
            step,
        )
    else:
        yield note("NEEDS_PERSON", tr("人がすることを待つ操作です。"), remedy, step)


def _trust(flow: Flow) -> Iterator[Finding]:
    if flow.is_imported:
        yield note(
            "NOT_TRUSTED",
            tr("取り込んだ手順で、まだ信頼されていません。操作のたびに確認が出ます。"),
            tr("中身を確かめて、「信頼する」を選んでください。"),
        )
    if not flow.start_url and any(one.name == START_URL_VARIABLE for one in flow.variables):
        yield warning(
            "NO_START_ADDRESS",
            tr("開始ページのアドレスが空です。"),
            tr("変えられる値「url」に、開始ページのアドレスを入力してください。"),
        )
