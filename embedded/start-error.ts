/** What whoever typed the command can do something about: shown as its message alone, exit code 1. */
export class StartError extends Error {
  override name = 'StartError';
}
