import type { ColumnType } from '#contracts/table.ts';

/** What a word of the highest degree is said of, and at which end of it the row stands. */
export interface Superlative {
  words: string;
  end: 'least' | 'most';
  type: ColumnType;
  /** Units of numbers that it can be said of; absent: any. */
  units?: readonly string[];
}

const LENGTHS = ['miles', 'mi', 'km', 'm', 'ft', 'in', 'mm', 'cm'];

export const SUPERLATIVES: readonly Superlative[] = [
  { words: 'cheapest,least expensive,lowest-priced,best price,lowest price', end: 'least', type: 'money' },
  { words: 'dearest,priciest,most expensive,highest price', end: 'most', type: 'money' },
  { words: 'newest,latest,most recent', end: 'most', type: 'date' },
  { words: 'oldest,earliest,least recent', end: 'least', type: 'date' },
  { words: 'nearest,closest', end: 'least', type: 'number', units: LENGTHS },
  { words: 'farthest,furthest,most distant', end: 'most', type: 'number', units: LENGTHS },
  { words: 'fastest,quickest,soonest', end: 'least', type: 'number', units: ['days', 'hours', 'weeks', 'minutes'] },
  { words: 'slowest', end: 'most', type: 'number', units: ['days', 'hours', 'weeks', 'minutes'] },
  {
    words: 'strongest,largest,biggest,greatest,most cited,heaviest,deepest,longest,tallest',
    end: 'most',
    type: 'number',
  },
  { words: 'weakest,smallest,shallowest,shortest,lightest', end: 'least', type: 'number' },
];

/** Said of amounts and of numbers alike. */
export const EITHER: readonly { words: string; end: 'least' | 'most' }[] = [
  { words: 'lowest', end: 'least' },
  { words: 'highest', end: 'most' },
];
