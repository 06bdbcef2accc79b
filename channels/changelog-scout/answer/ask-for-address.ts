import type { Ask } from '#contracts/take.ts';

const WHICH = 'Which changelog or release notes page should be read? Give its address, or that of a GitHub repository.';

/** Asks for the address of a changelog, where there is none in the brief and none in the archive for the products that it names. */
export const askForAddress = (missing: readonly string[]): Ask => ({
  key: 'address',
  ask:
    missing.length > 0
      ? `None of the pages that your takes have read is about ${missing.join(' or ')}. ${WHICH}`
      : WHICH,
  blocking: true,
});
