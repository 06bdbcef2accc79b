"""Checks an exported take with nothing but Python's standard library and none of the product's code.

usage: python3 evidence/check_quotes.py FILE.zip [--key KEY]...      exit 0: everything below holds, 1: not

1. The zip is the one that its members make, byte for byte: nothing packed, hidden, doubled, padded or commented. Every member has the SHA-256 that
   manifest.json gives, every page the one that it is named by, and JSON is written in the one way of RFC 8785.
2. attestation.intoto.jsonl (DSSE, in-toto) is signed over the hashes of all members by the Ed25519 key that it names; with --key by that key: its id,
   or a file with it as a JWK, a JWK Set (what the service serves at /.well-known/jwks.json) or in PEM. A time stamp (RFC 3161) is of what the answer follows from; whether its signature
   holds is for OpenSSL, in the command that is printed.
3. The text of each page says what its bytes say: its lines stand in them once tags are taken out, letters and digits compared. Of a PDF or a picture
   that is not known here, and said.
4. Every citation stands at its place in the text of its page: start and end count UTF-16 units, and quote and place are equal once character references
   are decoded, soft hyphens dropped, Unicode composed (NFC), and white space made one space, or none between two ideographs or kana.
5. The answer follows from its quotes: rows and sentences are those that were composed, and each of their numbers stands in a quote of theirs, in what
   was asked, or in a derivation that is recorded.
Exports that versions up to 0.2.0 wrote are not signed, and their JSON is not held against RFC 8785.
"""

import base64
import hashlib
import html
import html.entities
import html.parser
import json
import os
import re
import struct
import sys
import unicodedata
import zipfile
import zlib

ATTESTATION = "attestation.intoto.jsonl"
REFERENCE = re.compile(r"&(?:#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]{1,31});", re.I | re.A)
SPACE = re.compile("[\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+")
IDEOGRAPH = re.compile("[\u3001-\u3011\uff01-\uff60]")


def sha256(content):
    return hashlib.sha256(content).hexdigest()


# 1. The container and its members


def rebuild(members):
    """The zip of these members: stored, under constant headers."""
    out, directory = [], []
    offset = 0
    for name, content in members.items():
        raw = name.encode("latin-1", "replace")
        sizes = struct.pack("<III", zlib.crc32(content), len(content), len(content))
        local = b"PK\3\4" + struct.pack("<HHHHH", 20, 0, 0, 0, 33) + sizes + struct.pack("<HH", len(raw), 0) + raw
        entry = b"PK\1\2" + struct.pack("<HHHHHH", 788, 20, 0, 0, 0, 33) + sizes + struct.pack("<HHHHH", len(raw), 0, 0, 0, 0)
        directory.append(entry + struct.pack("<II", 0o100644 << 16, offset) + raw)
        out += [local, content]
        offset += len(local) + len(content)
    central = b"".join(directory)
    end = b"PK\5\6" + struct.pack("<HHHHIIH", 0, 0, len(members), len(members), len(central), offset, 0)
    return b"".join([*out, central, end])


def check_container(data, export, members):
    infos = export.infolist()
    for info in infos:
        if info.extra or info.comment or info.compress_type != zipfile.ZIP_STORED:
            yield f"{info.filename}: packed, commented or with an extra field"
    if len(infos) != len(members):
        yield "a member is there twice"
    if export.comment:
        yield "zip: a comment"
    due = rebuild(members)
    if data != due:
        at = next((at for at, (one, other) in enumerate(zip(data, due)) if one != other), min(len(data), len(due)))
        yield f"zip at byte {at}: not what an export of these members is ({len(data)} bytes, {len(due)} due)"


def read_json(content):
    def unique(pairs):
        if len(dict(pairs)) != len(pairs):
            raise ValueError("a name is there twice in one object")
        return dict(pairs)

    return json.loads(content.decode("utf-8"), object_pairs_hook=unique)


