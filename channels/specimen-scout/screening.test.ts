import { holdScreening } from '../../test/support/hold-screening.ts';
import { specimenScout } from './channel.ts';
import { screening } from './screening.ts';

holdScreening(specimenScout, screening);
