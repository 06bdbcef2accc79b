import { describe, expect, it } from 'vitest';
import { planOf } from '../kit/testing.ts';

describe('what quake-watch reads', () => {
  it.each([
    ['Gab es in der Nähe von Ottern letzte Woche ein Beben ab Stärke 3,5?', ['Ottern'], 3.5],
    ['Y a-t-il eu des séismes de magnitude supérieure à 4,5 en Hérénie ?', ['Hérénie'], 4.5],
    ['¿Hubo terremotos en Garzalia de más de 6 grados?', ['Garzalia'], 6],
    ['Terremoti a Lontra e Airone, magnitudo da 2,5 in su, che abbiamo sentito', ['Lontra', 'Airone'], 2.5],
    ['Welke aardbevingen waren er in Otterdam met een kracht van minstens 3?', ['Otterdam'], 3],
    ['Houve sismos em Lontrais com magnitude superior a 4 que não sabemos?', ['Lontrais'], 4],
    ['Czy były trzęsienia ziemi w Wydrowie o sile powyżej 4,5?', ['Wydrowie'], 4.5],
    ['Największe trzęsienia ziemi na świecie', ['worldwide'], null],
  ])('%s', async (notes, places, magnitude) => {
    const { wanted } = await planOf('quake-watch', notes);
    expect((wanted['places'] as { name: string }[]).map(({ name }) => name)).toEqual(places);
    expect(wanted['magnitude']).toBe(magnitude);
  });

  it('asks for the strongest by magnitude', async () => {
    const { sent } = await planOf('quake-watch', 'The 5 strongest earthquakes worldwide in 2024');
    expect(sent[0]?.query).toMatchObject({ orderby: 'magnitude', limit: '5' });
  });

  it('tells a limit of one line of a list, and applies none of several', async () => {
    const { wanted, asks } = await planOf('quake-watch', '- Otterton, M5+, 90 km\n- Gull Bay, M4+');
    expect(wanted).toMatchObject({ magnitude: null, radiusKm: 90 });
    expect(asks).toEqual([
      expect.stringContaining('5 and 4. Which one counts?'),
      expect.stringContaining('“radius in km: 90” beside Otterton alone'),
    ]);
  });

  it('says that it foretells nothing', async () => {
    const { asks } = await planOf('quake-watch', 'When will the next one hit Otterton?');
    expect(asks).toEqual([expect.stringContaining('no one can say when')]);
  });
});
