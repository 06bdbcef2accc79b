import { cueList } from '../../reading/cue-list.ts';
import { Big } from 'big.js';
import { REGISTER_MARKS } from '../../reading/vocabulary/company-words.ts';
import { anyWord } from '../../reading/word-lists.ts';
import { findLabels } from './labels.ts';
import { findNumerals } from '../../reading/numerals.ts';
import type { DecimalMark } from '../../reading/numerals.ts';
import type { Span } from '../../reading/span.ts';
import { statesIn } from './zip-states.ts';

/** A row of a vendor's freight schedule: where it holds, and the amount (null: to be asked). */
export interface FreightZone extends Span {
  /** First and last ZIP prefix, both of the same number of digits. */
  zips: [string, string][];
  states: string[];
  /** All places that no other row names. */
  isOther: boolean;
  amount: Big | null;
  words: string;
}

const ZIPS =
  /(?<![\w$€£.,])(\d{1,5})(x{1,4})?(?:\s*(?:-|–|—|to|thru|through)\s*(\d{1,5})(x{1,4})?)?(?![\d$€£]|[.,]\d)/gi;
const OTHER =
  /\b(?:(?:all |any )?others?|elsewhere|else|rest of (?:the )?(?:us|country|world)|remaining|outside|balance of)\b/i;
const ASK = /\b(?:call|quote|quoted|tbd|ask|request|contact|p\.?o\.?a|on application)\b/i;

