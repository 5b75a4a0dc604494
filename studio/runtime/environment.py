"""Secrets of a script: named by the flow, held by environment variables, typed only at the flow's own sites."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from studio.domain.errors import SecretError
from studio.domain.flows.flow import SECRET_PREFIX
from studio.domain.records.credential import SecretCard, SecretFound, SecretPlace

_UNCHANGED = SecretError(
    "SECRET_PLACE_UNUSABLE",
    "スクリプトからは、認証情報を変えられません。",
    "環境変数の値を直してください。",
)


LOGIN: Final = "環境変数 TEJUN_LOGIN_PASSWORD"
"""What the password of whoever runs the script is called: for login screens that no step of it passes."""


class EnvironmentSecrets:
    """`SecretStore` over values that were read once, for the sites of one flow.

    Args:
        values: By name.
        origins: Where they may be typed.
        user: Whose `LOGIN` is; "" where none was given.
    """

    def __init__(self, values: Mapping[str, str], origins: Sequence[str], user: str = "") -> None:
        self._values = dict(values)
        self._origins = tuple(origins)
        self._user = user

    async def cards(self) -> tuple[SecretCard, ...]:
        """See `SecretStore.cards`."""
        return tuple(
            SecretCard(
                name=name,
                place=SecretPlace.ENV_FILE,
                origins=self._origins,
                user=self._user if name == LOGIN else "",
            )
            for name in self._values
        )

    async def found(self) -> SecretFound:
        """See `SecretStore.found`."""
        return SecretFound(usual=SecretPlace.ENV_FILE)

    async def value_for(self, name: str, origin: str) -> str:
        """See `SecretStore.value_for`."""
        if name not in self._values:
            raise SecretError("SECRET_NOT_FOUND", f"認証情報「{name}」の値がありません。")
        if origin not in self._origins:
            raise SecretError(
                "SECRET_FOREIGN_SITE",
                f"認証情報「{name}」は、このサイトでは使いません。",
                "手順のサイトかどうか、画面を確かめてください。",
            )
        return self._values[name]

    async def values(self, names: Collection[str]) -> dict[str, str]:
        """See `SecretStore.values`."""
        return {name: value for name, value in self._values.items() if name in names}

    async def put(
        self,
        name: str,
        value: str,
        origins: Sequence[str],
        place: SecretPlace,
        user: str | None = None,
    ) -> SecretCard:
        """Refuse: a script only reads."""
        raise _UNCHANGED

    async def bind(self, name: str, origins: Sequence[str], user: str | None = None) -> SecretCard:
        """Refuse: a script only reads."""
        raise _UNCHANGED

    async def move(self, name: str, place: SecretPlace) -> SecretCard:
        """Refuse: a script only reads."""
        raise _UNCHANGED

    async def remove(self, name: str) -> None:
        """Refuse: a script only reads."""
        raise _UNCHANGED


def login_of(environment: Mapping[str, str]) -> tuple[str, dict[str, str]]:
    """Return the user of a script's own login, and its password by name; "" and nothing where one is missing."""
    user = environment.get("TEJUN_LOGIN_USER", "")
    password = environment.get("TEJUN_LOGIN_PASSWORD", "")
    return (user, {SECRET_PREFIX + LOGIN: password}) if user and password else ("", {})


def secret_values(
    secrets: Mapping[str, str], environment: Mapping[str, str]
) -> tuple[dict[str, str], list[str]]:
    """Return the values of secrets by name, and the environment variables that hold nothing.

    Args:
        secrets: Environment variable of each, by its name.
        environment: Of this process.
    """
    values = {name: environment.get(variable, "") for name, variable in secrets.items()}
    return values, [secrets[name] for name, value in values.items() if not value]
