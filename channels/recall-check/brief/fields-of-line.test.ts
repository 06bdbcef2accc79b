import { describe, expect, it } from 'vitest';
import { readBrief } from './read-items.ts';

const AT = { prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' };
const read = (notes: string) =>
  readBrief({ notes, ...AT }).items.map(({ asked, product }) => ({ asked, serials: product?.serials ?? [] }));

describe('things whose fields stand side by side on a line', () => {
  it.each([
    [
      'JOB 4410   OPEN\nUNIT 1\n  Mfr: Norvelle   Desc: cordless drill   Model: KX-700   S/N: AB0042311\nUNIT 2\n  Mfr: Brightwick   Desc: leaf blower   Model: BW-31   S/N: plate worn off\n\nLabor hrs: 0.0    Parts: 0.00',
    ],
    [
      'Gerät 1\n  Hersteller: Norvelle   Bezeichnung: Akkubohrer drill   Modell: KX-700   Seriennummer: AB0042311\nGerät 2\n  Hersteller: Brightwick   Bezeichnung: Laubbläser   Modell: BW-31   Seriennummer: unleserlich',
    ],
    [
      'Marca: Norvelle   Descripción: taladro drill   Modelo: KX-700   Serial: AB0042311\nMarca: Brightwick   Descripción: sopladora   Modelo: BW-31   Serial: borrado',
    ],
  ])('reads one thing of each in %j', (notes) => {
    const items = read(notes);
    expect(items).toHaveLength(2);
    expect(items[0]?.asked).toMatch(/^Norvelle .*KX-700/);
    expect(items[0]?.serials).toEqual(['AB0042311']);
    expect(items[1]?.asked).toMatch(/^Brightwick .*BW-31/);
    expect(items[1]?.serials).toEqual([]);
  });
});

describe('a register of assets', () => {
  it.each(['asset', 'Anlagegut', 'activo', 'cespite'])('reads the things below %s', (heading) => {
    const notes = `| tag | room | ${heading} |\n|---|---|---|\n| 00417 | 2.11 | Norvelle desk lamp, gray |\n| 00418 | 2.12 | Brightwick space heater |`;
    expect(read(notes).map(({ asked }) => asked)).toEqual(['Norvelle desk lamp, gray', 'Brightwick space heater']);
  });

  it('reads no numbers of assets beside the things', () => {
    const notes = '| asset | item |\n|---|---|\n| 00417 | Norvelle desk lamp |\n| 00418 | Brightwick space heater |';
    expect(read(notes).map(({ asked }) => asked)).toEqual(['Norvelle desk lamp', 'Brightwick space heater']);
  });
});
