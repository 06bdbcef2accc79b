import { constants, deflateRawSync, deflateSync } from 'node:zlib';

/** A PDF of a few kilobytes whose one page is a stream, deflated twice, of so many megabytes of text. */
export function writePdfBomb({ megabytes }: { megabytes: number }): Uint8Array {
  const line = `(${'boom '.repeat(50)}) Tj\n`;
  const text = Buffer.from(line.repeat(Math.ceil(1_048_576 / line.length)));
  // Blocks that look back on nothing can stand one after the other as often as one likes.
  const block = deflateRawSync(text, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const once = Buffer.concat([HEADER, ...Array.from({ length: megabytes }, () => block), LAST_BLOCK, CHECKSUM]);
  const twice = deflateSync(once, { level: 9 });
  const head = [
    '%PDF-1.4',
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
    '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >> endobj',
    '5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj',
    `4 0 obj << /Length ${twice.length} /Filter [/FlateDecode /FlateDecode] >>`,
    'stream\n',
  ].join('\n');
  const foot = '\nendstream endobj\ntrailer << /Size 6 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n';
  return Buffer.concat([Buffer.from(head), twice, Buffer.from(foot)]);
}

/** Of the zlib format: its head, a last block without anything, and a checksum that no reader of PDF looks at. */
const HEADER = Buffer.from([0x78, 0xda]);
const LAST_BLOCK = Buffer.from([0x03, 0x00]);
const CHECKSUM = Buffer.alloc(4);
