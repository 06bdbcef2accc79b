const SIGNATURE = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

/** Width and height that a PNG states for itself (PNG third edition, 5.2 and 11.2.1); null for what is none. */
export function readPngSize(bytes: Uint8Array): { width: number; height: number } | null {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (png.length < 24 || !png.subarray(0, 16).equals(SIGNATURE)) return null;
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
