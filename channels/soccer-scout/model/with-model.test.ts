import { describe, expect, it } from 'vitest';
import type { Json } from '#contracts/json.ts';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { bindModel, scriptModel } from '../../../test/support/scripted-model.ts';
import type { Script } from '../../../test/support/scripted-model.ts';
import { soccerScout } from '../channel.ts';
import { answerRequest } from '../screening/answer-request.ts';

const URL = 'https://lindenkickers.example/about';

const PAGE = `<html><head><title>Linden Kickers soccer</title></head><body><main><h1>Linden Kickers</h1>
<p>We are a soccer club run by parents and friends, and we love what we do every weekend of the year.</p>
<p>Our Saturday crowd, which we call the Acorns, is open to whoever has had a seventh birthday and not yet an eleventh,
and a family gives us eighty-five of their dollars for all of it.</p>
<p>Grown ups meet on Tuesdays for a beer and a kick about.</p></main></body></html>`;

const roll = (script: Script, notes: string) => {
  const model = scriptModel(script);
  const rolled = rollOffline({
    channel: bindModel(soccerScout, model.port),
    notes,
    acceptedAt: '2031-05-06T07:08:09.010Z',
    fetchSource: (request) =>
      request.kind === 'page' && request.url === URL
        ? { body: PAGE, mediaType: 'text/html', url: URL }
        : answerRequest(request),
  });
  return rolled.then((take) => ({ ...take, model }));
};

const NOTES = `Soccer for an 8 year old within 3 miles of Alder Falls, Oregon. Page: ${URL}`;
const AGES = 'has had a seventh birthday and not yet an eleventh';
const FEE = 'eighty-five of their dollars for all of it';
const QUOTE = `is open to whoever ${AGES},\nand a family gives us ${FEE}`;

const passage = (overrides: object = {}): Json => ({
  passages: [{ quote: QUOTE, name: 'Acorns', ages: AGES, fee: FEE, ...overrides }],
});

describe('a model that reads pages for soccer-scout', () => {
  it('points out a program that is told in odd words, and rules nothing about its fit', async () => {
    const none: Json = { passages: [] };
    const script =
      (said: Json): Script =>
      ({ id }) =>
        id.startsWith('page') ? said : { fault: 'refused' };
    const byRules = await roll(script(none), NOTES);
    const { take, model } = await roll(script(passage()), NOTES);
    const asked = model.asked.filter(({ documents }) => documents.some(({ text }) => text.includes('Linden Kickers')));
    expect(asked).toHaveLength(1);
    const row = take.table?.rows.find(({ name }) => name === 'Acorns');
    expect(row).toMatchObject({ kind: 'program', ages: AGES, fee: FEE, ageFit: 'unknown', link: URL });
    expect(byRules.take.table?.rows.some(({ ages }) => ages === AGES)).toBe(false);
    expect(take.grade).toBe(byRules.take.grade);
  });

  it.each([
    ['a quote', { quote: 'is open to whoever is between five and six years old' }],
    ['ages', { ages: 'between two and four years old' }],
    ['a fee', { fee: '$12 for the whole season' }],
    ['a name', { name: 'Real Madrid Academy' }],
  ])('cannot invent %s', async (_, overrides) => {
    const script: Script = ({ id }) => (id.startsWith('page') ? passage(overrides) : { fault: 'refused' });
    const { take, verified } = await roll(script, NOTES);
    const said = JSON.stringify([take.output, take.table, take.links]);
    for (const invented of Object.values(overrides)) expect(said).not.toContain(invented);
    expect(verified.dropped.some(({ finding }) => finding.startsWith('said:'))).toBe(true);
  });
});

describe('a brief that the rules of soccer-scout cannot read', () => {
  const notes =
    'the little one turned nine. home is alder falls these days. three miles is as far as I drive for soccer. Mrs. Agatha Pennyworth, 208-555-0163';
  const say = (...lines: [slot: string, quote: string][]): Promise<Awaited<ReturnType<typeof roll>>> =>
    roll(
      ({ id }) =>
        id === 'brief' ? { records: lines.map(([slot, quote]) => ({ item: 1, slot, quote })) } : { fault: 'refused' },
      notes,
    );

  it('ends with an answer where a model names the place, and the caller sees which words it read', async () => {
    const byRules = await say();
    const { take, plan, model } = await say(
      ['place', 'alder falls'],
      ['age', 'turned nine'],
      ['distance', 'three miles'],
    );
    expect(byRules.take.asks.some(({ blocking }) => blocking)).toBe(true);
    expect(model.asked[0]?.documents[0]?.text).not.toMatch(/Pennyworth|0163/);
    expect(plan.readBy).toBe('model');
    expect(take.lifecycle.state).toBe('finished');
    expect(take.output).toContain(
      'A model read these words of your brief, of which the rules were not sure: “alder falls”',
    );
  });

  it.each<[string, [string, string]]>([
    ['a place that is not there', ['place', 'Portland, Oregon']],
    ['words about soccer as the place', ['place', 'drive for soccer']],
    ['an age as the place', ['place', 'the little one turned nine']],
    ['the place as an age', ['age', 'alder falls']],
    ['a person', ['place', 'Agatha Pennyworth']],
  ])('still asks where a model names %s', async (_, line) => {
    const { plan } = await say(line);
    expect(plan.asks.find(({ key }) => key === 'place')?.blocking).toBe(true);
  });
});

describe('a brief that the rules of soccer-scout are sure of', () => {
  const notes = `Soccer for a girl of 8 within 3 miles of Alder Falls, Oregon. The bus goes 9 miles. ${URL}`;
  const say = (...lines: [slot: string, quote: string][]): Promise<Awaited<ReturnType<typeof roll>>> =>
    roll(
      ({ id }) =>
        id === 'brief' ? { records: lines.map(([slot, quote]) => ({ item: 1, slot, quote })) } : { fault: 'refused' },
      notes,
    );

  it('is shown to a model, and stays as it is where both read the same', async () => {
    const byRules = await say();
    const { take, plan, model } = await say(
      ['place', 'Alder Falls, Oregon'],
      ['age', '8'],
      ['distance', 'within 3 miles'],
    );
    expect(model.asked.map(({ id }) => id)).toContain('brief');
    expect(plan.reading).toEqual(byRules.plan.reading);
    expect(take.output).toBe(byRules.take.output);
  });

  it('keeps its distance and tells the other that a model reads', async () => {
    const byRules = await say();
    const { take, plan } = await say(['distance', '9 miles']);
    expect(plan.reading['radius']).toEqual(byRules.plan.reading['radius']);
    expect(take.lifecycle.undone.join('\n')).toContain('“9 miles”');
    expect(take.grade).not.toBe('A');
  });

  it.each<[string, [string, string]]>([
    ['the place as the distance', ['distance', 'Alder Falls, Oregon']],
    ['the distance as the age', ['age', 'within 3 miles']],
    ['an age alone that is no other’s', ['age', '9']],
    ['one word as the place', ['place', 'Soccer']],
  ])('costs nothing where a model names %s', async (_, line) => {
    const byRules = await say();
    const { take } = await say(line);
    expect(take.output).toBe(byRules.take.output);
    expect(take.overall).toBe(byRules.take.overall);
  });
});
