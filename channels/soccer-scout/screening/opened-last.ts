import type { ScreeningBrief } from './screening-brief.ts';

/** Further briefs in the forms and languages in which customers write. */
export const OPENED_LAST: ScreeningBrief[] = [
  {
    name: 'Spanish, a birthday to come',
    notes: 'Busco fútbol para mi hija que cumple 8 años en enero, a 2 millas de Alder Falls, Oregón',
    rows: { field: 4, club: 1, program: 3 },
    programs: [{ name: 'Recreational League', ageFit: 'yes' }],
    radiusMiles: 2,
  },
  {
    name: 'coordinates and a fraction of a mile in words',
    notes: "we're at 44.1, -121.3. U10. anything within three quarters of a mile?",
    rows: { field: 1 },
    radiusMiles: 0.75,
  },
  {
    name: 'a day of birth in figures, a budget',
    notes: `Kid: Mia (DOB 05/03/2024)
Place: Alder Falls, Oregon
Distance: 1 km
Budget: $100
https://rec.example/spring`,
    rows: { field: 1 },
    says: [/0\.85 miles away, outside the radius/, /Budget: \$100/],
    radiusMiles: 0.6214,
    keeps: ['Mia'],
  },
  {
    name: 'a town that is in two states',
    notes: 'Rivertown, Georgia. 11yo girl. 5 miles.',
    rows: {},
    saysNot: [/Mill Pond/],
  },
];
