import { foldCase, LANGUAGES, rolesIn } from '../../reading/languages.ts';

/** The text without lines that only greet or thank, which may be in another language than the rest, and without who signs below. */
export function withoutFrame(text: string): string {
  const lines = text.split('\n');
  const closed = lines.findLastIndex((line) => isFrame(line, ['closings']));
  const isSigned = closed > 0 && lines.length - closed <= MOST_SIGNED;
  return (isSigned ? lines.slice(0, closed) : lines)
    .filter((line) => !isFrame(line, ['greetings', 'closings']))
    .join('\n');
}

const MOST_SIGNED = 6;

function isFrame(line: string, frame: readonly ('greetings' | 'closings')[]): boolean {
  const words = line.match(/\p{L}+/gu) ?? [];
  const isOf = (word: string): boolean =>
    frame.some((role) => LANGUAGES.some((language) => rolesIn(language, foldCase(word)).has(role)));
  return words.length < 5 && words.some(isOf);
}
