import { describe, expect, it } from 'vitest';
import type { FetchSource } from '../../test/support/roll-offline.ts';
import { rollOffline } from '../../test/support/roll-offline.ts';
import { recallCheck } from './recall-check.ts';
import { SCREENING } from './screening.ts';
import { fetchAnswer } from './screening/fetch-answer.ts';

const AT = '2031-11-20T12:00:00Z';
const roll = (notes: string, fetchSource: FetchSource = fetchAnswer, more = {}) =>
  rollOffline({ channel: recallCheck, notes, acceptedAt: AT, fetchSource, ...more });
const down =
  (source: string): FetchSource =>
  (request) =>
    request.kind === 'api' && request.source === source
      ? { requestId: request.id, code: 'timed_out', detail: `${source} timed out.` }
      : fetchAnswer(request);
const answering =
  (source: string, body: string): FetchSource =>
  (request) =>
    request.kind === 'api' && request.source === source
      ? {
          body,
          mediaType: 'application/json',
          url: `https://${source.toLowerCase()}.example/`,
          status: 200,
        }
      : fetchAnswer(request);
const verdicts = (rows: readonly Record<string, unknown>[] | undefined): unknown[] =>
  (rows ?? []).map((row) => row['verdict']);

const COVERED: [string, string, string][] = [
  ['NHTSA', '2031 Volvo XC40', 'NHTSA'],
  ['VPIC', 'VIN YV4162UK5V2000000', 'vPIC'],
  ['NHTSA', 'VIN YV4162UK5V2000000', 'NHTSA'],
  ['CPSC', 'Tumbleton Nimbus stroller', 'CPSC'],
  ['CPSC', 'UPC 850012345688', 'CPSC'],
  ['OPENFDA', 'UPC 850012345688', 'openFDA'],
  ['OPENFDA', 'Pinecrest Farms smoked paprika, lot 30A120', 'openFDA'],
  ['FSIS', 'Marlbrook beef tamales, 5 lb bag', 'FSIS'],
  ['IRES', 'Quellander oat bar', 'FDA iRES'],
];

describe('a register that does not answer', () => {
  it.each(COVERED)('%s: "%s" is not checked, and %s is named', async (source, notes, name) => {
    const { take } = await roll(`1. ${notes}\n2. 2028 Mazda CX-5\n3. Norvelle Pebble rattle`, down(source));
    expect(verdicts(take.table?.rows.filter(({ itemNo }) => itemNo === 1))).not.toContain('no recall found');
    const notChecked = take.table?.summary['notChecked'] as { itemNo: number; reason: string }[];
    expect(notChecked.find(({ itemNo }) => itemNo === 1)?.reason).toContain(name);
    expect(take.output).toContain(name);
    expect(take.lifecycle.undone.join(' ')).toContain(name);
    const whole = await roll(`1. ${notes}\n2. 2028 Mazda CX-5\n3. Norvelle Pebble rattle`);
    expect(take.overall).toBeLessThan(whole.take.overall ?? 0);
  });

  it.each(COVERED)('%s: an apology page in place of an answer to "%s" counts as none', async (source, notes) => {
    const { take } = await roll(
      `1. ${notes}\n2. 2028 Mazda CX-5\n3. Norvelle Pebble rattle`,
      answering(source, '<html><body>Excessive requests</body></html>'),
    );
    expect(verdicts(take.table?.rows.filter(({ itemNo }) => itemNo === 1))).not.toContain('no recall found');
  });

  it('does not take the fake row of CPSC for an answer', async () => {
    const body = JSON.stringify([
      { RecallID: 0, RecallNumber: '', Title: 'Error retrieving Recalls: timeout', Products: [] },
    ]);
    const { take } = await roll('Tumbleton Nimbus stroller', answering('CPSC', body));
    expect(take.table?.rows).toEqual([]);
    expect(take.grade).toMatch(/[DF]/);
  });

  it.each([
    ['NHTSA', '2030 Subaru Outback', '{"Count":3,"Message":"Results returned successfully","results":[]}'],
    ['NHTSA', '2030 Subaru Outback', '{"Count":1,"Message":"ok","results":[{"campaign":"31V104000"}]}'],
    ['NHTSA', '2030 Subaru Outback', '{"total":0,"items":[]}'],
    ['OPENFDA', 'Pinecrest Farms smoked paprika lot 30A118', '{"meta":{"results":{"total":5}},"results":[]}'],
    ['OPENFDA', 'Pinecrest Farms smoked paprika lot 30A118', '{"results":[]}'],
    ['OPENFDA', 'Pinecrest Farms smoked paprika lot 30A118', '{"results":[{"id":1}]}'],
    ['FSIS', 'Oakhollow maple turkey sausage', '[]'],
    ['FSIS', 'Oakhollow maple turkey sausage', '[{"id":1}]'],
    ['CPSC', 'Tumbleton Nimbus folding high chair', '[{"id":1}]'],
    ['CPSC', 'Tumbleton Nimbus folding high chair', '{"message":"Endpoint request timed out"}'],
    ['IRES', 'Stillmere Sea Salt Seaweed Crisps', '{"MESSAGE":"fail","RESULTCOUNT":0,"STATUSCODE":500,"RESULT":[]}'],
    ['IRES', 'Stillmere Sea Salt Seaweed Crisps', '{"MESSAGE":"success","RESULTCOUNT":9,"STATUSCODE":400,"RESULT":[]}'],
  ])('%s: "%s" stays open where the answer is %s', async (source, notes, body) => {
    const { take } = await roll(notes, answering(source, body));
    expect(verdicts(take.table?.rows)).toEqual([]);
    expect(take.grade ?? 'F').not.toMatch(/[AB]/);
  });

  it('keeps what other registers found, and says what is missing', async () => {
    const { take } = await roll('Pinecrest Farms smoked paprika lot 30A118', down('FSIS'));
    expect(verdicts(take.table?.rows)).toEqual(['recalled']);
    expect(JSON.stringify(take.table?.summary)).toContain('FSIS');
    expect(take.grade).not.toBe('A');
  });

  it('goes on without FDA iRES where that is closed to callers, and says so', async () => {
    const { take } = await roll(
      'Quellander oat bar',
      answering('IRES', '{"MESSAGE":"Authorization denied","STATUSCODE":401}'),
    );
    expect(verdicts(take.table?.rows)).toEqual(['no recall found']);
    expect(take.output).toMatch(/not classified yet were not seen/);
  });

  it('fails, free of charge, when nothing answers', async () => {
    const { take } = await roll('2030 Subaru Outback', () => ({
      requestId: 'x',
      code: 'could_not_connect',
      detail: 'NHTSA could not be reached.',
    }));
    expect(take.lifecycle.state).toBe('failed');
    expect(take.lifecycle.recovery.detail).toContain('NHTSA could not be reached.');
  });

  it('fails when the caller wants no retrieval', async () => {
    expect((await roll('2030 Subaru Outback', fetchAnswer, { skipRetrieval: true })).take.lifecycle.state).toBe(
      'failed',
    );
  });

  it('decodes VINs one by one when the batch fails', async () => {
    const { take } = await roll('VINs 4S4BTGND7L3000001 and YV4162UK5V2000000', (request) =>
      request.kind === 'api' && request.method === 'POST' && request.source === 'VPIC'
        ? { requestId: request.id, code: 'http_status', status: 503, detail: 'vPIC answered 503.' }
        : fetchAnswer(request),
    );
    expect(new Set(verdicts(take.table?.rows))).toEqual(new Set(['recalled', 'possible match', 'no recall found']));
  });

  it('takes the vehicle as described when its VIN cannot be decoded', async () => {
    const { take } = await roll('2030 Subaru Outback, VIN 4S4BTGND7L3000001', down('VPIC'));
    expect(verdicts(take.table?.rows)).toContain('possible match');
    expect(take.output).toMatch(/as it was described/);
  });

  it('does not call a model unknown to NHTSA free of recalls when the list of models fails', async () => {
    const { take } = await roll('2029 Chevrolet Malibu', (request) =>
      request.kind === 'api' && request.path.endsWith('/models')
        ? { requestId: request.id, code: 'timed_out', detail: 'x' }
        : fetchAnswer(request),
    );
    expect(take.table?.rows).toEqual([]);
  });
});

