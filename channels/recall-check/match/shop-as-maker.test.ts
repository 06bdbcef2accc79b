import { describe, expect, it } from 'vitest';
import { readBrief } from '../brief/read-items.ts';
import { CPSC_ROWS } from '../screening/cpsc-records.ts';
import { answerPage } from '../sources/answer-page.ts';
import { readCpsc } from '../sources/cpsc.ts';
import { matchAround } from './match-around.ts';
import { prepareRecord } from './prepared-record.ts';

const levelOf = (text: string, title: string): string => {
  const row = {
    ...CPSC_ROWS[8],
    Title: title,
    Description: 'This recall involves kettles of glass.',
    Products: [{ Name: 'Kettles' }],
  };
  const answer = readCpsc(answerPage([row]));
  const record = answer.kind === 'records' ? answer.records[0] : undefined;
  const item = readBrief({ notes: text, acceptedAt: '2031-11-20T12:00:00Z' } as never).items[0]!;
  return matchAround({ ...item, product: item.product! }, prepareRecord(record!)).level;
};

describe('a shop that recalls goods of its own name', () => {
  const TITLE = 'Rite Aid Recalls Kettles Due to Burn Hazard';

  it('comes near where the brief names it beside the thing', () =>
    expect(levelOf('Teteruda de vidrio (kettle), de Rite Aid', TITLE)).toBe('possible'));
  it('is none where the brief names another shop', () =>
    expect(levelOf('Teteruda de vidrio (kettle), de Big Lots', TITLE)).toBe('none'));
  it('is none where it stands beside another thing', () =>
    expect(levelOf('Teteruda de vidrio (lamp), de Rite Aid', TITLE)).toBe('none'));
  it('is none where it only sold the thing of another maker', () =>
    expect(
      levelOf('Teteruda de vidrio (kettle), de Rite Aid', 'Hollin Recalls Kettles; Sold Exclusively at Rite Aid'),
    ).toBe('none'));
  it('is none beside a brand that is known', () =>
    expect(levelOf('Braun kettle, bought at Rite Aid', TITLE)).toBe('none'));
});
