import { describe, expect, it } from 'vitest';
import { isSideCost, isSoccerPage, isTeamGamePage, tellsFree, tellsNoPrice, tellsRegistration } from './line-topics.ts';

describe('isSoccerPage', () => {
  it.each([
    ['Tiny Kickers: parent and tot, 18 months to 3 years', true],
    ['Rec League: 8U, 10U and 12U', true],
    ['Futsal on Fridays', true],
    ['Ball play for the very small, 15 to 30 months', true],
    ['Little League baseball: 8U, 10U', false],
    ['Flag football kickoff, 8U', false],
    ['Knitting circle, ages 8-80', false],
    ['Liga Roble: Sub-8, Sub-10 y Sub-12', true],
    ['Onze teams: JO9, MO11 en JO13', true],
    ['F-Jugend: dienstags, E-Jugend: freitags', true],
    ['Pulcini il lunedì, Esordienti il venerdì', true],
    ['Voleibol Sub-14', false],
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

describe('tellsRegistration', () => {
  it.each([
    ['Full, waiting list only.', true],
    ['Waitlist open', true],
    ['Fully booked until spring', true],
    ['Only 3 spots left', true],
    ['Warteliste', true],
    ['Swans\t9-10\t$90\tfull', true],
    ['Gänse: Aufnahmestopp', true],
    ['Grupo lleno', true],
    ['De groep is vol', true],
    ['Closed shoes only', false],
    ['Full season: $90', false],
    ['Full payment is due in May', false],
  ])('%s', (text, expected) => {
    expect(tellsRegistration(text)).toBe(expected);
  });
});

describe('tellsNoPrice', () => {
  it.each([
    ['Birthday parties from $240', true],
    ['Kindergeburtstage ab 150 €', true],
    ['Fiestas de cumpleaños desde 180 €', true],
    ['Field rental: $60 an hour', true],
    ['Birthdays before August 1: $90', false],
    ['$90, two parties included', false],
  ])('%s', (text, expected) => {
    expect(tellsNoPrice(text)).toBe(expected);
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
