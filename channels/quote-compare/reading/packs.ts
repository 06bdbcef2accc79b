import { cueList } from '../../reading/cue-list.ts';
import { Big } from 'big.js';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import {
  GUESTS,
  HOLDS_WORDS,
  IN_EACH_WORDS,
  LEAST_BILLED,
  LEAST_GUESTS,
  LEAST_ORDERED,
  OF_EACH_LINE,
} from '../../reading/vocabulary/pack-words.ts';
import { SOLD_WHOLE } from '../../reading/vocabulary/price-condition-words.ts';
import { isMoney } from '../../reading/numerals.ts';
import { inside } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import type { QuoteText } from './quote-text.ts';
import { isMeasure, PACK_WORD, UNIT_WORD, unitOf, unitRatio } from '../../reading/units.ts';
import type { Unit } from '../../reading/units.ts';

/** What one package holds: `size` of `content` (null: pieces) in a `pack`. */
export interface PackSize extends Span {
  size: Big;
  content: Unit | null;
  pack: Unit | null;
  /** Only whole packs are sold, by the vendor's words. */
  isBinding: boolean;
  /** The price beside it is for one of it. */
  isPriced?: true;
  /** What it holds several of, each with some of the `size`: "10 boxes of 100 per case". */
  inner?: { unit: Unit | null; count: Big };
}

/** A least quantity that a vendor sells, in `unit` (null: as the line counts). */
export interface LeastQuantity extends Span {
  qty: Big;
  unit: Unit | null;
  /** As much is billed, however little is bought. */
  isBilled?: true;
  /** Where a statement of its own says so. */
  at?: Span;
}

const NUMBER = '(?<size>\\d{1,3}(?:,\\d{3})+(?!\\d)|\\d+(?:\\.\\d+|,\\d{1,2}(?!\\d))?)';

/** "1,200" and "2,24": a comma before three digits parts thousands. */
const sizeOf = (digits: string): Big =>
  new Big(/,\d{1,2}$/.test(digits) ? digits.replace(',', '.') : digits.replaceAll(',', ''));
const CONTENT = `(?<content>${UNIT_WORD}|')`;
const PALLETS = 'palettes?|paletten?|pallets?|bancal[ei]|palets?|palés?|paletes?|palet[ay]?';
const BAGS =
  'sacs?|säcken?|sacos?|sacas|sacchi|zakken|bags|work(?:i|ów)|cartons|kartons?|cajas|caixas|scatole|dozen|boxes';
