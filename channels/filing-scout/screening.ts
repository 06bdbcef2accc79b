import { screenBy } from '../kit/screening.ts';
import type { KitBrief } from '../kit/screening.ts';
import { ASKED_OTHERWISE } from './screening/asked-otherwise.ts';
import { NOTHING, RECORDED } from './screening/recorded.ts';

const K8 = { company: 'Heron Works Inc.', form: '8-K', filed: '2026-11-03', period: '2026-11-02' };
const Q = { form: '10-Q', filed: '2026-08-04' };
const KA = { form: '10-K/A', filed: '2026-03-20' };
const K = {
  form: '10-K',
  filed: '2026-02-12',
  description: 'ANNUAL REPORT OF HERON WORKS',
  link: 'https://www.sec.gov/Archives/edgar/data/9000001/000900000125000004/0009000001-25-000004-index.htm',
};
const FORM4 = { form: '4', filed: '2026-01-15' };
const OLD = { form: '10-K', filed: '2025-02-14' };
const ALL = [K8, Q, KA, K, FORM4, OLD];
const CRANE = { company: 'CRANE HOLDINGS CO', form: '10-Q' };

export const BRIEFS: KitBrief[] = [
  {
    name: 'forms of a company with its ticker',
    notes: 'List the 10-K and 10-Q filings of Heron Works (HRNW)',
    rows: [Q, KA, K, OLD],
    read: /of: Heron Works \(HRNW\); forms: 10-K, 10-Q/,
    grade: 'A',
  },
  {
    name: 'all that a company filed',
    notes: 'What has Heron Works filed?',
    rows: ALL,
    says: [/newest 30 filings of any form/],
  },
  { name: 'a ticker', notes: 'Latest filings of HRNW', rows: ALL },
  { name: 'a ticker with a dollar', notes: 'anything new at the SEC for $HRNW?', rows: ALL },
  { name: 'an exchange', notes: '8-K filings please, NASDAQ: HRNW', rows: [K8] },
  { name: 'a CIK', notes: 'CIK 9000001, annual reports', rows: [KA, K, OLD], read: /CIK 0009000001/ },
  {
    name: 'a name with its suffix',
    notes: 'annual report of Crane Holdings Co',
    rows: [],
    outcomes: ['none found'],
    says: [/no such filing/],
  },
  { name: 'in common words', notes: 'Show me the quarterly reports from Crane Holdings', rows: [CRANE] },
  {
    name: 'since a day',
    notes: 'Filings of Heron Works since February 2026',
    rows: [K8, Q, KA, K],
    read: /filed: from 2026-02-01/,
  },
  {
    name: 'in a year',
    notes: '10-K filings by Heron Works in 2025',
    rows: [OLD],
    undone: [/older filings within these days in 1 further list/],
  },
  {
    name: 'last month',
    notes: 'What did Crane Holdings file last month?',
    rows: [CRANE],
    read: /2026-10-01 to 2026-10-31/,
  },
  { name: 'how many', notes: 'top 2 filings of Heron Works', rows: [K8, Q], says: [/4 more are in the source/] },
  { name: 'insider trades', notes: 'insider trades of Heron Works', rows: [FORM4] },
  {
    name: 'a proxy statement',
    notes: 'Proxy statement of Gull Air Lines',
    rows: [{ form: 'DEF 14A', period: null, description: 'PROXY STATEMENT' }],
  },
  {
    name: 'several companies',
    notes: '10-Q filings of Heron Works and Crane Holdings',
    rows: [Q, CRANE],
    outcomes: ['found', 'found'],
  },
  { name: 'a list', notes: 'SEC filings, 10-Q only:\n- HRNW\n- Crane Holdings', rows: [Q, CRANE] },
  { name: 'labels', notes: 'Company: Heron Works\n8-K', rows: [K8] },
  {
    name: 'a name that two companies have',
    notes: 'Filings of Gull',
    rows: [],
    asks: ['company-1'],
    outcomes: ['unclear'],
    says: [/Gull Air Lines.*GULA.*Gull Apparel.*GULB/],
    grade: 'CDF',
  },
  {
    name: 'a company that is not there',
    notes: 'Filings of Zanzifex',
    rows: [],
    asks: ['company-1'],
    outcomes: ['unclear'],
    says: [/No company called Zanzifex/],
  },
  { name: 'a form that was not filed', notes: '20-F of Heron Works', rows: [], outcomes: ['none found'], grade: 'A' },
  {
    name: 'a form that was not filed, and words that nobody reads',
    notes: '20-F of Heron Works re the Quuxport spinoff',
    rows: [],
    outcomes: ['unclear'],
    saysNot: [/no such filing/],
    undone: [/Quuxport/],
  },
  {
    name: 'the SEC refuses',
    notes: 'Filings of Stork Energy and Crane Holdings',
    rows: [CRANE],
    undone: [
      /EDGAR could not be asked about Stork Energy: it refuses callers that name no mail address.*LONGTAKE_CONTACT_EMAIL/,
    ],
    grade: 'BCD',
  },
  {
    name: 'a page about limits',
    notes: 'Filings of Ibis Bank and Crane Holdings',
    rows: [CRANE],
    undone: [/Ibis Bank: it answered with something else/],
  },
  {
    name: 'out of order',
    notes: 'Filings of Tern Therapeutics',
    rows: [],
    undone: [/out of order \(HTTP 503\)/],
    grade: 'CDF',
  },
  { name: 'a CIK that is none', notes: 'CIK 9999999', rows: [], ends: 'failed', says: [/404/] },
  {
    name: 'a letter around it',
    notes:
      'Hi,\n\nI am Paul Weir, analyst at Lakeside Capital. Could you pull the 8-K filings of Heron Works for my boss?\n\nBest,\nPaul Weir\nLakeside Capital LLC\n(212) 555-0175',
    rows: [K8],
    stays: ['paul', 'weir', 'lakeside', '555'],
    undone: [/analyst|Lakeside/],
  },
  {
    name: 'no company',
    notes: 'Which 10-K filings came in last week?',
    rows: [],
    asks: ['companies'],
    ends: 'needs_input',
    says: [/which company/],
  },
  {
    name: 'the company as an answer',
    notes: 'ticker HRNW',
    prior: { brief: 'Which 8-K filings came in?', output: '', links: [] },
    rows: [K8],
  },
  {
    name: 'a brief of another business',
    notes: 'Compare vendor quotes: supplier Acme freight 20',
    rows: [],
    asks: ['companies'],
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
  canary: {
    brief: 'forms of a company with its ticker',
    expectations: { minGrade: 'B', mustContain: ['10-K'], mustLink: [] },
  },
});
