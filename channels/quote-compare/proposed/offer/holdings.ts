import { Big } from 'big.js';
import type { Language } from '../../../reading/languages.ts';
import { areFormsOfNoun } from '../../../reading/noun-forms.ts';
import type { DecimalMark } from '../../../reading/numerals.ts';
import type { Span } from '../../../reading/span.ts';
import { isMeasure, unitOf, unitRatio } from '../../../reading/units.ts';
import type { Need } from '../../need.ts';
import { relationsIn } from '../../reading/contents.ts';
import { findPackSizes } from '../../reading/packs.ts';
import { wordsOfPart } from '../../reading/part-words.ts';

/** What a need is counted in, as a node between which holdings lead. */
export const ASKED = 'asked';
const EACH = 'each';

/** So many of `inner` are in one of `outer`, by a number that the text states. */
export interface Holding extends Span {
  inner: string;
  outer: string;
  size: Big;
}

/** How many of what a price is for one of what is wanted is: `times` over `over`, by the numbers `held` and `packed` of the text. */
export interface Conversion {
  held: string[];
  packed: string[];
  /** By units of measure alone on some step. */
  isMeasured: boolean;
  /** As a fraction, so that a third is one. */
  times: Big;
  over: Big;
}

/** The node of a word: what the need is counted in, a unit, or the thing that it names. */
export function nodeOf(word: string, need: Need, languages: readonly Language[]): string {
  const unit = unitOf(word);
  const isSame = (other: string): boolean => areFormsOfNoun(word, other, languages);
  if (need.unitFrom !== undefined && isSame(need.unitFrom)) return ASKED;
  const nouns = wordsOfPart(need).filter(({ isSize }) => !isSize);
  const isThing = unit?.kind === 'each' || nouns.some(({ word: own }) => own.length > 2 && isSame(own));
  if (need.unit === EACH) return isThing ? ASKED : (unit?.name ?? word.toLowerCase());
  if (unit?.name === need.unit) return ASKED;
  return isThing ? EACH : (unit?.name ?? word.toLowerCase());
}

/** All holdings that a text states, in nodes of a need. */
export function holdingsIn(
  text: string,
  { need, mark, languages }: { need: Need; mark: DecimalMark; languages: readonly Language[] },
): Holding[] {
  const node = (word: string): string => nodeOf(word, need, languages);
  const packs = findPackSizes(text).flatMap(({ size, content, pack, inner, start, end }): Holding[] => {
    const outer = pack ? node(pack.name) : null;
    const held = content ? node(content.name) : ASKED;
    if (outer === null || inner !== undefined) return [];
    // "Box of 12": of what is asked for, also where that is counted in boxes of another name.
    return outer === held ? [{ inner: EACH, outer, size, start, end }] : [{ inner: held, outer, size, start, end }];
  });
  const related = relationsIn(text, mark).flatMap(({ size, what, per, times, start, end }): Holding[] => {
    const outer = per === null ? ASKED : node(per);
    const inner = node(what);
    // "900 gal = 4.977 tons" says what they all hold.
    if (per !== null && /\d\s?$/.test(text.slice(Math.max(0, start - 4), start))) return [];
    return inner === outer || !times.eq(1) || size.lte(0) ? [] : [{ inner, outer, size, start, end }];
  });
  return [...packs, ...related.filter((one) => !packs.some((other) => one.start < other.end && other.start < one.end))];
}

/** The way from what is asked for to what a price is for one of; null where no holding leads there. */
export function conversionTo(goal: string, need: Need, holdings: readonly Holding[]): Conversion | null {
  const seen = new Set([ASKED]);
  let reached: { at: string; by: Conversion }[] = [
    { at: ASKED, by: { held: [], packed: [], isMeasured: false, times: new Big(1), over: new Big(1) } },
  ];
  while (reached.length > 0) {
    const found = reached.find(({ at }) => at === goal);
    if (found) return found.by;
    reached = reached
      .flatMap((from) => stepsFrom(from, goal, { need, holdings }))
      .filter(({ at }) => {
        const isNew = !seen.has(at);
        seen.add(at);
        return isNew;
      });
  }
  return null;
}

function stepsFrom(
  { at, by }: { at: string; by: Conversion },
  goal: string,
  { need, holdings }: { need: Need; holdings: readonly Holding[] },
): { at: string; by: Conversion }[] {
  const own = unitOf(at === ASKED ? need.unit : at);
  const held = holdings
    .filter(({ outer }) => outer === at)
    .map(({ inner, size }) => ({
      at: inner,
      by: { ...by, held: [...by.held, size.toFixed()], times: by.times.times(size) },
    }));
  const packed = holdings
    .filter(({ inner }) => inner === at)
    .map(({ outer, size }) => ({
      at: outer,
      by: { ...by, packed: [...by.packed, size.toFixed()], over: by.over.times(size) },
    }));
  const measured = [goal, ...holdings.flatMap(({ inner, outer }) => [inner, outer])].flatMap((name) => {
    const other = name === ASKED ? null : unitOf(name);
    const ratio = own && other && isMeasure(own) && isMeasure(other) ? unitRatio(own, other) : null;
    return ratio ? [{ at: name, by: { ...by, isMeasured: true, times: by.times.times(ratio) } }] : [];
  });
  const goalUnit = unitOf(goal);
  const counted =
    goalUnit?.kind === 'times' && goalUnit.name !== 'pair' && own?.kind !== 'times'
      ? [
          {
            at: goal,
            by: { ...by, packed: [...by.packed, goalUnit.factor.toFixed()], over: by.over.times(goalUnit.factor) },
          },
        ]
      : [];
  return [...held, ...packed, ...measured, ...counted];
}
