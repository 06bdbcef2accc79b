import { STILL_MEDIA_TYPE, stillPath } from '#contracts/still.ts';
import type { Drawing, PlannedStill } from '#contracts/still.ts';
import type { Still } from '#contracts/take.ts';

/** A drawn still as the response names it. `sha256` is that of the picture, `baseUrl` without a slash at its end. */
export function presentStill(
  { id, source }: PlannedStill,
  { width, height, caption }: Omit<Drawing, 'png'>,
  at: { baseUrl: string; channel: string; sha256: string },
): Still {
  const url = `${at.baseUrl}${stillPath(at.channel, at.sha256)}`;
  return { id, url, mediaType: STILL_MEDIA_TYPE, width, height, caption, sha256: at.sha256, source };
}
