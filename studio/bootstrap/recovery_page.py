"""The page with the recovery key, to be printed and kept away from the computer."""

import html
from datetime import datetime

from studio.words import tr

_PAGE = tr("""<!DOCTYPE html>
<html lang="ja">
<head>
<meta charset="utf-8">
<title>手順スタジオの回復キー</title>
<style>
body {{ font-family: "Noto Sans CJK JP", "Yu Gothic", "Hiragino Sans", sans-serif; margin: 20mm; line-height: 1.8; color: #111; }}
h1 {{ font-size: 20pt; }}
.key {{ font-family: "DejaVu Sans Mono", Consolas, Menlo, monospace; font-size: 17pt; letter-spacing: .06em; border: 1.5pt solid #111; padding: 8mm 4mm; text-align: center; }}
li {{ margin-bottom: 2mm; }}
.about {{ color: #444; font-size: 10pt; }}
</style>
</head>
<body>
<h1>手順スタジオの回復キー</h1>
<p class="key">{key}</p>
<ul>
<li>パスフレーズを忘れたとき、OS のキーチェーンが使えなくなったとき、別のパソコンへ移るときに、この回復キーでライブラリを開けます。</li>
<li>この紙を持っている人は、ライブラリと保管した認証情報を開けます。鍵のかかる引き出しなど、パソコンとは別の安全な場所に保管してください。</li>
<li>写真に撮ったり、メールやチャットで送ったりしないでください。</li>
<li>大文字と小文字、ハイフンの有無は区別しません。0 と O、1 と I と L は、どちらで入力しても同じです。</li>
<li>回復キーを作り直すと、この紙は使えなくなります。前の紙は細かく切って捨ててください。</li>
</ul>
<p class="about">印刷した日：{day}　ライブラリの番号：{library}<br>保管場所：＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿　確認した日：＿＿＿＿＿＿＿＿＿＿</p>
</body>
</html>
""")


def recovery_page(key: str, library_id: str, now: datetime) -> str:
    """Return the page as HTML that needs nothing else.

    Args:
        key: As shown to the person.
        library_id: Tells two papers apart; its first eight digits are on the page.
        now: Local time.
    """
    return _PAGE.format(
        key=html.escape(key),
        day=tr("{year} 年 {month} 月 {day} 日", year=now.year, month=now.month, day=now.day),
        library=library_id[:8] or tr("－"),
    )
