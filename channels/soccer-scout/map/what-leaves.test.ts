import { describe, expect, it } from 'vitest';
import { plan } from '../plan.ts';

/** The words that the geocoder is sent for a brief; null where the caller is asked for the place instead. */
function leaves(notes: string, priorBrief?: string): string | null {
  const prior = priorBrief === undefined ? null : { brief: priorBrief, output: '', links: [] };
  const { sources, asks } = plan({ notes, prior, acceptedAt: '2030-11-21T12:00:00.000Z', skipRetrieval: false });
  const sent = sources.flatMap((source) => (source.kind === 'api' ? [source.query?.['q'] ?? ''] : []));
  expect(sent.length > 0 || asks.some(({ key, blocking }) => key === 'place' && blocking)).toBe(true);
  return sent[0] ?? null;
}

describe('what leaves for the geocoder', () => {
  it.each([
    // Where somebody came from, and where they go.
    ['we moved here from Ashby and need soccer for our 7 year old, 3 miles', null],
    ['We moved from Leeds to Norden, Ohio in May. U9, 4 miles', 'Norden, Ohio'],
    ['Tamsin, 10, came over from Leeds last year. Norden, OH, 2 miles', 'Norden, Ohio'],
    ['we used to live in Ashby, now its norden ohio, kid is 8', 'norden ohio'],
    ['She grew up in Ashby Falls and is 12. Any girls team within 5 miles?', null],
    ['He played for two years in Leeds. We live in Norden, he is 11, 2 miles', 'Norden'],
    ['We have lived in Norden since spring, son of 6, 2 miles', 'Norden'],
    ['His last club was in Ashby. Age 9, ZIP 97999, 3 miles', '97999'],
    ['Wir sind aus Leipzig hergezogen, Tochter 8 Jahre, 5 km', null],
    ['Früher in Leipzig, jetzt wohnen wir in Neuhafen. Sohn, 7 Jahre, 3 km', 'Neuhafen'],
    ['Wir haben in Leipzig gewohnt, suchen jetzt Fußball in Neuhafen, Deutschland, Junge 9 Jahre', 'Neuhafen, Germany'],
    ['Nous venons de Nantes, notre fils a 8 ans, 5 km maximum', null],
    ['Avant nous habitions à Nantes. Club de foot à Valmont, fille de 7 ans, 4 km', 'Valmont'],
    ['Venimos de Sevilla, mi hijo tiene 9 años, a 3 km', null],
    ['Antes vivíamos en Sevilla. Ahora estamos en Villanueva, niña de 6 años, 3 km', 'Villanueva'],
    ['Veniamo da Torino, mio figlio ha 8 anni, entro 5 km', null],
    ['Abitavamo a Torino, adesso siamo a Valmonte: figlia di 9 anni, 4 km', 'Valmonte'],
    ['Viemos de Recife, meu filho tem 7 anos, 3 km', null],
    ['Morávamos em Recife e agora moramos em Vilaverde, filha de 10 anos, 2 km', 'Vilaverde'],
    ['Wij komen uit Utrecht, zoon van 8 jaar, 5 km', null],
    ['Vroeger in Utrecht, nu wonen we in Noordwolde, dochter van 7 jaar, 4 km', 'Noordwolde'],
    ['Przeprowadziliśmy się z Poznania, syn ma 8 lat, 5 km', null],
    ['Мы переехали из Chicago, Illinois. Сыну 9 лет, 5 км', null],
    // Others of the family.
    ['His grandparents in Leeds want to pay. He is 7 and we need 3 miles at most', null],
    ['Grandma lives in Ashby, Ohio. We live in Norden, Ohio. 8 yo, 2 miles', 'Norden, Ohio'],
    ['Staying with his grandparents in Norden, Ohio all July, he is 9, 3 miles', 'Norden, Ohio'],
    ['Oma in Leipzig zahlt. Mädchen, 8 Jahre, 4 km', null],
    ['Les grands-parents habitent à Nantes, ma fille a 9 ans, 3 km', null],
    ['Sus abuelos viven en Sevilla; el niño tiene 7 años, 3 km', null],
    // Where somebody works or is treated.
    ['Norden OH, 3 miles. Son of 7, I coach at Ashby Middle until 4', 'Norden, Ohio'],
    ['soccer near grandmas house for my 8 year old, she has him when I have a shift at the hospital St. Vigil', null],
    ['Mein Sohn ist 9, ich arbeite im Krankenhaus Sankt Vigil, 4 km', null],
    ['Ma fille a 7 ans, je travaille à Nantes, 5 km', null],
    ['Mi hijo de 8 años está con su abuela porque trabajo en la clínica San Vigil', null],
    ['Figlia di 9 anni, ho i turni all’ospedale San Vigilio, 5 km', null],
    ['Filho de 7 anos, meu plantão é no hospital São Vigílio, 3 km', null],
    ['Zoon van 8, ik werk in Utrecht, wij wonen in Noordwolde, 4 km', 'Noordwolde'],
    ['Syn ma 9 lat, pracuję w Poznaniu, 5 km', null],
    ['Soccer coaching in Norden, Ohio for an 8 year old, 2 miles', 'Norden, Ohio'],
    // What is left out.
    ['Not in Ashby please, we live in Norden, 8 year old, 3 miles', 'Norden'],
    ['no longer in Ashby. 8 year old, 3 miles', null],
    // Names of people, in any script.
    ['Тимофею 9, 3 мили', null],
    ['Ищем футбол для Тимофея, ему 9 лет, 5 км', null],
    ['Тимофею 9, живём в Portland, Oregon, 3 мили', 'Portland, Oregon'],
    ['Остапові 7 років, шукаємо футбол, 4 км', null],
    ['مهند عمره ٩ سنوات، كرة القدم', null],
    ['小明9岁，想踢足球，3公里', null],
    ['Ο Νικηφόρος είναι 8, 3 km', null],
    ['Maëlys, 9, 3 miles', null],
    ['Maëlys 9, Boise, Idaho, 3 miles', 'Boise, Idaho'],
    ['Soccer for Maëlys, 9. 3 miles', null],
    ['soccer for maelys boise idaho, 9yo', null],
    ['Soccer for Maëlys in Norden, she is 9, 3 miles', 'Norden'],
    ['In Norden, Maëlys is 9 and wants soccer, 3 miles', 'Norden'],
    ['We live in Norden and Maëlys is 9. 3 miles', 'Norden'],
    ['we live in norden and maelys is 9. 3 miles', 'norden'],
    ['near norden, maelys is 9, 3 miles', 'norden'],
    ['near Norden (Maëlys, 9), 3 miles', 'Norden'],
    ['Clubs in Norden for a 9 year old, 3 miles. Merci, Maëlys', 'Norden'],
    ["Soccer at Maëlys's level, she is 9, 3 miles", null],
    ["near Maëlys's school, she is 9, 3 miles", null],
    ['my son Wystan, 8, loves soccer. 3 miles', null],
    ['Wystan turns 8 in May, anything within 3 miles?', null],
    ['Wystan Ashdown, 8, 5 miles', null],
    ['Wystan and Maëlys, 8 and 6, 5 miles, Norden, Ohio', 'Norden, Ohio'],
    ['The gap between Wystan and Maëlys is 2 years, they are 8 and 6. 3 miles', null],
    ['J’ai promis à Maëlys un club de foot, elle a 9 ans, 3 km', null],
    ['A Matteo piace il calcio, ha 8 anni, 3 km', null],
    ['Es geht um Maëlys, 9 Jahre, Fußball, 3 km', null],
    ['Busco fútbol para Thiago, 8 años, 3 km', null],
    ['Szukam klubu dla Wiktora, 8 lat, 3 km', null],
    ['Voetbal voor Sjoerd, 8 jaar, 3 km', null],
    ['Savannah is 7 and Austin is 9, 3 miles', null],
    ["Austin's team folded. He is 9, 3 miles", null],
    ['Jordan Park, 9, 3 miles', null],
    ['Where is Wystan going to play? He is 9, 3 miles', null],
    ['We believe in Maëlys, she is 9, 3 miles', null],
    ['Case 5530-817, Van Outeryck, boy of 9, 3 miles', null],
    ['moved here from Ashby, kid is 9 and misses it. norden OH, 4 miles', 'norden, Ohio'],
    ['my little georgia is 7, anything in 3 miles?', null],
    ['in norden wystan 9 needs a team 3 miles', null],
    ['in Norden Wystan is 9, 3 miles', 'Norden'],
    ['IN NORDEN, OHIO WYSTAN IS 9, 3 MILES', 'NORDEN, OHIO'],
    ['wystan,9,norden ohio,3mi', 'norden ohio'],
    ['Wystan goes to St Brigid School in Norden. He is 9. 3 miles', 'Norden'],
    ['Player: Wystan Ashdown\nDOB: 2019-03-04\nCity: Norden\nRadius: 3 miles', 'Norden'],
    ['Bei Thorben (9) in der Klasse spielen alle Fußball. 3 km', null],
    ['Pour Maëlys à Valmont, 9 ans, 3 km', null],
    ['En Mateo vemos talento, tiene 9 años, 3 km', null],
    ['vivimos en Villanueva con Itziar, 9 años, 3 km', 'Villanueva'],
    ['Fiammetta abita a Valmonte, 9 anni, 3 km', 'Valmonte'],
    ['Живём в Бостоне, Тимофею 9, 3 км', null],
    ['Ми з Харкова, зараз у Brighton Beach, Brooklyn. Остапу 9, 3 км', 'Brighton Beach, Brooklyn'],
    ['after 3 years in Leeds we are back in Norden, kid 9, 3 miles', 'Norden'],
    ['We were on holiday in Cornwall and he loved it. 9yo. 3 miles', null],
    ['Barcelona fan, 9 yo, 3 miles', null],
    ['He supports Liverpool. Age 9. 3 miles', null],
    // Places that are told as such.
    ['Seattle, U10, 3 miles', 'Seattle'],
    ['u9 soccer 12 Mill Lane, Norden, Ohio, 2 miles', '12 Mill Lane, Norden, Ohio'],
    ['SW11 4NJ, under 9, 2 miles', 'SW11 4NJ'],
    ['Alder Falls, 9, 2 miles', 'Alder Falls'],
    ['Fußball für Tochter (8) in 10115 Berlin, 3 km', '10115 Berlin'],
    ['foot pour ma fille de 8 ans à Lyon, 3 km', 'Lyon'],
  ])('of %j', (notes, query) => expect(leaves(notes)).toBe(query));

  it('is the name alone that answers an ask for the place', () => {
    expect(leaves('Norden', 'Soccer for a 7 year old, 4 miles')).toBe('Norden');
    expect(leaves('Wystan, 7', 'Soccer within 4 miles')).toBeNull();
  });
});