const FORMS = [
  `(?<![\\p{L}\\d])(?<pack>pk|pkg|bx|bg|ctn|cs|rl|box|pack|bag)[- ]?${NUMBER}(?![\\d.,]|\\s*(?:${PACK_WORD}|x|@))`,
  `(?<![\\p{L}\\d])(?<pack>${PACK_WORD})s?\\.?[\\s(]*(?:of|à|de|di|da|van|von|zu|po|om|met|mit|qty|w\\/|with|contain(?:s|ing)|holds|=|:)[\\s(]*${NUMBER}(?!\\s?%|[.,]?\\d|(?<=[=:(][\\s(]*[\\d,.]+)\\s*(?:ea\\s+)?(?:[$€£₹¥]|USD|EUR|GBP|CHF))\\s*(?:${CONTENT}(?![\\p{L}]))?`,
  // "Palette 65 sacs", "Palette 40 Säcke": what is asked for by the bag comes on pallets of so many.
  `(?<![\\p{L}\\d])(?<pack>${PALLETS})\\s(?:[àá]|mit|de|di|da|met|com|con|po|z|of)?\\s?${NUMBER}\\s(?<content>${BAGS})(?!\\p{L})`,
  // "Sack 25 kg", "Kanister 25 l"
  `(?<![\\p{L}\\d])(?<pack>${PACK_WORD})s?\\s${NUMBER}\\s?(?<content>kgs?|g|lbs?|l|ltr|lit(?:er|re)s?|ml|gal|t|m|ft|pcs|pces|pc|ct|uds?|unidades|unid|stk|stück|st|pz|pezzi|pièces|stuks|szt|rolls?|rollos?|rollen|rouleaux|rotoli)(?![\\p{L}²³\\d])`,
  // "2 Ringe à 50 m": whatever the package is called, it holds a measure.
  `(?<=\\d\\s)(?<pack>\\p{L}{3,14})\\s(?:à|á|zu je|zu|de|di|van|of|po)\\s?${NUMBER}\\s?(?<content>m|ft|kg|lbs?|l|ltr|g|t)(?![\\p{L}])`,
  `(?<![\\p{L}\\d])(?<pack>${PACK_WORD})\\s?[(/]\\s?${NUMBER}(?![.,]?\\d)\\s*(?:${CONTENT}(?![\\p{L}]))?`,
  // "op.100szt", "opak. 50 szt.", "op. (po 100)"
  `(?<!\\p{L})op(?:ak)?\\.\\s?(?:\\(?po\\s?|à\\s?)?${NUMBER}(?![.,]?\\d)\\s?(?:(?<content>szt)(?!\\p{L})|\\))`,
  // "pakowane po 50 szt."
  `(?<!\\p{L})(?:pakowan|paczkowan)\\p{L}{1,3}\\spo\\s?${NUMBER}(?![.,]?\\d)\\s?(?<content>szt)(?!\\p{L})`,
  // "10er-Pack", "12er-Schachtel"
  `(?<![\\p{L}\\d$€£.,])${NUMBER}-?er[- ]?(?<pack>${PACK_WORD})(?![\\p{L}])`,
  // "2-pack"
  `(?<![\\p{L}\\d$€£.,])${NUMBER}-(?<pack>pack|pk)s?(?![\\p{L}])`,
  `(?<![\\p{L}\\d$€£.,])${NUMBER}[\\s-]*(?:${CONTENT}\\.?[\\s-]*)?(?:\\/|\\bper\\b|\\bto (?:a|the)\\b|\\bin (?:a|each|every)\\b|\\bje\\b|\\bpar\\b)\\s*(?<pack>${PACK_WORD})(?![\\p{L}])`,
  `(?<![\\p{L}\\d$€£.,])${NUMBER}[\\s-]*(?<content>#|ft|feet|foot|'|m|mtr|meters?|metres?|yd|yards?|lb|lbs|kg|kilos?|gal|gallons?|l|ltrs?|lit(?:er|re)s?|qt|pc|pcs|piece|pieces|ct|count|each|ea|stk)\\.?[\\s-]*(?<pack>${PACK_WORD})(?![\\p{L}])`,
  `(?<![\\p{L}\\d])(?:vpe|uvc?|std\\.? ?p(?:ac)?k(?:age|g)?\\.?(?: qty)?|standard pack(?:age)?(?: qty| quantity| size)?|pack(?:age|ing|aging)? (?:qty|quantity|size)|pkg\\.? (?:qty|quantity|size)|(?:box|bag|carton|case) (?:qty|quantity)|p\\/q|spq)\\s*(?:of|:|=|is)?\\s*${NUMBER}(?![\\d.,])`,
  // "160 bags Ewe Rolls 18 (25 kg)": what the bag holds that is counted before the name.
  `(?<=(?:^|\\s)\\d{1,5}\\s(?<pack>${PACK_WORD})\\s[^()\\n]{2,40})\\(${NUMBER}\\s?(?<content>kgs?|g|lbs?|oz|ltr|litres?|liters?|l|ml|gal|gallons?|m|ft|t)\\.?\\)`,
].map((source) => new RegExp(source, 'giu'));
const MULTIPLE = new RegExp(
  `(?:multiples?|increments?|lots|steps) of ${NUMBER}(?![.,]?\\d)\\s*(?:${CONTENT}(?![\\p{L}]))?|sold (?:only )?(?:by|in) (?:the )?${NUMBER.replace('size', 'size2')}(?:['’]?s)?(?![\\d.,])`,
  'giu',
);
const BINDING = cueList(String.raw`
    \b(?:full|whole|complete|unbroken|even) (?:boxes|bags|packs|packages|cartons|cases|coils|rolls|reels|lengths|spools|bundles|sleeves|trays|pk|only)
    \bsold (?:only )?(?:by|in|as)\b|\bonly (?:in|by)\b|\bno broken\b
    \b(?:boxes|bags|packs|packages|cartons|coils|rolls|reels|lengths) only\b|\bmust (?:order|buy|be ordered)\b
    \bmultiples?\b|\bincrements?\b|\b(?:can['’]?t|cannot|can not|don['’]?t|do not|won['’]?t|no) (?:\w+ )?(?:split|break|open|part|cut)\w*
    \bnur (?:in|ganze|volle)\b|\b(?:ganze|volle)n?\b|\bkein anbruch\b|\b(?:complète|entière)s?\b|\bpas de détail\b
    \b(?:completas|enteras|completos|enteros)\b|\bno se fracciona\b|\b(?:intere|interi)\b|\bnon frazionabil[ei]\b
    \b(?:alleen|enkel) (?:hele|volle)\b|\bniet los\b|\b(?:inteiras|fechadas)\b
  `);

