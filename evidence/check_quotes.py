"""Checks the quotes of an exported take, with nothing but Python's standard library and none of the product's code.

usage: python3 evidence/check_quotes.py FILE.zip      exit 0: every hash and every quote holds, 1: not

Every member has the SHA-256 that manifest.json gives, and every page the one that it is named by. Every citation stands at its place in
the text of its page: start and end count UTF-16 units, and quote and place are equal once character references are decoded, soft hyphens
dropped, Unicode composed (NFC), and white space made one space, or none between two ideographs or kana. Nothing else is normalised.
"""

import hashlib
import html.entities
import json
import os
import re
import sys
import unicodedata
import zipfile

REFERENCE = re.compile(r"&(?:#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]{1,31});", re.I | re.A)
SPACE = re.compile("[\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+")
IDEOGRAPH = re.compile("[\u3001-\u3011\uff01-\uff60]")


def sha256(content):
    return hashlib.sha256(content).hexdigest()


def decode(match):
    name = match[0][1:-1]
    if name[0] != "#":
        return html.entities.html5.get(name + ";", match[0])
    code = int(name[2:], 16) if name[1] in "xX" else int(name[1:])
    if 0x80 <= code <= 0x9F:  # HTML reads these as windows-1252.
        return bytes([code]).decode("cp1252", "ignore") or chr(code)
    return chr(code) if 0 < code <= 0x10FFFF and not 0xD800 <= code <= 0xDFFF else "\ufffd"


def is_ideograph(char):
    name = unicodedata.name(char, "")
    return bool(IDEOGRAPH.match(char)) or name.startswith(("CJK ", "HIRAGANA", "KATAKANA", "HALFWIDTH KATAKANA"))


def normalise(text):
    text = REFERENCE.sub(decode, text).replace("\xad", "")
    text = unicodedata.normalize("NFC", text)

    def space(match):
        around = text[match.start() - 1 : match.start()] + text[match.end() : match.end() + 1]
        return "" if len(around) == 2 and all(map(is_ideograph, around)) else " "

    return SPACE.sub(space, text).strip(" ")


def check_citation(citation, texts):
    page, start, end = citation["page"], citation["start"], citation["end"]
    if citation["id"] != "c_" + sha256(f"{page}:{start}:{end}".encode())[:12]:
        return "its id is not that of its place"
    if page not in texts:
        return "its page is not in the export"
    if "\ufffc" in citation["quote"]:  # The mark of what a text leaves out.
        return "it goes across what the text leaves out"
    units = texts[page].encode("utf-16-le")
    if not 0 <= start <= end <= len(units) // 2:
        return "its place is outside of the text"
    quote, place = normalise(citation["quote"]), normalise(units[2 * start : 2 * end].decode("utf-16-le", "replace"))
    if quote == "" and texts[page].strip() != "":
        return "it is empty, and the page is not"
    return None if quote == place else f"at its place stands {place[:80]!r}"


def check(file):
    with zipfile.ZipFile(file) as export:
        size = sum(member.file_size for member in export.infolist())
        if size > min(2**30, max(2**26, 50 * os.path.getsize(file))):
            raise OverflowError("it unpacks to more than an export does")
        names = export.namelist()
        members = {name: export.read(name) for name in names}
    hashes = json.loads(members["manifest.json"])
    for name in sorted({*names, *hashes} - {"manifest.json"}):
        if hashes.get(name) != (sha256(members[name]) if name in members else None):
            yield f"{name}: not what manifest.json says"
    if len(names) != len(members):
        yield "a member is there twice"
    texts = {}
    for page in json.loads(members["pages.json"]):
        name, text = page["sha256"], members.get(f"text/{page['sha256']}.txt")
        if sha256(members.get(f"pages/{name}", b"")) != name:
            yield f"pages/{name}: not the page of this name"
        if text is None:
            yield f"text/{name}.txt: missing"
        else:
            texts[name] = text.decode()
    for citation in json.loads(members["citations.json"]):
        fault = check_citation(citation, texts)
        if fault:
            yield f"citations.json: quote {citation['quote'][:80]!r}: {fault}"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    try:
        faults = list(check(sys.argv[1]))
    except Exception as error:  # Whatever a damaged file leads to, it does not hold.
        faults = [f"{sys.argv[1]}: cannot be read ({type(error).__name__})"]
    print("\n".join(faults) if faults else "every quote holds")
    sys.exit(1 if faults else 0)
