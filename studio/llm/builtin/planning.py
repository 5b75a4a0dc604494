"""The checklist of the built-in engine: site, start page, items, variables and conditions."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Final
from urllib.parse import urlsplit

from studio.domain.actions.rule import Condition, Joining
from studio.domain.errors import InstructionError
from studio.domain.runs.checklist import Checklist, Item
from studio.domain.text import squeeze
from studio.domain.values.comparison import Comparison
from studio.domain.values.variable import Variable
from studio.engine.ports import PlanRequest, SiteProfile
from studio.llm.builtin.clauses import without_courtesies
from studio.llm.builtin.intents import (
    Enter,
    ExtractIntent,
    IntentReading,
    LogIn,
    Open,
    Pick,
    Search,
    Select,
)
from studio.llm.builtin.japanese import read_sentence
from studio.llm.builtin.letters import without_opening
from studio.llm.builtin.literals import MARK, Literal, Masked, mask
from studio.llm.builtin.office_dates import with_days
from studio.llm.builtin.row_references import hanging_lines
from studio.llm.builtin.rule_phrases import read_rule
from studio.llm.builtin.synonyms import synonyms
from studio.words import tr

_NAMING: Final = (Comparison.CONTAINS, Comparison.EQUALS)
"""Comparisons whose value is what a row is called."""
_EXAMPLE: Final = tr(
    "画面で押すものと入れる値を順に書くか、操作を一度やって見せるか、AI をつないでください。たとえば「練習書店で「プログラミング」を検索して、価格が3000円以下の本を探して、最初の該当商品をカートに入れて」のように書きます。"
)
_AFTER_SITE: Final = r"(?:さん|様)?(?:の|という)?(?:サイト|ホームページ|ウェブサイト|Webサイト|HP|ページ)?(?:上|内)?\s*(?:では|にて|で|において)、?\s*"
_ADDRESS: Final = rf"\s*(?:[(\[]?\s*(?P<url>{MARK})\s*[)\]]?)?"
_UNKNOWN_SITE: Final = re.compile(
    rf"^(?P<name>{MARK}|[^\s、。をにがはとへの:=(\[{MARK[1:-1]}]{{2,24}}){_ADDRESS}{_AFTER_SITE}(?=\S)"
)
_OPENED_SITE: Final = re.compile(
    rf"^(?P<name>{MARK}|[^\s、。をにがはとへ:=(\[{MARK[1:-1]}]{{2,24}}?){_ADDRESS}(?:の(?:サイト|ホームページ|トップページ|トップ))?(?:を開|に(?:アクセス|移動|行)|へ(?:移動|行))"
)
_GOING: Final = r"\s*(?:アクセス|移動|行|つな|接続|飛|遷移)"
_URL_SITE: Final = re.compile(
    rf"^(?P<url>{MARK})\s*(?:の(?:サイト|ページ))?(?:にて|に(?!{_GOING})|で|上で|の)?[、:]?\s*(?=\S)"
)
_TOLD_ADDRESS: Final = re.compile(
    rf"^\s*(?:(?:サイト|ページ|対象)の)?(?:URL|アドレス|リンク|サイト)(?:は|:)?\s*(?P<url>{MARK})\s*(?:です|になります|でございます)?\s*(?:[。\n]\s*|$)(?=\S)",
    re.IGNORECASE,
)
_NO_SITE: Final = re.compile(
    r"(?:以上|以下|未満|以内|順|条件|内容|方法|番目|件目|[0-9]円|番|一覧|画面|ページ|フォーム|欄|ボタン|キー|タブ|メニュー|リスト|名|コード|番号|日付?|日時|部署|区分|種別|額|価格?|数|率|検索|ま)$|^(?:この|その|あの|以下|次|下記|上記|最)"
)
_SECRET: Final = re.compile(r"パスワード|暗証|password|\{\{秘密:", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class PlannedSite:
    """Where the instruction takes place.

    Attributes:
        name: In the person's words, or the profile's.
        url: "" when no address is known.
        sentence: The instruction without the words that only name the site.
    """

    name: str
    url: str
    sentence: Masked


def make_checklist(request: PlanRequest, planned_by: str, today: date | None = None) -> Checklist:
    """Read a whole instruction.

    Args:
        request: The instruction, the start page if given, and the known sites.
        planned_by: Who reads.
        today: What 「明後日」 is counted from; None takes the calendar's.

    Raises:
        InstructionError: Nothing in it could be read.
    """
    sentence = with_days(mask(request.instruction), today or date.today())
    site = find_site(sentence, request.sites)
    read = read_sentence(site.sentence)
    start_url = request.start_url or site.url
    readings = read.readings or _only_opens(site, start_url)
    if not readings:
        raise InstructionError(
            "NOT_READ", tr("この文からは、AI なしでは手順を作れませんでした。"), _EXAMPLE
        )
    unread = [*read.unread, *hanging_lines(readings)] if read.readings else []
    if site.name and not start_url:
        unread.append(
            tr(
                "「{name}」のアドレス（http:// または https:// で始まる URL）が必要です",
                name=site.name,
            )
        )
    conditions = tuple(_conditions(readings))
    joining = _joining(readings)
    if joining is Joining.ANY and not _is_one_choice(readings):
        unread.append(
            tr("「または」で結んだ条件は、ほかの条件と一緒には頼めません。手順を分けてください")
        )
    return Checklist(
        instruction=request.instruction,
        site=site.name,
        start_url=start_url,
        items=tuple(Item(text=reading.text) for reading in readings),
        variables=_variables(readings, conditions),
        conditions=conditions,
        joining=joining,
        unread=tuple(dict.fromkeys(part for part in unread if part)),
        planned_by=planned_by,
    )


def find_site(sentence: Masked, profiles: Sequence[SiteProfile]) -> PlannedSite:
    """Find the site a sentence names: a known one, an address, or a name nobody knows."""
    text = without_courtesies(without_opening(sentence.text))
    bare = replace(sentence, text=text)
    return _known(bare, profiles) or _by_address(bare, profiles) or _unknown(bare)


def _known(sentence: Masked, profiles: Sequence[SiteProfile]) -> PlannedSite | None:
    for name, profile in _names(profiles):
        spelled = r"\s*".join(re.escape(char) for char in name)
        is_quoted = (
            rf"|(?P<mark>{MARK})"
            if any(squeeze(one.value) == name for one in sentence.literals)
            else ""
        )
        for match in re.finditer(rf"(?:{spelled}){is_quoted}", sentence.text, re.IGNORECASE):
            mark = match.groupdict().get("mark")
            if mark and squeeze(sentence.literal(mark).value) != name:
                continue
            if site := _cut(sentence, match, profile):
                return site
    return None


def _names(profiles: Sequence[SiteProfile]) -> list[tuple[str, SiteProfile]]:
    """Return every name of every site, the longest first."""
    pairs = [
        (squeeze(name), profile)
        for profile in profiles
        for name in (profile.name, *profile.aliases)
    ]
    return sorted((pair for pair in pairs if pair[0]), key=lambda pair: -len(pair[0]))


def _cut(sentence: Masked, match: re.Match[str], profile: SiteProfile) -> PlannedSite | None:
    """Take 「練習書店で」 out; 「練習書店を開いて」 stays, since it asks for something."""
    text = sentence.text
    tail = re.match(
        rf"{_ADDRESS}(?:{_AFTER_SITE}|に、?\s*(?!ログイン|{_GOING})(?=[^。]{{1,80}}ログイン)|の(?!ログイン)|[ \t]+(?=\S)|[ \t]*[→⇒>\n]\s*)",
        text[match.end() :],
    )
    address = re.match(_ADDRESS, text[match.end() :])
    found = _address_in(sentence, tail) or _address_in(sentence, address)
    if tail:
        text = text[: match.start()] + text[match.end() + tail.end() :]
    elif found and address:
        text = text[: match.end()] + text[match.end() + address.end() :]
    elif not re.match(
        r"\s*(?:を(?!クリック|押|選)|に|へ|から|$|、)", text[match.end() :]
    ) or not re.search(r"(?:^|[、。\s・]|まず)$", text[: match.start()]):
        return None
    name = (
        profile.name if tail else sentence.plain(match[0])
    )  # what stays is read once more by the words it has
    return PlannedSite(name, found or profile.url, replace(sentence, text=text))


def _address_in(sentence: Masked, match: re.Match[str] | None) -> str:
    if match is None or not match["url"]:
        return ""
    literal = sentence.literal(match["url"])
    return literal.value if literal.is_url else ""


def _by_address(sentence: Masked, profiles: Sequence[SiteProfile]) -> PlannedSite | None:
    told = _TOLD_ADDRESS.match(sentence.text)
    if told and (literal := sentence.literal(told["url"])).is_url:
        rest = replace(sentence, text=sentence.text[told.end() :])
        return PlannedSite(_profile_of(literal, profiles), literal.value, rest)
    match = _URL_SITE.match(sentence.text)
    literal = sentence.literal(match["url"]) if match else None
    if match is None or literal is None or not literal.is_url:
        return None
    is_opening = re.match(r"(?:を|に|へ)", sentence.text[match.end() :])
    text = sentence.text if is_opening else sentence.text[match.end() :]
    return PlannedSite(_profile_of(literal, profiles), literal.value, replace(sentence, text=text))


def _profile_of(address: Literal, profiles: Sequence[SiteProfile]) -> str:
    """Return the name of the site an address belongs to, "" when it is none of the known ones."""
    wanted = urlsplit(address.value)
    for profile in profiles:
        known = urlsplit(profile.url)
        if known.netloc == wanted.netloc and wanted.path.startswith(known.path.rstrip("/")):
            return profile.name
    return ""


def _unknown(sentence: Masked) -> PlannedSite:
    for pattern in (_UNKNOWN_SITE, _OPENED_SITE):
        match = pattern.match(sentence.text)
        name = sentence.plain(match["name"]) if match else ""
        if match is None or not _may_be_a_site(sentence, match, name):
            continue
        url = _address_in(sentence, match)
        is_place = pattern is _UNKNOWN_SITE
        text = sentence.text[match.end() if is_place else 0 :]
        if is_place or url or _sounds_like_a_site(name):
            return PlannedSite(name, url, replace(sentence, text=text))
    return PlannedSite("", _address_anywhere(sentence), sentence)


def _address_anywhere(sentence: Masked) -> str:
    """Return the address in the first clause: 「次の URL を開く https://…」."""
    first = re.split(r"[。\n、]", sentence.text.strip(), maxsplit=1)[0]
    return next((one.value for one in sentence.find(first) if one.is_url), "")