def canonical(value):
    """RFC 8785."""
    if isinstance(value, dict):
        names = sorted(value, key=lambda name: name.encode("utf-16-be", "surrogatepass"))
        return "{" + ",".join(f"{canonical(name)}:{canonical(value[name])}" for name in names) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return canonical_number(value)
    return json.dumps(value, ensure_ascii=False)


def canonical_number(value):
    """As ECMAScript writes a double."""
    if isinstance(value, int) and abs(value) < 2**53:
        return str(value)
    sign, value = ("-" if value < 0 else ""), abs(float(value))
    mantissa, _, exponent = f"{value!r}".partition("e")
    whole, _, fraction = mantissa.partition(".")
    fraction = "" if fraction == "0" else fraction
    digits = (whole + fraction).lstrip("0")
    point = len(whole) + int(exponent or 0) - (len(whole + fraction) - len(digits))
    digits = digits.rstrip("0")
    if not digits:
        return "0"
    if 0 < point <= 21:
        text = digits.ljust(point, "0") if len(digits) <= point else f"{digits[:point]}.{digits[point:]}"
    elif -6 < point <= 0:
        text = f"0.{'0' * -point}{digits}"
    else:
        text = f"{digits[0]}{'.' if digits[1:] else ''}{digits[1:]}e{'+' if point > 0 else '-'}{abs(point - 1)}"
    return sign + text


def check_members(members, is_legacy):
    hashes = read_json(members["manifest.json"])
    for name in sorted({*members, *hashes} - {"manifest.json"}):
        if hashes.get(name) != (sha256(members[name]) if name in members else None):
            yield f"{name}: not what manifest.json says"
    for name, content in members.items():
        if re.search(r"\.jsonl?$", name):
            try:
                value = read_json(content)
            except ValueError as error:
                yield f"{name}: {error}"
                continue
            if not is_legacy and canonical(value).encode() != content:
                yield f"{name}: not written as RFC 8785 wants"
    pages = read_json(members["pages.json"])
    due = {f"{part}.json" for part in "take citations grade pages trace plan findings composition manifest".split()}
    due |= set() if is_legacy else {"responses.json", ATTESTATION}
    due |= set() if is_legacy else stamp_members(members)
    due |= {name for page in pages for name in (f"pages/{page['sha256']}", f"text/{page['sha256']}.txt")}
    due |= {f"stills/{still['sha256']}.png" for still in (read_json(members["take.json"]) or {}).get("stills", [])}
    if not is_legacy:
        due |= {f"raw/{one['raw']['sha256']}" for one in read_json(members["responses.json"]) if "raw" in one}
    for name in members:
        if name not in due:
            yield f"{name}: no member of an export"
    for name in sorted(due - set(members)):
        yield f"{name}: missing"
    for name, content in members.items():
        kind, _, rest = name.partition("/")
        if kind in ("pages", "raw", "stills") and sha256(content) != rest.removesuffix(".png"):
            yield f"{name}: not the {kind.rstrip('s')} of this name"


# 2. The signature: RFC 8032, section 5.1, and DSSE

P = 2**255 - 19
D = -121665 * pow(121666, P - 2, P) % P
Q = 2**252 + 27742317777372353535851937790883648493


