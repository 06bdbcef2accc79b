import { expect, it } from 'vitest';
import { splitNotes } from './split-notes.ts';

const names = (text: string): string[] => splitNotes(text).quotes.map(({ name }) => name);

it('parts quoted messages of which each says for whom it is written, wherever in it', () => {
  expect(
    names(`Need 30 planters for the terrace.

> Hi Sue, it's about the planters. I can do 30 at £41.00, carriage £55. Fernhill Garden Supply, since 1977, tel. 01632 555014

> Sue, Terrace & Tub Ltd here: 44.50 each for the planters, carriage in the price.

> Potters Row
> 30 planters @ £39.90, carriage £80.00.`),
  ).toEqual(['Fernhill Garden Supply', 'Terrace & Tub Ltd', 'Potters Row']);
});

it('parts a letter from the offer that a note below it tells', () => {
  expect(
    names(`Dear Mr Hale,

for the 12 doors on the first floor we offer a lump sum of $3,400.00, paint included.

Sincerely, Ruth Amory, Amory & Sons Joinery

Our note: other bid: Oakline Joiners, $295.00 per door, paint included.`),
  ).toEqual(['Amory & Sons Joinery', 'Oakline Joiners']);
  expect(
    names(`Wir brauchen 12 Türen.

Sehr geehrte Frau Ott, die 12 Türen bieten wir zu 310,00 € je Stück an. Schreinerei Lang GmbH

Zweites Angebot: Türenwerk Sander, 295,00 € je Tür, Lieferung 60,00 €.`),
  ).toEqual(['Schreinerei Lang GmbH', 'Türenwerk Sander']);
});

it('reads who sent a message behind its time, and the firm behind the name of a paper', () => {
  expect(
    names(`2 skips for the yard. Replies so far:

Tue 8:40  Hopper Skips - each skip is £210.00 for the week.

Tue 11:05  Yardline Waste - 2 skips, £195.00 each.`),
  ).toEqual(['Hopper Skips', 'Yardline Waste']);
  expect(
    names(`BID – Atelier Rozel
130 shirts     8.40    1,092.00

BID – Maison Blin
130 shirts     8.10    1,053.00`),
  ).toEqual(['Atelier Rozel', 'Maison Blin']);
});
