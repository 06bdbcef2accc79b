import { cueList } from '../../reading/cue-list.ts';
import type { Big } from 'big.js';
import { withoutTaxBase } from './tax-base.ts';
import type { Charge } from './read-charges.ts';
import { findNumerals } from '../../reading/numerals.ts';
import type { DecimalMark, Numeral } from '../../reading/numerals.ts';
import { CURRENCY } from '../../reading/currency.ts';
import { ignoringCase } from '../../reading/ignoring-case.ts';
import { carriageIn, withItsCost } from './carriage-in-price.ts';
import { freeFrom, joinedByLimit } from './free-from.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { NEGATIONS } from '../../reading/vocabulary/denial-words.ts';
import { JOINING } from '../../reading/vocabulary/joining-words.ts';
import { TAX_NAMES, TAX_ON_TOP } from '../../reading/vocabulary/tax-words.ts';
import { CARRIAGE_OPEN, CARRIAGE_PAID } from '../../reading/vocabulary/freight-words.ts';
import type { Span } from '../../reading/span.ts';

/**
 * What a statement says about freight besides a plain amount. `included` nothing to pay · `free-over` nothing from `threshold` on, else
 * `otherwise` · `open` the buyer pays what the quote does not give · `fob-destination` the seller pays unless another statement says otherwise
 * (UCC 2-319(1)(b)) · `pickup` nothing if the buyer fetches the goods.
 */
export interface FreightTerm extends Span {
  kind: 'included' | 'free-over' | 'open' | 'fob-destination' | 'pickup';
  words: string;
  threshold: Big | null;
  otherwise: Big | null;
}

const NAME =
  '(?:freight|frt\\.?|cartage|postage|shipping(?: costs?| charges?)?|delivery|carriage|transport(?:ation)?|s ?& ?h|shipment|ups|fedex|ltl|fracht|versand|lieferung|livraison|port|transporte?|trasporto|frete|frakt|dostawa|portes?|spedizione|flete|env[ií]o|despacho|vracht|truck(?:ing)?)';
const FREE =
  '(?:included?|incl\\.?|allowed|pre-?paid|ppd|free|no[- ]charge|foc|f\\.o\\.c\\.?|n\\/c|nc|waived|paid(?: by us)?|on us|absorbed|complimentary|gratis|frei|inklusive|inkl\\.?|kostenfrei|gratuite?|offerte?|comprise?s?|pagad[oa]s?|covered|pay[ée]s?|inclus|incluid[oa]|incluso|franco|none|nil|zero)';
