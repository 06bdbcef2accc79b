import { gunzipSync } from 'node:zlib';
import htmlEncodingSniffer from 'html-encoding-sniffer';

export interface Decoded {
  text: string;
  /** WHATWG name of the encoding. */
  encoding: string;
}

/**
 * Bytes as text, unpacked where they are gzip. A byte order mark wins, then what the header says, then what the document says of itself (meta, XML declaration), then UTF-8
 * where the bytes are UTF-8, then windows-1252 (WHATWG Encoding and HTML 13.2.3). Two claims that the bytes themselves refute are passed over:
 * any other over text that is UTF-8 beyond ASCII (no other encoding comes out as UTF-8 by chance), and UTF-8 over text that is not.
 */
export function decodeBytes(kept: Uint8Array, mediaType: string): Decoded {
  const bytes = unpack(kept);
  const isXml = /[/+]xml\b/i.test(mediaType) || startsWith(bytes, '<?xml');
  const wide = findWide(bytes);
  if (wide) return decode(bytes, wide);
  const label = /charset\s*=\s*["']?([^\s"';,]+)/i.exec(mediaType)?.[1];
  const claimed = sniff(bytes, isXml, label);
  if (
    isValidUtf8(bytes) &&
    (claimed === 'UTF-8' || claimed === null || hasHighBytes(bytes) || claimed.startsWith('UTF-16'))
  )
    return decode(bytes, 'UTF-8');
  if (claimed !== 'UTF-8' && claimed !== null) return decode(bytes, claimed);
  const own = label === undefined ? null : sniff(bytes, isXml, undefined);
  if (own && own !== 'UTF-8') return decode(bytes, own);
  return decode(bytes, isMostlyUtf8(bytes) ? 'UTF-8' : 'windows-1252');
}

/** Bytes of an unpacked file; more are nobody's text. */
const MAX_UNPACKED = 16 * 1024 * 1024;

/** A text that is kept packed, such as `sitemap.xml.gz`, is the text in it; what cannot be unpacked holds none. */
function unpack(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b || bytes[2] !== 8) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_UNPACKED });
  } catch {
    return new Uint8Array();
  }
}

function sniff(bytes: Uint8Array, isXml: boolean, label: string | undefined): string | null {
  const transportLayerEncodingLabel = label === undefined ? {} : { transportLayerEncodingLabel: label };
  // A default that no document claims for itself tells a claim from the lack of one.
  const nothing = 'x-user-defined';
  const found = htmlEncodingSniffer(bytes, {
    ...transportLayerEncodingLabel,
    ...(isXml ? { xml: true } : { maxPrescanBytes: 4_096 }),
    defaultEncoding: nothing,
  });
  return found === nothing ? null : found;
}

function decode(bytes: Uint8Array, encoding: string): Decoded {
  // The replacement encoding stands for charsets that are not safe to read: nothing can be quoted from it.
  if (encoding === 'replacement') return { text: '', encoding };
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

/** UTF-16 or UTF-32 without a mark: the zero bytes of Latin letters give it away. */
function findWide(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'UTF-16LE';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'UTF-16BE';
  const head = bytes.subarray(0, 512 - (512 % 2));
  if (head.length < 8) return null;
  const zeros = [0, 0] satisfies [number, number];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2 === 0 ? 0 : 1] += 1;
  const [even, odd] = zeros;
  const half = head.length / 2;
  if (odd > half * 0.7 && even < half * 0.1) return 'UTF-16LE';
  if (even > half * 0.7 && odd < half * 0.1) return 'UTF-16BE';
  return null;
}

function isValidUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** One broken character in much good UTF-8 does not make it Latin-1. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  const beyondAscii = text.match(/[\u0080-\u{10ffff}]/gu) ?? [];
  const broken = beyondAscii.filter((char) => char === '\ufffd').length;
  return beyondAscii.length > broken * 5;
}

function hasHighBytes(bytes: Uint8Array): boolean {
  return bytes.some((byte) => byte > 0x7f);
}

function startsWith(bytes: Uint8Array, ascii: string): boolean {
  const from = bytes[0] === 0xef ? 3 : 0;
  return [...ascii].every((char, index) => bytes[from + index] === char.codePointAt(0));
}
