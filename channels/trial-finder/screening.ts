import { screenBy } from '../kit/screening.ts';
import type { KitBrief } from '../kit/screening.ts';
import { ASKED_OTHERWISE } from './screening/asked-otherwise.ts';
import { NOTHING, RECORDED } from './screening/recorded.ts';

const A = {
  nct: 'NCT90000001',
  title: 'Tablets for marsh fever',
  status: 'RECRUITING',
  phases: ['PHASE3'],
  sponsor: 'Heron Institute',
  ages: ['18 Years'],
  places: ['Kestrelburg'],
  updated: '2026-10-05',
  link: 'https://clinicaltrials.gov/study/NCT90000001',
};
const B = { nct: 'NCT90000002', phases: ['PHASE1', 'PHASE2'], ages: ['6 Months', '12 Years'] };
const C = { nct: 'NCT90000003', phases: [], places: ['Lyon', 'Kestrelburg'] };
const D = { nct: 'NCT90000004' };

export const BRIEFS: KitBrief[] = [
  {
    name: 'a condition',
    notes: 'Find clinical trials for marsh fever',
    rows: [A, B, C],
    read: /about: marsh fever/,
    grade: 'A',
  },
  {
    name: 'recruiting',
    notes: 'Which trials for marsh fever are recruiting?',
    rows: [A, C],
    read: /status: recruiting/,
  },
  {
    name: 'everything at once',
    notes: 'Recruiting phase 3 trials for marsh fever in Germany',
    rows: [A],
    read: /where: Germany; status: recruiting; phase: phase 3/,
  },
  {
    name: 'a place',
    notes: 'trials for marsh fever in Germany',
    rows: [A, { nct: 'NCT90000003', places: ['Kestrelburg', 'Lyon'] }],
  },
  { name: 'two phases', notes: 'phase 1 or phase 2 studies on marsh fever', rows: [B], read: /phase 1, phase 2/ },
  { name: 'phases in Roman numerals', notes: 'Phase I and Phase II trials for marsh fever', rows: [B] },
  { name: 'completed', notes: 'completed trials for marsh fever', rows: [B], read: /status: completed/ },
  { name: 'a treatment', notes: 'trials for marsh fever using heronine', rows: [A], read: /treatment: heronine/ },
  { name: 'labels', notes: 'Condition: marsh fever\nDrug: heronine', rows: [A] },
  {
    name: 'several conditions',
    notes: 'Trials for marsh fever and otter cough',
    rows: [A, B, C, D],
    outcomes: ['found', 'found'],
  },
  { name: 'a list', notes: 'Please look for trials:\n- otter cough\n- marsh fever', rows: [D, A, B, C] },
  { name: 'a number', notes: 'What is nct90000001?', rows: [A] },
  { name: 'a number that is none', notes: 'NCT90000009', rows: [], ends: 'failed', says: [/404/] },
  {
    name: 'an age is not sent',
    notes: 'Trials for marsh fever for a 9 year old',
    rows: [B],
    says: [/the age was not sent/],
    undone: [/2 of marsh fever were found outside/],
    stays: ['9 year'],
  },
  {
    name: 'an age in words of the age',
    notes: 'marsh fever trials, age 45',
    rows: [A, C],
    undone: [/1 of marsh fever were found outside/],
  },
  {
    name: 'a family',
    notes:
      'My father John, aged 67, was diagnosed with marsh fever last spring. Is there anything recruiting?\n\nMany thanks,\nSusan Reed\n12 Mill Lane, Leeds\n+44 113 496 0000',
    rows: [A, C],
    stays: ['john', 'susan', '67', 'leeds', 'mill', 'father', '496'],
  },
  { name: 'diagnosed with', notes: 'I was diagnosed with otter cough, what trials are there?', rows: [D] },
  { name: 'how many', notes: 'The first 2 trials for marsh fever', rows: [A, B], says: [/1 more are in the source/] },
  {
    name: 'two pages and no more',
    notes: 'trials for long winter',
    rows: Array.from({ length: 50 }, () => ({ status: 'RECRUITING' })),
    says: [/10 more are in the source/],
  },
  {
    name: 'nothing',
    notes: 'trials for swan itch',
    rows: [],
    outcomes: ['none found'],
    says: [/no trial was found/],
    grade: 'A',
  },
  {
    name: 'nothing, and words that nobody reads',
    notes: 'trials for swan itch (Zanzifex mutation)',
    rows: [],
    outcomes: ['unclear'],
    saysNot: [/no trial was found/],
    says: [/Zanzifex mutation/],
    undone: [/Zanzifex/],
  },
  {
    name: 'a page instead of an answer',
    notes: 'Trials for gateway pain and otter cough',
    rows: [D],
    outcomes: ['not checked', 'found'],
    undone: [/gateway pain: it answered with something else/],
    grade: 'ABC',
  },
  {
    name: 'too many requests',
    notes: 'Trials for busy heart and otter cough',
    rows: [D],
    undone: [/HTTP 429/],
    grade: 'BCD',
  },
  { name: 'out of order', notes: 'Trials for dark lung', rows: [], ends: 'failed', says: [/500/] },
  {
    name: 'no condition',
    notes: 'Are there any clinical trials for my wife?',
    rows: [],
    asks: ['subjects'],
    ends: 'needs_input',
    says: [/which condition/],
  },
  {
    name: 'the condition as an answer',
    notes: 'Condition: otter cough',
    prior: { brief: 'Are there any clinical trials for my wife?', output: '', links: [] },
    rows: [D],
  },
  {
    name: 'narrowed',
    notes: 'only recruiting',
    prior: { brief: 'Find clinical trials for marsh fever', output: 'NCT90000001 NCT90000002 NCT90000003', links: [] },
    rows: [A, C],
  },
  {
    name: 'two states',
    notes: 'recruiting or completed trials for otter cough',
    rows: [D],
    asks: ['doubt-1'],
    says: [/more than one status/],
  },
  {
    name: 'a brief of another business',
    notes: 'Supplier quotes: freight 20, vendor Acme',
    rows: [],
    asks: ['subjects'],
    ends: 'needs_input',
    says: [/quote-compare/],
  },
  ...ASKED_OTHERWISE,
];

export const screening = screenBy({
  at: '2026-11-21T12:00:00.000Z',
  briefs: BRIEFS,
  recorded: RECORDED,
  nothing: NOTHING,
  canary: { brief: 'a condition', expectations: { minGrade: 'B', mustContain: ['NCT90000001'], mustLink: [] } },
});
