import type { OfferedLine } from './offer.ts';

/** A line of which nothing is said but that it is there: offered as it is asked for, without figures. */
export const PLAIN_LINE: Omit<OfferedLine, 'needs' | 'description' | 'words' | 'namedBy' | 'spans'> = {
  status: 'offered',
  differs: [],
  isSubstitute: false,
  pieces: '0',
  qty: null,
  isInPacks: false,
  unitPrice: null,
  discount: null,
  pricePer: '1',
  priceBy: 'piece',
  stated: null,
  amount: '0.00',
  isRight: true,
  isAmbiguous: false,
  breaks: [],
  packSize: null,
  isCoverageUnknown: false,
  priceWords: null,
};
