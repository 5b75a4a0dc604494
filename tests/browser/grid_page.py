"""A grid that only draws the rows in view."""

LIST = """<div id=box role=grid aria-label=社員 style="height:200px;overflow-y:auto">
<div id=rows style="height:{height}px;position:relative;overflow:hidden"></div></div>
<script>
const draw = () => {{
  for (const row of [...box.querySelectorAll('button')]) row.remove();
  const first = Math.floor(box.scrollTop / 20);
  for (let n = first; n < Math.min(first + 12, {rows}); n++) {{
    const row = document.createElement('button');
    row.textContent = '社員 ' + n + ' 番'; row.style.cssText = 'position:absolute;height:18px;top:' + n * 20 + 'px';
    row.onclick = () => document.title = row.textContent;
    rows.append(row);
  }}
}};
box.onscroll = draw; draw();
</script>"""


def grid(rows: int) -> str:
    """A grid that only draws the rows in view, 20 px each."""
    return LIST.format(height=rows * 20, rows=rows)
