import { channels } from '../channels/index.ts';
import { verifyExport } from '../evidence/export/verify-export.ts';
import { createRandom } from '../evidence/mutation/create-random.ts';
import { closeExport, editPart, openExport } from '../test/support/tamper-export.ts';
import { exportOffline, storeOffline } from '../test/support/store-offline.ts';
import { SCREENED_ORDERS } from '../test/evidence/screened-orders.ts';
import type { ScreenedOrder } from '../test/evidence/screened-orders.ts';
import { varyOrder } from '../test/evidence/vary-order.ts';
import type { Random } from '../test/evidence/vary-order.ts';
import { percentile, round } from './percentile.ts';

const TAKES = 1_000;
/** Every so many takes the grade is changed as well, to see that it would be noticed. */
const CHANGED_EVERY = 10;

interface Verified {
  equal: number;
  unequal: { name: string; where: string[] }[];
  grades: Record<string, number>;
  changedGrades: number;
  changedGradesFound: number;
  ms: number[];
}

/**
 * Takes over the screening briefs of every channel and variations of them, exported and verified: their grades computed again from their
 * bytes alone. Every brief counts as it is first, then varied until there are enough.
 */
export async function measureVerify(): Promise<object> {
  const random = createRandom(11);
  const slugs = Object.keys(SCREENED_ORDERS);
  const verified: Verified = { equal: 0, unequal: [], grades: {}, changedGrades: 0, changedGradesFound: 0, ms: [] };
  const byChannel: Record<string, number> = {};
  for (const slug of slugs) {
    const orders = SCREENED_ORDERS[slug]!;
    let takes = 0;
    for (let at = 0; takes < TAKES / slugs.length; at += 1) {
      const order = orders[at % orders.length]!;
      const isCounted = await verifyOne(at < orders.length ? order : varyOrder(order, random), { verified, random });
      if (isCounted) takes += 1;
    }
    byChannel[slug] = takes;
  }
  const { ms, ...figures } = verified;
  return {
    takes: TAKES,
    byChannel,
    ...figures,
    verifyMs: { p50: round(percentile(ms, 0.5)), p99: round(percentile(ms, 0.99)), slowest: round(percentile(ms, 1)) },
  };
}

/** Counts a take; false where the order leads to none that has a grade. */
async function verifyOne(
  order: ScreenedOrder,
  { verified, random }: { verified: Verified; random: Random },
): Promise<boolean> {
  const store = await storeOffline(order);
  if (!store) return false;
  const bytes = await exportOffline(store);
  const startedAt = performance.now();
  const recheck = await verifyExport(bytes, channels);
  verified.ms.push(performance.now() - startedAt);
  const where = recheck?.differences.map((difference) => difference.where) ?? ['no export'];
  if (where.length === 0) verified.equal += 1;
  else verified.unequal.push({ name: order.name, where });
  const letter = store.stored.take!.grade!;
  verified.grades[letter] = (verified.grades[letter] ?? 0) + 1;
  if (verified.ms.length % CHANGED_EVERY === 0) {
    verified.changedGrades += 1;
    if (await isChangeFound(bytes, random)) verified.changedGradesFound += 1;
  }
  return true;
}

async function isChangeFound(bytes: Uint8Array, random: Random): Promise<boolean> {
  const members = openExport(bytes);
  const by = (random() < 0.5 ? -1 : 1) * (0.1 + Math.floor(random() * 20) / 10);
  editPart(members, 'grade', (grade) => (grade.overall += by));
  const recheck = await verifyExport(await closeExport(members), channels);
  return recheck?.differences.some(({ where }) => where === 'grade.json#/overall') ?? false;
}
