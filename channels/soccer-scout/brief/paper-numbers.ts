import type { TextSpan } from '../../reading/span.ts';
import { findReferences } from '../../reading/private/reference-spans.ts';
import { REQUEST_NUMBERS } from '../../reading/vocabulary/order-words.ts';

/** Numbers of tickets, requests and cases, with the words that call them so: five figures of one are no ZIP. */
export function findPaperNumbers(text: string): TextSpan[] {
  const called = findReferences(text).filter(({ start, end }) => !POSTAL.test(text.slice(start, end)));
  const numbered = NUMBERED.flatMap((form) => Array.from(text.matchAll(form)));
  return [...called, ...numbered.map((hit) => ({ start: hit.index, end: hit.index + hit[0].length }))];
}

const POSTAL = /^(?:zip|postal|post ?code|plz)/i;

/** Short ones are codes of states or words for other things, too. */
const CALLED = Object.values(REQUEST_NUMBERS)
  .flatMap((words) => words.split('|'))
  .filter((word) => word.length > 3 || word === 'ref' || word === 'réf' || word === 'rif')
  .join('|');
const NUMBERED = [
  new RegExp(
    `(?<!\\p{L})(?:${CALLED})\\.?[ \\t]?(?:(?:number|nummer|num[ée]ro|número|no|nr|núm|n)[.°º]?[ \\t]?)?[:#]{0,2}[ \\t]?(?:\\p{L}{1,4}-?)?\\d{3,}(?:[-/.]\\d+)*(?![\\p{L}\\d])`,
    'giu',
  ),
  /(?<![\p{L}\d])(?:#|№|[Nn][°º])[ \t]?\d{3,}(?:[-/]\d+)*/gu,
];
