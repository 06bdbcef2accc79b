import { createHash } from 'node:crypto';
import { stillPath } from '#contracts/still.ts';
import type { DrawnSpec, Drawing, MeasuredSpec, PageSpec, PlannedStill } from '#contracts/still.ts';
import type { Still, TakeResponse } from '#contracts/take.ts';
import { compareJson } from '../compare-json.ts';
import type { Difference } from '../compare-json.ts';
import { stillMember } from '../export/export-members.ts';
import { presentStill } from '../stills/present-still.ts';
import { readPngSize } from '../stills/read-png-size.ts';
import { tellPage } from '../stills/tell-page.ts';
import { compareById } from './compare-lists.ts';

export interface StillTools {
  /** `picture` is what a measured picture's spec is drawn over. */
  drawStill(spec: DrawnSpec | MeasuredSpec, picture?: Uint8Array): Promise<Drawing>;
  /** The picture that is kept under a SHA-256. */
  readStill(sha256: string): Promise<Uint8Array | undefined> | Uint8Array | undefined;
}

/** Pages by their SHA-256, with their bytes where they are pictures. */
type Pictures = ReadonlyMap<string, { picture?: Uint8Array }>;

/**
 * Draws every still again that the checked answer calls for, and compares pictures, captions and sizes with what the take shows. A picture that a
 * browser took is held against its hash alone (`listTaken`). One that the take says could not be drawn is not asked for; `planned` is null for a
 * take that was stopped while it was framed.
 */
export async function recheckStills(
  take: TakeResponse,
  planned: readonly PlannedStill[] | null,
  tools: StillTools,
  pictures: Pictures = new Map(),
): Promise<Difference[]> {
  const differences = planned ? await comparePictures(take, planned, tools, pictures) : [];
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
  { drawStill, readStill }: StillTools,
  pictures: Pictures,
): Promise<Difference[]> {
  const missing = leftOut(planned, stills);
  const baseUrl = baseOf(stills[0], channel.id);
  const differences: Difference[] = [];
  const expected: Still[] = [];
  for (const still of planned) {
    if (missing.includes(still)) continue;
    const { id, spec } = still;
    const drawing =
      spec.kind === 'page'
        ? await lookAt(
            spec,
            stills.find((one) => one.id === id)!,
            readStill,
          )
        : await drawStill(spec, pictures.get(sourceOf(spec) ?? '')?.picture).then(hashed, () => null);
    if (drawing) expected.push(presentStill(still, drawing, { baseUrl, channel: channel.id, sha256: drawing.sha256 }));
    else differences.push({ where: `take.json#/stills ${still.id}`, stored: still.id, found: 'what cannot be drawn' });
  }
  return [...differences, ...compareById('take.json#/stills', stills, expected, ({ id }) => id)];
}

const sourceOf = (spec: DrawnSpec | MeasuredSpec): string | null => (spec.kind === 'measured' ? spec.sha256 : null);

const hashed = ({ png, ...drawing }: Drawing) => ({
  ...drawing,
  sha256: createHash('sha256').update(png).digest('hex'),
});

/** What a picture that was taken must be: as large as it says itself, with the caption of its passage. Its bytes follow from nothing. */
async function lookAt(spec: PageSpec, { sha256, width, height }: Still, readStill: StillTools['readStill']) {
  const kept = await readStill(sha256);
  const size = kept ? readPngSize(kept) : { width, height };
  return size && { ...size, caption: tellPage(spec), sha256 };
}

/** A sentence for each picture of a take that its hash alone was checked of. */
export const listTaken = (planned: readonly PlannedStill[], stills: readonly Still[]): string[] =>
  planned.flatMap(({ id, source, spec }) => {
    const shown = spec.kind === 'page' ? stills.find((still) => still.id === id) : undefined;
    return shown
      ? [
          `${stillMember(shown.sha256)} is a picture that a browser took of ${source}: its hash was checked, it was not drawn again`,
        ]
      : [];
  });

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
