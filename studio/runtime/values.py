"""The values of one run as a script's lines see them."""

from collections.abc import Collection, Mapping


class Values(dict[str, str]):
    """Values by name. A secret's is its name in braces: only the hands ever hold what it stands for."""

    @classmethod
    def of(cls, resolved: Mapping[str, str], hidden: Collection[str]) -> "Values":
        """Return what lines may see.

        Args:
            resolved: The values of this run.
            hidden: Names whose values no line sees.
        """
        return cls({**resolved, **{name: f"{{{{{name}}}}}" for name in hidden}})
