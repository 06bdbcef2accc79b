import { createHash } from 'node:crypto';
import { stillPath } from '#contracts/still.ts';
import type { Drawing, PlannedStill, StillSpec } from '#contracts/still.ts';
import type { Still, TakeResponse } from '#contracts/take.ts';
import { compareJson } from '../compare-json.ts';
import type { Difference } from '../compare-json.ts';
import { stillMember } from '../export/export-members.ts';
import { presentStill } from '../stills/present-still.ts';
import { compareById } from './compare-lists.ts';

export interface StillTools {
  drawStill(spec: StillSpec): Promise<Drawing>;
  /** The picture that is kept under a SHA-256. */
  readStill(sha256: string): Promise<Uint8Array | undefined> | Uint8Array | undefined;
}

/**
 * Draws every still again that the checked answer calls for, and compares pictures, captions and sizes with what the take shows. One that the
 * take says could not be drawn is not asked for; `planned` is null for a take that was stopped while it was framed.
 */
export async function recheckStills(
  take: TakeResponse,
  planned: readonly PlannedStill[] | null,
  tools: StillTools,
): Promise<Difference[]> {
  const differences = planned ? await comparePictures(take, planned, tools) : [];
  for (const { sha256 } of take.stills) {
    const kept = await tools.readStill(sha256);
    const found = kept && createHash('sha256').update(kept).digest('hex');
    differences.push(...compareJson(stillMember(sha256), sha256, found));
  }
  return differences;
}

async function comparePictures(
  { stills, channel }: TakeResponse,
  planned: readonly PlannedStill[],
  { drawStill }: StillTools,
): Promise<Difference[]> {
  const missing = leftOut(planned, stills);
  const baseUrl = baseOf(stills[0], channel.id);
  const differences: Difference[] = [];
  const expected: Still[] = [];
  for (const still of planned) {
    if (missing.includes(still)) continue;
    const drawing = await drawStill(still.spec).catch(() => null);
    if (!drawing) {
      differences.push({ where: `take.json#/stills ${still.id}`, stored: still.id, found: 'what cannot be drawn' });
      continue;
    }
    const sha256 = createHash('sha256').update(drawing.png).digest('hex');
    expected.push(presentStill(still, drawing, { baseUrl, channel: channel.id, sha256 }));
  }
  return [...differences, ...compareById('take.json#/stills', stills, expected, ({ id }) => id)];
}

/** Planned stills that the response does not have: `lifecycle.undone` names each of them. */
export const leftOut = (planned: readonly PlannedStill[], stills: readonly Pick<Still, 'id'>[]): PlannedStill[] =>
  planned.filter(({ id }) => !stills.some((still) => still.id === id));

/** Where the service was reached when the take ended; only the service itself knows it. */
function baseOf(still: Still | undefined, channel: string): string {
  const path = still ? stillPath(channel, still.sha256) : '';
  return still && path !== '' && still.url.endsWith(path) && /^https?:\/\/[^?#]+$/.test(still.url)
    ? still.url.slice(0, -path.length)
    : '';
}
