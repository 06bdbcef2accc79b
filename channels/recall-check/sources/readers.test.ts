import { describe, expect, it } from 'vitest';
import { buildJsonLayer } from '../../../evidence/text-layer/json/build-json-layer.ts';
import { readCpsc } from './cpsc.ts';
import { readFsis } from './fsis.ts';
import { readIres } from './ires.ts';
import { readModelList, readNhtsa } from './nhtsa.ts';
import { readOpenFda } from './openfda.ts';
import { readVpic } from './vpic.ts';

const page = (body: unknown, status = 200) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    sha256: 'a'.repeat(64),
    origin: 'api' as const,
    url: 'https://register.example/answer',
    at: '2031-11-20T12:00:00Z',
    status,
    mediaType: 'application/json',
    headers: {},
    requestId: 'request',
    ageSeconds: 0,
    body: text,
    layer: buildJsonLayer(text, 'https://register.example/answer'),
  };
};
const NO_ANSWERS = ['<html><title>Apology</title></html>', '{"Count":1,"results":[{"NHTSACam', 'null', '42', ''];

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
      { Count: 1, Message: 'ok then', Results: [{ ...row, ReportReceivedDate: '/Date(1854676800000-0500)/' }] },
      '2028-10-08',
    ],
    [
      'an ISO stamp',
      { Count: 1, Message: 'ok then', results: [{ ...row, ReportReceivedDate: '2028-10-09T00:00:00' }] },
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
        { Variable: 'Error Code', Value: '1 - Check Digit (9th position) does not calculate properly', ValueId: '1' },
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
  ])('judges the error codes %s', (ErrorCode, isSure) =>
    expect(readVpic(page({ Results: [{ VIN: 'x', Make: 'SUBARU', ErrorCode }] }), asked)?.[0]?.isSure).toBe(isSure),
  );

  it.each(NO_ANSWERS)('does not take %s for a decode', (body) => expect(readVpic(page(body), asked)).toBeNull());
});

describe('readCpsc', () => {
  const row = {
    RecallID: 90001,
    RecallNumber: '31501',
    RecallDate: '2031-03-06',
    Title: 'Tumbleton Recalls Chairs',
    Products: [],
    Hazards: [],
    Remedies: [],
    RemedyOptions: [{ Option: 'Repair' }],
  };

  it('reads rows with empty lists', () => {
    expect(readCpsc(page([row]))).toMatchObject({
      kind: 'records',
      records: [
        {
          key: '90001',
          date: { iso: '2031-03-06', rule: null },
          remedy: { text: 'Repair' },
          component: { text: 'Tumbleton Recalls Chairs' },
        },
      ],
    });
  });

  it('takes an empty array for an answer', () =>
    expect(readCpsc(page('[]'))).toMatchObject({ kind: 'records', records: [], proof: null }));

  it.each<[string, unknown]>([
    ['a fake row', [{ RecallID: 0, RecallNumber: '', Title: 'Error retrieving Recalls: timeout' }]],
    ['a fake row behind a real one', [row, { RecallID: 0, Title: 'Error retrieving Recalls: x' }]],
    ['an object', { Message: 'error' }],
    ...NO_ANSWERS.map((body): [string, unknown] => [`"${body}"`, body]),
  ])('does not take %s for an answer', (_name, body) => expect(readCpsc(page(body)).kind).toBe('no-answer'));
});

describe('readOpenFda', () => {
  it('takes 404 NOT_FOUND for an empty answer', () => {
    expect(readOpenFda(page({ error: { code: 'NOT_FOUND', message: 'No matches found!' } }, 404))).toMatchObject({
      kind: 'records',
      records: [],
      proof: { text: 'No matches found!' },
    });
  });

  it('reads a record without number and codes', () => {
    const record = {
      recall_number: '',
      event_id: '98001',
      product_description: 'Ice cream',
      recalling_firm: 'Vellabrook',
      recall_initiation_date: '20310408',
      classification: 'Class II',
      status: 'Terminated',
      termination_date: '20310901',
    };
    expect(readOpenFda(page({ meta: { results: { total: 7 } }, results: [record] }))).toMatchObject({
      total: 7,
      records: [
        {
          number: null,
          date: { iso: '2031-04-08' },
          classification: 'Class II',
          remarks: [expect.stringMatching(/Terminated/)],
        },
      ],
    });
  });

  it.each([{ error: { code: 'BAD_REQUEST', message: 'x' } }, { error: { code: 'SERVER_ERROR' } }, ...NO_ANSWERS])(
    'does not take %j for an answer',
    (body) => expect(readOpenFda(page(body)).kind).toBe('no-answer'),
  );
});

