import { cueList } from '../../reading/cue-list.ts';
import { findNumerals, readDecimalMark } from '../../reading/numerals.ts';
import { anyOf } from '../../reading/phrases.ts';
import { findContacts } from '../../reading/private/contact-spans.ts';
import type { Need } from '../need.ts';
import { EXTENSION } from './callers-signature.ts';
import { CHARGED_BEFORE } from './charged-before.ts';
import { trimSpan, type Span } from '../../reading/span.ts';
import { UNIT_WORD } from '../../reading/units.ts';
import { JOINING } from '../../reading/vocabulary/joining-words.ts';
import { parseCountWord } from '../../reading/count-words.ts';
import { withCorrectedCounts } from './corrected-counts.ts';
import { withFigures } from './counts-abroad.ts';
import { mergeRepeats, multiplyPacks, type Draft, withoutBreakdowns } from './merge-needs.ts';
import { readCells, withTabsInGaps } from './need-cells.ts';
import { toDraft } from './need-drafts.ts';
import { isRemarked } from './need-items.ts';
import {
  A_PACK,
  ANSWERED_SUBJECT,
  AS_ONE,
  BEFORE_PLACE,
  COUNTED_SIZE,
  EXPLICIT,
  FREE_LEADING,
  LEADING,
  LEADING_WORD,
  NOTED_BEHIND,
  QTY,
  RATED_ONE,
  REMARKED_BEHIND,
  SERVED,
  ONE_IN_BRACKETS,
  SINGLE,
  TO_BE_DONE,
  TRAILING,
  endsInSize,
  hasQuantity,
  isDimension,
} from './need-patterns.ts';
import { listedNeeds } from './need-lists.ts';
import { pieces, readable } from './need-pieces.ts';
import { findShortDays } from '../../reading/short-days.ts';
import { findCodes } from './part-codes.ts';
import { plainRequest } from './plain-request.ts';
import { withoutOtherCounts } from './told-counts.ts';
import { withoutFrequencies } from './without-frequencies.ts';
import { remembered } from '../../reading/remembered.ts';

/** A brief asks for no more parts than this: a longer list costs time. */
const MOST_NEEDS = 1_000;

/**
 * The parts and quantities that a brief asks for: "24 x 6204-2RS", "6204-2RS, qty 24", "120 ft of loom", lists, tables, several in
 * one sentence. `spans` are what the brief says about other things (dates, money, ZIP): no quantity stands there.
 */
export const readNeeds = remembered(needsIn, (text: string, spans: Span[]) => JSON.stringify([text, spans]));

function needsIn(text: string, spans: Span[]): Need[] {
  const { text: figured, counts } = withFigures(text);
  const brief = plainRequest(withTabsInGaps(withCorrectedCounts(figured)));
  const told = [...CHARGED_BEFORE, AGES, EXTENSION, ANSWERED_SUBJECT]
    .flatMap((pattern) => [...brief.matchAll(pattern)])
    .map(({ 0: words, index }) => ({ start: index, end: index + words.length }));
  const money = findNumerals(brief, readDecimalMark(brief)).filter(
    ({ start, end, currency }) => currency !== null && SIGNED.test(brief.slice(start, end)),
  );
  const days = findShortDays(brief, readDecimalMark(brief));
  const blotted = blotOut(withoutOtherCounts(brief), [...spans, ...findContacts(brief), ...told, ...money, ...days]);
  const masked = splitEnumerated(blotted.replace(ENUMERATOR, toLineEnd));
  const each = eachOf(brief, masked, EACH_OF);
  const listed = [...each, ...listedNeeds(brief, blotOut(masked, each))];
  const left = blotOut(masked, listed);
  const parted = pieces(left);
  const counted = parted.flatMap((piece) => readPiece(brief, left, piece) ?? []);
  const found = [...listed, ...counted, ...onesBeside(brief, left, { parted, counted })];
  const drafts = [...found.toSorted((a, b) => a.start - b.start), ...eachOf(brief, left, EACH_BEHIND)];
  const merged = mergeRepeats(withoutBreakdowns(multiplyPacks(withoutFrequencies(drafts, brief)).slice(0, MOST_NEEDS)));
  return merged.map((need, index) => {
    const wordsOf = (figure: string): string | undefined =>
      counts.find(({ start, end, value }) => figure === String(value) && start < need.end && end > need.start)?.words;
    const worded = wordsOf(need.qty);
    const qtyFrom =
      need.qtyFrom.length > 0 ? need.qtyFrom.map((figure) => wordsOf(figure) ?? figure) : worded ? [worded] : [];
    return { ...need, qtyFrom, part: asWritten(need.part, text), id: `need-${index + 1}` };
  });
}

