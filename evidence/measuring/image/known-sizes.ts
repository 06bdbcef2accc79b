/** Things of a known size that a brief may name, in millimetres, with how far a specimen may be from it (one standard deviation). */
export interface KnownThing {
  name: string;
  kind: 'coin' | 'card';
  /** A coin's diameter, a card's longer side. */
  longMm: number;
  shortMm: number;
  uMm: number;
  /** How a brief calls it, in lower case. */
  said: readonly string[];
}

const coin = (name: string, diameter: number, said: string): KnownThing => ({
  name,
  kind: 'coin',
  longMm: diameter,
  shortMm: diameter,
  uMm: 0.05,
  said: said.split(' | '),
});

/** US Mint, European Central Bank and Royal Mint for coins; ISO/IEC 7810 ID-1 (±0.12 mm), ISO 216 (±1.5 mm to 150 mm, ±2 mm beyond), ANSI/ASME Y14.1. */
export const KNOWN_THINGS: readonly KnownThing[] = [
  {
    name: 'ID-1 card',
    kind: 'card',
    longMm: 85.6,
    shortMm: 53.98,
    uMm: 0.07,
    said: [
      'id-1',
      'id1',
      'credit card',
      'bank card',
      'debit card',
      'id card',
      'driving licence',
      "driver's license",
      'kreditkarte',
      'bankkarte',
      'carte bancaire',
      'bankpas',
    ],
  },
  { name: 'A4 sheet', kind: 'card', longMm: 297, shortMm: 210, uMm: 0.8, said: ['a4', 'din a4'] },
  { name: 'A5 sheet', kind: 'card', longMm: 210, shortMm: 148, uMm: 0.8, said: ['a5', 'din a5'] },
  {
    name: 'Letter sheet',
    kind: 'card',
    longMm: 279.4,
    shortMm: 215.9,
    uMm: 0.8,
    said: ['letter sheet', 'letter paper', 'us letter', 'letter-size', 'letter size', 'sheet of letter'],
  },
  { name: 'US dollar bill', kind: 'card', longMm: 155.956, shortMm: 66.294, uMm: 0.4, said: ['dollar bill'] },
  coin(
    'US quarter',
    24.26,
    'us quarter | quarter dollar | a quarter coin | quarter coin | u.s. quarter | american quarter',
  ),
  coin('US penny', 19.05, 'us penny | us cent | penny coin | u.s. penny'),
  coin('US nickel', 21.21, 'us nickel | nickel coin | u.s. nickel'),
  coin('US dime', 17.91, 'us dime | dime coin | u.s. dime | a dime'),
  coin('US half dollar', 30.61, 'half dollar'),
  coin('2 euro coin', 25.75, '2 euro | two euro | €2 coin | 2-euro | 2 € | 2 eur'),
  coin('1 euro coin', 23.25, '1 euro | one euro | €1 coin | 1-euro | 1 € | 1 eur'),
  coin('50 cent coin', 24.25, '50 cent | 50 euro cent | 50-cent'),
  coin('20 cent coin', 22.25, '20 cent | 20 euro cent | 20-cent'),
  coin('10 cent coin', 19.75, '10 cent | 10 euro cent | 10-cent'),
  coin('5 cent coin', 21.25, '5 euro cent | 5-cent'),
  coin('1 pound coin', 23.43, '£1 coin | one pound coin | 1 pound coin'),
  coin('2 pound coin', 28.4, '£2 coin | two pound coin | 2 pound coin'),
];
