import { describe, expect, it } from 'vitest';
import { plan } from '../plan.ts';
import { readBrief } from './read-items.ts';

const read = (notes: string) =>
  readBrief({ notes, prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' });
const askedIn = (notes: string): string[] => read(notes).items.map(({ asked }) => asked);

describe('lists, and what stands beside them', () => {
  it.each<[string, string, string[]]>([
    [
      'marks of one shape that count up',
      '7a Norvelle kettle\n7b Brightwick heater\n7c Lakelet sled',
      ['Norvelle kettle', 'Brightwick heater', 'Lakelet sled'],
    ],
    [
      'figures with a slash',
      'Dzień dobry, proszę sprawdzić, czy te rzeczy były wycofane z rynku:\n1/ czajnik Norvelle\n2/ lustro Brightwick L1-MH\n3/ materac Lakelet, biały',
      ['czajnik Norvelle', 'lustro Brightwick L1-MH', 'materac Lakelet, biały'],
    ],
    [
      'figures with a ring',
      'À vérifier :\n1° bouilloire Norvelle\n2° chauffage Brightwick\n3° ventilateur Lakelet',
      ['bouilloire Norvelle', 'chauffage Brightwick', 'ventilateur Lakelet'],
    ],
    [
      'marks without a blank',
      'in the cabinet\n-norvelle kettle\n-brightwick heater',
      ['norvelle kettle', 'brightwick heater'],
    ],
    [
      'a label with its bar code, whatever else it says',
      'Norvelle kettle\nDist. by Dunmere NJ 8 27912 00859 3\nis this one recalled?',
      ['Norvelle kettle', 'Dist by Dunmere NJ 8 27912 00859 3'],
    ],
    [
      'a chat with pictures',
      '[10/02/2031, 09:11] Ada: Norvelle kettle KX700\n[10/02/2031, 09:12] Ada: <Media omitted>\n[10/02/2031, 09:13] Ada: Brightwick heater',
      ['Norvelle kettle KX700', 'Brightwick heater'],
    ],
    [
      'a mark of who tests such things',
      'Norvelle helmet V08, HECC sticker JUN - 2031\nBrightwick heater',
      ['Norvelle helmet V08, HECC sticker JUN, 2031', 'Brightwick heater'],
    ],
    ['a form that asks and says no', '- sled? NO  swing? NO\n- Norvelle kettle', ['Norvelle kettle']],
    [
      'an entry that is somebody else’s',
      '- Norvelle kettle\n- hers, leave it. She has a Lumetta heater',
      ['Norvelle kettle'],
    ],
    [
      'the same once more',
      '- bed frame Norvelle Cirrus, lot 4411\n- same bed frame, lot 4415',
      ['bed frame Norvelle Cirrus, lot 4411', 'bed frame, lot 4415'],
    ],
    [
      'a table with short headings and a line below it',
      'STK#|YR|MK|MDL|HRS\nQ210|2031|KAWASAKI|KX65|12\nQ211|2030|YAMAHA|PW50|7\nkeys: ask Ottilie',
      ['2031 KAWASAKI KX65', '2030 YAMAHA PW50'],
    ],
    [
      'bar codes among stamps of a scanner',
      'UNIT 7 BATCH 0042\n2031-03-04 11:02:10;036000291452;EA;001\n2031-03-04 11:02:31;012345678905;EA;002\nEOF CRC 9C1D',
      ['UPC 036000291452', 'UPC 012345678905'],
    ],
    [
      'orders of which one went back',
      'Order placed May 1, 2031\nNorvelle kettle\nOrder placed May 9, 2031\nReturn complete\nBrightwick heater\nOrder placed May 11, 2031\nLakelet sled',
      ['Norvelle kettle', 'Lakelet sled'],
    ],
  ])('reads %s', (_name, notes, expected) => {
    expect(askedIn(notes)).toEqual(expected);
  });

  it('carries on what goes with a thing in an entry', () => {
    expect(askedIn('- play mat with a mirror and a crinkly bear (Norvelle)\n- Brightwick heater')).toHaveLength(2);
  });

  it('takes a small word behind "by" for the maker', () => {
    expect(read('A bath mirror by lumo+vale for Anna, and a Brightwick heater').items[0]?.product?.brand).toContain(
      'lumo',
    );
  });
});

describe('lines without a mark beside a list', () => {
  it.each([
    [
      'with a model',
      'Norvelle 12-cup safe, model 204417, Harbor Sports\n - Brightwick lamp\n - Lakelet kettle',
      /204417/,
    ],
    ['in a row behind a list of a chat', 'Norvelle kettle KX700\nand these yellow Snap-tite bundle ups', /Snap/],
    [
      'with its count',
      'Dry\n  Lakelet oat flour, lot 4411 ...... 2\n  Brightwick rice ...... 4\n  Norvelle pasta, 2 lb ...... 9\nCold\n  Tai Lum chicken soup ...... 40',
      /Tai Lum/,
    ],
    [
      'ticked on a card',
      'Model no: BW-1500\nSerial no: 4411\nWhat else do you own?\n [ ] saw  [x] trimmer: Stihl 210L  [ ] none',
      /Stihl 210L/,
    ],
    ['in a note below a form', 'Brand: Norvelle\nModel: KX700\nMakita XT210 also there', /XT210/],
  ])('are read %s', (_what, notes, name) => expect(askedIn(notes).join('\n')).toMatch(name));

  it.each([
    ['by weight', '- Norvelle yogurt\n- Lakelet cheese\n\n2.5 lb  Bananas, organic', /Bananas/],
    ['by a name', '- Brightwick lamp\n- Lakelet kettle\nTorrent 9.9 outboard motor on the boat', /Torrent/],
  ])('are told %s', (_what, notes, name) =>
    expect([...read(notes).unread, ...askedIn(notes)].join('\n')).toMatch(name),
  );

  it('goes on behind who says it in a chat', () => {
    const chat =
      '[10/02/31, 09:11] Ada: first the 2031 Volvo XC40\n[10/02/31, 09:12] Ada: and those yellow Snap-tite bundle ups\n[10/02/31, 09:13] Ada: and the Brightwick lighter that goes with it';
    expect(askedIn(chat).join('\n')).toMatch(/Snap/);
  });

  it('are headings above it, and questions of a form below it', () => {
    const notes =
      ' #   item                     model      qty\n 1   Quillon cubes            QS4411     2\n 2   Brightwick lamp          BL201      1\n 3   Tumbleton kettle         TF-900     1\n\n Alarm test 10/14     First aid kit there  [x] yes [ ] no';
    expect(askedIn(notes)).toHaveLength(3);
    expect(read('Inventory of toys and gear, 2031\n- Brightwick lamp\n- Lakelet kettle').unread).toEqual([]);
  });
});

describe('people beside things', () => {
  it.each([
    ['Mr. Kettle and Ms. Lamp-Duarte have the Brightwick heater.', /kettle|lamp|duarte/i],
    ['Brightwick heater in 12, it sparks. Odilo to find out.', /odilo/i],
    ['- Brightwick heater\n- Norvelle kettle\nask sunniva if hers counts, im Radegund', /sunniva|radegund/i],
    ['Brightwick heater. dont write her name down its Philomena Astarte please', /philomena|astarte/i],
  ])('are in no item of %s', (notes, name) => {
    expect(askedIn(notes).join(' ')).not.toMatch(name);
  });

  it('are asked of nobody where nothing says that a name is that of a thing', () => {
    const notes = 'hi its Wenzeslava from upstairs, they say check the Norvelle kettle. its also a Brightwick heater';
    const { sources } = plan({ notes, prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' });
    expect(JSON.stringify(sources)).toMatch(/Norvelle/);
    expect(JSON.stringify(sources)).not.toMatch(/wenzeslava/i);
  });

  it('are no brands that begin like them', () => {
    expect(askedIn('Mr. Coffee kettle KX700')).toEqual(['Mr Coffee kettle KX700']);
  });
});

describe('what says too little to be cleared by', () => {
  it('doubts figures beside letters', () => expect(read('34" W, 72" H').items[0]?.doubt ?? 'a problem').toBeTruthy());
  it('takes a cartridge for one', () =>
    expect(read('4 boxes Winchester 30-30').items[0]?.product?.kinds).toEqual(['firearm']));
  it('takes an engine of a fire brigade for a vehicle', () =>
    expect(read('E-4 2012 Seagrave Marauder pumper').items[0]?.vehicle).toMatchObject({
      years: ['2012'],
      make: 'SEAGRAVE',
    }));
});
