import { isGivenName } from '../../../reading/given-names.ts';
import type { Span } from '../../../reading/span.ts';
import { companyIn, isFormAlone, isNoName } from '../../reading/name-score.ts';
import { BEFORE_NAME, NO_NAME_WORDS, OFFER_LABELS, OF_FIRM, OTHER_FIELDS } from './offer-words.ts';
import { nameAt } from './name-at.ts';
import type { Named } from './name-at.ts';
import type { PasteLine } from './paste-lines.ts';

/** A place where an offer may begin: a name, and the form in which it stands. */
export interface Head {
  /** Where the stretch would begin. */
  at: number;
  name: Span;
  words: string;
  line: number;
  /** At the head of a line, behind a few words of it, in the middle, or below the offer. */
  place: 'line' | 'lead' | 'inline' | 'closing';
  /** Words before the name that say that an offer follows. */
  isLabelled: boolean;
  /** What follows the name: a colon, a dash, a gap, the end of the line, a verb of saying … */
  tail: string;
  mark: string;
}

/** A line, or a sentence in it, that may begin with the name of one who offers. */
export function headsOf(line: PasteLine, index: number): Head[] {
  if (line.isBlank) return [];
  const own = headAt(line, index, line.at, 'line');
  const inner = sentenceStarts(line)
    .map((at) => headAt(line, index, at, isNearStart(line, at) ? 'lead' : 'inline'))
    .filter((head) => head !== null);
  return [...(own ? [own] : []), ...inner.filter((head) => head.name.start !== own?.name.start)];
}

