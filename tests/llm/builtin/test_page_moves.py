"""What a page shows or gives."""

from studio.domain.actions.action import Download, Extract, GoBack, WaitFor
from studio.domain.actions.rule import Comparison, Condition
from studio.domain.runs.decision import DecisionFault
from tests.llm.builtin.pages import BOOKSHOP, STAFF_TABLE, ask, page, record

FILES = """
- main:
  - link "一覧を印刷" [ref=e1]:
    - /url: /print
  - table:
    - rowgroup:
      - row "勤務表 CSV PDF":
        - cell "勤務表"
        - cell "CSV PDF":
          - link "CSV" [ref=e2]:
            - /url: /a.csv
          - link "PDF" [ref=e3]:
            - /url: /a.pdf
      - row "売上日報 CSV PDF":
        - cell "売上日報"
        - cell "CSV PDF":
          - link "CSV" [ref=e4]:
            - /url: /b.csv
          - link "PDF" [ref=e5]:
            - /url: /b.pdf
"""


def test_rows_are_taken_out_with_their_conditions_and_pages() -> None:
    (action,) = ask("部署が営業部の社員の氏名と部署を全ページ分取り出す", page(STAFF_TABLE)).actions
    assert isinstance(action, Extract)
    assert (action.columns, action.max_pages) == (("氏名", "部署"), 20)
    assert action.rule.where == (
        Condition(column="部署", comparison=Comparison.EQUALS, value="営業部"),
    )


def test_a_page_without_a_list_gives_no_table() -> None:
    decision = ask("商品名と価格を表にまとめる", page('- heading "休業のお知らせ"'))
    assert decision.error is DecisionFault.TARGET_NOT_FOUND


def test_a_file_is_taken_from_its_row_in_its_form() -> None:
    (action,) = ask("売上日報をPDFでダウンロードする", page(FILES)).actions
    assert isinstance(action, Download)
    assert action.target.ref == "e5"


def test_two_files_of_a_form_are_not_guessed_between() -> None:
    decision = ask("CSVでダウンロードする", page(FILES))
    assert decision.error is DecisionFault.TARGET_NOT_FOUND
    assert "決められません" in decision.reason


def test_a_text_that_must_not_stand_there() -> None:
    assert ask("「旅の手帖」が表示されていないことを確認する", page(BOOKSHOP)).error
    assert ask("「品切れ」が表示されていないことを確認する", page(BOOKSHOP)).step_done


def test_waiting_is_tried_once() -> None:
    line = "「保存しました」が出るまで待つ"
    first = ask(line, page(BOOKSHOP))
    (wait,) = first.actions
    assert isinstance(wait, WaitFor)
    assert wait.text == "保存しました"
    again = ask(line, page(BOOKSHOP), history=(record(line, wait, "failed"),))
    assert again.error is DecisionFault.TARGET_NOT_FOUND


def test_going_back_is_done_once() -> None:
    line = "前の画面に戻る"
    (action,) = ask(line, page(BOOKSHOP)).actions
    assert action == GoBack()
    assert ask(line, page(BOOKSHOP), history=(record(line, action),)).step_done