describe('every third answer at fault', () => {
  it.each([0, 1, 2])('gives no wrong verdict, starting at %i', async (start) => {
    const wrong: string[] = [];
    for (const { name, notes, items } of SCREENING) {
      let count = start;
      const { take } = await roll(notes, (request) => {
        count += 1;
        return count % 3 === 0
          ? { requestId: request.id, code: 'timed_out', detail: 'timed out' }
          : fetchAnswer(request);
      });
      for (const [index, { verdict }] of items.entries()) {
        const given = verdicts(take.table?.rows.filter(({ itemNo }) => itemNo === index + 1));
        if (given.includes('no recall found') && verdict !== 'no recall found') wrong.push(`${name}: no recall found`);
        if (given.includes('recalled') && verdict !== 'recalled') wrong.push(`${name}: recalled`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('a brief that goes too far', () => {
  it('says the limit and what was counted', async () => {
    const { take } = await roll(
      Array.from({ length: 26 }, (_, index) => `${index + 1}. Norvelle rattle ${index}`).join('\n'),
    );
    expect(take.lifecycle.state).toBe('needs_input');
    expect(take.asks).toMatchObject([{ blocking: true, ask: expect.stringMatching(/1 to 25.*26/) as unknown }]);
  });

  it('takes exactly 25', async () => {
    const { take } = await roll(
      Array.from({ length: 25 }, (_, index) => `${index + 1}. Norvelle rattle model PX-${index}0`).join('\n'),
    );
    expect(new Set(take.table?.rows.map(({ itemNo }) => itemNo)).size).toBe(25);
  });
});

describe('a take that continues another', () => {
  it('holds only what the earlier one does not', async () => {
    const notes = '2030 Subaru Outback';
    const first = await roll(notes);
    const output = first.take.output.replaceAll('31V377000', '');
    const { take } = await roll('and 2031 Volvo XC40', fetchAnswer, {
      prior: { brief: notes, output },
    });
    expect(take.table?.rows.map(({ number, verdict }) => number ?? verdict)).toEqual(['31V377000', 'no recall found']);
  });

  it('says so where there is nothing new', async () => {
    const notes = '2030 Subaru Outback';
    const first = await roll(notes);
    const { take } = await roll('2031 Volvo XC40', fetchAnswer, {
      prior: { brief: notes, output: first.take.output },
    });
    expect(take.output).toMatch(/2030 Subaru Outback: nothing beyond the earlier take/);
  });
});
