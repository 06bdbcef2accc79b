import { describe, expect, it } from 'vitest';
import { rollOffline } from '../test/support/roll-offline.ts';
import type { FetchSource, OfflineRoll } from '../test/support/roll-offline.ts';
import { spoilRows } from '../test/support/spoil-rows.ts';
import type { Channel } from './channel.ts';
import { changelogScout } from './changelog-scout/channel.ts';
import { crateFinder } from './kit/example/channel.ts';
import { screening as crates } from './kit/example/screening.ts';
import { quoteCompare } from './quote-compare/quote-compare.ts';
import { recallCheck } from './recall-check/recall-check.ts';
import { fetchAnswer } from './recall-check/screening/fetch-answer.ts';
import { soccerScout } from './soccer-scout/channel.ts';
import { specimenScout } from './specimen-scout/channel.ts';

type Spoilt = Parameters<typeof spoilRows>[1];

interface Told {
  channel: Channel;
  notes: string;
  fetchSource?: FetchSource;
}

const nothingIsFetched: FetchSource = () => {
  throw new Error('nothing is fetched');
};

const roll = ({ channel, notes, fetchSource = nothingIsFetched }: Told, isSpoilt: Spoilt): Promise<OfflineRoll> =>
  rollOffline({
    channel: spoilRows(channel, isSpoilt),
    notes,
    acceptedAt: '2031-11-20T12:00:00Z',
    fetchSource,
  });
const none: Spoilt = () => false;
const rowsOf = ({ take }: OfflineRoll) => take.table?.rows ?? [];
/** The name of a row that fell, as it is told. */
const toldOf = ({ take }: OfflineRoll): string[] =>
  take.lifecycle.undone.filter((words) => words.includes('was left out: what was composed of it is not carried'));

/** That it is told, and lowers the grade of the whole answer. */
function expectTold(spoilt: OfflineRoll, whole: OfflineRoll, name: RegExp): void {
  expect(toldOf(whole)).toEqual([]);
  expect(toldOf(spoilt)).toEqual([expect.stringMatching(name)]);
  expect(spoilt.grade!.overall).toBeLessThan(whole.grade!.overall);
  expect(spoilt.grade!.letter).not.toBe('A');
}

