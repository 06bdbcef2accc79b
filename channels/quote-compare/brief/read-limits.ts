import { cueList } from '../../reading/cue-list.ts';
import { COUNT_WORD } from '../../reading/count-words.ts';
import { numberWords } from '../../reading/number-words.ts';
import { HAVE_ANSWERED } from '../../reading/vocabulary/head-words.ts';
import { CURRENCY, currencyOf } from '../../reading/currency.ts';
import { ignoringCase } from '../../reading/ignoring-case.ts';
import type { Span } from '../../reading/span.ts';
import { countsOfBrief } from './read-counts.ts';
import type { Count } from './read-counts.ts';
import { dayOfChat, readDeadline, readOpenDay, readOrderDay, readToday } from './read-deadline.ts';
import { readMaxTotal } from './read-max-total.ts';
import type { MaxTotal } from './read-max-total.ts';
import { readHaulage } from './own-haulage.ts';
import type { Haulage } from './own-haulage.ts';
import { readRates } from './read-rates.ts';
import type { Rate } from './read-rates.ts';
import { readService } from './read-service.ts';
import { readTaxRate, readTaxView } from './read-tax-view.ts';
import { MONTH_NAMES } from '../../reading/vocabulary/month-names.ts';
import { STANDARDS } from '../../reading/vocabulary/requirement-words.ts';
import { BEFORE_A_YEAR, SAID_OF_A_YEAR, SEASONS } from '../../reading/vocabulary/time-words.ts';
import { OFFER_NOUNS, REQUEST_NUMBERS } from '../../reading/vocabulary/order-words.ts';
import { anyOf } from '../../reading/phrases.ts';
import { refusesOthers } from './refuses-others.ts';
import type { Stated } from './stated.ts';
import { remembered } from '../../reading/remembered.ts';

/** Conditions of the brief beside the parts. Days are ISO dates. */
export interface Limits {
  today: Stated<string> | null;
  /** When the order goes out, where that is later. */
  orderDay: Stated<string> | null;
  deadline: Stated<string> | null;
  /** A day that the brief insists on in words that were not read as a deadline. */
  openDay?: Stated<string> | null;
  maxTotal: Stated<MaxTotal> | null;
  shipToZip: Stated<string> | null;
  rates: Stated<Rate>[];
  /** Currency in which the caller wants to compare. */
  currency: string | null;
  /** The dollar that a bare sign stands for where it is not the American one. */
  dollar: string | null;
  /** What the caller says about other parts than the ones asked for. */
  substitutes: 'refused' | 'accepted' | null;
  /** The words by which the caller fetches the goods or has them fetched. */
  pickUp: Stated<string> | null;
  /** What the caller's own carrier costs, where a vendor does not bring the goods. */
  haulage: Stated<Haulage> | null;
  /** What the brief calls the work or the licence that it is about, where no goods are bought. */
  service: Stated<string> | null;
  /** Whatever the brief counts, lengths of time too: prices for one of it are for as many. */
  counts: Stated<Count>[];
  isTaxExempt: boolean;
  /** The caller compares without tax. */
  isNet: boolean;
  /** The caller compares with tax. */
  isGross: boolean;
  /** The rate of the tax, in percent, that the caller names. */
  taxRate: Stated<string> | null;
  /** Everything above that stands in the brief, so that no number of it is read as a quantity. */
  spans: Span[];
}

/** Reads the conditions of a brief. `acceptedAt` is the today of relative dates where the brief names no day as today. */
export const readLimits = remembered(limitsIn, (text: string, acceptedAt: string) => `${acceptedAt}\n${text}`);