def _may_be_a_site(sentence: Masked, match: re.Match[str], name: str) -> bool:
    literal = sentence.find(match["name"])
    if literal and literal[0].is_url:
        return False
    if _address_in(sentence, match):
        return True
    if not read_rule(match["name"], sentence).is_empty:
        return False
    rest = sentence.text[match.end() :]
    is_option = re.match(
        r"[^、。]{1,30}?を?(?:選|指定|検索ボタン)", rest
    ) and not _sounds_like_a_site(name)
    is_searched = bool(literal) and re.match(r"(?:検索|サーチ|調べ|探)", rest)
    is_word = re.match(
        r"(?:検索|サーチ|調べ|探|絞|並|ソート|ログイン)", rest
    ) and not _sounds_like_a_site(name)
    is_called_site = re.search("サイト|ホームページ|HP", match[0][len(match["name"]) :])
    if is_called_site and not _NO_SITE.search(name):
        return True
    is_plain = squeeze(name) in {squeeze(word) for word in synonyms().not_sites}
    return not (is_option or is_searched or is_word or is_plain or _NO_SITE.search(name))


def _sounds_like_a_site(name: str) -> bool:
    return bool(
        re.search(
            r"(?:店|商店|書店|ストア|ショップ|屋|サイト|システム|ポータル|クラウド|マート|デパート|モール|市場|社|銀行|図書館|大学|役所|ホームページ|サービス|アプリ|ネット)$",
            name,
        )
    )


