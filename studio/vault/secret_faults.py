"""What a person is told when a credential cannot be used, kept or moved. Never a value."""

import difflib
from collections.abc import Iterable, Sequence

from studio.domain.errors import SecretError
from studio.domain.records.credential import SecretPlace, SecretRow
from studio.vault.keychain import KeychainError, KeychainTrouble
from studio.words import tr


def not_found(name: str, known: Iterable[str]) -> SecretError:
    """No place knows this name."""
    near = difflib.get_close_matches(name, list(known), n=3)
    hint = tr("近い名前：{near}。", near=tr("、").join(near)) if near else ""
    return SecretError(
        "SECRET_NOT_FOUND",
        tr("「{name}」という認証情報はありません。", name=name),
        tr(
            "{hint}名前を確かめるか、「認証情報」の画面か tejun vault set で登録してください。",
            hint=hint,
        ),
    )


def foreign_site(name: str, origin: str, bound: Sequence[str]) -> SecretError:
    """It is meant for other sites, or for none yet."""
    if not bound:
        return SecretError(
            "SECRET_FOREIGN_SITE",
            tr("「{name}」は、使ってよいサイトがまだ決まっていないため、入力しません。", name=name),
            tr(
                "{origin} で使ってよいときは、「認証情報」の画面か tejun vault bind で、このサイトに結び付けてください。",
                origin=origin,
            ),
        )
    return SecretError(
        "SECRET_FOREIGN_SITE",
        tr(
            "「{name}」は、{bound} のための認証情報です。{origin} には入力しません。",
            name=name,
            bound=tr("、").join(bound),
            origin=origin,
        ),
        tr(
            "開いているサイトが正しいかを確かめてください。このサイトでも使うときは、結び付けるサイトに加えてください。"
        ),
    )


def open_way(name: str) -> SecretError:
    """The page is none to which a secret may go, whatever it is bound to."""
    return SecretError(
        "SECRET_FOREIGN_SITE",
        tr(
            "暗号化されていないページか、Web ページでない画面のため、「{name}」を入力しません。",
            name=name,
        ),
        tr("https:// で始まるページかどうかを確かめてください。"),
    )


def keychain_unusable(trouble: KeychainError) -> SecretError:
    """The keychain does not give or take a value."""
    remedies = {
        KeychainTrouble.ABSENT: tr("保管場所に「暗号化ライブラリ」を選んでください。"),
        KeychainTrouble.LOCKED: tr(
            "キーチェーンのロックを解除してからもう一度試すか、保管場所に「暗号化ライブラリ」を選んでください。"
        ),
        KeychainTrouble.SLOW: tr(
            "ロック解除の画面が隠れていないかを確かめて、もう一度試してください。"
        ),
    }
    usual = tr("もう一度試しても同じときは、保管場所に「暗号化ライブラリ」を選んでください。")
    return SecretError(
        "SECRET_PLACE_UNUSABLE",
        trouble.in_words(),
        remedies.get(trouble.trouble, usual),
        detail=f"{trouble.trouble} {trouble.detail}".strip(),
    )


def value_missing(row: SecretRow) -> SecretError:
    """The name is known, and its place has nothing under it."""
    if row.place is SecretPlace.ENV_FILE:
        remedy = tr(".env に「名前=値」の行があるかを確かめてください。")
    else:
        remedy = tr("別の端末やアカウントに移したときに起こります。値をもう一度登録してください。")
    return SecretError(
        "SECRET_PLACE_UNUSABLE",
        tr("「{name}」の値が、{place}にありません。", name=row.name, place=row.place.words),
        remedy,
    )


def value_broken(name: str) -> SecretError:
    """The sealed value does not open: changed bytes, or another library's."""
    return SecretError(
        "SECRET_PLACE_UNUSABLE",
        tr("「{name}」の値が壊れていて、読めません。", name=name),
        tr("値をもう一度登録してください。"),
    )


def env_is_yours(name: str, doing: str, line: int = 0) -> SecretError:
    """The `.env` file is the person's; the studio only reads it."""
    where = tr("の {line} 行目", line=line) if line else ""
    return SecretError(
        "SECRET_PLACE_UNUSABLE",
        tr(
            ".env ファイルは読むだけのため、「{name}」を{doing}できません。", name=name, doing=doing
        ),
        tr(
            ".env{where}をエディターで編集するか、キーチェーンか暗号化ライブラリに登録してください。",
            where=where,
        ),
    )


def empty(name: str) -> SecretError:
    """Nothing was given."""
    return SecretError(
        "SECRET_EMPTY",
        tr("「{name}」の値が空です。", name=name),
        tr("パスワードなどの値を入力してください。"),
    )


def too_long(name: str, limit: int, place: SecretPlace) -> SecretError:
    """More than the place keeps."""
    return SecretError(
        "SECRET_TOO_LONG",
        tr(
            "「{name}」の値が長すぎて、{place}に入りません（{limit:,} 文字まで）。",
            name=name,
            place=place.words,
            limit=limit,
        ),
        tr("値を確かめてください。長い値は「暗号化ライブラリ」に入ります（10,000 文字まで）。"),
    )


def value_bad(name: str) -> SecretError:
    """It holds what no field takes."""
    return SecretError(
        "SECRET_VALUE_BAD",
        tr("「{name}」の値に、改行か制御文字が入っています。", name=name),
        tr("1 行の値だけを入力してください。"),
    )
