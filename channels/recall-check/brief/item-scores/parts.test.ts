import { describe, expect, it } from 'vitest';
import { plan } from '../../plan.ts';
import { readBrief } from '../read-items.ts';
import { splitBrief } from '../split-brief.ts';
import { declinedBy } from './deciding-columns.ts';
import { numbersOfPapers } from './numbers-of-papers.ts';
import { withoutSections } from './sections.ts';

const AT = { acceptedAt: '2031-05-06T07:08:09.010Z', prior: null, skipRetrieval: false };
const askedIn = (notes: string) => splitBrief(notes).items.map(({ asked }) => asked);
const sentFor = (notes: string): string => JSON.stringify(plan({ notes, ...AT }).sources).toLowerCase();

describe('parts of one thing', () => {
  it('joins what it is and whose make it is on one line', () =>
    expect(askedIn('Door lock: Schlage BE365\nSmoke alarm: Kidde i9010')).toHaveLength(2));

  it('joins the kind and the name that is set beside it', () =>
    expect(askedIn('We also have her CPAP, a DreamStation 2 made by Philips.')).toHaveLength(1));

  it('keeps several of a row apart', () =>
    expect(askedIn('I have a Graco stroller, a Nuna and a Lasko heater 754200.')).toHaveLength(3));

  it('gives a VIN to the one vehicle of its model year', () => {
    const { items } = readBrief({
      notes: '2016 Toyota Sienna XLE, and a Lasko heater. The VIN is 5TDYK3DC9GS712398',
      ...AT,
    });
    expect(items.map(({ vin, vehicle }) => [vin?.vin ?? null, vehicle?.make ?? null])).toEqual([
      ['5TDYK3DC9GS712398', 'TOYOTA'],
      [null, null],
    ]);
  });

  it('leaves a VIN of another year alone', () => {
    const { items } = readBrief({ notes: '2012 Toyota Sienna XLE\n5TDYK3DC9GS712398', ...AT });
    expect(items.filter(({ vin }) => vin)).toHaveLength(1);
    expect(items).toHaveLength(2);
  });
});

describe('sections that are waved off', () => {
  it.each([
    ['To check:\n- Graco swing\nAlready done:\n- Kidde alarm\nNot ours:\n- Dyson fan', 'Graco swing'],
    ['CHECK\nGraco swing\n\nDON’T CHECK (sold)\nSunbeam blanket', 'Graco swing'],
    ['Zu prüfen:\n- Graco Schaukel\nSchon geprüft:\n- Kidde Melder', 'Graco Schaukel'],
    ['À vérifier :\n- Graco balancelle\nDéjà vérifiés :\n- Kidde détecteur', 'Graco balancelle'],
    ['Revisar:\n- Graco columpio\nYa revisado:\n- Kidde alarma', 'Graco columpio'],
    ['Staying: the Graco swing. Going with them: the Weber grill, the Toro mower.', 'Graco swing'],
  ])('are left out: %s', (notes, first) => expect(askedIn(notes)).toEqual([first]));

  it('end with an empty line or another head', () =>
    expect(withoutSections('Sold:\na saw\n\na lamp\nGone:\na bed\nKitchen:\na pan')).toBe(
      '\n(not the a saw)\n\na lamp\n\n(not the a bed)\nKitchen:\na pan',
    ));

  it.each(['Sold by Acme: lamp', 'Recalled items: lamp', 'gone fishing reel'])('are no other lines: %s', (line) =>
    expect(withoutSections(line)).toBe(line),
  );
});

describe('columns that decide', () => {
  it.each([
    [['Item', 'Keep?'], ['lamp', 'no - sold'], true],
    [['Item', 'Keep?'], ['lamp', 'yes'], false],
    [['Gegenstand', 'Behalten'], ['Lampe', 'nein'], true],
    [['Objet', 'Garder ?'], ['lampe', 'non'], true],
  ])('%j: %j', (head, cells, isOut) => expect(declinedBy(head)?.(cells)).toBe(isOut));

  it('are not there in every table', () => expect(declinedBy(['Item', 'Brand'])).toBeNull());
});

describe('what may be anybody’s', () => {
  it.each([
    ['Póliza HO-552-9017', 1],
    ['permit BA-3302', 1],
    ['Vertrag Nr. 88-1204', 1],
    ['2206 Calle Nogal, El Paso', 1],
    ['1 crib #BL-99120\n1 camera #BL-99121\n1 mattress #BL-99125', 3],
    ['Brother HL-2270 and HL-2280', 0],
    ['model WM4000HWA', 0],
    ['Norvelle cooker NS-MC60SS9', 0],
  ])('is found: %s', (text, count) => expect(numbersOfPapers(text)).toHaveLength(count));

  it.each([
    [
      '- aunt Perpetua: Owlet Dream Sock\n- the Lindens: Lasko heater\n- Odalys & Rune: Chicco stroller',
      ['perpetua', 'lindens', 'odalys', 'rune'],
    ],
    ['IKEA dresser, Lasko heater 754200. Couch already claimed by Theodora downstairs.', ['theodora']],
    [
      'Mi licuadora es Oster BLSTKAG. Póliza HO-552-9017. Dirección: 2206 Calle Nogal, El Paso.',
      ['552', 'nogal', 'paso'],
    ],
    ['insulin Vetsulin lot V4471A (Biscuit Halloran’s)\nSunbeam heating pad\nLasko heater', ['halloran', 'biscuit']],
    [
      '- Lasko heater 754200\n- Owlet Dream Sock\nIf you want to ring: 208-555-0147, the door code is 8835, 19 Larkmere Close, Nampa. She has her infusion at 11.',
      ['larkmere', '8835', 'infusion', 'nampa'],
    ],
    [
      '- radiateur Lasko 754200\nPour venir : code du portail : 4711B, 12 rue des Lilas. Elle a sa dialyse à 14 h.',
      ['4711', 'lilas', 'dialyse'],
    ],
    [
      '- Heizlüfter Lasko 754200\nHaustürcode ist 2290, Lindenweg 14. Opa hat seine Infusion um elf.',
      ['2290', 'lindenweg', 'infusion'],
    ],
    ['- stufa Lasko 754200\nCodice del portone: 5512B, via dei Tigli 9.', ['5512', 'tigli']],
    ['Lasko heater 754200, Kidde alarm i9010. Call Rusty or our treasurer Ludmila.', ['rusty', 'ludmila']],
  ])('is sent to no register: %s', (notes, words) => {
    const sent = sentFor(notes);
    for (const word of words) expect(sent).not.toContain(word);
    expect(sent).toMatch(/owlet|lasko|oster|vetsulin/);
  });
});
