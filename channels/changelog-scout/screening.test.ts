import { holdScreening } from '../../test/support/hold-screening.ts';
import { changelogScout } from './channel.ts';
import { screening } from './screening.ts';

holdScreening(changelogScout, screening);
