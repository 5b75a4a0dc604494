"""A grid of many rows that only draws those around what is in view, as Tabulator and AG Grid do."""

_PAGE = """<h1>在庫一覧</h1>
<div role=grid aria-label=在庫 ROWCOUNT style="width:600px">
<div role=rowgroup><div role=row>
<span role=columnheader><input type=checkbox aria-label="Select Row"></span>
<span role=columnheader>商品コード</span>
<span role=columnheader>倉庫 <input type=search aria-label=倉庫></span>
<span role=columnheader>在庫数</span></div></div>
<div id=box style="height:300px;overflow-y:auto"><div id=rows role=rowgroup style="position:relative"></div></div></div>
<script>
const ROWS = NUMBER, MISSING = LOST, kept = new Set(), places = ['東京倉庫', '大阪倉庫', '福岡倉庫'];
rows.style.height = ROWS * 25 + 'px';
const draw = () => {
  const top = Math.floor(box.scrollTop / 25), from = Math.max(0, top - BEHIND), to = Math.min(ROWS, top + 12 + AHEAD);
  rows.replaceChildren();
  for (let n = from; n < to; n++) if (n !== MISSING) {
    const row = document.createElement('div');
    row.setAttribute('role', 'row');
    row.style.cssText = `position:absolute;height:25px;top:${n * 25}px`;
    row.innerHTML = `<span role=gridcell><input type=checkbox aria-label="Select Row" ${kept.has(n) ? 'checked' : ''}></span>` +
      [`P-${n}`, places[n % 3], n % 100 ? n % 7 + 1 : 0].map(said => `<span role=gridcell> ${said} </span>`).join('');
    row.querySelector('input').onchange = event => event.target.checked ? kept.add(n) : kept.delete(n);
    rows.append(row);
  }
};
box.onscroll = draw; draw();
</script>"""


def long_grid(
    number: int, *, told: int = 0, lost: int = -1, behind: int = 12, ahead: int = 12
) -> str:
    """Return a page with a grid of so many rows; of every hundredth there are none in stock.

    Args:
        number: Of rows.
        told: How many rows the grid says it has; 0 when it does not say.
        lost: A row that is never drawn.
        behind: Rows drawn above those in view.
        ahead: Rows drawn below them.
    """
    page = _PAGE.replace("ROWCOUNT", f"aria-rowcount={told + 1}" if told else "")
    page = page.replace("NUMBER", str(number)).replace("LOST", str(lost))
    return page.replace("BEHIND", str(behind)).replace("AHEAD", str(ahead))


KEPT = "[...kept].sort((one, other) => one - other)"
