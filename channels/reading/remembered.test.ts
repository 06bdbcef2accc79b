import { expect, it } from 'vitest';
import { remembered } from './remembered.ts';

const counted = (most?: number) => {
  const asked: string[] = [];
  const answer = remembered(
    (text: string, isLoud: boolean) => {
      asked.push(text);
      return isLoud ? text.toUpperCase() : undefined;
    },
    (text, isLoud) => `${isLoud} ${text}`,
    most,
  );
  return { asked, answer };
};

it('answers the same question once, and another one on its own', () => {
  const { asked, answer } = counted();
  expect([answer('a', true), answer('a', true), answer('a', false), answer('a', false)]).toEqual([
    'A',
    'A',
    undefined,
    undefined,
  ]);
  expect(asked).toEqual(['a', 'a']);
});

it('keeps what is asked for again, and lets go of the rest', () => {
  const { asked, answer } = counted(1_000);
  for (let at = 0; at < 200; at += 1) {
    answer('often', true);
    answer(`once ${at}`, true);
  }
  answer('once 0', true);
  expect(asked.filter((text) => text === 'often')).toHaveLength(1);
  expect(asked.filter((text) => text === 'once 0')).toHaveLength(2);
});
