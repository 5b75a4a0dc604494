"""Valid values in one call: pages, nodes, checklists, flows, and a whole workbench on the twins."""

from collections.abc import Sequence
from dataclasses import dataclass

from studio.domain.actions.action import Action, Choose, Click, Fill, Navigate
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.actions.rule import Comparison, Condition, Order, SelectionRule
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.page.target import Fingerprint, Target
from studio.domain.runs.checklist import Checklist, Item
from studio.domain.runs.decision import DecisionRequest, StepMeta
from studio.domain.values.variable import Variable
from studio.engine.memory import UpkeepStore
from studio.engine.ports import SettlePolicy
from studio.engine.runs.bus import EventBus
from studio.engine.runs.limits import Limits
from studio.engine.runs.run import RunContext
from studio.engine.runs.run_control import RunControl
from studio.engine.workbench import Workbench
from tests.fakes import Answer, FakeBrowser, FakeClock, ItemsExporter, Journal, ScriptedModel, Sites
from tests.memory_library import MemoryLibrary

SHOP = "http://shop.example/"
RESULTS = "http://shop.example/search"
CART = "http://shop.example/cart"

BOOKS = (
    ("Python 入門", "2,980円", "★4.5"),
    ("Rust 実践", "3,980円", "★4.0"),
    ("はじめての SQL", "2,420円", "★4.2"),
)


def node(
    role: str,
    name: str = "",
    *children: AriaNode,
    text: str = "",
    url: str = "",
    placeholder: str = "",
    ref: str | None = None,
    is_clickable: bool = False,
    **states: str,
) -> AriaNode:
    """Return a node; what is no field of it is a state: `disabled="true"`."""
    return AriaNode(role, name, ref, text, states, url, placeholder, is_clickable, None, children)


def text(words: str) -> AriaNode:
    """Return a run of text."""
    return AriaNode("text", text=words)


def card(title: str, *words: str, press: str = "カートに入れる", **states: str) -> AriaNode:
    """Return a card of a shop: a link, runs of text, a button."""
    control = (AriaNode("button", press, states=states),) if press else ()
    return node("listitem", "", node("link", title, url=f"/b/{title}"), *map(text, words), *control)


def listing(name: str, *rows: AriaNode) -> AriaNode:
    """Return a list of rows."""
    return node("list", name, *rows)


def grid(headers: Sequence[str], *rows: Sequence[str]) -> AriaNode:
    """Return a real table."""
    head = node("row", "", *(node("columnheader", header) for header in headers))
    body = (node("row", "", *(node("cell", cell) for cell in row)) for row in rows)
    return node("table", "", node("rowgroup", "", head), node("rowgroup", "", *body))


def numbered(tree: AriaNode, start: int = 1) -> AriaNode:
    """Return the tree with refs e1, e2 … on everything but runs of text."""
    counter = iter(range(start, 1_000_000))

    def walk(one: AriaNode) -> AriaNode:
        ref = None if one.role in ("text", "document") else one.ref or f"e{next(counter)}"
        return AriaNode(
            one.role, one.name, ref, one.text, one.states, one.url, one.placeholder,
            one.is_clickable, one.box, tuple(walk(child) for child in one.children),
        )  # fmt: skip

    return walk(tree)


def make_observation(
    *nodes: AriaNode,
    url: str = SHOP,
    title: str = "練習書店",
    epoch: int = 1,
    http_status: int = 200,
) -> Observation:
    """Return a page of these nodes, all with refs."""
    root = numbered(AriaNode("document", children=nodes))
    return Observation(epoch=epoch, url=url, title=title, root=root, http_status=http_status)


def make_checklist(
    *items: str,
    start_url: str = SHOP,
    variables: tuple[Variable, ...] = (),
    instruction: str = "本を検索して",
) -> Checklist:
    """Return a checklist of these sentences."""
    return Checklist(
        instruction=instruction,
        site="練習書店" if start_url else "",
        start_url=start_url,
        items=tuple(Item(text=words) for words in items or ("「Python」を検索する",)),
        variables=variables,
    )


def make_request(page: Observation | None = None, item: str = "検索する") -> DecisionRequest:
    """Return what a model is asked."""
    return DecisionRequest(
        current_step_meta=StepMeta(id="i1", original_instruction=item, attempt=1),
        checklist=make_checklist(item),
        observation=page or make_observation(),
    )


def durable(role: str, name: str, kind: str = "") -> Target:
    """Return a target as flows keep it."""
    return Target(role=role, name=name, fingerprint=Fingerprint(role=role, name=name, type=kind))


