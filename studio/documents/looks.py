"""How a paper looks: on the screen in light or dark, and on A4, where no picture is cut."""

from typing import Final

SHEET: Final = """
:root {
  color-scheme: light dark;
  --paper: #ffffff; --ink: #1c2530; --muted: #5a6672; --line: #d9dfe6; --soft: #f4f6f9;
  --accent: #1f5fa8; --grave: #a3241b; --grave-soft: #fdf0ee; --back: #eceff3;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --paper: #1b2027; --ink: #e6eaef; --muted: #a3adb8; --line: #39424d; --soft: #242b34;
    --accent: #8ab8f0; --grave: #ff9d92; --grave-soft: #3a2422; --back: #12161b;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--back); color: var(--ink);
  font: 15px/1.75 "Hiragino Sans", "Hiragino Kaku Gothic ProN", "Yu Gothic UI", "Yu Gothic", Meiryo,
    "Noto Sans CJK JP", "Noto Sans JP", "IPAexGothic", sans-serif;
  overflow-wrap: anywhere;
}
main { max-width: 860px; margin: 32px auto; padding: 48px 56px; background: var(--paper); border-radius: 12px; }
.kind { margin: 0; color: var(--accent); font-weight: 700; letter-spacing: .12em; font-size: 13px; }
h1 { margin: 4px 0 20px; font-size: 28px; line-height: 1.4; }
h2 { margin: 40px 0 12px; padding-bottom: 6px; border-bottom: 2px solid var(--line); font-size: 19px; }
h3 { margin: 32px 0 4px; font-size: 16px; color: var(--accent); }
p { margin: 0 0 10px; }
.notice { margin: 20px 0; padding: 10px 16px; background: var(--soft); border-radius: 8px; font-size: 13px; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { padding: 7px 12px 7px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { color: var(--muted); font-weight: 600; }
.facts th { width: 9em; white-space: nowrap; }
.grave { margin-top: 40px; padding: 4px 20px 12px; background: var(--grave-soft); border-left: 5px solid var(--grave); border-radius: 6px; }
.grave h2 { margin-top: 12px; border: 0; color: var(--grave); }
.step { margin: 14px 0 26px; padding-left: 46px; position: relative; }
.number {
  position: absolute; left: 0; top: 0; width: 32px; height: 32px; border-radius: 50%; text-align: center;
  line-height: 32px; font-weight: 700; font-size: 14px; background: var(--accent); color: var(--paper);
}
.words { font-weight: 600; margin: 0 0 4px; padding-top: 3px; }
.mark {
  display: inline-block; margin-left: 8px; padding: 0 9px; border: 1px solid var(--line); border-radius: 20px;
  font-size: 12px; line-height: 20px; color: var(--muted); font-weight: 600; white-space: nowrap;
}
.mark.is-grave { border-color: var(--grave); background: var(--grave); color: var(--paper); }
.of-step { font-size: 13px; margin: 0 0 8px; }
.of-step th { width: 9em; font-weight: 400; padding: 2px 12px 2px 0; border: 0; }
.of-step td { padding: 2px 0; border: 0; }
.pictures { display: flex; gap: 16px; align-items: flex-start; }
figure { margin: 8px 0 0; flex: 1 1 0; min-width: 0; }
img { display: block; width: auto; height: auto; max-width: 100%; border: 1px solid var(--line); border-radius: 6px; }
figcaption, .without, footer { color: var(--muted); font-size: 12px; }
figcaption { margin-top: 4px; }
footer { margin-top: 48px; padding-top: 12px; border-top: 1px solid var(--line); }
@media (max-width: 640px) { main { margin: 0; padding: 24px 20px; border-radius: 0; } .pictures { flex-direction: column; } }
@page { size: A4; margin: 16mm 15mm 17mm; }
@media print {
  :root { color-scheme: light; }
  body { background: #fff; font-size: 10.5pt; line-height: 1.6; }
  main { max-width: none; margin: 0; padding: 0; }
  footer { margin-top: 12pt; break-before: avoid; }
  h1 { font-size: 20pt; } h2 { font-size: 13.5pt; margin-top: 20pt; } h3 { font-size: 11.5pt; margin: 12pt 0 1pt; }
  table { font-size: 9.5pt; } .of-step, .notice { font-size: 9pt; }
  h2, h3, .lead { break-after: avoid; }
  figure, .step, tr, .words, .notice, .grave { break-inside: avoid; }
  .step { margin: 6pt 0 9pt; } .of-step { margin-bottom: 2pt; } .of-step th, .of-step td { padding-top: 0; padding-bottom: 0; }
  figure { margin-top: 3pt; } figcaption { margin-top: 1pt; }
  img { max-height: 96mm; }
  thead { display: table-header-group; }
  .mark.is-grave, .number { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .grave { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
"""
