import { deserialize, serialize } from 'node:v8';
import type { TextLayer } from '#contracts/page.ts';

/** A kept page as text: its decoded body, and its text layer. */
export interface PageText {
  body: string;
  layer: TextLayer;
}

/** A page's text in memory that all threads see, so that nothing is copied from one to the next, and no event loop ever holds it as objects. */
export type PackedPage = SharedArrayBuffer;

export function packPage({ body, layer }: PageText): PackedPage {
  // Of plain text the body is the layer.
  const bytes = serialize(body === layer.text ? { layer } : { body, layer });
  const packed = new SharedArrayBuffer(bytes.byteLength);
  new Uint8Array(packed).set(bytes);
  return packed;
}

export function unpackPage(packed: PackedPage): PageText {
  // Packed above.
  const { layer, body = layer.text } = deserialize(new Uint8Array(packed)) as Partial<PageText> &
    Pick<PageText, 'layer'>;
  return { body, layer };
}
