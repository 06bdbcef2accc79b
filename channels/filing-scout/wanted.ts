import { cueList } from '../reading/cue-list.ts';
import { z } from 'zod';
import { mostSlot, periodSlot } from '../kit/common-slots.ts';
import { behind } from '../kit/propose/behind.ts';
import { ahead } from '../kit/propose/ahead.ts';
import { codes, words } from '../kit/propose/fixed.ts';
import { labelled } from '../kit/propose/labelled.ts';
import { listed } from '../kit/propose/listed.ts';
import { tabled } from '../kit/propose/tabled.ts';
import { foldCase, LANGUAGES } from '../reading/languages.ts';
import type { Role } from '../reading/languages.ts';
import { hasRole } from '../reading/unread-words.ts';
import { ANNUAL, FILED_BY, FILES, INSIDER, QUARTERLY } from '../reading/vocabulary/filing-words.ts';
import { Period } from '../kit/propose/period.ts';
import type { Slots } from '../kit/slot.ts';

/** A company by what the brief calls it: ten digits of its CIK, its ticker, its name. */
const Company = z.strictObject({ cik: z.string().nullable(), ticker: z.string().nullable(), name: z.string() });
export type Company = z.infer<typeof Company>;

export const Wanted = z.strictObject({
  companies: z.array(Company),
  forms: z.array(z.string()),
  period: Period.nullable(),
  most: z.int().nullable(),
});
export type Wanted = z.infer<typeof Wanted>;

/** How people call forms; amendments (`/A`) belong to their form. */
const FORMS: Record<string, string> = {
  '10-k|10k|10-ks': '10-K',
  '10-q|10q|10-qs': '10-Q',
  // Companies from abroad file theirs on other forms.
  [Object.values(ANNUAL).join('|')]: '10-K or 20-F or 40-F',
  [Object.values(QUARTERLY).join('|')]: '10-Q or 6-K',
  [Object.values(INSIDER).join('|')]: '4',
  '8-k|8k|current report|current reports|8-ks': '8-K',
  '20-f|20f': '20-F',
  '6-k|6k': '6-K',
  's-1|s1|ipo filing|registration statement|registration statements': 'S-1',
  'def 14a|def14a|proxy statement|proxy statements|proxy': 'DEF 14A',
  'form 4|form 4s|forms 4': '4',
  '13f-hr|13f': '13F-HR',
  'sc 13d|13d|schedule 13d': 'SCHEDULE 13D',
  'sc 13g|13g|schedule 13g': 'SCHEDULE 13G',
};
const NO_NAME = cueList(
  String.raw`
  the|a|an|all|any|each|sec|edgar|filings?|companies|company|form|forms|annual|quarterly|current|latest|newest|this|that|these|last
  past|next|year|week|month|quarter|us|me|our|their|its|it|them|detail|general|total|january|february|march|april|may|june|july|august
  september|october|november|december|\d.*
`,
  { before: String.raw`^`, after: String.raw`$` },
);

/** Capitals that are no ticker. */
const NO_TICKERS = new Set(
  'NYSE AMEX OTC FORM DEF PDF CSV THE AND FOR JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC SEC CEO CFO IPO USA LLC INC PDF EDGAR CIK US EU UK FYI ASAP PS OK HI RE FW'.split(
    ' ',
  ),
);

const FIRST = /^(?:General|Total|US|Next|Current)$/;
const FORM = /^(?:[A-Z]{1,2}-\d{1,2}|\d{1,2}-[A-Z]|[A-Z]{3} \d{1,2}[A-Z])s?$/i;

/** Before a form or a verb; one in small letters stands alone. */
function readBefore(text: string): Company | null {
  const isNone = /^\P{Lu}+\s\P{Lu}+$/u.test(text) || hasRole(foldCase(text), LANGUAGES, TALK);
  return isNone ? null : readCompany(text);
}
const TALK: readonly Role[] = ['talk', 'only', 'joiners', 'determiners', 'linkers', 'greetings'];

