import { isGivenName } from '../given-names.ts';
import { findChatHeads } from '../chat-log.ts';
import { type Correspondent, readThread } from '../mail-thread.ts';
import { TAKEN, type TextSpan } from '../span.ts';

/**
 * Everywhere that those who write to each other are named: the names in the heads of mails and chats, and those that are signed below a message,
 * wherever else they stand. `isOther` says of a word whether something else is known by it, and so no person. Expects the text as it was pasted.
 */
export function findCorrespondents(text: string, isOther: (word: string) => boolean): TextSpan[] {
  const names = new Set(
    [...mailNames(text), ...findChatHeads(text).flatMap(({ name }) => name ?? [])]
      .flatMap((name) => name.match(/\p{Lu}[\p{L}'’-]+/gu) ?? [])
      .filter((word) => word.length >= SHORTEST && !isOther(word)),
  );
  for (const word of signers(text)) if (!isOther(word)) names.add(word);
  return Array.from(text.matchAll(/(?<![\p{L}\d])\p{Lu}[\p{L}'’-]+(?![\p{L}\d])/gu)).flatMap((hit) =>
    names.has(hit[0].replace(/['’]s$/, '')) ? [{ start: hit.index, end: hit.index + hit[0].length }] : [],
  );
}

const SHORTEST = 3;

const mailNames = (text: string): string[] =>
  readThread(text).flatMap(({ from, to }) =>
    [from, to].filter((who): who is Correspondent => who !== null).map(({ name }) => name),
  );

/** "Tom", and at most contact data below, at the end of a message: frequent given names that stand alone on a line. */
function signers(text: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(/^[>\s]{1,20}/, '').trimEnd());
  const last = lines.findLastIndex((line) => !isContact(line));
  const name = (lines[last] ?? '').replace(/[,.]$/, '');
  const before = lines[last - 1] ?? '';
  const isSigned = LONE_NAME.test(name) && isGivenName(name.split(' ')[0] ?? '') && /^$|[.!?,]$/.test(before);
  return isSigned ? name.split(' ') : [];
}

const LONE_NAME = /^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{Ll}'’-]+){0,2}$/u;
const isContact = (line: string): boolean =>
  line === '' || line.includes(TAKEN) || /^[\d\s()+./-]+$|@|^www\./.test(line);
