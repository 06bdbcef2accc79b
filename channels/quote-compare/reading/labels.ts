import { plainLetters } from '../../../evidence/plain-letters.ts';
import { CHARGE_WORDS, TO_PAY, YOU_PAY } from '../../reading/vocabulary/charge-words.ts';
import { FEES_FOR, ONE_TIME_WORDS } from '../../reading/vocabulary/spoken-charges.ts';
import { LEAST_ORDER } from '../../reading/vocabulary/order-value-words.ts';
import { BRINGING, CARRIAGE_NAMES } from '../../reading/vocabulary/freight-words.ts';
import { allHits } from '../../reading/all-hits.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { CURRENCY } from '../../reading/currency.ts';
import { ignoringCase, LATIN_LETTER } from '../../reading/ignoring-case.ts';
import type { Span } from '../../reading/span.ts';
import { LEAVES_TAX_OUT, TAKES_IN, TAXES_ABROAD, TAX_NAMES } from '../../reading/vocabulary/tax-words.ts';
import { OVER_THE_TERM } from '../../reading/vocabulary/term-words.ts';
import { VOUCHERS } from '../../reading/vocabulary/shop-lines.ts';
import { bracketBehind, isLeftAfter, isOther, isStated, joinedWith, LEAVES_OUT, LEFT_OUT } from './between-labels.ts';
import { FEE_NAMES, LONE_FEES } from './fee-names.ts';
import { FREIGHT_ROWS } from './freight-rows.ts';
import { SMALLEST_ORDER } from './smallest-order.ts';
import { isTakenIn } from './taken-in.ts';
import { isSaidOfPrice, isSpokenOf } from './said-of-price.ts';
import { isRegistered } from './registered-numbers.ts';
import { withoutDoors } from './without-doors.ts';
import { remembered } from '../../reading/remembered.ts';

/** What an amount is for, by the words before or behind it. */
export type LabelKind = 'freight' | 'fee' | 'discount' | 'tax' | 'subtotal' | 'total' | 'minimum';

export interface Label extends Span {
  kind: LabelKind;
  words: string;
}

/** Every word that says what an amount is for, left to right; of two that overlap the longer. What a total says in brackets that it holds or leaves out is part of it. */
export const findLabels = remembered(labelsIn, (text: string) => text);

