import { describe, expect, it } from 'vitest';
import type { TakeResponse } from '#contracts/take.ts';
import type { Json } from '#contracts/json.ts';
import { channels } from '../../channels/index.ts';
import { verifyExport } from '../../evidence/export/verify-export.ts';
import { createRandom } from '../../evidence/mutation/create-random.ts';
import { answersOf } from '../../evidence/recheck/answers-of.ts';
import { replayModel } from '../../evidence/recheck/replay-model.ts';
import { SCREENED_ORDERS } from '../evidence/screened-orders.ts';
import type { ScreenedOrder } from '../evidence/screened-orders.ts';
import { varyOrder } from '../evidence/vary-order.ts';
import { rollOffline } from '../support/roll-offline.ts';
import type { FetchSource } from '../support/roll-offline.ts';
import { bindModel, scriptModel } from '../support/scripted-model.ts';
import type { Script } from '../support/scripted-model.ts';
import { exportOffline, storeOffline } from '../support/store-offline.ts';
import { INVENTED, lie } from './lies.ts';
import type { Random } from './lies.ts';

/** Takes of each channel, a hundred together. In all of them the model is asked something. */
const TAKES: Record<string, number> = {
  'changelog-scout': 35,
  'soccer-scout': 35,
  'recall-check': 15,
  'quote-compare': 15,
};

/** Makes the rules doubt a brief, so that a model is asked about it. */
const DOUBTFUL: Record<string, (notes: string) => string> = {
  'changelog-scout': (notes) => notes,
  'soccer-scout': (notes) => notes,
  'recall-check': (notes) => `${notes}\nand that thing which my aunt gave us you know, we still have it`,
  'quote-compare': (notes) => notes.replace(/^.*\bquote\b.*$/gim, 'and this is what the next one said'),
};

describe.each(Object.entries(TAKES))('a model that lies to %s', (slug, takes) => {
  it('brings nothing into output, table or links; told again, its answers come to the same', async () => {
    const random = createRandom(7 + slug.length);
    let lied = 0;
    for (let tries = 0; lied < takes && tries < takes * 8; tries += 1) {
      const order = orderOf(slug, random);
      const model = scriptModel(steadyLiar(random));
      const rolled = await roll(order, bindModel(order.channel, model.port));
      if (model.asked.length === 0) continue;
      lied += 1;
      expect(findInvented(rolled.take, order), order.name).toEqual([]);
      const { port } = replayModel(model.answers);
      const again = await roll(order, bindModel(order.channel, port!));
      expect([again.take, again.composition], order.name).toEqual([rolled.take, rolled.composition]);
    }
    expect(lied).toBe(takes);
  }, 900_000);

  it('leads to exports that verify', async () => {
    const random = createRandom(11 + slug.length);
    let verified = 0;
    for (let tries = 0; verified < 2 && tries < 60; tries += 1) {
      const order = orderOf(slug, random);
      const store = await storeOffline({ ...order, script: steadyLiar(random) });
      if (!store || answersOf(store.stored).length === 0) continue;
      verified += 1;
      expect(findInvented(store.stored.take!, order), order.name).toEqual([]);
      const { differences } = (await verifyExport(await exportOffline(store), channels))!;
      expect(differences, order.name).toEqual([]);
    }
    // Where the rules of quote-compare cannot set quotes apart and the model lies, the take ends with its asks.
    if (slug !== 'quote-compare') expect(verified).toBe(2);
  }, 900_000);
});

function orderOf(slug: string, random: Random): ScreenedOrder {
  const orders = SCREENED_ORDERS[slug]!;
  const order = varyOrder(orders[Math.floor(random() * orders.length)]!, random);
  return { ...order, notes: DOUBTFUL[slug]!(order.notes), fetchSource: steadyWeb(order.fetchSource) };
}

/** Variations draw anew each time that a page is asked for; what was read once stays so. */
function steadyWeb(fetchSource: FetchSource): FetchSource {
  const read = new Map<string, ReturnType<FetchSource>>();
  return (request) => {
    const answer = read.get(request.id) ?? fetchSource(request);
    read.set(request.id, answer);
    return answer;
  };
}

/** Says the same to the same question, as a model does whose answers are kept. */
function steadyLiar(random: Random): Script {
  const told = new Map<string, Json>();
  return (question) => {
    const said = told.get(question.id) ?? lie(question, random);
    told.set(question.id, said);
    return said;
  };
}

const roll = (
  { acceptedAt = '2031-05-06T07:08:09.010Z', notes, prior, fetchSource }: ScreenedOrder,
  channel: ScreenedOrder['channel'],
) => rollOffline({ channel, notes, prior, fetchSource, acceptedAt });

/** Lies that stand in the answer, looked for without any of the code that keeps them out. */
function findInvented({ output, table, links, asks, plan }: TakeResponse, { notes }: ScreenedOrder): string[] {
  const shown = JSON.stringify([output, table, links, asks, plan.subGoals]).toLowerCase();
  return INVENTED.filter((words) => shown.includes(words.toLowerCase()) && !notes.includes(words));
}

/** Or the tests above would prove nothing. */
it('the lies stand in no screening brief', () => {
  const briefs = Object.values(SCREENED_ORDERS).flatMap((orders) => orders.map(({ notes }) => notes.toLowerCase()));
  expect(INVENTED.filter((words) => briefs.some((notes) => notes.includes(words.toLowerCase())))).toEqual([]);
});
