import { describe, expect, it } from 'vitest';
import type { Need } from '../need.ts';
import { takenIn } from './work-in-the-price.ts';

const need = (id: string, part: string, codes: string[], qty = '6'): Need => ({
  id,
  part,
  codes,
  qty,
  qtyFrom: [],
  unit: 'each',
  start: 0,
  end: 0,
});
const door = need('need-1', 'TK-3', ['TK-3']);
const idsIn = (words: string, ...open: Need[]): string[] => takenIn(words, door, open).map(({ id }) => id);

describe('takenIn', () => {
  it.each([
    ['TK-3, 6 doors at 240.00 including fitting = 1,440.00', 'fitting'],
    ['TK-3, 6 Stk. à 240,00 inkl. Montage und Entsorgung', 'Montage'],
    ['TK-3, 6 Stk. à 240,00 mit Einbau', 'Einbau'],
    ['TK-3 : 6 portes à 240,00 y compris la pose', 'pose'],
    ['TK-3, 6 uds. a 240,00 con instalación', 'instalación'],
    ['TK-3, 6 pz a 240,00 compresa la posa', 'posa'],
    ['TK-3, 6 st à 240,00 inclusief plaatsing', 'plaatsing'],
    ['TK-3, 6 un. a 240,00 incluindo montagem', 'montagem'],
    ['TK-3, 6 szt. po 240,00 razem z montażem = 1 440,00', 'montaż'],
  ])('"%s" takes in %s', (words, part) => {
    expect(idsIn(words, need('need-2', part, []))).toEqual(['need-2']);
  });

  it.each([
    ['TK-3, 6 szt. po 240,00 bez montażu', need('need-2', 'montaż', [])],
    ['TK-3, 6 Stk. mit Drücker', need('need-2', 'Drücker', [])],
    ['TK-3, 6 Stk. inkl. Montage', need('need-2', 'Montage', [], '4')],
    ['TK-3, 6 Stk. inkl. Zarge', need('need-2', 'Zarge ZG-1', ['ZG-1'])],
  ])('"%s" takes in nothing else', (words, open) => {
    expect(idsIn(words, open)).toEqual([]);
  });

  const shirt = need('need-1', 'shirts', []);
  it.each([
    ['Set (shirt + shorts, number included) 37.50 a player', 'shorts'],
    ['Set Hemd & Hose', 'Hose'],
    ['Ensemble shirt et short', 'short'],
    ['Set shirt e pantaloncino', 'pantaloncino'],
    ['Zestaw shirt i spodenki', 'spodenki'],
  ])('"%s" has both', (words, part) => {
    const own = words.includes('Hemd') ? need('need-1', 'Hemd', []) : shirt;
    expect(takenIn(words, own, [need('need-2', part, [])]).map(({ id }) => id)).toEqual(['need-2']);
  });

  it.each([
    'Shirt with number and without shorts',
    'Shirt and no shorts 18.90',
    'Shirt, and you get a discount on the shorts',
  ])('"%s" has one', (words) => {
    expect(takenIn(words, shirt, [need('need-2', 'shorts', [])])).toEqual([]);
  });
});
