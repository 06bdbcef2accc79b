import { cueList } from '../../reading/cue-list.ts';
import { ANSWERED, FORWARDED, HEAD_FIELDS, READERS, REPLY_MARKS } from '../../reading/vocabulary/mail-words.ts';
import { SENDER_WORDS, VENDOR_HEADINGS } from '../../reading/vocabulary/order-words.ts';
import { LEGAL_FORMS } from '../../reading/vocabulary/company-words.ts';
import { anyWord } from '../../reading/word-lists.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { LANGUAGES } from '../../reading/languages.ts';
import { isClosing } from '../../reading/private/letter-lines.ts';
import { isGivenName } from '../../reading/given-names.ts';
import { readChatLog } from '../../reading/chat-log.ts';
import { readThread } from '../../reading/mail-thread.ts';
import { POSITIONS } from '../../reading/vocabulary/letter-words.ts';
import { firmInLetter } from './firm-in-letter.ts';
import { CALLED_AT, firmAtHead, firmBesideSigner, nameOfMailbox, numberBelow } from './firms-in-lines.ts';
import { TERMS } from './item-words.ts';
import { isWayOfOffer } from '../brief/way-of-offer.ts';
import { chunks, isCounted, withoutHeading } from './name-chunks.ts';
import { AREA, OWNER, STREET } from './lines-of-signatures.ts';
import {
  companyIn,
  DESK,
  isCourtesy,
  isDocumentTitle,
  isGreeting,
  isHeadOfSeveral,
  isOwnDomain,
  score,
} from './name-score.ts';
import type { Scored } from './name-score.ts';
import type { NeedMatcher } from './need-matcher.ts';
import { trimSpan, lineSpans } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';

/** Lines of the head of a mail that name the reader, a day or a file, and lines that set a mail apart. */
const MAIL_HEAD = new RegExp(
  `^[\\s>*]*(?:(?:${HEAD_FIELDS.subject.join('|')})\\**\\s?:\\s*(?:${REPLY_MARKS})\\s?:|(?:${[...HEAD_FIELDS.sent, ...HEAD_FIELDS.to, ...HEAD_FIELDS.copy, ...HEAD_FIELDS.other].join('|')})\\**\\s?:|[-_\\s]*(?:${[...ANSWERED, ...FORWARDED].join('|')})(?!\\p{L}))`,
  'iu',
);
/** The line of its head that names who writes, and what stands there or below. */
const MAIL_FROM = new RegExp(`^[\\s>*_#-]*(?:${HEAD_FIELDS.from.join('|')})\\**\\s?:`, 'iu');
const MAIL_GOES_ON = new RegExp(
  `@|\\n[^\\n]{0,80}(?<!\\p{L})(?:${[...HEAD_FIELDS.sent, ...HEAD_FIELDS.to, ...HEAD_FIELDS.subject].join('|')})\\**\\s?:`,
  'iu',
);

/** The name of the vendor of a quote and where it stands, or null. `hints` are names that the brief or the heading of the quote gives. */
export function findVendor(text: string, matcher: NeedMatcher, hints: string[] = []): Span | null {
  const lines = lineSpans(text).filter(({ start, end }) => {
    const words = text.slice(start, end);
    return (
      /[\p{L}\d]/u.test(words) &&
      !MAIL_HEAD.test(words) &&
      !DESK.test(words.trim()) &&
      !isWayOfOffer(words) &&
      !SLOGAN.test(words) &&
      !OWNER.test(words)
    );
  });
  const domains = domainsOf(text);
  const writers = hints
    .filter((hint) => PERSON.test(hint) && companyIn(hint) === null)
    .map((hint) => hint.toLowerCase());
  const senders = new Set(
    readThread(text).flatMap(({ from }) => (from?.name ? [from.name, from.name.split(' ')[0] ?? ''] : [])),
  );
  const outer = lines.flatMap((line, index) =>
    index < OUTER || index >= lines.length - OUTER || LABELLED.test(text.slice(line.start, line.end))
      ? [{ line, index }]
      : [],
  );
  const candidates = outer.flatMap(({ line, index }) =>
    candidatesOf(text, line, { index, count: lines.length, domains, writers, senders }, matcher),
  );
  candidates.push(...speakersOf(text), ...firmsOfDomains(text, domains, matcher));
  for (const hint of hints.filter((words) => !isWayOfOffer(words))) {
    const at = text.toLowerCase().indexOf(hint.toLowerCase());
    if (at >= 0) candidates.push({ ...withoutHeading(text, { start: at, end: at + hint.length }), score: 9 });
    const full = nameOfMailbox(text, hint);
    if (full) candidates.push({ ...full, score: 10 });
  }
  const best = candidates
    .filter((name) => !isCounted(text, name))
    .toSorted((a, b) => b.score - a.score || a.start - b.start)[0];
  return best && best.score > 0 ? { start: best.start, end: best.end } : null;
}

