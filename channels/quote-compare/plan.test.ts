import { describe, expect, it } from 'vitest';
import type { Brief, PlanDraft } from '#contracts/plan.ts';
import { planQuotes } from './plan.ts';

const quote = (index: number): string => `Quote ${index}:\nRidge Supply ${'ABCDEFG'[index]} Co\nAB-12 5 @ 3.00 15.00`;
const quotes = (count: number): string => Array.from({ length: count }, (_, index) => quote(index + 1)).join('\n\n');
const plan = (notes: string, prior: Partial<Brief['prior'] & object> | null = null): PlanDraft =>
  planQuotes({
    notes,
    prior: prior ? { brief: '', output: '', links: [], ...prior } : null,
    skipRetrieval: false,
    acceptedAt: '2027-01-10T12:00:00Z',
  });

describe('planQuotes', () => {
  it.each([2, 6])('archives the brief and each of %d quotes as text', (count) => {
    const { asks, sources, subGoals } = plan(`Need 5 x AB-12.\n\n${quotes(count)}`);
    expect(asks).toEqual([]);
    expect(sources.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      'brief text',
      ...Array.from({ length: count }, (_, index) => `quote-${index + 1} text`),
    ]);
    expect(subGoals.map(({ id }) => id)).toEqual([
      'needs',
      ...Array.from({ length: count }, (_, index) => `quote-${index + 1}`),
      'compare',
    ]);
  });

  it.each([0, 1, 7])('asks for 2 to 6 quotes where it counts %d', (count) => {
    const { asks, sources } = plan(`Need 5 x AB-12.\n\n${quotes(count)}`);
    expect(asks).toMatchObject([{ key: 'quotes', blocking: true }]);
    expect(asks[0]?.ask).toMatch(new RegExp(`2 to 6.*counted ${count}\\b`));
    expect(sources).toEqual([]);
  });

  it('asks for the parts where the brief names none', () => {
    expect(plan(`Which one is cheaper?\n\n${quotes(2)}`).asks).toMatchObject([{ key: 'needs', blocking: true }]);
  });

  it('goes on with the needs and quotes of the earlier brief', () => {
    const { asks, sources, reading } = plan('The ZIP is 80202.', { brief: `Need 5 x AB-12.\n\n${quotes(2)}` });
    expect(asks).toEqual([]);
    expect(sources.map(({ id }) => id)).toEqual(['brief', 'earlier-brief', 'quote-1', 'quote-2']);
    expect(reading).toMatchObject({ shipToZip: '80202', needs: [{ part: 'AB-12', qty: '5' }] });
  });

  it('takes new quotes instead of the earlier ones', () => {
    const { sources } = plan(quotes(3), { brief: `Need 5 x AB-12.\n\n${quotes(2)}` });
    expect(sources.filter(({ subGoal }) => subGoal.startsWith('quote'))).toHaveLength(3);
  });

  it('adds a single quote that is pasted as an answer', () => {
    const { sources } = plan('Osage Bearing Co\nAB-12 5 @ 2.90 14.50\nFreight 4.00\nTotal 18.50', {
      brief: `Need 5 x AB-12.\n\n${quotes(2)}`,
    });
    expect(sources.filter(({ subGoal }) => subGoal.startsWith('quote'))).toHaveLength(3);
  });

  it('puts the day on record that a deadline counts from', () => {
    const [, today] = plan(`Need 5 x AB-12 by Friday.\n\n${quotes(2)}`).sources;
    expect(today).toMatchObject({ id: 'today', text: 'Day of the request: 2027-01-10' });
  });
});
