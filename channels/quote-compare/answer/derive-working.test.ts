import { describe, expect, it } from 'vitest';
import type { Derivation } from '#contracts/evidence.ts';
import { acceptDerivations } from '../../../evidence/accept-derivations.ts';
import { indexValues } from '../../../evidence/stated-values.ts';
import { deriveWorking } from './derive-working.ts';

/** The result, and the steps that do not hold on a text. */
function steps(formula: string, text: string, words: Record<string, string> = {}) {
  const derivations: Derivation[] = [];
  const result = deriveWorking({ formula, words }, (rule, from, value) => {
    derivations.push({ cell: 'amount', rule, from, value });
    return value;
  });
  const stated = indexValues({ passages: [text], hasLink: () => false });
  return { result, rules: derivations.map(({ rule }) => rule), wrong: acceptDerivations(derivations, stated).wrong };
}

describe('the steps of a working', () => {
  it.each([
    ['40 * 12.50', '40 lamps at 12.50', '500.00', ['product']],
    ['up(180 / 50) * 62.00', '180 posts, bundles of 50, 62.00 a bundle', '248.00', ['whole-quotient', 'product']],
    ['(12 - 2) * 9.90', '12 boxes, 2 free, 9.90', '99.00', ['difference', 'product']],
    ['5000 * 28.00 / 1000', '5000 bolts at 28.00 per thousand', '140.00', ['per-thousand']],
    ['28.00 / 1000 * 5000', '5000 bolts at 28.00 per thousand', '140.00', ['per-thousand']],
    ['6 * 300 * 98 / 100', '6 drums of 300 l at 98 cent', '1764.00', ['per-hundred']],
    ['(40 * 12.50 + 96.00) * 10%', '40 at 12.50, 96.00, 10% off', '59.60', ['product', 'sum', 'percent']],
    ['96.00', 'freight 96.00', '96.00', []],
  ])('%s holds on "%s"', (formula, text, result, rules) => {
    expect(steps(formula, text)).toEqual({ result, rules, wrong: [] });
  });

  it('takes numbers that stand in words from those words', () => {
    const { result, rules, wrong } = steps('12 * 9.50', 'a dozen at 9.50', { '12': 'dozen' });
    expect({ result, rules, wrong }).toEqual({ result: '114.00', rules: ['in-words', 'product'], wrong: [] });
  });

  it('does not hold where a number stands nowhere', () => {
    expect(steps('41 * 12.50', '40 lamps at 12.50').wrong).toHaveLength(1);
  });
});
