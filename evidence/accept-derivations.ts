import type { Derivation, DerivationRule } from '#contracts/evidence.ts';
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
  const results = new Map<string, number>();
  const resultsOf = (value: Json): number => results.get(JSON.stringify(value)) ?? 0;
  const isFounded = (value: Json, { rule }: Derivation): boolean =>
    value !== null &&
    value !== '' &&
    (resultsOf(value) > 0 ||
      stated.hasValue(value, READS_WORDS.has(rule) ? undefined : 'number') ||
      // What is taken back was there, and is counted.
      (rule === 'count' && typeof value === 'string' && stated.hasName(value)));
  const isOften = (value: Json, times: number): boolean =>
    times === 1 || resultsOf(value) + stated.countPlaces(value) >= times;
  for (const derivation of derivations) {
    const from = FOUNDED[derivation.rule]?.(derivation.from) ?? derivation.from;
    const isRight =
      from.length > 0 &&
      from.every((value) => isFounded(value, derivation)) &&
      (!USES_ONCE.has(derivation.rule) || timesOf(from).every(([value, times]) => isOften(value, times))) &&
      isDerivationRight(derivation) &&
      (derivation.rule !== 'absolute-link' || isLinkStated(derivation, stated));
    (isRight ? right : wrong).push(derivation);
    if (isRight) results.set(JSON.stringify(derivation.value), resultsOf(derivation.value) + 1);
  }
  return { right, wrong };
}

/** Rules whose inputs are words, or numbers as they are written. The others reckon. */
const READS_WORDS: ReadonlySet<DerivationRule> = new Set([
  'iso-date',
  'iso-date-day-first',
  'iso-date-month-first',
  'month',
  'day-after',
  'nothing',
  'in-words',
  'unit-ratio',
  'next-day',
  'days',
  'joined',
  'absolute-link',
  'official-link',
]);

/** Rules that take each input as one thing: what stands once is not added or counted twice. */
const USES_ONCE: ReadonlySet<DerivationRule> = new Set(['sum', 'count', 'joined']);

function timesOf(from: readonly Json[]): [Json, number][] {
  return Map.groupBy(from, (value) => JSON.stringify(value))
    .values()
    .map((same): [Json, number] => [same[0]!, same.length])
    .toArray();
}

/** The part of `from` that has to stand, where it is not all of it. */
const FOUNDED: Partial<Record<DerivationRule, (from: Json[]) => Json[]>> = {
  'official-link': (from) => from.slice(1),
  'absolute-link': (from) => from.slice(1),
};

/** An address is derived from one that the page links to, as its text layer resolves it, or that it states as it is. */
const isLinkStated = ({ from: [href], value }: Derivation, stated: StatedValues): boolean =>
  stated.hasLink(String(value)) || stated.hasText(String(href));
