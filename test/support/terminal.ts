import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BRIDGE = fileURLToPath(new URL('terminal.py', import.meta.url));
const COLUMNS = 80;

/** A command that runs on a terminal of 80 columns. */
export interface Terminal {
  /** Everything that came so far, control sequences included. */
  output(): string;
  /** Resolves when something has come that matches, after what matched before. Rejects where the command ends without. */
  shows(pattern: RegExp): Promise<void>;
  type(text: string): void;
  /** The exit code. */
  ended: Promise<number | null>;
  kill(): void;
}

export function openTerminal(
  command: string[],
  { cwd, env }: { cwd: string; env: Record<string, string | undefined> },
): Terminal {
  const child = spawn('python3', [BRIDGE, String(COLUMNS), ...command], {
    cwd,
    env: { ...env, TERM: 'xterm' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  let seen = 0;
  const waiting = new Set<() => void>();
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    for (const look of waiting) look();
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { output: () => output, shows, type: (text) => void child.stdin.write(text), ended, kill: () => child.kill() };

  function shows(pattern: RegExp): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const match = pattern.exec(output.slice(seen));
        if (!match) return;
        seen += match.index + match[0].length;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      void ended.then(() => {
        look();
        reject(new Error(`The command ended and did not show ${String(pattern)}:\n${output}`));
      });
      look();
    });
  }
}

/** What stands on the terminal in the end, line by line, those that went up and away included; a line that is too long is one line here. */
export function readScreen(output: string): string[] {
  const lines: string[][] = [[]];
  let row = 0;
  let column = 0;
  const put = (character: string): void => {
    const line = (lines[row] ??= []);
    while (line.length < column) line.push(' ');
    line[column] = character;
    column += 1;
  };
  // oxlint-disable-next-line no-control-regex -- a terminal is driven by control characters
  for (const [part, sequence, count, final] of output.matchAll(/\u001B\[([?\d;]*?)(\d*)([A-Za-z])|[^]/gu)) {
    if (final !== undefined) control(final, Number(count || 1), `${sequence ?? ''}${count ?? ''}`);
    else if (part === '\r') column = 0;
    else if (part === '\n') lines[(row += 1)] ??= [];
    else if (part === '\b') column = Math.max(0, column - 1);
    else if (part >= ' ') put(part);
  }
  return lines.map((line) => line.join('').trimEnd());

  function control(final: string, count: number, argument: string): void {
    const line = (lines[row] ??= []);
    if (final === 'A') row = Math.max(0, row - count);
    else if (final === 'G') column = count - 1;
    else if (final === 'C') column += count;
    else if (final === 'D') column = Math.max(0, column - count);
    else if (final === 'K' && argument === '2') line.length = 0;
    else if (final === 'K') line.length = Math.min(line.length, column);
    else if (final === 'J') {
      line.length = Math.min(line.length, column);
      lines.length = row + 1;
    } else if (final !== 'm' && final !== 'h' && final !== 'l') throw new Error(`no terminal knows ${final} here`);
  }
}
