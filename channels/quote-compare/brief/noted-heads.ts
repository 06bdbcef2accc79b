import { anyOf } from '../../reading/phrases.ts';
import { COPIED_NOUNS, DOCUMENT_NOUNS } from '../../reading/vocabulary/order-words.ts';

/** "[offer of 3 May, valid to 20 May] Acme: …", "Acme, offer of 3 May: …": what is noted on the paper, apart from the line without it. */
export function withoutNote(line: string): { note: string; own: string } {
  const { before = '', boxed, name, behind, rest } = NOTED.exec(line)?.groups ?? {};
  const note = (boxed ?? behind ?? '').trim();
  if (note === '' || !OF_PAPER.test(note)) return { note: '', own: line };
  return { note, own: boxed === undefined ? `${before}${name ?? ''}: ${rest ?? ''}` : `${before}${rest ?? ''}` };
}
const NOTED =
  /^(?<before>[\s>*•-]*)(?:[[(](?<boxed>[^[\]()]{6,90})[\])]\s*(?<rest>\p{Lu}.*)|(?<name>\p{Lu}[^:,;|]{2,48}?)\s*(?:,\s|\s[–—-]\s|\s(?=\())(?<behind>[^:;|]{4,80}?)\s*:(?:\s(?<rest>.*))?)$/u;
const OF_PAPER = new RegExp(
  `(?<!\\p{L})(?:${anyOf(DOCUMENT_NOUNS)}|${anyOf(COPIED_NOUNS)})(?!\\p{L})|\\d{1,2}[./-]\\d{1,2}(?!\\d)`,
  'iu',
);