function limitsIn(text: string, acceptedAt: string): Limits {
  const brief = withoutMarks(text);
  const today = readToday(brief, acceptedAt) ?? dayOfChat(text, acceptedAt);
  const from = today?.value ?? acceptedAt.slice(0, 10);
  const orderDay = readOrderDay(brief, from);
  const deadline = readDeadline(brief, from, today ?? null);
  const rates = readRates(brief);
  const maxTotal = readMaxTotal(brief);
  const shipToZip = readZip(brief.replace(FILED_UNDER, (words) => ' '.repeat(words.length)));
  const pickUp = PICK_UP.exec(brief);
  const haulage = readHaulage(brief);
  const taxRate = readTaxRate(brief);
  const extras = [
    ...brief.matchAll(FILED_UNDER),
    ...brief.matchAll(CALLED_BY_NUMBER),
    ...brief.matchAll(OTHER_NUMBERS),
    ...brief.matchAll(ANY_DAY),
    ...brief.matchAll(DAY_AND_MONTH),
    ...brief.matchAll(IN_A_YEAR),
    ...brief.matchAll(COUNTED_OFFERS),
  ].map((hit) => ({
    start: hit.index,
    end: hit.index + hit[0].length,
  }));
  return {
    today,
    orderDay,
    deadline,
    openDay: deadline || orderDay ? null : readOpenDay(brief, from),
    maxTotal,
    shipToZip,
    rates,
    currency: readCurrency(brief, maxTotal?.value.currency ?? null),
    dollar: null,
    substitutes:
      refusesOthers(brief) || SUBSTITUTES_REFUSED.test(brief) || MUST_BE.test(brief)
        ? 'refused'
        : SUBSTITUTES_TAKEN.test(brief)
          ? 'accepted'
          : null,
    pickUp: pickUp ? { value: pickUp[0], start: pickUp.index, end: pickUp.index + pickUp[0].length } : null,
    haulage,
    service: readService(brief),
    counts: countsOfBrief(brief),
    isTaxExempt: /\btax[- ]exempt|\bexempt from (?:sales )?tax|\bresale certificate/i.test(brief),
    ...readTaxView(brief),
    taxRate,
    spans: [today, orderDay, taxRate, deadline, maxTotal, shipToZip, haulage, ...rates, ...extras].filter(
      (entry) => entry !== null,
    ),
  };
}

const PICK_UP = cueList(String.raw`
    \bwe(?:'ll| will| can)? (?:pick (?:it |them )?up|collect (?:it|them|the))|\bour (?:own )?truck\b
    \bwill[- ]call is (?:ok|fine)|\bpick(?:ing)?[- ]?up (?:ourselves|by us)|\bour (?:own )?(?:van|lorry|wagon|driver|drivers|transport|fleet) (?:will |can )?(?:pick|collect|fetch)\w*
    \bwe (?:will |can |['’]ll )?(?:fetch|collect) (?:it|them|everything|ourselves|the (?:goods|lot))|\b(?:holen|hole) (?:\S+ ){0,3}?(?:selbst|selber) ab\b|\bselbstabholung\b
    \b(?:on|nous) (?:vient|venons|passe|passons) (?:\S+ ){0,2}?chercher\b|\benlèvement par nos soins\b|\b(?:lo|los|la|las) recogemos\b|\brecogemos nosotros\b
    \b(?:ritiriamo noi|lo ritiriamo|li ritiriamo|la ritiriamo|le ritiriamo)\b|\b(?:halen|haal) (?:\S+ ){0,3}?zelf op\b|\b(?:vamos buscar|levantamos nós|nós levantamos)\b
    \bodbierzemy sami\b|\bodbiór własny\b|\bodbieramy sami\b
  `);

