import { openOperatorDatabase } from '../test/support/operator-database.ts';
import { simulateSeries } from '../test/support/simulate-series.ts';
import { round } from './percentile.ts';

/** Points by which the scores of a series vary: from those of a channel that answers one brief to those of one that answers all kinds. */
const DEVIATIONS = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5];
const EACH = 1_000;

/**
 * Ten thousand series of takes whose scores only vary, and ten thousand whose scores drop by fifteen points, ended by the function that ends takes:
 * the share that is told by chance at a take, and the share of drops that is told within three takes; in all and by deviation, in percent.
 */
export async function measureTakeRegressed() {
  await using database = await openOperatorDatabase();
  const byDeviation: Record<string, { falseAlarms: number; noticed: number }> = {};
  for (const [index, deviation] of DEVIATIONS.entries()) {
    const of = { deviation, count: EACH, seed: index / DEVIATIONS.length };
    const falseAlarms = await simulateSeries(database, { ...of, drop: 0, takes: 1 });
    const noticed = await simulateSeries(database, { ...of, drop: 15, takes: 3 });
    byDeviation[deviation] = { falseAlarms: percent(falseAlarms), noticed: percent(noticed) };
  }
  const all = Object.values(byDeviation);
  const mean = (of: number[]) => round(of.reduce((sum, each) => sum + each, 0) / of.length);
  return {
    series: DEVIATIONS.length * EACH,
    falseAlarms: mean(all.map(({ falseAlarms }) => falseAlarms)),
    noticedWithin3: mean(all.map(({ noticed }) => noticed)),
    byDeviation,
  };
}

const percent = (share: number): number => round(share * 100);
