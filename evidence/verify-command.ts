import { readFileSync } from 'node:fs';
import { channels } from '../channels/index.ts';
import { renderDifference } from './export/render-difference.ts';
import { verifyExport } from './export/verify-export.ts';

const USAGE = 'usage: npm run verify -- FILE.zip';
const EXIT = { equal: 0, differs: 1, unreadable: 2 } as const;

process.exitCode = await main(process.argv.slice(2));

/** Checks an exported take without server, network or database: a line for each difference on stdout, remarks on stderr. */
async function main([file, ...more]: string[]): Promise<number> {
  if (!file || file.startsWith('-') || more.length > 0) return refuse(USAGE);
  const bytes = readBytes(file);
  if (!bytes) return refuse(`${file} cannot be read.`);
  const recheck = await verifyExport(bytes, channels);
  if (!recheck) return refuse(`${file} is not an exported take.`);
  const { differences, remarks } = recheck;
  for (const remark of remarks) console.error(remark);
  for (const difference of differences) console.log(renderDifference(difference));
  if (differences.length > 0) return EXIT.differs;
  console.log('equal');
  return EXIT.equal;
}

function readBytes(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function refuse(message: string): number {
  console.error(message);
  return EXIT.unreadable;
}
