import { describe, expect, it } from 'vitest';
import { isSideCost, isSoccerPage, tellsFree } from './line-topics.ts';

describe('isSoccerPage', () => {
  it.each([
    ['Tiny Kickers: parent and tot, 18 months to 3 years', true],
    ['Rec League: 8U, 10U and 12U', true],
    ['Futsal on Fridays', true],
    ['Ball play for the very small, 15 to 30 months', true],
    ['Little League baseball: 8U, 10U', false],
    ['Flag football kickoff, 8U', false],
    ['Knitting circle, ages 8-80', false],
  ])('%s', (text, expected) => {
    expect(isSoccerPage(text)).toBe(expected);
  });
});

describe('tellsFree', () => {
  it.each([
    ['Free drop-in futsal for ages 8-13', true],
    ['No registration fee.', true],
    ['Feel free to bring a ball', false],
  ])('%s', (text, expected) => {
    expect(tellsFree(text)).toBe(expected);
  });
});

describe('isSideCost', () => {
  it.each([
    ['Free, with a T-shirt.', false],
    ['Free of charge, jersey included', false],
    ['Jersey: $20', true],
    ['Jersey is free', true],
  ])('%s', (text, expected) => {
    expect(isSideCost(text, '')).toBe(expected);
  });
});
