import { readChatLog } from '../../reading/chat-log.ts';
import type { ChatSender } from '../../reading/chat-log.ts';
import { firmOfContact } from './firm-in-head.ts';
import type { PastedQuote, SplitNotes } from './pasted-quote.ts';
import { hasPrices } from './quote-mails.ts';

/** Whether a text is a copied chat. */
export const isChat = (text: string): boolean => readChatLog(text)?.before === '';

/** The prices that the senders of a copied chat wrote, each a quote under the sender's name. */
export const chatQuotes = (text: string): PastedQuote[] =>
  (readChatLog(text)?.senders ?? []).filter(({ isOwn, texts }) => !isOwn && texts.some(hasPrices)).map(quoteOf);

const quoteOf = ({ name, texts }: ChatSender): PastedQuote => ({
  name: firmOfContact(name),
  text: [name, ...texts].join('\n'),
});

/** A chat in which one person tells what several firms ask: its words without the stamps, else null. */
export function relayedIn(text: string): string | null {
  const chat = readChatLog(text);
  const told = chat?.senders.filter(({ texts }) => texts.some(hasPrices)) ?? [];
  return chat && told.length === 1
    ? [chat.before, ...chat.senders.flatMap(({ texts }) => texts)].join('\n').trim()
    : null;
}

/** The prices that several senders of a copied chat wrote, each a quote under the sender's name. */
export function byChat(text: string): SplitNotes {
  const chat = readChatLog(text);
  const sellers = chat?.senders.filter(({ isOwn, texts }) => !isOwn && texts.some(hasPrices)) ?? [];
  if (!chat || sellers.length < 2) return { brief: text.trim(), quotes: [] };
  const own = chat.senders.flatMap(({ isOwn, texts }) => (isOwn ? texts : []));
  return {
    brief: /\d/.test(chat.before) ? chat.before : [chat.before, ...own].join('\n').trim(),
    quotes: sellers.map(quoteOf),
  };
}
