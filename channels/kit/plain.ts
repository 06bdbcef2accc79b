import type { ComposedSentence } from '#contracts/evidence.ts';

/** A piece of the output that states no fact. */
export const plain = (text: string): ComposedSentence => ({
  text,
  isFactual: false,
  findings: [],
  rows: [],
  derivations: [],
});

/** The beginning of a text in one line, cut between words. */
export function shorten(text: string, most = 160): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, Math.max(1, line.lastIndexOf(' ', most)))} …` : line;
}
