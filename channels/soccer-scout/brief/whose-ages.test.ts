import { describe, expect, it } from 'vitest';
import { readWhole } from '../reading.ts';
import { readChildren } from './read-children.ts';
import { readRadius } from './read-radius.ts';

const NOW = '2030-11-21T12:00:00.000Z';
const agesOf = (text: string): number[] => readChildren(text, NOW).map(({ maxAge }) => maxAge);

describe('whose ages a brief tells', () => {
  it.each([
    ["I'm 44 and know nothing of it. My daughter, who is nine, wants to play", [9]],
    ['My son is 7. His cousin Leo is 12 and plays already', [7]],
    ["She is 8. Her brothers (12, 14) don't need anything", [8]],
    ['Twins, a boy and a girl, both 9.', [9]],
    ['unsere Zwillinge sind beide 6, gern', [6]],
    ['My wife coached the U15 in Norden for 4 years. Our boy is 7', [7]],
    ['Ask the U12 coach. She is 8', [8]],
    ['Unser Sohn ist 9. Oma ist 74 und fährt. Unser Hund ist 3', [9]],
    ['The tall one, 16, does rowing, so nothing for him. Our girl is 6', [6]],
    ['Ma fille a 7 ans, son frère de 13 ans fait du judo, donc rien pour lui', [7]],
    ['Mamy umowę na 3 lata, kot ma 5 lat. Córka ma 9 lat', [9]],
    ['We tried rowing before ($300, 3 months). He is 8', [8]],
    ['We moved here with our boy, 8 years, and need a club', [8]],
    ['Walking football for my mother, who is 71', [71]],
    ['Our girl is 6; a 17 year old neighbor takes her', [6]],
    ['- Tess + Tom (twins) both 6\n- Max 11\n- and the baby, she is 2', [6, 11, 2]],
    ['Coach said U12. She was born in March 2019, is in 6th grade', [11]],
    ['Nina, 8, born 2022', [8]],
    ['She is 7 years old, second grade', [7]],
    ["The neighbour's girl is twelve and plays there. Ours is ten", [10]],
    ['Born on the fourth of May, two thousand twenty-two. Her friends in second grade all play', [8]],
    ['Our girl is seven (she will be eight in spring)', [7]],
    ['Unser Sohn ist 9 (wird 10 im Mai)', [9]],
    ['Zwei Kinder, eines mit 6 und das andere mit 9 Jahren', [6, 9]],
    ['deux enfants, un de 5 ans et un de 7', [5, 7]],
    ['tengo dos hijas, una de 6 y otra de 11 años', [6, 11]],
    ['due bambine, una di 7 e una di 10 anni', [7, 10]],
    ['twee jongens, een van 5 en een van 8 jaar', [5, 8]],
    ['duas filhas, uma de 6 e outra de 9 anos', [6, 9]],
    ['dwoje dzieci, jedno 7 i drugie 10 lat', [7, 10]],
    ['née le 4 juin deux mille vingt', [10]],
    ['geboren am 3. Mai zweitausendzweiundzwanzig', [8]],
    ['syn, rocznik 2021', [9]],
    ['La niña nació en 2023 (noviembre)', [7]],
    ['unser Sohn ist im Juli 9 geworden', [9]],
  ])('%s', (text, ages) => {
    expect(agesOf(text)).toEqual(ages);
  });
});

describe('the distance that holds', () => {
  it.each([
    ['around Alder Street two years ago (6 miles then). Only 3 miles this time', 3],
    ['they come from 12 miles away. For us a mile and a half at most', 1.5],
  ])('%s', (text, miles) => {
    expect(readRadius(text)?.miles).toBe(miles);
  });
});

describe('a chat with a question behind it', () => {
  const chat = `[18:02, 20/11/2030] Kim: the 7 year olds go to the other one, 14 miles away
[18:04, 20/11/2030] Me: ok, mine is 11
[18:05, 20/11/2030] Kim: it is free there

So can my daughter join near Norden, Ohio? At most 2 miles.`;

  it('is read by what the caller wrote', () => {
    const brief = { notes: chat, acceptedAt: NOW, prior: null, skipRetrieval: false };
    const { children, radiusMiles, wishes } = readWhole(brief);
    expect([children.map(({ maxAge }) => maxAge), radiusMiles, wishes]).toEqual([[11], 2, []]);
  });
});
