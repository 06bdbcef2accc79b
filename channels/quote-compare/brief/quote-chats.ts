import { readChatLog, said } from '../../reading/chat-log.ts';
import type { ChatLog, ChatSender } from '../../reading/chat-log.ts';
import { findLabels } from '../reading/labels.ts';
import { roleOfHeading } from '../reading/table-header.ts';
import { isGivenName } from '../../reading/given-names.ts';
import { ignoringCase } from '../../reading/ignoring-case.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { JOINING } from '../../reading/vocabulary/joining-words.ts';
import { PRICE_ASKED } from '../../reading/vocabulary/mail-words.ts';
import { firmOfContact } from './firm-in-head.ts';
import type { PastedQuote, SplitNotes } from './pasted-quote.ts';
import { hasPrices, mayPrice } from './prices.ts';
import { isVendor } from './quote-openings.ts';
import { OWN } from './stray-prices.ts';

/** Whether a text is a copied chat. */
export const isChat = (text: string): boolean => {
  const chat = readChatLog(text);
  return chat?.before === '' && chat.hasDays;
};

/** The prices that the senders of a copied chat wrote, each a quote under the sender's name. */
export const chatQuotes = (text: string): PastedQuote[] => quotesIn(readChatLog(text));

/**
 * Who names prices, and does not only ask for one: "could you do 900?" is the buyer's, and so is all of the one who opened by asking where two others
 * answer with prices.
 */
function sellersOf(chat: ChatLog | null): ChatSender[] {
  const told = (chat?.senders ?? []).filter(
    ({ isOwn, texts }) => !isOwn && texts.some((text) => mayPrice(text) && !/\?\W*$/u.test(text)),
  );
  const [opened] = chat?.senders ?? [];
  // "What are 22 shirts? Last year we paid 690": what was paid before is no price of who asks.
  const own = (opened?.texts ?? []).map((text) =>
    text.includes('?')
      ? sentencesOf(text)
          .filter((sentence) => !OWN.test(sentence))
          .join(' ')
      : text,
  );
  const hasAsked = /\?\W*$/u.test(own[0] ?? '') && !mayPrice(own[0] ?? '');
  const others = told.filter((sender) => sender !== opened);
  // "60 x locker L2-300 delivered, price pls": counts, and no amount in all that is written.
  const namesNone = opened !== undefined && !own.some(hasPrices);
  if (namesNone && others.filter(({ texts }) => texts.some(hasPrices)).length > 1) return others;
  return hasAsked && others.length > 1 ? others : told;
}

const quotesIn = (chat: ChatLog | null): PastedQuote[] =>
  sellersOf(chat).map((seller) => quoteOf(chat ? withQuestions(seller, chat) : seller));

/** "Delivery to Kendal?", and the answer "60k": a short question stands before the answer that names nothing itself, as what it is about. */
function withQuestions({ name, texts, isOwn }: ChatSender, { messages, source }: ChatLog): ChatSender {
  const said = messages.map(({ head, end, name: by }) => ({ by, text: source.slice(head.end, end).trim() }));
  const own = said.flatMap(({ by, text }, at) => {
    if (by !== name) return [];
    const before = said[at - 1];
    const question = before && before.by !== name ? QUESTION.exec(before.text)?.groups?.asked : undefined;
    const asked = question !== undefined && !ASKS_PRICE.test(question) ? question : undefined;
    const earlier = said.slice(0, at).flatMap((one) => (one.by === name ? [one.text] : []));
    if (before && before.by !== name && isSaidAgain(text, before.text, earlier.join('\n')))
      return [
        sentencesOf(text)
          .filter((sentence) => !hasPrices(sentence))
          .join(' '),
      ];
    return [asked !== undefined && ANSWER.test(text) ? `${asked.trim()}: ${text}` : text];
  });
  return { name, isOwn, texts: own.length === texts.length ? own.filter((text) => text !== '') : texts };
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s/);

/** "And if I take 50?", "Then 34.00": the price that was given for 50 before, and none of what is ordered. */
function isSaidAgain(answer: string, question: string, earlier: string): boolean {
  const isIn = (figure: string): boolean =>
    new RegExp(`(?<![\\d.,])${figure.replace('.', '\\.')}(?![.,]?\\d)`).test(earlier);
  const amounts = answer.match(/\d+[.,]\d{2}(?!\d)/g) ?? [];
  const counts = question.match(/(?<![\d.,])\d{1,6}(?![.,]?\d)/g) ?? [];
  return IF_SO_MANY.test(question) && amounts.length > 0 && counts.length > 0 && [...amounts, ...counts].every(isIn);
}
const IF_SO_MANY = ignoringCase(
  `(?<!\\p{L})${anyOf({
    en: 'if|what about|and for',
    de: 'wenn|falls|und bei|und für',
    fr: 'si|et pour',
    es: 'si|y por|y para',
    it: 'se|e per',
    nl: 'als|indien|en bij|en voor',
    pt: 'se|e por|e para',
    pl: 'jeśli|jeżeli|gdyby|a przy|a za',
  })}\\s[^?\\n]*\\d[^?\\n]*\\?`,
);
/** "What would you charge?": of no one thing. */
const ASKS_PRICE = phrasePattern(PRICE_ASKED);
const QUESTION = /(?:^|[.!?]\s)(?<asked>[^.!?\n\d]{3,40})\?\W*$/u;
/** A figure with at most a word before it. */
const ANSWER = /^(?:\p{L}{1,8}\s)?(?:\p{Sc}\s?)?\d/u;

/**
 * A telephone number names nobody: who writes from one is called what the message is signed with. Who names prices several times is named before each
 * message, so that the last word is found.
 */
