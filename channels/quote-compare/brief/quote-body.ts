import { cueList } from '../../reading/cue-list.ts';
import { anyOf } from '../../reading/phrases.ts';
import { HEAD_FIELDS, READERS } from '../../reading/vocabulary/mail-words.ts';
import type { PastedQuote } from './pasted-quote.ts';
import { mayPrice } from './prices.ts';

/** A quote without fences, ruled lines and empty lines round it. */
export function tidy(body: string): string {
  const lines = body.split('\n');
  while (lines.length > 1 && CLOSING.test(lines.at(-1)!)) lines.pop();
  return lines
    .join('\n')
    .replace(/^(?:\s*(?:[-=*_~#]{3,}|`{3}\w*|"{3})[ \t]*\n)+|^\s*\n/g, '')
    .trimEnd()
    .replace(/^\n+/, '');
}

/** An empty line, or one that ends a quote. */
const CLOSING = /^\s*(?:[-=*_~#]{3,}|`{3}|"{3})?\s*$/;

/** A quote with the name that its heading gives, which also opens its text so that it can be cited. */
export function named(text: string, heading: string): PastedQuote {
  const name = heading.replace(/^[\s*_:.,)(\]–—=~<>#-]+|[\s*_:.)(\]–—=~<>#-]+$/g, '').trim();
  const isName =
    /^[\p{Lu}\d][\p{L}\d .,&'’/-]{2,48}$/u.test(name) &&
    !/\b(?:received|dated|attached|e-?mail|below|pasted|quotes?|quotation|their|revised|final|version|updated)\b/i.test(
      name,
    ) &&
    /\p{L}{3}/u.test(name);
  if (!isName || text === '') return { text, name: '' };
  return { text: text.toLowerCase().includes(name.toLowerCase()) ? text : `${name}\n${text}`, name };
}

export const isQuote = (block: string): boolean => mayPrice(block) || /\bno[- ]bid|no quote|\bquot/i.test(block);

const SPEAKS = String.raw`
  we need|i need|need(?:ed)? (?:by|it|them)|deadline|which (?:one|vendor|is)|please (?:compare|recommend)|compare
  ship(?:ping)? to|budget|who should|recommend
`;
/** Words with which a caller speaks of the comparison, not a vendor of its goods. */
export const CALLER = cueList(`max(?:imum)?|${SPEAKS.trim()}`, { before: String.raw`\b`, after: String.raw`\b` });
/** The same where a name may be meant: "Kabel-Max". */
export const SPOKEN = cueList(SPEAKS, { before: String.raw`\b`, after: String.raw`\b` });

/** "To: Harbor Light Bakery": a line that names the reader of a quote. */
export const ADDRESSED = new RegExp(
  `^[\\s>*_]*(?:${[...HEAD_FIELDS.to, ...HEAD_FIELDS.copy].join('|')}|${anyOf(READERS)})\\**\\s*:`,
  'iu',
);
