import { describe, expect, it } from 'vitest';
import { findLeastQuantity, leastGuests, leastOfEach } from './packs.ts';

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

describe('leastGuests', () => {
  it.each([
    ['Our minimum is 60 guests.', 'Lunch at $18.00 per person'],
    ['Minimum numbers: 60 people', 'Lunch £18.00 a head'],
    ['Mindestpersonenzahl 60 Personen', 'Buffet 18,00 € pro Person'],
    ['Minimum de 60 personnes', 'Buffet 18,00 € par personne'],
    ['Mínimo 60 comensales', 'Menú 18,00 € por persona'],
    ['minimo 60 coperti', 'Pranzo 18,00 € a persona'],
    ['Minimaal 60 personen', 'Lunch € 18,00 per persoon'],
    ['Mínimo de 60 pessoas', 'Almoço 18,00 € por pessoa'],
    ['minimum 60 osób', 'Obiad 18,00 zł za osobę'],
  ])('%s', (quote, line) => {
    expect(leastGuests(`${quote}\n${line}`, line)?.qty.toFixed()).toBe('60');
  });

  it('none of what is priced otherwise', () => {
    expect(leastGuests('Our minimum is 60 guests.', 'Marquee hire $900.00')).toBeNull();
    expect(leastGuests('Minimum spend $60 per person', 'Lunch at $18.00 per person')).toBeNull();
  });
});
