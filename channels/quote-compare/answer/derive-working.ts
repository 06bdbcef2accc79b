import { Big } from 'big.js';
import type { Derivation } from '#contracts/evidence.ts';
import { PLACES, parseWorking, valueOf } from '../working/parse-working.ts';
import type { Working } from '../working/parse-working.ts';
import type { OfferedWorking } from '../offer.ts';

export type DeriveStep = (rule: Derivation['rule'], from: string[], value: string) => string;

/**
 * The arithmetic of an amount, step by step, each step from numbers that stand in the quote or the brief or from the steps before it. Gives the result
 * with so many decimals, or as it is.
 */
export function deriveWorking(
  { formula, words }: OfferedWorking,
  derive: DeriveStep,
  decimals: number | null = 2,
): string {
  const working = parseWorking(formula);
  return working === null ? '' : stepsOf(working, decimals ?? undefined);

  function stepsOf(one: Working, places?: number): string {
    const value = valueOf(one) ?? new Big(0);
    const text = places === undefined ? value.toFixed() : value.toFixed(places, Big.roundHalfUp);
    if (one.kind === 'number' || one.kind === 'percent') return numberOf(one.value, text);
    if (one.kind === 'product') return productOf(one.of, text);
    if (one.kind === 'up') return upOf(one.of, text);
    const many = one.kind === 'quotient' ? manyIn(one) : null;
    if (many) return productOf([one], text);
    return derive(
      one.kind,
      one.of.map((part) => stepsOf(part)),
      text,
    );
  }

  function numberOf(value: Big, text: string): string {
    const word = words[value.toFixed()];
    return word === undefined ? text : derive('in-words', [word], value.toFixed());
  }

  /** Percents are taken of what the other factors come to, and prices for a hundred or a thousand told as such. */
  function productOf(factors: Working[], text: string): string {
    const percents = factors.filter(({ kind }) => kind === 'percent');
    const others = factors.filter(({ kind }) => kind !== 'percent');
    if (percents.length > 0) return percentOf(others, percents, text);
    const at = others.findIndex((factor) => manyIn(factor) !== null);
    const [priced, many] = [others[at], at < 0 ? null : manyIn(others[at])];
    if (!priced || many === null || priced.kind !== 'quotient')
      return derive(
        'product',
        others.map((factor) => stepsOf(factor)),
        text,
      );
    const [whole] = priced.of;
    const inside = whole?.kind === 'product' ? whole.of : whole ? [whole] : [];
    const parts = [...inside, ...others.filter((_, index) => index !== at)];
    const rule = parts.length < 2 ? 'quotient' : many === '100' ? 'per-hundred' : 'per-thousand';
    const from = parts.map((part) => stepsOf(part));
    return derive(rule, rule === 'quotient' ? [...from, many] : from, text);
  }

  function percentOf(others: Working[], percents: Working[], text: string): string {
    const base = others.length === 1 && others[0] ? stepsOf(others[0]) : productOf(others, exact(others));
    return percents.reduce((before, percent, at) => {
      const isLast = at === percents.length - 1;
      return derive(
        'percent',
        [before, percentIn(percent)],
        isLast ? text : exact([...others, ...percents.slice(0, at + 1)]),
      );
    }, base);
  }

  function percentIn(working: Working): string {
    return working.kind === 'percent' ? numberOf(working.value, working.value.toFixed()) : '0';
  }

  function upOf(inner: Working, text: string): string {
    const [left, right, ...more] = inner.kind === 'quotient' ? inner.of : [];
    if (left && right && more.length === 0) return derive('whole-quotient', [stepsOf(left), stepsOf(right)], text);
    return derive('whole-quotient', [stepsOf(inner), '1'], text);
  }
}

const exact = (factors: Working[]): string =>
  (valueOf({ kind: 'product', of: factors }) ?? new Big(0)).round(PLACES, Big.roundHalfUp).toFixed();

/** `… / 100`, `… / 1000`: what a price is for. */
function manyIn(working: Working | undefined): '100' | '1000' | null {
  if (working?.kind !== 'quotient' || working.of.length !== 2) return null;
  const [, by] = working.of;
  const many = by?.kind === 'number' ? by.value.toFixed() : '';
  return many === '100' || many === '1000' ? many : null;
}
