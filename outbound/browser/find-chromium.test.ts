import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from './find-chromium.ts';

describe('findChromium', () => {
  let folder: string;
  const put = (name: string, mode = 0o755) => {
    const path = join(folder, name);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, '');
    chmodSync(path, mode);
    return path;
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'longtake-find-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('takes what is configured before what is found', () => {
    put('both/chromium');
    expect(findChromium('/opt/chrome', join(folder, 'both'))).toBe('/opt/chrome');
  });

  it('finds the first by name, then by folder', () => {
    put('one/google-chrome');
    const chromium = put('two/chromium');
    expect(findChromium(undefined, [join(folder, 'one'), join(folder, 'two')].join(delimiter))).toBe(chromium);
  });

  it('passes over folders and relative places', () => {
    mkdirSync(join(folder, 'odd/chromium'), { recursive: true });
    expect(
      findChromium(undefined, ['', '.', 'bin', join(folder, 'odd'), join(folder, 'nowhere')].join(delimiter)),
    ).toBeUndefined();
  });

  it('finds nothing where there is to be none, or no search path', () => {
    put('both/chromium');
    expect(findChromium('none', join(folder, 'both'))).toBeUndefined();
    expect(findChromium(undefined, undefined)).toBeUndefined();
  });
});
