import type { ChannelCard } from '#contracts/channel-card.ts';
import type { ChannelRules } from '#contracts/channel-rules.ts';

export type { ComposeInput, ExtractInput, Extraction } from '#contracts/channel-rules.ts';

/** A channel: its rules and its card. The stages do all I/O around them, find every quote again, and drop what the pages do not carry. */
export interface Channel extends ChannelRules {
  card: ChannelCard;
}