/** Two words, as people are called. */
const PERSON = /^\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+$/u;

/** Who alone writes the messages of a chat. */
function speakersOf(text: string): Scored[] {
  const messages = readChatLog(text)?.messages ?? [];
  const [first] = messages;
  if (!first || !messages.every(({ name }) => name === first.name)) return [];
  const start = text.indexOf(first.name, first.start);
  return [{ start, end: start + first.name.length, score: 6 }];
}

interface LetterLine {
  index: number;
  count: number;
  domains: readonly string[];
  /** People whom the brief names, in small letters. */
  writers: readonly string[];
  /** Names of those in the heads of mails, whole and the first of each. */
  senders: ReadonlySet<string>;
}

/** Lines at the head and at the foot of a quote that can name its vendor; between them stand its rows. */
const OUTER = 60;

function candidatesOf(
  text: string,
  line: Span,
  { index, count, domains, writers, senders }: LetterLine,
  matcher: NeedMatcher,
): Scored[] {
  const whole = text.slice(line.start, line.end);
  const isLast = index === count - 1;
  if (isDocumentTitle(whole) || isHeadOfSeveral(whole)) return [];
  const label = LABELLED.exec(whole) ?? IN_EXPORT.exec(whole);
  if (label?.groups?.name !== undefined) {
    const isMail = MAIL_FROM.test(whole) && MAIL_GOES_ON.test(text.slice(line.start, line.end + 90));
    const span = trimSpan(text, { start: line.start + whole.indexOf(label.groups.name, label.index), end: line.end });
    const parts = chunks(text, span).slice(0, 3);
    return parts.flatMap((chunk, at) => {
      const isCompany = companyIn(text.slice(chunk.start, chunk.end)) !== null;
      // "Dana, Motor City Sensors": the firm stands behind the person.
      const isBehind = at > 0 && at === parts.length - 1;
      return score(text, chunk, {
        bonus: isCompany ? 6 : !isMail ? 3 : isBehind ? 4 : 0.5,
        isNamed: parts.length === 1,
        matcher,
        domains,
        isHead: true,
      });
    });
  }
  const signed = isLast ? SIGNED_BEHIND.exec(whole) : null;
  if (signed?.groups?.name) {
    const start = line.start + signed.index + signed[0].indexOf(signed.groups.name);
    return score(text, { start, end: start + signed.groups.name.length }, { bonus: 3, matcher, domains, isHead: true });
  }
  // "Van Beek Inrichting | 06-1234567 | ma t/m do": who signs, with a number to call.
  // "The Old Dairy, Mill Lane  ·  01632 960217": where the firm is to be found.
  // "Alder Print | 60 Water St | 207-555-0154": parted by bars from the street, the firm is no part of it.
  const [piece = ''] = whole.trim().split(BARS, 1);
  const isAddress = index > 0 && (STREET.test(piece) || AREA.test(piece));
  const [contact] =
    index > 0 && !isAddress && CALLED_AT.test(`${whole}${numberBelow(text, line)}`.replace(STREET_IN_BARS, ''))
      ? chunks(text, trimSpan(text, line))
      : [];
  if (contact && !isGivenName(/^\p{L}+/u.exec(text.slice(contact.start, contact.end))?.[0] ?? ''))
    return score(text, contact, { bonus: isBelowOne(text, line, writers) ? 10 : 3.5, matcher, domains, isHead: true });
  const inLetter = firmInLetter(whole);
  const named = inLetter
    ? { start: line.start + inLetter.start, end: line.start + inLetter.end }
    : index === 0
      ? firmAtHead(text, line)
      : firmBesideSigner(text, line);
  if (named) return score(text, named, { bonus: 3, isNamed: index === 0, matcher, domains, isHead: true });
  if (/^\s*(?:(?:ship|bill|sold|deliver)\w*(?:[ -]?to\b|\s*:)|customer\b|attn\b|to:|prepared for)/i.test(whole))
    return [];
  // "Hey! Go Hawks!": a greeting, and nobody.
  if (index === 0 && /^\W*\p{L}+!/u.test(whole) && isCourtesy(whole.trim()) && companyIn(whole) === null) return [];
  // "Bob,": who is written to; "Hola, Pilar:", "Guten Tag Frau Roth,".
  if (index === 0 && /^\s*\p{Lu}\p{Ll}+,\s*$/u.test(whole)) return [];
  if (index < 4 && GREETED.test(whole) && isGreeting(whole.trim()) && companyIn(whole) === null) return [];
  // "Ufficio vendite – Luisa Locatelli": who sits at the desk.
  const isAtDesk = whole.split(/\s[–—-]\s|[|·•,:]\s?|\s{2,}/).some((part) => DESK.test(part.trim()));
  // The last line of a mail is its signature.
  const above = text.slice(0, line.start).trimEnd().split('\n').slice(-3);
  const isSigned = above.some((words) => isClosing(words, LANGUAGES));
  // "Cheers", "Marnie", and below who writes the firm.
  const writer = above.findLast((words) => !isPosition(words))?.trim() ?? '';
  const signer = writer.replace(/[.,]$/, '');
  // Above all that is offered stands a firm, and its people below it.
  const canBeFirm = index > 2 && !whole.includes(':') && !isPosition(whole);
  const isNamedBefore = canBeFirm && writers.includes(signer.toLowerCase());
  const isBelowSender = isNamedBefore || (canBeFirm && senders.has(signer));
  const isBelowWriter =
    !isBelowSender &&
    WRITER.test(writer) &&
    (isClosing(above.at(-2) ?? '', LANGUAGES) ||
      (isSigned && isGivenName(writer.split(/\s/)[0] ?? '')) ||
      isSecondOfLast(text, line, writer));
  // What stands right below which document it is.
  const isTitled = index === 1 && isDocumentTitle(above.at(-1) ?? '');
  const isHead = index < 5 || isLast || isBelowWriter || isBelowSender;
  const own = trimSpan(text, line);
  const isSignature = isLast && /^\p{L}[\p{L}.&'’-]*(?: [\p{L}&.'’-]+){1,4}$/u.test(whole.trim()) && !TERMS.test(whole);
  const isItem =
    index > 0 &&
    /\d[.,]\d{2}/.test(whole) &&
    matcher.match(whole).some(({ by, score: match }) => by !== 'words' || match >= NAMED);
  const names = chunks(text, own).filter(
    ({ start, end }) =>
      !ADDRESSED_BEHIND.test(text.slice(line.start, start)) && !(isAddress && AREA.test(text.slice(start, end))),
  );
  // "Ana and Jo - The Herb Table", as the head of the mail calls them.
  const isSender = ({ start, end }: Span): boolean => names.length > 1 && isFirmOf(text.slice(start, end), senders);
  const signedBy = isBelowWriter ? 2 : isLast ? 0.5 : isSigned ? 1 : -0.5;
  return names.flatMap((chunk) =>
    score(text, chunk, {
      isSignature,
      isItem: isItem || isAddress,
      isAtDesk,
      isNamed: isTitled,
      bonus: Math.max(
        index === 0 || isTitled ? 3 : index < 5 ? 1.5 - index * 0.2 : -0.5,
        isNamedBefore ? 10 : isBelowSender || isSender(chunk) ? 4 : signedBy,
      ),
      isOfGoods: companyIn(whole) !== null && whole.split(/,\s/).length > 2,
      matcher,
      domains,
      isHead,
    }),
  );
}

