import type { Big } from 'big.js';
import { CURRENCY } from '../../reading/currency.ts';
import { ignoringCase } from '../../reading/ignoring-case.ts';
import type { DecimalMark } from '../../reading/numerals.ts';
import { findNumerals } from '../../reading/numerals.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import type { Span } from '../../reading/span.ts';
import { BELOW_AN_AMOUNT, OVER_AN_AMOUNT } from '../../reading/vocabulary/order-value-words.ts';
import { CARRIAGE_NAMES, CARRIAGE_PAID, FROM_AN_AMOUNT } from '../../reading/vocabulary/freight-words.ts';

const PAID = phrasePattern(CARRIAGE_PAID);
const FROM = phrasePattern(FROM_AN_AMOUNT);
/** "Versand 9,90 €, ab 500 € frei": a word for it that says so of carriage where the statement speaks of nothing else. */
const FREE = phrasePattern({
  en: 'free|waived|on us|at our expense',
  de: 'frei|kostenlos|kostenfrei|gratis|entfällt|übernehmen wir|auf unsere kosten|zu unseren lasten',
  fr: 'offert|offerte|offerts|gratuit|gratuite|gratuits|à notre charge|à nos frais|pris en charge',
  es: 'gratis|gratuito|gratuita|gratuitos|por nuestra cuenta|a nuestro cargo|a cargo nuestro|pagados',
  it: 'gratuito|gratuita|gratis|omaggio|a nostro carico|a carico nostro|a nostre spese|offerta|offerto',
  nl: 'vrij|gratis|kosteloos|voor onze rekening|nemen wij',
  pt: 'grátis|gratuito|gratuita|gratuitos|por nossa conta|a nosso cargo|oferecid*|oferta',
  pl: 'gratis|za darmo|bezpłatn*|darmow*|na nasz koszt|po naszej stronie',
  sv: 'fritt|fri',
});
/** Carriage by its name, wherever a statement has it. */
export const CARRIAGE_NAMED = phrasePattern({
  en: 'freight|shipping|delivery|carriage|transport',
  de: 'fracht|versand|versandkosten|lieferung|zustellung|transport',
  fr: 'port|livraison|transport',
  es: 'porte|portes|envío|despacho|flete|transporte',
  it: 'trasporto|spedizione|consegna',
  nl: 'vracht|verzending|verzendkosten|bezorging|levering',
  pt: 'frete|portes|transporte',
  pl: 'dostawa|transport',
  sv: 'frakt|leverans',
});
const NAMED_ANYWHERE = phrasePattern(CARRIAGE_NAMES);
const NUMBER = "(?<amount>\\d[\\d.,' ’\u00a0\u202f]*)";
/** Money behind words for more than it, or less. */
const moneyBehind = (words: string): RegExp =>
  ignoringCase(`(?<!\\p{L})(?:${words})\\s(?:${CURRENCY}\\s?${NUMBER}|${NUMBER}\\s?${CURRENCY})`);
const OVER = moneyBehind(`${anyOf(FROM_AN_AMOUNT)}|${anyOf(OVER_AN_AMOUNT)}`);
const BELOW = moneyBehind(anyOf(BELOW_AN_AMOUNT));
const CARRIAGE = new RegExp(`^\\W*${CARRIAGE_NAMED.source}`, 'iu');
const AMOUNT = ignoringCase(`^\\s*(?:${CURRENCY})?\\s*\\d[\\d.,' ’]*`);

/** "Ab 300 EUR Warenwert frei Haus": the amount that leads to the words, with no other between. */
function amountAhead(before: string): string {
  const from = FROM.exec(before);
  const amount = from && AMOUNT.exec(before.slice(from.index + from[0].length))?.[0];
  const rest = amount ? before.slice(before.indexOf(amount) + amount.length) : '';
  return amount && /^[^\d.;]{0,24}$/.test(rest) ? amount : '';
}

/** "Franco de port à partir de 500 €", "frei Haus ab 250 EUR": the order value from which on carriage is paid; null where none is said. */
export function freeFrom(statement: string, mark: DecimalMark): Big | null {
  const paid = PAID.exec(statement) ?? (CARRIAGE.test(statement) ? FREE.exec(statement) : null);
  if (!paid) return fromInClause(statement, mark);
  const behind = statement.slice(paid.index + paid[0].length);
  const from = FROM.exec(behind);
  const isNear = from !== null && from.index <= 24 && !/[.;]/.test(behind.slice(0, from.index));
  const amount = isNear
    ? (AMOUNT.exec(behind.slice(from.index + from[0].length))?.[0] ?? '')
    : amountAhead(statement.slice(0, paid.index));
  return valueOf(amount, mark) ?? fromInClause(statement, mark);
}

/** "El envío es gratis a partir de 300 €; si no, cuesta 45 €", "Versand 45 €, ab 300 € ist er kostenlos": a clause with the order value and that it is free. */
function fromInClause(statement: string, mark: DecimalMark): Big | null {
  if (!NAMED_ANYWHERE.test(statement)) return null;
  for (const clause of statement.split(/[,;]\s/)) {
    const amount = OVER.exec(clause)?.groups?.amount;
    if (amount !== undefined && (FREE.test(clause) || PAID.test(clause))) return valueOf(amount, mark);
  }
  // "4 % per ordini inferiori a 2.500 €; franco cantiere per ordini superiori": another clause, of no figure, says that it is free.
  const below = BELOW.exec(statement)?.groups?.amount;
  const isFreeElse = statement
    .split(/[,;.]\s/)
    .some((clause) => !/\d/.test(clause) && (FREE.test(clause) || PAID.test(clause)));
  return below !== undefined && isFreeElse ? valueOf(below, mark) : null;
}

/**
 * Statements of which one says from which order value on carriage is free, and the next what it costs below it, as one: "Free freight on orders of $500 and
 * up! Orders under $500 ship at $34.50."
 */
export const joinedByLimit = (text: string, spans: readonly Span[], mark: DecimalMark): Span[] =>
  spans.reduce<Span[]>((joined, span) => {
    const last = joined.at(-1);
    const before = last && text.slice(last.start, last.end);
    const limit = BELOW.exec(text.slice(span.start, span.end))?.groups?.amount;
    const value = limit === undefined ? null : valueOf(limit, mark);
    const isOne =
      last !== undefined &&
      before !== undefined &&
      value !== null &&
      (FREE.test(before) || PAID.test(before)) &&
      !/\n\s*\n/.test(text.slice(last.end, span.start)) &&
      findNumerals(before, mark).some((numeral) => numeral.value.eq(value));
    return isOne ? [...joined.slice(0, -1), { start: last.start, end: span.end }] : [...joined, span];
  }, []);

function valueOf(amount: string, mark: DecimalMark): Big | null {
  const figure = amount.replace(/[\s.,'’]+$/, '').replace(/(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g, '');
  return findNumerals(figure, mark)[0]?.value ?? null;
}
