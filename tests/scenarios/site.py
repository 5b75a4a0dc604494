"""The pages that scenarios are played on; all of them small, and none that the engine knows."""

from typing import Final

FORM: Final = """<title>社員の登録</title><h1>社員の登録</h1>
<label>氏名 <input id=name></label><label>部署 <input></label><label>内線 <input></label>
<button type=button>様式A</button><button type=button>様式B</button><button type=button>様式C</button>
<button type=button>様式D</button>"""
"""Three fields, and four buttons that do nothing at all."""

STOCK: Final = (
    "<title>在庫</title><h1>在庫の状況</h1><p>ノート 12冊 在庫あり</p><button>再読込</button>"
)
"""Something to look up, which code alone cannot judge."""

ORDER: Final = """<title>発注</title><h1>発注</h1>
<form method=post action=/orders><label>数量 <input name=count value=3></label>
<button>注文を確定する</button></form>"""
"""An act that cannot be undone."""

ORDERED: Final = "<title>発注</title><h1>注文を受け付けました</h1>"

LOGIN: Final = """<title>ログイン</title><h1>ログイン</h1><form method=post action=/login>
<label>利用者ID <input name=user></label><label>パスワード <input type=password name=password></label>
<button>ログイン</button></form>"""


def form(body: str, *, title: str = "画面") -> str:
    """Return a page with a title, the same heading, and whatever else."""
    return f"<title>{title}</title><h1>{title}</h1>{body}"
