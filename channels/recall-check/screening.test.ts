import { holdPrivacy, holdScreening } from '../../test/support/hold-screening.ts';
import { recallCheck } from './recall-check.ts';
import { AS_CUSTOMERS_WRITE } from './screening/as-customers-write.ts';
import { AS_CUSTOMERS_WRITE_TOO } from './screening/as-customers-write-too.ts';
import { ASKED_IN_PASSING } from './screening/asked-in-passing.ts';
import { OPENED_LAST } from './screening/opened-last.ts';
import { screening } from './screening.ts';

holdScreening(recallCheck, screening);
holdPrivacy(recallCheck, screening, [
  ...AS_CUSTOMERS_WRITE,
  ...AS_CUSTOMERS_WRITE_TOO,
  ...OPENED_LAST,
  ...ASKED_IN_PASSING,
]);
