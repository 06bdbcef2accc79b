import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PAGE =
  '<!doctype html><html lang="en"><title>Kettles | Tea</title><h1>Kettles</h1><p>They whistle.</p><p>2024-05-01</p></html>';

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

async function runPage(args: string[], environment: Record<string, string> = {}): Promise<Ended> {
  const script = join(import.meta.dirname, 'page-command.ts');
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, ...args], {
      env: { ...process.env, ...environment },
    });
    return { code: 0, stdout, stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as Ended;
    return { code, stdout, stderr };
  }
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'longtake-page-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function writeFile(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe('npm run page', () => {
  it('prints the layer of a file as JSON, null where something is absent', async () => {
    const { code, stdout } = await runPage([writeFile('a.html', PAGE), '--json']);
    expect(code).toBe(0);
    const { text, ...facts } = JSON.parse(stdout);
    expect(facts).toEqual({
      title: 'Kettles',
      publishedAt: '2024-05-01',
      language: 'en',
      lane: expect.stringMatching(/^(article|structured)$/),
    });
    expect(text).toContain('They whistle.');
    const plain = JSON.parse((await runPage([writeFile('b.txt', 'words\n'), '--json'])).stdout);
    expect(plain).toEqual({ title: null, publishedAt: null, language: null, lane: 'text', text: 'words\n' });
  });

  it('prints it for a reader', async () => {
    const { stdout } = await runPage([writeFile('c.md', '# Kettles\n\nThey whistle.\n')]);
    expect(stdout).toBe('title: Kettles\nlane: markdown\n\n# Kettles\n\nThey whistle.\n\n');
  });

  it('says that a page is empty', async () => {
    const { code, stderr } = await runPage([writeFile('d.html', '<html><body></body></html>')]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'The page holds no text.\n' });
  });

  it('fetches an address as the crawl does', async () => {
    const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(PAGE));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/kettles`;
    const allowed = await runPage([url, '--json'], { LONGTAKE_OUTBOUND_ALLOW: '127.0.0.0/8' });
    const refused = await runPage([url], { LONGTAKE_OUTBOUND_ALLOW: '' });
    server.close();
    expect(JSON.parse(allowed.stdout)).toMatchObject({ title: 'Kettles' });
    expect(refused).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('not allowed') });
  });

  it.each([
    ['nothing to read', 2, [], 'usage: npm run page -- FILE_OR_URL [--json]\n'],
    ['two pages', 2, ['a', 'b'], 'usage: npm run page -- FILE_OR_URL [--json]\n'],
    ['an unknown option', 2, ['a', '--nope'], 'usage: npm run page -- FILE_OR_URL [--json]\n'],
    ['a file that is not there', 1, ['/nowhere/a.html'], expect.stringContaining('/nowhere/a.html could not be read')],
    ['wrong configuration', 1, ['https://a.example/'], expect.stringContaining('LONGTAKE_OUTBOUND_ALLOW')],
  ])('ends with a message for %s', async (name, code, args, stderr) => {
    const environment = name === 'wrong configuration' ? { LONGTAKE_OUTBOUND_ALLOW: 'nonsense' } : {};
    expect(await runPage(args, environment)).toEqual({ code, stdout: '', stderr });
  });
});
