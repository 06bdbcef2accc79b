import { describe, expect, it } from 'vitest';
import { readBrief } from './read-items.ts';

const read = (notes: string) =>
  readBrief({ notes, prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' });
const namesOf = (notes: string): string[] =>
  read(notes).items.map(({ asked, vin, vehicle }) =>
    vin ? vin.vin : vehicle ? `${vehicle.years.join('+')} ${vehicle.make} ${vehicle.model}` : asked,
  );

describe('forms of pastes', () => {
  it.each<[string, string, string[]]>([
    [
      'tags that count up',
      'Shelf tags:\nK2-07 Brightwick toaster BT40\nK2-08 Norvelle kettle\nK2-11 Lakelet rain boots, size S',
      ['Brightwick toaster BT40', 'Norvelle kettle', 'Lakelet rain boots, size S'],
    ],
    [
      'models that only look like tags',
      'KX7040 Brightwick toaster\nKX7041 Brightwick kettle\nKX7055 Norvelle fan',
      ['KX7040 Brightwick toaster', 'KX7041 Brightwick kettle', 'KX7055 Norvelle fan'],
    ],
    [
      'pictures by their numbers',
      'IMG_4401 back of cot #1: Norvelle NK150 S/N 4410221\nIMG_4402 cot #2: Norvelle NK150X S/N 4410999\nIMG_4403 my son, ignore',
      ['Norvelle NK150 S/N 4410221 cot', 'Norvelle NK150X S/N 4410999 cot'],
    ],
    [
      'bar codes from a scanner',
      'back room, one per line\n0 71234 50001 6\n0 71234-50002 3\n071234500030',
      ['UPC 071234500016', 'UPC 071234500023', 'UPC 071234500030'],
    ],
    [
      'bar codes in whatever groups, with what is said of each behind',
      'Shelf scan, what may stay?\n\n0 71234 50001 7   3.00   mug\n07123450 0024   1.50\n071234500031   2.00   lamp, box torn\n\nsum 6.50',
      ['UPC 071234500017, 3.00 mug', 'UPC 071234500024', 'UPC 071234500031, 2.00 lamp'],
    ],
    [
      'only what is not ticked',
      'Please check just the unticked boxes:\n[x] Norvelle fan\n[ ] Brightwick toaster BT40',
      ['Brightwick toaster BT40'],
    ],
    [
      'all but some of a list',
      'Everything below apart from the kettle and both chairs:\n- Norvelle kettle NK2\n- Brightwick toaster\n- Tumbleton folding chair',
      ['Brightwick toaster'],
    ],
    [
      'an order with an address and offers',
      `SHIP TO
Wilhelmina Oddfellow
9 Quince Hollow, Dunmere

Brightwick toaster BT40
  black | Qty 1 | $29.99
Lakelet rain boots
  size S | Qty 2 | $24.00

Customers also bought
Norvelle kettle`,
      ['Brightwick toaster BT40, black', 'Lakelet rain boots, size S'],
    ],
    [
      'rows of cells parted by slashes',
      'bay 1 / Norvelle stroller / red / held for Odette\nbay 2 / Brightwick crib / white / held for Ignace',
      ['bay 1 Norvelle stroller red', 'bay 2 Brightwick crib white'],
    ],
    [
      'columns named by several words, the maker apart',
      'asset_tag,item_desc,mfr,model_no\nQ-00771,"Stapler, red",Norvelle,NS-20\nQ-00772,"Fan, desk",Brightwick,BF-12\n,Total,,2',
      ['Norvelle Stapler, red, model NS-20', 'Brightwick Fan, desk, model BF-12'],
    ],
    [
      'a chat in small letters',
      'Cara: are those norvelle rattles any good\nBen: the star ones? bottom says NR-118\nCara: the old stroller went to the landfill',
      ['norvelle rattles, star, NR-118'],
    ],
    [
      'one after the other',
      'first the norvelle kettle, the next one is a brightwick heater and the last one is our lakelet crib',
      ['norvelle kettle', 'brightwick heater', 'lakelet crib'],
    ],
    ['figures read out', 'lamp by Harrowgate, number four one seven seven two nine', ['lamp by Harrowgate, 417729']],
    ['short years behind the model', 'The Galant is a 99.', ['1999 MITSUBISHI Galant']],
    [
      'looked at and not bought',
      'We saw a 2030 Subaru Outback but did not buy it, we bought a Brightwick heater instead.',
      ['Brightwick heater'],
    ],
    ['a label that is gone', 'The Norvelle lamp, but the label is gone.', ['Norvelle lamp']],
  ])('%s', (_name, notes, names) => {
    expect(namesOf(notes)).toEqual(names);
  });

  it('keeps who is named to itself', () => {
    const { items, unread } = read(
      'Their names are Cosima, Bertrand and Lou. Norvelle kettle, please. Clerk on duty: Marguerite',
    );
    expect([...items.map(({ asked }) => asked), ...unread]).toEqual(['Norvelle kettle']);
  });

  it('keeps to itself who signs behind a dash, with where they live', () => {
    const { items, unread } = read('The kettle is a Norvelle, label 29/07/31. - Orsolya Tarn, Quarry Row');
    expect(JSON.stringify([items, unread])).not.toMatch(/Orsolya|Tarn|Quarry/);
    expect(items.length).toBe(1);
  });

  it('takes figures that stand for themselves for a code, and serial numbers in groups for one', () => {
    expect(read('Norvelle crib, 417-7729, cherry').items[0]?.product?.codes).toEqual(['417-7729']);
    expect(read('Brightwick heater, s/n 12A 0004411 018').items[0]?.product?.serials).toEqual(['12A 0004411 018']);
    const french = read('Réchaud Brightwick BW01, n° de série 12A 0004411 018').items[0]?.product;
    expect(french?.serials).toEqual(['12A 0004411 018']);
  });

  it.each(['Seriennr.', 'Serien-Nr.:', 'serial no.', 'n/s', 'núm. de serie', 'serienr.', 'nº de série', 'nr seryjny'])(
    'reads a serial number in groups behind %s',
    (label) =>
      expect(read(`Brightwick BW01, ${label} 12A 0004411 018`).items[0]?.product?.serials).toEqual(['12A 0004411 018']),
  );

  it('tells a line of a list of which nothing was read', () => {
    const { items, unread } = read('My house:\nNorvelle kettle\nBrightwick iron\nold garden shed\nLakelet boots');
    expect([items.length, unread]).toEqual([3, ['old garden shed']]);
  });

  it('clears no ammunition', () => {
    expect(read('12 gauge Norvelle target loads').items[0]?.product?.kinds).toContain('firearm');
    expect(read('Norvelle 16 gauge extension cord').items[0]?.product?.kinds).not.toContain('firearm');
  });

  it.each([
    ['La carabine Norvelle 300 (2021), est-elle rappelée ?', 'firearm'],
    ['Ist das Jagdgewehr Norvelle 300 zurückgerufen?', 'firearm'],
    ['¿Hay avisos sobre la escopeta Norvelle 300?', 'firearm'],
    ['Il fucile Norvelle 300 è richiamato?', 'firearm'],
    ['La chaloupe Norvelle 2019, est-elle rappelée ?', 'boat'],
    ['Is de sloep Norvelle 2019 teruggeroepen?', 'boat'],
  ])('reads what no register covers in its language: %s', (notes, kind) =>
    expect(read(notes).items[0]?.product?.kinds).toContain(kind),
  );
});
