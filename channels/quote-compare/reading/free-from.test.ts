import { describe, expect, it } from 'vitest';
import { freeFrom } from './free-from.ts';

describe('the order value from which carriage is free', () => {
  it.each([
    ['Versand 9,90 €, ab 500 € frei', ',', '500'],
    ['Portes 9,90 €, gratis en pedidos de más de 500 €', ',', '500'],
    ['Despacho 9,90 €, gratis desde 500 €', ',', '500'],
    ['Vracht € 55,00, vrij vanaf € 1.500,00', ',', '1500'],
    ['Trasporto 12,00, gratuito oltre 400,00 €', ',', '400'],
    ['Port 15 €, offert dès 300 €', ',', '300'],
    ['Delivery £8, free over £100', '.', '100'],
    ['Portes por nossa conta acima de 500 €', ',', '500'],
    ['Lieferung übernehmen wir ab 250 €', ',', '250'],
    ['Ab 500 € Warenwert liefern wir frei', ',', '500'],
    ['Boven de 350 euro ex btw brengen we franco', ',', '350'],
    ['Oltre i 400,00 € porto franco', ',', '400'],
    ['Franco de port à partir de 500 €', ',', '500'],
  ] as const)('is read in %s', (statement, mark, value) => {
    expect(freeFrom(statement, mark)?.toFixed()).toBe(value);
  });

  it.each(['Versand 9,90 €', 'Proof frei ab 3 Stück', 'Portes gratis'])('is none in %s', (statement) => {
    expect(freeFrom(statement, ',')).toBeNull();
  });
});
