import { anyOf } from '../../reading/phrases.ts';
import { JOINING } from '../../reading/vocabulary/joining-words.ts';
import { COUNTED_ONES, ORDINALS } from '../../reading/vocabulary/order-words.ts';
import { HANDS_OVER } from '../../reading/vocabulary/spoken-offers.ts';

const COUNTED = ORDINALS.map((words) => anyOf(words)).join('|');
/** Words with which a caller comes to the next offer, as the source of a pattern. */
export const NAMED_SO = `(?:(?:${JOINING}|ok|so|now)[\\s,]+){0,2}(?:(?:${COUNTED})\\s${anyOf(COUNTED_ONES)}|${anyOf(HANDS_OVER)})`;
const ALONE = new RegExp(`^${NAMED_SO}(?:\\s*\\([^()]*\\))?[\\s.,…-]*$`, 'iu');

/** "and the other one", "2nd one (a photo)": words that come to the next offer and name nobody. */
export const isOtherOne = (words: string): boolean => ALONE.test(words);
