import type { z } from 'zod';
import type { ChannelCard } from '#contracts/channel-card.ts';
import type { ChannelRules } from '#contracts/channel-rules.ts';
import type { JsonObject } from '#contracts/json.ts';
import type { SourceDescription } from '#contracts/source.ts';

export type { ComposeInput, ExtractInput, Extraction } from '#contracts/channel-rules.ts';

/** A channel: its rules, its card and the sources that it asks. The stages do all I/O around them, find every quote again, and drop what the pages do not carry. */
export interface Channel<
  Reading extends JsonObject = JsonObject,
  Notes extends JsonObject = JsonObject,
> extends ChannelRules<Reading, Notes> {
  card: ChannelCard;
  /** Every API source that its requests name. */
  sources?: readonly SourceDescription[];
  /** What rows and summary of its tables are made of (`channelTable`): the specs are typed by it. Absent: any JSON. */
  table?: z.ZodType;
}
