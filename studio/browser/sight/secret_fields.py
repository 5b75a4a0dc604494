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
  if (!['', 'none'].includes(getComputedStyle(el).webkitTextSecurity || '')) return true;
  if (el.localName === 'input' && !['text', 'tel', 'number'].includes(el.type)) return false;
  const called = [el.name, el.id, el.placeholder, el.getAttribute('aria-label'), ...[...(el.labels || [])].map(label => label.textContent)]
    .join(' ').normalize('NFKC').slice(0, 500);
  return /(?:card|credit|cc)[-_ ]?(?:num(?:ber)?|no)(?![a-z])|\\b(?:cvc|cvv|csc)2?\\b|security[-_ ]?code|one[-_ ]?time|(?<![a-z])t?otp(?![a-z])|クレジットカード番号|セキュリティ[ー ]?コード|ワンタイム|認証コード|暗証番号/i.test(called);
}
"""
"""JavaScript: says whether an element holds a password, a one-time code or a card number.

Many sites leave out `autocomplete`: then the field's name and labels decide. Text boxes that draw
dots through a style are secret too.
"""
