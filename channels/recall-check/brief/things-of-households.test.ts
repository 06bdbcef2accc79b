import { describe, expect, it } from 'vitest';
import { readBrief } from './read-items.ts';

const HEADS = {
  en: 'Please check these for recalls:',
  de: 'Bitte auf Rückrufe prüfen:',
  fr: 'Merci de vérifier les rappels pour :',
  es: 'Por favor, comprueben si hay retiradas de:',
  it: 'Per favore controllate i richiami di:',
  nl: 'Graag controleren op terugroepacties:',
};
const read = (notes: string) =>
  readBrief({ notes, prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' });
const readLine = (language: keyof typeof HEADS, line: string) => {
  const { items, unread } = read(`${HEADS[language]}\n- 2031 Acme Cruise\n- ${line}\n- Bosch SHPM65Z55N`);
  const [item] = items.filter(({ asked }) => !/Cruise|SHPM65Z55N/.test(asked));
  return { item, unread };
};

describe('things of a household', () => {
  it.each([
    ['de', 'Opel Zafira B, Baujahr 2012, Diesel', '2012 OPEL Zafira B'],
    ['de', 'VW Touran, EZ 05/2017', '2017 VOLKSWAGEN Touran'],
    ['fr', 'le vieux citroen C4 de mon oncle (2011)', '2011 CITROEN C4'],
    ['fr', 'DS7 Crossback 2021, garée au parking', '2021 DS AUTOMOBILES DS7 Crossback'],
    ['es', 'Seat Arona 2019, gasolina', '2019 SEAT Arona'],
    ['it', 'Lancia Musa anno 2010', '2010 LANCIA Musa'],
    ['nl', 'Peugeot 308 uit 2016, benzine', '2016 PEUGEOT 308'],
    ['en', 'Skoda Fabia 2014, rego due', '2014 SKODA Fabia'],
  ] as const)('is a vehicle in %s: %s', (language, line, name) => {
    const { item, unread } = readLine(language, line);
    expect([item?.vehicle?.years.join(), item?.vehicle?.make, item?.vehicle?.model].join(' ')).toBe(name);
    expect(unread).toEqual([]);
  });

  it.each([
    ['en', 'cooper zeon RS3-G1, 225/45R17', ['cooper', 'zeon'], ['equipment']],
    ['en', 'set of bridgstone Turanza tires', ['bridgestone', 'turanza'], ['equipment']],
    ['en', 'ghd hair straightener', ['ghd'], ['consumer']],
    ['en', 'weber Spirit III E-210 grill', ['weber', 'spirit', 'iii'], ['consumer']],
    ['en', 'Yamaha Waverunner VX 2019', ['yamaha'], ['boat']],
    ['en', 'UPPAbaby Mesa, from my sister', ['uppababy', 'mesa'], ['equipment']],
    ['de', 'Cybex Solution Z-Fix, grau', ['cybex'], ['drug', 'equipment']],
    ['de', 'Nivea Sonnenmilch, im Bad', ['nivea'], ['drug']],
    ['de', 'Ibuprofen 600 von Hexal', ['hexal'], ['drug']],
    ['es', 'termo eléctrico Fagor, en el lavadero', ['fagor'], ['consumer', 'food']],
    ['it', 'seggiolino Foppapedretti, grigio scuro', ['foppapedretti'], ['consumer', 'equipment']],
  ] as const)('has its brand and kind in %s: %s', (language, line, brand, kinds) => {
    const { item, unread } = readLine(language, line);
    expect(item?.product?.brand.slice(0, brand.length)).toEqual(brand);
    expect(item?.product?.kinds).toEqual(kinds);
    expect([item?.doubt, unread]).toEqual([null, []]);
  });

  it.each([
    ['en', 'Nuna Trvl stroller, arctic blue'],
    ['de', 'Puky Laufrad, lila, vom Nachbarn geliehen'],
    ['fr', 'lave-vaisselle Bosch SMS40, sous l’évier'],
    ['es', 'taladro Makita, heredado de mi padre'],
    ['it', 'forno Ariston, incassato, in cucina'],
    ['nl', 'wasmachine Miele, in de bijkeuken'],
  ] as const)('has colours, places and owners that name nothing in %s: %s', (language, line) => {
    expect(readLine(language, line)).toMatchObject({ item: { doubt: null, problem: null }, unread: [] });
  });

  it('is doubted where only its brand is said', () =>
    expect(readLine('en', 'my neighbor has a Ninja').item?.doubt).not.toBeNull());

  it('sends no number plate of it', () => {
    expect(readLine('fr', 'Yamaha XMAX 2018, immatriculée AB-123-CD').item?.asked).not.toContain('AB-123');
    expect(readLine('es', 'moto Honda CB500X 2019, matrícula 1234 KLM').item?.asked).not.toContain('KLM');
  });

  it.each([
    ['- Umbra mirror in the lobby and the mirrors in 4C, leave those out\n- Dyson V8', ['Umbra mirror', 'Dyson V8']],
    ['We have an Umbra mirror in the lobby. The mirrors in 4C, leave those out.', ['Umbra mirror']],
    ['Umbra mirror in the lobby; Umbra lamps in 4C; leave those out.', ['Umbra mirror']],
  ])('keeps what stands beside one that is left out: %s', (notes, asked) =>
    expect(read(notes).items.map((item) => item.asked)).toEqual(asked),
  );

  it('is found behind where its owner lives', () =>
    expect(
      read("Mine: Dyson V8 vacuum\nMum's (she lives in the annexe): Weber Spirit grill").items.map(
        ({ asked }) => asked,
      ),
    ).toEqual(['Dyson V8 vacuum', 'Weber Spirit grill']));
});
