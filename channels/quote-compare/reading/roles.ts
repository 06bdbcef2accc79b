import { cueList } from '../../reading/cue-list.ts';
import { Big } from 'big.js';
import type { Numeral } from '../../reading/numerals.ts';
import { basisAhead, saysForOne } from './basis-ahead.ts';
import { contains } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { ROLE_WEIGHTS, roleOf } from './column-roles.ts';
import type { TableAt } from './column-roles.ts';
import type { Content } from './contents.ts';
import { isLengthBesidePrice } from './length-beside-price.ts';
import { perBehind } from './per-words.ts';
import { LUMP_BEFORE, PER_BEFORE, SUMS_BEHIND_COUNTS, WORDS_BEFORE } from './role-words.ts';
import { anyOf } from '../../reading/phrases.ts';
import { BASIS, MOST_BEHIND } from './basis-words.ts';
import { timeOf } from '../brief/read-counts.ts';
import { HUNDRED_WORDS, THOUSAND_WORDS } from '../../reading/vocabulary/spoken-offers.ts';
import { PERIOD_UNITS } from '../../reading/vocabulary/term-words.ts';
import { IN_EACH_WORDS } from '../../reading/vocabulary/pack-words.ts';
import { PACK_WORD, unitOf } from '../../reading/units.ts';
import type { Unit } from '../../reading/units.ts';

/** How many pieces (or units of the need) one price is for. */
export interface PriceBasis {
  size: Big;
  /** `pack`: the price is for a package of `size`. */
  by: 'piece' | 'hundred' | 'thousand' | 'pack';
  isStated: boolean;
  /** For a package whose size the text does not give. */
  isSizeUnknown?: true;
  /** So much of what the price is for is in one of what is asked for. */
  content?: Content;
  /** Name of the unit that the quantity beside it is in (dozens), where the price is taken to be for one of it. */
  countsIn?: string | undefined;
}

/** A numeral of an item with what speaks for each thing that it could be. */
export interface Candidate extends Numeral {
  qty: number;
  price: number;
  ext: number;
  /** Unit behind it. */
  unit: Unit | null;
  /** A hundred or a thousand behind it that is the price's, unless only with it the count is the one asked for: "2 M 41.50". */
  counts: Unit | null;
  /** What it is for, where the text says so as a price ("/C", "per box of 100", "ea"). */
  basis: BasisWords | null;
  /** A percent that the words beside it take off the price, on no condition: "less 5 %", "10 % off". */
  isOff: boolean;
}

export interface BasisWords {
  /** `/100`, `/C`, `/M`, a pack word, or a unit word. */
  size: Big | null;
  unit: Unit | null;
  words: string;
  /** What it is where goods are not sold by that unit: in a text without capitals `/m` is a metre or a thousand. */
  orElse?: Big;
  /** A word that names no unit: "per tree", "par visite". Only who knows what is bought can tell what the price is for. */
  noun?: string;
}

const LESS = /(?:\b(?:less|minus|abz(?:ü|ue)glich|abzgl\.?|moins|menos|meno|min)|\.\/\.)\s*$/i;
const OFF = /^\s*(?:off\b|rabatt|nachlass|de remise|di sconto|korting|de descuento|de desconto)/i;
/** What else has to come true: who pays early, or orders more, is who gets it. */
const ON_CONDITION =
  /\b(?:if|when|for|over|above|from|within|net|early|prompt|cash|pre-?pa\w+|pay\w*|tage|jours|days?|bei|wenn|si|ab)\b/i;

