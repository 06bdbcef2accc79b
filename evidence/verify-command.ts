import { readFileSync, statSync } from 'node:fs';
import { channels } from '../channels/index.ts';
import { helpOf, usageOf } from '#contracts/read-arguments.ts';
import { MOST_BYTES } from './export/read-zip.ts';
import { renderDifference } from './export/render-difference.ts';
import { sayVerdict, sayWhatWasChecked } from './export/say-what-was-checked.ts';
import { verifyExport } from './export/verify-export.ts';
import { whyNoExport } from './export/why-no-export.ts';

const EXIT = { equal: 0, differs: 1, unreadable: 2 } as const;

process.exitCode = await main(process.argv.slice(2));

/** Checks an exported take without server, network or database: a line for each difference on stdout, remarks on stderr. */
async function main([file, ...more]: string[]): Promise<number> {
  if (file === '--help' || file === '-h') {
    console.log(helpOf('verify'));
    return EXIT.equal;
  }
  if (!file || file.startsWith('-') || more.length > 0) return refuse(usageOf('verify'));
  const bytes = readBytes(file);
  if (typeof bytes === 'string') return refuse(`${file} ${bytes}.`);
  const recheck = await verifyExport(bytes, channels);
  if (!recheck) return refuse(`${file} ${whyNoExport(bytes)}.`);
  const { differences, remarks, checked, under } = recheck;
  for (const remark of remarks) console.error(remark);
  for (const difference of differences) console.log(renderDifference(difference));
  if (differences.length > 0) {
    console.error(`${differences.length} ${differences.length === 1 ? 'difference' : 'differences'}`);
    return EXIT.differs;
  }
  console.log(`${sayWhatWasChecked(checked)}: ${sayVerdict(under)}`);
  return EXIT.equal;
}

/** The bytes, or why there are none. */
function readBytes(file: string): Uint8Array | string {
  try {
    const { size } = statSync(file);
    return size > MOST_BYTES ? `has ${size} bytes, more than any exported take` : readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return 'is not there';
    return code === 'EISDIR' ? 'is a folder' : `cannot be read (${code ?? 'no reason given'})`;
  }
}

function refuse(message: string): number {
  console.error(message);
  return EXIT.unreadable;
}
