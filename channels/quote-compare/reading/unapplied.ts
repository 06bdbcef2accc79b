import type { Language } from '../../reading/languages.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { remembered } from '../../reading/remembered.ts';
import { overlaps, trimSpan } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import {
  ADDITIONS,
  BOUNDS,
  CHOICES,
  CONDITIONALS,
  NARROWINGS,
  PLEASANTRIES,
  SEQUENCES,
  TURNS,
} from '../../reading/vocabulary/bearing-words.ts';
import { PRICES_COVER } from '../../reading/vocabulary/in-the-price-words.ts';
import { COMMON_WORDS } from '../../reading/vocabulary/common-words.ts';
import { MONTH_NAMES } from '../../reading/vocabulary/month-names.ts';
import { HEAD_FIELDS } from '../../reading/vocabulary/mail-words.ts';
import { PAYMENT_TERMS } from '../../reading/vocabulary/payment-words.ts';
import { OFFER_WORDS } from '../../reading/vocabulary/term-words.ts';
import { LEGAL_TERMS, OTHER_MATTERS } from '../../reading/vocabulary/price-change-words.ts';
import { isSameStem } from '../../reading/word-stems.ts';
import type { Offer, OfferedCharge, OfferedLine, UnappliedWords } from '../offer.ts';
import { INSTALMENT } from './find-unread.ts';
import { ALTERNATE, PART_PAYMENT } from './item-words.ts';
import { findLabels } from './labels.ts';
import type { QuoteText } from './quote-text.ts';

/** What a word does to the sentence that it stands in. */
type Bearing = 'condition' | 'narrowing' | 'bound' | 'sequence' | 'addition' | 'choice' | 'turn';

/**
 * Statements with words that tie what is offered to something, narrow it or turn it round, where no fact that was read of them has a part for that: a
 * fee "under 225" that is read without its limit, a price that holds "only for the first ten"; and sentences that nothing at all was made of. They may
 * say nothing that matters; a comparison that leaves them out is not proven.
 */
export function findUnapplied(
  { text, units, matcher }: Pick<QuoteText, 'text' | 'units' | 'matcher'>,
  { offer, languages, asked = '' }: { offer: Offer; languages: readonly Language[]; asked?: string },
): UnappliedWords[] {
  const facts = factsOf(offer);
  const patterns = patternsOf(languages);
  /** "Quote 8814 of Peachtree Gasket, replaces the first": whose offer it is. */
  const isHead = (unit: Span): boolean => offer.vendor?.spans.some((span) => overlaps(span, unit)) === true;
  return units.flatMap((unit): UnappliedWords[] => {
    const statement = text.slice(unit.start, unit.end);
    const own = facts.filter(
      ({ spans, isBeside }) =>
        spans.some((span) => overlaps(span, unit)) && !(isBeside && !unit.isTabular && !CHOICE.test(statement)),
    );
    const isDenial = deniesAsked(statement, asked);
    if (own.length === 0 && !isDenial && (isAside(statement) || isHead(unit))) return [];
    const said = statement.replace(NUMBER_OF, ' ');
    const open = patterns.flatMap(([bearing, pattern]) =>
      !own.some(({ takes }) => takes === 'all' || takes.includes(bearing)) && pattern.test(said) ? [bearing] : [],
    );
    const isProse = own.length === 0 && !unit.isTabular && PROSE.test(statement) && /\p{Ll}/u.test(statement);
    if (open.length === 0 && !isProse) return [];
    const isTelling = MARK.test(statement) || open.some((bearing) => bearing !== 'sequence');
    const isAboutGoods = matcher.match(statement).some(({ by }) => by !== 'words' || isTelling);
    const isWeighty = isProse && (isDenial || DAY.test(statement) || isAboutGoods);
    return [{ words: statement.replace(/\s+/g, ' ').trim(), isWeighty, spans: [trimSpan(text, unit)] }];
  });
}

/** "1.4301", "B-s1", "IP54": what something is graded by. */
const MARK = /(?<![\p{L}\d])(?:\d\.\d{3,4}|(?=\p{L}*\d)\p{Lu}[\p{L}\d]*(?:-\p{L}?\d\w*)?)(?![\p{L}\d])/u;

/** "31 October", "30 de junio": a day. */
const DAY = new RegExp(
  `(?<![\\d.,])\\d{1,2}(?:st|nd|rd|th|\\.|º)?\\s(?:de\\s)?(?:${MONTH_NAMES.replaceAll(' ', '|')})(?!\\p{L})`,
  'iu',
);

