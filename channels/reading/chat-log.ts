import { lineSpans } from './span.ts';

/** What one sender of a chat wrote, in order; lines that go on without a stamp belong to the message before. */
export interface ChatSender {
  name: string;
  texts: string[];
  /** The one who took the copy, by the word that the program puts in place of a name. */
  isOwn: boolean;
}

/** A chat as a telephone copies it: what stands before it, and its senders in the order of their first message. */
export interface ChatLog {
  before: string;
  senders: ChatSender[];
}

/** Day and time as the exports of chat programs write them: "[14/03/2027, 18:22] ", "14.03.27, 18:22 - ". */
const STAMP =
  /^\s*\[?\d{1,4}[./-]\d{1,2}(?:[./-](?:\d{2,4})?)?,?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?\]?\s*(?:[-–]\s)?/iu;
const SENDER = /^(?<name>[^:\n]{1,60}?):(?:\s+(?=\S)|\s*$)/u;
const OWN = new Set('me you ich du moi vous yo tú io tu ik jij eu você ja ty jag 自分'.split(' '));

/** Takes a copied chat apart by who wrote what; null where fewer than two messages carry a stamp and a sender. */
export function readChatLog(text: string): ChatLog | null {
  const before: string[] = [];
  const senders = new Map<string, ChatSender>();
  let last: ChatSender | null = null;
  let count = 0;
  for (const { start, end } of lineSpans(text)) {
    const line = text.slice(start, end);
    const stamp = STAMP.exec(line)?.[0];
    const rest = line.slice(stamp?.length ?? 0);
    const name = stamp === undefined ? undefined : SENDER.exec(rest)?.groups?.name?.trim();
    if (name !== undefined) {
      last = senders.get(name) ?? { name, texts: [], isOwn: OWN.has(name.toLowerCase()) };
      last.texts.push(rest.replace(SENDER, '').trim());
      senders.set(name, last);
      count += 1;
    } else if (stamp !== undefined) last = null;
    else if (last && line.trim() !== '') last.texts.push(`${last.texts.pop() ?? ''}\n${line.trim()}`);
    else if (count === 0) before.push(line);
  }
  return count < 2 ? null : { before: before.join('\n').trim(), senders: [...senders.values()] };
}