def decompress(raw):
    y = int.from_bytes(raw, "little")
    sign, y = y >> 255, y & (2**255 - 1)
    xx = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(xx, (P + 3) // 8, P)
    if (x * x - xx) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    if (x * x - xx) % P or y >= P or (x == 0 and sign):
        raise ValueError("no point of the curve")
    return (P - x if x & 1 != sign else x, y)


def add(one, other):
    (x1, y1), (x2, y2) = one, other
    t = D * x1 * x2 * y1 * y2 % P
    return ((x1 * y2 + x2 * y1) * pow(1 + t, P - 2, P) % P, (y1 * y2 + x1 * x2) * pow(1 - t, P - 2, P) % P)


def times(factor, point):
    result = (0, 1)
    while factor:
        if factor & 1:
            result = add(result, point)
        point, factor = add(point, point), factor >> 1
    return result


BASE = decompress((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))


def is_signed(public, message, signature):
    s = int.from_bytes(signature[32:], "little")
    if len(signature) != 64 or s >= Q:
        return False
    h = int.from_bytes(hashlib.sha512(signature[:32] + public + message).digest(), "little") % Q
    return times(s, BASE) == add(decompress(signature[:32]), times(h, decompress(public)))


def unpad(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def id_of(jwk):
    thumbprint = hashlib.sha256(canonical({name: jwk[name] for name in ("crv", "kty", "x")}).encode()).digest()
    return base64.urlsafe_b64encode(thumbprint).decode().rstrip("=")


def read_keys(given):
    """Ids of the keys that --key names, by their id or in a file."""
    if not os.path.isfile(given):
        return [given]
    with open(given) as file:
        text = file.read()
    blocks = re.findall("-----BEGIN PUBLIC KEY-----(.+?)-----END PUBLIC KEY-----", text, re.S)
    if blocks:
        # The last 32 bytes of a public key of Ed25519 are the key itself (RFC 8410).
        raw = [base64.urlsafe_b64encode(base64.b64decode(block)[-32:]).decode().rstrip("=") for block in blocks]
        return [id_of({"crv": "Ed25519", "kty": "OKP", "x": x}) for x in raw]
    held = json.loads(text)
    return [id_of(jwk) for jwk in held.get("keys", [held])]


def check_signature(members, keys):
    envelope = read_json(members[ATTESTATION])
    payload, kind = base64.b64decode(envelope["payload"]), envelope["payloadType"]
    statement = read_json(payload)
    (signature,) = envelope["signatures"]
    signer = statement["predicate"]["signer"]
    message = b"DSSEv1 %d %s %d %s" % (len(kind), kind.encode(), len(payload), payload)
    keyid = id_of(signer)
    if signature["keyid"] != keyid:
        yield f"{ATTESTATION}: its key has another id than it says"
    if not is_signed(unpad(signer["x"]), message, base64.b64decode(signature["sig"])):
        yield f"{ATTESTATION}: not signed by the key that it names"
    if keys and keyid not in keys:
        yield f"{ATTESTATION}: signed by key {keyid}, not by {' or '.join(keys)}"
    signed = {subject["name"]: subject["digest"]["sha256"] for subject in statement["subject"]}
    due = {name: sha256(content) for name, content in members.items() if name not in (ATTESTATION, "manifest.json")}
    for name in sorted({*signed, *due}):
        if signed.get(name) != due.get(name):
            yield f"{name}: not what {ATTESTATION} is about"
    take, told = read_json(members["take.json"]) or {}, statement["predicate"]["take"]
    plan = read_json(members["plan.json"])
    if (told["grade"], told["takeId"]) != (take.get("grade"), plan["takeId"]):
        yield f"{ATTESTATION}: about another take"


STAMPED, STAMP = "stamped.json", "stamped.tst"


def stamp_members(members):
    """Both, the first alone where it says why there is no stamp, or none of them."""
    if STAMPED not in members:
        return {STAMPED, STAMP} & {STAMPED, *members} if STAMP in members else set()
    return {STAMPED} if "missed" in read_json(members[STAMPED]) else {STAMPED, STAMP}


def read_der(data, tag):
    """What a value of this tag holds, and what stands behind it."""
    length, head = data[1], 2
    if length >= 0x80:
        head += length - 0x80
        length = int.from_bytes(data[2:head], "big")
    if data[0] != tag or len(data) < head + length:
        raise ValueError("no such value")
    return data[head : head + length], data[head + length :]


def read_stamp(token):
    """Imprint and time of a TimeStampToken."""
    whole, behind = read_der(token, 0x30)
    _, rest = read_der(whole, 0x06)
    signed, _ = read_der(read_der(rest, 0xA0)[0], 0x30)
    for tag in (0x02, 0x31):  # version, algorithms
        _, signed = read_der(signed, tag)
    content, _ = read_der(signed, 0x30)
    _, content = read_der(content, 0x06)
    info, _ = read_der(read_der(read_der(content, 0xA0)[0], 0x04)[0], 0x30)
    for tag in (0x02, 0x06):  # version, policy
        _, info = read_der(info, tag)
    imprint, info = read_der(info, 0x30)
    _, digest = read_der(imprint, 0x30)
    _, info = read_der(info, 0x02)  # serial number
    time = re.fullmatch(rb"(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d+)?Z", read_der(info, 0x18)[0])
    if behind:
        raise ValueError("more behind it")
    return read_der(digest, 0x04)[0], "{}-{}-{}T{}:{}:{}Z".format(*(part.decode() for part in time.groups()[:6]))


def check_stamp(members):
    if STAMPED not in members:
        return
    told = read_json(members[STAMPED])
    names = [f"{part}.json" for part in ("plan", "findings", "composition", "grade")]
    pages = [{name: page[name] for name in ("sha256", "url", "at")} for page in read_json(members["pages.json"])]
    due = {"takeId": read_json(members["plan.json"])["takeId"], "members": {name: sha256(members[name]) for name in names}, "pages": pages}
    if {name: value for name, value in told.items() if name != "missed"} != due:
        yield f"{STAMPED}: not what this take is"
    if "missed" in told:
        print(f"{STAMPED}: not time-stamped: {told['missed']}", file=sys.stderr)
        return
    if STAMP not in members:
        return
    try:
        imprint, time = read_stamp(members[STAMP])
    except (ValueError, IndexError, AttributeError):
        yield f"{STAMP}: cannot be read"
        return
    if imprint != hashlib.sha256(members[STAMPED]).digest():
        yield f"{STAMP}: of something else"
    command = f"openssl ts -verify -data {STAMPED} -in {STAMP} -token_in -CAfile ROOT.pem"
    print(f"{STAMP}: says {time}; unpack both, and ask whether its signature holds: {command}", file=sys.stderr)


# 3. Texts and bytes


class Words(html.parser.HTMLParser):
    """What a page says, and beside it what stands in its attributes, comments and the text of markup within markup."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.said, self.beside = [], []

    def handle_data(self, data):
        self.said.append(data)

    def handle_starttag(self, tag, attrs):
        self.beside += [value for _, value in attrs if value]

    def unknown_decl(self, data):
        self.said.append(data.removeprefix("CDATA["))


def letters(text):
    return "".join(filter(str.isalnum, unicodedata.normalize("NFKC", text).casefold()))


def strings(value):
    if isinstance(value, dict):
        for name, one in value.items():
            yield name
            yield from strings(one)
    elif isinstance(value, list):
        for one in value:
            yield from strings(one)
    else:
        yield str(value)


def decode_page(content, media_type):
    charset = re.search(r"charset=[\"']?([\w-]+)", media_type) or re.search(rb"charset=[\"']?([\w-]+)", content[:2048])
    names = ["utf-8-sig", "cp1252"]
    if content[:2] in (b"\xff\xfe", b"\xfe\xff"):
        names.insert(0, "utf-16")
    elif charset:
        names.insert(0, charset[1] if isinstance(charset[1], str) else charset[1].decode())
    for name in names:
        try:
            return content.decode(name)
        except (UnicodeDecodeError, LookupError):
            continue
    return content.decode("latin-1")


def what_is_said(content, media_type):
    """Letters and digits of a page: in its running text, and anywhere. None where that takes more than this program."""
    if content[:5] == b"%PDF-" or media_type.startswith("image/"):
        return None
    text = decode_page(content, media_type)
    try:
        values = list(strings(json.loads(text)))
        return letters(" ".join(values)), letters(" ".join(html.unescape(one) for one in values))
    except ValueError:
        pass
    words = Words()
    words.feed(text)
    words.close()
    said = "".join(words.said)
    again = Words()  # Feeds hold markup within markup.
    again.feed(said)
    again.close()
    return letters(said), letters("".join(again.said)) + letters(" ".join(words.beside)) + letters(html.unescape(text))


def check_layer(name, text, content, media_type):
    said = what_is_said(content, media_type)
    if said is None:
        print(f"text/{name}.txt: {media_type or 'this page'} cannot be read here, so its text is not held against it", file=sys.stderr)
        return
    for line in text.split("\n"):
        if letters(line) in said[0] or letters(line) in said[1]:
            continue
        parts = [letters(part) for part in line.split()]
        at, runs = 0, 0
        while at < len(parts):
            end = next((end for end in range(len(parts), at, -1) if any("".join(parts[at:end]) in one for one in said)), at)
            runs, at = runs + 1, max(end, at + 1)
            if end == at - 1 and parts[end] and not any(parts[end] in one for one in said):
                runs = len(parts) + 2
        if runs > max(1, len(parts) // 3):
            yield f"text/{name}.txt: says {line[:80]!r}, and the page does not"


# 4. Quotes


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
    exact = units[2 * start : 2 * end].decode("utf-16-le", "replace")
    quote, place = normalise(citation["quote"]), normalise(exact)
    if quote == "" and texts[page].strip() != "":
        return "it is empty, and the page is not"
    if quote != place:
        return f"at its place stands {place[:80]!r}"
    if "target" in citation:
        by_quote, by_position = citation["target"]["selector"]
        first = len(units[: 2 * start].decode("utf-16-le", "replace"))
        if (by_position["start"], by_position["end"]) != (first, first + len(exact)) or by_quote["exact"] != exact:
            return "its selectors find another place"
        before, after = texts[page][:first], texts[page][first + len(exact) :]
        if not before.endswith(by_quote["prefix"]) or not after.startswith(by_quote["suffix"]):
            return "its selectors say other words around it"
    return None


# 5. The answer

MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split()


def numbers(value):
    """Numbers that a value says, digits apart: 1,200.50 says 1, 200, 1200, 50 and 1200.5, and a month its number."""
    text = " ".join(strings(value)) if not isinstance(value, str) else value
    text = unicodedata.normalize("NFKC", text)
    found = set()
    for token in re.findall(r"\d+(?:[.,'’ ]\d+)*", text):
        found |= {part.lstrip("0") or "0" for part in re.split(r"\D", token)}
        found.add(re.sub(r"(\.\d*?)0+$", r"\1", re.sub(r"[^\d.]", "", token)).rstrip("."))
    words = re.findall(r"[a-z]{3,}", text.lower())
    return found | {str(MONTHS.index(word[:3]) + 1) for word in words if word[:3] in MONTHS}


def said_numbers(text):
    """Numbers of a sentence or cell that have to come from somewhere."""
    tokens = re.findall(r"\d+(?:[.,]\d+)*", unicodedata.normalize("NFKC", str(text)))
    return [token for token in tokens if token]


def is_carried(token, known):
    whole = re.sub(r"(\.\d*?)0+$", r"\1", token.replace(",", "")).rstrip(".").lstrip("0") or "0"
    return whole in known or all((part.lstrip("0") or "0") in known for part in re.split(r"\D", token))


def check_answer(members):
    take, composition = (read_json(members[name]) for name in ("take.json", "composition.json"))
    if not take or not composition or take["lifecycle"]["state"] != "finished":
        return
    findings, plan = read_json(members["findings.json"]), read_json(members["plan.json"])
    last = findings["rounds"][-1]["extract"]["findings"] + ((findings["measured"] or {}).get("findings") or [])
    quotes = {one["id"]: [citation["quote"] for citation in one["citations"]] for one in last}
    asked = numbers(plan["brief"]) | numbers(plan.get("draft") or {})
    composed = (composition.get("table") or {}).get("rows", [])

    def ground(claim):
        own = [quotes.get(name, []) for name in claim["findings"]]
        rows = [composed[at] for at in claim.get("rows", []) if at < len(composed)]
        derived = [claim.get("derivations", []), *[row["cells"] for row in rows]]
        return asked | numbers(own) | numbers(derived)

    cells = [canonical({name: cell for name, cell in row["cells"].items()}) for row in composed]
    for at, row in enumerate((take.get("table") or {}).get("rows", [])):
        if canonical(row) not in cells:
            yield f"take.json: row {at + 1} is none of those that were composed"
            continue
        claim = composed[cells.index(canonical(row))]
        known = ground(claim)
        for name, cell in row.items():
            if isinstance(cell, str) and name not in ("link", "quote"):
                lost = [token for token in said_numbers(cell) if not is_carried(token, known)]
                if lost:
                    yield f"take.json: row {at + 1}, {name}: {lost[0]} stands in none of its quotes"
            if name == "quote" and cell and not any(normalise(cell) in normalise(" ".join(own)) for own in [sum((quotes.get(one, []) for one in claim["findings"]), [])]):
                yield f"take.json: row {at + 1}: quote {cell[:80]!r} is none of its citations'"
    rest = take["output"]
    for sentence in composition["sentences"]:
        if not rest.startswith(sentence["text"]):
            continue
        rest = rest[len(sentence["text"]) :]
        known = ground(sentence)
        lost = [token for token in said_numbers(re.sub(r"https?://\S+", "", sentence["text"])) if not is_carried(token, known)]
        if sentence["isFactual"] and lost:
            yield f"take.json: {sentence['text'][:80]!r}: {lost[0]} stands in none of its quotes"
    if rest.strip():
        yield f"take.json: output says {rest[:80]!r}, which was not composed"


def check(file, keys):
    with zipfile.ZipFile(file) as export:
        size = sum(member.file_size for member in export.infolist())
        if size > min(2**30, max(2**26, 50 * os.path.getsize(file))):
            raise OverflowError("it unpacks to more than an export does")
        members = {name: export.read(name) for name in export.namelist()}
        with open(file, "rb") as raw:
            yield from check_container(raw.read(), export, members)
    plan = read_json(members["plan.json"])
    is_legacy = ATTESTATION not in members and plan.get("version") in ("0.1.0", "0.2.0", None)
    yield from check_members(members, is_legacy)
    if ATTESTATION in members:
        yield from check_signature(members, keys)
    elif keys or not is_legacy:
        yield f"{ATTESTATION}: missing: the export is not signed"
    yield from check_stamp(members)
    texts = {}
    for page in read_json(members["pages.json"]):
        name, text = page["sha256"], members.get(f"text/{page['sha256']}.txt")
        if text is not None and name not in texts:
            texts[name] = text.decode()
            yield from check_layer(name, texts[name], members.get(f"pages/{name}", b""), page["mediaType"])
    for citation in read_json(members["citations.json"]):
        fault = check_citation(citation, texts)
        if fault:
            yield f"citations.json: quote {citation['quote'][:80]!r}: {fault}"
    yield from check_answer(members)


if __name__ == "__main__":
    file, options = (sys.argv + [""])[1], sys.argv[2:]
    if not file or len(options) % 2 or any(name != "--key" for name in options[::2]):
        sys.exit(__doc__)
    faults = []
    try:
        keys = [key for given in options[1::2] for key in read_keys(given)]
        for fault in check(file, keys):
            faults.append(fault)
    except Exception as error:  # Whatever a damaged file leads to, it does not hold.
        faults.append(f"{file}: cannot be read ({type(error).__name__})")
    print("\n".join(faults) if faults else "every quote holds")
    sys.exit(1 if faults else 0)
