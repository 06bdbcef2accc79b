import type { ScreeningBrief } from './screening-brief.ts';

/** Briefs told at length: dictated, forwarded, chatted, corrected, with what is nobody's business. */
export const TOLD_AT_LENGTH: ScreeningBrief[] = [
  {
    name: 'French, a family that moves',
    notes:
      'Bonjour, nous déménageons à Neuhafen (Allemagne) en août. Notre fils Théo, 7 ans, asthmatique, cherche où jouer au foot, à 2 km max de la maison. Merci ! Claire Dubois',
    rows: { field: 2 },
    radiusMiles: 1.2427,
    keeps: ['Théo', 'asthm', 'Claire', 'Dubois'],
  },
  {
    name: 'Spanish, dictated, free if possible',
    notes:
      'hola mira busco canchas de futbol para mi niña de once años en alder falls oregon a no más de dos millas y media y si puede ser gratis',
    rows: { field: 5, club: 1, program: 3 },
    radiusMiles: 2.5,
    says: [/Also asked: “[^”]*gratis”/],
    isLimited: true,
  },
  {
    name: 'a radius that shrinks',
    notes:
      "Rivertown, Oregon. 3 miles... oh wait make that 1 mile, the car's in the shop. Soccer for an 8 year old who turns 9 in March.",
    rows: { field: 1 },
    radiusMiles: 1,
  },
  {
    name: 'Spanish, a chat of two friends',
    notes: `Ana: podés buscar fútbol para Tomi?
Bea: donde viven ahora?
Ana: Alder Falls, Oregon, cerca de la escuela de la calle Roble
Bea: cuantos años tiene?
Ana: cumplió 6 en junio
Bea: y hasta dónde manejás?
Ana: 3 millas máximo`,
    rows: { field: 6, club: 1, program: 3 },
    radiusMiles: 3,
    keeps: ['Tomi', 'cumpli'],
  },
  {
    name: 'German, key and value from a sheet',
    notes: 'Ort\tNeuhafen, Deutschland\nAlter\t10\nUmkreis\t500 m\nSport\tFußball',
    rows: { field: 1 },
    radiusMiles: 0.3107,
  },
  {
    name: 'an age that is not yet, and a page of many sports',
    notes:
      'Alder Falls OR, 1 mile, our kid is 5 (not 6 until May). Town program page: https://town.example/sports. No basketball please.',
    rows: { field: 1, program: 1 },
    programs: [{ name: 'Youth Soccer', ageFit: 'yes' }],
    radiusMiles: 1,
  },
  {
    name: 'Dutch, a daughter in a wheelchair',
    notes:
      'Wij zoeken een voetbalveld voor onze dochter Fenna (9 jaar) in Neuhafen, Duitsland, binnen 3 kilometer. Ze zit in een rolstoel.',
    rows: { field: 2 },
    radiusMiles: 1.8641,
    keeps: ['Fenna', 'rolstoel'],
  },
  {
    name: 'a mail of a coordinator with another ZIP below it',
    notes: `Subject: soccer for our after-school group

Hello,
I coordinate after-school care and we'd like fields within a mile and a half of 97999. Kids are 7 to 9.

Best,
Deborah Quist
Valley Kids Care | 55 Harness Ct, Bend OR 97701 | 541-555-0137`,
    rows: { field: 3 },
    radiusMiles: 1.5,
    keeps: ['Deborah', 'Quist', 'Harness', '97701', '555-0137'],
  },
  {
    name: 'Italian, a year of birth',
    notes: 'Cerchiamo una scuola calcio per nostra figlia nata nel 2022, zona Alder Falls (Oregon), massimo 3 km.',
    rows: { field: 3 },
    radiusMiles: 1.8641,
  },
  {
    name: 'two children by name',
    notes: 'Alder Falls, Oregon 2mi. Jonah 4, Priya 12. Rec soccer preferred, travel is too expensive',
    rows: { field: 4, club: 1, program: 3 },
    radiusMiles: 2,
    keeps: ['Jonah', 'Priya'],
  },
  {
    name: 'months short of a birthday',
    notes: "She's two and a half months shy of 4. Soccer, Alder Falls, Oregon; 2.5 miles",
    rows: { field: 5, club: 1, program: 3 },
    programs: [{ name: 'Little Strikers', ageFit: 'yes' }],
    radiusMiles: 2.5,
  },
  {
    name: 'Portuguese, a birthday next month',
    notes:
      'Procuro campo de futebol num raio de 1,5 milhas de Alder Falls, Oregon (EUA) para o meu neto, que faz 10 anos em dezembro',
    rows: { field: 3 },
    radiusMiles: 1.5,
  },
  {
    name: 'from the door',
    notes:
      'We live at 12 Mill Pond Road, Alder Falls. Walking distance, say 1 mile; boy of 8 who wants to play soccer.',
    rows: { field: 3 },
    radiusMiles: 1,
  },
  {
    name: 'shin guards beside',
    notes: 'Alder Falls, Oregon 1 mile age 7 soccer; also can you tell me which shin guards are best?',
    rows: { field: 1 },
    radiusMiles: 1,
  },
  {
    name: 'German, dictated by a father',
    notes:
      'ja hallo wir suchen für unseren sohn der wird im januar acht einen platz zum kicken in neuhafen deutschland so höchstens zwei kilometer weg',
    rows: { field: 2 },
    radiusMiles: 1.2427,
  },
  {
    name: 'Dutch, a mail with an old town',
    notes: `Hallo,
Wij verhuizen van Bareton naar Alder Falls, Oregon. Onze dochter Sanne is 6 en wil op voetbal, maximaal 2 mijl van het centrum.
Mvg, Pieter`,
    rows: { field: 4, club: 1, program: 3 },
    radiusMiles: 2,
    keeps: ['Sanne', 'Pieter'],
  },
  {
    name: 'a range of miles and a doctor',
    notes:
      'Dr. Osei says Kwame (10, knee surgery in May) may play again. Somewhere 1 to 2 miles from Alder Falls, OR, soccer only, no indoor.',
    rows: { field: 4, club: 1, program: 3 },
    radiusMiles: 2,
    keeps: ['Osei', 'Kwame', 'knee', 'surgery'],
  },
  {
    name: 'Portuguese, a table of two rows',
    notes: '| Cidade | Idade | Raio |\n|---|---|---|\n| Alder Falls, Oregon | 9 anos | 1 milha |\nfutebol',
    rows: { field: 1 },
    radiusMiles: 1,
  },
  {
    name: 'not the ZIP of the office',
    notes: "Soccer near 97999 (not 58999, that's my office). 1.5 miles, my son's in second grade.",
    rows: { field: 3 },
    radiusMiles: 1.5,
  },
  {
    name: 'Spanish, twins of four and a half',
    notes:
      'Mis gemelos tienen 4 años y medio. Vivimos en Alder Falls (Oregon). ¿Hay fútbol a menos de 4 km? Página: https://united.example/programs',
    rows: { field: 5, club: 1, program: 3 },
    programs: [{ name: 'Little Strikers', ageFit: 'yes' }],
    radiusMiles: 2.4855,
  },
];
