import type { ScreeningBrief } from './screening-brief.ts';
/** Briefs as customers write them in passing. */
export const ASKED_IN_PASSING: ScreeningBrief[] = [
  {
    name: 'Portuguese, a mile at most',
    notes: 'Futebol para a minha filha de 6 anos perto de Alder Falls, Oregon, até 1 milha. https://rec.example/spring',
    rows: { field: 1, program: 1 },
    programs: [{ name: /Valley/, ageFit: 'yes' }],
    radiusMiles: 1,
  },
  {
    name: 'a school grade and a signature',
    notes:
      'Looking for soccer within 2 miles for a 3rd grader.\nAlder Falls, OR 97999\n\nThx,\nPriscilla\nPriscilla Vantongeren | 541-555-0188',
    rows: { field: 4, club: 1, program: 3 },
    keeps: ['Priscilla', 'Vantongeren', '0188'],
    radiusMiles: 2,
  },
  {
    name: 'actually make that a mile',
    notes: 'Kids are 4 and 9. Alder Falls, Oregon. 1/2 mile tops... actually make that 1 mile.',
    rows: { field: 1 },
    radiusMiles: 1,
  },
  {
    name: 'German, a year of birth',
    notes: 'Suche Fußballplatz für Jungen (Jahrgang 2022), max. 1 km, Neuhafen, Deutschland',
    rows: { field: 1 },
    radiusMiles: 0.6214,
  },
  {
    name: 'a telephone without apostrophes',
    notes: 'soccer fields alder falls oregon 4 my kid, hes 9, 1mi',
    rows: { field: 1 },
    radiusMiles: 1,
  },
];
