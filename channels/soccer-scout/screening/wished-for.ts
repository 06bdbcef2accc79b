import type { ScreeningBrief } from './screening-brief.ts';

/** Places in small letters without a word before them, ages in passing, a street that is to stay at home, and wishes that nothing reads, which are asked about. */
export const WISHED_FOR: ScreeningBrief[] = [
  {
    name: 'a town and its state in the middle of a dictated sentence',
    notes: 'somewhere for lilly to play footy shes 7 alder falls oregon nothing more than a mile she has asthma',
    rows: { field: 1 },
    radiusMiles: 1,
    keeps: ['lilly', 'asthma'],
  },
  {
    name: 'typed short, with a wish that nothing reads',
    notes: 'soccer 4 my 5yo + 9yo, bareton nevada, w/in 2mi, must have goalie training for the big one',
    asks: ['unread'],
    radiusMiles: 2,
    says: [/goalie training/],
  },
  {
    name: 'German, twins by a short word for years',
    notes:
      'Suche Fußballverein für unsere Zwillinge Jonte und Femke (6 J.) in Neuhafen, Deutschland, Umkreis 2 km, Probetraining wäre schön',
    rows: { field: 2 },
    radiusMiles: 1.2427,
    asks: ['unread'],
    says: [/Probetraining/],
    keeps: ['Jonte', 'Femke'],
  },
  {
    name: 'a street that is not to be shared',
    notes:
      "We're at 12 Mill Pond Road, Alder Falls - but please don't share that, just use the town. Girl, 2nd grade, 1 mi.",
    rows: { field: 1 },
    radiusMiles: 1,
    keeps: ['Mill Pond', '12 '],
  },
  {
    name: 'an age group that is taken back for another',
    notes: 'U10 girls, 1 mile from 97999. Sorry I meant U12.',
    rows: { field: 1 },
    radiusMiles: 1,
    says: [/U12/],
    saysNot: [/U10/],
  },
];
