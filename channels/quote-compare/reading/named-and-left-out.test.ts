import { describe, expect, it } from 'vitest';
import { findCodes } from '../brief/part-codes.ts';
import { readOrder } from '../brief/read-order.ts';
import { findConditions } from './find-conditions.ts';
import { findOpenClauses } from './open-clauses.ts';
import { readLeadTime } from './lead-time.ts';
import { createNeedMatcher } from './need-matcher.ts';
import { readQuote } from './read-quote.ts';
import { splitUnits } from './text-units.ts';

const needsOf = (notes: string) =>
  readOrder({ notes, acceptedAt: '2026-11-25T12:00:00Z', skipRetrieval: false, prior: null }).needs;
const read = (brief: string, text: string) =>
  readQuote(text, {
    needs: needsOf(brief),
    shipToZip: null,
    calendar: { today: '2026-11-25', isKnown: true },
    vendorHints: [],
  });

describe('who offers', () => {
  it.each([
    [
      'Atelier de la Laine Ponant',
      'De : Atelier de la Laine Ponant <devis@ponant-laine.example>\nObjet : Devis\n\nBonjour,\nDR-4 20 x 9,00 € 180,00 €\nPort offert\n\nBien cordialement,\nAtelier de la Laine Ponant\n02 98 00 02 45 - ZI du Port, 29000',
    ],
    [
      'Linge du Ponant',
      'De : Linge du Ponant <devis@ponant-linge.example>\nObjet : Devis\n\nBonjour,\nDR-4 20 x 9,00 € 180,00 €\nPort offert\n\nBien cordialement,\nLinge du Ponant\n02 98 00 01 44 - ZA de Kervao, 29000',
    ],
    [
      'Leinenhof Uckermark',
      'Von: Verkauf\nBetreff: Angebot\n\nGuten Tag,\nDR-4 20 St 9,00 € 180,00 €\nfrei Haus\n\nLeinenhof Uckermark\nInh. S. Marquardt',
    ],
    [
      'Biancheria Mincio',
      'Da: Vendite\nOggetto: offerta\n\nBuongiorno,\nDR-4 20 pz 9,00 € 180,00 €\nporto franco\n\nBiancheria Mincio\nTitolare: L. Zecchini',
    ],
  ])('is %s, and neither where it stands nor who owns it', (name, text) => {
    expect(read('20 x DR-4', text).vendor?.name).toBe(name);
  });
});

describe('sizes in the names of goods', () => {
  it('are no part numbers, and a number that two needs share names neither', () => {
    expect(findCodes('KX-20 Vorderachse 295/80 R22,5')).toEqual(['KX-20']);
    const matcher = createNeedMatcher(needsOf('8 x KX-20 pompe PN316 and 4 x KX-30 vanne PN316'));
    expect(matcher.match('KX-30 vanne PN316').map(({ need }) => need.part)).toEqual(['KX-30 vanne PN316']);
  });

  it('are no quantities from which a price holds', () => {
    const { lines } = read(
      '250 St. Rotbuche, wurzelnackt, 80-120',
      'Baumschule Ilmenau\nRotbuche 80-120 wn: 150,00 € / 100 St.\nfrei Haus',
    );
    expect(lines[0]).toMatchObject({ amount: '375.00', breaks: [] });
  });
});

describe('what a list leaves out', () => {
  it.each([
    ['Nicht enthalten: Gerüst, Entsorgung der Altfenster.', 'Fenster liefern und einbauen, mit Entsorgung'],
    ['Non compris : évacuation des gravats et peinture', 'Pose de cloisons avec peinture'],
    ['Não inclui: remoção do entulho', 'Demolição com remoção do entulho'],
    ['Cena nie obejmuje: wywóz gruzu', 'Rozbiórka, wywóz gruzu'],
    ['Exclusions: skip hire, making good', 'Strip out and making good'],
  ])('"%s" leaves out of it what was asked for', (text, brief) => {
    expect(findConditions(text, splitUnits(text), brief)).toMatchObject([{ kind: 'left-out' }]);
  });

  it('is none of the offer where it speaks of the tax, or of what nobody asked for', () => {
    for (const text of ['Niet inbegrepen: btw', 'Non compreso: tinteggiatura'])
      expect(findConditions(text, splitUnits(text), 'Pavimento, btw, posa')).toEqual([]);
  });
});

it('leaves the price as it is where the weather has to hold', () => {
  const text = 'Hofgut Elz\nDR-4 20 St 9,00 € 180,00 €\nLieferung in 10 Tagen, frostfreies Wetter vorausgesetzt.';
  expect(findOpenClauses(text, splitUnits(text), { offer: read('20 x DR-4', text), brief: '' })).toEqual([]);
});

it('takes what a thing draws for no week', () => {
  const calendar = { today: '2026-11-25', isKnown: true };
  expect(readLeadTime('Wandladestation 22 kW inkl. Montage', calendar)).toBeNull();
});
