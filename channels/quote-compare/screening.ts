import type { Screening } from '#contracts/screening.ts';
import { BREAKS } from './screening/breaks.ts';
import { CARRIAGE_IN_WORDS } from './screening/carriage-in-words.ts';
import { CHARGES } from './screening/charges.ts';
import { COUNTS_IN_WORDS } from './screening/counts-in-words.ts';
import { CURRENCIES } from './screening/currencies.ts';
import { DEADLINES } from './screening/deadlines.ts';
import { ERRORS } from './screening/errors.ts';
import { FEES_IN_WORDS } from './screening/fees-in-words.ts';
import { FEES } from './screening/fees.ts';
import { FREIGHT_PLACES } from './screening/freight-places.ts';
import { FREIGHT_TERMS } from './screening/freight-terms.ts';
import { LANGUAGES } from './screening/languages.ts';
import { LEAD_TIMES } from './screening/lead-times.ts';
import { MAILS } from './screening/mails.ts';
import { MISSING } from './screening/missing.ts';
import { PACKS } from './screening/packs.ts';
import { SUBSTITUTES } from './screening/substitutes.ts';
import { SUMS_AND_SHARES } from './screening/sums-and-shares.ts';
import { TABLES } from './screening/tables.ts';
import { ALTERNATES } from './screening/alternates.ts';
import { CONDITIONS } from './screening/conditions.ts';
import { CORRECTIONS } from './screening/corrections.ts';
import { COUNTED_DAYS } from './screening/counted-days.ts';
import { DISCOUNTS } from './screening/discounts.ts';
import { LOST_COLUMNS } from './screening/lost-columns.ts';
import { MEASURES } from './screening/measures.ts';
import { MINIMUMS } from './screening/minimums.ts';
import { OTHER_WORDS } from './screening/other-words.ts';
import { PROSE } from './screening/prose.ts';
import { REVISIONS } from './screening/revisions.ts';
import { ROWS } from './screening/rows.ts';
import { TAXES } from './screening/taxes.ts';
import { THREADS } from './screening/threads.ts';
import { TOLD_AT_LENGTH } from './screening/told-at-length.ts';
import { TOLD_IN_ONE_BREATH } from './screening/told-in-one-breath.ts';
import { TURNED } from './screening/turned.ts';
import { WHERE_FIGURES_STAND } from './screening/where-figures-stand.ts';
import { WHOSE_WORDS } from './screening/whose-words.ts';
import { holdComparison } from './screening/hold-comparison.ts';
import { OF_TRADES } from './screening/of-trades.ts';
import { notesOf } from './screening/screening-brief.ts';
import type { ScreeningBrief } from './screening/screening-brief.ts';

/** Briefs with known answers, for canaries, nightly screening and tests. The firms in them are made up. */
export const SCREENING: ScreeningBrief[] = [
  ...TABLES,
  ...MAILS,
  ...PACKS,
  ...BREAKS,
  ...FREIGHT_TERMS,
  ...FREIGHT_PLACES,
  ...ERRORS,
  ...CHARGES,
  ...FEES,
  ...CURRENCIES,
  ...LANGUAGES,
  ...DEADLINES,
  ...LEAD_TIMES,
  ...MISSING,
  ...SUBSTITUTES,
  ...ALTERNATES,
  ...CONDITIONS,
  ...CORRECTIONS,
  ...COUNTED_DAYS,
  ...DISCOUNTS,
  ...LOST_COLUMNS,
  ...MEASURES,
  ...MINIMUMS,
  ...OTHER_WORDS,
  ...PROSE,
  ...REVISIONS,
  ...ROWS,
  ...TAXES,
  ...THREADS,
  ...TOLD_AT_LENGTH,
  ...TOLD_IN_ONE_BREATH,
  ...TURNED,
];

/** Briefs that one word, one figure or the place of one decides. */
const DECIDED_BY_ONE_THING = [
  ...WHOSE_WORDS,
  ...CARRIAGE_IN_WORDS,
  ...FEES_IN_WORDS,
  ...COUNTS_IN_WORDS,
  ...WHERE_FIGURES_STAND,
  ...SUMS_AND_SHARES,
];

/** What nightly screening and the channel's own canary roll. No brief has anything read. */
export const screening: Screening = {
  at: '2027-01-10T12:00:00Z',
  briefs: [...SCREENING, ...OF_TRADES, ...DECIDED_BY_ONE_THING].map(({ name, prior, ...brief }) => ({
    name,
    notes: notesOf({ name, ...brief }),
    prior: prior === undefined ? null : { brief: prior, output: 'No recommendation yet.', links: [] },
    hold: (take) => holdComparison(brief, take),
  })),
  answer: ({ id }) => ({ requestId: id, code: 'http_status', status: 404, detail: 'Nothing is served here.' }),
  canary: {
    brief: 'an exempt buyer and a charged tax',
    expectations: { minGrade: 'B', mustContain: ['Lone Star Safety Supply', '2,355.00'], mustLink: [] },
  },
};
