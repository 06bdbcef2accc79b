import { expect, it } from 'vitest';
import { findLabels } from './labels.ts';

it.each(['You pay $412.00', 'Sie zahlen 412,00 €', 'Vous payez 412,00 €', 'Pagate 412,00 EUR', 'U betaalt € 412,00'])(
  'takes what the buyer pays for the total: %s',
  (row) => expect(findLabels(row).map(({ kind }) => kind)).toEqual(['total']),
);

it.each(['You pay $412.00 per trip', 'You pay 50% of the carriage', 'You pay the freight, $12.00 a box'])(
  'takes no price for one and no share for the total: %s',
  (row) => expect(findLabels(row).map(({ kind }) => kind)).not.toContain('total'),
);
