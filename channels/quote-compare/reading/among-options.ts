import { anyOf } from '../../reading/phrases.ts';
import { OPTION_HEADINGS } from '../../reading/vocabulary/paper-words.ts';

/** Whether what stands at a place is listed below a heading of its paragraph, or right above it, that leaves it to the buyer: "En option (non compris dans le total) :". */
export function isAmongOptions(text: string, at: number): boolean {
  const paragraphs = text.slice(0, at).split(/\n[^\S\n]*\n/);
  const own = paragraphs.at(-1) ?? '';
  const [first = ''] = own.split('\n');
  const isBelow = own.includes('\n') && HEADING.test(first);
  return isBelow || (own.trim() === '' && HEADING.test(paragraphs.at(-2) ?? ''));
}

const HEADING = new RegExp(`^\\W*${anyOf(OPTION_HEADINGS)}(?:\\s\\p{L}+){0,3}\\s*(?:[(–—,-][^\\d]{0,60})?\\W*$`, 'iu');
