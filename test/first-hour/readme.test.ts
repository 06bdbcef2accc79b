import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { REQUEST, STEPS } from './steps.ts';

const readme = readFileSync(fileURLToPath(new URL('../../README.md', import.meta.url)), 'utf8');

describe('README.md', () => {
  it('shows commands that the first hour plays (npm run test:first-hour), and no others', () => {
    const shown = [...readme.matchAll(/^```\n([^]*?)\n```$/gm)].map(([, block]) => block!);
    const commands = shown.flatMap((block) => block.replaceAll('\\\n', '\\\u0000').split('\n'));
    const played = new Set(['npm start', ...STEPS.map(({ command }) => command), REQUEST]);

    expect(commands.length).toBeGreaterThan(5);
    for (const command of commands) expect(played).toContain(command.replaceAll('\u0000', '\n'));
  });
});