const WHOLE = phrasePattern(SOLD_WHOLE);

/** "Sold in full M only", "whole hundreds only": said of all prices for so many. */
const FULL_MANY =
  /(?<!\p{L})(?:full|whole|even|complete)\s(?:(?<thousand>M|thousands?|mille|tausender?)|(?<hundred>C|hundreds?|hunderter?))(?!\p{L})/u;
const PER_MANY =
  /\/\s?[MC](?![\p{L}\d])|(?:\/|(?<!\p{L})per|je|pro|par|por)\s?(?:[MC](?!\p{L})|1[.,']?000|100(?!\d)|thousand|hundred|mille|mil(?!\p{L})|tausend)/u;

/** The whole thousands or hundreds that a quote sells, for a line with a price of so many; null where it says nothing of them. */
export function fullMany(quote: string, line: string): PackSize | null {
  const groups = PER_MANY.test(line) ? FULL_MANY.exec(quote)?.groups : undefined;
  if (!groups) return null;
  const size = new Big(groups.thousand === undefined ? 100 : 1000);
  return { start: -1, end: -1, size, content: null, pack: null, isBinding: true };
}

/** "Box of 24 bottles € 9.84": the only price, and right behind. */
const PRICED = /^[^\d\n;,]{0,25}?\d+[.,]\d{2}(?!\d)\D*$/u;

/** "Packs: 20": how many of them, in the plural of a field. */
const COUNTS_PACKS = /^\p{L}{3,}s\s?[:=]/u;

const HOLDING = `(?:${anyOf(HOLDS_WORDS)})\\s?`;
const INNER = `(?<count>\\d{1,3})\\s?(?:(?<inner>\\p{L}{2,14})\\.?\\s?(?:[x×]|${HOLDING}|\\()|[x×]|${HOLDING})\\s?${NUMBER}(?![.,]?\\d)\\s?(?<content>${UNIT_WORD})\\.?\\)?(?![\\p{L}\\d²³])`;
/** "Case of 10 boxes of 100 pcs", "Karton 10 x 100 Stück"; "10 boxes x 100 pcs per case". */
const NESTED = [
  `(?<![\\p{L}\\d])(?<pack>${PACK_WORD})s?\\.?[\\s(:=]{1,3}(?:${HOLDING})?${INNER}`,
  `(?<![\\p{L}\\d\\p{Sc}.,])${INNER}\\s?(?:\\/|(?:${anyOf(IN_EACH_WORDS)})\\s)\\s?(?<pack>${PACK_WORD})(?!\\p{L})`,
  // "24x20/case"
  `(?<![\\p{L}\\d\\p{Sc}.,x×])(?<count>\\d{1,3})\\s?[x×]\\s?(?<size>\\d{1,4})\\s?\\/\\s?(?<pack>${PACK_WORD})(?!\\p{L})`,
  // "10 bx/100 per case"
  `(?<![\\p{L}\\d\\p{Sc}.,x×])(?<count>\\d{1,3})\\s?(?<inner>${PACK_WORD})\\.?\\s?[/x×]\\s?(?<size>\\d{1,4})\\s?(?:\\/|(?:${anyOf(IN_EACH_WORDS)})\\s)\\s?(?<pack>${PACK_WORD})(?!\\p{L})`,
  // "Case of 10 boxes of 100", "case of 10 boxes x 50"
  `(?<![\\p{L}\\d])(?<pack>${PACK_WORD})s?\\.?[\\s(:=]{1,3}${HOLDING}(?<count>\\d{1,3})\\s?(?<inner>${PACK_WORD})\\.?\\s?(?:${HOLDING}|[x×]\\s?)(?<size>\\d{1,4})(?![.,]?\\d|\\s?(?:\\p{Sc}|EUR|CHF|zł|kr|\\p{L}))`,
].map((source) => new RegExp(source, 'giu'));

/** Packages of packages: what the outer one holds in all. */
function findNested(text: string, isBinding: boolean): PackSize[] {
  return NESTED.flatMap((form) => [...text.matchAll(form)]).map(({ 0: words, index, groups = {} }) => {
    const count = new Big(groups.count ?? 1);
    const end = index + words.length;
    return {
      start: index,
      end,
      size: count.times(sizeOf(groups.size ?? '1')),
      content: unitOf(groups.content ?? ''),
      pack: unitOf(groups.pack ?? ''),
      isBinding,
      inner: { unit: unitOf(groups.inner ?? ''), count },
      ...(PRICED.test(text.slice(end)) && { isPriced: true as const }),
    };
  });
}

/** The pack sizes that a piece of a quote states, in order. */
export function findPackSizes(text: string): PackSize[] {
  const isBinding = BINDING.test(text) || WHOLE.test(text);
  const found = findNested(text, isBinding);
  for (const [index, pattern] of [...FORMS, MULTIPLE].entries()) {
    for (const hit of text.matchAll(pattern)) {
      const span = { start: hit.index, end: hit.index + hit[0].length };
      const content = unitOf(hit.groups?.content ?? '');
      const digits = hit.groups?.size ?? hit.groups?.size2 ?? '0';
      // No package holds a fraction of a piece: "1.232 pz".
      const size = sizeOf(isMeasure(content) ? digits : digits.replace(/^(\d{1,3})\.(?=\d{3}$)/, '$1'));
      const isTaken = found.some((other) => other.start < span.end && span.start < other.end);
      const isPrice = /[.,]\d{2}(?!\d)/.test(hit[0]) && !hit.groups?.content;
      if (isTaken || size.lte(1) || isPrice || COUNTS_PACKS.test(hit[0])) continue;
      const pack = unitOf(hit.groups?.pack ?? '');
      found.push({
        ...span,
        size,
        content,
        pack,
        isBinding: isBinding || index === FORMS.length,
        ...(index < 2 && PRICED.test(text.slice(span.end)) && { isPriced: true as const }),
      });
    }
  }
  for (const { 0: words, index } of text.matchAll(DOZEN_PAIRS))
    found.push({
      start: index,
      end: index + words.length,
      size: new Big(12),
      content: unitOf('pair'),
      pack: null,
      isBinding,
    });
  return found.toSorted((a, b) => a.start - b.start);
}

/** "DZ PAIR" in the column for units: what is counted and priced by it are twelve pairs. */
const DOZEN_PAIRS = /(?<![\p{L}\d]|\d\s)(?:dz|doz|dozen)\.?\s(?:pairs?|prs?)(?!\p{L})/giu;

/** "carrots 10 kg £6.20", "25kg sack 11.50", "Kanister 5 L: 34,50": one container with its measure and its price. */
const VESSEL = `(?:${PACK_WORD}|flasche|kanister|eimer|dose|fass|bidon|flacon|seau|botella|bote|cubo|garrafa|bottiglia|tanica|secchio|fles|emmer|butelka|wiadro|ringe?|trommel|bobine|bobina|couronne|jerrycan|bottle|bucket|tub|tin|load|truckload|lorry load|trip|drop|bulk bag|big bag|dumpy bag|tipper)s?`;
const CONTAINER = new RegExp(
  `(?<![\\p{L}\\d$€£.,])(?<before>${VESSEL}[\\s(]+)?${NUMBER}[\\s-]?(?<content>kgs?|g|lbs?|oz|ltr|litres?|liters?|l|ml|gal|gallons?|m|ft|t|tonnes?|tons?|m3|m³|yards?)\\.?(?:[\\s-]+(?<behind>nett?o?|${VESSEL}))?(?:\\s*[:–-]|\\s+(?:is|are|at|for|costs?|comes to|delivered|=))?\\s+(?=(?:[$€£₹]|R|Rs\\.?|KShs?|Fr\\.|CHF|EUR|USD|GBP)\\s?\\d|\\d+[.,]\\d{2}(?!\\d))`,
  'giu',
);

/** The only container that a text names with its measure, where it holds less than `need`, or its word says that it is one. */
export function findContainers(text: string, { qty, unit }: { qty: string; unit: string }): PackSize[] {
  const needUnit = unitOf(unit);
  const [hit, ...more] = text.matchAll(CONTAINER);
  const content = unitOf(hit?.groups?.content ?? '');
  const ratio = needUnit && content && isMeasure(needUnit) ? unitRatio(content, needUnit) : null;
  const size = sizeOf(hit?.groups?.size ?? '0');
  if (!hit || more.length > 0 || !ratio || size.lte(0)) return [];
  const isNamed = hit.groups?.before !== undefined || hit.groups?.behind !== undefined;
  if (size.times(ratio).gte(qty) && !isNamed) return [];
  return [
    {
      start: hit.index,
      end: hit.index + hit[0].trimEnd().length,
      size,
      content,
      pack: null,
      isBinding: true,
      isPriced: true,
    },
  ];
}

const LEAST = [
  new RegExp(
    `(?<![\\p{L}\\d])(?:moq|m\\.o\\.q\\.|min(?:imum|\\.)?(?: order)?(?: qty\\.?| quantity)?|minimum buy|mindestmenge|mindestabnahme|mindestbestellmenge|qt[ée] min(?:imum|\\.)?)\\s*(?:is|of|:|=|-)?\\s*(?<size>\\d{1,3}(?:,\\d{3})+|\\d+)(?![.,]\\d|\\d|\\s?%)\\s*(?<unit>${UNIT_WORD})?(?![\\p{L}])`,
    'giu',
  ),
  new RegExp(
    `(?<![\\p{L}\\d$€£.,])(?<size>\\d{1,3}(?:,\\d{3})+|\\d+)\\s*(?<unit>${UNIT_WORD})?\\.?\\s*(?:minimum|min\\b|moq)(?!\\w)(?!\\s*(?:order|charge|billing)?\\s*(?:[$€£₹¥]|USD|EUR|GBP|CHF))`,
    'giu',
  ),
  // "Pedido mínimo de esta referencia: 250 uds.", "ordine minimo 50 pezzi"
  new RegExp(
    `(?<![\\p{L}\\d])(?:${anyOf(LEAST_ORDERED)}|(?<billed>${anyOf(LEAST_BILLED)}))(?:\\s\\p{L}+){0,3}\\s?[:=–-]?\\s{0,3}(?<size>\\d{1,3}(?:[.,]\\d{3})+|\\d+)(?![.,]?\\d|\\s?%|\\s?(?:\\p{Sc}|EUR|CHF|USD|PLN|zł))\\s?(?<unit>${UNIT_WORD})?(?![\\p{L}])`,
    'giu',
  ),
];
/** Hours count as pieces of a service, and are none here. */
const IN_HOURS = /(?:std|stunden?|heures?|horas?|or[ae]|uur|uren|hours?|hrs?|godzin\p{L}*)\.?$/iu;

/** The least quantity that a piece of a quote states, or null. Least amounts of money are charges and not read here. */
export function findLeastQuantity(text: string): LeastQuantity | null {
  for (const pattern of LEAST) {
    for (const hit of text.matchAll(pattern)) {
      if (
        /^\s*(?:days?|weeks?|wks?|hours?)/i.test(text.slice(hit.index + hit[0].length)) ||
        IN_HOURS.test(hit[0]) ||
        /(?:[$€£₹¥]|USD|EUR|GBP|CHF)\s?$/.test(text.slice(0, hit.index))
      )
        continue;
      const qty = new Big((hit.groups?.size ?? '0').replace(/[.,]/g, ''));
      if (qty.gt(0))
        return {
          qty,
          unit: unitOf(hit.groups?.unit ?? ''),
          start: hit.index,
          end: hit.index + hit[0].length,
          ...(hit.groups?.billed !== undefined && { isBilled: true as const }),
        };
    }
  }
  return null;
}

/** "Ordine minimo 50 pezzi per articolo", "Mindestmenge 20 Stück je Position": a least quantity of every line of a quote. */
export function leastOfEach(quote: string): LeastQuantity | null {
  const clause = quote.split(/[.;()\n](?!\d)/).find((words) => OF_EACH_ARTICLE.test(words));
  const least = clause === undefined ? null : findLeastQuantity(clause.replace(OF_EACH_ARTICLE, ' '));
  return least ? { ...least, start: -1, end: -1 } : null;
}

/** "Mindestberechnung 300 kg" in a statement of its own, of the only thing that is asked for. */
export function leastBilled({ text, units, numerals, matcher: { needs } }: QuoteText): LeastQuantity | null {
  const [need, ...others] = needs;
  const needUnit = unitOf(need?.unit ?? '');
  if (others.length > 0 || !needUnit) return null;
  for (const unit of units) {
    const least = inside(numerals, unit).some(isMoney) ? null : findLeastQuantity(text.slice(unit.start, unit.end));
    if (least?.isBilled && least.unit && unitRatio(least.unit, needUnit))
      return { ...least, start: -1, end: -1, at: { start: unit.start, end: unit.end } };
  }
  return null;
}
const OF_EACH_ARTICLE = phrasePattern(OF_EACH_LINE);

/** "Our minimum is 90 persons", "Mindestpersonenzahl: 40 Gäste": as many are billed of a `line` with a price for each of them. */
export function leastGuests(quote: string, line: string): LeastQuantity | null {
  const said = PER_GUEST.test(line) ? OF_GUESTS.exec(quote) : null;
  if (!said?.groups?.size) return null;
  const at = { start: said.index, end: said.index + said[0].length };
  return { qty: new Big(said.groups.size), unit: null, start: -1, end: -1, at };
}
const PER_GUEST = new RegExp(
  `(?:(?<!\\p{L})(?:per|an?|each|every|je|pro|par|por|cada|a|per ogni|na|za)\\s|\\/\\s?)${anyOf(GUESTS)}(?!\\p{L})|(?<=\\d\\s?)pp?\\.?p\\.?(?!\\p{L})`,
  'iu',
);
const OF_GUESTS = new RegExp(
  `(?<!\\p{L})${anyOf(LEAST_GUESTS)}(?:\\s(?!for)\\p{L}{2,12}){0,2}\\s?[:=]?\\s?(?<size>\\d{1,4})(?![\\d.,]*\\d)\\s(?:paying\\s|zahlende\\s|adult\\s)?${anyOf(GUESTS)}(?!\\p{L})`,
  'iu',
);
