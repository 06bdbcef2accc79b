import type { JsonObject } from '#contracts/json.ts';
import { screenedAnswer } from '../../channels/screening/screened-answer.ts';
import type { OfflineRoll } from '../../test/support/roll-offline.ts';

/** All that a night looks at of an answer; in place of the stills that the service draws, what the channel wants drawn. */
export const answerOfRoll = ({ take, answer, composition }: OfflineRoll): JsonObject => ({
  ...screenedAnswer(take, answer?.citations ?? []),
  stills: JSON.parse(JSON.stringify(composition?.stills ?? [])),
});
