import { changelogScout } from '../../../channels/changelog-scout/channel.ts';
import type { Channel } from '../../../channels/channel.ts';

/** Asks its model with a key of the caller's own. */
export const ownKeyScout: Channel = {
  ...changelogScout,
  card: { ...changelogScout.card, slug: 'own-key-scout', access: 'own_key' },
};
