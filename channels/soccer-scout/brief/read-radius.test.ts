import { describe, expect, it } from 'vitest';
import { readRadius } from './read-radius.ts';

describe('readRadius', () => {
  it.each([
    ['within 1 miles of the pier', 1, '1 miles'],
    ['3-mile radius', 3, '3-mile'],
    ['within 1,000 yards of it', 1000 / 1760, '1,000 yards'],
    ['a mile and a half', 1.5, 'a mile and a half'],
    ['one and a half miles from home', 1.5, 'one and a half miles'],
    ['half a mile', 0.5, 'half a mile'],
    ['½ mile', 0.5, '½ mile'],
    ['1 1/2 miles', 1.5, '1 1/2 miles'],
    ['a couple of miles', 2, 'a couple of miles'],
    ['a mile and a quarter', 1.25, 'a mile and a quarter'],
    ['one and three quarter miles', 1.75, 'one and three quarter miles'],
    ['two and a quarter miles', 2.25, 'two and a quarter miles'],
    ['within a mile or two of it', 2, 'a mile or two'],
    ['97999 - 8 - 2 mi', 2, '2 mi'],
    ['a third of a mile', 1 / 3, 'a third of a mile'],
    ['1/4 mile', 0.25, '1/4 mile'],
    ['anderthalb Meilen', 1.5, 'anderthalb Meilen'],
    ['800 metros', 800 / 1609.344, '800 metros'],
    ['w promieniu 3 mil od Norden', 3, '3 mil'],
    ['no máximo a 2.200 metros de lá', 2200 / 1609.344, '2.200 metros'],
    ['à 1 500 mètres', 1500 / 1609.344, '1 500 mètres'],
    ["höchstens 1'500 m", 1500 / 1609.344, "1'500 m"],
    ['Не дальше 4 км', 4 / 1.609344, '4 км'],
    ['не далі ніж 800 метрів', 800 / 1609.344, '800 метрів'],
    ['2.200 km', 2.2 / 1.609344, '2.200 km'],
    ['three quarters of a mile', 0.75, 'three quarters of a mile'],
    ['within a mile', 1, 'a mile'],
    ['0.75 mi', 0.75, '0.75 mi'],
    ['10mi', 10, '10mi'],
    ['Max miles: 7', 7, 'miles: 7'],
    ['Umkreis (km): 8', 8 / 1.609344, 'km): 8'],
    ['Kilómetros máximos: 4', 4 / 1.609344, 'Kilómetros máximos: 4'],
    ['no máximo a 8 quilómetros', 8 / 1.609344, '8 quilómetros'],
    ['a mi hijo le gusta, no más de 4 millas', 4, '4 millas'],
    ['within five (5) miles of it', 5, 'five (5) miles'],
    ['5 millas', 5, '5 millas'],
    ['2 to 3 miles', 3, '2 to 3 miles'],
    ['5 km around', 5 / 1.609344, '5 km'],
    ['no more than five kilometres', 5 / 1.609344, 'five kilometres'],
    ['1,5 km', 1.5 / 1.609344, '1,5 km'],
    ['500 m of the station', 0.5 / 1.609344, '500 m'],
    ['800 yards', 800 / 1760, '800 yards'],
    ['we said 5 miles\nno car. too far\nok 1.5 then. Park Slope', 1.5, '1.5'],
    ['within 10 km, hmm, too far, make it 4.', 4 / 1.609344, '4'],
    ['5 Meilen wären schön. Zu weit, sagen wir zwei.', 2, 'zwei'],
    ['within 5 miles, ok 3 kids then', 5, '5 miles'],
    ['within 5 miles. fine, 8 years old', 5, '5 miles'],
    ['We live 2 miles from the centre, search within 5 miles please', 5, '5 miles'],
  ])('reads %j', (text, miles, quote) => {
    expect(readRadius(text)).toMatchObject({ miles, quote, assumption: null });
  });

  it.each([
    ['a 10 min drive', 4],
    ['15-minute walk', 0.75],
    ['half an hour by car', 12],
    ['20 minutes by bike', 3],
    ['walking distance', 1],
    ['we can drive 20 min', 8],
    ['a drive of up to half an hour', 12],
    ['walking distance, twelve minutes at the outside', 0.5],
    ['we have no car, so within 20 minutes', 1],
    ['a 20 minute bus ride', 3],
    ['a half-hour walk', 1.5],
    ['10 Minuten zu Fuß', 0.5],
    ['30 min à pied', 1.5],
    ['a 15 minutos en coche', 6],
    ['20 minuti in bicicletta', 3],
    ['within 10 minutes of Norden by car', 4],
  ])('takes %j for a distance and says so', (text, miles) => {
    const radius = readRadius(text);
    expect(radius?.miles).toBe(miles);
    expect(radius?.assumption).toContain(`${miles} mile`);
  });

  it('prefers a distance to a travel time', () => {
    expect(readRadius('a 10 minute drive, at most 3 miles')).toMatchObject({ miles: 3, assumption: null });
  });

  it.each(['9 year old', '5m', 'for $5', 'no distance at all', 'cumplió los 6 mi hija', 'a mi niño', 'in 10 minutes'])(
    'finds none in %j',
    (text) => {
      expect(readRadius(text)).toBeNull();
    },
  );
});
