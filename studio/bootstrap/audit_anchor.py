"""The end of the audit's chain, kept in the OS keychain: it shows a tail that was cut.

Never in the way: a keychain that does not answer within seconds is left alone for the rest of the
start, and an audit without an anchor is verified without one.
"""

import asyncio
import logging
from typing import Final

from studio.domain.records.audit import AuditAnchor
from studio.vault.keychain import Keychain, KeychainError, KeychainTrouble

logger = logging.getLogger(__name__)

_PATIENCE_S: Final = 5.0


class AnchorKeeper:
    """Reads and writes the anchor of one library.

    Args:
        keychain: Where it is kept.
        library_id: Names the entry.
    """

    def __init__(self, keychain: Keychain, library_id: str) -> None:
        self._keychain = keychain
        self._entry = f"audit:{library_id}"
        self._kept: AuditAnchor | None = None
        self._is_usable = True

    async def read(self) -> AuditAnchor | None:
        """Return the anchor, None when there is none or the keychain does not give it."""
        try:
            async with asyncio.timeout(_PATIENCE_S):
                text = await self._keychain.read(self._entry)
        except (KeychainError, TimeoutError) as trouble:
            self._give_up(trouble)
            return None
        seq, sign, mac = (text or "").partition(":")
        return AuditAnchor(seq=int(seq), mac=mac) if sign and seq.isdecimal() else None

    async def write(self, anchor: AuditAnchor) -> None:
        """Keep a newer end."""
        if not self._is_usable or anchor in (self._kept, AuditAnchor(seq=0, mac="")):
            return
        try:
            async with asyncio.timeout(_PATIENCE_S):
                await self._keychain.write(self._entry, f"{anchor.seq}:{anchor.mac}")
            self._kept = anchor
        except (KeychainError, TimeoutError) as trouble:
            self._give_up(trouble)

    def _give_up(self, trouble: Exception) -> None:
        self._is_usable = False
        kind = trouble.trouble if isinstance(trouble, KeychainError) else KeychainTrouble.SLOW
        logger.info("audit anchor not kept: %s", kind)
