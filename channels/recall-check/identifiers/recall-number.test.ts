import { describe, expect, it } from 'vitest';
import { readRecallNumbers, withoutRecallNumbers } from './recall-number.ts';

describe('readRecallNumbers', () => {
  it.each([
    ['NHTSA campaign 28V900000', [['NHTSA', '28V900000']]],
    ['is 28v-900 open?', [['NHTSA', '28V900000']]],
    ['30E021', [['NHTSA', '30E021000']]],
    [
      'F-2101-2031 and d-0301-2031',
      [
        ['FDA', 'F-2101-2031'],
        ['FDA', 'D-0301-2031'],
      ],
    ],
    ['FSIS recall 031-2031-EXP', [['FSIS', '031-2031-EXP']]],
    ['RC-031-2031', [['FSIS', '031-2031']]],
    ['PHA-10202031-01', [['FSIS', 'PHA-10202031-01']]],
    ['CPSC recall number 31-501', [['CPSC', '31501']]],
    ['CPSC 31501', [['CPSC', '31501']]],
    ['recall #31501', [['CPSC', '31501']]],
    ['model 31501', []],
    ['2030 Subaru Outback', []],
    ['UPC 850012345671', []],
    ['part YD-31V104000', []],
  ] as [string, [string, string][]][])('reads %s', (text, expected) =>
    expect(readRecallNumbers(text).map(({ agency, number }) => [agency, number])).toEqual(expected),
  );

  it('takes them out again', () =>
    expect(withoutRecallNumbers('Nimbus chair, recall #31501').trim()).toBe('Nimbus chair,'));
});
