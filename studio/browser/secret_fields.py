"""What counts as a secret field on a page: one rule for the tree, the digest, the hands and the pictures.

Snapshots show what password fields hold, so everything that leaves this package is masked by it.
"""

from typing import Final

IS_MASKED: Final = """
el => {
  if (el.localName !== 'input' && el.localName !== 'textarea') return false;
  if (el.type === 'password') return true;
  const hint = (el.getAttribute('autocomplete') || '').toLowerCase();
  if (/one-time-code|cc-number|cc-csc|current-password|new-password/.test(hint)) return true;
  return !['', 'none'].includes(getComputedStyle(el).webkitTextSecurity || '');
}
"""
"""JavaScript: says whether an element holds a password, a one-time code or a card number.

Text boxes that draw dots through a style are secret too.
"""

MASKED_SELECTOR: Final = ", ".join(
    [
        "input[type=password]",
        *(
            f"input[autocomplete*={hint} i]"
            for hint in (
                "one-time-code",
                "cc-number",
                "cc-csc",
                "current-password",
                "new-password",
            )
        ),
    ]
)
"""The same as a selector, as far as CSS can say it; for the mask of a screenshot."""

MASKED_FIELDS: Final = (
    """
() => {
  const isSecret = """
    + IS_MASKED
    + """;
  const found = [];
  const visit = root => {
    for (const el of root.querySelectorAll('*')) {
      if (el.shadowRoot) visit(el.shadowRoot);
      if (!isSecret(el)) continue;
      const box = el.getBoundingClientRect();
      found.push([el.value, box.x, box.y, box.width, box.height]);
    }
  };
  visit(document);
  return found;
}
"""
)
"""JavaScript: value and box of every secret field of a frame, open shadow roots included."""
