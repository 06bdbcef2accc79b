import { companyIn, isDocumentTitle } from '../reading/name-score.ts';
import { chunks } from '../reading/name-chunks.ts';
import { firmInLetter } from '../reading/firm-in-letter.ts';
import { anyOf } from '../../reading/phrases.ts';
import { isGivenName } from '../../reading/given-names.ts';
import { withoutShortDays } from '../../reading/short-days.ts';
import { LEGAL_FORMS } from '../../reading/vocabulary/company-words.ts';
import { anyWord } from '../../reading/word-lists.ts';
import { firmIn } from './firm-in-head.ts';
import { isOtherOne } from './other-one.ts';
import { lineHead } from './line-head.ts';
import type { PastedQuote } from './pasted-quote.ts';
import { mayPrice } from './prices.ts';
import { isCountedHead, isVendor } from './quote-openings.ts';

/** Days and times of the day as "#". */
export const withoutStamps = (text: string): string =>
  withoutShortDays(text)
    .replace(/\u0001+/g, '#')
    .replace(STAMPS, '#');
const DAYS = [
  String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}`,
  String.raw`\d{1,2}\/\d{1,2}(?!\/)`,
  String.raw`\d{1,2}\.? \p{L}{3,9}\.? (?:19|20)\d{2}`,
  String.raw`\p{L}{3,9} \d{1,2}, (?:19|20)\d{2}`,
];
const TIME = String.raw`\d{1,2}[:h]\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?`;
const STAMPS = new RegExp(String.raw`(?<![\p{L}\d])(?:${[...DAYS, TIME].join('|')})(?![\p{L}\d])`, 'giu');

/** What the heads of several offers have in common. */
export interface HeadForm {
  /** Words of a form that each of them fills, and of no name. */
  words: ReadonlySet<string>;
  /** Each says its place: "letter 1", "letter 2". */
  isCounted: boolean;
}

/** What the first lines of several offers have in common. */
export function formOf(offers: readonly (readonly string[])[]): HeadForm {
  const heads = offers.map((lines) =>
    lines
      .filter((line) => line.trim() !== '')
      .slice(0, FORM_LINES)
      .join('\n'),
  );
  const [first, ...others] = heads.map((head) => new Set(head.toLowerCase().match(/\p{L}+/gu)));
  return {
    words: new Set([...(first ?? [])].filter((word) => others.every((words) => words.has(word)))),
    isCounted: offers.every(([head = ''], at) => new RegExp(`(?<![\\p{L}\\d])${at + 1}(?!\\d)`, 'u').test(head)),
  };
}
const FORM_LINES = 3;

/**
 * Offers under heads of one form ("letter 1, Acme", "Voicemail 9:41", "Message 2 of 3"): a name that is of the form is none, and a head that holds nothing
 * else is left out.
 */
export function withoutForm(quotes: readonly PastedQuote[]): PastedQuote[] {
  const heads = quotes.map(({ text }) => text.split('\n', 1)[0] ?? '');
  const shared = formOf(quotes.map(({ text }) => text.split('\n')));
  if (quotes.length < 2 || shared.words.size === 0) return [...quotes];
  const isOfForm = (words: string): boolean => withoutShared(words.replace(STAMPS, ' '), shared) === '';
  const isNamedByForm = quotes.every(({ name }) => name !== '' && (isOfForm(name) || isCountedHead(name)));
  return quotes.map(({ name, text }, at) => {
    const head = heads[at] ?? '';
    const below = text.slice(head.length + 1);
    return {
      name: isNamedByForm ? nameIn(text.split('\n'), shared) : name,
      text: isCountedHead(head) && below !== '' ? below : text,
    };
  });
}

/** Who is named in the first lines of an offer, above its first price or in what is said; empty where nobody is. */
export function nameIn(lines: readonly string[], shared: HeadForm): string {
  const written = lines.filter((line) => line.trim() !== '').slice(0, FIRST_LINES);
  const priced = written.findIndex((line) => mayPrice(withoutStamps(line)));
  for (const line of written.slice(0, priced < 0 ? written.length : priced)) {
    const name = nameInLine(line, shared);
    if (name !== null) return firmIn(name);
  }
  for (const line of written) {
    const span = firmInLetter(line);
    if (span) return line.slice(span.start, span.end).split(FORM_ENDS, 1)[0] ?? '';
  }
  return '';
}
const FIRST_LINES = 5;
/** The stop of a legal form that ends a sentence: "from Acme Ltd. We offer". */
const FORM_ENDS = new RegExp(`(?<=\\s(?:${anyWord(LEGAL_FORMS)}))\\.\\s`, 'iu');

function nameInLine(line: string, shared: HeadForm): string | null {
  const bare = line
    .replace(STAMPS, ' | ')
    .replace(/^[^\p{L}\d]+|[\s|:–—=~*_#<>-]+$/gu, '')
    .trim();
  const own = chunks(bare, { start: 0, end: bare.length })
    .map(({ start, end }) => withoutShared(bare.slice(start, end), shared))
    .filter((words, _at, all) => isFirm(words) && (all.length === 1 || /\p{Lu}/u.test(words)));
  const led = lineHead(bare);
  return (
    own.find((words) => companyIn(words) !== null) ??
    (led?.isLed && isFirm(led.name) ? withoutShared(led.name, shared) : null) ??
    own[0] ??
    null
  );
}

/** "Vendor", "letter 1": without the words that every head has, and the figures beside them, at both ends. */
function withoutShared(words: string, shared: HeadForm): string {
  const tokens = words.split(/\s+/);
  const isShared = (token = ''): boolean => shared.words.has(token.toLowerCase().replace(/[^\p{L}]/gu, ''));
  const isFigure = (token = ''): boolean => /^[^\p{L}]*$/u.test(token);
  let [from, end] = [0, tokens.length];
  while (from < end && (isShared(tokens[from]) || (from > 0 && shared.isCounted && isFigure(tokens[from])))) from += 1;
  while (
    end > from &&
    (isShared(tokens[end - 1]) ? companyIn(tokens[end - 1] ?? '') === null : isFigure(tokens[end - 1]))
  )
    end -= 1;
  return tokens
    .slice(from, end)
    .join(' ')
    .replace(/^[^\p{L}\d]+|[\s:,;–—-]+$/gu, '');
}

const isFirm = (words: string): boolean =>
  /\p{L}{3}/u.test(words) &&
  words.split(/\s+/).length < 8 &&
  isVendor(words) &&
  !isDocumentTitle(words) &&
  !isGivenName(words) &&
  !isOtherOne(words) &&
  !/^(?:the|an?|my|our|this|that)\s\p{Ll}/u.test(words) &&
  !REVISES.test(words);
/** "REVISED", "Neues Angebot": what takes an offer back, and nobody. */
const REVISES = new RegExp(
  `^(?:${anyOf({
    en: 'revised|revision|corrected|updated|amended|original|new',
    de: 'neu|neue|neues|überarbeitet*|korrigiert*',
    fr: 'révisé*|nouvelle|nouveau|corrigé*',
    es: 'corregid*|nueva|nuevo|revisad*',
    it: 'corrett*|nuova|nuovo|rivist*',
    nl: 'herzien*|nieuw|nieuwe',
    pt: 'revist*|novo|nova|corrigid*',
    pl: 'poprawion*|nowa|nowy|nowe',
  })})(?!\\p{L})`,
  'iu',
);
