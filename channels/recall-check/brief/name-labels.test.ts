import { describe, expect, it } from 'vitest';
import { readItem } from './read-items.ts';
import { splitBrief } from './split-brief.ts';

const productOf = (line: string, head = 'Please check:') => {
  const [item] = splitBrief(`${head}\n- 2031 Acme Cruise\n- ${line}`).items.slice(-1);
  return readItem(item?.text ?? '').product;
};
const HEADS = {
  de: 'Bitte prüfen Sie, ob es einen Rückruf gibt:',
  fr: 'Merci de vérifier s’il y a un rappel pour :',
  es: 'Por favor, comprueben si hay una retirada de:',
  it: 'Per favore, controllate se ci sono richiami per:',
  nl: 'Graag controleren of er een terugroepactie is voor:',
};

describe('labels of codes and days', () => {
  it.each([
    ['en', 'Graco crib, serial BA 027 551', 'serials', ['BA 027 551']],
    ['en', 'Graco crib on the porch (serial KT 118 4402 7)', 'serials', ['KT 118 4402 7']],
    ['en', 'Britax Boulevard seat, serial no. F2D880X-0031902', 'serials', ['F2D880X-0031902']],
    ['en', 'Braun kettle ser# 44 0912 B bought 2029', 'serials', ['44 0912 B']],
    ['en', 'Gerber rice cereal lot 5518 2 boxes', 'lots', ['5518']],
    ['en', 'Advil lot U7DK2 100 tablets', 'lots', ['U7DK2']],
    ['en', 'CLARIVEX LISINOPRIL 10MG LOT LS4471 EXP 03/33', 'lots', ['LS4471']],
    ['en', 'Gerber rice cereal, product code RC41, lot 5518', 'models', ['RC41']],
    ['en', 'Gerber rice cereal, item code RC41, lot 5518', 'lots', ['5518']],
    ['en', 'Braun kettle BK-100, bottom sticker 0908', 'lots', ['0908']],
    ['en', 'Braun kettle BK-100, base stamped 0908, chipped', 'lots', ['0908']],
    ['en', 'Braun kettle BK-100 with 0908 stamped on the base', 'lots', ['0908']],
    ['en', 'Braun kettle, lid says BK-100 and 09-13', 'lots', ['09-13']],
    ['en', 'Braun kettle BK-100, box says 2031-10', 'lots', ['2031-10']],
    ['de', 'Braun Wasserkocher BK-100, auf dem Karton steht 2031-40', 'lots', ['2031-40']],
    ['es', 'hervidor Braun BK-100, la caja dice 2031-40', 'lots', ['2031-40']],
    ['en', 'Braun kettle BK100AA00 22B 0098812 014', 'serials', ['22B 0098812 014']],
    ['en', 'Braun kettle, lot 22B 0098812 014', 'serials', []],
    ['fr', 'Bouilloire Braun BK-100, étiquette 0908', 'lots', ['0908']],
    ['it', 'Bollitore Braun BK-100, etichetta: 0908', 'lots', ['0908']],
    ['de', 'Hipp Brei, Produktcode RC41, Charge K2093', 'models', ['RC41']],
    ['fr', 'Gerber céréales, code article RC41, lot 5518', 'models', ['RC41']],
    ['es', 'Gerber cereal, código de producto RC41, lote 5518', 'models', ['RC41']],
    ['it', 'Gerber cereali, codice prodotto RC41, lotto 5518', 'models', ['RC41']],
    ['nl', 'Gerber pap, productcode RC41, partij 5518', 'models', ['RC41']],
    ['en', 'Michelin tires, DOT B9 7R 1K4X 3118', 'months', ['2018-07', '2018-08']],
    ['en', 'Sunbeam heater, 2013ish', 'years', ['2012', '2013', '2014']],
    ['de', 'Hipp Brei, Charge K 2093 C, MHD 04.11.2031', 'lots', ['K 2093 C']],
    ['de', 'Hipp Brei, mind. haltbar bis 04.11.2031', 'dates', ['2031-11-04']],
    ['de', 'Miele Waschmaschine, Fabr.-Nr. 51/220118844', 'serials', ['51/220118844']],
    ['de', 'Bosch Trockner E-Nr. WTH85V80/01', 'models', ['WTH85V80/01']],
    ['de', 'Bosch Trockner, gekauft im März 2031', 'boughtMonths', ['2031-03']],
    ['fr', 'lait Nestlé, n° de lot MB 417, à consommer avant le 05/02/2032', 'lots', ['MB 417']],
    ['fr', 'lait Nestlé, à consommer de préférence avant le 05/02/2032', 'dates', ['2032-02-05']],
    ['fr', 'trottinette Xiaomi, n° 31844/00067215', 'codes', ['31844/00067215']],
    ['fr', 'poussette Chicco achetée en avril 2030', 'boughtMonths', ['2030-04']],
    ['es', 'leche Nestlé, lote RT 804, consumo preferente 07/09/2031', 'lots', ['RT 804']],
    ['es', 'bicicleta Trek, cuadro WTU18 337 209', 'serials', ['WTU18 337 209']],
    ['it', 'latte Nestlé, lotto 31B 077', 'lots', ['31B 077']],
    ['it', 'lavatrice Bosch, matricola 2944 8 1207, comprata a maggio 2030', 'serials', ['2944 8 1207']],
    ['nl', 'wasmachine Bosch, serienr. 7701 00418 3, gekocht in mei 2030', 'serials', ['7701 00418 3']],
    ['nl', 'wasmachine Bosch, gekocht feb 2030', 'boughtMonths', ['2030-02']],
  ] as const)('in %s: %s', (language, line, field, values) => {
    const product = productOf(line, language === 'en' ? undefined : HEADS[language]);
    expect(product?.[field]).toEqual(values);
  });
});