def _only_opens(site: PlannedSite, start_url: str) -> tuple[IntentReading, ...]:
    """Make an item of an instruction that is nothing but an address or a known site."""
    has_more = any(
        char.isalnum() for char in re.sub(MARK, "", site.sentence.text).replace(site.name, "")
    )
    if has_more or not start_url or not (site.url or site.name):
        return ()
    place = site.name or start_url
    return (IntentReading(f"{place}を開く", Open(place, start_url)),)


def _conditions(readings: Sequence[IntentReading]) -> Iterator[Condition]:
    seen: set[Condition] = set()
    for reading in readings:
        if not isinstance(reading.intent, Pick | ExtractIntent):
            continue
        for condition in reading.intent.where:
            if condition not in seen:
                seen.add(condition)
                yield condition


def _joining(readings: Sequence[IntentReading]) -> Joining:
    """Return ANY when some line joins its conditions by 「または」."""
    said = (one.intent for one in readings if isinstance(one.intent, Pick | ExtractIntent))
    return Joining.ANY if any(one.joining is Joining.ANY for one in said) else Joining.ALL


def _is_one_choice(readings: Sequence[IntentReading]) -> bool:
    """Say whether all lines with conditions mean the same ones: a checklist joins them in one way."""
    said = (one.intent for one in readings if isinstance(one.intent, Pick | ExtractIntent))
    return len({one.where for one in said if one.where}) == 1


def _variables(
    readings: Sequence[IntentReading], conditions: Sequence[Condition]
) -> tuple[Variable, ...]:
    named: dict[str, str] = {}
    for name, value in (*_words(readings), *_limits(conditions)):
        if value in (named.get(name), ""):
            continue
        free = next(n for n in _numbered(name) if n not in named)
        named[free] = value
    return tuple(Variable(name=name, value=value) for name, value in named.items())


def _numbered(name: str) -> Iterator[str]:
    yield name
    for number in range(2, 1_000):
        yield f"{name}{number}"


def _words(readings: Sequence[IntentReading]) -> Iterator[tuple[str, str]]:
    for reading in readings:
        match reading.intent:
            case Search(word=word):
                yield "検索語", word
            case Enter(fields=fields) | LogIn(fields=fields):
                for field in fields:
                    if not _SECRET.search(f"{field.label} {field.value}"):
                        yield field.label or "入力値", field.value
            case Select(label=label, option=option) if label:
                yield label, option
            case _:
                continue


def _limits(conditions: Sequence[Condition]) -> Iterator[tuple[str, str]]:
    for condition in conditions:
        if limit := condition.comparison.meaning.limit:
            yield f"{limit}{condition.column}", condition.value
        elif condition.comparison in _NAMING and condition.column != "在庫":
            yield ("対象" if condition.column == "行" else condition.column), condition.value
