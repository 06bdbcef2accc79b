import { describe, expect, it } from 'vitest';
import type { Need } from '../need.ts';
import { offersOther } from './offers-other.ts';

const needs: Need[] = [
  { id: 'need-1', part: 'filter FK-210', codes: ['FK-210'], qty: '4', qtyFrom: [], unit: 'each', start: 0, end: 0 },
];

describe('offersOther', () => {
  it.each([
    'Anstelle FK-210 liefern wir unseren Typ FKU-210, 4 Stück à 9.00',
    'Statt des FK-210 der Nachbau, 4 x 9,00',
    "à la place du FK-210, l'équivalent maison, 4 x 9,00",
    'En lugar del FK-210, filtro genérico a 9,00 €',
    'filtri compatibili con FK-210 a 9,00 € cad.',
    'FK-210: niet leverbaar, wel onze FK-240: 4 x € 9,00',
    'In plaats van FK-210 een huismerk, 4 x 9,00',
    'O FK-210 está em rutura. Em alternativa proponho o FKX-9, 4 x 9,00',
    'zamiast FK-210 zamiennik, 4 x 9,00',
    '4 x FK-210 compatible  9,00  36,00',
    'FK-210 compatible a 6,20 €',
    'FK-210 no disponible; FK-215, 4 x 9,00',
  ])('%s', (text) => {
    expect(offersOther(text, needs)).toBe(true);
  });

  it.each([
    'FK-210 Filter 4 Stück à 9,00',
    'FK-210 filtro, compatible con bombas de serie 40, 4 x 9,00',
    'FK-210 toner originale 4 x 9,00',
  ])('not: %s', (text) => {
    expect(offersOther(text, needs)).toBe(false);
  });
});