/** Charges that one statement settles together with freight ("freight, tax and handling: none"). */
const BESIDE = '(?:(?:sales )?tax(?:es)?|vat|dut(?:y|ies)|handling|packing|packaging|insurance|fees?|surcharges?|fuel)';
const INCLUDED = new RegExp(
  [
    `\\b${NAME}\\b(?:,? ?(?:&|\\+|\\/)?,? (?:and |or )?${BESIDE}){1,4}\\W{1,3}(?:(?:is|are|all) ){0,2}${FREE}(?![\\p{L}])`,
    `\\b${NAME}\\b(?: [\\w-]+){0,4}?\\W{0,12}\\b${FREE}(?![\\p{L}])(?! ?(?:&|and|\\+|,)? ?(?:then )?(?:add|charg|bill|invoic))`,
    `\\b(?:free|no[- ]charge|complimentary|included?|pre-?paid|includes?|including|incl\\.?|no|kostenfreie?|inkl\\.?) (?:\\w+ ){0,3}?${NAME}(?! (?:&|and) add)(?! (?:not|is not|are not))`,
    `\\b(?:we|vendor|seller|supplier|shipper) (?:will )?(?:pays?|absorbs?|covers?) (?:the |all |for )*${NAME}`,
    '^\\W*(?:pre-?paid|ppd)\\W*$|\\bppd ?(?:&|and) ?allowed',
    '\\bdelivered (?:free|price|pricing|prices|cost|total|to|at|in(?! (?:\\d|one|two|three|four|about|approx)))\\b|\\bprices? (?:\\w+ ){0,2}delivered\\b|\\bdelivered\\b(?=\\W*$|[,;.)]|,? incl| \\d{5})|\\bffa\\b|\\bfull freight allowed\\b|\\ball[- ]in(?:clusive)?\\b|\\blanded\\b',
    '\\bdelivered and [a-z]+',
    '\\bdelivered\\b[^.;\\n\\d]{0,40}\\b(?:no charge|free|n\\/c|no cost)\\b',
    '\\b(?:ddp|dap|ddu|cpt|cip|cif(?!\\W{0,3}[a-z]?-?\\d{6})|cfr|dpu)\\b|\\bfrei haus\\b|\\bfranco domicile\\b|\\bfrei verwendungsstelle\\b|\\bport pay[ée]\\b|\\bporto franco\\b',
    '\\b(?:we )?ships? free\\b(?! over)|\\b(?:versandkosten|porto|fracht)frei\\b|\\bour (?:own |route |delivery |shop |local |flatbed |box ){0,2}(?:trucks?|vans?|fleet|wagons?|lorry|lorries)\\b',
    `\\b(?:no|0\\.00|\\$0) (?:charge )?(?:for )?${NAME}\\b`,
  ].join('|'),
  'iu',
);
const OPEN = new RegExp(
  [
    `\\bno ${NAME} (?:is )?incl|\\bnot incl\\w*\\.? (?:\\w+ ){0,2}${NAME}`,
    '\\bcollect\\b(?! (?:on|at) (?:pick|will))|\\bpre-?(?:paid|pay)\\W{0,3}(?:&|and|\\+|,)?\\W{0,3}(?:add(?:ed)?|(?:charged|billed|invoiced)(?: back)?)\\b|\\bppd\\W{0,3}(?:&|and|\\+)?\\W{0,3}add\\b|\\bpp ?& ?a\\b|\\bppa\\b|\\bprepay\\b',
    `\\b${NAME}\\b(?:[ /&+]\\w+){0,3}?\\W{0,6}\\b(?:extra|additional|not incl\\w*|excl\\w*|t\\.?b\\.?[dac]\\.?|to be (?:determined|quoted|advised|confirmed|added|billed)|quoted (?:separately|later|at (?:the )?time|upon|when)|separate(?:ly)?|on request|by others?|at cost|actual|as incurred|best way|per carrier|added (?:at|to|on)|billed|invoiced|call|your (?:account|acct|carrier)|third party|3rd party|customer|buyer|not (?:quoted|yet)|nach aufwand|unfrei|en sus|non compris\\w*|will be|varies|depends)`,
    `\\bneither\\b[^.\\n]{0,40}\\b${NAME}\\b[^.\\n]{0,40}\\b(?:incl\\w*|covered|part of)|\\bneither\\b[^.\\n]{0,40}\\bnor ${NAME}\\b(?![^.\\n]{0,80}\\b(?:charged|due|appl|payable|added))`,
    `\\b(?:excl\\w*|plus|excluding|exclusive of|not including|does not include|do not include|without|before|zzgl\\.?|hors|less|\\+) (?:\\w+ ){0,3}?${NAME}\\b`,
    '\\bex[- ]?works\\b|\\bexw\\b|\\bab werk\\b|\\bd[ée]part usine\\b|\\bfranco fabbrica\\b|\\bfca\\b|\\bfas\\b',
    '\\bf\\.?o\\.?b\\.?\\b(?!\\W{0,3}(?:dest|deliver|your|job|customer|buyer|ship[- ]?to|site|\\d{5}))',
    "\\bthird[- ]party (?:billing|freight)|\\b3rd[- ]party (?:billing|freight)|\\b(?:your|customer(?:['’]s)?) (?:ups|fedex|carrier|freight)? ?(?:account|acct)\\b",
  ].join('|'),
  'iu',
);
const DESTINATION = cueList(
  String.raw`
    dest(?:ination)?|delivered|your|job ?site|customer|buyer|ship[- ]?to|site|\d{5}
  `,
  { before: String.raw`\bf\.?o\.?b\.?\W{0,3}(?:point\W{0,3})?` },
);
const PICKUP = cueList(String.raw`
    \bwill[- ]call\b|\b(?:customer|counter|dock|warehouse)? ?pick[- ]?up\b|\bpicked up\b|\babholung\b
    \bselbstabholer\b|\benl[èe]vement\b
  `);
