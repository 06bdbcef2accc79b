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
and a family gives us eighty-five dollars for all of it.</p>
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
const FEE = 'eighty-five dollars for all of it';
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
    'the little one turned nine. home is alder falls these days. three miles is as far as I drive for soccer';

  it('ends with an answer when a model says it plainly, and the caller sees how it was read', async () => {
    const brief = 'Soccer for a 9-year-old within 3 miles of alder falls.';
    const byRules = await soccerScout.plan({
      notes,
      prior: null,
      skipRetrieval: false,
      acceptedAt: '2031-05-06T07:08:09Z',
    });
    const { take, plan, model } = await roll(({ id }) => (id === 'brief' ? { brief } : { fault: 'refused' }), notes);
    expect(byRules.asks.some(({ blocking }) => blocking)).toBe(true);
    expect(model.asked[0]?.id).toBe('brief');
    expect(plan.restated).toBe(brief);
    expect(take).toMatchObject({ grade: 'A', lifecycle: { state: 'finished' } });
    expect(take.output).toContain(`Your brief was read as: “${brief}”`);
  });
});
