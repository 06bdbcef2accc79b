import { describe, expect, it } from 'vitest';
import { findLabels } from './labels.ts';
import { withoutDoors } from './without-doors.ts';

describe('withoutDoors', () => {
  it.each([
    ['Portes coupe-feu  4  210,00  840,00', '       coupe-feu  4  210,00  840,00'],
    ['210 € la porte, soit 840 €', '210 € la      , soit 840 €'],
    ['Porte-fenêtre PVC  845,00 €', '     -fenêtre PVC  845,00 €'],
    ['Portes a Lugo  18,00', 'Portes a Lugo  18,00'],
    ['Portes pagados', 'Portes pagados'],
    ['Portes: 12,90 €', 'Portes: 12,90 €'],
    ['Portes incluídos', 'Portes incluídos'],
    ['gastos y portes', 'gastos y portes'],
  ])('%s', (text, left) => {
    expect(withoutDoors(text)).toBe(left);
  });

  it('leaves no carriage where doors are priced', () => {
    expect(findLabels('Portes battantes 4 u 145,00').filter(({ kind }) => kind === 'freight')).toEqual([]);
    expect(findLabels('Portes 12,90').map(({ kind }) => kind)).toEqual(['freight']);
  });
});
