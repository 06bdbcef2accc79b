import { openCard } from '../kit/open-card.ts';

export const card = openCard({
  slug: 'filing-scout',
  number: 104,
  name: 'Filing Scout',
  summary:
    'Lists what companies filed with the US SEC (10-K, 10-Q, 8-K, proxies, insider trades and others) by EDGAR, each with its link.',
  inputs:
    'Companies by ticker, name or CIK, up to 10; optional forms, days and how many. The installation names a mail address (LONGTAKE_CONTACT_EMAIL): the SEC demands one',
  outputs: 'Per company: filings with form, day, period, description and link; or that none was filed',
  budget: { pages: 40, rounds: 4, seconds: 120 },
  freshSeconds: 3600,
  exampleNotes: 'List the 10-K and 10-Q filings of Apple (AAPL) since January 2025',
});
