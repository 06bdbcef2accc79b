import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { HOLDS_WHERE, OPENS_ADDITION, SAYS_ADDED } from '../../reading/vocabulary/addition-words.ts';
import { OPTIONAL } from './item-words.ts';

/** "Plus crockery hire £25.00", "a cleaning charge of £25.00 is added": no sum that stands above has such an amount in it. */
export const isPutOnTop = (statement: string): boolean =>
  (OPENS.test(statement) || SAID.test(statement)) && !OPTIONAL.test(statement);

/** The same whatever is ordered and however it is brought. */
export const isSurelyOnTop = (statement: string): boolean => isPutOnTop(statement) && !HOLDS.test(statement);

const OPENS = new RegExp(`^[^\\p{L}\\d]*${anyOf(OPENS_ADDITION)}(?!\\p{L})`, 'iu');
const SAID = phrasePattern(SAYS_ADDED);
const HOLDS = phrasePattern(HOLDS_WHERE);
