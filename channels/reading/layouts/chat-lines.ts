import { isGivenName } from '../given-names.ts';
import type { TextSpan } from '../span.ts';

/** Before a message: when it was written, as chat programs have it, and by whom. */
const WHEN = String.raw`\[?(?:\d{1,4}[./-]\d{1,2}(?:[./-](?:\d{1,4})?)?,?\s+)?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]\.?M\.?)?\]?`;
export const CHAT_HEAD = new RegExp(
  String.raw`^[ \t]*${WHEN}[ \t]*(?:[-–—][ \t]*)?(?:(?<name>\p{L}[^:\n]{0,40}):[ \t]*)?`,
  'iu',
);
const LEAST_LINES = 2;

/** Times and names at the heads of the messages of a chat; none where fewer than two lines begin so. */
export function findChatHeads(text: string): TextSpan[] {
  let at = 0;
  const heads = text.split('\n').flatMap((line): TextSpan[] => {
    const start = at;
    at += line.length + 1;
    const head = CHAT_HEAD.exec(line)?.[0].length ?? 0;
    return head === 0 ? [] : [{ start, end: start + head }];
  });
  return heads.length < LEAST_LINES ? findSpeakers(text) : heads;
}

/** `Kim: …`, `Ravi: …`, `Kim: …`: heads without times, where a name comes again and one of them is a given name. */
function findSpeakers(text: string): TextSpan[] {
  const heads = Array.from(text.matchAll(/^[ \t]*(\p{Lu}\p{L}{1,14}):[ \t]+/gmu));
  const names = heads.map(([, name = '']) => name);
  const isChat = new Set(names).size < names.length && names.some(isGivenName);
  return isChat ? heads.map(({ 0: head, index }) => ({ start: index, end: index + head.length })) : [];
}
