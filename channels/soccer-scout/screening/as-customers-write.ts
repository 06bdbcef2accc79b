import type { ScreeningBrief } from './screening-brief.ts';

/** Briefs in the forms and languages in which customers write. */
export const AS_CUSTOMERS_WRITE: ScreeningBrief[] = [
  {
    name: 'a day of birth',
    notes: 'my daughter was born 14 March 2021, looking for soccer within 3 miles of Alder Falls OR',
    rows: { field: 6, club: 1, program: 3 },
    programs: [{ name: 'Recreational League', ageFit: 'yes' }],
    radiusMiles: 3,
  },
  {
    name: 'German, a radius in kilometers',
    notes: 'Fußball für meinen Sohn (7 Jahre) im Umkreis von 2 km um Neuhafen, Deutschland',
    rows: { field: 2 },
    radiusMiles: 1.2427,
  },
  {
    name: 'misspelled and shortened',
    notes: 'socer for 6yr old nr Alder Falls, Oregon w/in 1mi https://rec.example/spring',
    rows: { field: 1, program: 1 },
    programs: [{ name: /Valley/, ageFit: 'yes', fee: 'Early fee $90 Regular fee $105' }],
    radiusMiles: 1,
  },
  {
    name: 'a mail with a signature and a wish about the ground',
    notes: `Hi! We're moving to Alder Falls, Oregon next month. Our kid is 8 (turning 9 in Feb). He can't play on artificial turf because of his asthma, so grass only. 1 mile please.

--
Karen Whitlock
900 Far Ridge Road, Upland
(555) 010-4477`,
    rows: { field: 1 },
    radiusMiles: 1,
    keeps: ['Karen', 'Whitlock', 'Ridge', 'asthma', '4477'],
  },
  {
    name: 'a table with a name',
    notes: `Kid | Age | Where | How far
--- | --- | --- | ---
Leopold | 10 | Alder Falls, Oregon | 2 mi`,
    rows: { field: 4, club: 1, program: 3 },
    radiusMiles: 2,
    keeps: ['Leopold'],
  },
  {
    name: 'French, one and a half kilometers',
    notes: 'Terrain de foot à moins de 1,5 km de Neuhafen (Allemagne) pour un enfant de 10 ans',
    rows: { field: 1 },
    radiusMiles: 0.9321,
  },
  {
    name: 'miles, sorry, kilometers',
    notes: "Fields within 3 miles, sorry I meant kilometers, of Alder Falls, Oregon. She's 9.",
    rows: { field: 3 },
    radiusMiles: 1.8641,
  },
  {
    name: 'not the page of last year',
    notes: `Not the camp at https://far.example/camp, we did that last year. https://town.example/sports for a six-year-old, Alder Falls, Oregon, 1 mi`,
    rows: { field: 1, program: 1 },
    programs: [{ name: /Soccer/, ageFit: 'yes' }],
    saysNot: [/High Ridge/],
  },
];
