import { describe, expect, it } from 'vitest';
import { expectAnswer, expectPrivacy } from '../../test/support/hold-screening.ts';
import { recallCheck } from './recall-check.ts';
import { AS_CUSTOMERS_WRITE } from './screening/as-customers-write.ts';
import { AS_CUSTOMERS_WRITE_TOO } from './screening/as-customers-write-too.ts';
import { ASKED_IN_PASSING } from './screening/asked-in-passing.ts';
import { FROM_THE_SHELF } from './screening/from-the-shelf.ts';
import { NAMES_AND_PAPERS } from './screening/names-and-papers.ts';
import { OPENED_LAST } from './screening/opened-last.ts';
import { TOLD_AT_LENGTH } from './screening/told-at-length.ts';
import { TOLD_IN_SMALL_LETTERS } from './screening/told-in-small-letters.ts';
import { screening } from './screening.ts';

const PRIVATE = [
  ...AS_CUSTOMERS_WRITE,
  ...AS_CUSTOMERS_WRITE_TOO,
  ...OPENED_LAST,
  ...ASKED_IN_PASSING,
  ...TOLD_AT_LENGTH,
  ...TOLD_IN_SMALL_LETTERS,
  ...FROM_THE_SHELF,
  ...NAMES_AND_PAPERS,
].filter(({ keeps }) => keeps);

describe('the screening briefs of recall-check', () => {
  it('have names of their own', () =>
    expect(new Set(screening.briefs.map(({ name }) => name)).size).toBe(screening.briefs.length));

  it.each(screening.briefs)('answers $name', (brief) => expectAnswer(recallCheck, screening, brief));

  it.each(PRIVATE)('sends nothing private of $name', (brief) => expectPrivacy(recallCheck, screening, brief));
});
