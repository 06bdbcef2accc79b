import { plainMeasures } from '../../reading/plain-measures.ts';
import { cueList } from '../../reading/cue-list.ts';
import type { DecimalMark } from '../../reading/numerals.ts';
import { anyOf } from '../../reading/phrases.ts';
import { withoutShortDays } from '../../reading/short-days.ts';
import type { Span } from '../../reading/span.ts';
import { MONTH_NAMES } from '../../reading/vocabulary/month-names.ts';
import { securitiesIn } from './securities.ts';
import { CUSTOMER_WORDS, DOCUMENT_NOUNS } from '../../reading/vocabulary/order-words.ts';

const DATE = cueList(
  String.raw`
    (?<![\d.])(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}([-/.])\d{1,2}\1(?:\d{4}|\d{2}))(?![\d])
    \b\d{1,2}(?:st|nd|rd|th|\.)?[ -](?:{month})(?!\p{L})\.?,?[ -]+(?:\d{4}|\d{2}\b)
    \b(?:{month})(?!\p{L})\.? \d{1,2}(?:st|nd|rd|th)?(?:,? +\d{4})?\b
  `,
  // "Decke 8,50", "12 Marmorplatten 40": no day of December, none of March.
  { flags: 'giu', words: { month: `${MONTH_NAMES.trim().replaceAll(/\s+/g, '|')}|mär|okt|dez|mrt|janv|avr|juil|déc` } },
);
const PHONE =
  /(?<!\w)(?:\+?\d{1,2}[ .-])?(?:\(\d{3}\) ?|\d{3}[.-])\d{3}[.-]\d{4}(?!\d)|\b(?:tel|phone|ph|fax|fon|mobile|cell)\b\.?:? *[+(]?[\d][\d ()/.-]{6,}\d/gi;
const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|https?:\/\/[^\s<>"']+|\bwww\.[^\s<>"']+/gi;
/** "Phone note 12.40", "Anruf 9.15": when somebody called. */
const TIME_OF_CALL =
  /(?<=(?<!\p{L})(?:note|call|called|rang|phoned|telephone|anruf|telefonat|appel|llamada|telefonata|gebeld|telefoon)\s)(?:[01]?\d|2[0-3])[.:][0-5]\d(?![.,]?\d)/giu;
/** "★★★★☆ (38)", "4,6 von 5 Sternen": what buyers think of it, and how many do. */
const BY_SO_MANY = String.raw`(?:\s?\(\s?\d[\d.,]*[^()\d\n]{0,20}\))`;
const STARS = String.raw`(?:[★⭐]|stars?|sterne?n?|étoiles?|estrell?as?|stelle|sterren|gwiazd\p{L}*)`;
const RATING = new RegExp(
  [
    String.raw`[★☆⭐]{2,}\s*(?:\d[.,]\d)?\s*${BY_SO_MANY}?`,
    String.raw`(?<![\d.,])[0-5](?:[.,]\d)?\s?(?:\/|von|out of|of|sur|de|su|van|na|z)\s?5\s?${STARS}${BY_SO_MANY}?`,
  ].join('|'),
  'giu',
);
/** "2,50 x 1,20 m", "2.5 x 1.25 = 125 m2": the sides of one piece. */
const SIDES =
  /(?<![\d.,])\d+[.,]\d{1,3}\s?[x×]\s?\d+[.,]\d{1,3}(?=\s?m(?![\p{L}\d²³])|\s?=\s?\d[\d.,]*\s?(?:m²|m2|qm|sqm|mq)(?!\p{L}))/giu;
/** "8.5 x 11, 4/4, folded to 3.67 x 8.5": the sides of a sheet, where a line says in how many colours it is printed or how heavy its paper is. */
const IS_PRINTED =
  /(?<![\d/.,])[0-6]\/[0-6](?![\d/.,])|(?<![\d.,])\d{2,3}\s?(?:#|lbs?\.?|gsm|g\/m²)\s?(?:\p{L}+ )?(?:text|cover|gloss|stock|paper|bond)(?!\p{L})/iu;
const SHEET = /(?<![\d.,/])\d{1,2}(?:\.\d{1,3})?\s?[x×]\s?\d{1,2}(?:\.\d{0,2}[1-9])?(?![.,]?\d|\s?=)/g;
/** "Nach DIN 51603", "ISO 9001:2015": by which standard something is. */
const STANDARD =
  /(?<![\p{L}\d])(?:DIN|ISO|ASTM|NEN|UNE)(?:[ -](?:EN|ISO))*[ -]?\d{3,5}(?:[-:]\d{1,4})?(?![.,]?\d|\s?(?:\p{Sc}|EUR|PLN|x\s?\d))/gu;
const NUMBER_WORD = '(?:\\.?[ \\t]*(?:no|nr|num|number|id|ref)\\b\\.?)';
/** The number of a paper, and no amount: "PO 4411", where Polish says "po 1 745,00 zł" of a price. */
const DOCUMENT_NUMBER = new RegExp(
  [
    `\\b(?:quot(?:e|ation)|rfq|rfp|angebot|offerte|devis|estimate|proposal|bid|invoice|p\\.?o\\.?|(?:our |your )?ref(?:erence)?|page|pos|rev|attn|q)\\b${NUMBER_WORD}?[ \\t]*[:#]*[ \\t]*`,
    `\\b(?:offer|offre|order|customer|cust|account|acct|commande|auftrag|kunde\\w*|vat|ust-?id|tax)\\b[ \\t]*(?:${NUMBER_WORD}[ \\t]*[:#]*|[:#]+)[ \\t]*`,
  ]
    .map(
      (label) =>
        `${label}[A-Z]{0,4}[-/#]?\\d[\\w/-]*(?=[\\s,.;:)]|$)(?!\\s*(?:pcs|ea|each|x|@|[$€£%]|zł|pln|[.,]\\d|\\d{3}(?:[.,]\\d{2}|\\s?(?:zł|pln|€))))`,
    )
    .join('|'),
  'giu',
);
/** "Preventivo 2027.118 | cliente 20418": the numbers of a paper and of who it is for, in its head, alone between the bars. */
const HEAD_NUMBER = new RegExp(
  [
    `(?<=(?:^|[|·])[ \\t]*(?:${anyOf(DOCUMENT_NOUNS)})\\s)20\\d\\d[./-]\\d{2,6}`,
    `(?<=(?:^|[|·])[ \\t]*(?:${anyOf(CUSTOMER_WORDS)})\\.?[ :]{1,2})\\d{3,8}`,
  ]
    .map((number) => `${number}(?=[ \\t]*(?:$|[|·]|[ \\t]{2}))`)
    .join('|'),
  'gimu',
);
const HASH_NUMBER = /(?:#|\bno\.|\bnr\.|№)\s*\d[\w-]*/gi;
const TERMS_OF_PAYMENT = cueList(
  String.raw`
    \b\d+(?:[.,]\d+)? ?%[^.\n;$€]{0,12}\b\d{1,3}(?: ?(?:days?|tage))?[ ,/-]*(?:net|netto)[ -]?\d{1,3}\b
    \bnet[ -]?(?:10|15|20|30|45|60|90|120)\b(?: days?)?|\bnetto \d{1,3} tage\b
    \b\d{1,3} (?:days?|tage) (?:net|netto)\b|\b\d{1,3} jours (?:net|fin de mois)\b
  `,
  { flags: 'gi' },
);

/**
 * The text with everything blotted out that has digits and is no figure of the offer: dates, phones, addresses, document numbers, terms
 * of payment. Every character keeps its place. `extra` are further spans (the ship-to ZIP).
 */
export function maskNonFigures(text: string, mark: DecimalMark, extra: Span[] = []): string {
  let masked = plainMeasures(text);
  for (const pattern of [
    ADDRESS,
    PHONE,
    DATE,
    TERMS_OF_PAYMENT,
    DOCUMENT_NUMBER,
    HEAD_NUMBER,
    HASH_NUMBER,
    TIME_OF_CALL,
    RATING,
    SIDES,
    STANDARD,
  ]) {
    masked = masked.replace(pattern, (match) => blot(match));
  }
  masked = masked.replace(/^.*$/gm, (line) => (IS_PRINTED.test(line) ? line.replace(SHEET, blot) : line));
  // "1.4301": no amount has four digits behind the point that groups thousands.
  if (mark === ',') masked = masked.replace(/(?<![\d.,])\d\.\d{4}(?![\d.,]*\d)/g, (match) => blot(match));
  masked = withoutShortDays(masked, mark);
  for (const { start, end } of [...extra, ...securitiesIn(text, mark)])
    masked = masked.slice(0, start) + blot(masked.slice(start, end)) + masked.slice(end);
  // "$58++ per pax": what comes on top is said where it says how much; without that it stays, and the price is not known.
  if (SAYS_ON_TOP.test(text)) masked = masked.replace(ON_TOP, (marks) => ' '.repeat(marks.length));
  masked = masked.replace(SEMICOLON_LINE, (line) => line.replaceAll(';', '|'));
  // Where a comma parts cents it parts no fields.
  if (mark === '.')
    masked = masked.replace(COMMA_LINE, (line) =>
      !hasFields(line) ? line : line.replace(FIELD_COMMA, (match) => (match === ',' ? '|' : match)),
    );
  return masked.replace(/(?<=\d)[x×*](?=(?:[$€£₹¥]|USD|EUR|GBP|CHF)?\d*[.,]\d{2,4}\b)/g, ' ');
}

const ON_TOP = /(?<=\p{Sc}\s?\d[\d.,]*)\+{1,2}(?=\s|$|\/)/gu;
const SAYS_ON_TOP =
  /(?:GST|SST|VAT|tax|service)\D{0,20}\d{1,2}(?:\.\d)?\s?%|\d{1,2}(?:\.\d)?\s?%\D{0,20}(?:GST|SST|VAT|tax|svc|service)/iu;

/** Lines of fields parted without blanks: three commas or more, two semicolons or more. */
const COMMA_LINE = /^(?=[^\n]*\d)[^,;|\t\n]*(?:,(?! )[^,;|\t\n]*){3,}$/gm;
/** Commas that group the digits of numbers part no fields. */
const hasFields = (line: string): boolean => (line.replace(GROUPED, '').match(/,/g)?.length ?? 0) >= 3;
const GROUPED = /(?<=^|[\s\p{Sc}])\d{1,3}(?:,\d{2,3})+(?:\.\d+)?(?=[.,;:)]?(?:\s|$)|\/-)/gu;
/** A comma between fields; one in quotation marks or in an amount with a sign parts none. */
const FIELD_COMMA = /"[^"\n]*"|(?:\p{Sc}|USD|EUR|GBP|CHF)\d{1,3}(?:,\d{3})+(?=\.\d{2})|,/gu;
const SEMICOLON_LINE = /^(?=[^\n]*\d)[^;|\t\n]*(?:;(?! )[^;|\t\n]*){2,}$/gm;

/** Places of five digits that are a postal code: labelled as one, after a state, or equal to the ship-to ZIP. */
export function findZips(text: string, shipTo: string | null): Span[] {
  const spans = Array.from(text.matchAll(ZIP), ({ index, 0: match }) => ({ start: index, end: index + match.length }));
  if (!shipTo) return spans;
  const own = Array.from(text.matchAll(new RegExp(`(?<![\\w$€£.,-])${shipTo}(?:-\\d{4})?(?![\\w]|[.,]\\d)`, 'g')));
  return [...spans, ...own.map(({ index, 0: match }) => ({ start: index, end: index + match.length }))];
}

const ZIP =
  /(?<=\b(?:zip|zip code|postal code|postcode|plz)\b[ \t]*[:#]?[ \t]*)\d{5}(?:-\d{4})?(?!\d|[-–]\d)|(?<=\b[A-Z]{2},? {1,2})\d{5}(?:-\d{4})?(?![\d.,-]\d|\w)/gi;

/** A letter for a digit would make words; a control character is no word, no digit and no blank. */
const blot = (match: string): string => match.replace(/[^\s]/g, '\u0001');
