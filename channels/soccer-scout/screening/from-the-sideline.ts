import type { ScreeningBrief } from './screening-brief.ts';

/** Wishes of parents, coaches and grown players, with what the map cannot tell. */
export const FROM_THE_SIDELINE: ScreeningBrief[] = [
  {
    name: 'a British school year abroad',
    notes: `Hi, I'm after a football pitch for my lad, he's in Year 4. We're in Neuhafen, Germany at the moment, no more than 2km please. Cheers, Gaz`,
    rows: { field: 2 },
    radiusMiles: 1.2427,
    keeps: ['Gaz'],
  },
  {
    name: 'a kindergartner, dictated',
    notes:
      'hey so i need somewhere for my daughter to kick a ball around shes in kindergarten we live in alder falls oregon and id say within a mile',
    rows: { field: 1 },
    radiusMiles: 1,
  },
  {
    name: 'a camp for twins and their brother',
    notes: `Summer camp next July for twins going into 3rd grade plus their little brother (just turned 5). Alder Falls OR 97999, up to 5 mi. Half-day only, under $200 each. https://swift.example/prose.md`,
    rows: { field: 7, club: 1, program: 4 },
    radiusMiles: 5,
    says: [/half[- ]day/i, /\$200/],
  },
  {
    name: 'Polish, a kilometre',
    notes: `Szukam boiska do piłki nożnej dla syna (9 lat), Neuhafen, Niemcy, do 1 km. Pozdrawiam, Wojtek Zieliński`,
    rows: { field: 1 },
    radiusMiles: 0.6214,
    keeps: ['Wojtek', 'Zieliński'],
  },
  {
    name: 'special needs, by a school',
    notes: `My nephew Dashiell is 12 and has Down syndrome and asthma; is there an adaptive / TOPSoccer program near Alder Falls High School, Alder Falls, Oregon? 3 miles is fine. Mum's cell 541-555-0142 if anything.`,
    rows: { field: 6, club: 1, program: 3 },
    radiusMiles: 3,
    says: [/adaptive|TOPSoccer/i],
    keeps: ['Dashiell', 'Down', 'asthma', '0142'],
  },
  {
    name: 'girls only, one of two towns',
    notes: `Girls only please. U12 (she's a 2019). Either Bareton, Nevada or Alder Falls, Oregon - we haven't decided where we move. 1 mile.`,
    asks: ['place'],
    says: [/Bareton/, /Alder Falls/, /girls/i],
  },
  {
    name: 'French, on foot, on one day',
    notes: `Bonjour, ma fille a 6 ans et demi et voudrait faire du foot le mercredi. On est à Neuhafen (Allemagne) sans voiture, donc pas plus de 500 mètres à pied. Budget : 150 € l'année. Merci d'avance, Solène`,
    rows: { field: 1 },
    radiusMiles: 0.3107,
    says: [/mercredi/, /150/],
    keeps: ['Solène'],
  },
  {
    name: 'forwarded, never on a Sunday',
    notes: `Fwd: carpool

See below. Room 214, ext. 5.
> 4 boys, all 2022s, need rec soccer w/in 1.5mi of Alder Falls, Oregon.
> No games on Sundays for religious reasons.
> - Oona`,
    rows: { field: 3 },
    radiusMiles: 1.5,
    says: [/Sunday/],
    keeps: ['Oona', 'religious', '214'],
  },
  {
    name: 'a table of wishes',
    notes: `Child | Born | Wants | Max $ | Where | How far
Esmé | 2021 | indoor futsal, Tue/Thu only | 120/season | Alder Falls, Oregon | 2.5 mi`,
    rows: { field: 5, club: 1, program: 3 },
    radiusMiles: 2.5,
    says: [/120/, /indoor|futsal/i, /Tue/],
    keeps: ['Esmé'],
  },
  {
    name: 'adults in the evening, by bike',
    notes: `Pick-up soccer for adults, 35+, Thursday nights after 8, around ZIP 97999, no further than 15 min by bike. No leagues.`,
    rows: { field: 4, club: 1, program: 3 },
    asks: ['radius'],
    says: [/Thursday/, /bike|15 min/, /leagues/i],
  },
  {
    name: 'a chat that sets itself right',
    notes: `[10:02] me: soccer for my kid
[10:02] me: pinefield heights, tennessee
[10:03] me: hes 10
[10:03] me: sorry HE'S 11 since sunday lol
[10:05] me: 3mi`,
    rows: {},
    radiusMiles: 3,
    says: [/\b11\b/, /Pinefield Heights/i],
  },
  {
    name: 'Spanish, a grade to come, not on Fridays',
    notes: `Buenas, mi hija entra a 5to de primaria en agosto. Queremos fútbol en Alder Falls, Oregon, a menos de dos millas y que no sea los viernes. Es zurda jaja`,
    rows: { field: 4, club: 1, program: 3 },
    radiusMiles: 2,
    says: [/viernes/],
  },
];