function labelsIn(text: string): Label[] {
  const kept: Label[] = [];
  for (const label of namedLabels(text)) {
    const last = kept.at(-1);
    if (last && isOther(text, last, label)) continue;
    const isTotal = last?.kind === 'total' || last?.kind === 'subtotal';
    const joined = last && joinedWith(text, last, label);
    if (joined) {
      kept[kept.length - 1] = joined;
      continue;
    }
    // "Carriage net  4.95": how the amount of what stands before it is stated.
    const isBeside = last && isStated(last, label) && !/[^\s(]/u.test(text.slice(last.end, label.start));
    if (last && (isBeside || (isTotal && label.kind === 'freight' && isTakenIn(text, last, label)))) {
      kept[kept.length - 1] = { ...last, end: label.end };
      continue;
    }
    // "Gesamt zzgl. Fracht 6.880,00": what the sum leaves out has no amount there.
    if (last && isTotal && LEAVES_OUT.test(text.slice(last.end, label.start))) {
      kept[kept.length - 1] = { ...last, kind: 'subtotal', end: label.end };
      continue;
    }
    // "Netto nach Rabatt 710,00": what is left, and nothing that is taken off.
    if (label.kind === 'discount' && isLeftAfter(text, label.start)) {
      if (last && isTotal) kept.pop();
      kept.push({ ...label, kind: 'subtotal' });
      continue;
    }
    const bracket = last && isTotal ? bracketBehind(text, last.end) : undefined;
    if (!last || bracket === undefined || label.end > last.end + bracket.length) kept.push(label);
    else if (LEFT_OUT.test(bracket)) kept[kept.length - 1] = { ...last, kind: 'subtotal' };
  }
  return kept;
}

function namedLabels(written: string): Label[] {
  const text = withoutDoors(written);
  const all = [...PATTERNS, ...VOCABULARY].flatMap(([kind, pattern]) =>
    allHits(pattern, text).map((hit) => ({
      kind,
      words: hit[0].trim(),
      start: hit.index,
      end: hit.index + hit[0].length,
    })),
  );
  const kept: Label[] = [];
  // Whatever overlaps a label and is no shorter covers one of its ends.
  const isTaken = new Uint8Array(text.length);
  const unnamed = [...allHits(ANY_FEE, text), ...allHits(FEE_FOR, text)].map((hit) => ({
    kind: 'fee' as const,
    words: hit[0].trim(),
    start: hit.index,
    end: hit.index + hit[0].length,
  }));
  for (const label of [...all.toSorted((a, b) => b.end - b.start - (a.end - a.start)), ...unnamed]) {
    const isToldOf = label.kind === 'total' && isSpokenOf(text.slice(Math.max(0, label.start - 24), label.start));
    const isRateOf = label.kind === 'fee' && RATE_OF.test(text.slice(Math.max(0, label.start - 12), label.start));
    const isNumber = label.kind === 'tax' && isRegistered(text.slice(label.end, label.end + 60));
    const isOfPrice = isSaidOfPrice(label.words, text.slice(Math.max(0, label.start - 24), label.start));
    if (isToldOf || isRateOf || isNumber || isOfPrice || isTaken[label.start] || isTaken[label.end - 1]) continue;
    isTaken.fill(1, label.start, label.end);
    kept.push(label);
  }
  return kept.toSorted((a, b) => a.start - b.start);
}

/** What an amount is called by the words beside it, wherever in them a name stands: labels first, then words that elsewhere are one only right before an amount. */
export function chargesIn(text: string): LabelKind[] {
  const labels = findLabels(`${text} 1.00`).map(({ kind }) => kind);
  return labels.length > 0 ? labels : NAMED.flatMap(([kind, pattern]) => (pattern.test(text) ? [kind] : []));
}

/** "They would charge $90 a visit" names no charge. */
const NO_VERB = '(?!(?:would|will|can|could|shall|they|you|who|and|also|not|then|just|only|usually|normally)[ -])';
/** "Project management fee $90", "$85 after hours fee", "Expresszuschlag 30 €": whatever it is for. */
const ANY_FEE = new RegExp(
  [
    `(?<![\\p{L}\\p{N}-])(?:${NO_VERB}\\p{L}{3,20}[ -]){1,3}(?:fee|charge|surcharge)(?=[ :=]{1,3}(?:\\p{Sc}|\\p{Lu}{3} )?\\d)`,
    '(?<=\\p{Sc}\\s?\\d[\\d.,]*\\s|\\d[.,]\\d{2}\\s)(?:\\p{L}{3,20}[ -]){1,3}(?:fee|charge|surcharge)(?!\\p{L})',
    `(?<!\\p{L})\\p{L}{3,24}(?:zuschlag|gebühr|toeslag|avgift|tillägg)(?=[ :=]{1,3}\\d)`,
  ].join('|'),
  'gu',
);

/** "Frais de film 85,00", "Gastos de grabado (pago único): 30,00", "45 € di spese di avviamento". */
const FEE_FOR = new RegExp(
  `(?<!\\p{L})${anyOf(FEES_FOR)}\\s?(?:\\p{L}{2,20}[ -]?){1,3}(?=(?:\\([^()\\d\\n]{2,30}\\))?[ .:=]{1,60}(?:\\p{Sc}\\s?)?\\d)|(?<=\\d\\s?(?:\\p{Sc}\\s)?(?:de\\s|di\\s)?)${anyOf(FEES_FOR)}\\s?\\p{L}{2,20}`,
  'giu',
);

/** "$90 a trip": what a rate is for is no charge by itself. */
const RATE_OF = /\d\s?(?:\/|(?:an?|per|each|je|pro|par|por)\s)\s?$/iu;
/** A word of a part number (`MTR-3HP`) says nothing about an amount. */
const word = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}]|-\\w*\\d)`, 'giu');

const ALONE = '(?=[\\s.:,=$€£-]*\\d[\\d,]*\\.\\d{2}[\\s|]*(?:$|per\\b|\\/))';
const FEE_NOUN = '(?:surcharges?|charges?|fees?|cost|adder|premium|supplement|levy|deposit|lot charge)';

/** Up to an amount: marks, a percent in brackets, a few small words; a number of months or years is none. */
const AT_AMOUNT = `(?=[\\s.:,=(+*|-]*(?:${LATIN_LETTER}{1,12}:?\\s|S?Fr\\.\\s?){0,3}[\\s.:,=(+*|-]*(?:[$€£₹¥]{1,3}|[A-Z]{3}\\s|Rs?\\.?)?\\s?\\d(?!\\d{0,2}\\s(?:mies|mon|mois|mes|maand|jahr|jaar|lat)))`;

const NAMED = (['total', 'subtotal', 'discount', 'tax', 'freight', 'fee'] as const).map((kind) => {
  const words = Object.values(CHARGE_WORDS[kind]).map((list) => list.replaceAll(/\*(?= |$)/g, '').replaceAll(' ', '|'));
  const names = kind === 'freight' ? [...words, ...Object.values(CARRIAGE_NAMES), ...Object.values(BRINGING)] : words;
  return [kind, phrasePattern({ all: names.join('|').replaceAll('_', ' ') })] as const;
});

/** The words of the vocabulary as patterns: blanks of any width, a star only where an amount follows. */
const VOCABULARY: [LabelKind, RegExp][] = Object.entries(CHARGE_WORDS).map(([kind, byLanguage]) => {
  const typed = plainLetters('pl' in byLanguage ? byLanguage.pl : '');
  const terms = [
    ...new Set([...Object.values(byLanguage), typed].flatMap((words) => words.split(' ').filter(Boolean))),
  ];
  const sources = terms
    .toSorted((a, b) => b.length - a.length)
    .map((term) => {
      const plain = term
        .replace(/\*$/, '')
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll('_', '\\s+');
      return `${plain}${term.endsWith('*') ? AT_AMOUNT : ''}`;
    });
  return [kind as LabelKind, new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}]|-\\w*\\d)`, 'giu')];
});
const RATED_TAX = `(?:\\d[\\d.,]*\\s?%\\s?)?${anyOf(TAX_NAMES)}(?!\\p{L})`;
const SUM = "\\d[\\d.,' ]*[.,]\\d{2}(?!\\d|\\s?%)";
const AT_SUM = `(?=[\\s.:=]*(?:\\p{Sc}\\s?${SUM}|${SUM}\\s?(?:\\p{Sc}|zł|\\p{Lu}{3})))`;
const AT_SUM_OR_BARE = `(?=[\\s.:=|]*(?:\\p{Sc}\\s?)?${SUM})`;
/** What an amount is taken off, and what makes that hang on something else. */
const WHOLE_SUM = '(?:order|bill|invoice|total|lot|sum|job)';
const ON_WHAT = 'for|if|when|on|over|once|from|above|with';
/** Behind a sum: it is for the whole. */
const FOR_ALL = '(?:all[ -]in|in total|altogether|all up|for everything|for the lot)';
/** "3% off orders over …", "orders over … get 3% off": off the whole, where "10% off list" is of a line. */
const PATTERNS: [LabelKind, RegExp][] = [
  [
    'freight',
    word(
      '(?:est(?:imated|\\.)? |flat(?:[- ]rate)? |ltl |truck |ocean |air |motor |inbound |outbound |total )?(?:freight|frt\\.?|frght)(?: (?:&|and|\\+) (?:handling|(?:transit )?insurance|fuel))?(?: (?:charges?|costs?|fee|total|est(?:imate)?|to [a-z]+))?|(?:est(?:imated|\\.)? |flat(?:[- ]rate)? |total |standard |ground )?(?:shipping|delivery|drop[- ]?off|transportation|transport)(?: (?:&|and|\\+) (?:collection|pick[- ]?up|removal|handling|hdlg|packing|insurance|set-?up|installation|placement))?(?: (?:charges?|costs?|fee|est(?:imate)?))?|s ?[&/] ?h|p ?& ?[ph]|ship(?:ping)? ?/ ?(?:handling|hdlg)|shpg\\.?|(?:ppa|pp ?& ?a|pre-?paid (?:&|and|\\+) add(?:ed)?)(?=[\\s.:=]*(?:[$€£₹¥]|USD|EUR|GBP|CHF)?\\s?\\d)|del(?:iv)?\\.? (?:chg|charge)s?\\.?|carriage(?: (?:&|and) (?:insurance|packing))?|postage|cartage|drayage|(?:luft|see)?fracht(?:kosten|pauschale|anteil)?|spedition(?:skosten)?|versand(?:kosten|kostenpauschale)?|lieferkosten|transportkosten|zustellung|frais de (?:port|transport|livraison)|port et emballage|port|exp[ée]dition|livraison|trasporto|spese di (?:trasporto|spedizione)|spedizione|flete|env[íi]o|portes|verzend(?:ing|kosten)|vracht(?:kosten)?|frakt|fragt|(?:ups|fedex|usps|dhl|ltl|r\\+l|saia|estes)(?: (?:ground|freight|express|next day(?: air)?|2nd day(?: air)?|3[- ]day(?: select)?|overnight|priority|economy|home|saver|standard|ltl))?|(?:standard |priority )?(?:ground|next[- ]day(?: air)?|2nd[- ]day(?: air)?|2[- ]day(?: air)?|3[- ]day(?: select)?|overnight|express(?: saver)?|economy)(?=\\W{0,3}(?:\\(|(?:[$€£₹¥]|USD|EUR|GBP|CHF)?\\s?\\d+\\.\\d{2}))|common carrier|our truck|courier|parcel|(?:truck(?:ing)?|haul(?:ing|age)?|delivered)(?=[\\s.:,=$€£-]*\\d[\\d,]*\\.\\d{2}(?:[\\s|]*$|\\s?(?:\\/|per |an? )\\s?(?:mile|km|hour|trip|load|drop)))|(?<=^\\W*)(?:ddp|dap|cpt|cip|cif|cfr|dpu)\\b[^\\d\\n$€£]{0,40}?(?=\\W*(?:eur |usd |(?:[$€£₹¥]|USD|EUR|GBP|CHF))?\\s?\\d[\\d.,’ ]*[.,]\\d{2}\\s*(?:(?:[$€£₹¥]|USD|EUR|GBP|CHF)|eur|usd)?[\\s|]*$)|ship(?=\\W{0,3}(?:[$€£₹¥]|USD|EUR|GBP|CHF)?\\s?\\d+\\.\\d{2})',
    ),
  ],
  [
    'fee',
    word(
      `(?:(?:${FEE_NAMES.join('|')})(?:(?: (?:&|and|/) | ?/ ?)(?:${FEE_NAMES.join('|')}))?(?: ${FEE_NOUN})|(?:section 301 )?(?:tariffs?)(?: ${FEE_NOUN})?|surcharge|handling|hdlg|packing|packaging|crating|plates? (?:&|and) set[- ]?up|set-?up|palleti[sz]ing|hazmat|insurance|brokerage|export packing|verpackung(?:skosten)?|mindermengenzuschlag|zuschlag|kleinmengenzuschlag|bearbeitungsgeb[üu]hr|teuerungszuschlag|emballage|frais (?:de dossier|de traitement|d'emballage|administratifs?)|imballo|embalaje|verpakking|toeslag|(?:(?<=^\\W*(?:(?:plus|add|one[- ]time|\\+)\\W*)?)(?:${LONE_FEES})${ALONE})|tooling|nre|certs?(?: of conformance)?|c of c|material certs?|mtrs?|import duty|customs duty|duty|(?:core|drum|reel|cylinder|keg|tote|pallet|container|bottle|tank|spool) deposits?)`,
    ),
  ],
  [
    'discount',
    word(
      '(?:(?:less|minus|deduct|subtract|take|then)(?!\\W*\\d[\\d.,]*\\s*%\\s*(?:gst|vat|hst|pst|sales|tax|service|fuel|iva|tva|mwst))(?=\\W*(?:an? )?(?:(?:extra|additional|further|another) )?(?:\\d[\\d.,]*\\s*%|(?:[$€£₹¥]|USD|EUR|GBP|CHF)\\s?\\d))|(?:less|minus)(?=\\W*(?:\\d|our|your|discount|trade|special|volume|quantity|contract))|(?:(?:less|minus) )?(?:(?:volume|quantity|qty|trade|package|special|contract|order|project|new[- ]customer|customer|loyalty|promo(?:tional)?|bundle|distributor|dealer|multi-?line|web|online|cash|additional|line) )*(?:discount|disc\\.?|rebate|savings)|rabatt|nachlass|mengenrabatt|sonderrabatt|remise|rabais|sconto|descuento|korting|[\\p{L}-]+(?:rabatt|nachlass)|credit allowance|(?:core |return |scrap |freight )?credits?(?! ?(?:cards?|terms?|app\\w*|lines?|checks?|limits?|approval|hold|department|ref\\w*))|allowance)',
    ),
  ],
  // "One-off artwork set up £15", "Eenmalige kosten borduurkaart: 45,00"
  [
    'fee',
    ignoringCase(
      `(?<![\\p{L}\\d])${anyOf(ONE_TIME_WORDS)}(?=[^.;\\n\\d]{0,40}(?:${CURRENCY}\\s?\\d|\\d[\\d.']*,\\d{2}(?!\\d)))`,
      'gu',
    ),
  ],
  // "Printing plate (one time)   45,000.00": whatever it is, it is paid once.
  [
    'fee',
    ignoringCase(
      `(?<=^\\W*)\\p{L}[\\p{L} &/-]{2,40}\\s?\\(${anyOf(ONE_TIME_WORDS)}\\)(?=[\\s.:|=]*(?:${CURRENCY})?\\s?\\d)`,
      'gu',
    ),
  ],
  ...FREIGHT_ROWS.map((pattern): [LabelKind, RegExp] => ['freight', pattern]),
  // "del. £40", "carr $20", "carr.  20.00": cut short right before its amount.
  [
    'freight',
    /(?<![\p{L}\d])(?:del|deliv|del['’]?y|dlvy|carr)\.?(?: chgs?)?[:=]?(?=\s*[£$€]\s?\d)|(?<=(?:^|[,;|(\t]|\s{2})\W*)(?:del|deliv|del['’]?y|dlvy|carr)\.(?=\s*\d[\d,]*\.\d{2}(?!\d))/giu,
  ],
  // "Excl. btw € 870,00", "Inkl. 19 % MwSt. 1.035,30 €": a row that opens with how the tax stands is a sum.
  ['subtotal', new RegExp(`(?<=^\\s*)${anyOf(LEAVES_TAX_OUT)}\\s?${RATED_TAX}${AT_SUM}`, 'giu')],
  ['total', new RegExp(`(?<=^\\s*)${anyOf(TAKES_IN)}\\s?${RATED_TAX}${AT_SUM}`, 'giu')],
  [
    'total',
    new RegExp(
      `(?<=^[^\\p{L}\\d]*)(?:${anyOf(TO_PAY)}${AT_SUM_OR_BARE}|${anyOf(YOU_PAY)}${AT_SUM_OR_BARE}(?=[^\\p{L}]*(?:\\p{Lu}{3})?\\W*$))`,
      'giu',
    ),
  ],
  // "Delivered Mesa   0.00": a row for carriage that costs nothing.
  ['freight', /(?<![\p{L}\d])delivered(?: to)?(?: [\p{L}.]+){1,3}(?=\s*[$€£]?0[.,]00(?!\d))/giu],
  // "I will remove 50,000 from the total", "take another £20 off the price"
  [
    'discount',
    ignoringCase(
      `(?<!\\p{L})(?:remove|take|knock|drop|cut|shave|deduct)(?=\\s(?:another |a further |an extra )?(?:${CURRENCY})?\\s?\\d[\\d.,]*\\s(?:off|from)\\s(?:the |your |it\\s)?(?:total|price|bill|lot|whole|all|sum|invoice)(?!\\p{L}))`,
      'gu',
    ),
  ],
  // "Gutschein HERBST50   -50,00 €": taken off, whatever its code is.
  [
    'discount',
    ignoringCase(
      `(?<!\\p{L})${anyOf(VOUCHERS)}(?!\\p{L})(?=[\\s:("'#]*(?:[\\p{L}\\d-]{2,20}[\\s)"':]+)?[-–−]?\\s?(?:${CURRENCY}\\s?)?[-–−]?\\d[\\d.]*[.,]\\d{2})`,
      'gu',
    ),
  ],
  // "£60.00 off an order that size"
  [
    'discount',
    new RegExp(
      `(?<=\\d\\s(?:\\p{Sc}\\s)?)off(?=\\s(?:the|your|this|that|an?|any|our)\\s(?:whole |final |total )?${WHOLE_SUM}(?!\\p{L}|\\s(?:${ON_WHAT})(?!\\p{L})))`,
      'giu',
    ),
  ],
  // "So 7,290.00 all in"
  [
    'total',
    ignoringCase(
      `(?<!\\p{L})(?:so|that['’]?s|which is|makes it|making it)(?=\\s(?:only |just )?(?:${CURRENCY})?\\s?\\d[\\d.,]*\\d\\s${FOR_ALL}(?!\\p{L}))`,
      'gu',
    ),
  ],
  // "6 936,00 € HT sur la durée"
  [
    'total',
    ignoringCase(
      `(?<=\\d(?:\\s?${CURRENCY})?\\s)(?:(?:ht|ttc|nett?o|brutto)\\s)?${anyOf(OVER_THE_TERM)}(?!\\p{L})`,
      'gu',
    ),
  ],
  // "Your net 71.04 (26% off)" is said of a price.
  ['discount', /(?<=%\s?)off(?![\p{L}-]|\s*\))/giu],
  [
    'tax',
    word(
      '(?:(?:est(?:imated|\\.)? |state |local |city |county |[A-Z]{2} )*(?:sales|use|sales & use|sales/use)[ -]tax(?:es)?|(?:state |applicable |any )?tax(?:es)?|(?:non[- ]?)?taxable|vat|v\\.a\\.t\\.|gst(?:/hst)?|hst|pst|qst|mwst\\.?|ust\\.?|umsatzsteuer|mehrwertsteuer|t\\.?v\\.?a\\.?|i\\.?v\\.?a\\.?|btw|moms)',
    ),
  ],
  // "GCT 15%", "SST @ 8%"; steel and transformers go by two of these letters too.
  [
    'tax',
    word(
      `${anyOf(TAXES_ABROAD)}|(?:sst|mva)(?=\\s?\\(?@?\\s?\\d{1,2}(?:[.,]\\d{1,2})?\\s?%)|(?<=\\d\\s?%\\s)(?:sst|mva)`,
    ),
  ],
  [
    'subtotal',
    word(
      'sub[- ]?tot(?:al)?s?|s\\/t(?=\\W*(?:[$€£₹¥]|USD|EUR|GBP|CHF)?\\s?\\d)|sub(?=\\W*(?:[$€£₹¥]|USD|EUR|GBP|CHF)?\\s?\\d)|(?:material|merchandise|merch|parts?|goods|products?|items?|lines?|list|basic|hardware|equipment)(?: sub)?[- ]totals?|total (?:for )?(?:the )?(?:material|merchandise|merch|parts|goods|products|items|lines|hardware|equipment)s?|merchandise(?: (?:amount|value))?|total (?:hire |rental |job |project )?(?:before|excl(?:uding|\\.)?|ex|without|less) (?:freight|shipping|taxe?s?|vat|mwst|delivery|discount)|total net|net (?:total|amount|goods|value|sum|price total)|(?<!\\b(?:your|our|unit|list) )net(?=\\W*(?:[$€£₹¥]|USD|EUR|GBP|CHF)?\\s?\\d[\\d,.]*[.,]\\d{2})|nettosumme|nettobetrag|netto(?=[^\\p{L}\\d=]*\\d)(?!\\W*\\d{1,3}\\s(?:mies|mon|mois|mes|maand|jahr|jaar|lat))|summe netto|netto(?:waren)?wert|warenwert|zwischensumme|positionssumme|summe positionen|sous[- ]total|(?:total|net) h\\.?t\\.?|montant h\\.?t\\.?|imponibile|subtotaal|base imponible|delsumma|extended total',
    ),
  ],
  [
    'total',
    word(
      '(?:(?:grand|order|quote|quotation|quoted|invoice|final|project|package|overall|job|bid)[- ])?totals?(?: (?:due|amount|price|cost|order|quote|quoted|delivered|landed|net delivered|payable|value|investment|bid))?(?: (?:incl(?:uding|\\.)?|with|inc\\.?) (?:freight|shipping|delivery|taxe?s?|vat|mwst|all)[\\w ,&]*?)?(?: (?:usd|eur|gbp|cad|chf|us\\$))?|amount due|final (?:amount|figure|sum)|balance due|(?<=^\\W*)due(?=[\\s.:|]*(?:[$€£₹¥]|USD|EUR|GBP|CHF)?\\s?\\d[\\d,]*\\.\\d{2}[\\s|]*$)|(?:puts|brings) (?:you|us|it|this|that|the total) (?:at|to)(?=\\W*(?:[$€£₹¥]|USD|EUR|GBP|CHF))|works out (?:to|at)(?=\\W*(?:[$€£₹¥]|USD|EUR|GBP|CHF))|(?:all[- ]in|delivered|landed)(?: (?:price|total|cost))?(?=\\W*(?:is|of|at|comes|price)?\\W*(?:[$€£₹¥]|USD|EUR|GBP|CHF)\\s?\\d)|(?:all[- ]in|delivered|landed) (?:price|total|cost)(?=[\\s.:=]*\\d[\\d,]*\\.\\d{2}[\\s|]*$)|ttl\\.?|gesamt(?:betrag|summe|preis)?(?: (?:netto|brutto))?|summe|endbetrag|endsumme|rechnungsbetrag|angebotssumme|bruttobetrag|brutto(?=[^\\p{L}\\d=]*\\d)|total t\\.?t\\.?c\\.?|montant total|net [àa] payer|totale(?: generale| offerta)?|totaal(?:bedrag)?|importe total|total general|totalt|razem|celkem',
    ),
  ],
  ['minimum', SMALLEST_ORDER],
  [
    'minimum',
    word(
      'min(?:imum|\\.)?(?: (?:order|line|billing|invoice|purchase|net|lot|job|batch|run|load|call[- ]?out|shop|labou?r|service|trip|furnace))?(?: (?:value|amount|charge|fee|price|order|quantity|qty|total|net))?(?= ?(?:is|of|:|=|applies|\\$|€|£|USD|EUR|GBP|CHF|\\d))|' +
        anyOf(LEAST_ORDER),
    ),
  ],
];
