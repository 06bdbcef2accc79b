import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runMeasure as run } from './measure-command.ts';

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** What the command does, within this process. */
async function runMeasure(...args: string[]): Promise<Ended> {
  const [stdout, stderr]: [string[], string[]] = [[], []];
  const code = await run(args, {
    stdout: { write: (text) => stdout.push(text) },
    stderr: { write: (text) => stderr.push(text) },
  });
  return { code, stdout: stdout.join(''), stderr: stderr.join('') };
}

async function spawnMeasure(...args: string[]): Promise<Ended> {
  const script = join(import.meta.dirname, 'measure-command.ts');
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, ...args]);
    return { code: 0, stdout, stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as Ended;
    return { code, stdout, stderr };
  }
}

async function namesOf(...args: string[]): Promise<string[]> {
  const { stdout } = await runMeasure(...args, '--json');
  return (JSON.parse(stdout) as { dimensions: { name: string }[] }).dimensions.map(({ name }) => name);
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'longtake-measure-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function writeFile(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe('npm run measure', () => {
  it('is a command: what it says and its exit code are those of a process', async () => {
    for (const args of [['12 in wide', 'Item: seat'], ['12 in wide', '--json'], ['no-such-page.txt'], []])
      expect(await spawnMeasure(...args)).toEqual(await runMeasure(...args));
  });

  it('reads the notes as a brief: the item that they name, and no part that they only mention', async () => {
    const text = 'The seat is 12 in wide.';
    expect(await namesOf(text)).toEqual(['seat width']);
    expect(await namesOf(text, 'Item: seat')).toEqual(['width']);
    expect(await namesOf(text, 'Item: oak stool\n\nIts seat looks worn.')).toEqual(['seat width']);
    expect(await namesOf(text, 'Please measure my oak stool. The seat looks worn.')).toEqual(['seat width']);
    expect(await namesOf(text, 'Item: seat\nItem: stool')).toEqual(['seat width']);
    expect(await namesOf(text, 'The ArUco marker has a side of 40 mm.')).toEqual(['seat width']);
  });

  it('writes the picture with its sizes drawn over it, and says why it cannot', async () => {
    const picture = join(import.meta.dirname, '../docs/measured/leaf-and-marker.webp');
    const notes = 'Item: leaf. The AprilTag has a side of 40 mm.';
    const still = join(folder, 'still.png');
    expect(await runMeasure(picture, notes, '--still', still)).toMatchObject({ code: 0, stderr: '' });
    expect(readFileSync(still).subarray(1, 4).toString()).toBe('PNG');

    const failed = async (...args: string[]) => {
      const { code, stdout } = await runMeasure(...args, '--json');
      return { code, error: (JSON.parse(stdout) as { error: { code: string } }).error.code };
    };
    expect(await failed(picture, notes, '--still', folder)).toEqual({ code: 1, error: 'unwritable_file' });
    expect(await failed('12 in wide', '--still', still)).toEqual({ code: 2, error: 'invalid_arguments' });
    const empty = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#888888' } })
      .png()
      .toBuffer();
    expect(await failed(writeFile('grey.png', empty), '--still', still)).toEqual({ code: 1, error: 'nothing_to_draw' });
  });

  it('reads a text from a file, in the encoding that it has', async () => {
    expect(await namesOf(writeFile('a.txt', 'The seat is 12 in wide.'), 'Item: seat')).toEqual(['width']);
    const { stdout } = await runMeasure(writeFile('b.txt', Buffer.from('3\u00bd in long', 'latin1')));
    expect(stdout).toContain('length: 3.5 ±');
  });

  it('takes words with slashes and endings in them for words', async () => {
    expect(await namesOf('It is 12 in wide, as on leaf.jpg')).toEqual(['width']);
    expect(await namesOf(`${'x'.repeat(300)}/ 12 in wide`)).toEqual(['width']);
  });

  it('shows nothing that would drive a terminal', async () => {
    const { stdout } = await runMeasure('A \u001b[31mred\u001b[0m stool, 12 in wide');
    expect(stdout).toContain('“A red stool, 12 in wide”');
  });

  it.each([
    ['a picture that is not there', () => join(folder, 'no leaf.jpg'), 'not_an_image', 'is not there.'],
    ['a text that is not there', () => 'no-such-page.txt', 'unreadable_file', 'is not there.'],
    ['a folder', () => folder, 'unreadable_file', 'is no file.'],
    ['an empty picture', () => writeFile('empty.jpg', ''), 'empty_file', 'The file is empty.'],
    ['an empty text', () => writeFile('empty.txt', ''), 'empty_file', 'is empty.'],
    ['a text in the name of a picture', () => writeFile('words.png', '12 in wide'), 'not_an_image', 'is no JPEG'],
    [
      'bytes in the name of a text',
      () => writeFile('bytes.txt', Uint8Array.of(5, 0, 0, 255)),
      'unreadable_file',
      'holds no text.',
    ],
    [
      'a picture that was cut off',
      () => writeFile('cut.jpg', Uint8Array.of(255, 216, 255, 224, 0)),
      'unreadable_image',
      'damaged',
    ],
  ])('refuses %s in one line, and with a code', async (_, make, code, words) => {
    const source = make();
    const told = await runMeasure(source);
    expect(told).toMatchObject({ code: 1, stdout: '' });
    expect(told.stderr).toContain(words);
    expect(told.stderr.trimEnd()).not.toContain('\n');
    const json = await runMeasure(source, '--json');
    expect(json.code).toBe(1);
    expect(JSON.parse(json.stdout)).toEqual({ error: { code, message: expect.stringContaining(words) } });
  });

  it('shows how it is called where it was called otherwise', async () => {
    for (const args of [[], ['a', 'b', 'c'], ['a', '--colour']]) {
      const { code, stderr } = await runMeasure(...args);
      expect(code).toBe(2);
      expect(stderr).toBe('usage: npm run measure -- FILE_OR_TEXT [NOTES] [--json] [--still FILE]\n');
    }
  });
});
