"""What people call the parts of a page."""

from typing import Final

from studio.words import tr

ROLE_WORDS: Final = {
    "alert": tr("お知らせ"), "alertdialog": tr("確認画面"), "article": tr("記事"), "banner": tr("上の帯"),
    "blockquote": tr("引用"), "button": tr("ボタン"), "caption": tr("表題"), "cell": tr("マス"),
    "checkbox": tr("チェック欄"), "clickable": tr("押せる所"), "code": tr("コード"), "columnheader": tr("列の見出し"),
    "combobox": tr("選択欄"), "complementary": tr("補足"), "contentinfo": tr("下の帯"), "definition": tr("説明"),
    "dialog": tr("画面"), "document": tr("文書"), "emphasis": tr("強調"), "feed": tr("一覧"), "figure": tr("図"),
    "form": tr("入力画面"), "generic": tr("文字"), "grid": tr("表"), "gridcell": tr("マス"), "group": tr("まとまり"),
    "heading": tr("見出し"), "iframe": tr("埋め込み"), "image": tr("画像"), "img": tr("画像"), "link": tr("リンク"),
    "list": tr("一覧"), "listbox": tr("選択肢"), "listitem": tr("項目"), "log": tr("お知らせ"), "main": tr("本文"),
    "menu": tr("メニュー"), "menubar": tr("メニュー"), "menuitem": tr("メニュー項目"),
    "menuitemcheckbox": tr("メニュー項目"), "menuitemradio": tr("メニュー項目"), "meter": tr("メーター"),
    "navigation": tr("案内"), "note": tr("注"), "option": tr("選択肢"), "paragraph": tr("段落"),
    "progressbar": tr("進み具合"), "radio": tr("選択ボタン"), "radiogroup": tr("選択ボタン"),
    "region": tr("区画"), "row": tr("行"), "rowgroup": tr("行のまとまり"), "rowheader": tr("行の見出し"),
    "search": tr("検索"), "searchbox": tr("検索欄"), "separator": tr("区切り"), "slider": tr("つまみ"),
    "spinbutton": tr("数の欄"), "status": tr("状態"), "strong": tr("強調"), "switch": tr("スイッチ"), "tab": tr("タブ"),
    "table": tr("表"), "tablist": tr("タブ"), "tabpanel": tr("タブの中"), "term": tr("用語"), "text": tr("文字"),
    "textbox": tr("入力欄"), "time": tr("日時"), "timer": tr("時計"), "toolbar": tr("道具"), "tooltip": tr("ヒント"),
    "tree": tr("一覧"), "treegrid": tr("表"), "treeitem": tr("項目"),
}  # fmt: skip
"""What people call the parts of a page; a role without a word here is called 部品."""

OTHER_WORDS: Final = {
    "cell": tr("セル"), "checkbox": tr("チェックボックス"), "clickable": tr("クリックできる部分"), "combobox": tr("プルダウン"),
    "dialog": tr("ダイアログ 確認画面"), "form": tr("フォーム"), "iframe": tr("枠 フレーム"), "list": tr("リスト"),
    "listbox": tr("選択欄 リスト"), "radio": tr("ラジオボタン"), "searchbox": tr("入力欄"), "slider": tr("スライダー"),
    "spinbutton": tr("数値 入力欄"),
}  # fmt: skip
"""What else people look for them by."""


def role_in_words(role: str) -> str:
    """Return what people call a part of a page."""
    return ROLE_WORDS.get(role, tr("部品"))
