import type { LibraryQuestion } from '#contracts/library-search.ts';
import { WEBHOOK_LIMITS } from '#contracts/webhook.ts';
import type { Channel } from '../../channels/channel.ts';
import type { Db } from '../../db/connect.ts';
import { parseNetworks } from '../../outbound/address-rules.ts';
import { parseReceiver } from '../../outbound/parse-receiver.ts';
import type { ToolContext } from './define-tool.ts';
import { buildCatalogue } from './describe-tools.ts';
import { TOOLS } from './tools/index.ts';

export interface ToolContextOptions {
  db: Db;
  secret: Uint8Array;
  channels: ReadonlyMap<string, Channel>;
  baseUrl: string;
  outboundAllow: readonly string[];
  isSandbox: boolean;
  courierUrl: string | undefined;
  readQuestion: (query: string) => Promise<LibraryQuestion>;
}

/** What the tools work with in this process. */
export function createToolContext(options: ToolContextOptions): ToolContext {
  const receivers = {
    allow: parseNetworks(options.outboundAllow.join(',')).networks,
    ownHosts: [new URL(options.baseUrl).hostname],
    maxLength: WEBHOOK_LIMITS.urlChars,
  };
  return {
    db: options.db,
    baseUrl: options.baseUrl,
    secret: options.secret,
    measuringChannels: [...options.channels.values()].flatMap(({ card, measure }) => (measure ? [card.slug] : [])),
    courierTarget: options.courierUrl === undefined ? 'files' : 'https',
    parseReceiver: (url) => parseReceiver(url, receivers),
    readQuestion: options.readQuestion,
    isDryRun: options.isSandbox,
    catalogue: buildCatalogue(TOOLS),
  };
}
