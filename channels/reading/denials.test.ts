import { describe, expect, it } from 'vitest';
import { isDenied, isNegated } from './denials.ts';

describe('isDenied', () => {
  it.each([
    'We are not a ',
    "We don't have an ",
    'We don’t hold ',
    'they never were ',
    'Wir sind kein ',
    'wir haben keine ',
    'ohne ',
    "nous n'avons pas d'",
    'pas de ',
    'sin ser ',
    'senza ',
    'geen ',
    'não somos ',
    'nie mamy ',
    'vi har ingen ',
  ])('holds behind "%s"', (before) => expect(isDenied(before)).toBe(true));

  it.each(['We are a ', 'not far from our old ', 'no. We are ', 'Nota: ', 'the knot ', ''])(
    'does not hold behind "%s"',
    (before) => expect(isDenied(before)).toBe(false),
  );

  it('looks as far back as is asked', () => {
    expect([isDenied('not by ', 1), isDenied('not by the ', 1), isDenied('not ', 0)]).toEqual([true, false, true]);
  });
});

describe('isNegated', () => {
  it('is no word for being without', () => {
    expect([isNegated('without freight '), isNegated('cannot ')]).toEqual([false, true]);
  });
});
