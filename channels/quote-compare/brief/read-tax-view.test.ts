import { describe, expect, it } from 'vitest';
import { readTaxRate, readTaxView } from './read-tax-view.ts';

describe('readTaxView', () => {
  it.each([
    'We are VAT registered',
    'I claim the GST back',
    'both plus gst so ignore gst',
    'Leave sales tax out, same either way',
    'all plus VAT which we claim back',
    'VAT we get back',
    'Compare HTVA stp',
    'Avant taxes, qui est le moins cher ?',
    '¿Cuál sale mejor antes de impuestos?',
    'Preise bitte exkl. USt',
    'bitte zzgl. MwSt vergleichen',
    'excl. BTW a.u.b.',
    'vergelijk exclusief de btw',
    'We get input credit for GST',
    'VAT credit available, so look at the basic price',
    'la TVA est récupérable pour nous',
    'Die MwSt ist für uns abzugsfähig',
    'de btw is aftrekbaar',
    'GST is added by all of them, so compare without it',
    'MwSt kommt überall dazu, die lassen wir weg',
    'El IVA va aparte en todos, compare sin contarlo',
  ])('compares without tax at %j', (brief) => {
    expect(readTaxView(brief)).toEqual({ isNet: true, isGross: false });
  });

  it.each([
    "The club can't claim VAT back",
    'we can not recover the vat',
    'Nie odliczamy VAT, liczy się cena brutto',
    'no deducimos el IVA, precios con IVA',
    'prices incl. GST please',
    'they are all GST inclusive',
    'HST and all',
    'alles inkl. USt bitte',
    'Wir dürfen keine Vorsteuer ziehen',
    'Als Verein ohne Vorsteuerabzug zählt für uns der Endbetrag',
    'Wir haben keinen Vorsteuerabzug',
    'Wij kunnen geen btw terugvragen',
    'Kupujemy bez odliczenia VAT',
    'comparar con el IVA',
    'wraz z VAT',
    'no GST credit for a school like ours',
    'we do not get any input tax credit',
    'HST credit is not available to us',
    'la TVA n’est pas déductible',
    'el IVA no es deducible',
    'Szkoła VAT-u nie odlicza',
    'die Vorsteuer können wir nicht abziehen',
    'l’association ne récupère pas la TVA',
    'el ayuntamiento no lo recupera: el IVA no se descuenta',
    'com 23 % de IVA, por favor',
    'mit 19 % MwSt bitte',
    'soy particular',
  ])('compares with tax at %j', (brief) => {
    expect(readTaxView(brief)).toEqual({ isNet: false, isGross: true });
  });

  it.each(['Neither of them is VAT registered', 'no sales tax to worry about', 'two quotes'])(
    'says nothing at %j',
    (brief) => {
      expect(readTaxView(brief)).toEqual({ isNet: false, isGross: false });
    },
  );
});

describe('readTaxRate', () => {
  it.each([
    ['Comparar con IVA del 16 %', '16'],
    ['alles inkl. 19 % MwSt', '19'],
    ['VAT-u nie odliczamy, liczymy 23 %', '23'],
    ['prices incl. VAT at 20%', '20'],
    ['TVA 5,5 %', '5.5'],
    ['IVA 10 % or IVA 22 %', null],
    ['sin IVA', null],
    ['descuento del 5 %, sin IVA', null],
  ])('%j', (brief, rate) => {
    expect(readTaxRate(brief)?.value ?? null).toBe(rate);
  });
});
