import { domainOf, isSamePerson, readThread } from '../../reading/mail-thread.ts';
import type { Correspondent, Message } from '../../reading/mail-thread.ts';
import { phrasePattern } from '../../reading/phrases.ts';
import { REQUESTS_AN_OFFER } from '../../reading/vocabulary/mail-words.ts';
import { isVendor } from './quote-openings.ts';
import { hasPrices } from './prices.ts';
import { OWN } from './stray-prices.ts';

/**
 * The mails of vendors in a paste, without those of the buyer and without the marks of quoting. A mail with prices is a vendor's unless its writer is
 * who the others write their prices to. Mails of one vendor stay together, in order. Empty where the paste holds no mail.
 */
export function findQuoteMails(text: string): { quotes: string[]; rest: string[] } {
  const messages = readThread(text);
  if (messages.every(({ kind }) => kind === 'first')) return { quotes: [], rest: [text] };
  const { priced, sold, bodyOf } = pricedIn(text, messages);
  const written = sold.filter(({ kind }) => kind !== 'quoted');
  // Of what was only forwarded the quotation is all that is left.
  const writers = written.length > 0 ? written : sold;
  // What a vendor writes without a price, or below a quotation, is of the offer too.
  const kept = messages.filter(
    (message) => writers.includes(message) || writers.some(({ from }) => isSamePerson(from, message.from)),
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

/** A paste without the mails in which the buyer speaks of prices: those are nobody's offer. */
export function withoutBuyersPrices(written: string): string {
  const text = withoutAnswered(written);
  const { priced, sold } = pricedIn(text, readThread(text));
  const left = priced.filter((message) => !sold.includes(message)).toReversed();
  return left.reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
}

/** A paste without what a letter quotes below itself of the same writer: who signs there signs above it too. */
function withoutAnswered(text: string): string {
  const open = new Set(text.split('\n').filter((line) => !QUOTED.test(line) && NAMES.test(line)));
  return text.replace(QUOTED_LINES, (run) =>
    run.split('\n').some((line) => open.has(line.replace(QUOTED, ''))) ? '' : run,
  );
}
const QUOTED = /^[ \t]*(?:>[ \t]?)+/;
const QUOTED_LINES = /(?:^[ \t]*>.*(?:\n|$)){2,}/gm;
/** A line of two names or more, and nothing else. */
const NAMES = /^\p{Lu}[\p{L}.&'’-]*(?: [\p{L}&.'’-]+){1,5}$/u;

/** The mails with prices, and those of them that a vendor wrote. */
function pricedIn(
  text: string,
  messages: Message[],
): { priced: Message[]; sold: Message[]; bodyOf: (message: Message) => string } {
  const bodyOf = ({ body }: Message): string => text.slice(body.start, body.end);
  const priced = messages.filter(
    (message) =>
      hasPrices(bodyOf(message)) && !isRequest(bodyOf(message)) && (message.from !== null || message.kind !== 'first'),
  );
  const toOf = (message: Message): Correspondent | null => message.to ?? greetedIn(bodyOf(message), messages);
  return { priced, sold: withoutBuyers(priced, bodyOf, toOf), bodyOf };
}

/** Whether a mail asks for an offer, and speaks of no price but of what was paid before or is hoped for. */
function isRequest(body: string): boolean {
  const isOffer = (sentence: string): boolean => hasPrices(sentence) && !OWN.test(sentence) && !REQUESTS.test(sentence);
  // An offer that answers one has a price for each thing, or adds them up.
  const priced = REQUESTS.test(body) ? body.split(/(?<=[.!?])\s|\n/).filter(isOffer) : [];
  return REQUESTS.test(body) && priced.length < 2 && !/=/.test(body);
}
const REQUESTS = phrasePattern(REQUESTS_AN_OFFER);

/** "Hi Kim,": who of those that write is greeted at the head of a mail. */
function greetedIn(body: string, messages: Message[]): Correspondent | null {
  const [greeted] =
    /^\s*(?:\p{L}+[ ]){0,2}\p{Lu}[\p{L}'’-]+(?=\s*[,!:;–-])/u.exec(body)?.[0].split(' ').slice(-1) ?? [];
  return messages.find(({ from }) => greeted && from?.name.split(' ')[0] === greeted.trim())?.from ?? null;
}

/**
 * Priced mails without those of their readers. Of two who write to each other the one is the buyer whom more others write to, and between equals who
 * states fewer amounts: what is only asked for is none.
 */
function withoutBuyers(
  priced: Message[],
  bodyOf: (message: Message) => string,
  toOf: (message: Message) => Correspondent | null,
): Message[] {
  const writersTo = ({ from }: Message): number =>
    new Set(priced.filter((other) => isSamePerson(from, toOf(other))).map((own) => own.from?.address ?? own.from?.name))
      .size;
  const amounts = (message: Message): number =>
    priced
      .filter(({ from }) => isSamePerson(from, message.from))
      .reduce((sum, own) => sum + amountsIn(bodyOf(own).replace(/[^!?\n]*\?/g, '')), 0);
  const [buyer] = priced
    .filter(({ from }) => priced.some((other) => isSamePerson(from, toOf(other))))
    .toSorted((a, b) => writersTo(b) - writersTo(a) || amounts(a) - amounts(b));
  if (!buyer) return priced;
  const others = priced.filter(({ from }) => !isSamePerson(from, buyer.from));
  return others.length > 0 ? withoutBuyers(others, bodyOf, toOf) : priced;
}

/** By their decimals or by their signs: yen have no decimals, and many tables no signs. */
const amountsIn = (words: string): number => Math.max(...AMOUNTS.map((amount) => words.match(amount)?.length ?? 0));
const AMOUNTS = [/\d[.,]\d{2}(?!\d)/g, /\p{Sc}\s?\d|\d\s?\p{Sc}/gu];

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
  const [only] = quotes;
  if (only === undefined || quotes.length > 1) return text;
  // Whose mail it is may stand above its head.
  const above = first?.kind === 'first' ? text.slice(first.body.start, first.body.end).trim() : '';
  return !above.includes('\n') && isVendor(above) ? `${above}\n\n${only}` : only;
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
