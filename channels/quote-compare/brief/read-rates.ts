import { CURRENCY, currencyOf } from '../../reading/currency.ts';
import { ignoringCase } from '../../reading/ignoring-case.ts';
import type { Stated } from './stated.ts';

/** One unit of `from` is `rate` of `to`. */
export interface Rate {
  from: string;
  to: string;
  rate: string;
}

const NUMBER = '((?<!\\d)\\d+(?:[.,]\\d+)?)';
const RATE_FORMS: { pattern: RegExp; read(hit: string[]): Rate | null }[] = [
  {
    pattern: ignoringCase(
      `(?:${NUMBER}\\s?)?(${CURRENCY})\\s?(?:1(?:[.,]0+)?\\s?)?(?:=|is|equals|at|@|trades|stands|costs|buys|works out)\\s?(?:(?:at|to|now|about|currently|trading at|worth|around)\\s){0,2}(?:(${CURRENCY})\\s?)?${NUMBER}\\s?(${CURRENCY})?`,
      'gu',
    ),
    read: ([, one, from, before, rate, after]) => toRate(from, before || after, rate, one),
  },
  {
    pattern: ignoringCase(`(${CURRENCY}) per (?:1 )?(${CURRENCY})\\s*(?:=|:|of|is|at|@)?\\s*${NUMBER}`, 'gu'),
    read: ([, to, from, rate]) => toRate(from, to, rate),
  },
  {
    pattern: ignoringCase(
      `(${CURRENCY})\\s?(?:->|→|/|-|\\bto\\b)\\s?(${CURRENCY})\\s*(?:rate|exchange rate)?\\s*(?:=|:|of|is|at|@)?\\s*${NUMBER}`,
      'gu',
    ),
    read: ([, from, to, rate]) => toRate(from, to, rate),
  },
  {
    pattern: new RegExp(`\\b([A-Z]{3})([A-Z]{3})\\s*(?:=|:|of|is|at|@)?\\s*${NUMBER}`, 'g'),
    read: ([, from, to, rate]) => toRate(from, to, rate),
  },
  {
    pattern: ignoringCase(
      `${NUMBER}\\s?(${CURRENCY})\\s?(?:per|/|to (?:the|one|1)|for (?:one|1)|a)\\s?(?:1\\s?)?(${CURRENCY})`,
      'gu',
    ),
    read: ([, rate, to, from]) => toRate(from, to, rate),
  },
  {
    pattern: ignoringCase(`${NUMBER} (?:for|as|on) (${CURRENCY})\\s?[/-]\\s?(${CURRENCY})`, 'gu'),
    read: ([, rate, from, to]) => toRate(from, to, rate),
  },
  {
    pattern: ignoringCase(
      `(${CURRENCY})\\s?${NUMBER}\\s?(?:per|/|to (?:the|one|1)|a)\\s?(?:1\\s?)?(${CURRENCY})`,
      'gu',
    ),
    read: ([, to, rate, from]) => toRate(from, to, rate),
  },
];

/** Exchange rates that the brief states, in the order of their forms; each place of the text counts once. */
export function readRates(brief: string): Stated<Rate>[] {
  const found: Stated<Rate>[] = [];
  for (const { pattern, read } of RATE_FORMS) {
    for (const hit of brief.matchAll(pattern)) {
      const value = read([...hit]);
      const span = { start: hit.index, end: hit.index + hit[0].length };
      if (value && !found.some((other) => other.start < span.end && span.start < other.end))
        found.push({ value, ...span });
    }
  }
  return found;
}

function toRate(fromSign = '', toSign = '', rate = '', one?: string): Rate | null {
  const [from, to] = [currencyOf(fromSign), currencyOf(toSign)];
  const number = rate.replace(',', '.');
  if (!from || !to || from === to || !(Number(number) > 0) || (one && Number(one.replace(',', '.')) !== 1)) return null;
  return { from, to, rate: number };
}
