import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { bindModel, scriptModel } from '../../../test/support/scripted-model.ts';
import { quoteCompare } from '../quote-compare.ts';

const NEED = 'I need 40 x AB-100.';
const IRONVALE = `ironvale supply co
AB-100 bracket, 40 pcs at $2.10 each = $84.00
freight $12.00
total $96.00, lead time 5 days`;
const BROOKSIDE = `brookside metals
AB-100, qty 40 @ $2.00 ea $80.00
plus freight $20.00
Total $100.00, ships in 3 days`;

const NOTES = `${NEED} here is what came back, first the one that
${IRONVALE}
and then the other answer that
${BROOKSIDE}`;

const roll = async (brief: string) => {
  const model = scriptModel(({ id }) => (id === 'brief' ? { brief } : { fault: 'refused' }));
  const channel = bindModel(quoteCompare, model.port);
  const rolled = await rollOffline({
    channel,
    notes: NOTES,
    acceptedAt: '2031-05-06T07:08:09.010Z',
    fetchSource: () => ({ requestId: '', code: 'http_status', detail: '' }),
  });
  return { ...rolled, model };
};

describe('quote-compare with a model', () => {
  it('compares quotes that a model set apart, each cited in the words of the caller', async () => {
    const { take, plan, pages, model } = await roll(`${NEED}\n\nQuote 1:\n${IRONVALE}\n\nQuote 2:\n${BROOKSIDE}`);
    expect(model.asked.map(({ id }) => id)).toEqual(['brief']);
    expect(plan.asks).toEqual([]);
    for (const { body } of pages) expect(NOTES).toContain(body);
    expect(take.table?.rows.map(({ landedTotal }) => landedTotal)).toEqual(['96.00', '100.00']);
  });

  it.each([
    ['a price', [IRONVALE.replaceAll('2.10', '2.00'), BROOKSIDE]],
    ['a part', [IRONVALE.replace('AB-100', 'AB-101'), BROOKSIDE]],
    ['a word', [IRONVALE.replace('bracket', 'brackets'), BROOKSIDE]],
    ['a vendor', [IRONVALE.replace('ironvale', 'acme'), BROOKSIDE]],
    ['a line that is left out', [IRONVALE.replace('freight $12.00\n', ''), BROOKSIDE]],
    ['a vendor that is left out', [BROOKSIDE]],
  ])('reads nothing where the model changed %s', async (_, quotes) => {
    const { take, plan } = await roll([NEED, ...quotes.map((quote, at) => `Quote ${at + 1}:\n${quote}`)].join('\n\n'));
    expect(plan.restated).toBeUndefined();
    expect(take.lifecycle.state).toBe('needs_input');
  });
});
