import { anyOf } from '../../reading/phrases.ts';
import { SENT_ON } from '../../reading/vocabulary/mail-words.ts';
import { NAMED_SO, isOtherOne } from './other-one.ts';
import type { SplitNotes } from './pasted-quote.ts';
import { mayPrice } from './prices.ts';
import { CALLER } from './quote-body.ts';
import { RULED } from './quote-blocks.ts';

/**
 * Offers of which each but the first stands below a line of the caller that hands over to it ("and the other one, by text:", "y la otra"), a mark of a
 * messenger, or a ruled line. The first begins at the head of the first paragraph with prices, below what the caller asks.
 */
export function byHandOvers(text: string): SplitNotes {
  const none = { brief: text.trim(), quotes: [] };
  const parts: string[] = [''];
  const lines = text.split('\n');
  const isBlank = (at: number): boolean => (lines[at] ?? '').trim() === '';
  for (const [at, line] of lines.entries())
    // Right between two rows a ruled line is of their table.
    if (isHandOver(line) || (IS_RULED.test(line) && (isBlank(at - 1) || isBlank(at + 1)))) parts.push('');
    else parts[parts.length - 1] += `${line}\n`;
  const [opening = '', ...others] = parts.filter((part) => part.trim() !== '');
  const [request, first] = cutRequest(opening);
  const offers = [first, ...others].map((part) => part.trim()).filter(Boolean);
  if (request === '' || offers.length < 2 || !offers.every(mayPrice)) return none;
  return { brief: request, quotes: offers.map((offer) => ({ text: offer, name: '' })) };
}

/** "this one came by text:", "en de ander mailde dit:". */
const LEADS_IN = new RegExp(`^${NAMED_SO}(?!\\p{L})[^\\d?!]{0,60}(?::|\\.{2,}|…)$`, 'iu');
const IS_RULED = new RegExp(`^${RULED}$`);
const MARKED = new RegExp(`^[\\s*_>]*${anyOf(SENT_ON)}[\\s*_.:]*$`, 'iu');

/** Another choice of the same vendor is none. */
function isHandOver(line: string): boolean {
  const words = line.trim();
  return MARKED.test(line) || ((isOtherOne(words) || LEADS_IN.test(words)) && !mayPrice(words) && !CHOICE.test(words));
}
const CHOICE = /(?<!\p{L})(?:option|alternativ|variant|opci|opzion|optie|opç|wariant|opcj)/iu;

/** What stands before the first offer, and that offer. Short lines right above its first price are its head. */
function cutRequest(text: string): [request: string, offer: string] {
  const paragraphs = text.split(/\n[ \t]*\n/);
  const priced = paragraphs.findIndex(mayPrice);
  if (priced < 0) return [text.trim(), ''];
  const isHead = (at: number): boolean =>
    at > 0 &&
    !CALLER.test(paragraphs[at] ?? '') &&
    /^(?:[^\n?]{1,60}(?:\n|$)){1,4}$/.test((paragraphs[at] ?? '').trim());
  let at = priced;
  while (isHead(at - 1)) at -= 1;
  return [paragraphs.slice(0, at).join('\n\n').trim(), paragraphs.slice(at).join('\n\n').trim()];
}
