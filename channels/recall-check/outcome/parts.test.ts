import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { recallCheck } from '../recall-check.ts';
import { fetchAnswer } from '../screening/fetch-answer.ts';

describe('a part or an accessory', () => {
  it.each([
    ['replacement cord for Brightwick Solace space heater BW-1500', 'possible match', /part or an accessory/],
    ['Brightwick Solace space heater BW-1500', 'recalled', /BW-1500 is listed/],
    ['brake pads for a 2030 Subaru Outback', 'possible match', /part or an accessory/],
    ['floor lamp for a 2031 Volvo XC40', undefined, /cannot be asked for by name/],
  ])('%s: %s', async (notes, verdict, why) => {
    const { take } = await rollOffline({
      channel: recallCheck,
      notes,
      acceptedAt: '2031-11-20T12:00:00Z',
      fetchSource: fetchAnswer,
    });
    expect(take.table?.rows[0]?.['verdict']).toBe(verdict);
    expect(`${JSON.stringify(take.table)} ${take.output}`).toMatch(why);
  });
});

describe('a recall by its number, and a thing beside it', () => {
  it('does not clear the thing where that recall is about another one', async () => {
    const { take } = await rollOffline({
      channel: recallCheck,
      notes: '- 2031 Volvo XC40, recall 31V104\n- Brightwick lamp',
      acceptedAt: '2031-11-20T12:00:00Z',
      fetchSource: fetchAnswer,
    });
    expect(take.table?.rows.filter(({ itemNo }) => itemNo === 1)).toEqual([]);
    expect(take.output).toMatch(/only recall 31V104000 was asked for/);
  });
});

describe('a part that the recall itself is about', () => {
  it('is recalled', async () => {
    const name = 'Charging Cables Sold with Quillon Readers';
    const answer = [
      {
        RecallID: 90900,
        RecallNumber: '31990',
        RecallDate: '2031-02-01T00:00:00',
        Title: `Quillon Recalls ${name} Due to Shock Hazard`,
        Description: 'This recall involves the cable sold with the reader. It bears model number QRC-40B11.',
        URL: 'https://www.cpsc.gov/Recalls/2031/Quillon',
        Products: [{ Name: name }],
        Hazards: [],
        Remedies: [],
      },
    ];
    const { take } = await rollOffline({
      channel: recallCheck,
      notes: 'cable for Quillon Reader 5, model QRC-40B11',
      acceptedAt: '2031-11-20T12:00:00Z',
      fetchSource: (request) =>
        request.kind === 'api' && request.source === 'CPSC' && JSON.stringify(request.query).includes('QRC-40B11')
          ? { body: JSON.stringify(answer), mediaType: 'application/json', url: 'https://www.saferproducts.gov/' }
          : fetchAnswer(request),
    });
    expect(take.table?.rows[0]).toMatchObject({ verdict: 'recalled', number: '31990' });
  });
});

describe('a recall whose text is cut where it tells of some that may be none of it', () => {
  it('is recalled where its own clause of a list is whole', async () => {
    const listed =
      'This recall involves Quillon Lakelet scoops with these numbers: Model number QRS-40B11 with serial numbers ranging from 4001 to 4999; model number QRS-40B12 with serial numbers…';
    const { take } = await rollOffline({
      channel: recallCheck,
      notes: 'Quillon Lakelet scoop, model QRS-40B11, serial 4100',
      acceptedAt: '2031-11-20T12:00:00Z',
      fetchSource: (request) =>
        request.kind === 'api' && request.source === 'CPSC' && JSON.stringify(request.query).includes('QRS-40B11')
          ? {
              body: JSON.stringify([{ ...answer[0], Description: listed }]),
              mediaType: 'application/json',
              url: 'https://www.saferproducts.gov/',
            }
          : fetchAnswer(request),
    });
    expect(take.table?.rows[0]?.['verdict']).toBe('recalled');
  });
  const answer = [
    {
      RecallID: 90901,
      RecallNumber: '31991',
      RecallDate: '2031-02-01T00:00:00',
      Title: 'Quillon Recalls Magnetic Scoops Due to Magnets Coming Loose',
      Description:
        'The recall involves Quillon play sets with model number QRS-40B11. The scoops have a visible magnet on the end. Scoops with a green rubber cap over the magnet and products mad…',
      URL: 'https://www.cpsc.gov/Recalls/2031/Quillon',
      Products: [{ Name: 'Quillon Magnetic Scoops' }],
      Hazards: [],
      Remedies: [],
    },
  ];
  it.each([
    ['Quillon play set, model QRS-40B11', 'recalled'],
    ['Quillon play set, model QRS-40B11, blue with a wooden handle', 'recalled'],
    ['Quillon play set, model QRS-40B11, green rubber over the end', 'possible match'],
  ])('%s: %s', async (notes, verdict) => {
    const { take } = await rollOffline({
      channel: recallCheck,
      notes,
      acceptedAt: '2031-11-20T12:00:00Z',
      fetchSource: (request) =>
        request.kind === 'api' && request.source === 'CPSC' && JSON.stringify(request.query).includes('QRS-40B11')
          ? { body: JSON.stringify(answer), mediaType: 'application/json', url: 'https://www.saferproducts.gov/' }
          : fetchAnswer(request),
    });
    expect(take.table?.rows[0]?.['verdict']).toBe(verdict);
  });
});
