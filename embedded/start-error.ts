import { UsageError } from '#contracts/read-arguments.ts';
import { ConfigurationError } from '#contracts/read-environment.ts';
import { cleanForTerminal } from '#contracts/terminal-text.ts';

/** What whoever typed the command can do something about: shown as its message alone, exit code 1. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Ends the process with exit code 1, or 2 where the command was typed wrongly: with the message alone where the reader can do something about it. */
export function endWithMessage(error: unknown): never {
  const isForTheReader =
    error instanceof StartError || error instanceof ConfigurationError || error instanceof UsageError;
  console.error(isForTheReader ? cleanForTerminal(error.message) : error);
  process.exit(error instanceof UsageError ? 2 : 1);
}
