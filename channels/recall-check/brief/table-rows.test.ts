import { describe, expect, it } from 'vitest';
import { splitBrief } from './split-brief.ts';
import { tableRows } from './table-rows.ts';

describe('tableRows', () => {
  it.each([
    [
      '| Item | Detail |\n|---|---|\n| Car | 2031 Volvo XC40 |\n| Crib bumper | Dovelet |',
      ['2031 Volvo XC40', 'Crib bumper Dovelet'],
    ],
    ['year,make,model\n2031,Volvo,XC40\n2028,Mazda,CX-5', ['2031 Volvo XC40', '2028 Mazda CX-5']],
    ['Product\tUPC\tLot\nPaprika\t850098765431\t30A117', ['Paprika, UPC 850098765431, lot 30A117']],
    [
      '| # | Product | Model No. |\n| 1 | Solace heater | BW-1500 |\n| 2 | Quill lamp | |',
      ['Solace heater, model BW-1500', 'Quill lamp'],
    ],
    [
      'thing;ref;serial;condition\nSolace heater;BW01;31C 0055120 204;scratched\nSolace heater;BW02;29K 0055120 205;ok',
      ['Solace heater BW01, serial number 31C 0055120 204', 'Solace heater BW02, serial number 29K 0055120 205'],
    ],
    [
      'product|code on it|mfg|rack\nSolace adapter|SA-05|203110|R3\nSolace adapter|SA-05|203202|R4',
      ['Solace adapter SA-05, made 203110', 'Solace adapter SA-05, made 203202'],
    ],
    [
      'ORDER 31-0907\nShip to:   Norden Deli     Date: 11/02/2031\n-----------------\nLn   Qty   Description        Each     Amount\n1    2     Brightwick BW-1500 heater   380.00   760.00\n2    1     Hollin HA-2 airfryer        90.00    90.00\n                      Total    850.00\n-----------------\nRecalls on any of it?',
      ['Brightwick BW-1500 heater', 'Hollin HA-2 airfryer'],
    ],
    [
      'Loan | Gear / tool | Serial | Lent to\nA-1 | Brightwick Solace heater | HQ3001 | the Osgood twins\nA-2 | Wrenfield Tern kettle | - | Marisol',
      ['Brightwick Solace heater, serial number HQ3001', 'Wrenfield Tern kettle'],
    ],
    [
      'Brand\tWhat\tModel\tS/N or date code\nWindmere\tsander\tWS4410\t0004411\nWindmere\tsanding wheel\tWS4410B\t2032-04',
      ['Windmere sander WS4410, serial number 0004411', 'Windmere sanding wheel WS4410B, date code 2032-04'],
    ],
    [
      'Artikel;Modell;Seriennummer\nBrightwick Lampe;BL201;2031-40\nQuillon Mixer;QM20;Q200733',
      ['Brightwick Lampe BL201, date code 2031-40', 'Quillon Mixer QM20, serial number Q200733'],
    ],
    ['Crib, white, new\nLamp, tall, old', null],
    ['2031 Volvo XC40\n2028 Mazda CX-5', null],
  ])('%j', (text, expected) => {
    expect(tableRows(text)?.rows ?? null).toEqual(expected);
  });
});

describe('a printed form with a column of numbers', () => {
  it.each([
    [
      'WREN HOUSE NURSERY\nYearly check of toys        Room: Otters\n\n #   item                       model/label     qty\n 1   Quillon stacking cubes     QS4411          2\n 2   Brightwick table lamp      BL201           1\n 3   Tumbleton fishing game     TF-900          1\n 4   Lakelet sound machine      -               1\n\nSigned: O. Otis',
      ['Quillon stacking cubes', 'Brightwick table lamp', 'Tumbleton fishing game', 'Lakelet sound machine'],
    ],
    [
      'Nr   Gerät                      Modell       Anzahl\n1    Brightwick Wasserkocher    BW-100       1\n2    Quillon Mixer              QM-20        2\n3    Tumbleton Toaster          TT-30        1',
      ['Brightwick', 'Quillon', 'Tumbleton'],
    ],
    [
      'No.  Description               Serial       Qty\n1    Brightwick drill          B100411      1\n2    Quillon saw               Q200733      2\n3    Tumbleton sander          T300288      1',
      ['Brightwick drill', 'Quillon saw', 'Tumbleton sander'],
    ],
  ])('%j', (text, expected) => {
    const items = splitBrief(text).items.map(({ asked }) => asked);
    expect(items).toHaveLength(expected.length);
    for (const [at, name] of expected.entries()) expect(items[at]).toContain(name);
  });
});

describe('splitBrief', () => {
  it.each([
    ['a) 2031 Volvo XC40 b) 2028 Mazda CX-5', ['2031 Volvo XC40', '2028 Mazda CX-5']],
    ['Please check:\n| Vehicle |  VIN |\n|--|--|\n| Volvo | YV4162UK5V2000000 |', ['Volvo, VIN YV4162UK5V2000000']],
    [
      'thing;ref;serial\nSolace heater;BW01;31C 0055120 204\nSolace heater;BW02;29K 0055120 205',
      ['Solace heater BW01, serial number 31C 0055120 204', 'Solace heater BW02, serial number 29K 0055120 205'],
    ],
    // Headings in capitals over prices are no head of a till, and whose it is is not asked about.
    [
      'EQUIPO\tMARCA\tMODELO\tA CARGO DE\tVALOR\nhervidor\tNorvelle\tKX700\tEulogio B.\t$98.00\nmoto\tHonda\tCRF110F 2024\tAnselma\t$2,300.00',
      ['Norvelle hervidor KX700', 'Honda CRF110F 2024'],
    ],
    [
      "Ticket  Customer / phone         Bike                          Job\n5501    Osgar Pellowe 555-0108   Norvelle Dune 2, model yr '31  bleed\n5502    O. Wexley                Brightwick Tern AB200         flat",
      ['Norvelle Dune 2, 2031', 'Brightwick Tern AB200'],
    ],
    // Numbers of a list, and tags, of whoever printed it.
    [
      'PINE GROVE LIBRARY - EQUIPMENT\nLine   Qty   Description                 Tag        Cost/ea\n-------------------------------------------\n01     2     Norvelle KX700 kettle       PG-0031     99.00\n02     14    Brightwick space heater     PG-0058     24.99\nChecked by: A. Vandermeulen',
      ['Norvelle KX700 kettle', 'Brightwick space heater'],
    ],
    [
      'No;Description;Vendor part;Price\n1;Norvelle KX700 kettle;Depot 4410;39.00\n2;Brightwick space heater;n/a;59.00\n3;Lakelet sled;N/A;19.00',
      ['Norvelle KX700 kettle Depot 4410', 'Brightwick space heater', 'Lakelet sled'],
    ],
    [
      'Zeile  Menge  Bezeichnung                 Inventarnr.  Preis/Stk\n01     2      Norvelle KX700 Wasserkocher   TG-0031     99.00\n02     14     Brightwick Heizlüfter         TG-0058     24.99',
      ['Norvelle KX700 Wasserkocher', 'Brightwick Heizlüfter'],
    ],
    [
      'Línea  Cantidad  Descripción              Etiqueta   Precio/ud\n01     2         hervidor Norvelle KX700    BP-0031     99.00\n02     14        calefactor Brightwick      BP-0058     24.99',
      ['hervidor Norvelle KX700', 'calefactor Brightwick'],
    ],
  ])('%j', (text, expected) => {
    expect(splitBrief(text).items.map(({ asked }) => asked)).toEqual(expected);
  });
});
