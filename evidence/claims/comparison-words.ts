import type { ColumnType } from '#contracts/table.ts';
import { LENGTHS, TIMES } from './superlative-words.ts';

/** On which side of a figure, or of another row, something is said to be. */
export interface Comparison {
  words: string;
  side: 'below' | 'above';
  /** What it can be said of; absent: whatever has a figure. */
  types?: readonly ColumnType[];
  units?: readonly string[];
}

/** Of a figure: `above $400`, `within 5 miles`. */
export const LIMITS: readonly Comparison[] = [
  { words: 'below,under,less than,fewer than,within,no more than', side: 'below' },
  { words: 'above,over,beyond,more than', side: 'above' },
];

/** Of another row, which is named behind it. */
export const RELATIVE: readonly Comparison[] = [
  { words: 'below,under,less than,lower than', side: 'below' },
  { words: 'above,over,more than,higher than', side: 'above' },
  { words: 'cheaper than,less expensive than', side: 'below', types: ['money'] },
  { words: 'dearer than,more expensive than', side: 'above', types: ['money'] },
  { words: 'older than,earlier than', side: 'below', types: ['date'] },
  { words: 'newer than,later than,more recent than', side: 'above', types: ['date'] },
  { words: 'nearer than,closer than', side: 'below', types: ['number'], units: LENGTHS },
  { words: 'farther than,further than', side: 'above', types: ['number'], units: LENGTHS },
  { words: 'faster than,sooner than,quicker than', side: 'below', types: ['number'], units: TIMES },
  { words: 'slower than', side: 'above', types: ['number'], units: TIMES },
];

/** A clause with one of these says what would be, and is held by its arithmetic alone. */
export const SUPPOSED = 'would,could,might,may,if,unless,only with';

/** What a limit may be called between such a word and its figure. */
export const LIMIT_NAMES = 'maximum,limit,budget,cap,minimum';
