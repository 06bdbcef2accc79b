import { ConfigurationError } from '#contracts/read-environment.ts';
import { StartError } from './start-error.ts';

/** Ends the process with exit code 1: with the message alone where the reader can do something about it. */
export function endWithMessage(error: unknown): never {
  const isForTheReader = error instanceof StartError || error instanceof ConfigurationError;
  console.error(isForTheReader ? error.message : error);
  process.exit(1);
}
