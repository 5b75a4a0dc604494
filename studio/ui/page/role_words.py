"""What people call the parts of a page."""

from typing import Final

ROLE_WORDS: Final = {
    "alert": "お知らせ", "alertdialog": "確認画面", "article": "記事", "banner": "上の帯",
    "blockquote": "引用", "button": "ボタン", "caption": "表題", "cell": "マス",
    "checkbox": "チェック欄", "clickable": "押せる所", "code": "コード", "columnheader": "列の見出し",
    "combobox": "選択欄", "complementary": "補足", "contentinfo": "下の帯", "definition": "説明",
    "dialog": "画面", "document": "文書", "emphasis": "強調", "feed": "一覧", "figure": "図",
    "form": "入力画面", "generic": "文字", "grid": "表", "gridcell": "マス", "group": "まとまり",
    "heading": "見出し", "iframe": "埋め込み", "image": "画像", "img": "画像", "link": "リンク",
    "list": "一覧", "listbox": "選択肢", "listitem": "項目", "log": "お知らせ", "main": "本文",
    "menu": "メニュー", "menubar": "メニュー", "menuitem": "メニュー項目",
    "menuitemcheckbox": "メニュー項目", "menuitemradio": "メニュー項目", "meter": "メーター",
    "navigation": "案内", "note": "注", "option": "選択肢", "paragraph": "段落",
    "progressbar": "進み具合", "radio": "選択ボタン", "radiogroup": "選択ボタン",
    "region": "区画", "row": "行", "rowgroup": "行のまとまり", "rowheader": "行の見出し",
    "search": "検索", "searchbox": "検索欄", "separator": "区切り", "slider": "つまみ",
    "spinbutton": "数の欄", "status": "状態", "strong": "強調", "switch": "スイッチ", "tab": "タブ",
    "table": "表", "tablist": "タブ", "tabpanel": "タブの中", "term": "用語", "text": "文字",
    "textbox": "入力欄", "time": "日時", "timer": "時計", "toolbar": "道具", "tooltip": "ヒント",
    "tree": "一覧", "treegrid": "表", "treeitem": "項目",
}  # fmt: skip
"""What people call the parts of a page; a role without a word here is called 部品."""


def role_in_words(role: str) -> str:
    """Return what people call a part of a page."""
    return ROLE_WORDS.get(role, "部品")
