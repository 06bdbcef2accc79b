import { unpackPage } from '../packed-page.ts';
import type { PackedPage } from '../packed-page.ts';

/** The text of a page as it is stored: UTF-8. */
export const pageText = (packed: PackedPage): Uint8Array => Buffer.from(unpackPage(packed).layer.text, 'utf8');
