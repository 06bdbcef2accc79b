import { describe, expect, it } from 'vitest';
import { readLimits } from './read-limits.ts';
import { readNeeds } from './read-needs.ts';

describe('what goes on behind the last thing of a request', () => {
  it.each([
    ['I have to order 8 rakes and 20 spades and have had the following answers.', '20 spades'],
    ['Ich muss 8 Rechen und 20 Spaten bestellen und habe diese Antworten bekommen.', '20 Spaten'],
    ['Il nous faut 8 râteaux et 20 bêches pour notre dépôt de Metz.', '20 bêches'],
    ['Necesitamos 8 rastrillos y 20 palas para nuestro vivero de Lugo.', '20 palas'],
    ['Ci servono 8 rastrelli e 20 vanghe per la nostra sede di Lodi.', '20 vanghe'],
    ['Ik moet 8 harken en 20 schoppen bestellen en kreeg deze antwoorden.', '20 schoppen'],
    ['Tenho de encomendar 8 ancinhos e 20 enxadas e recebi estas respostas.', '20 enxadas'],
    ['Potrzebujemy 8 grabi i 20 łopat do naszego ogrodu w Opolu.', '20 łopat'],
  ])('is no part of it: %s', (text, last) => {
    expect(
      readNeeds(text, [])
        .map(({ qty, part }) => `${qty} ${part}`)
        .at(-1),
    ).toBe(last);
  });

  it.each([
    ['There is £1,200 in the budget for it.'],
    ['Dafür sind 1.200 € eingeplant.'],
    ['Nous disposons de 1 200 €.'],
    ['Disponemos de 1.200 € para esta compra.'],
    ['Abbiamo a disposizione 1.200 €.'],
    ['Er is € 1.200 beschikbaar.'],
    ['Temos 1.200 € disponíveis.'],
    ['Mamy na to 1 200 zł.'],
  ])('is a limit where it says what can be spent: %s', (text) => {
    expect(readLimits(text, '2026-11-29T12:00:00Z').maxTotal?.value.amount).toBe('1200.00');
  });
});