const FREE_OVER = new RegExp(
  `(?:${FREE}|no (?:${NAME})|ships? free|free (?:${NAME})|ffa)\\b[^.;\\n]{0,40}?(?:\\bover|\\babove|\\bexceed\\w*|\\b(?:orders?|purchases?|totals?)\\W+(?:of|over|above|at|≥|>|from)|\\bat\\b|\\bfrom\\b|\\bab\\b|\\bdès\\b|≥|>=?|\\bminimum\\b|\\bmore than)\\W{0,10}(?:orders? )?(?:of |over |value )?\\W{0,3}(?<amount>(?:[$€£₹¥]|USD|EUR|GBP|CHF)?\\s?\\d[\\d,.'’]*k?)|\\bffa\\W{1,3}(?<amount3>(?:[$€£₹¥]|USD|EUR|GBP|CHF)\\s?\\d[\\d,.]*)|(?:\\borders?|\\bpurchases?|\\btotals?)\\W+(?:\\w+ ){0,2}?(?:over|above|of|exceeding|from|≥|>=?)\\W{0,4}(?<amount2>(?:[$€£₹¥]|USD|EUR|GBP|CHF)?\\s?\\d[\\d,.'’]*k?)[^.;\\n]{0,40}?(?:${FREE}|free)|\\b(?:orders?|purchases?|totals?)\\W+(?:\\w+ ){0,2}?(?:under|below|less than|up to)\\W{0,4}(?<amount4>(?:[$€£₹¥]|USD|EUR|GBP|CHF)?\\s?\\d[\\d,.'’]*k?)[^.;\\n]{0,20}?(?:${FREE}|free)\\W+(?:above|over|otherwise|beyond|from there|after|thereafter)`,
  'iu',
);

const OPEN_PHRASE = phrasePattern(CARRIAGE_OPEN);
const PAID_PHRASE = phrasePattern(CARRIAGE_PAID);
/** "389,00 € la tonne, rendu ferme": the amount before the comma sets no limit. */
const CLAUSE_END = /[,;]\s|\s[-–—]\s/;
/** A statement of several lines: what ends one can be a clause of its own. */
const LINE_OR_CLAUSE = new RegExp(`\\r?\\n|${CLAUSE_END.source}`);
/** "Delivered Tulsa", "del'd Fresno plant": brought to the place. */
/** "L.A.B. Querétaro", "Rates are F.O.R. Pune": at home the seller brings the goods to the town that is named. */
const RAIL_OR_BOARD =
  /^\W*(?:[^\d\n]{0,40}(?<!\p{L})(?:[Rr]ates?|[Pp]rices?)\s(?:are |is |quoted )?)?(?:[Ll]\.\s?[Aa]\.\s?[Bb]\.|LAB|[Ff]\.\s?[Oo]\.\s?[Rr]\.)\s+\p{Lu}[\p{L} .'-]{2,40}\W*$/u;
/** "Freight   FIS", "free into store Dubbo": what they write for it in Australia and New Zealand. */
const INTO_STORE = /(?<![\p{L}.])(?:FIS|F\.I\.S\.?|[Ff]ree in(?:to)?(?: your)? store)(?![\p{L}\d]|-\d)/u;
/** "F.O.R. your Pune works", "FOR destination": as far as the buyer's; without its stops the word is another one where no place follows. */
const AT_THE_BUYERS = new RegExp(
  [
    "^\\W*[Ff]\\.\\s?[Oo]\\.\\s?[Rr]\\.?\\s+(?:at )?(?:your|buyer['’]?s|customer['’]?s|consignee['’]?s|destination|site|door)(?!\\p{L})[\\p{L} .'’-]{0,40}\\W*$",
    '^\\W*FOR\\s+(?:(?:[Dd]estination|[Ss]ite|[Dd]oor)|[Yy]our (?:\\p{L}+ ){0,2}(?:stores?|works|site|plant|factory|premises|godown|warehouse|door|gate))(?: basis)?\\W*$',
  ].join('|'),
  'u',
);
const DELIVERED_TO = new RegExp(
  [
    "^\\W*(?:prices? )?del(?:ivered|['’]?d)\\.? ",
    '(?!in\\b|by\\b|within\\b|from\\b|after\\b|price|qty|next\\b|same\\b|on\\b(?! (?:the |your )?(?:site|farm|ground|yard|station|property)\\b))',
    "[\\p{L}][\\p{L} .'-]{2,40}\\W*$",
  ].join(''),
  'iu',
);
/** "Total $1,657.20, delivered Mansfield. From stock.", "Terms: F.O.R. Hosur.": a clause of its own. */
const namesPlace = (clause: string): boolean =>
  [RAIL_OR_BOARD, AT_THE_BUYERS, DELIVERED_TOWN].some((pattern) => pattern.test(clause));
const TO_TOWN = String.raw`[Dd]el(?:ivered|['’]?d)\.? (?:to )?\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){0,2}`;
const DELIVERED_TOWN = new RegExp(String.raw`^\W*${TO_TOWN}\W*$`, 'u');
/** "24 m³ @ €118.00 per m³ delivered Naas   €2,832.00": between the price of one and the amount. */
const TOWN_BEHIND_PRICE = new RegExp(
  String.raw`\d(?:\s?(?:\/|per|an?)\s?\S{1,8}|\s(?:each|ea)\.?)?,?\s${TO_TOWN}(?=\W*$|\s+(?:=\s)?\p{Sc}\s?\d)`,
  'u',
);
/** "Delivery & collection   inc.", "freight in, taxes extra": cut short, in small letters, where "Acme Freight Inc." is a firm. */
const CUT_SHORT =
  /(?<!\p{L})(?:[Dd]elivery|DELIVERY|[Cc]arriage|[Tt]ransport|[Ff]reight|[Ss]hipping|[Hh]aulage)(?: (?:&|and|\+) \p{L}{3,14}){0,2}[\s:.…=–-]{1,60}(?:inc\.?(?=\s*(?:$|[,;)]))|in(?=\s*[,;.)]))/mu;
