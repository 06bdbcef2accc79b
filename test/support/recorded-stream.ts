import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const DOCUMENT = fileURLToPath(new URL('../../docs/ag-ui.md', import.meta.url));
const RECORDING = /(<!-- recorded -->\n```\n)([^]*?)(```\n<!-- \/recorded -->)/;

/** The stream that docs/ag-ui.md shows. */
export function readRecordedStream(): string {
  const recording = RECORDING.exec(readFileSync(DOCUMENT, 'utf8'))?.[2];
  if (recording === undefined) throw new Error('docs/ag-ui.md has no place for a recorded stream');
  return recording;
}

export function writeRecordedStream(text: string): void {
  const document = readFileSync(DOCUMENT, 'utf8');
  writeFileSync(
    DOCUMENT,
    document.replace(RECORDING, (_whole, before: string, _old, after: string) => `${before}${text}${after}`),
  );
}
