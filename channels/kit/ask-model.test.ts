import { describe, expect, it } from 'vitest';
import type { Json } from '#contracts/json.ts';
import { rollOffline } from '../../test/support/roll-offline.ts';
import { bindModel, scriptModel } from '../../test/support/scripted-model.ts';
import type { Script } from '../../test/support/scripted-model.ts';
import { paperScout } from '../paper-scout/channel.ts';
import { screening } from '../paper-scout/screening.ts';
import { nameRequest } from './recorded-world.ts';

const OPEN = 'my thesis circles around swan migration, as seen from far away';
const record = (slot: string, quote: string): Json => ({ slot, quote });

async function roll(script: Script, notes = OPEN) {
  const model = scriptModel(script);
  const sent: string[] = [];
  const rolled = await rollOffline({
    channel: bindModel(paperScout, model.port),
    notes,
    acceptedAt: screening.at,
    fetchSource(request) {
      sent.push(nameRequest(request));
      return screening.answer(request);
    },
  });
  return { ...rolled, sent, asked: model.asked };
}

describe('a model at the side of a channel of the kit', () => {
  it('is asked where the rules would ask back, and what it points at is looked up', async () => {
    const byRules = await roll(() => ({ fault: 'down' }));
    expect(byRules.take.asks.map(({ key }) => key)).toEqual(['subjects']);
    const { take, asked, sent } = await roll(() => ({ records: [record('subjects', 'swan migration')] }));
    expect(asked).toHaveLength(1);
    expect(take.table?.rows.map(({ title }) => title)).toEqual(['Swan migration by radar']);
    expect(take.asks).toEqual([]);
    expect(sent.every((request) => request.includes('swan+migration'))).toBe(true);
    expect(take.lifecycle.undone.join()).toMatch(/swan migration/);
  });

  it('is not asked where the rules read what they need', async () => {
    const { asked } = await roll(() => ({ records: [] }), 'papers about otter behaviour by the Zanzifex cohort');
    expect(asked).toEqual([]);
  });

  it.each([
    ['nothing', []],
    ['words that are not in the brief', [record('subjects', 'goose migration')]],
    ['a slot that there is none of', [record('colour', 'swan migration')]],
    ['a slot without a reader', [record('period', 'swan migration')]],
    ['an empty quote', [record('subjects', ' ')]],
    ['words that mean nothing', [record('subjects', 'as seen from')]],
    ['a value of another type', [record('author', 'swan migration')]],
  ])('cannot lead anywhere by saying %s', async (_, records) => {
    const { take, sent } = await roll(() => ({ records }));
    expect(take.asks.map(({ key }) => key)).toEqual(['subjects']);
    expect(sent).toEqual([]);
  });

  it.each(['refused', 'malformed', 'down'] as const)('leaves the ask of the rules where it is %s', async (fault) => {
    const { take } = await roll(() => ({ fault }));
    expect(take.asks.map(({ key }) => key)).toEqual(['subjects']);
  });

  it('bears no “there is nothing” by what it alone pointed at', async () => {
    const notes = 'my thesis circles around marble herons these days';
    const { take } = await roll(() => ({ records: [record('subjects', 'marble herons')] }), notes);
    expect(take.output).not.toMatch(/no paper was found/);
    expect(take.output).toMatch(/marble herons/);
  });

  it('sees nothing of who writes', async () => {
    const notes = `Hello, my name is Martha Quill, 0044 20 7946 0018. ${OPEN}`;
    const { asked } = await roll(() => ({ records: [] }), notes);
    expect(asked).toHaveLength(1);
    const shown = asked.flatMap(({ documents }) => documents.map(({ text }) => text)).join();
    expect(shown).not.toMatch(/Martha|Quill|7946/);
  });
});
