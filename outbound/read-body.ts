import { OutboundFailure } from './failure.ts';

export interface BodyLimits {
  maxBytes: number;
  /** Keep the first `maxBytes` of a longer body instead of refusing it. */
  isCutAllowed?: boolean;
}

/** Collects a body as it comes over the wire. Ends in `too_large`, or in whatever the stream ends in. */
export async function readBody(
  stream: AsyncIterable<Uint8Array>,
  limits: BodyLimits,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; isCut: boolean }> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.byteLength;
    chunks.push(chunk);
    if (length <= limits.maxBytes) continue;
    if (!limits.isCutAllowed) throw buildTooLarge(limits.maxBytes);
    return { bytes: join(chunks, limits.maxBytes), isCut: true };
  }
  return { bytes: join(chunks, length), isCut: false };
}

export function buildTooLarge(maxBytes: number): OutboundFailure {
  const size =
    maxBytes >= 1024 * 1024 ? `${Math.round(maxBytes / (1024 * 1024))} MiB` : `${Math.round(maxBytes / 1024)} KiB`;
  return new OutboundFailure('too_large', { reason: `too large (more than ${size})` });
}

/** A copy of its own, since a small chunk can be a view that would keep a far larger buffer alive. */
function join(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk.subarray(0, length - offset), offset);
    offset += Math.min(chunk.byteLength, length - offset);
  }
  return bytes;
}
