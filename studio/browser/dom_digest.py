"""The light DOM of emergency mode: body only, no styles, no scripts, attributes that matter, secrets masked."""

from typing import Final

from studio.browser.secret_fields import IS_MASKED
from studio.browser.session import Session

MAX_CHARS: Final = 40_000

_DIGEST_SCRIPT: Final = (
    """
(limit) => {
  const skip = new Set(['script','style','noscript','template','svg','path','link','meta','iframe']);
  const keep = ['id','name','type','placeholder','title','alt','role','for','href','value','data-testid','aria-label',
                'aria-labelledby','aria-expanded','aria-checked','aria-selected','aria-invalid','disabled','required','readonly'];
  const secret = """
    + IS_MASKED.strip()
    + """;
  const quote = text => '"' + text.replace(/\\s+/g, ' ').slice(0, 80).replace(/"/g, "'") + '"';
  const out = [];
  let size = 0;
  const put = text => { size += text.length; if (size <= limit) out.push(text); };
  const visit = (node, depth) => {
    if (size > limit) return;
    if (node.nodeType === 3) {
      const text = node.data.replace(/\\s+/g, ' ').trim();
      if (text) put(' '.repeat(depth) + text.slice(0, 200) + '\\n');
      return;
    }
    if (node.nodeType !== 1 || skip.has(node.localName)) return;
    const style = getComputedStyle(node);
    if (style.display === 'none' || style.visibility === 'hidden') return;
    const attributes = [];
    for (const name of keep) {
      let value = name === 'value' ? (node.localName === 'input' ? node.value : '') : node.getAttribute(name);
      if (value === null || value === '' && name === 'value') continue;
      if (name === 'value' && secret(node)) value = '••••';
      attributes.push(name + '=' + quote(value));
    }
    put(' '.repeat(depth) + '<' + [node.localName, ...attributes].join(' ') + '>\\n');
    for (const root of [node.shadowRoot, node]) for (const child of root?.childNodes ?? []) visit(child, depth + 1);
  };
  for (const child of document.body?.childNodes ?? []) visit(child, 0);
  if (size > limit) out.push('…（以下省略）\\n');
  return out.join('');
}
"""
)


async def dom_digest(session: Session) -> str:
    """Return the light DOM of the current tab, at most `MAX_CHARS` long, cut with a mark and never silently."""
    page = session.page
    return str(
        await session.call(page.evaluate(_DIGEST_SCRIPT, MAX_CHARS), 10, "ページを詳しく調べる")
    )