const CLAUSE_OR_LABEL = new RegExp(`${CLAUSE_END.source}|:\\s|(?<=\\p{L}{3})[.]\\s`, 'u');
/** "Ship: incl", "free ship": the charge, by what is done for it. */
const SHIP = /(?<=^\W*)ship(?=\W{1,6}(?:incl|free|none|n\/c))|(?<=\bfree )ship(?!\p{L})/giu;
/** Whether a clause says that the carriage is paid. An amount behind the words is a charge of its own; an order value anywhere makes them a condition. */
function isPaid(clause: string): boolean {
  const hit = PAID_PHRASE.exec(clause);
  return (
    hit !== null &&
    !DENIED_WITHIN.test(hit[0]) &&
    !ORDER_VALUE.test(clause) &&
    !AMOUNT.test(clause.slice(hit.index + hit[0].length))
  );
}
/** "Leveren we niet gratis": a word between the two denies them. */
const DENIED_WITHIN = new RegExp(`\\s${anyOf({ ...NEGATIONS, en: 'not|never' })}\\s`, 'iu');
/** The same, in whatever language. */
export const isCarriagePaid = (clause: string): boolean => isPaid(clause) || carriageIn(clause) === 'included';
/** What the clauses of a statement say in words: of several that it is open before that it is paid. */
function sayOfCarriage(clauses: string[]): 'included' | 'open' | null {
  const said = withItsCost(clauses).map((clause) => (isPaid(clause) ? 'included' : carriageIn(clause)));
  return said.find((one) => one === 'open') ?? said.find((one) => one === 'included') ?? null;
}
const isFreightIn = ({ kind, amount, start, end }: Charge, span: Span): boolean =>
  kind === 'freight' && amount !== null && start >= span.start && end <= span.end;
/** "11.600,00 já entregue em Olinda", "2.463,20 € mais IVA e o transporte é por nossa conta": what clauses go on to say behind the amounts in them. */
const sayBehindAmounts = (plain: string): 'included' | 'open' | null =>
  sayOfCarriage(
    plain
      .split(CLAUSE_END)
      .map((clause) => BEHIND_AMOUNT.exec(clause)?.groups?.words?.replace(TAX_TO_COME, ' ') ?? '')
      .filter((words) => /\p{L}{4}/u.test(words)),
  );
