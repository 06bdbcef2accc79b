import type { KitBrief } from '../../kit/screening.ts';

const K8 = { form: '8-K', filed: '2026-11-03' };
const Q = { form: '10-Q', filed: '2026-08-04' };
const KA = { form: '10-K/A' };
const K = { form: '10-K', filed: '2026-02-12' };
const FORM4 = { form: '4' };
const OLD = { form: '10-K', filed: '2025-02-14' };
const CRANE = { company: 'CRANE HOLDINGS CO', form: '10-Q' };

/** Analysts and holders of shares. */
export const ASKED_OTHERWISE: KitBrief[] = [
  { name: 'a possessive', notes: "Heron Works' latest 10-K please", rows: [KA, K, OLD] },
  { name: 'lower case ticker with forms', notes: 'hrnw 10-q', rows: [Q] },
  { name: 'a question', notes: 'Did Crane Holdings file anything in October 2026?', rows: [CRANE] },
  { name: 'an answer with a table', notes: '| ticker | form |\n|---|---|\n| HRNW | 8-K |', rows: [K8] },
  { name: 'current reports', notes: 'current reports (8-K) of Heron Works this month', rows: [K8] },
  { name: 'German', notes: 'Welche 10-Q hat Heron Works eingereicht?', rows: [Q] },
  {
    name: 'this year',
    notes: 'everything HRNW filed with the SEC so far this year',
    rows: [K8, Q, KA, K, FORM4],
  },
  { name: 'without amendments', notes: 'Form 4s for HRNW', rows: [FORM4] },
  { name: 'two tickers with a slash', notes: '10-Q HRNW / CRNE', rows: [Q, CRANE] },
  {
    name: 'the last annual report',
    notes: 'I own shares of Heron Works Inc. and would like to see their annual report',
    rows: [KA, K, OLD],
  },
];
