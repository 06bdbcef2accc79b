import type { KitBrief } from '../../kit/screening.ts';

const REED = { title: 'Reed bed restoration after floods' };
const OLD = { title: 'Restoring reed beds: a review' };
const OTHER = { title: 'Reed bed restoration in cities' };
const OTTER = { title: 'Otter behaviour at night' };
const ALL = [REED, OLD, OTHER];

/** Students, librarians and reviewers. */
export const ASKED_OTHERWISE: KitBrief[] = [
  {
    name: 'a seminar',
    notes: "I'm writing a seminar paper. What has been published on reed bed restoration?",
    rows: ALL,
  },
  {
    name: 'by its author, the name first',
    notes: "Ada Heron's papers on reed bed restoration",
    rows: [REED],
    read: /author: Ada Heron/,
  },
  {
    name: 'since, in other words',
    notes: 'reed bed restoration papers from 2023 onwards',
    rows: [REED, OTHER],
    read: /from 2023-01-01/,
  },
  { name: 'key words', notes: 'keywords: otter behaviour', rows: [OTTER] },
  {
    name: 'German',
    notes: 'Suche wissenschaftliche Artikel über otter behaviour',
    rows: [OTTER],
    read: /about: otter behaviour/,
  },
  {
    name: 'free to read',
    notes: 'Where can I read something about reed bed restoration for free?',
    rows: [REED],
    read: /open access only/,
  },
  {
    name: 'a citation with a DOI',
    notes: 'Heron A, Crane B. Reed bed restoration after floods. J Wetl Lett. 2024. doi:10.5555/heron.1',
    rows: [REED],
  },
  {
    name: 'a review of literature',
    notes: 'literature review: otter behaviour; swan migration',
    rows: [OTTER, { title: 'Swan migration by radar' }],
  },
  { name: 'what do we know', notes: 'what do we know from the literature about otter behaviour?', rows: [OTTER] },
  {
    name: 'influential',
    notes: 'most influential work on reed bed restoration',
    rows: [OLD, REED, OTHER],
    says: [/most cited/],
  },
];
