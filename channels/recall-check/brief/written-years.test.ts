import { describe, expect, it } from 'vitest';
import { writeOutYears } from './written-years.ts';

describe('writeOutYears', () => {
  it.each([
    ['twenty nineteen Kestrel', '2019 Kestrel'],
    ['a Twenty-Thirty Kestrel', 'a 2030 Kestrel'],
    ['twenty twenty-four', '2024'],
    ['twenty oh five', '2005'],
    ['two thousand and five', '2005'],
    ['two thousand thirty-one', '2031'],
    ['two thousand eleven', '2011'],
    ['nineteen ninety-eight', '1998'],
    ['nineteen eighty', '1980'],
    ['Kestrel MY19', 'Kestrel 2019'],
    ["MY'98", '1998'],
    ['MY2030', '2030'],
    ['twenty kettles', 'twenty kettles'],
    ['nineteen five', 'nineteen five'],
    ['two thousand kettles', 'two thousand kettles'],
    ['my 19 kettles', 'my 19 kettles'],
    ['MY195', 'MY195'],
  ])('%s', (text, wanted) => expect(writeOutYears(text)).toBe(wanted));
});
