import { promisify } from 'node:util';
import { brotliDecompress, constants, gunzip, inflate, inflateRaw, zstdDecompress } from 'node:zlib';
import { OutboundFailure } from './failure.ts';
import { buildTooLarge } from './read-body.ts';

export interface DecodeLimits {
  maxBytes: number;
  /** Decoded bytes per encoded byte, where more than `ratioFloorBytes` come out. */
  maxDecodeRatio: number;
  ratioFloorBytes: number;
}

/** What we ask for, and read. */
export const ACCEPT_ENCODING = 'gzip, deflate, br, zstd';

/**
 * Undoes `Content-Encoding` (RFC 9110, 8.4). An encoding that we do not know is taken as none, as browsers do.
 * Ends in `too_large` for a decompression bomb and in `unreadable` for a body that is not what it says.
 */
export async function decodeBody(
  bytes: Uint8Array<ArrayBuffer>,
  contentEncoding: string | undefined,
  limits: DecodeLimits & { isCut: boolean },
): Promise<Uint8Array<ArrayBuffer>> {
  const encodings = (contentEncoding ?? '').split(',').map((name) => name.trim().toLowerCase());
  const known = encodings.filter((name) => name in DECODERS).toReversed();
  if (known.length > MAX_ENCODINGS) throw new OutboundFailure('unreadable');
  let decoded = bytes;
  for (const name of known) decoded = await decodeOnce(decoded, name, limits);
  return decoded;
}

const MAX_ENCODINGS = 2;

const DECODERS: Record<string, (bytes: Uint8Array, options: DecoderOptions) => Promise<Buffer>> = {
  gzip: (bytes, options) => promisify(gunzip)(bytes, pickZlib(options)),
  'x-gzip': (bytes, options) => promisify(gunzip)(bytes, pickZlib(options)),
  // Half of the senders of "deflate" leave the zlib wrapping out; its first byte tells.
  deflate: (bytes, options) =>
    promisify(((bytes[0] ?? 0) & 0x0f) === 0x08 ? inflate : inflateRaw)(bytes, pickZlib(options)),
  br: (bytes, { maxOutputLength, isCut }) =>
    promisify(brotliDecompress)(bytes, {
      maxOutputLength,
      finishFlush: isCut ? constants.BROTLI_OPERATION_FLUSH : constants.BROTLI_OPERATION_FINISH,
    }),
  zstd: (bytes, { maxOutputLength, isCut }) =>
    promisify(zstdDecompress)(bytes, {
      maxOutputLength,
      finishFlush: isCut ? constants.ZSTD_e_flush : constants.ZSTD_e_end,
    }),
};

interface DecoderOptions {
  maxOutputLength: number;
  isCut: boolean;
}

function pickZlib({ maxOutputLength, isCut }: DecoderOptions) {
  return { maxOutputLength, finishFlush: isCut ? constants.Z_SYNC_FLUSH : constants.Z_FINISH };
}

async function decodeOnce(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  limits: DecodeLimits & { isCut: boolean },
): Promise<Uint8Array<ArrayBuffer>> {
  if (bytes.byteLength === 0) return bytes;
  const byRatio = Math.max(limits.ratioFloorBytes, bytes.byteLength * limits.maxDecodeRatio);
  const maxOutputLength = Math.min(limits.maxBytes, byRatio);
  try {
    const decoded = await DECODERS[name]?.(bytes, { maxOutputLength, isCut: limits.isCut });
    return new Uint8Array(decoded ?? bytes);
  } catch (cause) {
    if (cause instanceof RangeError && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE')
      throw buildTooLarge(limits.maxBytes);
    throw new OutboundFailure('unreadable', { cause });
  }
}
