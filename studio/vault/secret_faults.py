"""What a person is told when a credential cannot be used, kept or moved. Never a value."""

import difflib
from collections.abc import Iterable, Sequence

from studio.domain.credential import SecretPlace, SecretRow
from studio.domain.errors import SecretError
from studio.vault.keychain import KeychainError, KeychainTrouble


def not_found(name: str, known: Iterable[str]) -> SecretError:
    """No place knows this name."""
    near = difflib.get_close_matches(name, list(known), n=3)
    hint = f"近い名前：{'、'.join(near)}。" if near else ""
    return SecretError(
        "SECRET_NOT_FOUND",
        f"「{name}」という認証情報はありません。",
        f"{hint}名前を確かめるか、「認証情報」の画面か tejun vault set で登録してください。",
    )


def foreign_site(name: str, origin: str, bound: Sequence[str]) -> SecretError:
    """It is meant for other sites, or for none yet."""
    if not bound:
        return SecretError(
            "SECRET_FOREIGN_SITE",
            f"「{name}」は、使ってよいサイトがまだ決まっていないため、入力しません。",
            f"{origin} で使ってよいときは、「認証情報」の画面か tejun vault bind で、このサイトに結び付けてください。",
        )
    return SecretError(
        "SECRET_FOREIGN_SITE",
        f"「{name}」は、{'、'.join(bound)} のための認証情報です。{origin} には入力しません。",
        "開いているサイトが正しいかを確かめてください。このサイトでも使うときは、結び付けるサイトに加えてください。",
    )


def open_way(name: str) -> SecretError:
    """The page is none to which a secret may go, whatever it is bound to."""
    return SecretError(
        "SECRET_FOREIGN_SITE",
        f"暗号化されていないページか、Web ページでない画面のため、「{name}」を入力しません。",
        "https:// で始まるページかどうかを確かめてください。",
    )


def keychain_unusable(trouble: KeychainError) -> SecretError:
    """The keychain does not give or take a value."""
    remedies = {
        KeychainTrouble.ABSENT: "保管場所に「暗号化ライブラリ」を選んでください。",
        KeychainTrouble.LOCKED: "キーチェーンのロックを解除してからもう一度試すか、保管場所に「暗号化ライブラリ」を選んでください。",
        KeychainTrouble.SLOW: "ロック解除の画面が隠れていないかを確かめて、もう一度試してください。",
    }
    usual = "もう一度試しても同じときは、保管場所に「暗号化ライブラリ」を選んでください。"
    return SecretError(
        "SECRET_PLACE_UNUSABLE",
        trouble.in_words(),
        remedies.get(trouble.trouble, usual),
        detail=f"{trouble.trouble} {trouble.detail}".strip(),
    )


def value_missing(row: SecretRow) -> SecretError:
    """The name is known, and its place has nothing under it."""
    if row.place is SecretPlace.ENV_FILE:
        remedy = ".env に「名前=値」の行があるかを確かめてください。"
    else:
        remedy = "別の端末やアカウントに移したときに起こります。値をもう一度登録してください。"
    return SecretError(
        "SECRET_PLACE_UNUSABLE", f"「{row.name}」の値が、{row.place.words}にありません。", remedy
    )


def value_broken(name: str) -> SecretError:
    """The sealed value does not open: changed bytes, or another library's."""
    return SecretError(
        "SECRET_PLACE_UNUSABLE",
        f"「{name}」の値が壊れていて、読めません。",
        "値をもう一度登録してください。",
    )


def env_is_yours(name: str, doing: str, line: int = 0) -> SecretError:
    """The `.env` file is the person's; the studio only reads it."""
    where = f"の {line} 行目" if line else ""
    return SecretError(
        "SECRET_PLACE_UNUSABLE",
        f".env ファイルは読むだけのため、「{name}」を{doing}できません。",
        f".env{where}をエディターで編集するか、キーチェーンか暗号化ライブラリに登録してください。",
    )


def empty(name: str) -> SecretError:
    """Nothing was given."""
    return SecretError(
        "SECRET_EMPTY", f"「{name}」の値が空です。", "パスワードなどの値を入力してください。"
    )


def too_long(name: str, limit: int, place: SecretPlace) -> SecretError:
    """More than the place keeps."""
    return SecretError(
        "SECRET_TOO_LONG",
        f"「{name}」の値が長すぎて、{place.words}に入りません（{limit:,} 文字まで）。",
        "値を確かめてください。長い値は「暗号化ライブラリ」に入ります（10,000 文字まで）。",
    )


def value_bad(name: str) -> SecretError:
    """It holds what no field takes."""
    return SecretError(
        "SECRET_VALUE_BAD",
        f"「{name}」の値に、改行か制御文字が入っています。",
        "1 行の値だけを入力してください。",
    )
