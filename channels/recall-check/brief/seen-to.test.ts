import { describe, expect, it } from 'vitest';
import { splitBrief } from './split-brief.ts';

const read = (brief: string): [string[], string[]] => {
  const { items, ruledOut } = splitBrief(brief);
  return [items.map(({ asked }) => asked), ruledOut];
};

describe('a recall that was seen to', () => {
  it.each([
    [
      'We have a 2030 Subaru Outback and a 2031 Volvo XC40. On the Subaru the garage already fixed 31V104 (in March 2031).',
      ['2030 Subaru Outback', '2031 Volvo XC40'],
    ],
    [
      '- 2030 Subaru Outback, recall 31V104 done already in 2031\n- 2031 Volvo XC40',
      ['2030 Subaru Outback', '2031 Volvo XC40'],
    ],
    [
      'Wir haben einen 2030 Subaru Outback. Der Rückruf 31V104 wurde im Mai 2031 durchgeführt.',
      ['2030 Subaru Outback'],
    ],
  ])('belongs to no thing, nor when it was done: %s', (brief, items) => {
    const [asked, ruledOut] = read(brief);
    expect(asked).toEqual(items);
    expect(ruledOut.join()).toContain('31V104');
  });

  it('keeps the year of what is named behind it', () =>
    expect(read('We already fixed the lamp, so just the Subaru (Outback, model year 2030)')[0].at(-1)).toContain(
      '2030',
    ));
});
