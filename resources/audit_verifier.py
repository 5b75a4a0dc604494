"""手順スタジオの監査ログ（JSONL）が、書き出されたままかどうかを確かめます。

使い方:  python audit_verifier.py 監査ログ.jsonl

Only the standard library of Python 3.8 or newer is needed, and no key. Every line ends with `chain`:
the SHA-256 of the chain of the line before and of this line without its chain. The last line holds
the anchor: the number of rows, the last row's number and its MAC, and the seal of the studio.

Exit codes: 0 as exported, 1 not, 2 cannot be read.
"""

import hashlib
import json
import sys

MARK = b',"chain":"'
HEX = 64
LONGEST_LINE = 1 << 20

PROVEN = """分かったこと：
  ・行が書き出されたときの順番のまま、抜け・書き換え・入れ替え・追加なしにそろっています。
これだけでは分からないこと：
  ・だれかがファイル全体を計算し直して作り替えた場合は、このプログラムでは見分けられません
    （だれにでも計算できる値だけを使っているためです）。
  ・書き出すより前に、ライブラリの中で書き換えられていなかったかどうか。
どちらも、書き出した手順スタジオで次のように確かめられます（鍵を使います）：
  tejun audit verify ファイル名"""


class Broken(Exception):
    """The file is not what was exported; the text says where, for people."""


def verify(path):
    """Return how many rows there are; raise Broken at the first line that does not fit."""
    chain, seq, mac, line_number = "", 0, "", 0
    with open(path, "rb") as file:
        while True:
            line = file.readline(LONGEST_LINE)
            if not line:
                raise Broken("最後の行（しめくくり）がありません。途中で切れています。")
            line_number += 1
            chain = _next_chain(line, chain, line_number)
            told = _object(line, line_number)
            if "anchor" in told:
                break
            if told.get("seq") != seq + 1:
                raise Broken("%d 行目：番号 %d が抜けているか、順番が違います。" % (line_number, seq + 1))
            seq, mac = seq + 1, told.get("mac")
        if file.read(1):
            raise Broken("しめくくりの行のあとに、行が足されています。")
    _compare(told["anchor"], seq, mac)
    return seq


def _next_chain(line, former, line_number):
    """Return the chain this line tells, after computing it."""
    start = line.rfind(MARK)
    told = line[start + len(MARK) : start + len(MARK) + HEX]
    wanted = hashlib.sha256(former.encode("ascii") + line[: max(start, 0)]).hexdigest()
    if start < 0 or told != wanted.encode("ascii"):
        raise Broken("%d 行目：書き換え・抜け・入れ替えがあります。" % line_number)
    return wanted


def _object(line, line_number):
    try:
        told = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        told = None
    if not isinstance(told, dict):
        raise Broken("%d 行目：読み取れません。" % line_number)
    return told


def _compare(anchor, seq, mac):
    if not isinstance(anchor, dict) or anchor.get("rows") != seq:
        raise Broken("しめくくりの件数と、行の数が合いません。")
    if seq and (anchor.get("seq") != seq or anchor.get("mac") != mac):
        raise Broken("しめくくりの値と、最後の行が合いません。")


def main(arguments):
    """Verify one file and say what that proves."""
    if len(arguments) != 1:
        print("使い方：python audit_verifier.py 監査ログ.jsonl", file=sys.stderr)
        return 2
    try:
        rows = verify(arguments[0])
    except Broken as broken:
        print("このファイルは、書き出されたままではありません。\n" + str(broken))
        return 1
    except OSError as error:
        print("ファイルを読めません：%s（%s）" % (arguments[0], error.strerror), file=sys.stderr)
        return 2
    print("%d 件の行を確かめました。書き出されたままです。\n%s" % (rows, PROVEN))
    return 0


if __name__ == "__main__":
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    sys.exit(main(sys.argv[1:]))
