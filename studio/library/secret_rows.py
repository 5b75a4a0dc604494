"""What the library keeps of credentials, as SQL. Values are sealed before they come here."""

from sqlmodel import Session

from studio.domain.credential import SecretRow


def rows(session: Session) -> tuple[SecretRow, ...]:
    """Return all of them by name."""
    raise NotImplementedError


def put(session: Session, row: SecretRow) -> None:
    """Write one, replacing an older one of the same name."""
    raise NotImplementedError


def remove(session: Session, name: str) -> None:
    """Forget one; fine when there is none."""
    raise NotImplementedError
