import { expect, test } from 'vitest';
import { answerOf } from '../../../test/support/answer-on-quotes.ts';

test.each([
  ['guard, per hour $31.00', '930'],
  ['hourly rate per guard 31.00', '930'],
  ['guards, each hour: $31', '930'],
])('what a price is for an hour of stands before it: %s', async (line, amount) => {
  const { rows } = await answerOf(
    `Security for the fair: 5 guards for 6 hours\n\nIronoak Protective\n  ${line}\n\nSentry West\n  guard $35.00 per hour`,
  );
  expect(rows).toEqual([`Ironoak Protective ${amount}.00`, 'Sentry West 1050.00']);
});

test.each([
  ['Stromaggregat, Tagessatz 48,00 €', 'Stromaggregat 52,00 € pro Tag', 'Wir brauchen 2 Stromaggregate für 4 Tage.'],
  ['generadores, por día 48,00 €', 'generadores 52,00 € por día', 'Necesitamos durante 4 días: 2 generadores'],
  ['agregaty, stawka dzienna 48,00 zł', 'agregaty 52,00 zł za dzień', 'Potrzebujemy na 4 dni: 2 agregaty'],
])('a price for a day, named before it: %s', async (named, behind, asked) => {
  const { rows } = await answerOf(
    `${asked}\n\nAlfa Rental GmbH\n${named}\nLieferung frei\n\nBeta Rental GmbH\n${behind}\nLieferung frei`,
  );
  expect(rows.map((row) => row.replace(/^.* /, ''))).toEqual(['384.00', '416.00']);
});