const BEHIND_AMOUNT = /\d[.,]\d{2}(?![\d.,])\s?(?:\p{Sc}|\p{Lu}{3}|zł|euros?)?\s+(?<words>\p{L}[^\d]*)$/u;
const TAX_TO_COME = new RegExp(
  `^(?:${anyOf(TAX_ON_TOP)}\\s)?(?:${anyOf(TAX_NAMES)})(?!\\p{L})\\s?(?:${JOINING})?`,
  'iu',
);
const AMOUNT = /\d[\d.,’']*[.,]\d{2}(?!\d)|[$€£₹¥]\s?\d/;
/** "Total, delivered to site   6,880.00": the amount of a row that opens as a sum is no carriage, so what the row says of it stands alone. */
function withoutSum(statement: string, { start, end }: Span, charges: readonly Charge[]): string {
  const own = charges.filter((charge) => charge.start >= start && charge.end <= end);
  const isSum = own.some(
    ({ kind, start: at }) => /total/.test(kind) && !/[^\W_]/u.test(statement.slice(0, at - start)),
  );
  return isSum && !own.some(({ kind }) => kind === 'freight') ? statement.replace(LAST_AMOUNT, '') : statement;
}
const LAST_AMOUNT = /[\p{Sc}\s]*\d[\d.,’' ]*[.,]\d{2}\s?(?:\p{Sc}|\p{Lu}{3})?\s*$/u;
const ORDER_VALUE = /\b(?:over|above|from|ab|dès|desde|vanaf|od|from orders|bucks)\s+\S?\d|\bnot\b/i;

/** What the statements of a quote say about who pays freight, in order. `charges` are the freight amounts read beside. */
export function readFreightTerms(text: string, spans: Span[], mark: DecimalMark, charges: Charge[]): FreightTerm[] {
  return joinedByLimit(text, spans, mark).flatMap((span): FreightTerm[] => {
    const statement = text.slice(span.start, span.end);
    const plain = withoutTaxBase(withoutSum(statement, span, charges))
      // "Freight to 37915 ........ included"
      .replace(/[.…·_]{3,}|\s+/g, ' ')
      // "S$2,000", "A$500"
      .replace(/(?<!\p{L})\p{Lu}{1,2}(?=\$)/gu, '')
      .replace(SHIP, 'shipping');
    const least = freeFrom(plain, mark) ?? freeOnCondition(plain, mark);
    if (least)
      return [
        {
          ...span,
          kind: 'free-over',
          words: statement.trim(),
          threshold: least,
          otherwise: otherwiseOf(statement, least, mark, charges, span),
        },
      ];
    const known =
      DELIVERED_TO.test(plain) ||
      CUT_SHORT.test(statement) ||
      INTO_STORE.test(statement) ||
      plain.split(CLAUSE_OR_LABEL).some(namesPlace) ||
      TOWN_BEHIND_PRICE.test(plain)
        ? 'included'
        : OPEN_PHRASE.test(plain)
          ? 'open'
          : (sayOfCarriage(plain.split(CLAUSE_END)) ??
            (charges.some((charge) => isFreightIn(charge, span)) ? null : sayBehindAmounts(plain)) ??
            sayOfCarriage(withoutTaxBase(withoutSum(statement, span, charges)).split(LINE_OR_CLAUSE)));
    if (known) return [{ ...span, words: statement.trim(), threshold: null, otherwise: null, kind: known }];
    if (
      !new RegExp(
        `\\b${NAME}\\b|f\\.?o\\.?b|\\b(?:exw|ddp|dap|ddu|cpt|cip|cif|cfr|dpu|fca|fas|ppa|ffa)\\b|ex[- ]?works|ab werk|frei haus|will[- ]call|pick(?:ed)?[- ]?up|collect|prepaid|prepay|delivered|our (?:\\w+ ){0,2}(?:trucks?|vans?|fleet|wagons?|lorry|lorries)\\b|landed|franco|flete|env[ií]o|third[- ]party|3rd[- ]party|all[- ]in|ships? free|(?:versandkosten|porto|fracht)frei`,
        'iu',
      ).test(plain)
    )
      return [];
    const base = { ...span, words: statement.trim(), threshold: null, otherwise: null };
    const over = FREE_OVER.exec(plain);
    const threshold = over
      ? toAmount(
          over.groups?.amount ?? over.groups?.amount2 ?? over.groups?.amount3 ?? over.groups?.amount4 ?? '',
          mark,
        )
      : null;
    if (over && threshold)
      return [
        { ...base, kind: 'free-over', threshold, otherwise: otherwiseOf(statement, threshold, mark, charges, span) },
      ];
    if (
      OPEN.test(plain) &&
      (NEITHER.test(plain) || !/\b(?:freight|shipping|delivery) (?:is )?(?:included|allowed|free)\b/i.test(plain)) &&
      !isPrepaidOnly(plain) &&
      !BROUGHT.test(plain)
    )
      return [{ ...base, kind: PICKUP.test(plain) && !/collect|add/i.test(plain) ? 'pickup' : 'open' }];
    if (
      INCLUDED.test(plain) &&
      !/\bnot (?:\w+ )?(?:included|prepaid|allowed|free)\b|\bexcl/i.test(plain.replace(TAX_LEFT_OUT, ' '))
    )
      return [{ ...base, kind: plain.split(/[.;]\s/).some(isOnCondition) ? 'open' : 'included' }];
    if (DESTINATION.test(plain)) return [{ ...base, kind: 'fob-destination' }];
    if (PICKUP.test(plain)) return [{ ...base, kind: 'pickup' }];
    return [];
  });
}

/** "Delivered, HST not included": what is left out is the tax. */
const TAX_LEFT_OUT = new RegExp(
  `(?<!\\p{L})(?:${anyOf(TAX_NAMES)})\\s(?:is\\s|are\\s)?(?:not\\sincl\\w*|excl\\w*)|(?<!\\p{L})(?:not\\sincl\\w*\\.?|excl\\w*\\.?)\\s(?:of\\s)?(?:${anyOf(TAX_NAMES)})(?!\\p{L})`,
  'giu',
);

/** "We pay the freight if your order reaches $750", "once you hit $750 freight is on us": the order value from which on it is; null where none is said. */
function freeOnCondition(text: string, mark: DecimalMark): Big | null {
  const amount = CONDITION.exec(text)?.groups?.amount;
  return amount !== undefined && INCLUDED.test(text) ? toAmount(amount, mark) : null;
}

/** "Freight free if paid in advance", "if you order 100 or more we pay the freight": what has to be asked first; who takes all of it meets it. */
const isOnCondition = (clause: string): boolean =>
  INCLUDED.test(clause) &&
  /\b(?:if|once|when(?:ever)?|unless|provided|as (?:long|soon) as)\b/i.test(clause) &&
  !/\b(?:all|both|whole|full|entire|complete|questions?)\b/i.test(clause);

const CONDITION = ignoringCase(
  `\\b(?:if|once|when(?:ever)?|unless|until|provided|as (?:long|soon) as|should)\\b[^.;\\n]{0,40}?(?<amount>${CURRENCY}\\s?\\d[\\d,.'’]*k?)`,
);

/** "Neither tax nor freight is included" ends like its contrary. */
const NEITHER = /\bneither\b[^.\n]{0,80}\bincl|\bno \w+ (?:is )?incl|\bnot incl\w*\.? \w/i;

/** "FOB Dayton, delivered n/c by our truck": brought after all. */
const BROUGHT = cueList(String.raw`
    \bour (?:own |route )?(?:truck|van|fleet)\b|\bdelivered\b(?:\W*$| (?:free|at no|n\/c|nc\b|no charge))
    \bdelivered\b[^.;\n]{0,40}\b(?:no charge|free|n\/c)\b
  `);

/** "FOB origin, freight prepaid": the seller pays after all. */
const isPrepaidOnly = (text: string): boolean =>
  /\bf\.?o\.?b/i.test(text) &&
  /\b(?:freight |frt |ship\w* )?(?:pre-?paid|allowed|included)\b(?! ?(?:&|and|\+|,)? ?(?:add|charg|bill|invoic))/i.test(
    text,
  ) &&
  !/collect/i.test(text);

function toAmount(raw: string, mark: DecimalMark): Big | null {
  const numeral = findNumerals(raw.replace(/[.,'’]+$/, ''), mark)[0];
  if (!numeral) return null;
  return /k$/i.test(raw) ? numeral.value.times(1000) : numeral.value;
}

/** What is to pay below the threshold: another amount of the same statement, else one that the quote states for freight. */
function otherwiseOf(statement: string, threshold: Big, mark: DecimalMark, charges: Charge[], span: Span): Big | null {
  const isMoney = ({ currency, decimals, isPercent }: Numeral): boolean =>
    !isPercent && (currency !== null || decimals === 2);
  const joined = statement.replace(/(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g, '');
  const own = findNumerals(joined, mark).filter((numeral) => isMoney(numeral) && !numeral.value.eq(threshold));
  const other = charges.find(({ kind, amount, start }) => kind === 'freight' && amount && start !== span.start)?.amount;
  return own[0]?.value ?? other ?? null;
}
