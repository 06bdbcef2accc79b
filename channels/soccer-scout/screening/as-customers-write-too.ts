import type { ScreeningBrief } from './screening-brief.ts';

/** More briefs in the forms and languages in which customers write. */
export const AS_CUSTOMERS_WRITE_TOO: ScreeningBrief[] = [
  {
    name: 'Italian, a kilometer',
    notes: 'Campi da calcio entro 1 km da Neuhafen, Germania, per mio figlio di 9 anni',
    rows: { field: 1 },
    radiusMiles: 0.6214,
  },
  {
    name: 'twins with a day of birth in figures',
    notes: 'Twins born 1/15/2023, Alder Falls OR, 2 mi.',
    rows: { field: 4, club: 1, program: 3 },
    programs: [{ name: 'Recreational League', ageFit: 'yes' }],
    radiusMiles: 2,
  },
  {
    name: 'a chat of two parents',
    notes: `[10:02] Dana: soccer for Milo?
[10:03] Ben: where
[10:03] Dana: Alder Falls, Oregon, like 1 mile
[10:04] Ben: how old is he now
[10:04] Dana: 6`,
    rows: { field: 1 },
    radiusMiles: 1,
    keeps: ['Dana', 'Milo', 'Ben'],
  },
  {
    name: 'a school grade, a ZIP and weekends',
    notes: 'Grade 2 kid; ZIP 97999; no further than 1.5 miles; weekends only.',
    rows: { field: 3 },
    radiusMiles: 1.5,
  },
  {
    name: 'bold labels in bullets',
    notes: `- **Where:** Alder Falls, Oregon
- **Age:** 9
- **Radius:** 2 miles
- **Page:** https://rec.example/spring`,
    rows: { field: 4, club: 1, program: 4 },
    radiusMiles: 2,
  },
  {
    name: 'in the short words of a telephone',
    notes: 'yo nr alder falls or 4 my kid, hes 9, not more than 2mi thx',
    rows: { field: 4, club: 1, program: 3 },
    radiusMiles: 2,
  },
  {
    name: 'a part of a town, in Spanish',
    notes: 'hola, mi nena tiene 6 años, vivimos por Mill Pond Road en Alder Falls, que sea a 2 millas',
    rows: { field: 5, club: 1, program: 3 },
    radiusMiles: 2,
    says: [/Mill Pond Road/],
  },
];