/** Behind the end of a sentence, and before a capital behind a word that leads to a name. */
function sentenceStarts({ text, start, at }: PasteLine): number[] {
  const from = at - start;
  return [
    ...text.matchAll(
      /(?<=[.!?;:…»”)]["”»]?\s+|[,–—-]\s)["“«]?(?=\p{L})|(?<=\{\s?)(?=")|(?<=\s\()(?=\p{Lu})|(?<=\s(?:\p{Ll}{1,9}|\d[\d/.]{2,7})\s)(?=\p{Lu}\p{L}+)/gu,
    ),
  ]
    .filter(({ index }) => index > from)
    .map(({ index }) => start + index);
}

/** Only a few words stand before it: "Hey Tom, Corey from", "Am 25.11. schrieb". */
function isNearStart({ text, start, at }: PasteLine, place: number): boolean {
  const before = text.slice(at - start, place - start);
  return before.split(/\s+/).length <= 6 && !/\p{Sc}|\d[.,]\d{2}(?!\d|\.)|[.!?]\s+$/u.test(before);
}

export function headAt(line: PasteLine, index: number, at: number, place: Head['place']): Head | null {
  const rest = line.text.slice(at - line.start);
  const lead = readLead(rest);
  if (lead === null) return null;
  const named = bestName(rest, lead.length, { isLabelled: lead.isLabelled, isClosing: place === 'closing' });
  if (named === null) return null;
  const isLow = /^\p{Ll}/u.test(rest.slice(named.start));
  if (isLow && place !== 'line' && lead.length === 0 && !STRONG.has(named.tail)) return null;
  // "non c'est pas eux, c'est HYDRO-LOT"
  const within = isLow ? /(?<=\s)\p{Lu}.*$/u.exec(rest.slice(named.start, named.end))?.index : undefined;
  named.start += within ?? articleOf(rest.slice(named.start, named.end), named.tail);
  const before = rest.slice(0, named.start);
  if (place === 'line' && STRONG_ENDS.has(named.tail) && /^(?:Chez|Da|Dal|Al) $/u.test(before)) named.start = 0;
  return {
    at: place === 'inline' || place === 'closing' ? at : line.start,
    name: { start: at + named.start, end: at + named.end },
    words: rest.slice(named.start, named.end),
    line: index,
    place,
    isLabelled: lead.isLabelled,
    tail: named.tail,
    mark: place === 'inline' ? '' : line.mark,
  };
}

/** "Die Gärtnerei Wurzinger verlangt": the article that a sentence puts before a name. */
const articleOf = (words: string, tail: string): number =>
  tail === 'says' || tail === 'words'
    ? (/^(?:Der|Die|Das|Den|O|A|Os|As|De|Het) (?=\p{Lu})/u.exec(words)?.[0].length ?? 0)
    : 0;

/** Behind a name that begins with such a word itself: "Chez Lulu:". */
const STRONG_ENDS: ReadonlySet<string> = new Set(['colon', 'dash', 'end', '=', ',']);

/** What sets a name apart that is written in small letters. */
const STRONG: ReadonlySet<string> = new Set(['colon', 'dash', 'arrow', 'says']);

/** The words before a name: "Quote B - ", "Then I called"; null where the line is a field of a mail that names no sender. */
function readLead(rest: string): { length: number; isLabelled: boolean } | null {
  const field = /^(\p{L}[\p{L}-]*)\s?:/u.exec(rest)?.[1]?.toLowerCase();
  if (field !== undefined && OTHER_FIELDS.has(field)) return null;
  const key = /^"?(\p{L}+)"\s*:\s*"/u.exec(rest);
  let length = key?.[0].length ?? 0;
  let isLabelled = OFFER_LABELS.has(key?.[1]?.toLowerCase() ?? '');
  for (let count = 0; count < 8; count += 1) {
    const hit = /^(\S+?)(\s?:|[,.;]?)(\s+(?:[-–—|]+\s*|\.{2,}\s*)?[([]?|[-–—]+\s+)(?=\S)/u.exec(rest.slice(length));
    if (!hit) break;
    const [whole, word = '', stop = '', gap = ''] = hit;
    const bare = word.toLowerCase().replace(/^[("“«]|[)"”»]$/g, '');
    const isLabel =
      OFFER_LABELS.has(bare) || OFFER_LABELS.has(bare.replace(/\d+$/, '')) || OFFER_LABELS.has(`${bare}.`);
    const isNumber = isLabelled && /^(?:n[o°º]\.?|nr|#)?\s?(?:#?\d{1,3}|[a-z]|[ivx]{1,4}|one|two|three)$/iu.test(bare);
    const isLow = /^\p{Ll}/u.test(word);
    const isLeading = BEFORE_NAME.has(bare) && (isLow || (length === 0 && !isArticle(bare)));
    if (!isLabel && !isNumber && !isLeading) break;
    if (/[;]/.test(stop) || (!isLabel && !isNumber && !isLabelled && /[:.]|[-–—|]/u.test(stop + gap))) break;
    length += whole.length;
    isLabelled ||=
      isLabel && (!BEFORE_NAME.has(bare) || bare.length > 4 || /^["“«(#]?[\p{Lu}\d]/u.test(rest.slice(length)));
  }
  return { length, isLabelled };
}

const isArticle = (word: string): boolean =>
  /^(?:the|le|la|les|el|los|las|il|lo|gli|de|het|der|die|das|o|a|os|as|l')$/u.test(word);

interface Stand {
  isLabelled: boolean;
  isClosing: boolean;
}

/** "Nils, Corvane Seating", "Rosalind @ Copper Ladle": the firm of a person that is named first. */
function bestName(rest: string, from: number, { isLabelled, isClosing }: Stand): Named | null {
  const first = nameAt(rest, from);
  if (first === null) return null;
  const words = rest.slice(first.start, first.end);
  const behind = rest.slice(first.end);
  const link = /^(?:,\s+|\s+\(|\s+-\s+|\s+)(?:(?:de\s)?(@|\p{Ll}+)\s+)?(?=\p{Lu})/u.exec(behind);
  if (!link) return first;
  const [whole, joint = ''] = link;
  const isOf = OF_FIRM.has(joint);
  if (joint !== '' && !isOf) return first;
  if (joint === '' && /^\s+$/u.test(whole)) return first;
  const second = nameAt(rest, first.end + whole.length);
  const other = second === null ? '' : rest.slice(second.start, second.end);
  if (second === null || isNoName(other) || TITLE.test(other)) return first;
  if (isFormAlone(other)) return { ...second, start: first.start };
  const isPerson = isGivenName(words.split(/\s/u)[0] ?? '') && companyIn(words) === null;
  const isFirm = companyIn(other) !== null;
  const isInBrackets = whole.includes('(') && /\s/.test(other) && (isLabelled || !/\s/.test(words));
  const isAddress = whole.includes('(') && /\p{L}\.\p{L}/u.test(words);
  const isOther =
    isOf ||
    isAddress ||
    (isInBrackets && companyIn(words) === null) ||
    (companyIn(words) === null &&
      (isPerson || isFirm || (isClosing && /^\S+ \p{Lu}\S+$/u.test(words) && /\s/.test(other))));
  return isOther ? second : first;
}

/** "Hr. Huber", "la dame": a person, beside the firm. */
export const TITLE =
  /^(?:hr|herr|frau|fr|mr|mrs|ms|dr|m|mme|mlle|monsieur|madame|sr|sra|sig|signora?|dhr|mevr|pan|pani|ks|rag|ing)\.?\s/iu;

/** Whether words open as a charge, a term, a heading of a column or a greeting does. */
export const opensNoName = (words: string): boolean =>
  words
    .toLowerCase()
    .split(/[^\p{L}'’-]+/u)
    .filter(Boolean)
    .slice(0, 1)
    .some((word) => NO_NAME_WORDS.has(word));
