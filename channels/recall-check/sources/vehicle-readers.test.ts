import { describe, expect, it } from 'vitest';
import { answerPage as page, NO_ANSWERS } from './answer-page.ts';
import { readModelList, readNhtsa } from './nhtsa.ts';
import { readVpic } from './vpic.ts';

describe('readNhtsa', () => {
  const row = {
    NHTSACampaignNumber: '28V900000',
    Component: 'ENGINE',
    Summary: 'Certain vehicles.',
    Consequence: 'A stall.',
    Remedy: 'Free repair.',
    ModelYear: '2028',
    Make: 'MAZDA',
    Model: 'CX-5',
  };

  it.each([
    [
      'lower case, day first',
      { Count: 1, Message: 'ok then', results: [{ ...row, ReportReceivedDate: '09/10/2028' }] },
      '2028-10-09',
    ],
    [
      'upper case',
      { Count: 1, Message: 'ok then', Results: [{ ...row, ReportReceivedDate: '24/10/2028' }] },
      '2028-10-24',
    ],
    [
      'a stamp with an offset',
      {
        Count: 1,
        Message: 'ok then',
        Results: [{ ...row, ReportReceivedDate: '/Date(1854676800000-0500)/' }],
      },
      '2028-10-08',
    ],
    [
      'an ISO stamp',
      {
        Count: 1,
        Message: 'ok then',
        results: [{ ...row, ReportReceivedDate: '2028-10-09T00:00:00' }],
      },
      '2028-10-09',
    ],
  ])('reads dates and envelope: %s', (_name, body, iso) => {
    const answer = readNhtsa(page(body));
    expect(answer).toMatchObject({
      kind: 'records',
      records: [{ key: '28V900000', date: { iso }, component: { text: 'ENGINE' } }],
    });
  });

  it('reads the misspelled key of older answers', () => {
    const { Consequence: text, ...rest } = row;
    expect(readNhtsa(page({ Results: [{ ...rest, Conequence: text }] }))).toMatchObject({
      records: [{ hazard: [{ text: 'A stall.' }] }],
    });
  });

  it('takes 400 without results for an empty answer and keeps the status', () => {
    expect(readNhtsa(page({ Count: 0, Message: 'Results returned successfully', results: [] }, 400))).toMatchObject({
      kind: 'records',
      records: [],
      status: 400,
    });
  });

  it.each([
    ['30E021000', /aftermarket/],
    ['30T021000', /tires/],
    ['30C021000', /child seats/],
  ])('tells campaign %s from one about the vehicle', (number, remark) => {
    const answer = readNhtsa(page({ results: [{ ...row, NHTSACampaignNumber: number }] }));
    expect(answer.kind === 'records' && answer.records[0]).toMatchObject({
      isEquipment: true,
      remarks: [expect.stringMatching(remark)],
    });
  });

  it('says when a vehicle must not be driven or parked inside', () => {
    const answer = readNhtsa(page({ results: [{ ...row, parkIt: true, parkOutSide: 'Yes' }] }));
    expect(answer.kind === 'records' && answer.records[0]?.remarks.join(' ')).toMatch(/do not drive.*park it outside/);
  });

  it.each([...NO_ANSWERS, '{"error":"not recorded"}', '{"results":[{"Component":"ENGINE"}]}'])(
    'does not take %s for an answer',
    (body) => expect(readNhtsa(page(body)).kind).toBe('no-answer'),
  );
});

describe('readModelList', () => {
  it('reads each name once', () => {
    expect(
      readModelList(
        page({
          Count: 2,
          Message: 'Results returned successfully',
          results: [{ model: 'CX-5' }, { model: 'CX-5' }, { model: '' }],
        }),
      )?.models,
    ).toEqual(['CX-5']);
  });
  it.each(NO_ANSWERS)('does not take %s for a list', (body) => expect(readModelList(page(body))).toBeNull());
});

describe('readVpic', () => {
  const asked = [{ vin: '4S4BTGND7L3000001', year: null }];

  it('reads the flat shape', () => {
    const body = {
      Results: [
        {
          VIN: '4S4BTGND7L3000001',
          Make: 'SUBARU',
          Model: 'Outback',
          ModelYear: '2030',
          ErrorCode: '0',
          ErrorText: '0 - clean',
        },
      ],
    };
    expect(readVpic(page(body), asked)).toMatchObject([{ make: { text: 'SUBARU' }, errors: [], isSure: true }]);
  });

  it('reads the list of variables, with the error text in its code', () => {
    const body = {
      SearchCriteria: 'VIN:4S4BTGND7L3000001',
      Results: [
        {
          Variable: 'Error Code',
          Value: '1 - Check Digit (9th position) does not calculate properly',
          ValueId: '1',
        },
        { Variable: 'Make', Value: 'SUBARU' },
        { Variable: 'Model', Value: 'Outback' },
        { Variable: 'Model Year', Value: '2030' },
        { Variable: 'Trim', Value: null },
      ],
    };
    expect(readVpic(page(body), asked)).toMatchObject([
      { year: { text: '2030' }, errors: ['1'], isSure: false, trim: '' },
    ]);
  });

  it.each([
    ['0', true],
    ['14', true],
    ['1,14', false],
    ['6', false],
    ['11,400', false],
    ['14 - Unable to provide information; 1 - Check Digit (9th position) does not calculate properly', false],
  ])('judges the error codes %s', (ErrorCode, isSure) =>
    expect(readVpic(page({ Results: [{ VIN: 'x', Make: 'SUBARU', ErrorCode }] }), asked)?.[0]?.isSure).toBe(isSure),
  );

  it.each(NO_ANSWERS)('does not take %s for a decode', (body) => expect(readVpic(page(body), asked)).toBeNull());
});
