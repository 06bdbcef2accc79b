import { CURRENCY } from './currency.ts';
import { ignoringCase } from './ignoring-case.ts';

/** A text without the signs and codes behind its numbers ("2.25 USD each" as "2.25 each"), for patterns that look at what follows an amount. */
export const bareAmounts = (text: string): string => text.replace(BEHIND, '');

const BEHIND = ignoringCase(`(?<=\\d|\\d,--?)\\s?${CURRENCY}(?!\\p{L}|(?<=\\p{Sc})\\d)`, 'gu');
