"""Hand-written pages for the built-in engine, in the snapshot's own notation, and requests on them."""

from datetime import date

from studio.browser.sight.aria_parser import parse
from studio.domain.actions.action import Action, Click, Fill, Press, SelectOption, SetChecked
from studio.domain.actions.rule import Condition
from studio.domain.page.observation import Observation
from studio.domain.runs.checklist import Checklist, Item
from studio.domain.runs.decision import (
    Decision,
    DecisionRequest,
    StepMeta,
    StepRecord,
    WorkflowContext,
)
from studio.llm.builtin.rules import decide

TODAY = date(2026, 11, 18)
"""A Wednesday."""

BOOKSHOP = """
- banner:
  - link "あおば書房" [ref=e1]:
    - /url: /
  - search:
    - searchbox "本をさがす" [ref=e2]
    - button "さがす" [ref=e3]
  - link "買い物かごを見る (0)" [ref=e4]:
    - /url: /cart
- main:
  - heading "新着の本" [level=1]
  - combobox "並び順" [ref=e5]:
    - option "新着順" [selected]
    - option "価格が安い順"
    - option "価格が高い順"
  - list:
    - listitem:
      - heading "旅の手帖" [level=3]:
        - link "旅の手帖" [ref=e10]:
          - /url: /books/1
      - text: 1,980円 ★4.2
      - button "買い物かごへ" [ref=e11]
    - listitem:
      - heading "山の歩き方" [level=3]:
        - link "山の歩き方" [ref=e12]:
          - /url: /books/2
      - text: 3,300円 ★4.8
      - button "買い物かごへ" [ref=e13]
    - listitem:
      - heading "海の図鑑" [level=3]:
        - link "海の図鑑" [ref=e14]:
          - /url: /books/3
      - text: 2,420円 ★3.9
      - button "買い物かごへ" [ref=e15]
"""

BOOK_PAGE = """
- banner:
  - searchbox "キーワード" [ref=e1]
  - button "検索" [ref=e2]
- main:
  - heading "旅の手帖" [level=1]
  - paragraph: 価格 1,980円（税込） 評価 ★4.2
  - button "カートに追加する" [ref=e3]
"""

EXPENSE_FORM = """
- main:
  - heading "出張費の届出" [level=1]
  - text: お名前
  - textbox "お名前 必須" [ref=e1]
  - textbox "利用日（必須）" [ref=e2]
  - combobox "費目" [ref=e3]:
    - option "選んでください" [selected]
    - option "交通費"
    - option "宿泊費"
    - option "会議費" [disabled]
  - textbox "金額（円） ※" [ref=e4]
  - spinbutton "人数" [ref=e5]
  - radiogroup "精算方法":
    - radio "振込" [ref=e6]
    - radio "現金" [ref=e7]
  - checkbox "領収書を添付した" [ref=e8]
  - checkbox "内容に間違いはありません" [checked] [ref=e9]
  - row "連絡先":
    - cell "連絡先"
    - cell:
      - textbox [ref=e10]
  - button "下書きを保存" [ref=e11]
  - button "この内容で申請する" [ref=e12]
"""

STAFF_TABLE = """
- main:
  - table "社員":
    - rowgroup:
      - row "氏名 部署 入社年 操作":
        - columnheader "氏名"
        - columnheader "部署"
        - columnheader "入社年"
        - columnheader "操作"
    - rowgroup:
      - row "山田 太郎 営業部 2015 修正":
        - cell "山田 太郎"
        - cell "営業部"
        - cell "2015"
        - cell "修正":
          - button "修正" [ref=e1]
      - row "佐藤 花子 総務部 2020 修正":
        - cell "佐藤 花子"
        - cell "総務部"
        - cell "2020"
        - cell "修正":
          - button "修正" [ref=e2]
"""

LOGIN = """
- banner:
  - link "ログイン" [ref=e1]:
    - /url: /login
- main:
  - heading "サインイン" [level=1]
  - textbox "ログインID" [ref=e2]
  - textbox "パスワード" [ref=e3]
  - checkbox "ログイン状態を保存する" [ref=e4]
  - button "サインイン" [ref=e5]
"""

TWO_EQUAL = """
- main:
  - region "請求先":
    - textbox "住所" [ref=e1]
    - button "保存" [ref=e2]
  - region "お届け先":
    - textbox "住所" [ref=e3]
    - button "保存" [ref=e4]
  - button "削除" [disabled] [ref=e5]
  - link "ヘルプ" [ref=e6]:
    - /url: /help
- contentinfo:
  - link "ヘルプ" [ref=e7]:
    - /url: /help
"""

CONFIRM_DIALOG = """
- main:
  - textbox "金額" [ref=e1]: "3000"
  - button "申請する" [ref=e2]
- dialog "申請の確認":
  - text: この内容で申請します。よろしいですか？
  - button "いいえ" [ref=e3]
  - button "はい" [ref=e4]
"""


def page(snapshot: str, *, url: str = "http://shop.test/", title: str = "") -> Observation:
    """Return the observation of a page in the snapshot's notation."""
    return Observation(epoch=5, url=url, title=title, root=parse(snapshot))


def record(line: str, action: Action, status: str = "ok") -> StepRecord:
    """Return the history line of one turn."""
    return StepRecord(item=line, action=action.in_words(), status=status)


def ask(
    line: str,
    observation: Observation,
    *,
    history: tuple[StepRecord, ...] = (),
    above: tuple[str, ...] = (),
    conditions: tuple[Condition, ...] = (),
    site: str = "",
    start_url: str = "",
) -> Decision:
    """Ask the engine about one checklist line on one page.

    `history` are the turns of this line so far, `above` the lines before it.
    """
    item = Item(text=line)
    checklist = Checklist(
        instruction="。".join((*above, line)),
        site=site,
        start_url=start_url,
        items=(*(Item(text=text) for text in above), item),
        conditions=conditions,
    )
    return decide(
        DecisionRequest(
            current_step_meta=StepMeta(
                id=item.id, original_instruction=line, attempt=1, turns=len(history)
            ),
            checklist=checklist,
            context=WorkflowContext(step_history=history),
            observation=observation,
        ),
        TODAY,
    )


def ref_of(decision: Decision) -> str | None:
    """Return the ref the one action of a decision touches."""
    (action,) = decision.actions
    assert isinstance(action, Click | Fill | SelectOption | SetChecked | Press)
    return action.target.ref if action.target else None


def filled(snapshot: str, ref: str, value: str) -> str:
    """Return a page on which a field holds a value."""
    return "\n".join(
        f'{line}: "{value}"' if f"[ref={ref}]" in line else line for line in snapshot.split("\n")
    )
