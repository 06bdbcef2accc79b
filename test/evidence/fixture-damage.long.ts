import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { channels } from '../../channels/index.ts';
import { fetchFrom } from '../support/fetch-from.ts';
import { findFixtures } from '../support/find-fixtures.ts';
import { mediaTypeOf } from '../support/media-type-of.ts';
import { sample } from '../support/sample.ts';
import { expectFall } from './fall-of-grade.ts';
import type { ScreenedOrder } from './screened-orders.ts';

const FIXTURES = findFixtures('grades of answers from real sources that go bad are not looked at');
const DAMAGES = ['quotes mutated', 'dates and figures wrong', 'rows dropped'];

describe.skipIf(!FIXTURES)('an answer from real sources that goes bad', () => {
  const orders = FIXTURES
    ? [...readChangelogs(join(FIXTURES, 'changelogs')), ...readQuotes(join(FIXTURES, 'quotes'))]
    : [];

  it('has cases', () => expect(orders.length).toBeGreaterThan(0));

  describe.each(sample(orders, 1).map((order) => [order.name, order] as const))('%s', (_, order) => {
    it.each(DAMAGES)('loses its grade step by step: %s', (damage) => expectFall(order, damage));
  });
});

function readChangelogs(root: string): ScreenedOrder[] {
  return readdirSync(root).map((name) => {
    const input = readdirSync(join(root, name)).find((file) => file.startsWith('input.'))!;
    const url = `https://changes.example/${name}/${input}`;
    const page = { body: readFileSync(join(root, name, input)), mediaType: mediaTypeOf(input)! };
    return {
      name,
      channel: channels.get('changelog-scout')!,
      notes: `What changed in this product? ${url}`,
      prior: null,
      fetchSource: fetchFrom({ [url]: page }),
    };
  });
}

function readQuotes(root: string): ScreenedOrder[] {
  return readdirSync(root).map((name) => {
    const texts = readdirSync(join(root, name))
      .filter((file) => /^(?:brief|quote-\d+)\.txt$/.test(file))
      .toSorted()
      .map((file) => readFileSync(join(root, name, file), 'utf8'));
    return {
      name,
      channel: channels.get('quote-compare')!,
      notes: texts.join('\n\n'),
      prior: null,
      fetchSource: fetchFrom({}),
    };
  });
}
