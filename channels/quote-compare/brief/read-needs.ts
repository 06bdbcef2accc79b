import { plainNumbers } from '../../reading/plain-numbers.ts';
import { isNoGoods } from './no-goods.ts';
import { Big } from 'big.js';
import type { Need } from '../need.ts';
import { trimSpan } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { UNIT_WORD, isMeasure, unitOf } from '../../reading/units.ts';
import { COUNT_WORD, parseCountWord } from '../../reading/count-words.ts';
import { mergeRepeats, multiplyPacks } from './merge-needs.ts';
import type { Draft } from './merge-needs.ts';
import { findCodes } from './part-codes.ts';
import { phrasePattern } from '../../reading/phrases.ts';
import { BEHIND_THE_PART } from '../../reading/vocabulary/order-words.ts';

/**
 * The parts and quantities that a brief asks for: "24 x 6204-2RS", "6204-2RS, qty 24", "120 ft of loom", lists, tables, several in
 * one sentence. `spans` are what the brief says about other things (dates, money, ZIP): no quantity stands there.
 */
export function readNeeds(text: string, spans: Span[]): Need[] {
  const brief = plainNumbers(text)
    .replace(/^([ \t]*)[*](?= )/gm, '$1-')
    .replace(/[*_`]/g, ' ')
    // The stop of "250 ea. P/N" ends no sentence, dot leaders lead to a quantity.
    .replace(ABBREVIATED, (word) => `${word.slice(0, -1)} `)
    .replace(/\.{3,}/g, (dots) => ' '.repeat(dots.length));
  const blotted = blotOut(brief, spans);
  const masked = blotted.replace(ENUMERATOR, (match) => `\n${' '.repeat(match.length - 1)}`);
  const found = pieces(masked).flatMap((piece) => readPiece(brief, masked, piece) ?? []);
  const merged = mergeRepeats(multiplyPacks([...found, ...eachOf(brief, masked)]).slice(0, MOST_NEEDS));
  return merged.map((need, index) => ({ ...need, id: `need-${index + 1}` }));
}

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

const ABBREVIATED =
  /(?<=\d\s?)(?:ea|pcs?|stk|st|szt|uds?|pz|ks|nos|qty|approx|sq|ft|lbs?)\.(?=\s+(?:P\/N|p\/n|[a-z]|[A-Z][\w-]*\d))/g;

/** "Item 2:" opens a need and is no quantity. */
const ENUMERATOR = /(?<![\p{L}\d])(?:item|line|part|pos)\s*#?\s*\d{1,2}\s*[:.)–-](?=\s)/giu;

/** No need is as long as this, gaps between columns left out, nor has a brief as many: what is longer costs time and says nothing. */
const NEED_CHARS = 400;
const MOST_NEEDS = 1_000;
const PIECE_CHARS = 2 * NEED_CHARS;

/** A piece as its patterns read it: gaps between columns cost them the square of their length. */
const readable = (text: string): string =>
  text
    .replace(/\s{4,}/g, (gap) => (gap.includes('\t') ? '\t' : gap.includes('\n') ? '\n' : '   '))
    .slice(0, NEED_CHARS);

/** What stands from here to the next separator. */
const pieceAt = (masked: string, start: number): string =>
  masked.slice(start, start + PIECE_CHARS).split(SEPARATOR, 1)[0] ?? '';

/** Pieces that can hold one need each: parted by line ends, bullets, semicolons, sentence ends, commas and "and" before a new quantity. */
function pieces(masked: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  const cut = (end: number, next: number): void => {
    const span = trimSpan(masked, { start, end });
    if (span.end > span.start) spans.push(span);
    start = next;
  };
  for (const hit of masked.matchAll(SEPARATOR)) {
    const next = hit.index + hit[0].length;
    if (hit.index - start > PIECE_CHARS) {
      cut(hit.index, next);
      continue;
    }
    if (isInBrackets(masked.slice(start, hit.index))) continue;
    const before = readable(masked.slice(start, hit.index));
    const rest = readable(pieceAt(masked, next));
    if (LONE_QUANTITY.test(rest) && !EXPLICIT.test(before)) continue;
    if (/^\s*(?:qty|quantity)\b\W*\d/i.test(rest) && !hasQuantity(before)) continue;
    if (
      !/^[,&+]|^\s*(?:and|plus|as well as|also|und|sowie|et|y|e|en|och|i|oraz)\b/i.test(hit[0].trimStart()) ||
      isNewItem(before, rest)
    )
      cut(hit.index, next);
  }
  cut(masked.length, masked.length);
  return spans.flatMap((span) => withoutHead(span, masked));
}

const SEPARATOR =
  /\n+[ \t]*(?:[-*•–]|\(?\d{1,2}[.)](?=\s))?[ \t]*|;\s*|[.!?](?=\s+[A-Z(\u0001]|\s*$)\s*|(?<=\u0001|\p{L}{4})[.!](?=\s+\d)\s*|,(?!\d)\s+(?:and |plus )?|(?<!\s)\s+(?:and|plus|as well as|also|und|sowie|et|y|e|en|och|i|oraz|&|\+)\s+|(?<=\s)•(?=\s)|(?<=\))\s*\/\s+/gu;
const QTY = String.raw`(?<!(?:[$€£₹¥]|USD|EUR|GBP|CHF)\s?|(?:[$€£₹¥]|USD|EUR|GBP|CHF)\s?\d{1,3},)(?<qty>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)`;
const UNIT_AFTER = String.raw`(?:\s?(?<unit>${UNIT_WORD})(?![\p{L}\p{N}²³])\.?(?!-))?`;
const LEAD_IN = String.raw`(?:\(?\d{1,2}[.)]\s+)?(?:[^\d]*?\b(?:for|want(?:s|ing)?|requiring|needing|needs?|needed|required?|requires|quot(?:e|es|ing|ation)|want|order|buy(?:ing)?|purchase|compare|after|following|please|pls|get|prices?|pricing|on|of|are|is|to|also|about|us|qty|quantity)\b[\s:,.)-]{0,20}|[\s(\u0001•*-]*)`;
const QTY_AND_PART = `[(\\[]?${QTY}[)\\]]?(?![\\w/.-]*\\d|,\\d{2}(?![\\w,.-])|(?:st|nd|rd|th)\\b)(?!\\s*(?:%|["”]))${UNIT_AFTER}\\s*(?:[x×*@]\\s+|of\\s+|[-–—:]\\s+|[x×](?=[\\p{L}\\d]))?(?<part>\\S.*)$`;
const LEADING = new RegExp(`^${LEAD_IN}${QTY_AND_PART}`, 'isu');
/** A sentence may begin with other words: "We are after 36 gate valves". */
const FREE_LEADING = new RegExp(`^[^\\d]{0,120}?[\\s(]${QTY_AND_PART}`, 'isu');
const LEADING_WORD = new RegExp(
  `^${LEAD_IN}(?<word>${COUNT_WORD})(?! (?:and )?(?:${COUNT_WORD}|hundred|thousand)\\b)\\s+(?:(?:${UNIT_WORD}\\s+)?of\\s+)?(?<part>\\S.*)$`,
  'is',
);
const TRAILING = new RegExp(
  `^${LEAD_IN}(?<part>\\S.*?)(?:[\\s,:;|–—(*×-]|\\bx|\\bqty\\.?|\\bquantity){0,12}(?:qty\\.?|quantity|x|×)?\\s*[:=#]?\\s*(?:(?<=\\s[x×])|(?<![\\w./-]))${QTY}${UNIT_AFTER}\\s*[)\\]]?\\s*(?:required|needed|total|off|each|of (?:them|these|those|it))?\\s*$`,
  'isu',
);
/** "plus a seal AB-20": one of it. */
const SINGLE = /^(?:(?:and|plus|also)\s+)*an?\s+(?!(?:dozen|pair|couple|hundred|few|half)\b)(?<part>\S.*)$/isu;
const EXPLICIT = new RegExp(
  `^${LEAD_IN}(?<part>\\S.*?)[\\s,;:|(–-]{0,12}\\b(?:qty|quantity|quan|menge)\\b\\.?(?: required| needed| of)?\\s*[:=]?\\s*${QTY}${UNIT_AFTER}(?<more>.*)$`,
  'isu',
);

/** Whether a comma or "and" parts two needs: what follows opens with a quantity, or both sides end with one. */
function isNewItem(before: string, after: string): boolean {
  const next = after.trim().replace(/^(?:qty|quantity)\b\W*(?=\d[\d,]*\W+\w)/i, '');
  if (LONE_FIGURE.test(next)) return false;
  if (/^an?\s+\S/i.test(next) && findCodes(next).length > 0 && hasQuantity(before.trim())) return true;
  if (
    new RegExp(
      `^[(\\[]?(?:${QTY}[)\\]]?(?![\\w/.-]*\\d)(?!\\s*["”])(?:\\s?${UNIT_WORD}\\b\\.?)?\\s*(?:[x×]\\s*|of\\s+|[-–]\\s+)?\\p{L}*\\p{L}|${COUNT_WORD}\\s)`,
      'iu',
    ).test(next.trim()) &&
    !isDimension(next)
  )
    return true;
  if (
    new RegExp(`^[(\\[]?${QTY}[)\\]]?\\s*(?:[x×]\\s*|of\\s+|${UNIT_WORD}\\b\\.?\\s+(?:of\\s+)?)(?=\\S*\\d)`, 'iu').test(
      next.trim(),
    )
  )
    return true;
  if (/^[([]?\d[\d,]*[)\]]?\s+(?=\S*\d)(?=\S*\p{L})\S/u.test(next.trim()) && !isDimension(next)) return true;
  const ends = new RegExp(`(?:qty|quantity|x|×|[:–—-]|\\(|\\s)\\s*${QTY}\\s*(?:${UNIT_WORD})?[)\\]]?\\s*$`, 'iu');
  return ends.test(before.split(SEPARATOR).at(-1) ?? '') && ends.test(next) && findCodes(next).length > 0;
}

/** "6 ea" by itself goes with the part before it. */
const LONE_FIGURE = new RegExp(`^[(\\[]?\\d[\\d,.]*\\s*(?:${UNIT_WORD})?\\.?[)\\]]?$`, 'iu');

/** "qty 1000" with nothing behind it tells how many of what stands before. */
const LONE_QUANTITY = new RegExp(
  `^\\s*(?:(?:qty|quantity)\\b\\W*\\d[\\d,.]*\\s*(?:${UNIT_WORD})?\\.?|\\d[\\d,.]*\\s+of (?:them|these|those|it))\\s*$`,
  'iu',
);

/** A bracket is open on the same line: what follows goes on describing the part. */
const isInBrackets = (text: string): boolean => /\((?!\d+\))[^()\n]*$/.test(text);

const hasQuantity = (text: string): boolean => EXPLICIT.test(text) || LEADING.test(text) || TRAILING.test(text);

/** "3/4 in wide" or "10 mm" goes on describing the part before it. */
const isDimension = (text: string): boolean =>
  /^\s*\d+(?:[.,]\d+)?\s?(?:mm|cm|in\b|inch|"|v\b|volt|hp|kw|psi|bar|amp|a\b|w\b|hz|°|deg|awg|ga\b|gauge\b|mil\b|micron|port|pole|tooth|way|lb test)/i.test(
    text,
  );

/** "Bearings for the rebuild: 24 x …" names no need before its colon. */
function withoutHead(span: Span, brief: string): Span[] {
  const text = brief.slice(span.start, span.end);
  // Where the goods go is no part.
  if (/^\W*(?:ship|deliver|bill|sold|send|mail)\w*[ -]?to\s*:|^\W*(?:address|destination|attn|contact)\s*:/i.test(text))
    return [];
  const head = /^(?:[^:\d]|(?<=(?<!\p{L})\p{L})\d(?!\d)){0,80}:\s+(?=\S)|^[^:]{0,80}?\u0001[^:]{0,20}:\s+/u.exec(text);
  return head && !/\b(?:qty|quantity)\s*:\s*$/i.test(head[0])
    ? [{ start: span.start + head[0].length, end: span.end }]
    : [span];
}

function readPiece(brief: string, masked: string, span: Span): Draft | null {
  const text = readable(masked.slice(span.start, span.end));
  const cells = text.split(/\s*[|\t]\s*/).filter(Boolean);
  if (cells.length > 1) return readCells(brief, span, cells);
  if (NOT_A_NEED.test(text) && findCodes(text).length === 0) return null;
  const explicit = EXPLICIT.exec(text);
  if (explicit?.groups)
    return toDraft(brief, span, { ...explicit.groups, part: `${explicit.groups.part}${explicit.groups.more ?? ''}` });
  const leading = LEADING.exec(text);
  if (leading?.groups && !isDimension(text.slice(text.indexOf(leading.groups.qty ?? ''))))
    return toDraft(brief, span, leading.groups);
  const free = FREE_LEADING.exec(text);
  // "Cotización de 120 pzas rodamiento 6308": a number with a unit counts, the one that ends the words is of the part.
  const late = leading === null && free?.groups?.unit ? free : (TRAILING.exec(text) ?? leading ?? free);
  if (late?.groups) return toDraft(brief, span, late.groups);
  const single = SINGLE.exec(text);
  if (single?.groups && findCodes(single.groups.part ?? '').length > 0)
    return toDraft(brief, span, { ...single.groups, qty: '1' });
  const word = LEADING_WORD.exec(text);
  const named = word?.groups?.word?.toLowerCase() ?? '';
  return word?.groups
    ? toDraft(brief, span, { ...word.groups, qty: String(parseCountWord(named) ?? 1), words: countWords(named) })
    : null;
}

/** "half a dozen", "two hundred": factors of one count. */
const TIMES = /(?<=half) a | (?=dozen|gross|hundred|thousand)/;

/** The words that carry the count, as one text of the brief. */
const countWords = (named: string): string => named.replace(/^a (?=dozen|pair|couple|hundred)|\s+of$/g, '');

/**
 * A row of a table. Its quantity is a cell that is only a number, with or without a unit; of several, the one with a unit, else the last
 * that is too short for a part number. A number in the first of more than two cells counts the rows.
 */
function readCells(brief: string, span: Span, cells: string[]): Draft | null {
  const numbers = cells.flatMap((cell, index) => {
    const hit = new RegExp(`^${QTY}\\s*(?<unit>${UNIT_WORD})?\\.?$`, 'iu').exec(cell.trim());
    return hit?.groups ? [{ index, qty: hit.groups.qty, unit: hit.groups.unit }] : [];
  });
  const isCounter = (index: number): boolean => index === 0 && cells.length > 2 && numbers.length > 1;
  const own = numbers.filter(({ index }) => !isCounter(index));
  const amount = own.find(({ unit }) => unit) ?? own.findLast(({ qty }) => (qty ?? '').length < 5);
  const part = cells.filter(
    (cell, index) => index !== amount?.index && !isCounter(index) && unitOf(cell.trim()) === null,
  );
  const unit = cells.find((cell) => unitOf(cell.trim()) !== null);
  return amount && part.length > 0
    ? toDraft(brief, span, { qty: amount.qty, unit: amount.unit ?? unit, part: part.join(' ') })
    : null;
}

const NOT_A_NEED =
  /^(?:quotes?|vendors?|suppliers?|total|budget|max|deadline|deliver|ship|zip|use|rate|today|thanks|thank you|which|what|who|compare the)\b(?!.*\d\s*(?:x|ea|pcs|each|ft|units?)\b)/i;
function toDraft(brief: string, span: Span, groups: { [key: string]: string | undefined }): Draft | null {
  const named = unitOf(groups.unit ?? '');
  const part = tidy(partOf(groups));
  const codes = findCodes(part);
  if (!/\p{L}{3}/u.test(part) && codes.length === 0 && !/^[a-z]{2}$/i.test(part)) return null;
  if (codes.length === 0 && (isNoGoods(part) || A_RATE.test(part))) return null;
  const written = groups.qty ?? '1';
  // "2.000 Schrauben" are two thousand where nothing in the brief parts thousands or cents the other way.
  const isGrouped =
    /^\d{1,3}\.\d{3}$/.test(written) && !isMeasure(named) && !/\d,\d{3}(?!\d)|\d\.\d{2}(?!\d)/.test(brief);
  const qty = written.replaceAll(isGrouped ? '.' : ',', '');
  if (Number(qty) === 0) return null;
  const pack = named?.kind === 'pack' ? /^(?:of\s+)?(\d+)\s+(?=\p{L})/u.exec(part) : null;
  if (pack)
    return {
      part: part.slice(pack[0].length),
      codes,
      qty: new Big(qty).times(pack[1] ?? 1).toFixed(),
      qtyFrom: [qty, pack[1] ?? '1'],
      unit: 'each',
      ...span,
    };
  const isCounted = named?.kind === 'times' && named.name !== 'pair';
  if (isCounted)
    return {
      part,
      codes,
      qty: named.factor.times(qty).toFixed(),
      qtyFrom: [qty, groups.unit ?? ''],
      unit: 'each',
      ...span,
    };
  return {
    part,
    codes,
    qty,
    qtyFrom: groups.words ? groups.words.split(TIMES) : [],
    unit: named && named.kind !== 'each' ? named.name : 'each',
    ...span,
  };
}

/** "84 hours a week" is no count of anything. */
const A_RATE =
  /^(?:an?|per|each|every|pro|je|par|por|al?|alla|per)\s+(?:day|week|month|quarter|year|tag|woche|monat|jahr|jour|semaine|mois|an|d[ií]a|semana|mes|año)\b/iu;

/** "85 guests, buffet", "120 devices": who or what is counted names the part, where no part follows. */
const partOf = ({ unit = '', part = '' }: { [key: string]: string | undefined }): string =>
  COUNTED.has(unit.toLowerCase()) && /^\W|^\p{L}{1,3}\W*(?:\u0001|$)|^(?:for|at|on|in|to|per|of the)\b/iu.test(part)
    ? `${unit} ${part.replace(/^[\s,;:.-]+/, '')}`
    : part;
const COUNTED = new Set(
  'seat seats user users device devices agent agents licence licences license licenses person persons people guest guests personen personnes personas night nights visit visits hour hours square squares'.split(
    ' ',
  ),
);

/** The part without the connecting words of the sentence round it. */
function tidy(part: string): string {
  const tail = BEHIND.exec(part);
  return (
    (tail && tail.index > 2 ? part.slice(0, tail.index) : part)
      .replace(/[\u0001].*$/s, '')
      .replace(/\s*\((?:qty|quantity)?\s*\)\s*$/i, '')
      .replace(/^([^()]+)\)$/, '$1')
      // "AB-40. total at most …": a sentence that begins small.
      .replace(/(?<=\d)\.\s+\p{Ll}.*$/su, '')
      .replace(/\s+/g, ' ')
      .replace(
        /(?:,\s*|\s+)(?:(?:exact|genuine|oem) (?:only|parts?)|no sub\w*|(?:delivered|shipped|shipping|ship|landed|sent|send) (?:to|at|in|$)|to (?:our|my|the)|for (?:our|my|the)|asap|please)\b.*$/i,
        '',
      )
      .replace(new RegExp(`^\\(${COUNT_WORD}\\)\\s+`, 'i'), '')
      .replace(
        /\s+(?:cost(?:s|ing)?\s+(?:me|us|from)|or\s+(?:an?\s+)?(?:equivalent|(?:approved\s+)?equal|similar))\b.*$/i,
        '',
      )
      .replace(/^(?:of|x|×|ea|each|pcs?|pieces?|the|part(?: (?:no|number))?\.?:?|p\/n:?)\s+/i, '')
      .replace(
        /[\s,;:.(|–—-]+(?:(?:qty|quantity|needed|required|to|by|for|with|at|on|and|or|our|my|the|going|too|as well|if possible|please|delivered|landed|shipped|sent)[\s,;:.]*)*$/i,
        '',
      )
      .trim()
  );
}

const BEHIND = phrasePattern(BEHIND_THE_PART);

/** "50 each of AB-100 and CD-200": as many of every part in the list. */
function eachOf(brief: string, masked: string): Draft[] {
  return [...masked.matchAll(EACH_OF), ...masked.matchAll(EACH_BEHIND)].flatMap((hit) => {
    const parts = (hit.groups?.list ?? '').split(/,\s*(?:and\s+)?|\s+(?:and|&)\s+/).filter(Boolean);
    const isPlain = (part: string): boolean => /^\D/.test(part) && findCodes(part).length > 0 && !hasQuantity(part);
    if (parts.length < 2 || !parts.every(isPlain)) return [];
    const span = trimSpan(masked, { start: hit.index, end: hit.index + hit[0].length });
    return parts.flatMap((part) => toDraft(brief, span, { qty: hit.groups?.qty, part }) ?? []);
  });
}

const EACH_OF = new RegExp(
  `(?<![\\w.])${QTY}\\s*(?:each|ea\\.?|apiece)(?:\\s+of\\s*:?|\\s*:)\\s+(?<list>[^\\n.;:?!\u0001]+)`,
  'giu',
);
/** "AB-100 and CD-200, 50 each". */
const EACH_BEHIND = new RegExp(
  `(?<=^|[.:;\\n]\\s{0,9})(?<list>[^\\d\\n.;:?!\u0001][^\\n.;:?!\u0001]{0,200}?),?\\s+${QTY}\\s*(?:each|apiece)(?=\\s*(?:[.;,\\n\u0001]|$))`,
  'gimu',
);
