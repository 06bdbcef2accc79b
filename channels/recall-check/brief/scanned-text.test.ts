import { expect, it } from 'vitest';
import { mendScanned } from './scanned-text.ts';

it('puts letters and figures right that a scanner took for each other', () => {
  expect(mendScanned('T0TAL l2O4 KETTlE H0ME, NV-l822')).toBe('TOTAL 1204 KETTIE HOME, NV-1822');
});

it('leaves a text as it is where few words look so', () => {
  expect(mendScanned('heater KX70O1 of H0ME')).toBe('heater KX70O1 of H0ME');
});
