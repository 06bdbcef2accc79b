import { domainOf, isSamePerson, readThread } from '../../reading/mail-thread.ts';
import type { Correspondent, Message } from '../../reading/mail-thread.ts';
import { hasPrices } from './prices.ts';

/**
 * The mails of vendors in a paste, without those of the buyer and without the marks of quoting. A mail with prices is a vendor's unless its
 * writer is who the other priced mails are sent to. Mails of one vendor stay together, in order. Empty where the paste holds no mail.
 */
export function findQuoteMails(text: string): { quotes: string[]; rest: string[] } {
  const messages = readThread(text);
  if (messages.every(({ kind }) => kind === 'first')) return { quotes: [], rest: [text] };
  const bodyOf = ({ body }: Message): string => text.slice(body.start, body.end);
  const priced = messages.filter(
    (message) => hasPrices(bodyOf(message)) && (message.from !== null || message.kind !== 'first'),
  );
  const readers = priced.flatMap(({ to }) => to ?? []);
  const sellers = priced.filter(
    ({ from, kind }) => kind !== 'quoted' && !readers.some((reader) => isSamePerson(from, reader)),
  );
  const writers = sellers.length > 0 ? sellers : byRichest(priced, bodyOf);
  // A mail that goes on below a quotation has its head above it.
  const kept = messages.filter(
    (message) =>
      writers.includes(message) ||
      writers.some(({ from, kind }) => kind === 'resumed' && from !== null && from === message.from),
  );
  const groups: Message[][] = [];
  for (const message of kept) {
    const own = groups.find(([first]) => isSamePerson(first?.from ?? null, message.from));
    if (own) own.push(message);
    else groups.push([message]);
  }
  return {
    quotes: groups.map((group) => group.map((message) => unmarked(text, message)).join('\n\n')),
    rest: messages.filter((message) => !kept.includes(message) && !priced.includes(message)).map(bodyOf),
  };
}

/** Where buyer and vendor both write amounts, the mail with most of them is the vendor's, and who it is sent to is the buyer. */
function byRichest(priced: Message[], bodyOf: (message: Message) => string): Message[] {
  const amounts = (message: Message): number => bodyOf(message).match(AMOUNT)?.length ?? 0;
  const [richest] = priced.toSorted((a, b) => amounts(b) - amounts(a));
  return priced.filter(({ from }) => !isSamePerson(from, richest?.to ?? null));
}

const AMOUNT = /\d[.,]\d{2}(?!\d)/g;

/** One quote without the mails of the buyer round it; the text itself where it is no thread. */
export function withoutOtherMails(text: string): string {
  const messages = readThread(text);
  const [first] = messages;
  // Marks of quoting before some lines, and nobody who writes: they set off a list.
  if (messages.length > 1 && messages.every(({ from }) => from === null))
    return text.replace(/^[^\S\n]*(?:>[^\S\n]?)+/gm, '');
  // What has prices above the first head is the newest mail, without its own head.
  if (first?.kind === 'first' && first.from === null && hasPrices(text.slice(first.body.start, first.body.end)))
    return text;
  const { quotes } = findQuoteMails(text);
  return quotes.length === 1 ? (quotes[0] ?? text) : text;
}

/** A mail without marks of quoting; its head is left out where it names somebody of the reader's own house. */
function unmarked(text: string, { head, start, end, from, to }: Message): string {
  return text
    .slice(isColleague(from, to) ? head.end : start, end)
    .replace(/^[ \t]*(?:>[ \t]?)+/gm, '')
    .trim();
}

const isColleague = (from: Correspondent | null, to: Correspondent | null): boolean =>
  domainOf(from) !== null && domainOf(from) === domainOf(to);
