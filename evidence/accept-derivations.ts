import type { Derivation } from '#contracts/evidence.ts';
import type { Json } from '#contracts/json.ts';
import { isDerivationRight } from './derivations.ts';
import type { StatedValues } from './stated-values.ts';

/**
 * The recorded arithmetic that holds: right by its rule, from values that stand in the ground or are results before it. Of
 * `official-link` only the id has to stand and of `absolute-link` the address: that of a cited page.
 */
export function acceptDerivations(
  derivations: Derivation[],
  stated: StatedValues,
): { right: Derivation[]; wrong: Derivation[] } {
  const right: Derivation[] = [];
  const wrong: Derivation[] = [];
  const results = new Set<string>();
  for (const derivation of derivations) {
    const from = FOUNDED[derivation.rule]?.(derivation.from) ?? derivation.from;
    const isFounded = (value: Json): boolean =>
      results.has(JSON.stringify(value)) || stated.hasValue(value) || stated.hasValue(value, true);
    const isRight =
      from.length > 0 &&
      from.every((value) => value !== null && value !== '' && isFounded(value)) &&
      isDerivationRight(derivation);
    (isRight ? right : wrong).push(derivation);
    if (isRight) results.add(JSON.stringify(derivation.value));
  }
  return { right, wrong };
}

/** The part of `from` that has to stand, where it is not all of it. */
const FOUNDED: Partial<Record<Derivation['rule'], (from: Json[]) => Json[]>> = {
  'official-link': (from) => from.slice(1),
  'absolute-link': (from) => from.slice(1),
};