/** Rows of a freight schedule in the statements of a quote: each has a place by ZIP, state or region, and an amount or "call". */
export function readFreightZones(text: string, spans: Span[], mark: DecimalMark): FreightZone[] {
  const zones: FreightZone[] = [];
  let isInSchedule = false;
  for (const span of joinLines(text, spans)) {
    const statement = text.slice(span.start, span.end);
    const isFreight: boolean =
      /^\W*(?:\w+\W+){0,3}?(?:freight|frt|shipping|delivery|ltl|zones?(?!\s(?:d['’]|\p{Ll}{4}))|zips?|truck)(?!\p{L})/iu.test(
        statement,
      );
    const isOtherCharge = findLabels(statement).some(({ kind }) => kind !== 'freight' && kind !== 'minimum');
    const rows =
      isOtherCharge || OF_A_LETTERHEAD.test(statement)
        ? []
        : clauses(statement).flatMap(
            (clause) =>
              readZone(
                statement.slice(clause.start, clause.end),
                { start: span.start + clause.start, end: span.start + clause.end },
                { mark, isInSchedule, isFreight },
              ) ?? [],
          );
    const isSchedule: boolean =
      rows.filter(({ isOther }) => !isOther).length > (isInSchedule ? 0 : 1) ||
      (isInSchedule && rows.length > 0) ||
      (isFreight && rows.some(({ zips }) => zips.some(([low]) => low.length < 5)));
    if (isSchedule) zones.push(...rows);
    isInSchedule = isSchedule || (isFreight && !OWN_AMOUNT_OR_TIME.test(statement));
  }
  return zones.some(({ isOther }) => !isOther) ? zones : [];
}

/** "Siret 000 000 000 00036 - Tél. 02 43 55 36 12": numbers of a register, a tax office and a telephone are no places. */
export const isOfLetterhead = (line: string): boolean => OF_A_LETTERHEAD.test(line);
const OF_A_LETTERHEAD = new RegExp(
  `^\\W*(?:${anyWord(REGISTER_MARKS)}|t[ée]l(?:[ée]fono|[ée]phone|efon)?|phone|fax|mobile?|handy|gsm|móvil|cell)(?!\\p{L})[^\\p{L}]*\\d`,
  'iu',
);

/** What speaks of carriage and heads no schedule: it has its own amount, or says when. */
const OWN_AMOUNT_OR_TIME =
  /\d[.,]\d{2}|\d\s*(?:(?:working|business|calendar)\s)?(?:days?|weeks?|wks?|hours?)\b|\btime\b/i;

/** Statements on one line are looked at together: "West Coast $55.00; Mountain $85.00" is one schedule. */
function joinLines(text: string, spans: Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.start >= last.end && !text.slice(last.end, span.start).includes('\n'))
      joined[joined.length - 1] = { start: last.start, end: span.end };
    else joined.push(span);
  }
  return joined;
}

const BREAKS = cueList(
  String.raw`
    ;\s*|\/\s+|\.\s+(?=\p{Lu})
    ,\s+(?=(?:ZIPs?|zone|all|other|[A-Z]{2}\b|[A-Z][a-z]+|\d{1,5}(?:xx|\s*[-–]))[^,;]*?(?:(?:[$€£₹¥]|USD|EUR|GBP|CHF)\s?\d|\d[.,]\d{2}|\d ?(?:[$€£]|USD|EUR|GBP|CHF)|call))
  `,
  { flags: 'gu' },
);

/** Rows of a statement. "CA, OR, WA $45" is one: a clause without an amount belongs to the one behind it. */
function clauses(statement: string): Span[] {
  const found: Span[] = [];
  let start = 0;
  for (const hit of [...statement.matchAll(BREAKS), null]) {
    const end = hit?.index ?? statement.length;
    const last = found.at(-1);
    const isOpen =
      last &&
      !/\d[.,]\d{2}|(?:[$€£₹¥]|USD|EUR|GBP|CHF)\s?\d|\d ?(?:[$€£]|USD|EUR|GBP|CHF)|\bcall\b|\bquote/i.test(
        statement.slice(last.start, last.end),
      );
    if (last && isOpen) last.end = end;
    else found.push({ start, end });
    start = end + (hit?.[0].length ?? 0);
  }
  return found;
}

function readZone(
  text: string,
  span: Span,
  { mark, isInSchedule, isFreight }: { mark: DecimalMark; isInSchedule: boolean; isFreight: boolean },
): FreightZone | null {
  const numerals = findNumerals(text, mark).filter(
    ({ currency, decimals, isPercent }) => !isPercent && (currency !== null || decimals === 2),
  );
  const amount = numerals.at(-1) ?? null;
  const bare = amount ? null : /(?:[.…:=\s])\s*(\d{1,4})\s*$/.exec(text);
  const place = text.slice(0, amount?.start ?? bare?.index ?? text.length);
  const isAsked = !amount && !bare && ASK.test(text);
  if (!amount && !bare && !isAsked) return null;
  const isOther = OTHER.test(place);
  const isNamed = isInSchedule || /\bzips?\b/i.test(place);
  const hits =
    isNamed || isFreight
      ? [
          ...place
            .replace(
              /\b\d+\s*(?:%|(?:lbs?|days?|pcs|wks?|weeks?|hrs?|hours?|mins?|minutes?|months?|kgs?|tonnes?|tons?|pallets?|skids?|miles?|km)\b)/gi,
              ' ',
            )
            .matchAll(ZIPS),
        ]
      : [];
  const zips = hits
    .filter((hit) => isNamed || hit[2] || hit[3])
    .map(toPrefixes)
    .filter((range) => range !== null);
  const states = statesIn(place.replace(/\b(?:ZIPS?|LTL|UPS|FOB|TO|OR|IN|OK)\b(?=\s+(?:code|\d|the))/g, ' '));
  if (zips.length === 0 && states.length === 0 && !isOther) return null;
  return {
    start: span.start,
    end: span.end,
    zips,
    states,
    isOther,
    amount: amount?.value ?? (bare ? new Big(bare[1] ?? 0) : null),
    words: text.trim(),
  };
}

/** A row holds one ZIP, a prefix (`606xx`, `8`) or a range; both ends get the same number of digits. */
function toPrefixes(hit: RegExpMatchArray): [string, string] | null {
  const [low, high] = [hit[1] ?? '', hit[3] ?? hit[1] ?? ''];
  if (low.length !== high.length || low > high) return null;
  return [low, high];
}
