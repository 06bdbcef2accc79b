import { channels } from '../channels/index.ts';
import { serveOutsideWorld } from './outside-world.ts';
import { percentile, round } from './percentile.ts';
import { startMeasured } from './start-measured.ts';

const LATENCY_MS = 20;
const VINS = ['YV4162UK5V2000000', '4S4BTGND7L3000001'];

/** Two quotes with freight, packs and a deadline. */
const QUOTES = channels.get('quote-compare')!.card.exampleNotes;

/** Items of every kind, as a household would send them. */
const ITEMS = [
  ...VINS.map((vin) => `VIN ${vin}`),
  '2031 Volvo XC40',
  '2030 Subaru Outback',
  '2028 Mazda CX-50',
  '2028 Mazda CX-5',
  '2029 Volvo XC60',
  'Tumbleton Nimbus folding high chair',
  'Tumbleton Nimbus stroller',
  'Norvelle Pebble rattle',
  'UPC 850012345688',
  'UPC 850012345671',
  'Brightwick heater model BW-1500T',
  'CPSC recall 31501',
  'Oakhollow turkey sausage',
  'Marlbrook beef tamales, 5 lb bag',
  'Pinecrest Farms smoked paprika, lot 30A120',
  'Quellander oat bar',
  'Corvane nasal spray',
  'NHTSA campaign 28V900',
  'FSIS 031-2031',
  'Z-1201-2031',
  'Farmer Nan’s chair',
  'Zorbinox Quell',
  'Élan stroller',
]
  .map((item, index) => `${index + 1}. ${item}`)
  .join('\n');

/**
 * `POST take` to body, by rules, over a copy of the outside world on loopback in which every answer takes 20 ms: politeness toward sites is off, the
 * limits that the registers set for their callers are kept.
 */
export async function measureChannels() {
  await using stack = new AsyncDisposableStack();
  const { origin, registers } = stack.use(await serveOutsideWorld(LATENCY_MS));
  const service = stack.use(
    await startMeasured({
      channels: [...channels.values()],
      worker: { sources: registers, crawlDelayMs: 0 },
    }),
  );
  let operators = 0;
  const roll = async (slug: string, notes: string): Promise<{ ms: number; grade: string }> => {
    // Each operator has an archive of its own: nothing is answered from what an earlier take has read.
    const { key } = await service.mint({ operatorEmail: `operator-${operators++}@example.com` });
    const startedAt = performance.now();
    const response = await fetch(`${service.baseUrl}/api/public/channel/${slug}/take`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', prefer: 'wait=60' },
      body: JSON.stringify({ notes }),
    });
    const body = (await response.json()) as { grade?: string; lifecycle?: object };
    const ms = performance.now() - startedAt;
    if (response.status !== 200 || !body.grade || body.grade === 'F')
      throw new Error(
        `a take of ${slug} was answered ${response.status} with grade ${body.grade}: ${JSON.stringify(body.lifecycle)}`,
      );
    return { ms, grade: body.grade };
  };
  const measure = async (slug: string, count: number, brief: string) => {
    await roll(slug, brief);
    const rolls: Awaited<ReturnType<typeof roll>>[] = [];
    for (let index = 0; index < count; index++) rolls.push(await roll(slug, brief));
    const all = rolls.map(({ ms }) => ms);
    const p = (share: number) => round(percentile(all, share), 0);
    return { takes: count, grade: rolls[0]!.grade, p50Ms: p(0.5), p90Ms: p(0.9), slowestMs: p(1) };
  };
  return {
    changelogPage: await measure('changelog-scout', 20, `What broke since 1.0? ${origin}/changelog.md`),
    oneVin: await measure('recall-check', 20, `VIN ${VINS[0]}`),
    twoQuotes: await measure('quote-compare', 20, QUOTES),
    recallOf25: await measure('recall-check', 5, ITEMS),
  };
}