const BARS = /\s*[|·•]\s*|\s{3,}/u;
const STREET_IN_BARS = /(?<=\p{L}\s{0,3}[|·•])[^|·•\n]*\d[^|·•\n]*\p{L}[^|·•\n]*[|·•]/u;

/** Who writes, by more than the names of a person. */
const isFirmOf = (name: string, senders: ReadonlySet<string>): boolean =>
  senders.has(name) && name.includes(' ') && !isGivenName(name.split(' ')[0] ?? '');

/** '"Stone ground since 1974"': what somebody writes below the own name. */
const SLOGAN = /^\s*["“„«][^"“”„«»]{4,80}["”“»]\s*$/u;

/** "Dora Finch" over "Alder Marquees" and a number to call: the firm of somebody whom the brief names. */
const isBelowOne = (text: string, { start }: Span, writers: readonly string[]): boolean =>
  writers.includes(text.slice(0, start).trimEnd().split('\n').at(-1)?.trim().toLowerCase() ?? '');

/** "Estimate 26-1190     Prepared for: ": what is named behind it reads the quote. */
const ADDRESSED_BEHIND = new RegExp(`(?<!\\p{L})${anyOf(READERS)}\\**\\s*:\\s*$`, 'iu');

/** A greeting with one or two names, alone on its line. */
const GREETED = /^\W*\p{L}+(?:[\s,]+[\p{L}.'’-]+){1,4}\s*[,:!.]*\s*$/u;

/** "Sales Manager": what somebody is, between the own name and the firm's. */
const POSITION = phrasePattern(POSITIONS);
const isPosition = (line: string): boolean => {
  const words = line.trim().split(/\s+/);
  return words.length < 5 && words.every((word) => /^[\p{L}&/-]+$/u.test(word)) && POSITION.test(words.at(-1) ?? '');
};

/** One or two names, as people sign. */
const WRITER = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*)?[.,]?$/u;

/** The second line of the last paragraph, of a few lines without prices: "Gianni", the firm, and where it is to be found. */
function isSecondOfLast(text: string, { start, end }: Span, writer: string): boolean {
  const whole = text.trimEnd();
  const block = whole.split(/\n[^\S\n]*\n/).at(-1) ?? '';
  const at = whole.length - block.length;
  const isAlone = at > 0 && start > at && text.slice(at, start).trim() === writer;
  const isKnown = isGivenName(writer.split(/\s/)[0] ?? '') || /\d/.test(whole.slice(end));
  return isAlone && isKnown && block.split('\n').length < 6 && !/\d[.,]\d{2}(?!\d)/.test(block);
}

/** From this match on a line with a price is one of a need. */
const NAMED = 0.5;

const LABELLED = cueList(
  String.raw`
    from|vendor|supplier|company|seller|quoted by|quote(?:d)? from|quotation from|offer from|prepared by|bidder|tenderer
    fournisseur|submitted by|firm|${anyOf(SENDER_WORDS)}
  `,
  {
    flags: 'iu',
    before: String.raw`^\s*[>*_#-]*\s*(?:\(?\d{1,2}[.)]\s*)?(?:name (?:and address )?of (?:the )?)?`,
    after: String.raw`[^\S\t]*(?:name)?\**[^\S\t]*[:\t–-]\s*(?<name>.+)$`,
  },
);
/** "Supplier,Great Miami Paper": a pair of an export. */
const IN_EXPORT = new RegExp(`^(?:${anyOf(VENDOR_HEADINGS)})[,;](?<name>[^,;]*\\p{L}[^,;]*)[,;]*$`, 'iu');
/** "3 working days. Bramley Press x": who signs on the last line of what is said. */
const SIGNED_BEHIND =
  /(?<=(?:\p{L}{4}\.|[\d)€£$]\.|[!?])\s{1,3})[-–—]{0,2}\s?(?<name>\p{Lu}[\p{L}'’.&-]*(?: (?:\p{Lu}[\p{L}'’.&-]*|&|and|of|the)){1,4})(?:,? x{1,3}|\s*[.!😊🙂👍"”»]*)\s*$/u;
/** "gill@mossheaton.example" and, within what is written, "Moss & Heaton Cleaning": the firm that an address is called after. */
function firmsOfDomains(text: string, domains: readonly string[], matcher: NeedMatcher): Scored[] {
  if (domains.length === 0) return [];
  return [...text.matchAll(CAPITALS)].flatMap(({ 0: words, index: start }) => {
    const form = FORM_BEHIND.exec(text.slice(start + words.length, start + words.length + 24))?.[0] ?? '';
    const name = `${words}${form}`;
    return name.includes(' ') && isOwnDomain(words, domains)
      ? score(text, { start, end: start + name.length }, { bonus: 1, matcher, domains, isHead: true })
      : [];
  });
}
const CAPITALS = /\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’-]*(?![\p{L}.])|&|and|und|et|y|e)(?= |$|[^\p{L}.]))*/gu;
const FORM_BEHIND = new RegExp(`^,? (?:${anyWord(LEGAL_FORMS)})(?!\\p{L})\\.?`, 'iu');

/** Names of the domains that the text writes from or to. */
function domainsOf(text: string): string[] {
  const found = Array.from(text.matchAll(DOMAIN), (hit) => hit[1]?.toLowerCase().replaceAll('-', '') ?? '');
  return [...new Set(found)].filter((domain) => domain.length >= 5);
}

const DOMAIN = /(?:@|www\.)([a-z0-9-]{4,40})\.[a-z]{2,}/gi;
