import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { refusesOthers } from '../brief/refuses-others.ts';
import { quoteCompare } from '../quote-compare.ts';
import { firmInLetter } from './firm-in-letter.ts';
import { findLabels } from './labels.ts';

/** A dear offer of what is asked for, and a cheap one that says more above its lines or below them. */
const compared = async (brief: string, { above = '', below = '' }: { above?: string; below?: string }) => {
  const { take } = await rollOffline({
    channel: quoteCompare,
    notes: `${brief}\n\nQuote 1:\nVerpackung Lahn GmbH\n60 Rollen Papierklebeband x 2,10 € = 126,00 €\nGesamt 126,00 € frei Haus, 3 Tage\n\nQuote 2:\nPacklager Ohm KG\n\n${above}60 Rollen Papierklebeband x 1,40 € = 84,00 €\nGesamt 84,00 € frei Haus, 3 Tage\n${below}`,
    acceptedAt: '2027-01-08T12:00:00Z',
  });
  return take.table?.summary.recommended ?? null;
};

describe('lines below a heading that offers another thing', () => {
  it('are of that other thing', async () => {
    const brief = 'Wir brauchen 60 Rollen Papierklebeband, keine Alternativen. Netto.';
    expect(await compared(brief, {})).toBe('Packlager Ohm KG');
    const above = 'Anstelle von Papierband bieten wir Ihnen unser PP-Band an:\n';
    expect(await compared(brief, { above })).toBe('Verpackung Lahn GmbH');
  });
});

describe('what a vendor denies', () => {
  it('is no pleasantry where the brief asks for it', async () => {
    const brief =
      'Wir brauchen 60 Rollen Papierklebeband. Der Hersteller muss eine Konformitätserklärung für Lebensmittelkontakt haben. Netto.';
    const below = 'Hinweis: eine Konformitätserklärung für den Kontakt mit Lebensmitteln liegt für das Band nicht vor.';
    expect(await compared(brief, { below })).not.toBe('Packlager Ohm KG');
  });
});

it.each([
  'No aceptamos vinilo, vitrilo ni otras alternativas.',
  'Non prendiamo compatibili né altre alternative.',
  'Nie przyjmujemy tektury ani zamienników.',
  'Não queremos usados, nem alternativas.',
  'We take neither generics nor alternatives.',
])('refuses what another part of the denial names: %s', (brief) => {
  expect(refusesOthers(brief)).toBe(true);
});

it.each([
  ['- Anlieferung inkl. Vertragen ins 2. OG: 148,00 Euro'],
  ['Livraison avec montée à l’étage : 50,00 €'],
  ['Dostawa z wniesieniem na 2. piętro: 120,00 zł'],
  ['Transporte com descarga    35,00 €'],
  ['Anlieferpauschale     47,60 €'],
])('takes a row for carriage with what is done on arrival for carriage alone: %s', (row) => {
  expect(findLabels(row).map(({ kind }) => kind)).toEqual(['freight']);
});

it.each([
  ['Buenas, de Distribuciones Sur Almería:', 'Distribuciones Sur Almería'],
  ['Hallo zusammen, von Getränke Weser:', 'Getränke Weser'],
  ['Olá! Segue o preço da Toldos Beira, já com IVA:', 'Toldos Beira'],
  ['Dzień dobry, tu Stolarnia Gorce, w czym pomóc?', 'Stolarnia Gorce'],
  ['Buenas, de lo que hablamos:', null],
])('finds who writes in a greeting: %s', (line, name) => {
  const span = firmInLetter(line);
  expect(span && line.slice(span.start, span.end)).toBe(name);
});
