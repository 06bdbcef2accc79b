import { describe, expect, it } from 'vitest';
import { firmIn } from './firm-in-head.ts';
import { byOpenings } from './by-openings.ts';
import { plainPaste } from './plain-paste.ts';

const BODIES = ['40 chairs at 189 each, freight 640', '40 chairs $174.50 each = $6,980.00\nShipping $85.00'];

describe('byOpenings', () => {
  it.each([
    ['rules', '--- Loring ---', '--- SitWell ---'],
    ['brackets', '[Loring]', '[SitWell]'],
    ['hashes', '## Loring', '## SitWell'],
    ['senders', 'from: Loring', 'from: SitWell'],
    ['senders in German', 'Von: Loring', 'Von: SitWell'],
    ['numbers', '1) Loring', '2) SitWell'],
    ['letters', '(a) Loring', '(b) SitWell'],
    ['colons', 'Loring:', 'SitWell:'],
    ['bold colons', '**Loring:**', '**SitWell**:'],
    ['a picture', '🔹 Loring', '🔹 SitWell'],
    ['Italian senders before a colon', 'da Loring:', 'da SitWell:'],
    ['ordinals and firms', 'Primo preventivo, della ditta Loring:', 'Secondo preventivo, della ditta SitWell:'],
    [
      'ordinals and firms in Spanish',
      'Primera oferta, de la empresa Loring:',
      'Segunda oferta, de la empresa SitWell:',
    ],
    ['a sender and a bare head in small letters', '\nfrom: loring', '\nsitwell'],
  ])('parts quotes below heads with %s', (_form, first, second) => {
    const notes = `we need 40 chairs\n\n${first}\n${BODIES[0]}\n${second}\n${BODIES[1]}\n\nWhich one should we go with?`;
    const { brief, quotes } = byOpenings(plainPaste(notes));
    expect(quotes.map(({ name }) => name.toLowerCase())).toEqual(['loring', 'sitwell']);
    expect(quotes[1]?.text).toContain('Shipping $85.00');
    expect(quotes[1]?.text).not.toContain('Which one');
    expect(brief).toBe('we need 40 chairs\n\nWhich one should we go with?');
  });

  it('parts quotes at outer bullets over lines that are only set in', () =>
    expect(
      byOpenings(
        '40 chairs\n\n• Loring\n   £9.00 each\n   freight £5.00\n• Jo the joiner\n   £8.00 each\n   freight £6.00',
      ).quotes.map(({ name }) => name),
    ).toEqual(['Loring', 'Jo the joiner']));

  it('takes a firm by its form for a vendor, whatever it deals in', () => {
    const notes = `potrzebujemy 20 krzeseł\n\nKrzesła24 sp. z o.o.\n20 krzeseł po 189,00 zł, dostawa 64,00 zł\n\nMeble Warta s.c.\n20 krzeseł po 174,50 zł = 3 490,00 zł`;
    expect(byOpenings(notes).quotes.map(({ name }) => name)).toEqual(['Krzesła24 sp. z o.o.', 'Meble Warta s.c.']);
  });

  it('parts quotes below ruled titles of documents and words for the other one', () => {
    const notes = `40 chairs\n\n--- Soumission 4410, 12 mars 2027 ---\nLoring inc.\n${BODIES[0]}\n--- l'autre ---\nSitWell inc.\n${BODIES[1]}`;
    expect(byOpenings(notes).quotes.map(({ text }) => /Loring|SitWell/.exec(text)?.[0])).toEqual(['Loring', 'SitWell']);
  });

  it.each([
    ['a head without prices below it', `[Loring]\n${BODIES[0]}\n[SitWell]\ncall us`],
    ['numbers that do not count from the first', `2) Loring\n${BODIES[0]}\n5) SitWell\n${BODIES[1]}`],
    ['the same head twice', `[Loring]\n${BODIES[0]}\n[Loring]\n${BODIES[1]}`],
    ['labels of figures', `Freight:\n12.00\nTotal:\n$300.00`],
    ['a charge and where it goes', `Freight to 30076: $12.00\nFreight to 30077: $300.00`],
    ['headings of columns', `Item  Qty   Ext\n${BODIES[0]}\n\nLine  Description   Qty  Ext\n${BODIES[1]}`],
    ['what heads a request', `Chairs for the hall: 40 x 6204 by 2026-12-04\n\nLoring:\n${BODIES[0]}`],
    ['how many there are', `Two quotes for 40 chairs at 30 each\n\nLoring:\n${BODIES[0]}`],
    [
      'items by their part number',
      `we need 2 of EN-12 and 3 of GL-9\n\nEN-12 box\n${BODIES[0]}\n\nGL-9 kit\n${BODIES[1]}`,
    ],
    ['a list of what is needed', '1) chairs\n2) desks\n\nprices please'],
  ])('parts nothing at %s', (_what, notes) => {
    expect(byOpenings(notes).quotes).toEqual([]);
  });
});

