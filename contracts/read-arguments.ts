import { parseArgs } from 'node:util';
import type { ParseArgsOptionsConfig } from 'node:util';
import usage from '#contracts/usage.json' with { type: 'json' };

export type CommandName = keyof typeof usage;

/** A command that was typed wrongly: shown as its message alone, exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** What a command answers to --help: the forms of it, then what its options do. */
export function helpOf(command: CommandName): string {
  return usage[command].join('\n');
}

/** The first part of the help: one line a form. */
export function usageOf(command: CommandName): string {
  const lines = usage[command];
  return lines.slice(0, lines.indexOf('')).join('\n');
}

/** What was typed after the name of a command. With --help prints what it does and ends the process with 0; throws UsageError. */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  command: CommandName,
  options: Options,
  args: string[] = process.argv.slice(2),
) {
  if (args.slice(0, endOfOptions(args)).some((arg) => arg === '--help' || arg === '-h')) {
    process.stdout.write(`${helpOf(command)}\n`);
    process.exit(0);
  }
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (cause) {
    throw new UsageError(usageOf(command), { cause });
  }
}

const endOfOptions = (args: string[]): number => {
  const end = args.indexOf('--');
  return end === -1 ? args.length : end;
};
