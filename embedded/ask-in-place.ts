import { cleanForTerminal as clean } from '#contracts/terminal-text.ts';
import { createInterface } from 'node:readline/promises';
import type { Ask } from '#contracts/take.ts';

interface Keyboard extends NodeJS.ReadableStream {
  isTTY?: boolean;
}

/**
 * Asks whoever sits at the terminal, and gives the answers as the notes of the next take. Null where nobody sits there, nothing is asked, or
 * every answer is left empty. The questions themselves are printed with the take.
 */
export async function askInPlace(asks: Ask[], input: Keyboard, output: NodeJS.WritableStream): Promise<string | null> {
  if (asks.length === 0 || !input.isTTY) return null;
  const lines = createInterface({ input, output });
  // At the prompt nothing runs any more, so Ctrl-C and Ctrl-D simply leave.
  const left = new AbortController();
  lines.once('SIGINT', () => left.abort()).once('close', () => left.abort());
  const answers: string[] = [];
  try {
    output.write(`${asks.length === 1 ? 'Your answer' : 'Your answers'} (empty: leave it):\n`);
    for (const [index, { key }] of asks.entries()) {
      const prompt = asks.length === 1 ? '> ' : `${index + 1}> `;
      const answer = (await lines.question(clean(prompt), { signal: left.signal })).trim();
      if (answer !== '') answers.push(`${key}: ${answer}`);
    }
  } catch (error) {
    if (!left.signal.aborted) throw error;
  } finally {
    lines.close();
  }
  return answers.length === 0 ? null : answers.join('\n');
}
