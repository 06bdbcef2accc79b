import type { Assessment } from '#contracts/grade.ts';
import { isHit } from './item-result.ts';
import type { ItemResult } from './item-result.ts';

/** How much of the brief was understood, how many of the registers' answers are there, and how much of each recall a reader gets. */
export function assess(
  results: ItemResult[],
  { unread, aside, unapplied, isSplit }: { unread: string[]; aside: string[]; unapplied: string[]; isSplit: boolean },
): Assessment[] {
  const findings = results.flatMap(({ rows, partly }) => [
    ...rows.map(({ finding }) => finding),
    ...(partly ? [partly.finding] : []),
  ]);
  const scores = results.map(({ rows, unchecked, isKnown, isUpToCaller }) =>
    unchecked.length === 0 ? 1 : rows.length > 0 || isKnown || isUpToCaller ? 0.5 : 0,
  );
  const whole = scores.filter((score) => score === 1).length;
  const hits = results.flatMap(({ rows }) => rows.map(({ value }) => value)).filter((value) => isHit(value));
  const filled = hits.map(
    ({ number, date, hazard, link, component }) =>
      [number, date, hazard, link, component].filter((cell) => cell !== null).length / 5,
  );
  const read = results.map(({ item, rows }) =>
    item.problem !== null || (item.doubt !== null && !isSettled(rows))
      ? 0
      : item.product &&
          (item.product.isKindOnly || !item.product.isNamed) &&
          item.product.gtins.length === 0 &&
          !rows.some(({ value }) => value.verdict === 'recalled')
        ? 0.25
        : 1,
  );
  return [
    {
      name: 'reading',
      score: Math.min(mean([...read, ...unread.map(() => 0), ...aside.map(() => SET_ASIDE)]), isSplit ? MOST_SPLIT : 1),
      why: `${isSplit ? 'the rules and a model did not read the brief alike; ' : ''}${read.filter((score) => score === 1).length} of ${results.length + unread.length} things in the brief were read with a name or a code`,
      findings,
    },
    {
      name: 'words',
      score: unapplied.length === 0 ? 1 : 0,
      why:
        unapplied.length === 0
          ? 'whatever was said of the things was compared'
          : `${unapplied.length} statements about the things were compared with no recall`,
      findings,
    },
    {
      name: 'registers',
      score: mean(scores),
      why: `${whole} of ${results.length} items were checked by every register that covers them`,
      findings,
    },
    {
      name: 'details',
      score: hits.length === 0 ? mean(scores.map((score) => (score > 0 ? 1 : 0))) : mean(filled),
      why:
        hits.length === 0
          ? 'there was no recall to describe'
          : `number, date, product, hazard and link of ${hits.length} recalls`,
      findings,
    },
  ];
}

/** A recall that names it, or that rules it out by a code, says what it is. */
const isSettled = (rows: ItemResult['rows']): boolean =>
  rows.some(({ value }) => value.verdict === 'recalled' || value.verdict === 'no recall found');

/** A thing that was taken as only mentioned may be meant. */
const SET_ASIDE = 0.5;

/** What a reading is worth at most that rules and a model do not have in common. */
const MOST_SPLIT = 0.3;

const mean = (scores: number[]): number =>
  scores.length === 0 ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length;
