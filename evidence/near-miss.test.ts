import { describe, expect, it } from 'vitest';
import { findNearMiss } from './near-miss.ts';

const PASSAGES = [
  '- **Removed** the old square widget API, which does not work on boats shorter than 12 metres.',
  'Added support for triangular widgets in all harbours',
  'It fixed the leak (#77) in the lamp',
];

describe('findNearMiss', () => {
  it.each([
    [
      'a word put in',
      'Removed the old square never widget API, which does',
      'removed the old square never widget api which',
    ],
    ['a word left out', 'which does not work boats shorter than 12 metres', 'which does not work boats shorter than'],
    ['a negation left out', 'widget API, which does work on boats', 'widget api which does work on boats'],
    ['a word changed', 'Added support for round widgets in all harbours', 'added support for round widgets in all'],
    ['words swapped', 'the old square API widget which does not work', 'the old square api widget which does not'],
  ])('finds %s', (_, sentence, stretch) => {
    expect(findNearMiss(sentence, PASSAGES)).toBe(stretch);
  });

  it.each([
    ['a quote as it stands', 'It says: removed the old square widget API, which does not work on boats.'],
    ['a quote cut short', 'Removed the old square widget API'],
    [
      'two quotes one after the other',
      'The square widget API, which does not work; added support for triangular widgets',
    ],
    ['other words', 'Boats below twelve metres could never use the square widgets anyway, and now they are gone'],
    ['few words', 'square widget API'],
    ['a reference left out', 'It fixed the leak in the lamp'],
  ])('lets %s pass', (_, sentence) => {
    expect(findNearMiss(sentence, PASSAGES)).toBeNull();
  });

  it('lets pass what stands whole in another passage', () => {
    expect(
      findNearMiss('the old square round widget API, which does', [
        ...PASSAGES,
        'the old square round widget API, which does it',
      ]),
    ).toBeNull();
  });
});
