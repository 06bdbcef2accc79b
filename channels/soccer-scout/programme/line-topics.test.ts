import { describe, expect, it } from 'vitest';
import { isSideCost, isSoccerPage, isTeamGamePage, tellsFree } from './line-topics.ts';

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

describe('isTeamGamePage', () => {
  it.each([
    ['Ashby Youth League. Fall divisions: every player has one practice and one game a week', true],
    ['Unsere Mannschaften: Training für Spieler ab 6 Jahren, jeden Samstag ein Spiel', true],
    ['Volleyball league: players, practice and games in two divisions', false],
    ['Flag football league for players of all divisions', false],
    ['Chess club for young players', false],
  ])('%s', (text, expected) => {
    expect(isTeamGamePage(text)).toBe(expected);
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
    ['Early drop-off: $20 per week', true],
    ['Geschwisterkinder zahlen 10 € weniger', true],
    ['Repas en option : 8 € par jour', true],
    ['Matrícula única de 25 €', true],
    ['Iscrizione annuale 30 €', true],
    ['Leden krijgen € 10 korting', true],
    ['Inscrição anual: 40 €', true],
    ['Zaliczka 200 zł', true],
    ['Beitrag: 90 €, Trikot inklusive', false],
  ])('%s', (text, expected) => {
    expect(isSideCost(text, '')).toBe(expected);
  });
});
