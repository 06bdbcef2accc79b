import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../test/support/roll-offline.ts';
import { changelogScout } from './channel.ts';

const LIMIT_MS = 8_000;

/** Pages that make a careless pattern or loop cost the square of their length. */
const HOSTILE: Record<string, string> = {
  'open brackets': '['.repeat(60_000),
  'links that do not end': '[a]('.repeat(30_000),
  'emphasis without end': `- ${'*a '.repeat(40_000)}`,
  'tags without end': '<a '.repeat(40_000),
  'a heading of blanks': `# a${' '.repeat(60_000)}1.0`,
  'dots and digits': '1.1.1.'.repeat(40_000),
  'months on one line': `## 1.0 ${'January 1 '.repeat(20_000)}`,
  'an item of verbs': `## 1.0\n\n- ${'fix remove deprecate '.repeat(20_000)}`,
  'one paragraph of many lines': `## 1.0\n\n${Array.from({ length: 40_000 }, (_, at) => `line ${at} of text`).join('\n')}`,
  'lists within lists': Array.from({ length: 3_000 }, (_, at) => `${' '.repeat(at)}- 1.0 x`).join('\n'),
  'a table of versions': Array.from({ length: 10_000 }, (_, at) => `| 1.${at} | 2026-01-01 | more |`).join('\n'),
  'three thousand releases': Array.from(
    { length: 3_000 },
    (_, at) => `## ${3_000 - at}.0.0 - 2026-01-01\n\n- Fix crash ${at} ([#${at}](https://g.example/${at}))\n`,
  ).join('\n'),
};

describe('hostile and long changelogs', () => {
  for (const [name, body] of Object.entries(HOSTILE)) {
    it(`reads ${name}`, { timeout: LIMIT_MS * 2 }, async () => {
      const startedAt = performance.now();
      const { take } = await rollOffline({
        channel: changelogScout,
        notes: 'What changed? https://h.example/log',
        acceptedAt: '2026-11-21T12:00:00.000Z',
        fetchSource: () => ({ body, mediaType: 'text/plain', url: 'https://h.example/log' }),
      });
      expect(take.lifecycle.state).toBe('finished');
      expect(performance.now() - startedAt).toBeLessThan(LIMIT_MS);
    });
  }
});