describe('offers told in a line each', () => {
  it.each([
    ['names and colons', 'Loring (spoke w/ Mike): $7 ea, elbows $1.89. will call only', 'SitWell: $0.47/ft, delivered'],
    ['colons and dashes', 'Büro Nord GmbH – Gesamtpreis 13.565,00 €', 'Ergo24 e.K.: Stückpreis 479,00 EUR'],
    ['nouns with letters', 'Quote A (Loring): chairs £11.50', 'Quote B (Sit & Well Ltd): chairs 12.00 each'],
    ['nouns in Spanish', 'Proveedor 1 - Loring SL\nsillas 5,45 €', 'Proveedor 2 - Turia\nSilla - 98,00 €'],
    ['options', 'Option 1 - Loring: $149/mo, b/w .0085/pg', 'Option 2 - SitWell: $219/mo'],
    ['numbers and złoty', '1. Meble-Wit: 189 zł netto/szt.', '2. Krzesłomania: 219 zł za sztukę'],
    ['quoted senders', '>> from Loring biz\n>> CF1 10 @ 189.99', '> from sitwell\n> CF1 $341.00'],
  ])('parts them by %s', (_form, first, second) => {
    const { brief, quotes } = byOpenings(`40 of them please\n\n${first}\n${second}\n\nwhich is cheapest?`);
    expect(quotes).toHaveLength(2);
    expect(quotes.every(({ name, text }) => name !== '' && text.includes(name))).toBe(true);
    expect(brief).not.toMatch(/[$€£]|zł/);
  });

  it('takes no item for a vendor whose words the request uses', () => {
    const notes =
      'necesito 300 cascos blancos y 20 guantes nitrilo\n\nCasco blanco - 98,00 €\nGuantes nitrilo - 11,40 €';
    expect(byOpenings(notes).quotes).toEqual([]);
  });

  it('gives what is said of all offers to each', () => {
    const { quotes } = byOpenings(
      'oil for us\n\nNordöl: 98,40 €\nRhönöl: 99,10 €\n\nAlle Preise inkl. MwSt. Wer ist billiger?',
    );
    expect(quotes.map(({ text }) => text.endsWith('Alle Preise inkl. MwSt.'))).toEqual([true, true]);
  });
});

describe('firmIn', () => {
  it.each([
    ['Tessa @ Loring Furnishings', 'Loring Furnishings'],
    ['dan (SitWell)', 'SitWell'],
    ['Gem State Coatings, quote #4471', 'Gem State Coatings'],
    ['Brightline, Inc. - revised', 'Brightline, Inc.'],
    ['Brightline (new)', 'Brightline'],
    ['Midtown Supply (Dana)', 'Midtown Supply'],
    ['quotes@hennepinbiz.example', 'hennepinbiz'],
    ['Anna Lind <anna@lindwerk.example>', 'Anna Lind'],
    ['Angebot Zimmerei Hörl GmbH', 'Zimmerei Hörl GmbH'],
    ['WhatsApp Pintores Rúa', 'Pintores Rúa'],
    ['Preventivo di Falegnameria Orsi', 'Falegnameria Orsi'],
    ['Sheet Metal Works', 'Sheet Metal Works'],
  ])('%s names %s', (words, firm) => {
    expect(firmIn(words)).toBe(firm);
  });
});