function readCompany(text: string): Company | null {
  const [, inside] = /\((?:(?:nasdaq|nyse)\s*:\s*)?([A-Z][A-Z.-]{0,5})\)\s*$/.exec(text) ?? [];
  const name = text
    .replace(/\s*\([^)]*\)\s*$/, '')
    .replace(/['’]s$/, '')
    .trim();
  const parts = name.split(/\s+/);
  const [first = '', second = ''] = parts;
  // "General Works" is a name, "general" is none; "S-1" is a form.
  const isNone =
    (NO_NAME.test(first) && !(FIRST.test(first) && /^\p{Lu}/u.test(second))) ||
    FORM.test(name) ||
    parts.some((part) => FORM.test(part));
  if (!/^\p{L}[\p{L}\d .,&'’/-]{0,60}$/u.test(name) || parts.length > 6 || isNone) return null;
  return {
    cik: null,
    ticker: inside ?? (/^[A-Z]{2,5}$/.test(name) && !NO_TICKERS.has(name) ? name : null),
    name,
  };
}

const ENDS =
  'eingereicht|veröffentlicht|since|from|in|for|on|re|about|file|report|publish|between|after|before|during|last|this|over|filed|with|to|please|10-k|10-q|8-k|annual|quarterly|sec|and their|and its|or later|latest|newest|form|as of|the last|the latest';
/** Words before a form that name no company. */
const FIELD =
  'sec edgar annual quarterly current latest newest filing filings form forms report reports stock shares welche alle tous todos';
const readBare = (ticker: string): Company | null => (NO_TICKERS.has(ticker) ? null : readTicker(ticker));
const readTicker = (ticker: string): Company => ({ cik: null, ticker, name: ticker });

export const slots: Slots<Wanted> = {
  companies: {
    label: 'of',
    type: Company,
    most: 10,
    required: 'Filings of which company? Give its ticker, name or CIK.',
    tell: ({ cik, ticker, name }) =>
      cik === null ? [name, ticker && ticker !== name ? `(${ticker})` : ''].filter(Boolean).join(' ') : `CIK ${cik}`,
    read: readCompany,
    propose: [
      codes(/\bCIK\s*(?:[:#=]\s*)?(?<value>\d{1,10})\b/i, (digits) => ({
        cik: digits.padStart(10, '0'),
        ticker: null,
        name: digits,
      })),
      codes(/\$(?<value>[A-Z]{1,5})\b/, readTicker),
      codes(/\b(?:nasdaq|nyse|ticker|symbol)s?\s*:?\s*(?<value>[A-Z][A-Z.-]{0,5})\b/i, (ticker) =>
        /^[A-Z.-]+$/.test(ticker) ? readTicker(ticker) : null,
      ),
      codes(/(?:\p{Lu}[\p{L}&.'’-]*\s+){1,5}\((?:(?:NASDAQ|NYSE)\s*:\s*)?[A-Z][A-Z.-]{0,5}\)/u, readCompany),
      labelled('company|companies|ticker|tickers|issuer|registrant', readCompany),
      behind(FILED_BY, (text) => (/^\p{Lu}/u.test(text) ? readBefore(text) : null), {
        ends: ENDS,
        parted: true,
        names: true,
      }),
      tabled('company|companies|ticker|issuer|registrant|name|symbol', readCompany),
      codes(/(?<![\w$])(?<value>[A-Z]{2,5}) (?:has |have |had )?(?:filed|files|filing|filings)\b/, readBare, 'cued'),
      ahead(`${Object.keys(FORMS).join('|')}|filings|filing`, readBefore, { field: FIELD, names: true }),
      ahead(Object.values(FILES).join('|'), (text) => (/\p{Lu}/u.test(text) ? readBefore(text) : null), {
        field: FIELD,
        names: true,
      }),
      codes(/(?<![\w$./-])(?<value>[A-Z]{3,5})(?![\w.-])/, readBare, 'bare'),
      listed(readCompany),
    ],
  },
  forms: { label: 'forms', type: z.string(), most: 10, tell: String, propose: [words(FORMS)] },
  period: periodSlot('filed'),
  most: mostSlot('filings|filing|reports|forms'),
};
