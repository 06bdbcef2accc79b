import { openCard } from '../kit/open-card.ts';

export const card = openCard({
  slug: 'paper-scout',
  number: 102,
  name: 'Paper Scout',
  summary:
    'Finds papers by topic, author, title or DOI in OpenAlex and Crossref, with year, venue, citations and link.',
  inputs:
    'Topics, titles in quotation marks or DOIs, up to 10; optional author, days or years, open access only, newest or most cited, how many',
  outputs:
    'Per topic or DOI: papers with title, authors, year, venue, citations, open copy and DOI link; or that none was found',
  budget: { pages: 40, rounds: 3, seconds: 120 },
  freshSeconds: 24 * 3600,
  exampleNotes: 'Find recent papers about coral reef restoration since 2023, most cited first',
});
