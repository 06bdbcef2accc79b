import { describe, expect, it } from 'vitest';
import { findLeastQuantity, leastOfEach } from './packs.ts';

describe('findLeastQuantity', () => {
  it.each([
    ['ordine minimo 50 pezzi', '50'],
    ['Pedido mínimo de esta referencia: 250 uds.', '250'],
    ['Mindestabnahme 1.000 Stück', '1000'],
    ['quantité minimale 24 pièces', '24'],
    ['minimale afname 12 stuks', '12'],
    ['encomenda mínima: 30 un', '30'],
    ['minimalna ilość 40 szt', '40'],
    ['MOQ 500', '500'],
  ])('%s', (text, qty) => {
    expect(findLeastQuantity(text)?.qty.toFixed()).toBe(qty);
  });

  it.each(['Pedido mínimo 150 €', 'minimum order 40.00', 'Mindestbestellung 2 Stunden'])('none in %s', (text) => {
    expect(findLeastQuantity(text)).toBeNull();
  });

  it('reads one that is said of every line', () => {
    expect(leastOfEach('MN-7: 14,50\nQuantità minima 50 pezzi per articolo.')?.qty.toFixed()).toBe('50');
    expect(leastOfEach('MN-7: 14,50 (Mindestmenge 20 Stück je Position)')?.qty.toFixed()).toBe('20');
    expect(leastOfEach('MN-7: 14,50, Mindestmenge 20 Stück')).toBeNull();
  });
});
