import { describe, expect, it } from 'vitest';
import { channels } from '../../channels/index.ts';
import { verifyExport } from '../../evidence/export/verify-export.ts';
import { createRandom } from '../../evidence/mutation/create-random.ts';
import { sample, thoroughOr } from '../support/sample.ts';
import { exportOffline, storeOffline } from '../support/store-offline.ts';
import { SCREENED_ORDERS } from './screened-orders.ts';
import type { ScreenedOrder } from './screened-orders.ts';
import { varyOrder } from './vary-order.ts';

/** Rolls, exports and verifies, up to so many takes that have a grade; gives their grades. */
async function verifyAll(orders: Iterable<ScreenedOrder>, most = Infinity): Promise<string[]> {
  const grades: string[] = [];
  for (const order of orders) {
    if (grades.length === most) break;
    const store = await storeOffline(order);
    if (!store) continue;
    grades.push(store.stored.take!.grade!);
    expect(await verifyExport(await exportOffline(store), channels), order.name).toMatchObject({
      differences: [],
      remarks: [],
    });
  }
  return grades;
}

it('every channel has screening briefs to verify', () =>
  expect(Object.keys(SCREENED_ORDERS).toSorted()).toEqual([...channels.keys()].toSorted()));

describe.each(Object.entries(SCREENED_ORDERS))('exported takes of %s', (slug, orders) => {
  it('verify equal for screening briefs', async () => {
    const grades = await verifyAll(sample(orders, 3));

    expect(grades.length).toBeGreaterThanOrEqual(2);
  });

  // `npm run bench -- verify` does the same for a thousand.
  it('verify equal for variations of them', async () => {
    const random = createRandom(slug.length);
    const varied = Array.from({ length: 20 }, () => varyOrder(orders[Math.floor(random() * orders.length)]!, random));
    const most = thoroughOr(3, 1);
    expect(await verifyAll(varied, most)).toHaveLength(most);
  });
});
