import { describe, expect, it } from 'vitest';
import { answerPage as page, NO_ANSWERS } from './answer-page.ts';
import { readCpsc } from './cpsc.ts';
import { readFsis } from './fsis.ts';
import { readIres } from './ires.ts';
import { readOpenFda } from './openfda.ts';

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
        {
          ...row('English', '033-2031'),
          field_recall_type: 'Closed Recall',
          field_active_notice: 'True',
        },
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

  it('reads the class and the number', () => {
    const RESULT = [{ ...row, RECALLNUM: 'F-1-2031', CENTERCLASSIFICATIONTYPETXT: '2' }];
    expect(readIres(page({ MESSAGE: 'success', STATUSCODE: 400, RESULTCOUNT: 1, RESULT }))).toMatchObject({
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

  it.each([
    { MESSAGE: 'bad payload', STATUSCODE: 406 },
    { MESSAGE: 'success' },
    { MESSAGE: 'success', STATUSCODE: 400, RESULT: { DATA: [] } },
    ...NO_ANSWERS,
  ])('does not take %j for an answer', (body) => expect(readIres(page(body)).kind).toBe('no-answer'));
});
