import { describe, expect, it } from 'vitest';
import { asFormLines } from './form-lines.ts';
import { findPaperNumbers } from './paper-numbers.ts';

describe('asFormLines', () => {
  it.each([
    ['Wohnort ........ Neuhafen\nAlter des Kindes ... 8', 'Wohnort: Neuhafen\nAlter des Kindes: 8'],
    ['Where do you live? ______: Norden, Ohio', 'Where do you live: Norden, Ohio'],
    ['Ville ........: Valmont', 'Ville: Valmont'],
    ['Plaats\tNoordwolde\nStraal\t5 km', 'Plaats: Noordwolde\nStraal: 5 km'],
    ['Max miles | 4', 'Max miles: 4'],
    // A table with a heading, and talk.
    ['Town\tAge\nNorden\t7', 'Town\tAge\nNorden\t7'],
    ['so ... 5 miles of Norden', 'so ... 5 miles of Norden'],
    ['Norden | 7', 'Norden | 7'],
  ])('%j', (text, expected) => expect(asFormLines(text)).toBe(expected));
});

describe('findPaperNumbers', () => {
  it.each([
    ['Case #78231, open', 'Case #78231'],
    ['Anfrage Nr. 48213', 'Anfrage Nr. 48213'],
    ['Demande n° 75214 - foot', 'Demande n° 75214'],
    ['Expediente 28013: fútbol', 'Expediente 28013'],
    ['Zapytanie nr 30412', 'Zapytanie nr 30412'],
    ['ask for #10442 please', '#10442'],
  ])('%j', (text, number) =>
    expect(findPaperNumbers(text).map(({ start, end }) => text.slice(start, end))).toContain(number),
  );

  it.each(['zip 97201', 'ZIP code: 97201', 'PLZ 80331', 'Norden AZ 85701', 'nr 97520'])('%j is none', (text) =>
    expect(findPaperNumbers(text)).toEqual([]),
  );
});
