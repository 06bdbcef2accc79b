import { OutboundFailure } from '../failure.ts';
import { FIND_PASSAGE } from './find-passage.ts';
import type { BrowserLimits } from './limits.ts';
import { CROP_SCALE, VIEWPORT, type OpenTab } from './open-tab.ts';
import { openWorld } from './read-document.ts';

/** Words of a page, and what they stand under, outermost first. */
export interface Passage {
  quote: string;
  headings: readonly string[];
}

/** A picture of the part of a page that shows a passage; its size is that of the picture in pixels. */
export interface PassageCrop {
  kind: 'crop';
  png: Uint8Array;
  width: number;
  height: number;
}

/** Air above and below the passage, in CSS pixels. */
const AIR = 90;

/** Finds the passage on the page as it is kept, marks it, and takes a picture of it over the full width. Rejects where it is not shown. */
export async function cropPassage(tab: OpenTab, passage: Passage, limits: BrowserLimits): Promise<PassageCrop> {
  const { page, session, document } = tab;
  await page.goto(document.url, { waitUntil: 'load' });
  const evaluate = await openWorld(session);
  const { quote, headings } = passage;
  const place = await evaluate(`(${FIND_PASSAGE})(${JSON.stringify(quote)}, ${JSON.stringify(headings)}, ${AIR})`);
  const clip = isPlace(place) ? clipOf(place, limits.maxCropHeight) : undefined;
  if (!clip) throw new OutboundFailure('unreadable', { reason: 'the page does not show the quote' });
  const png = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  if (png.length > limits.maxCropBytes) throw new OutboundFailure('too_large', { reason: 'the picture is too large' });
  return { kind: 'crop', png: new Uint8Array(png), width: clip.width * CROP_SCALE, height: clip.height * CROP_SCALE };
}

/** In CSS pixels from the upper edge of the window. */
interface Place {
  top: number;
  bottom: number;
  /** Where the document ends. */
  pageEnd: number;
}

function isPlace(value: unknown): value is Place {
  return typeof value === 'object' && value !== null && 'top' in value && 'bottom' in value && 'pageEnd' in value;
}

/** The whole passage with air around it, or as much from its beginning on as a picture may have; undefined where it is out of the window. */
function clipOf({ top, bottom, pageEnd }: Place, maxHeight: number) {
  const y = Math.max(0, Math.floor(top - AIR));
  const end = Math.min(VIEWPORT.height, y + maxHeight, Math.ceil(Math.min(bottom + AIR, Math.max(pageEnd, bottom))));
  return top >= 0 && top < end ? { x: 0, y, width: VIEWPORT.width, height: end - y } : undefined;
}
