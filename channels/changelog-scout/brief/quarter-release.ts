import type { VersionWindow } from './reading.ts';

/** `since release 2026-Q1`: a quarter that is the name of a release, and no time. */
export function readQuarterRelease(text: string): VersionWindow | null {
  const hit = QUARTER_RELEASE.exec(text);
  if (!hit) return null;
  const [words, lead, version = ''] = hit;
  return lead
    ? { from: version, isFromIncluded: false, to: null, isToIncluded: false, words }
    : { from: version, isFromIncluded: true, to: version, isToIncluded: true, words };
}
const QUARTER_RELEASE =
  /\b(?:(since|after|from|newer than|later than)\s+)?(?:the\s+)?(?:release|version)\s+((?:19|20)\d{2}[-.]?Q[1-4])\b/i;
