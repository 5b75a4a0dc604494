"""A login form as the studio fills it: where the user name goes, where the password, and what is pressed."""

from studio.domain.frozen import Frozen


class LoginForm(Frozen):
    """The login form of the page that is open. Refs belong to the newest observation; "" for none.

    Attributes:
        user: The field of the user name; "" on the second page of a login in two.
        password: The field of the password; "" on the first page of a login in two.
        submit: What sends it; "" where only the Enter key does.
        asks_password: A password is asked for, whether or not its field has a ref by now.
    """

    user: str = ""
    password: str = ""
    submit: str = ""
    asks_password: bool = False
