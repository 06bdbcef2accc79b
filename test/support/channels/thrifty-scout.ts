import { changelogScout } from '../../../channels/changelog-scout/channel.ts';
import type { Channel } from '../../../channels/channel.ts';

/** Has hardly any tokens to ask a model by. */
export const thriftyScout: Channel = {
  ...changelogScout,
  card: { ...changelogScout.card, budget: { ...changelogScout.card.budget, tokens: 50 } },
};