describe('readFsis', () => {
  const row = (langcode: string, number = '031-2031') => ({
    field_title: `Oakhollow Recalls Sausage (${langcode})`,
    field_recall_number: number,
    field_recall_date: '2031-10-14',
    field_recall_type: 'Active Recall',
    field_recall_reason: 'Product Contamination',
    field_product_items: '12-oz packages of sausage\n16-oz packages of bacon',
    field_states: 'Oregon',
    field_summary:
      '<p>WASHINGTON, Oct. 14, 2031 – Oakhollow is recalling sausage that may be contaminated.</p><p>Do not eat it.</p>',
    field_recall_classification: 'Class I',
    field_active_notice: 'False',
    langcode,
  });

  it('keeps the English row of a pair, and a Spanish one that stands alone', () => {
    const answer = readFsis(page([row('Spanish'), row('English'), row('Spanish', '032-2031')]));
    expect(answer.kind === 'records' && answer.records.map(({ context }) => context[0]?.text)).toEqual([
      'Oakhollow Recalls Sausage (English)',
      'Oakhollow Recalls Sausage (Spanish)',
    ]);
  });

  it('reads fields as text or as lists, and the cause without its dateline', () => {
    const answer = readFsis(page([row('English')]));
    expect(answer.kind === 'records' && answer.records[0]).toMatchObject({
      products: [{ text: '12-oz packages of sausage' }, { text: '16-oz packages of bacon' }],
      hazard: [{ text: 'Product Contamination' }, { text: 'Oakhollow is recalling sausage that may be contaminated.' }],
    });
  });

  it('goes by the type, not by the notice', () => {
    const answer = readFsis(
      page([
        row('English'),
        { ...row('English', '033-2031'), field_recall_type: 'Closed Recall', field_active_notice: 'True' },
      ]),
    );
    const remarks = answer.kind === 'records' ? answer.records.map((record) => record.remarks.join(' ')) : [];
    expect(remarks[0]).not.toMatch(/closed/i);
    expect(remarks[1]).toMatch(/closed/i);
  });

  it.each(['{"message":"blocked"}', ...NO_ANSWERS])('does not take %s for an answer', (body) =>
    expect(readFsis(page(body)).kind).toBe('no-answer'),
  );
});

describe('readIres', () => {
  const row = {
    PRODUCTID: '1',
    RECALLNUM: null,
    RECALLINITIATIONDT: '10/02/2031',
    PRODUCTDESCRIPTIONTXT: 'Crisps',
    PRODUCTSHORTREASONTXT: 'Sesame',
    CENTERCLASSIFICATIONTYPETXT: 'NC',
  };

  it('reads rows as objects, month first', () => {
    expect(readIres(page({ MESSAGE: 'success', STATUSCODE: 400, RESULTCOUNT: 1, RESULT: [row] }))).toMatchObject({
      records: [{ number: null, date: { iso: '2031-10-02' }, classification: null }],
    });
  });

  it('reads columns and rows', () => {
    const body = {
      MESSAGE: 'success',
      STATUSCODE: 400,
      RESULTCOUNT: 1,
      RESULT: {
        COLUMNS: Object.keys(row),
        DATA: [Object.values({ ...row, RECALLNUM: 'F-1-2031', CENTERCLASSIFICATIONTYPETXT: '2' })],
      },
    };
    expect(readIres(page(body))).toMatchObject({
      records: [{ number: { text: 'F-1-2031' }, classification: 'Class II' }],
    });
  });

  it('takes STATUSCODE 412 for an empty answer', () => {
    expect(readIres(page({ MESSAGE: 'success', RESULTCOUNT: 0, STATUSCODE: 412, RESULT: [] }))).toMatchObject({
      kind: 'records',
      records: [],
    });
  });

  it.each([
    ['a refusal in the body', { MESSAGE: 'denied', STATUSCODE: 401 }, 200],
    ['a refusal by status', '', 401],
  ])('says that it is closed: %s', (_name, body, status) => expect(readIres(page(body, status)).kind).toBe('closed'));

  it.each([{ MESSAGE: 'bad payload', STATUSCODE: 406 }, { MESSAGE: 'success' }, ...NO_ANSWERS])(
    'does not take %j for an answer',
    (body) => expect(readIres(page(body)).kind).toBe('no-answer'),
  );
});
