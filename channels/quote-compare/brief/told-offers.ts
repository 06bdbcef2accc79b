import { phrasePattern } from '../../reading/phrases.ts';
import { OFFERS_VERBS } from '../../reading/vocabulary/order-words.ts';
import { findLabels } from '../reading/labels.ts';
import type { PastedQuote, SplitNotes } from './pasted-quote.ts';
import { CALLER } from './quote-body.ts';
import { hasPrices } from './quote-mails.ts';

/** What a letter tells of several offers: "Carolina Seal Co. quotes $31.20 each", "Upstate Bearing wants $33.00", a firm at the head of each sentence. */
export function byToldOffers(text: string): SplitNotes {
  const brief: string[] = [];
  const quotes: PastedQuote[] = [];
  for (const sentence of text.split(/(?<=[.!?])\s+(?=\p{Lu})|\n+/u)) {
    const name = nameIn(sentence);
    const last = quotes.at(-1);
    const own = name === null ? undefined : quotes.find((quote) => quote.name === name);
    if (name !== null && !own) quotes.push({ name, text: `${name}\n${sentence.trim()}` });
    else if (own) own.text += `\n${sentence.trim()}`;
    else if (last && hasPrices(sentence) && !CALLER.test(sentence)) last.text += `\n${sentence.trim()}`;
    else brief.push(sentence);
  }
  return quotes.length > 1 ? { brief: brief.join('\n').trim(), quotes } : { brief: text.trim(), quotes: [] };
}

/** The firm that a sentence says to offer something for a price. */
function nameIn(sentence: string): string | null {
  const said = SAID.exec(sentence);
  const name = NAME.exec(sentence.slice(0, said?.index ?? 0))?.groups?.name?.trim() ?? '';
  return said && name !== '' && hasPrices(sentence.slice(said.index)) && findLabels(name).length === 0 ? name : null;
}

const SAID = phrasePattern(OFFERS_VERBS);
const NAME = /^\W*(?<name>\p{Lu}[\p{L}\d.&'’-]*(?: (?:\p{Lu}[\p{L}\d.&'’-]*|&|and|of|the|und|et|de|y|di)){1,5})\s*$/u;
