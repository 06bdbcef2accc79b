import { isGivenName } from '../../../reading/given-names.ts';
import { companyIn, isGreeting, isNoName, isOwnDomain } from '../../reading/name-score.ts';
import { findLabels } from '../../reading/labels.ts';
import { NUMBERED_FIELDS } from '../../../reading/vocabulary/field-words.ts';
import { wordSet } from '../../../reading/word-lists.ts';
import { MONTH_NAMES } from '../../../reading/vocabulary/month-names.ts';
import { FUNCTION_WORDS } from '../../../reading/vocabulary/told-words.ts';
import { opensNoName, TITLE } from './heads.ts';
import type { Head } from './heads.ts';
import { NO_NAME_WORDS } from './offer-words.ts';
import { DECLINES } from './offer-words.ts';
import { weigh } from './weights.ts';
import type { Features } from './weights.ts';
import { amountsIn, hasMoneyIn, stemOf } from './paste.ts';
import type { Paste } from './paste.ts';

/** How well a head can name one who offers, by itself: above 0 it rather does. */
export function worthOf(paste: Paste, head: Head): number {
  const features = featuresOf(paste, head);
  return features === null ? -9 : weigh(features);
}

/** What speaks for and against a head, by the names of its weights; null where it is no name at all. */
export function featuresOf(paste: Paste, head: Head): Features | null {
  const { words, tail, place, isLabelled, mark } = head;
  const line = paste.lines[head.line];
  if (!line || /[?]/.test(words)) return null;
  const parts = words.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const isCompany = companyIn(words) !== null;
  const capitals = parts.filter((part) => /^\p{Lu}|^\d*\p{Lu}/u.test(part) && part.length > 1).length;
  const isShut = opensNoName(words);
  const noun = asNoun(paste, head, parts) ** 2;
  const isClosing = place === 'closing';
  const isGapped = tail === 'gap' || tail === '|';
  return {
    [place]: 1,
    [TAILS[tail] ?? 'stop']: 1,
    labelled: Number(isLabelled),
    company: Number(isCompany && parts.length > 1),
    noCapital: Number(capitals === 0 && !paste.isLow),
    noCapitalAnywhere: Number(capitals === 0 && paste.isLow),
    oneCapital: Number(capitals === 1),
    capitals: Number(capitals > 1),
    smallWords: parts.filter((part) => /^\p{Ll}{4,}/u.test(part)).length,
    isLong: Number(parts.length > 5),
    figures: parts.filter((part) => /^\d+$/.test(part)).length,
    opening: Number(place === 'line' && line.isOpening),
    marked: Number(place === 'line' && mark !== ''),
    isShort: Number(parts.length === 1 && /^\p{L}{1,3}$/u.test(words)),
    code: Number(!isCompany && CODE.test(words)) * (words.includes(' ') ? 1 : 2),
    field: Number(FIELDS.has(words.toLowerCase())),
    inGreeting: Number(isGreeting(line.text.slice(line.at - line.start)) && !hasMoneyIn(paste, line.start, line.end)),
    month: Number(isMonth(parts[0] ?? '')),
    cellLabel: Number(isCellLabel(paste, head)),
    ownAddress: Number(isInAddress(paste, words)),
    shut: Number(isShut && !(isCompany && capitals > 1)),
    shutCompany: Number(isShut && isCompany && capitals > 1),
    title: Number(TITLE.test(words)),
    address: Number(isAddress(paste, head)),
    noName: Number(isNoName(words) || isGreeting(words)),
    charge: Number(!isCompany && findLabels(words).length > 0),
    smallWord: Number(parts.length < 2 && FUNCTION_WORDS.has(parts[0]?.toLowerCase() ?? '')),
    givenName: Number(parts.length === 1 && isGivenName(words)),
    person: Number(parts.length === 2 && !isCompany && isGivenName(parts[0] ?? '')),
    noun: isCompany ? 0 : noun,
    nounCompany: isCompany ? noun : 0,
    closesNothing: Number(isClosing && amountsIn(paste, head.at, head.name.start) < 0.75),
    rowWithoutPrice: Number(!isClosing && isGapped && amountsIn(paste, head.name.end, line.end) < 0.5),
    sentenceWithoutPrice: Number(!isClosing && isBeforeSentence(paste, head)),
    afterArticle: Number(
      place === 'inline' && AFTER_ARTICLE.test(paste.text.slice(Math.max(0, head.name.start - 12), head.name.start)),
    ),
    headerRow: Number(isGapped && !/\d/.test(line.text) && line.text.split(/\t|\||\s{2,}/u).filter(Boolean).length > 2),
    aboveName: Number(isClosing && isAboveName(paste, head)),
    noPriceNear: Number(!isClosing && !isNearPrice(paste, head)),
  };
}
const CODE = /(?<![\p{L}\d])\p{Lu}{0,4}-?\d[\p{Lu}\d-]*(?!\p{Ll}{2})/u;