/** "chairs (Gr. 4)": with the stops of short forms again. */
function asWritten(part: string, text: string): string {
  if (part.length > MOST_CHARS || !SHORT_FORM.test(part) || text.includes(part)) return part;
  const words = part.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const hit = new RegExp(words.join('(?:\\.\\s*|\\s+)')).exec(text)?.[0];
  return hit === undefined || hit.includes('\n') ? part : hit.replace(/\s+/g, ' ');
}
const MOST_CHARS = 200;
const SHORT_FORM = /(?<!\p{L})(?:gr|nr|no|art|ref|rev|dia|typ|fig|stk|stck|st|szt|uds?|pzs?)\s/iu;

/** "$48", "1.400 €": no word of a currency, which may be one of the part. */
const SIGNED = /^[^\d.\n]+\d|\d\s?(?:[€£$]|zł)$/u;

function blotOut(text: string, spans: readonly Span[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const from = Math.max(at, start);
    if (end <= from) continue;
    parts.push(text.slice(at, from), '\u0001'.repeat(end - from));
    at = end;
  }
  return parts.join('') + text.slice(at);
}

/** "Under 11s", "in 25s": who somebody is, or how something comes. */
const AGES = /(?<![\p{L}\d.,$€£-])\d{1,3}['’]?s(?![\p{L}\d])/gu;
const ENUMERATOR = /(?<![\p{L}\d])(?:item|line|part|pos)\s*#?\s*\d{1,2}\s*[:.)–-](?=\s)/giu;
const toLineEnd = (words: string): string => `\n${' '.repeat(words.length - 1)}`;

/** "(a) 24 valves (b) 24 kits", "1. drills 2. batteries": items that one line counts, each on a line of its own. */
function splitEnumerated(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const marks = [...line.matchAll(/(?<![^\s:;,])\(?(?<mark>[a-j]|\d{1,2})[.)](?=\s)/gi)];
      const counts = [(at: number) => String.fromCharCode(97 + at), (at: number) => String(at + 1)];
      const isCounted = counts.some((count) =>
        marks.every(({ groups }, at) => groups?.mark?.toLowerCase() === count(at)),
      );
      if (marks.length < 2 || !isCounted) return line;
      return marks.reduce(
        (left, { 0: words, index }) => `${left.slice(0, index)}${toLineEnd(words)}${left.slice(index + words.length)}`,
        line,
      );
    })
    .join('\n');
}