def make_step(action: Action, *expects: Evidence, item: str = "検索する") -> FlowStep:
    """Return a step of a flow."""
    return FlowStep(item=item, action=action, expects=expects)


def make_flow(
    *steps: FlowStep, variables: tuple[Variable, ...] | None = None, name: str = "本を探す"
) -> Flow:
    """Return a flow; without steps it searches for a book."""
    if variables is None:
        variables = (Variable(name="url", value=SHOP), Variable(name="検索語", value="Python"))
    if not steps:
        steps = (
            make_step(Navigate(url="{{url}}"), item="開く"),
            make_step(Fill(target=durable("searchbox", "商品検索"), value="{{検索語}}")),
            make_step(
                Click(target=durable("button", "検索")),
                Evidence(kind=EvidenceKind.URL, detail="/search"),
            ),
        )
    return Flow(name=name, variables=variables, steps=steps)


def make_rule(
    *where: tuple[str, Comparison, str],
    cheapest: bool = False,
    by: str = "",
    descending: bool = False,
    take: int = 1,
    shape: tuple[str, ...] = (),
) -> SelectionRule:
    """Return a selection rule; `cheapest` sorts by 価格, `by` by another column."""
    column = "価格" if cheapest else by
    return SelectionRule(
        where=tuple(Condition(column=c, comparison=how, value=v) for c, how, v in where),
        order=Order(column=column, descending=descending) if column else None,
        take=take,
        shape=shape,
    )


GOOD_AND_CHEAP = make_rule(("評価", Comparison.AT_LEAST, "4"), ("価格", Comparison.AT_MOST, "3000"))
INTO_CART = Choose(rule=GOOD_AND_CHEAP, column="カートに入れる")


def make_outcome(*evidence: Evidence, status: OutcomeStatus = OutcomeStatus.OK, **fields: str):
    """Return an outcome."""
    return Outcome(
        status=status,
        evidence=evidence,
        code=fields.get("code", ""),
        message=fields.get("message", ""),
    )


def results(*books: tuple[str, str, str], name: str = "検索結果") -> AriaNode:
    """Return a list of books."""
    return listing(name, *(card(*book) for book in books or BOOKS))


def make_shop(clock: FakeClock | None = None) -> FakeBrowser:
    """Return a browser with a bookshop: a search field, results, a cart, an order form."""
    browser = FakeBrowser(clock=clock or FakeClock())
    head = (
        node("searchbox", "商品検索"),
        node("button", "検索"),
        node("link", "カート", url="/cart"),
    )
    browser.add(SHOP, *head, node("heading", "ようこそ"), title="練習書店")
    browser.add(RESULTS, *head, node("heading", "検索結果"), results(), title="検索結果")
    browser.add(CART, *head, node("button", "注文を確定する"), title="カート")
    browser.on("click", "検索", lambda b: b.go(RESULTS))
    browser.on("click", "カートに入れる", lambda b: b.show(node("status", "カートに入れました")))
    browser.on("click", "注文を確定する", lambda b: b.show(node("heading", "注文を受け付けました")))
    return browser


@dataclass(frozen=True, slots=True)
class Bench:
    """A real workbench on the twins, the twins, and the journal of its bus."""

    browser: FakeBrowser
    model: ScriptedModel
    library: MemoryLibrary
    clock: FakeClock
    workbench: Workbench
    journal: Journal


def make_bench(*answers: Answer, browser: FakeBrowser | None = None) -> Bench:
    """Return a workbench whose model gives these answers in order."""
    browser = browser or make_shop()
    clock = browser.clock
    model, library, bus = ScriptedModel(answers, clock=clock), MemoryLibrary(), EventBus()
    workbench = Workbench(
        browser=browser,
        model=model,
        store=library,
        exporters={"items": ItemsExporter()},
        sites=Sites({"練習書店": SHOP}),
        bus=bus,
        clock=clock,
    )
    return Bench(browser, model, library, clock, workbench, Journal(bus))


def make_context(
    browser: FakeBrowser,
    *,
    is_attended: bool = True,
    approves_all: bool = False,
    limits: Limits | None = None,
    kept: UpkeepStore | None = None,
) -> tuple[RunContext, Journal]:
    """Return the world of one run, and the journal of its bus."""
    bus = EventBus()
    context = RunContext(
        browser=browser,
        bus=bus,
        run_control=RunControl(browser.clock),
        limits=limits or Limits(),
        is_attended=is_attended,
        approves_all=approves_all,
        answer_timeout_s=5.0,
        on_observed=lambda observation, tokens, run_id: None,
        patience=SettlePolicy.SETTLED,
        clock=browser.clock,
        kept=kept,
    )
    return context, Journal(bus)