const NEVER = -100;
const TIME = cueList(
  String.raw`
    business|working|calendar|days?|weeks?|wks?|hours?|hrs?|months?|years?|yrs?|tage?|wochen?|arbeitstage|jours?
    semaines?|weken|dagen|maanden|jaar|jahre?|monate?|mois|settiman[ae]|giorn[io]|mes[ei]|semanas?|d[ií]as?|meses
    años?|anos?|tygodni\w*|dni|miesi\w+|lat|veckor|dagar|månader
  `,
  { before: String.raw`^\s*-?`, after: String.raw`\b` },
);
const STOCK = cueList(
  String.raw`
    in stock|available|on hand|ready|ex stock|left|from stock|on the shelf|in \d|backorder|b\/o|to follow
  `,
  { flags: 'iu', before: String.raw`^\s*(?:\p{L}+\s+){0,2}?` },
);
/** "3x per week", "2 keer per maand": how often, and no count of anything. */
const HOW_OFTEN = new RegExp(
  `^\\s?(?:[x×]|times|mal|fois|veces|volte|keer|vezes|razy|gånger)?\\s?(?:per|an?|each|every|pro|je|par|por|al?|alla|om|na|w|i)\\s(?:${anyOf(PERIOD_UNITS)})(?![\\p{L}])`,
  'iu',
);
/** "16 page books": what one of them has. */
const PAGES = /^[\s-]?(?:pages?|pp|pg|ply|seiten?|seitig\p{L}*|páginas?|pagin[ae]|pagina['’]s|stron)(?!\p{L})/iu;
/** "a 70 kW boiler", "230 V": what one of them is rated at. */
export const RATED =
  /^[\s-]?(?:kW|KW|kw|kVA|W|[Ww]atts?|V|[Vv]olts?|A|[Aa]mps?|Hz|[Bb]ar|psi|PSI|hp|HP|bhp|BTU|PS|lm|[Ll]umens?|dB|rpm|°C|°F|MP|GB|TB|MB)(?![\p{L}\d])/u;
/** `9" plates` */
const INCHES = /^\s?["”″](?=\s\p{L}|\s?[x×])/u;
/** "70 blocks to the pallet": what a package holds. */
const IN_A_PACKAGE = new RegExp(
  `^\\s(?!${PACK_WORD}(?!\\p{L}))\\p{L}{3,}(?:\\s?\\/\\s?|\\s(?:${anyOf(IN_EACH_WORDS)})\\s)(?:${PACK_WORD})(?!\\p{L})`,
  'iu',
);
/** "(2 visits incl.)": what a price holds, and no count of it. */
const WITHIN = /^\s\p{L}+\s(?:incl|inkl|inclus|compris|incluid|inbegrepen|w cenie)/iu;
/** "£38.50pp": what the amount is for, joined to it. */
const PER_ONE = /^(?:pp|ea|each)$/i;

/** "M  31.25" in a table with a column for it. */
const UM_AHEAD = /(?<![\p{L}\p{N}])(?<word>[CM]|DZ|DOZ|HUN|THOU|GRO)[\s|]{1,9}$/iu;
/** "dozen     58.80" between the cells of a row: a unit that a price is for, and no count before it. */
const DOZEN_AHEAD =
  /(?<=\p{L}[^\S\n]{0,3}(?:\t|[^\S\n]{2}|\|)\s{0,20})(?<word>dozen|docena|dutzend|douzaine|dozzina|dozijn|dúzia|tuzin)(?=\t|\s{2}|\s?\|)[\s|]{1,12}(?:\p{Sc}\s?)?$/iu;
/** "2000 M 41.50", "2,000 pcs C 4.15": what stands between a count and a price is of the price; who counts in metres means metres. */
const MANY_WORDS = String.raw`[CMK]|HUN|THOU|MPCS`;
const COUNTED_AHEAD = new RegExp(
  String.raw`(?<=\d(?:[ \t]?(?:pcs?|ea|stk?|st)\.?)?[ \t|]{1,6})(?<word>${MANY_WORDS})[ \t|]{1,9}(?:\p{Sc}\s?)?$`,
  'iu',
);
const COUNTED_BEHIND = new RegExp(
  String.raw`^[ \t|]{1,6}(?<many>${MANY_WORDS})[ \t|]{1,9}(?:\p{Sc}\s?)?\d+(?:[.,]\d+)*(?!\d|[ \t]?\p{L})`,
  'u',
);
const hasPer = ({ header }: TableAt): boolean => header?.columns.some(({ role }) => role === 'per') ?? false;

/** "20 | dozen | 49.80": the cell behind a count says what it counts in. */
function timesInColumn(behind: string): Unit | null {
  const unit = unitOf(/^(?:\t| {2,12}| ?\| ?)(\p{L}{2,12}\.?)(?=\t| {2}| ?\|)/u.exec(behind)?.[1] ?? '');
  return unit?.kind === 'times' ? unit : null;
}

/** What speaks for each numeral of an item's text, by the words around it and by the heading of its column. */
export function weighNumerals(text: string, numerals: Numeral[], tables: TableAt): Candidate[] {
  const money = numerals.filter(({ currency, decimals }) => currency !== null || decimals >= 2);
  const hasCapitals = /\p{Lu}/u.test(text);
  const said: Span[] = [];
  const weighed = numerals.map((numeral) => {
    const before =
      text
        .slice(Math.max(0, numeral.start - 110), numeral.start)
        .split('\n')
        .at(-1) ?? '';
    const until = Math.min(Math.max(tables.end, numeral.end), numeral.end + MOST_BEHIND);
    const behind = text.slice(numeral.end, until).split('\n')[0] ?? '';
    const [sentence = ''] = behind.split(/[.;](?=\s+[\p{Lu}\d])/u, 1);
    const after = numeral.suffix ? behind.slice(numeral.suffix.length) : behind;
    const word = /^\s?#(?![\p{L}\d])/u.test(behind)
      ? 'lb'
      : numeral.suffix || (/^[ -]?(?:\()?(?:big[ -](?=bag))?([\p{L}²³']+(?:[23](?!\d))?)/iu.exec(behind)?.[1] ?? '');
    const many = hasCapitals ? COUNTED_BEHIND.exec(behind)?.groups?.many : undefined;
    const unit = many === undefined ? (unitOf(word) ?? timesInColumn(behind)) : null;
    const counts = many === undefined ? null : unitOf(many === 'C' || many === 'HUN' ? 'hundred' : 'thousand');
    const candidate: Candidate = { ...numeral, qty: 0, price: 0, ext: 0, unit, counts, basis: null, isOff: false };
    const add = (more: Partial<Record<'qty' | 'price' | 'ext', number>>): void => {
      candidate.qty += more.qty ?? 0;
      candidate.price += more.price ?? 0;
      candidate.ext += more.ext ?? 0;
    };
    if (!BASIS.test(behind)) for (const [pattern, more] of SUMS_BEHIND_COUNTS) if (pattern.test(before)) add(more);
    for (const [pattern, more] of WORDS_BEFORE)
      if (
        pattern.test(before) &&
        !(pattern === LUMP_BEFORE && isByMonth(after)) &&
        !(
          pattern === PER_BEFORE &&
          numeral.decimals === 2 &&
          /(?:\d|\p{Sc}|(?<!\p{L})\p{Lu}{3}|zł|kr)\s\/\s$/u.test(before)
        )
      )
        add(more);
    candidate.isOff = numeral.isPercent && (LESS.test(before) || OFF.test(behind)) && !ON_CONDITION.test(sentence);
    if (
      numeral.isPercent ||
      TIME.test(behind) ||
      (numeral.suffix && /^(?:days?|wks?|weeks?|hrs?|yrs?)$/i.test(numeral.suffix))
    )
      add({ qty: NEVER, price: NEVER, ext: NEVER });
    if (!numeral.currency && (HOW_OFTEN.test(behind) || WITHIN.test(behind))) add({ qty: NEVER });
    if (PAGES.test(behind) || RATED.test(behind) || IN_A_PACKAGE.test(behind)) add({ qty: NEVER });
    if (INCHES.test(behind)) add({ qty: -8, price: NEVER, ext: NEVER });
    if (numeral.currency === null && numeral.decimals < 2 && STOCK.test(behind))
      add({ qty: -4, price: NEVER, ext: NEVER });
    const isRate = numeral.currency !== null && PER_ONE.test(numeral.suffix);
    if (numeral.suffix && !unit && !isRate && !/^[x×]$/i.test(numeral.suffix))
      add({ qty: NEVER, price: NEVER, ext: NEVER });
    if (numeral.currency) add({ price: 2, ext: 2, qty: -12 });
    if (numeral.decimals >= 3) add({ price: 3, ext: -5, qty: -4 });
    if (numeral.decimals === 2) add({ price: 1, ext: 1.5, qty: -4 });
    if (numeral.decimals === 1) add({ ext: -3, qty: -2 });
    if (numeral.decimals === 0 && !numeral.currency) add({ price: -3, ext: -3, qty: 1 });
    if (numeral === money.at(-1) && money.length > 1) add({ ext: 1 });
    const isMoney = numeral.currency !== null || numeral.decimals >= 2;
    const isLength = isLengthBesidePrice(numeral, text, money);
    if (isLength) add({ price: -8, ext: -8 });
    const basis = isLength ? null : BASIS.exec(after.startsWith('/') || !numeral.suffix || isRate ? behind : after);
    if (basis && (isMoney || (basis.groups?.bare ?? basis.groups?.trail) === undefined)) {
      candidate.basis = toBasis(basis, hasCapitals);
      if (isMoney && (basis.groups?.count ?? basis.groups?.held) !== undefined)
        said.push({ start: numeral.end, end: numeral.end + basis[0].length });
      if (candidate.basis && !candidate.basis.noun && isMoney) add({ price: 6, ext: -6, qty: -6 });
    }
    if (unit && !isMoney)
      add(
        unit.kind === 'each' || unit.kind === 'pack' || unit.kind === 'times'
          ? { qty: 3, price: -4, ext: -4 }
          : { price: -5, ext: -5 },
      );
    if (/^\s*(?:@|[x×*]\s*(?:[$€£₹¥]|USD|EUR|GBP|CHF)|[x×]\s+\S)/i.test(after)) add({ qty: 4, ext: -4 });
    if (/^\s*\)?\s*=/.test(after)) add({ ext: -4 });
    if (isMoney && LUMP.test(after)) add({ ext: 6, price: -6 });
    const ahead =
      basis || !isMoney
        ? null
        : (basisAhead(before) ?? (hasPer(tables) ? UM_AHEAD.exec(before) : null) ?? DOZEN_AHEAD.exec(before));
    const counted = basis || ahead || numeral.isPercent || unit ? null : countedAhead(before, hasCapitals);
    if (ahead) candidate.basis = toBasis(ahead, hasCapitals);
    if (saysForOne(ahead)) add({ price: 6, ext: -6 });
    if (ahead?.groups?.of !== undefined) {
      add({ price: 6, ext: -6 });
      said.push({ start: numeral.start - ahead[0].length, end: numeral.start });
    } else if (counted) candidate.basis = countedBasis(counted);
    if (counted && !isMoney) add({ price: 6, qty: -6 });
    const role = roleOf(numeral, text, numerals, tables);
    if (role) add(ROLE_WEIGHTS[role.role] ?? {});
    if (role?.per && !candidate.basis)
      candidate.basis = { size: new Big(role.per), unit: null, words: `per ${role.per}` };
    return candidate;
  });
  // "41,00 € les 100": the hundred is the price's.
  return weighed.map((entry) => (said.some((span) => contains(span, entry)) ? { ...entry, qty: NEVER } : entry));
}

/** "Trommel 100 m 63,50": where capitals are written, a small letter is a metre, and no thousand. */
function countedAhead(before: string, hasCapitals: boolean): RegExpExecArray | null {
  const hit = COUNTED_AHEAD.exec(before);
  return hasCapitals && /^\p{Ll}$/u.test(hit?.groups?.word ?? '') ? null : hit;
}

/** "A fixed fee of 2,190.00 per month": fixed, and yet not the whole. */
const isByMonth = (after: string): boolean =>
  ['month', 'quarter'].includes(timeOf(perBehind(after)?.nouns[0] ?? '') ?? '') && !LUMP.test(after);

/** Behind the price of the whole. */
const LUMP = new RegExp(
  String.raw`^\s*(?:(?:in )?(?:total|altogether|extended|ext\b|the lot|(?:for )?(?:the (?:pair|two|three|four)|both)|for (?:all|everything|the lot|the whole job))(?!\W*\d)` +
    String.raw`|(?:(?:per|a|every) (?:day|week|month|quarter|year|season|visit|job|trip|load|project|order|event) )?(?:flat|lump sum|all[ -]in|pauschal|forfait)(?!\p{L}|[ -]?rate)` +
    String.raw`|(?:per|a|every) (?:week|month|year) for \d+ (?:visits|sessions|hours|trips|collections))`,
  'iu',
);

/** A hundred and a thousand as price bases. */
const wordsOf = (byLanguage: Record<string, string>, short: string): ReadonlySet<string> =>
  new Set([...Object.values(byLanguage).flatMap((words) => words.split('|')), ...short.split(' ')]);
const HUNDRED = wordsOf(HUNDRED_WORDS, 'hun hd hundra');
const THOUSAND = wordsOf(THOUSAND_WORDS, 'tsd tusen');

function countedBasis({ 0: words, groups }: RegExpExecArray): BasisWords {
  const word = groups?.word?.toUpperCase();
  if (word === 'M') return { size: null, unit: unitOf('m'), orElse: new Big(1000), words: words.trim() };
  return { size: new Big(word === 'C' || word === 'HUN' ? 100 : 1000), unit: null, words: words.trim() };
}

function toBasis(hit: RegExpExecArray, hasCapitals: boolean): BasisWords | null {
  const { count, of, word = hit.groups?.um ?? hit.groups?.trail, bare, held } = hit.groups ?? {};
  const words = hit[0].trim();
  if (bare) return { size: new Big(1), unit: unitOf('ea'), words };
  if (count) return { size: new Big(count.replace(/\D/g, '')), unit: unitOf(of ?? ''), words };
  if (!word) return null;
  // Of steel and feed, in pounds (NIST Handbook 44).
  if (/^(?:cwt|hundredweight)$/i.test(word)) return { size: new Big(100), unit: unitOf('lb'), words };
  if (/^c(?:ft|lf)?$/i.test(word) || HUNDRED.has(word.toLowerCase())) return { size: new Big(100), unit: null, words };
  if (/^(?:M|MFT|MLF|MPCS|K)$/.test(word) || THOUSAND.has(word.toLowerCase()))
    return { size: new Big(1000), unit: null, words };
  // "58,00 €/cad"
  if (/^(?:cad|cadauno|cadauna|un[oa]?)$/i.test(word)) return { size: new Big(1), unit: unitOf('ea'), words };
  const unit = unitOf(word);
  // "11,20 per gros (144)": a word for so many.
  if (held !== undefined && (unit === null || unit.kind === 'times')) return { size: new Big(held), unit: null, words };
  if (!unit) return /^\p{L}{3,}$/u.test(word) ? { size: null, unit: null, words, noun: word.toLowerCase() } : null;
  return { size: null, unit, words, ...(word === 'm' && !hasCapitals && { orElse: new Big(1000) }) };
}
