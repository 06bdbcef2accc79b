import type { Span } from '../text/span.ts';
import { placesOfPlatforms } from './topic.ts';

const IN_CLAUSE = String.raw`(?:[^,;?!.\n]|\.(?=\d))`;
const IS_SUPPORTED = String.raw`(?:supported|unsupported|maintained|out of support|patched|end[ -]of[ -]life|EOL|(?:getting|gets?|receiv\w+) (?:security )?(?:fixes|patches|updates))`;
const SUPPORT = new RegExp(
  String.raw`(?:^|[,;?!\n]|\.\s|\band\b|\bbut\b)\s*(?:and |but )?((?:is|are|will|does|do|until when|how long|when)\s${IN_CLAUSE}{0,60}?\b${IS_SUPPORTED}\b${IN_CLAUSE}{0,60})`,
  'giu',
);

/**
 * Clauses that ask whether a version is still supported (`and is 7.2 still maintained at the end of November`): the version and the day in them narrow no
 * list of changes. One about a platform is a topic.
 */
export const findSupportQuestions = (text: string): Span[] =>
  [...text.matchAll(SUPPORT)].flatMap(({ 1: clause = '', 0: whole, index }) => {
    const start = index + whole.length - clause.length;
    return /\d/.test(clause) && placesOfPlatforms(clause).length === 0 ? [{ start, end: start + clause.length }] : [];
  });
