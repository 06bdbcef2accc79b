import { holdScreening } from '../../test/support/hold-screening.ts';
import { quoteCompare } from './quote-compare.ts';
import { screening } from './screening.ts';

holdScreening(quoteCompare, screening);
