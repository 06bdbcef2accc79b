import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../embedded/free-port.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { systemNode } from '../support/system-node.ts';
import { openTerminal, readScreen } from '../support/terminal.ts';
import type { Terminal } from '../support/terminal.ts';
import { REQUEST, STEPS } from './steps.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CHANGELOG = `# Kestrel changelog

## 2.1.0 - 2026-05-04

### Security

- Session tokens are no longer written to the debug log

### Added

- A night mode for the flight map

## 2.0.0 - 2026-02-11

### Removed

- **Breaking:** the \`--plume\` option is gone; use \`--feather\`
`;

let clone: string;
let pages: ServedPages;
let port: number;
let launcher: Terminal;
let takeId = '';
beforeAll(async () => {
  clone = mkdtempSync(join(tmpdir(), 'longtake-first-hour-'));
  for (const file of execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)) {
    mkdirSync(dirname(join(clone, file)), { recursive: true });
    cpSync(join(ROOT, file), join(clone, file));
  }
  pages = await servePages({ '/changelog.md': CHANGELOG });
  port = await findFreePort(0);
});
afterAll(async () => {
  if (launcher) {
    launcher.type('\u0003');
    await launcher.ended;
  }
  await pages[Symbol.asyncDispose]();
  rmSync(clone, { recursive: true, force: true });
});

/** What a new user's shell has: the system's Node, and nothing of this project. */
const environment = (more: Record<string, string> = {}) => {
  const { HOME, TMPDIR, LANG } = process.env;
  const folders = (process.env['PATH'] ?? '').split(':').filter((folder) => !folder.includes('node_modules'));
  const PATH = [dirname(systemNode), ...folders].join(':');
  return { PATH, HOME, TMPDIR, LANG, PORT: String(port), npm_config_loglevel: 'error', ...more };
};

const open = (command: string, more: Record<string, string> = {}) =>
  openTerminal(['sh', '-c', command], { cwd: clone, env: environment(more) });

const fill = (text: string) =>
  text
    .replaceAll('TAKE_ID', takeId)
    .replaceAll('ADDRESS_OF_A_CHANGELOG', `${pages.origin}/changelog.md`)
    .replaceAll('ADDRESS_OF_NOTHING', `${pages.origin}/nothing.md`);

/** A screen without what differs from run to run. */
const normalise = (output: string) =>
  `${readScreen(output)
    .filter((line) => !/still installing|^added \d+ packages|^npm (warn|notice)|^migrating:/.test(line))
    .join('\n')
    .replaceAll(pages.origin, 'http://127.0.0.1:PAGES')
    .replaceAll(clone, '/home/new/longtake')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'TAKE_ID')
    .replaceAll(/lt_link_[\w-]+/g, 'lt_link_…')
    .replaceAll(/lt_[0-9A-Za-z]{36}/g, 'lt_…')
    .replaceAll(/(signed by key|calls itself) \S+/g, '$1 …')
    .replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:PORT')
    .replaceAll(/\d+(\.\d+)? s\b/g, 'N s')
    .replaceAll(/\b\d+(\.\d+)? MB\b/g, 'N MB')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replaceAll(/\n{2,}$/g, '\n')
    .trimEnd()}\n`;

const keep = (name: string, output: string) => expect(normalise(output)).toMatchFileSnapshot(`screens/${name}.txt`);

describe(`the first hour, from a fresh clone under Node ${execFileSync(systemNode, ['--version'], { encoding: 'utf8' }).trim()}`, () => {
  it('npm start installs, starts, rolls a take and says what to try', async () => {
    launcher = open('exec npm start', { LONGTAKE_OUTBOUND_ALLOW: pages.origin.replace('http://', '') });
    await launcher.shows(/npm run take -- --help/);
    takeId = /^Take (\S+)/m.exec(launcher.output())![1]!;
    expect(takeId).toMatch(/^[0-9a-f-]{36}$/);
    await keep('start', launcher.output());
  });

  it.each(STEPS)('$name', async ({ name, command, answers = [], exit }) => {
    const terminal = open(fill(command));
    for (const { when, type } of answers) {
      await terminal.shows(when);
      terminal.type(fill(type));
    }
    expect(await terminal.ended, terminal.output()).toBe(exit);
    await keep(name, terminal.output());
    // What npm says of the command, and addresses, are as long as they are.
    const own = readScreen(terminal.output()).filter((line) => !/^> |https?:|lt_/.test(line));
    expect(own.filter((line) => line.length > 80 && !command.includes(line))).toEqual([]);
    takeId = [...terminal.output().matchAll(/^Take (\S+)/gm)].at(-1)?.[1] ?? takeId;
  });

  it('answers the request of README.md', async () => {
    const minted = open('npm run -s key -- --station --json');
    await minted.ended;
    const { key } = JSON.parse(minted.output()) as { key: string };
    const request = open(REQUEST.replace('127.0.0.1:3000', `127.0.0.1:${port}`), { KEY: key });
    await request.ended;

    expect(readScreen(request.output()).join('')).toMatch(/"output":"Recommended: Acme Bolts[^]*"grade":"A"/);
  });

  it('Ctrl-C leaves a take, which goes on', async () => {
    const terminal = open(fill('npm run take -- changelog-scout "What is new? ADDRESS_OF_A_CHANGELOG"'));
    await terminal.shows(/█|░/);
    await terminal.shows(/plan|crawl/);
    terminal.type('\u0003');
    await terminal.ended;
    const id = /take -- show (\S+)/.exec(terminal.output())?.[1];
    const back = open(`npm run take -- show ${id ?? ''}`);

    expect(await back.ended, terminal.output()).toBe(0);
    expect(back.output()).toContain('Grade');
  });

  it('Ctrl-C ends what npm start started', async () => {
    launcher.type('\u0003');

    expect(await launcher.ended).toBe(0);
  });
});