/** Emphasis marks as blanks, so that every character keeps its place. */
export const withoutMarks = (text: string): string => text.replace(/[*_`]/g, ' ');

const OTHER_NUMBERS = cueList(
  String.raw`
    (?<![\d:])\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\b|\s?uhr\b|\s?h\b)?
    \b(?:two|three|four|five|six|[2-6])\s+(?:\w+ )?(?:quotes?|vendors?|suppliers?|bids?|offers?|quotations?|answers|replies|responses|e?-?mails|chats|threads|texts|messages|screenshots|baskets|carts|firms|companies|estimates)\b
    \b(?:dublin|paris|lyon|marseille|praha|prague|wien|vienna|budapest) \d{1,2}(?=\s*[.,;:)\n])
    \bquotes? (?:are |is )?below\b|\bnet[- ]?\d+\b|\b(?:in|within) \d+ (?:days?|weeks?)\b
    \b(?:(?:rfq|job|project)\s*(?:no\.?|#)?\s*(?!\d[\d,]*\s*(?:pcs?|ea|x|ft|m|kg|lbs?|units?|pieces)\b)|p\.?o\.?(?:\s+(?:no\.?|#)?\s*|#\s*|-?(?=\d{4})))[\w-]*\d[\w-]*
  `,
  { flags: 'gi' },
);
/** "RDA 4410:", "Req. 20731 -": the number of a request, where words follow that are not counted by it. */
const FILED_UNDER = new RegExp(
  `(?<=^|\\n|[.!]\\s)[^\\S\\n]*(?:[=#*–—-]{1,6}\\s?)?${anyOf(REQUEST_NUMBERS)}\\.?[^\\S\\n]*(?:(?:n|no|nr|núm|num)?[.:°º]*[^\\S\\n]*)?(?:\\p{L}{0,4}-?)?\\d{3,}(?:[-/.][\\dA-Z]+)*(?=\\s?[:;,–—/|]|\\s-\\s|\\.\\s)`,
  'giu',
);
/** "Toner requisition no. 318, Leeds depot", "zur Bedarfsanforderung Nr. 77": wherever it stands, the word for a number tells. */
const CALLED_BY_NUMBER = new RegExp(
  `(?<!\\p{L})${anyOf(REQUEST_NUMBERS)}\\.?\\s(?:number|nummer|num[eé]ro|número|numer|(?:no|nr|núm|num|n)[.°º]{1,2}|n[°º])\\s?(?:\\p{L}{0,4}-?)?\\d{2,}(?:[-/.][\\dA-Z]+)*(?!\\p{L})`,
  'giu',
);
/** A day in full is no quantity, whatever it is for. */
const ANY_DAY = cueList(
  String.raw`
    \b\d{4}-\d{1,2}-\d{1,2}\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b
    \b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? \d{1,2}(?:st|nd|rd|th)?\b(?:,? \d{4})?
  `,
  { flags: 'gi' },
);

/** "le 18 juin", "19 June": the day before its month, in the languages of the calendar reader. */
const DAY_AND_MONTH = new RegExp(
  `(?<!\\d)\\d{1,2}(?:st|nd|rd|th|\\.|er|º)?\\s(?:of |de |di )?(?:${MONTH_NAMES.replaceAll(' ', '|')})(?!\\p{L})`,
  'giu',
);

/** "Lavagem da garagem em 2027", "(enero a diciembre de 2027)", "für Frühjahr 2027", "2023 haben wir …": the year in which. */
const IN_A_YEAR = new RegExp(
  [
    '(?<=\\p{L} \\()20[1-4]\\d(?=\\)\\s\\p{Ll})',
    `(?<!\\p{L})${anyOf(BEFORE_A_YEAR)}\\s20[1-4]\\d(?=\\s*(?:[.,;:!?)]|$))`,
    `(?<!\\p{L})(?:${anyOf(SEASONS)}|${MONTH_NAMES.replaceAll(' ', '|')})\\.?\\s(?:de |del |do )?20[1-4]\\d(?![\\d.,]*\\d)`,
    `(?<=^\\s*|[.!?]\\s+)20[1-4]\\d(?=\\s${anyOf(SAID_OF_A_YEAR)}(?!\\p{L}))`,
  ].join('|'),
  'gimu',
);

/** "3 ofertas"; "two rental places answered": whoever answers is asked. */
const COUNTED_OFFERS = new RegExp(
  [
    `(?<![\\p{L}\\d.,])\\d{1,2}\\s+(?:\\p{L}+\\s+)?${anyOf(OFFER_NOUNS)}(?![\\p{L}])`,
    `(?<![\\p{L}\\d.,])(?:\\d{1,2}|${COUNT_WORD}|${numberWords()})\\s(?:\\p{L}+\\s){1,3}${anyOf(HAVE_ANSWERED)}(?![\\p{L}])`,
  ].join('|'),
  'giu',
);

const ZIP_FORMS = [
  /\bzip(?:[- ]?code)?\b\W{0,4}(?:is |= ?|of |to )?(?<zip>\d{5})(?:-\d{4})?(?![\d-]|\.\d)/gi,
  /\b(?:postal|post) ?code\b\W{0,4}(?:is )?(?<zip>\d{5})(?:-\d{4})?(?![\d-])/gi,
  cueList(
    String.raw`
    liefer\w*|versand|livr\w*|entreg\w*|env[ií]\w*|consegn\w*|spedi\w*|ship(?:ped|ping|s)?(?:[- ]to)?
    deliver(?:ed|y|s)?|landed(?: cost)?|dest(?:ination)?|dock|(?:job)?site|location|plant|warehouse|freight|dap|fob
    to|into|in|at
  `,
    {
      flags: 'gi',
      before: String.raw`\b`,
      after: String.raw`\b[^.;\n\d]{0,40}?\b(?:[A-Z]{2}[ ,]+)?(?<zip>\d{5})(?:-\d{4})?(?![\w-]|[.,]\d|\s*(?:x|pcs|ea|each|ft|of|units?)\b)`,
    },
  ),
  /(?<=\p{L} ?)\((?<zip>\d{5})\)/gu,
  /\b[A-Z]{2},? (?<zip>\d{5})(?:-\d{4})?(?![\w-])/g,
  /(?:\bfor |[.;,]\s{1,40}|[–—@]\s{1,40}|\n\s{0,40})(?<zip>\d{5})(?=\s*(?:[.,;:?!)]|$|\n)|\s+[A-Z][a-z])/g,
];

function readZip(brief: string): Stated<string> | null {
  for (const form of ZIP_FORMS) {
    const hit = [...brief.matchAll(form)].find(
      ({ index, 0: words, groups }) => !STANDARD.test(brief.slice(0, index + words.lastIndexOf(groups?.zip ?? ''))),
    );
    const value = hit?.groups?.zip;
    if (hit && value) {
      const words = hit[0];
      // "1/2 in connectors, to 60607": a part stands before the word that leads to the place.
      const nearest = /^(?:in|at|to|into)\b/i.test(words) ? [...words.matchAll(PLACE_WORD)].at(-1) : undefined;
      // A mark before it ends what stands there.
      const mark = /^[.;,–—@\s]+/.exec(words)?.[0].length ?? 0;
      return { value, start: hit.index + (nearest?.index ?? mark), end: hit.index + words.length };
    }
  }
  return null;
}

/** "EN 10204", "DIN EN 10025": the number of a standard is no place. */
const STANDARD = new RegExp(`(?<!\\p{L})(?:${STANDARDS})[ /-]?$`, 'u');

const PLACE_WORD = /\b(?:ship|deliver|to|into|in|at)\b/gi;

function readCurrency(brief: string, ofMaximum: string | null): string | null {
  const named = ignoringCase(`(?<!\\p{L})(?:in|to|into|en|em|w|i) (${CURRENCY})(?!\\p{L}|[ \\t]?\\d)`).exec(brief)?.[1];
  return currencyOf(named ?? '') ?? ofMaximum;
}

/** Nothing but what is asked for. */
const SUBSTITUTES_REFUSED = cueList(String.raw`
    \bnothing else(?: will do| goes| is ok| on|[,.;]|$)
    (?:subs?|substitut\w+|alternat\w+|equivalents?) (?:are |is )?(?:not|un)\s?(?:ok|accept|allowed)
  `);

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';
const A_DAY = String.raw`(?:\d+(?:st|nd|rd|th)? )?(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|${MONTH})(?!\p{L})`;
/** "Has to be Marlowe Blue", "must be 17 seaters"; "has to be the Saturday" is of a day. */
const MUST_BE = new RegExp(
  String.raw`(?<!\p{L})(?:[Hh]as to|[Hh]ave to|[Mm]ust|[Nn]eeds? to) be (?:on )?(?:the |an? )?(?!${A_DAY})(?:\p{Lu}|\d+ ?\p{L}{3})`,
  'u',
);

/** What does the same is as good. */
const SUBSTITUTES_TAKEN = cueList(String.raw`
    (?:subs?|substitut\w+|alternat\w+|equivalents?)(?: parts?| brands?)? (?:are |is )?(?:ok|okay|fine|accept|welcome|allowed)
    \bor (?:approved )?equal\b|\bor equivalent\b
  `);
