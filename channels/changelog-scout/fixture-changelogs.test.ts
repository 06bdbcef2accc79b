import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { normaliseQuote } from '../../evidence/normalise.ts';
import { rollOffline } from '../../test/support/roll-offline.ts';
import { findFixtures } from '../../test/support/find-fixtures.ts';
import { mediaTypeOf } from '../../test/support/media-type-of.ts';
import { changelogScout } from './channel.ts';

const FIXTURES = findFixtures('real changelogs are not read');

interface Surfaced {
  version: string;
  date: string | null;
  kind: string;
  quote: string;
}

describe.skipIf(!FIXTURES)('real changelogs', () => {
  const folder = join(FIXTURES ?? '', 'changelogs');
  for (const name of FIXTURES ? readdirSync(folder) : []) {
    it(`surfaces what matters in ${name}`, async () => {
      const expected = JSON.parse(readFileSync(join(folder, name, 'expected.json'), 'utf8')) as {
        input: string;
        must_surface: Surfaced[];
      };
      const body = readFileSync(join(folder, name, expected.input));
      const { take, answer } = await rollOffline({
        channel: changelogScout,
        notes: `What changed in this product? https://fixtures.example/${name}/${expected.input}`,
        acceptedAt: '2026-11-21T12:00:00.000Z',
        fetchSource: (request) => ({
          body,
          mediaType: mediaTypeOf(expected.input) ?? 'text/plain',
          url: 'url' in request ? request.url : '',
        }),
      });
      const rows = take.table?.rows ?? [];
      expect(answer?.dropped).toEqual([]);
      expect('AB').toContain(take.grade);
      for (const { version, date, quote } of expected.must_surface) {
        const found = rows
          .filter((row) => row['version'] === version || row['version'] === `v${version}`)
          .some((row) => row['date'] === date && plain(row['quote']).includes(plain(quote)));
        expect(found, `${version} ${quote}`).toBe(true);
      }
    });
  }
});

const plain = (text: unknown): string => normaliseQuote(String(text)).replace(/[\s*`_]/g, '');
