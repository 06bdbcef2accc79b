import { constants, inflateSync } from 'node:zlib';

/** Characters before a stream in which its dictionary says how it is packed, and bytes that are unpacked of one stream and of all. */
const DICTIONARY = 1_000;
const MOST_UNPACKED = 16_000_000;
const MOST_UNPACKED_OF_ALL = 200_000_000;
/** Sum of the depths at which the contents of a file keep a state. Files keep a dozen at once (ISO 32000-1, annex C: 28). */
const MOST_DEPTHS = 20_000_000;

/**
 * Whether the contents of a PDF keep so many graphics states within one another (`q q q`) that nothing ends reading them: pdf.js looks through all that
 * are kept for each. Contents that are packed in other ways than by deflate are not looked at.
 */
export function keepsTooManyStates(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let depths = 0;
  let left = MOST_UNPACKED_OF_ALL;
  let behind = 0;
  for (let at = file.indexOf('stream'); at >= 0 && left > 0; at = file.indexOf('stream', behind)) {
    const start = at + 'stream'.length;
    const end = file.indexOf('endstream', start);
    behind = end < 0 ? file.length : end + 'endstream'.length;
    const dictionary =
      file
        .toString('latin1', Math.max(0, at - DICTIONARY), at)
        .split(/endobj|endstream/)
        .at(-1) ?? '';
    if (/\/(?:Image|FontFile|Length1|ObjStm|XRef)\b/.test(dictionary)) continue;
    const packed = file.subarray(start, end < 0 ? file.length : end);
    const content = dictionary.includes('/FlateDecode') ? unpack(packed, Math.min(left, MOST_UNPACKED)) : packed;
    left -= content.length;
    depths += sumOfDepths(content);
    if (depths > MOST_DEPTHS) return true;
  }
  return false;
}

function unpack(packed: Buffer, most: number): Buffer {
  let start = 0;
  while (packed[start] === CR || packed[start] === LF) start += 1;
  try {
    return inflateSync(packed.subarray(start), { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: most });
  } catch {
    return Buffer.alloc(0);
  }
}

const [CR, LF, KEEP, RESTORE] = [13, 10, 113, 81];

function sumOfDepths(content: Buffer): number {
  let depth = 0;
  let sum = 0;
  for (let at = 0; at < content.length; at += 1) {
    const sign = content[at];
    if (sign !== KEEP && sign !== RESTORE) continue;
    if (!isBlank(content[at - 1]) || !isBlank(content[at + 1])) continue;
    depth = sign === KEEP ? depth + 1 : Math.max(0, depth - 1);
    if (sign === KEEP) sum += depth;
  }
  return sum;
}

const isBlank = (code: number | undefined): boolean => code === undefined || code <= 32;
