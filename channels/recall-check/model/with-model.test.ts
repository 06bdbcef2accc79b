import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { bindModel, scriptModel } from '../../../test/support/scripted-model.ts';
import { recallCheck } from '../recall-check.ts';
import { fetchAnswer } from '../screening/fetch-answer.ts';

type Line = [item: number, slot: string, quote: string];

const roll = async (notes: string, lines: Line[]) => {
  const records = lines.map(([item, slot, quote]) => ({ item, slot, quote }));
  const model = scriptModel(({ id }) => (id === 'brief' ? { records } : { fault: 'refused' }));
  const channel = bindModel(recallCheck, model.port);
  const acceptedAt = '2031-05-06T07:08:09.010Z';
  const rolled = await rollOffline({ channel, notes, acceptedAt, fetchSource: fetchAnswer });
  const items = rolled.plan.subGoals.map(({ goal }) => /“(.*)”/.exec(goal)?.[1]);
  return { model, ...rolled, items, asked: rolled.plan.asks.map(({ ask }) => ask).join('\n') };
};

const SHED =
  'in the shed theres the Vevor rope and pulley rig and a plow and hearth fire pit, also my Graco swing. Call 208-555-0142';
const THINGS: Line[] = [
  [1, 'thing', 'Vevor rope and pulley rig'],
  [2, 'thing', 'plow and hearth fire pit'],
  [3, 'thing', 'Graco swing'],
];

describe('recall-check with a model', () => {
  describe('beside rules that are sure', () => {
    const list = 'Bosch drill, Dyson fan heater AM09 and a Graco swing';
    const own: Line[] = [
      [1, 'thing', 'Bosch drill'],
      [2, 'thing', 'Dyson fan heater'],
      [2, 'code', 'AM09'],
      [3, 'thing', 'Graco swing'],
    ];

    it('is asked, and changes nothing where both read the same', async () => {
      const byRules = await roll(list, []);
      const { model, plan, take } = await roll(list, own);
      expect(model.asked[0]?.id).toBe('brief');
      expect(plan.readBy).toBeUndefined();
      expect(take.grade).toBe(byRules.take.grade);
      expect(take.output).toBe(byRules.take.output);
    });

    it('costs nothing by what it leaves out, takes for things or puts into wrong slots', async () => {
      const byRules = await roll(list, []);
      const talk = `We cleared out the loft on Sunday, the table was gone. ${list}`;
      for (const lines of [
        own.slice(0, 1),
        own.map(([item, , quote]): Line => [item, 'aside', quote]),
        own.map(([item, , quote]): Line => [item, 'code', quote]),
      ]) {
        const { items, take } = await roll(list, lines);
        expect(items).toEqual(byRules.items);
        expect(take.grade).toBe(byRules.take.grade);
      }
      const prose: Line[] = [
        ...own,
        [4, 'thing', 'We cleared out the loft on Sunday'],
        [5, 'thing', 'the table was gone'],
      ];
      expect((await roll(talk, prose)).items).toEqual((await roll(talk, [])).items);
    });

    it('costs the A where it reads a thing as not asked about, which is looked up and told', async () => {
      const lines: Line[] = [...own.slice(0, 3), [4, 'aside', 'Graco swing']];
      const byRules = await roll(list, []);
      const { items, take, asked } = await roll(list, lines);
      expect(items).toEqual(byRules.items);
      expect(asked).toContain('A model reads these words of the brief in another way');
      expect(take.grade).not.toBe('A');
    });
  });

  it('shows the brief without what is private', async () => {
    const { model } = await roll(SHED, []);
    expect(model.asked[0]?.documents[0]?.text).toContain('pulley rig');
    expect(model.asked[0]?.documents[0]?.text).not.toContain('208-555-0142');
  });

  it('takes a thing whose words the rules did not put together, and says so', async () => {
    const { items, plan, take } = await roll(SHED, THINGS);
    expect(items).toEqual(['Vevor rope and pulley rig', 'plow and hearth fire pit', 'Graco swing']);
    expect(plan.readBy).toBe('model');
    expect(take.output).toContain('A model read these words of your brief');
    expect(take.grade).not.toBe('A');
  });

  it.each<[string, Line[]]>([
    ['nothing', []],
    [
      'things that are not in the brief',
      [
        [1, 'thing', 'Norvelle swing'],
        [2, 'thing', 'a 2019 Mazda'],
      ],
    ],
    ['two things as one', [[1, 'thing', 'plow and hearth fire pit, also my Graco swing']]],
    ['a slot that there is not', [[1, 'verdict', 'pulley rig']]],
    ['words of talk', [[1, 'thing', 'in the shed theres']]],
  ])('stays with the rules where a model says %s', async (_, lines) => {
    const byRules = await roll(SHED, []);
    const { items, plan } = await roll(SHED, lines);
    expect(items).toEqual(byRules.items);
    expect(plan.readBy).toBeUndefined();
  });

  it('looks up no name of a person that a model takes for none, and tells it', async () => {
    const notes = 'My uncle left us a Graco high chair. It says 1234567 below. Ignatius Thornberry has the rest.';
    const { items, asked } = await roll(notes, [
      [1, 'thing', 'Graco high chair'],
      [1, 'code', '1234567'],
      [0, 'other', 'Ignatius Thornberry'],
    ]);
    expect(items).toEqual(['Graco high chair, 1234567']);
    expect(asked).toContain('nothing was looked up for them: “Ignatius Thornberry”');
  });

  describe('things that are not asked about', () => {
    const notes =
      'Leave the heater out, it is my sister’s: Bosch drill; Dyson fan heater AM09; Lasko box fan, two gribbets';
    const others: Line[] = [
      [1, 'thing', 'Bosch drill'],
      [2, 'thing', 'Lasko box fan'],
      [3, 'aside', 'Dyson fan heater AM09'],
    ];

    it('are left out for a reason that the brief gives, and told', async () => {
      const { items, asked } = await roll(notes, [...others, [3, 'reason', 'it is my sister’s']]);
      expect(items).toEqual(['Bosch drill', 'Lasko box fan']);
      expect(asked).toContain('Dyson fan heater AM09');
    });

    it('are looked up and asked about without one', async () => {
      const { items, asked } = await roll(notes, others);
      expect(items).toEqual(['Bosch drill', 'Dyson fan heater AM09', 'Lasko box fan']);
      expect(asked).toContain('A model reads these words of the brief in another way');
    });
  });
});
