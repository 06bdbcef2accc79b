import type { ChannelCard } from '#contracts/channel-card.ts';

/** The card of a live channel that needs no credential of the caller's, costs one credit and meets all that it is screened for. */
export const openCard = (
  card: Omit<ChannelCard, 'status' | 'access' | 'trade' | 'credits'> & Partial<ChannelCard>,
): ChannelCard => ({ status: 'live', access: 'open', trade: false, credits: 1, screeningBar: 1, ...card });
