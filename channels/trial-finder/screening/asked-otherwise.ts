import type { KitBrief } from '../../kit/screening.ts';

const nct = (n: number) => ({ nct: `NCT9${String(n).padStart(7, '0')}` });
const [A, B, C, D] = [nct(1), nct(2), nct(3), nct(4)];

/** Patients, relatives and nurses. */
export const ASKED_OTHERWISE: KitBrief[] = [
  {
    name: 'a relative',
    notes: 'My brother Konrad was diagnosed with marsh fever last year. Are there any studies he could join?',
    rows: [A, B, C],
    stays: ['konrad', 'brother'],
  },
  { name: 'open trials', notes: 'trials for marsh fever that are still recruiting', rows: [A, C], read: /recruiting/i },
  { name: 'a country with in', notes: 'Clinical studies in Germany on marsh fever', rows: [A, C], read: /Germany/ },
  { name: 'phases in figures', notes: 'marsh fever, phase 1/2 trials', rows: [B] },
  { name: 'a drug', notes: 'trials of heronine for marsh fever', rows: [A], read: /heronine/ },
  { name: 'a label', notes: 'Condition: marsh fever\nStatus: completed', rows: [B] },
  { name: 'German', notes: 'Gibt es klinische Studien zu otter cough?', rows: [D] },
  {
    name: 'a patient of an age',
    notes: 'My daughter is 7 and has marsh fever, what trials are there for children?',
    rows: [B],
    undone: [/outside the limits/],
  },
  { name: 'a number in a sentence', notes: 'what is the status of NCT90000001?', rows: [A] },
  { name: 'two conditions', notes: 'studies for marsh fever or otter cough', rows: [A, B, C, D] },
];