/** "Quotation No. 26/554": no denial. */
const NUMBER_OF = /(?<!\p{L})(?:no|nr|n)(?:\.|[°º#:])?\s?(?=\p{Lu}{0,5}[-/]?\d|:|$)|\p{L}+\sno\.\s/giu;

/** Five words in a row that are not all in capitals: a sentence says something, a heading or an address names it. */
const PROSE = /(?:\p{L}[\p{L}’'-]*[,:]?\s+){4}\p{L}/u;

/** Of another matter than goods and prices, a question, words that lead to what follows, or that a thing costs nothing. */
const isAside = (statement: string): boolean =>
  ASIDE.some((pattern) => pattern.test(statement)) ||
  /\?\W*$/.test(statement) ||
  (/:\W*$/.test(statement) && !CHOICE.test(statement)) ||
  (DENIED.test(statement) && findLabels(statement).length > 0);
/** "It has no declaration of conformity", where one is asked for: two words of the brief or more, or a compound of it, denied. */
function deniesAsked(statement: string, asked: string): boolean {
  if (asked === '' || !DENIED.test(statement)) return false;
  const said = (asked.match(LONG_WORD) ?? []).filter((word) => !COMMON_WORDS.has(word.toLowerCase()));
  const shared = (statement.match(LONG_WORD) ?? []).filter((word) => said.some((own) => isSameStem(own, word, 6)));
  return new Set(shared).size > 1 || shared.some((word) => word.length > MOST_COMMON);
}
const LONG_WORD = /\p{L}{6,}/gu;
/** A longer word than this is hardly said in passing. */
const MOST_COMMON = 14;
/** "Prices include the fitting": the figures hold as they stand. */
const INCLUDES = new RegExp(`^\\W*(?:${anyOf(OFFER_WORDS)})\\s(?:${anyOf(PRICES_COVER)})(?!\\p{L})`, 'iu');
const ASIDE = [
  ...[PLEASANTRIES, PAYMENT_TERMS, LEGAL_TERMS, OTHER_MATTERS].map(phrasePattern),
  PART_PAYMENT,
  INSTALMENT,
  INCLUDES,
  new RegExp(
    `^\\W*(?:${Object.values(HEAD_FIELDS)
      .flat()
      .map((word) => word.replace('.', '\\.'))
      .join('|')})\\s?:`,
    'iu',
  ),
];
const DENIED = phrasePattern(TURNS);
const CHOICE = new RegExp(`${phrasePattern(CHOICES).source}|${ALTERNATE.source}`, 'iu');

const WORDS: [Bearing, Record<string, string>][] = [
  ['condition', CONDITIONALS],
  ['narrowing', NARROWINGS],
  ['sequence', SEQUENCES],
  ['addition', ADDITIONS],
  ['choice', CHOICES],
  ['turn', TURNS],
];

/** The patterns of some languages: "no" and "of" are other words in others. */
const patternsOf = remembered(
  (languages: readonly Language[]): [Bearing, RegExp][] => {
    const inThese = (table: Record<string, string>): RegExp =>
      phrasePattern(Object.fromEntries(languages.map((language) => [language, table[language] ?? ''])));
    return [
      ...WORDS.map(([bearing, table]): [Bearing, RegExp] => [bearing, inThese(table)]),
      ['bound', new RegExp(`${inThese(BOUNDS).source}(?!-)[^\\n.;]{0,12}\\d`, 'iu')],
    ];
  },
  (languages) => languages.join(' '),
);

/** A fact of an offer, and which bearings of its statement it has a part for. */
interface Fact {
  spans: Span[];
  takes: Bearing[] | 'all';
  /** A line beside those that are offered, such as an alternative: a sentence that offers no choice is none. */
  isBeside?: boolean;
}

const factsOf = (offer: Offer): Fact[] => [
  ...offer.lines.map((line): Fact => ({
    spans: line.spans,
    takes: takenByLine(line),
    isBeside: line.status === 'alternate',
  })),
  ...offer.charges.map((charge): Fact => ({ spans: charge.spans, takes: takenByCharge(charge) })),
  ...offer.totals.map(({ spans }): Fact => ({ spans, takes: ['addition'] })),
  ...[...offer.conditions, offer.validity, offer.minimumOrder, offer.duty, offer.freight.unread].flatMap(
    (fact): Fact[] => (fact ? [{ spans: fact.spans, takes: 'all' }] : []),
  ),
  ...(offer.lead ? [{ spans: offer.lead.spans, takes: ['bound', 'sequence'] } satisfies Fact] : []),
  { spans: offer.applied ?? [], takes: 'all' },
  ...freightOf(offer),
];

function takenByLine({
  status,
  breaks,
  differs,
  isSubstitute,
  given,
  stage,
  packSize,
  discount,
}: OfferedLine): Fact['takes'] {
  if (status !== 'offered' || isSubstitute || differs.length > 0) return 'all';
  return [
    ...(breaks.length > 0 ? (['bound'] as const) : []),
    ...(packSize !== null ? (['narrowing'] as const) : []),
    ...(given !== undefined || stage ? (['sequence', 'bound', 'condition'] as const) : []),
    ...(discount !== null ? (['addition'] as const) : []),
  ];
}

function takenByCharge({
  isAside,
  from,
  below,
  waivedFrom,
  piecesFrom,
  amount,
  percent,
}: OfferedCharge): Fact['takes'] {
  if (isAside) return 'all';
  return [
    'addition',
    ...([from, below, waivedFrom, piecesFrom].some((limit) => limit !== null) ? (['bound', 'condition'] as const) : []),
    ...(amount === null && percent === null ? (['turn'] as const) : []),
  ];
}

function freightOf({ freight }: Offer): Fact[] {
  const { amount, percent, options, zones, terms } = freight;
  return [
    ...[amount, percent].flatMap((fact): Fact[] => (fact ? [{ spans: fact.spans, takes: ['addition'] }] : [])),
    ...[...options, ...zones].map(({ spans }): Fact => ({ spans, takes: 'all' })),
    ...terms.map(({ kind, spans }): Fact =>
      kind === 'included' || kind === 'fob-destination'
        ? { spans, takes: ['addition', 'turn'] }
        : { spans, takes: 'all' },
    ),
  ];
}
