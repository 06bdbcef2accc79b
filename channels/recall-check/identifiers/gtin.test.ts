import { describe, expect, it } from 'vitest';
import { findGtin, hasRightGtinCheckDigit, readGtins, toGtin14 } from './gtin.ts';

const UPC = '850012345671';

describe('toGtin14', () => {
  it('makes UPC-A, EAN-13 and GTIN-14 of one article equal', () => {
    expect(new Set([UPC, `0${UPC}`, `00${UPC}`].map(toGtin14))).toEqual(new Set([`00${UPC}`]));
  });

  it.each(['123', '1234567890', '123456789012345', '85001234567a'])('takes %s for none', (text) =>
    expect(toGtin14(text)).toBeNull(),
  );
});

describe('hasRightGtinCheckDigit', () => {
  it.each([
    [UPC, true],
    ['850012345672', false],
    ['96385074', true],
    ['4006381333931', true],
    ['12', false],
  ])('judges %s as %s', (digits, isRight) => expect(hasRightGtinCheckDigit(digits)).toBe(isRight));
});

describe('findGtin', () => {
  it.each([
    ['UPC 850012345671', 'exact'],
    ['UPC 8 50012 34567 1 on the box', 'exact'],
    ['UPC 8-50012-34567-1', 'exact'],
    ['EAN 0850012345671', 'exact'],
    ['GTIN 00850012345671', 'exact'],
    ['with UPC 850012345671 185 cases', 'exact'],
    ['UPC code 50012-34567', 'exact'],
    ['item 50012-34567', 'partly'],
    ['case 10850012345678', 'partly'],
    ['UPC 850012345672', 'none'],
    ['UPC 1850012345671', 'none'],
    ['UPC 8500123456711', 'none'],
    ['nothing', 'none'],
  ])('finds it in %s: %s', (text, match) => expect(findGtin(text, UPC).match).toBe(match));

  it('says where it stands', () => {
    const text = 'Light blue, UPC 8 50012 34567 1, pink';
    const { start, end } = findGtin(text, UPC);
    expect(text.slice(start, end)).toBe('8 50012 34567 1');
  });
});

describe('readGtins', () => {
  it('reads those with a right check digit, each once', () => {
    expect(readGtins('UPC 850012345671, 8 50012 34567 1; lot 123456789013; UPC 0 85002 23344 1')).toEqual([
      '00850012345671',
      '00085002233441',
    ]);
  });
});