describe('a row that its evidence does not carry', () => {
  const quotes = {
    channel: quoteCompare,
    notes:
      'Need 20 x TB-4 to 59715.\n\nQuote 1:\nLarch Bolt Supply\nTB-4 20 @ 4.00 80.00\nFreight 9.00\nTotal 89.00\n4 days ARO\n\n' +
      'Quote 2:\nSumac Fastener Co\nTB-4 20 @ 5.00 100.00\nFreight 9.00\nTotal 109.00\n2 days ARO',
  };

  it.each(['Larch Bolt Supply', 'Sumac Fastener Co'])('of %s leaves nobody to recommend', async (vendor) => {
    const whole = await roll(quotes, none);
    const spoilt = await roll(quotes, ({ cells }) => cells['vendor'] === vendor && cells['linesSubtotal'] !== null);
    expect(whole.take.table?.summary).toMatchObject({ recommended: 'Larch Bolt Supply' });
    expectTold(spoilt, whole, new RegExp(`^“${vendor}”`));
    expect(spoilt.take.table?.summary).toMatchObject({ recommended: null });
    expect(spoilt.take.output).toMatch(/^No recommendation yet: the figures of/);
    expect(spoilt.take.asks.map(({ key }) => key)).toEqual(['figures']);
    expect(rowsOf(spoilt).find((row) => row['vendor'] === vendor)).toMatchObject({ landedTotal: null, leadTime: null });
  });

  it('of the one recommended leaves no recommendation where its channel composes it again and again', async () => {
    const spoilt = await roll(quotes, ({ cells }) => cells['vendor'] === 'Larch Bolt Supply');
    expect(toldOf(spoilt)).toEqual([expect.stringMatching(/^“Larch Bolt Supply”/)]);
    expect(spoilt.take.table?.summary).toMatchObject({ recommended: null });
    expect(rowsOf(spoilt)).toHaveLength(1);
  });

  const recalls = {
    channel: recallCheck,
    notes: '1. 2031 Volvo XC40\n2. 2030 Subaru Outback',
    fetchSource: fetchAnswer,
  };

  it('of an item without recalls leaves it unchecked', async () => {
    const whole = await roll(recalls, none);
    const spoilt = await roll(recalls, ({ cells }) => cells['itemNo'] === 1);
    expect(whole.take.output).toContain('No recall found (1): 1.');
    expectTold(spoilt, whole, /^“2031 Volvo XC40”/);
    expect(spoilt.take.output).toContain('Not checked (1): 1.');
    expect(spoilt.take.output).not.toMatch(/no recall found/i);
    expect(spoilt.take.plan.subGoals[0]).toMatchObject({ status: 'unmet' });
  });

  it('of one of several recalls leaves the others, not checked in full', async () => {
    const whole = await roll(recalls, none);
    const spoilt = await roll(recalls, ({ cells }) => cells['number'] === rowsOf(whole)[1]!['number']);
    expectTold(spoilt, whole, /^“2030 Subaru Outback”/);
    expect(rowsOf(spoilt)).toHaveLength(rowsOf(whole).length - 1);
    expect(spoilt.take.output).toContain('Recalled (1): 2.');
    expect(spoilt.take.output).toContain('Not checked in full');
  });

  const LOG =
    '## 2.1.0 - 2031-10-02\n\n### Breaking\n\n- Drops the option wide\n\n### Fixed\n\n- Fixes a leak in the pump\n';
  const log = {
    channel: changelogScout,
    notes: 'What changed? https://heron.example/log',
    fetchSource: () => ({ url: 'https://heron.example/log', mediaType: 'text/markdown', body: LOG }),
  };

  it('of the one breaking change does not leave a log without any', async () => {
    const whole = await roll(log, none);
    const spoilt = await roll(log, ({ cells }) => cells['kind'] === 'breaking');
    expectTold(spoilt, whole, /^“Drops the option wide”/);
    expect(spoilt.take.output).toMatch(/Whether there is anything breaking .* cannot be told/);
    expect(spoilt.take.output).not.toContain('Nothing breaking');
  });

  it('of every change does not leave a log that states nothing', async () => {
    const spoilt = await roll(log, () => true);
    expect(spoilt.take.output).not.toMatch(/Nothing|state no changes/);
  });

  const PLACE = [{ lat: '47', lon: '8', display_name: 'Lake Arden, Ohio, United States', name: 'Lake Arden' }];
  const FIELD = {
    type: 'way',
    id: 3,
    center: { lat: 47.01, lon: 8 },
    tags: { leisure: 'pitch', sport: 'soccer', name: 'Alder Ground' },
  };
  const MAP = { generator: 'Overpass API', osm3s: { copyright: 'OpenStreetMap, ODbL' }, elements: [FIELD] };
  const PROGRAMME =
    '<html><head><title>Club</title></head><body><main><h1>Arden Youth Soccer</h1><p>Ages 5 to 12. Fee $80.</p></main></body></html>';
  const fields = {
    channel: soccerScout,
    notes: 'Soccer within 5 miles of Lake Arden, Ohio for a 7 year old\nThe club: https://club.example/arden',
    fetchSource: ((request) => {
      if (request.kind === 'page') return { body: PROGRAMME, mediaType: 'text/html', url: request.url };
      const isPlace = request.kind === 'api' && request.source === 'NOMINATIM';
      const body = JSON.stringify(isPlace ? PLACE : MAP);
      return { body, mediaType: 'application/json', url: `https://${isPlace ? 'geo' : 'map'}.example/` };
    }) satisfies FetchSource,
  };

  it.each([
    ['program', 'Arden Youth Soccer', /No program/i],
    ['field', 'Alder Ground', /No soccer field/i],
  ])('of the one %s does not leave an answer without any', async (kind, name, denied) => {
    const whole = await roll(fields, none);
    const spoilt = await roll(fields, ({ cells }) => cells['kind'] === kind);
    expectTold(spoilt, whole, new RegExp(`^“${name}”`));
    expect(spoilt.take.output).not.toMatch(denied);
    expect(spoilt.take.output).toContain('something is left out');
  });

  it('of a described channel leaves its item unchecked', async () => {
    const order = {
      channel: crateFinder,
      notes: 'crates for parsing toml',
      fetchSource: ((request) => crates.answer(request)) satisfies FetchSource,
    };
    const whole = await roll(order, none);
    const one = await roll(order, ({ cells }) => cells['name'] === 'heron-toml');
    const all = await roll(order, () => true);
    expectTold(one, whole, /^“heron-toml”/);
    expect(one.take.output).toContain(
      '“heron-toml” stands in an answer, which does not carry all that was read of it.',
    );
    expect(all.take.lifecycle).toMatchObject({
      state: 'failed',
      recovery: { detail: expect.stringContaining('“wren-toml” stands in an answer') as unknown },
    });
  });

  it('of one size leaves the other sizes of the thing', async () => {
    const order = { channel: specimenScout, notes: 'A brass hinge, 3 in long and 1.5 in wide.' };
    const whole = await roll(order, none);
    const spoilt = await roll(order, ({ cells }) => cells['dimension'] === 'length');
    expectTold(spoilt, whole, /^“brass hinge”/i);
    expect(spoilt.take.output).toContain('1 size of one thing');
  });
});