function quoteOf({ name, texts }: ChatSender): PastedQuote {
  const isNumber = /^[\d\s()+./-]+$/.test(name);
  if (isNumber) return { name: '', text: texts.join('\n') };
  const isHaggled = texts.filter((text) => mayPrice(text)).length > 1;
  return {
    name: firmOfContact(name),
    text: [name, ...texts.map((text) => (isHaggled ? `${name}: ${text}` : text))].join('\n'),
  };
}

/** A chat in which one person tells what several firms ask: its words without the stamps, another's turn set off by a blank line, else null. */
export function relayedIn(text: string): string | null {
  const chat = readChatLog(text);
  if (!chat || sellersOf(chat).length !== 1) return null;
  const turns = chat.messages.map(({ head, end, name }, at) => {
    const isOther = at > 0 && chat.messages[at - 1]?.name !== name;
    return `${isOther ? '\n' : ''}${said(chat.source.slice(head.end, end))}`;
  });
  return [chat.before, ...turns].join('\n').trim();
}

/**
 * What firms ask, as those of a chat pass it on to each other, each below the firm's name in bold or above a colon ("heard back from Acme Tools:"); none where
 * a message has prices above the first such name, or the name is that of one who writes. What was paid before is nobody's offer.
 */
function underNames({ senders }: ChatLog): PastedQuote[] {
  const writers = new Set(senders.map(({ name }) => name.toLowerCase()));
  const isOffer = (text: string): boolean => hasPrices(text) && !sentencesOf(text).every(isOfBefore);
  const blocks = senders
    .flatMap(({ texts }) => texts.filter(isOffer))
    .flatMap((text) => text.split(NAME_HEADS).filter(isOffer));
  const quotes = blocks.map((block) => {
    const { bold, led = '' } = NAMED_HEAD.exec(block)?.groups ?? {};
    const name = (bold ?? led).trim();
    return { name, text: bold === undefined ? block.replace(NAMED_HEAD, led) : block };
  });
  const isNobody = ({ name }: PastedQuote): boolean =>
    name === '' || writers.has(name.toLowerCase()) || !isVendor(name);
  return quotes.some(isNobody) ? [] : quotes;
}
const isOfBefore = (sentence: string): boolean => !hasPrices(sentence) || OWN.test(sentence);
const BOLD = String.raw`\s*(?:\*{1,2}|_{1,2})(?<bold>\p{L}[^*_\n]{1,58})(?:\*{1,2}|_{1,2})(?=\s*(?:$|[:(,–—-]))`;
const CAPITAL = String.raw`\p{Lu}[\p{L}\p{N}&.'’-]*`;
/** The last words with capitals of a line that ends in a colon above others: "Acme Tools came back:". No sum stands in it. */
const LED = String.raw`(?:[^\n\d:]*?[\s!,;–—-])??(?<led>${CAPITAL}(?:\s(?:&|of|the|${JOINING}|${CAPITAL}))*)(?:\s\p{Ll}+){0,4}\s?:[ \t]*(?=\n)`;
const HEAD = `(?:${BOLD}|${LED})`;
const NAMED_HEAD = new RegExp(`^${HEAD}`, 'u');
const NAME_HEADS = new RegExp(`(?:^|\\n)(?=${HEAD.replace(/\?<\w+>/g, '?:')})`, 'u');

/** The prices that several senders of a copied chat wrote, each a quote under the sender's name. */
export function byChat(text: string): SplitNotes {
  const chat = readChatLog(text);
  const passedOn = chat ? underNames(chat) : [];
  if (chat && passedOn.length > 1) return { brief: chat.before, quotes: passedOn };
  const sellers = sellersOf(chat);
  // "From our team chat": those who write pass on what firms ask, and none of them sells.
  if (chat && AMONG_COLLEAGUES.test(chat.before) && sellers.some(({ name }) => isPerson(name)))
    return { brief: text.trim(), quotes: [] };
  // "Price: $25.00 per user": a field of an order, and nobody who speaks.
  if (!chat || sellers.length < 2 || sellers.some(({ name }) => isField(name)))
    return { brief: text.trim(), quotes: [] };
  const own = chat.senders.flatMap((sender) => (sellers.includes(sender) ? [] : sender.texts));
  return {
    brief: /\d/.test(chat.before) ? chat.before : [chat.before, ...own].join('\n').trim(),
    quotes: sellers.map((seller) => quoteOf(withQuestions(seller, chat))),
  };
}

/** By one name alone, or by a given name and another: a firm has two that are none. */
const isPerson = (name: string): boolean =>
  /^\p{L}+$/u.test(name) || (/^\S+ \S+$/.test(name) && isGivenName(name.split(' ', 1)[0] ?? ''));
const AMONG_COLLEAGUES = new RegExp(
  `(?<!\\p{L})(?:${anyOf({
    en: 'our',
    de: 'unser*',
    fr: 'notre',
    es: 'nuestro|nuestra',
    it: 'nostro|nostra',
    nl: 'ons|onze',
    pt: 'nosso|nossa',
    pl: 'nasz*',
  })})\\s(?:\\p{L}+[\\s-])?(?:chats?|slack|teams|channel|kanal|canal|canale|kanaal|czat\\p{L}*)(?!\\p{L}|\\s(?:with|mit|avec|con|met|com|z)\\s)`,
  'iu',
);

/** Whether who seems to speak is a field of an order: "Total: $25.00". */
export const isField = (name: string): boolean =>
  roleOfHeading(name) !== null || findLabels(name).some(({ words }) => words.length > name.length / 2);
