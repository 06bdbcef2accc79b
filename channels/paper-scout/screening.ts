import { screenBy } from '../kit/screening.ts';
import type { KitBrief } from '../kit/screening.ts';
import { ASKED_OTHERWISE } from './screening/asked-otherwise.ts';
import { NOTHING, RECORDED } from './screening/recorded.ts';

const REED = {
  title: 'Reed bed restoration after floods',
  authors: ['Ada Heron', 'Ben Crane'],
  year: 2024,
  published: '2024-05-02',
  citations: 41,
  openCopy: 'https://archive.example/1.pdf',
  link: 'https://doi.org/10.5555/heron.1',
};
const OLD = { title: 'Restoring reed beds: a review', citations: 210 };
const OTHER = { title: 'Reed bed restoration in cities', venue: 'Urban Marsh', published: null };

export const BRIEFS: KitBrief[] = [
  {
    name: 'a topic',
    notes: 'Find papers about reed bed restoration',
    rows: [REED, OLD, OTHER],
    read: /about: reed bed restoration/,
    says: [/of OpenAlex, and of Crossref/],
    saysNot: [/Bedside/],
    grade: 'A',
  },
  {
    name: 'a topic since a year',
    notes: 'Find papers about reed bed restoration since 2023',
    rows: [REED, OTHER],
    read: /published: from 2023-01-01/,
  },
  {
    name: 'most cited',
    notes: 'papers on reed bed restoration, most cited first',
    rows: [OLD, REED, OTHER],
    says: [/25 most cited of OpenAlex/],
  },
  { name: 'newest', notes: 'newest articles on reed bed restoration please', rows: [REED, OTHER] },
  {
    name: 'open access',
    notes: 'open access papers on reed bed restoration',
    rows: [REED],
    read: /open access only/,
    says: [/asked: OpenAlex\)/],
  },
  { name: 'how many', notes: 'Give me 2 papers on reed bed restoration', rows: [REED, OLD, OTHER], read: /at most: 2/ },
  { name: 'an author', notes: 'Papers on reed bed restoration by Ada Heron', rows: [REED], read: /author: Ada Heron/ },
  { name: 'labels', notes: 'Topic: reed bed restoration\nAuthor: Ada Heron', rows: [REED] },
  { name: 'a title in quotation marks', notes: 'Do you have “Reed bed restoration after floods”?', rows: [REED] },
  { name: 'a DOI', notes: '10.5555/heron.1', rows: [REED], says: [/asked: OpenAlex, Crossref/], grade: 'A' },
  { name: 'a DOI as an address', notes: 'What is https://doi.org/10.5555/Heron.1 about?', rows: [REED] },
  {
    name: 'a DOI that nobody has',
    notes: 'doi:10.5555/gone.1',
    rows: [],
    outcomes: ['unclear'],
    undone: [/Crossref could not be asked about 10\.5555\/gone\.1: it answered with HTTP 404/],
  },
  {
    name: 'a list of topics',
    notes: 'Papers please:\n- otter behaviour\n- swan migration',
    rows: [
      { title: 'Otter behaviour at night' },
      { title: 'Swan migration by radar', link: 'https://openalex.org/W90006', venue: null },
    ],
    outcomes: ['found', 'found'],
  },
  {
    name: 'a numbered list',
    notes: 'I need literature on these:\n1. otter behaviour\n2. reed bed restoration',
    rows: [{ title: 'Otter behaviour at night' }, REED, OLD, OTHER],
  },
  { name: 'research into', notes: 'recent research into otter behaviour?', rows: [{ year: 2021 }] },
  {
    name: 'nothing on it',
    notes: 'studies on the aerodynamics of marble herons',
    rows: [],
    outcomes: ['none found'],
    says: [/no paper was found/],
    grade: 'A',
  },
  {
    name: 'nothing on it, and words that nobody reads',
    notes: 'studies on marble herons, Zanzifex cohort',
    rows: [],
    outcomes: ['unclear'],
    saysNot: [/no paper was found/],
    says: [/Zanzifex cohort/],
    undone: [/Zanzifex/],
  },
  {
    name: 'the allowance is used up',
    notes: 'papers about limits of radar',
    rows: [{ title: 'The limits of radar', year: 2018 }],
    undone: [/OpenAlex could not be asked about limits of radar: it takes no more requests/],
    grade: 'BCD',
  },
  {
    name: 'both are out of order',
    notes: 'papers about broken gates',
    rows: [],
    ends: 'failed',
    says: [/OpenAlex.*something else|Crossref.*out of order/],
  },
  { name: 'none can be reached', notes: 'papers about dark water', rows: [], ends: 'failed' },
  {
    name: 'a letter around it',
    notes:
      'Dear Paper Scout,\n\ncan you find papers about reed bed restoration for me?\n\nBest wishes,\nMartha Quill\n0044 20 7946 0018',
    rows: [REED, OLD, OTHER],
    stays: ['martha', 'quill', '7946'],
  },
  {
    name: 'a name that is no author stays',
    notes: 'Hello, my name is Martha Quill. Find papers about otter behaviour.',
    rows: [{ title: 'Otter behaviour at night' }],
    stays: ['martha', 'quill'],
  },
  {
    name: 'no topic',
    notes: 'Find me some papers',
    rows: [],
    asks: ['subjects'],
    ends: 'needs_input',
    says: [/Papers about what/],
  },
  {
    name: 'the topic as an answer',
    notes: 'Topic: otter behaviour',
    prior: { brief: 'Find me some papers', output: '', links: [] },
    rows: [{ title: 'Otter behaviour at night' }],
  },
  {
    name: 'a brief of another business',
    notes: 'Quote 1 from supplier Acme, freight extra; quote 2 from vendor Bolt',
    rows: [],
    asks: ['subjects'],
    ends: 'needs_input',
    says: [/quote-compare/],
  },
  {
    name: 'two orders',
    notes: 'papers on otter behaviour, newest first, most cited first',
    rows: [{ title: 'Otter behaviour at night' }],
    asks: ['doubt-1'],
    says: [/more than one order/],
  },
  {
    name: 'what was told before is not told again',
    notes: 'more papers about reed bed restoration',
    prior: { brief: 'papers about reed bed restoration', output: 'Reed … 10.5555/heron.1 …', links: [] },
    rows: [OLD, OTHER],
  },
  {
    name: 'more than ten',
    notes: `Topics:\n${'abcdefghijk'
      .split('')
      .map((letter) => `- ${letter.repeat(4)} ducks`)
      .join('\n')}`,
    rows: [],
    asks: ['subjects'],
    ends: 'needs_input',
    says: [/At most 10.*11 were counted/],
  },
  ...ASKED_OTHERWISE,
];

export const screening = screenBy({
  at: '2026-11-21T12:00:00.000Z',
  briefs: BRIEFS,
  recorded: RECORDED,
  nothing: NOTHING,
  canary: { brief: 'a topic', expectations: { minGrade: 'B', mustContain: ['Reed bed restoration'], mustLink: [] } },
});