function readPiece(brief: string, masked: string, span: Span): Draft | null {
  const piece = readable(masked.slice(span.start, span.end));
  const text = piece.slice(ASKED_AMID.exec(piece)?.[0].length ?? 0);
  const cells = text.split(/\s*[|\t]\s*/).filter(Boolean);
  if (cells.length > 1) return readCells(brief, span, cells);
  if (NOT_A_NEED.test(text) && !ASKED_FOR.test(text) && findCodes(text).length === 0) return null;
  const sized = COUNTED_SIZE.exec(text)?.groups;
  if (sized)
    return toDraft(brief, span, {
      part: sized.part,
      qty: String(parseCountWord(sized.word ?? '') ?? 1),
      words: sized.word,
    });
  const done = TO_BE_DONE.exec(text)?.groups;
  if (done) return toDraft(brief, span, done);
  const whole = AS_ONE.exec(text)?.groups;
  if (whole && !hasQuantity(text)) return toDraft(brief, span, { ...whole, qty: '1' });
  const rated = RATED_ONE.exec(text);
  if (rated?.groups) return toDraft(brief, span, { ...rated.groups, qty: '1' });
  const explicit = EXPLICIT.exec(text);
  if (explicit?.groups)
    return toDraft(brief, span, { ...explicit.groups, part: `${explicit.groups.part}${explicit.groups.more ?? ''}` });
  const noted = LEADING.test(text) ? null : NOTED_BEHIND.exec(text);
  if (noted?.groups) return toDraft(brief, span, noted.groups);
  const one = ONE_IN_BRACKETS.exec(text);
  if (one?.groups) return toDraft(brief, span, one.groups);
  const leading = LEADING.exec(text);
  if (leading?.groups && !isDimension(text.slice(text.indexOf(leading.groups.qty ?? ''))))
    return toDraft(brief, span, leading.groups);
  const placed = leading === null ? BEFORE_PLACE.exec(text) : null;
  if (placed?.groups?.unit) return toDraft(brief, span, placed.groups);
  const served = leading === null ? SERVED.exec(text) : null;
  if (served?.groups) return toDraft(brief, span, served.groups);
  const remarked = leading === null && !TRAILING.test(text) ? REMARKED_BEHIND.exec(text) : null;
  if (remarked?.groups && isRemarked(remarked.groups)) return toDraft(brief, span, remarked.groups);
  const open = FREE_LEADING.exec(text);
  const free = open?.groups && isDimension(text.slice(text.indexOf(open.groups.qty ?? ''))) ? null : open;
  // "Cotización de 120 pzas rodamiento 6308": a number with a unit counts, the one that ends the words is of the part.
  const trailing = TRAILING.exec(text);
  // "180 GKB 12.5": the fraction is a size.
  const isSizeLast =
    /^\d+$/.test(free?.groups?.qty ?? '') &&
    (/\./.test(trailing?.groups?.qty ?? '') || endsInSize(text, free?.groups?.part));
  // "60 sacks of feed (of 40 kg": what ends the words within a bracket is of the part.
  const isNoteLast = /\([^()]*$/.test(trailing?.groups?.part ?? '');
  const isFree = leading === null && (free?.groups?.unit || isSizeLast || isNoteLast) && !TIMES_MANY.test(text);
  const late = isFree ? free : (trailing ?? leading ?? free);
  if (late?.groups) return POSTAL.test(text) ? null : toDraft(brief, span, late.groups);
  const pack = A_PACK.exec(text);
  if (pack?.groups) return toDraft(brief, span, { ...pack.groups, qty: '1' });
  const single = SINGLE.exec(text);
  if (single?.groups && findCodes(single.groups.part ?? '').length > 0)
    return toDraft(brief, span, { ...single.groups, qty: '1' });
  const word = LEADING_WORD.exec(text);
  const named = word?.groups?.word?.toLowerCase() ?? '';
  return word?.groups
    ? toDraft(brief, span, { ...word.groups, qty: String(parseCountWord(named) ?? 1), words: countWords(named) })
    : null;
}

/** "We need a marquee and 90 chairs", "a fryer plus 2 baskets": one of it, where a counted part stands beside it in the same sentence. */
function onesBeside(
  brief: string,
  masked: string,
  { parted, counted }: { parted: readonly Span[]; counted: readonly Draft[] },
): Draft[] {
  const isCounted = (span: Span | undefined): boolean =>
    span !== undefined && counted.some(({ start, end }) => span.start <= start && end <= span.end);
  return parted.flatMap((piece, at) => {
    if (isCounted(piece)) return [];
    const [before, behind] = [parted[at - 1], parted[at + 1]];
    const gaps = [
      before && isCounted(before) ? masked.slice(before.end, piece.start) : '.',
      behind && isCounted(behind) ? masked.slice(piece.end, behind.start) : '.',
    ];
    if (gaps.every((gap) => /[.!?;\n]/.test(gap))) return [];
    const text = readable(masked.slice(piece.start, piece.end));
    const hit = WANTED_ONE.exec(text) ?? (gaps.some((gap) => JOINS.test(gap)) ? BARE_ONE.exec(text) : null);
    return hit?.groups ? (toDraft(brief, piece, { ...hit.groups, qty: '1' }) ?? []) : [];
  });
}
const JOINS = new RegExp(`^\\s*,?\\s*(?:${JOINING}|&|\\+)\\s`, 'iu');
const BARE_ONE = /^\W*an?\s+(?<part>\p{L}[^\d]*)$/iu;
const WANTED_ONE =
  /(?<!\p{L})(?:need|want|require|looking for|after|buy|buying|order|hire|hiring|rent|renting|get)\s+an?\s+(?<part>\p{L}[^\d]*)$/iu;

/** "We run a 30 room motel and need 200 washcloths", "für 14 Parteien brauchen wir 6 t Pellets": what is asked for begins behind the word for it, whatever is counted before. */
const ASKED_AMID = new RegExp(
  `^[^\\n]*\\d[^\\n]*?(?<!\\p{L})(?:${anyOf({
    en: 'need|needs|want|require|requires|looking for|ordering|to order|to buy|buying|am after|are after',
    de: 'brauchen|brauche|benötigen|benötige|suchen|suche|bestellen',
    fr: 'besoin de|cherchons|cherche|il nous faut|commander',
    es: 'necesitamos|necesito|hacen falta|hace falta|buscamos|busco|comprar',
    it: 'servono|cerchiamo|cerco|ordinare',
    nl: 'nodig|zoeken|zoek|bestellen',
    pt: 'precisamos de|preciso de|necessitamos de|comprar',
    pl: 'potrzebujemy|potrzebuję|szukamy|szukam',
    sv: 'behöver|söker',
  })})\\s+(?:(?:wir|ich|wij|we|ik)\\s+)?(?=\\d[\\d,.]*\\s*[\\p{L}x×])`,
  'iu',
);

/** "2.5 L x 10 bottles": what ends the words is how many, and the measure before it a size. */
const TIMES_MANY = new RegExp(`\\d\\s?${UNIT_WORD}\\s*[x×]\\s?\\d[\\d,]*\\s?(?:${UNIT_WORD})?\\W*$`, 'iu');

/** "A school at Nashik 422005": the number behind a town is its postal code. */
const POSTAL =
  /(?<!\p{L})(?:at|in|to|near|nach|à|en|a|te|w|i)\s\p{Lu}[\p{L}.-]+(?:\s\p{Lu}[\p{L}.-]+)?[\s,-]+\d{5,6}\W*$/u;

/** The words that carry the count, as one text of the brief. */
const countWords = (named: string): string => named.replace(/^a (?=dozen|pair|couple|hundred)|\s+of$/g, '');

const NOT_A_NEED = cueList(
  String.raw`
    quotes?|vendors?|suppliers?|total|budget|max|deadline|deliver|ship|zip|use|rate|today|thanks|thank you|which
    what|who|compare the
  `,
  {
    before: String.raw`^`,
    after: String.raw`\b(?!.*\d\s*(?:x|ea|pcs|each|ft|units?|sqft|sqm|m²|m³|m2|m3|kg|tons?|tonnes?|lbs?|gal|cuyd|cbm)\b)`,
  },
);

/** "Which is cheapest for 20 jackets", "quotes on 3 gate valves": a question, or a heading, that says what is asked for. */
const ASKED_FOR = new RegExp(
  `^(?:which|what|who|compare|quotes?|vendors?|suppliers?|use)\\b[^\\d\\n]{0,80}?\\b(?:for|on|of)\\s+(?:(?:the|our|these|those|some)\\s+)?\\d{1,6}\\s?(?:\\s|${UNIT_WORD}\\.?\\s(?:of\\s)?)\\p{L}{3}`,
  'iu',
);

/** "50 each of AB-100 and CD-200": as many of every part in the list. */
function eachOf(brief: string, masked: string, pattern: RegExp): Draft[] {
  return [...masked.matchAll(pattern)].flatMap((hit) => {
    const { qty, list = '', rows = '' } = hit.groups ?? {};
    const parts = `${list}${rows}`
      .split(/\n\s*[-•]\s*|,\s*(?:and\s+)?|\s+(?:and|&)\s+/)
      .map((part) => part.trim())
      .filter(Boolean);
    // Without a part number a list is known by its length, or by what opens it.
    const isList = pattern === EACH_OF && (parts.length > 2 || rows !== '' || hit[0].includes(':'));
    const isPlain = (part: string): boolean =>
      /^\D/.test(part) && (findCodes(part).length > 0 || (isList && GOODS.test(part))) && !hasQuantity(part);
    if (parts.length < 2 || !parts.every(isPlain)) return [];
    const span = trimSpan(masked, { start: hit.index, end: hit.index + hit[0].length });
    return parts.flatMap((part) => toDraft(brief, span, { qty, part }) ?? []);
  });
}

/** A few words that can name goods. */
const GOODS = /^\p{L}{3,}(?: \S+){0,5}$/u;

const EACH_OF = new RegExp(
  [
    `(?<![\\w.])${QTY}\\s*(?:each|ea\\.?|apiece)`,
    '(?:\\s+of(?:\\s+(?:these|those|the\\s+following))?\\s*:?|\\s*:)',
    '(?:[ \\t]+(?<list>[^\\n.;:?!\u0001]+)|(?<rows>(?:\\n[ \\t]*[-•][ \\t]*[^\\n.;:?!\u0001]+)+))',
  ].join(''),
  'giu',
);
/** "AB-100 and CD-200, 50 each". */
const EACH_BEHIND = new RegExp(
  `(?<=^|[.:;\\n]\\s{0,9})(?<list>[^\\d\\n.;:?!\u0001][^\\n.;:?!\u0001]{0,200}?),?\\s+${QTY}\\s*(?:each|apiece)(?=\\s*(?:[.;,\\n\u0001]|$))`,
  'gimu',
);
