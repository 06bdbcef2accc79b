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
  {
    name: 'a game that is played otherwise',
    notes: 'blind football for my son, 9, within 3 miles of Alder Falls, Oregon',
    rows: { field: 6, club: 1, program: 3 },
    says: [/Also asked: “blind football/],
    isLimited: true,
  },
  {
    name: 'a form with a level',
    notes: 'Sport: soccer\nAge: 9\nLevel: beginner\nWhere: Alder Falls, Oregon\nRadius: 1 mile',
    rows: { field: 1 },
    says: [/Also asked: “Level: beginner”/],
    isLimited: true,
  },
  {
    name: 'a price in words',
    notes: 'Nothing over seventy bucks. She is 9. Alder Falls, Oregon, a mile at most.',
    rows: { field: 1 },
    says: [/Also asked: “Nothing over seventy bucks”/],
    isLimited: true,
  },
  {
    name: 'nothing to pay',
    notes: "We can't afford anything, is there a team without a fee? Age 9, Alder Falls, Oregon, 1 mile",
    rows: { field: 1 },
    says: [/Also asked: “We can't afford anything”, “is there a team without a fee” \(a price limit/],
    isLimited: true,
  },
  {
    name: 'a roof and a month to begin',
    notes: 'Under cover please, starting in January. Boy of 9, Alder Falls, Oregon, 1 mile',
    rows: { field: 1 },
    says: [/Also asked: “Under cover please”, “starting in January”/],
    isLimited: true,
  },
  {
    name: 'one day by its short name',
    notes: 'Sat only. Age 9, Alder Falls, Oregon, 1 mile',
    rows: { field: 1 },
    says: [/Also asked: “Sat only”/],
    isLimited: true,
  },
  {
    name: 'German, two boys behind one comma',
    notes: 'Verein gesucht für meine Jungs, 7 und 10, in Neuhafen, Deutschland, Umkreis 2 km',
    rows: { field: 2 },
    says: [/7-year-old and a 10-year-old/],
    isWhole: true,
  },
  {
    name: 'German, ages inside of words',
    notes: 'Für unseren Neunjährigen und unsere Tochter, die gerade 6 geworden ist, 2 km um Neuhafen, Deutschland',
    rows: { field: 2 },
    says: [/9-year-old and a 6-year-old/],
    isWhole: true,
  },
  {
    name: 'Spanish, from one age to another',
    notes: 'Fútbol para niños de 6 a 10 años a 1 km de Neuhafen, Alemania',
    rows: { field: 1 },
    says: [/child of 6 to 10/],
  },
  {
    name: 'small letters, a state of two',
    notes: 'our kid is 5, alder falls or, 1 mile, the car is in the shop',
    rows: { field: 1 },
    radiusMiles: 1,
  },
  {
    name: 'small letters, a town in two words of which one is German',
    notes: 'youth soccer in alder falls, oregon',
    rows: { field: 7, club: 1, program: 3 },
    asks: ['age', 'radius'],
  },
  {
    name: 'quoted by a mail program',
    notes: '> Kid | Age | Where | How far\n> --- | --- | --- | ---\n> Leopold | 10 | Alder Falls, Oregon | 2 mi',
    rows: { field: 4, club: 1, program: 3 },
    radiusMiles: 2,
  },
  {
    name: 'coordinates between blanks that do not break',
    notes: 'Fields within 2 miles of 44.1000000,\u00A0-121.3000000 for a 10 year old',
    rows: { field: 4, club: 1, program: 3 },
    isWhole: true,
  },
  {
    name: 'Spanish, spoken, a girl of four',
    notes:
      'hola buenas mira busco una cancha para mi hijo que tiene siete añitos y la nena de cuatro estamos en Alder Falls Oregon cerquita no mas de una milla',
    rows: { field: 1 },
    radiusMiles: 1,
    says: [/7-year-old and a 4-year-old/],
  },
  {
    name: 'two years of birth',
    notes: 'Hi! Sons born 2021 & 2023. Alder Falls OR. 2 miles.',
    rows: { field: 4, club: 1, program: 3 },
    says: [/2021/, /2023/],
  },
  {
    name: 'Portuguese, a son of one age and a daughter of another',
    notes:
      'Oi, procuro escolinha de futebol pro meu filho de 6 anos e minha filha de 9, em Alder Falls, Oregon, até 3 km. Só aos sábados de manhã.',
    rows: { field: 3 },
    says: [/6-year-old and a 9-year-old/, /sábados/],
  },
  {
    name: 'not the club next door',
    notes: 'Soccer for a 9 yr old in Alder Falls, Oregon, 1 mile. Not Bluejay Rovers please.',
    rows: { field: 1 },
    says: [/“Not Bluejay Rovers”/],
  },
];
