import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../test/support/roll-offline.ts';
import { changelogScout } from './channel.ts';
import { cpuMsOf } from '../../test/support/cpu-time.ts';

/** Of CPU. */
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
  'a release of 130,000 items': `## 1.0 - 2026-01-01\n\n${'- Fix it\n'.repeat(130_000)}`,
  'a table before 30,000 items': `| a | b |\n|---|---|\n| c | d |\n\n## 1.0 - 2026-01-01\n\n${'- Fix it\n'.repeat(30_000)}`,
  'a JSON list of 8,000 releases': JSON.stringify(
    Array.from({ length: 8_000 }, (_, at) => ({
      tag_name: `v${8_000 - at}.0.0`,
      published_at: '2026-01-01T00:00:00Z',
      body: `- Fix crash ${at}`,
    })),
  ),
  'a feed of 6,000 releases': `<feed xmlns="http://www.w3.org/2005/Atom"><title>Lamp</title>${Array.from(
    { length: 6_000 },
    (_, at) =>
      `<entry><title>${6_000 - at}.0.0</title><updated>2026-01-01T00:00:00Z</updated><content type="html">&lt;p&gt;Fix crash ${at}&lt;/p&gt;</content></entry>`,
  ).join('')}</feed>`,
};

describe('hostile and long changelogs', () => {
  for (const [name, body] of Object.entries(HOSTILE)) {
    it(`reads ${name}`, async () => {
      const spent = await cpuMsOf(async () => {
        const { take } = await rollOffline({
          channel: changelogScout,
          notes: 'What changed? https://h.example/log',
          acceptedAt: '2026-11-21T12:00:00.000Z',
          fetchSource: () => ({ body, mediaType: 'text/plain', url: 'https://h.example/log' }),
        });
        expect(take.lifecycle.state).toBe('finished');
      });
      expect(spent).toBeLessThan(LIMIT_MS);
    });
  }
});