/** Its sentence ends without an amount, and another one in its line states one. */
function isBeforeSentence(paste: Paste, { name, line, tail }: Head): boolean {
  const end = paste.lines[line]?.end ?? name.end;
  const stop = /[.!?](?=\s+\p{L})/u.exec(paste.text.slice(name.end + 1, end));
  if (!stop || tail === 'stop') return false;
  const until = name.end + 1 + stop.index;
  return amountsIn(paste, name.end, until) < 0.5 && amountsIn(paste, until, end) >= 0.5;
}

const AFTER_ARTICLE =
  /(?:^|[\s(])(?:the|an?|die|der|das|den|dem|ein(?:e|en|em)?|für|zum|zur|les?|la|l['’]|el|los|las|il|lo|gli|i|het|een|o|os|as|um|uma|cada|per|pro|je)\s$/iu;

/** The line below is another name: somebody signs above the firm. */
function isAboveName({ lines }: Paste, { line, tail }: Head): boolean {
  const next = lines[line + 1];
  return tail === 'end' && next !== undefined && !next.isBlank && /^\W*\p{Lu}[^\d:@]{3,50}$/u.test(next.text);
}

/** What forms have before a colon. */
const FIELDS = new Set(Object.values(NUMBERED_FIELDS).flatMap((words) => words.split('|')));

/** The weights of what stands behind a name. */
const TAILS: Record<string, string> = {
  colon: 'colon',
  dash: 'dash',
  arrow: 'arrow',
  end: 'end',
  says: 'says',
  gap: 'gap',
  '|': 'bar',
  '(': 'bracket',
  ')': 'closed',
  ',': 'comma',
  stop: 'stop',
  words: 'words',
  number: 'number',
};

const MONTHS = wordSet(MONTH_NAMES);
const isMonth = (word: string): boolean => MONTHS.has(word.toLowerCase());

/** The next line holds nothing but a number: a table was copied cell by cell. */
const isCellLabel = ({ lines }: Paste, { line, place, tail }: Head): boolean =>
  place === 'line' && tail === 'end' && /^[^\p{L}]*\d[^\p{L}]*(?:\p{L}{1,3})?$/u.test(lines[line + 1]?.text ?? '');

/** A street, a town with its state, or whoever a letter is for. */
function isAddress({ lines, text }: Paste, { line, name }: Head): boolean {
  const [before, behind] = [text.slice(Math.max(0, name.start - 12), name.start), text.slice(name.end, name.end + 14)];
  const next = lines[line + 1]?.text ?? '';
  return (
    /(?:^|[\s,])\d{2,5}\s(?:\p{Lu}\.\s)?$/u.test(before) ||
    /^,?\s\p{Lu}{2}\s\d{5}/u.test(behind) ||
    FOR_READER.test(next)
  );
}
const FOR_READER =
  /^\W*(?:attn|attention|att|z\.\s?hd|zu händen|à l['’]attention|a la atención|alla c\.\s?a|t\.a\.v|ao cuidado|do rąk)(?!\p{L})/iu;

/** The address of somebody in the text has the name in it. */
const isInAddress = ({ text }: Paste, words: string): boolean =>
  isOwnDomain(
    words,
    [...text.matchAll(/@([a-z\d-]+)\./giu)].map(([, domain = '']) => domain.replaceAll('-', '').toLowerCase()),
  );

/** How many of the words of a name also stand in small letters, or among what is counted, in the rest of the text. */
function asNoun({ places }: Paste, { name }: Head, parts: string[]): number {
  const heavy = parts.filter((part) => part.length > 3 && !NO_NAME_WORDS.has(part.toLowerCase()));
  if (heavy.length === 0) return parts.every((part) => part.length < 3) ? 1 : 0;
  const nouns = heavy.filter((part) =>
    (places.get(stemOf(part)) ?? []).some(
      ({ at, isLow, size }) => isLow && Math.abs(size - part.length) < 3 && (at < name.start || at >= name.end),
    ),
  );
  return nouns.length / heavy.length;
}

/** An amount, or a refusal, stands in its line or in the lines below it, before the next blank one. */
function isNearPrice(paste: Paste, head: Head): boolean {
  const block = paste.lines[head.line]?.block;
  const last = paste.lines.findLast((line) => line.block === block);
  if (last === undefined) return false;
  return amountsIn(paste, head.name.end, last.end) >= 0.5 || DECLINES.test(paste.text.slice(head.name.end, last.end));
}
