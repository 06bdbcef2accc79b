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
  /** Each message says its day, as only the copy of a program does. */
  hasDays: boolean;
}

const NUMBERS = String.raw`\d{1,4}[./-]\d{1,2}(?:[./-](?:\d{2,4})?)?`;
const DAY = String.raw`(?:${NUMBERS}|(?:\p{L}{3,9}\.?,?\s)?(?:\p{L}{3,9}\.?\s\d{1,2}|\d{1,2}\.?\s\p{L}{3,9}\.?)(?:,?\s\d{4})?|\p{L}{4,10})`;
const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?(?!\p{L}))?`;
/** "14/03/2027, 18:22", "Mar 14, 2027 at 6:22 PM", "Yesterday 18:22", and a time before its day. */
const WHEN = String.raw`(?:${DAY},?\s+(?:at\s|um\s|à\s|a las\s)?${TIME}|${TIME}(?:,?\s+${NUMBERS})?)`;
const NAME = String.raw`(?<name>[^\s:\n\[][^:\n\[]{0,58}?)`;

/** How chat programs head a message: WhatsApp and Signal, Teams with the name alone, Telegram and Slack with the time behind it. */
const HEADS = [
  `^\\s*(?:\\[${WHEN}\\]\\s*(?:[-–]\\s)?|${WHEN}\\s+[-–]\\s|${DAY},?\\s+${TIME}\\s+)${NAME}:(?<text>\\s.*|)$`,
  `^\\s*\\[${WHEN}\\]\\s+(?=\\p{L})(?<name>[^:\\n\\d]{2,60})$`,
  `^\\s*(?=\\p{L})(?<name>[^:\\n\\d\\[]{2,58}?),?\\s*(?:\\[${WHEN}\\]|\\s{2}${WHEN}|\\s·\\s${WHEN}):?$`,
].map((source) => new RegExp(source, 'iu'));
/** A stamp and nobody: the program speaks. */
const STAMP = new RegExp(`^\\s*(?:\\[${WHEN}\\]|${NUMBERS},?\\s+${TIME}\\s+[-–]\\s)`, 'iu');
const HAS_DAY = new RegExp(NUMBERS, 'u');
const OWN = new Set('me you ich du moi vous yo tú io tu ik jij eu você ja ty jag 自分'.split(' '));

/** Takes a copied chat apart by who wrote what; null where fewer than two messages carry a stamp and a sender. */
export function readChatLog(text: string): ChatLog | null {
  const lines = lineSpans(text).map(({ start, end }) => text.slice(start, end));
  const form = HEADS.find((head) => lines.filter((line) => head.test(line)).length > 1);
  if (!form) return null;
  const before: string[] = [];
  const senders = new Map<string, ChatSender>();
  let last: ChatSender | null = null;
  let hasDays = true;
  for (const line of lines) {
    const groups = form.exec(line)?.groups;
    if (groups) {
      const name = (groups.name ?? '').replace(/^~\s?/, '').trim();
      last = senders.get(name) ?? { name, texts: [], isOwn: OWN.has(name.toLowerCase()) };
      last.texts.push((groups.text ?? '').trim());
      senders.set(name, last);
      hasDays &&= HAS_DAY.test(line);
    } else if (STAMP.test(line)) last = null;
    else if (last && line.trim() !== '') last.texts.push(`${last.texts.pop() ?? ''}\n${line.trim()}`);
    else if (senders.size === 0) before.push(line);
  }
  return { before: before.join('\n').trim(), senders: [...senders.values()], hasDays };
}
