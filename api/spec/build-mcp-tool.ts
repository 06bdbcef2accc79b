import type { ChannelCard } from '#contracts/channel-card.ts';
import { TakeRequest, TakeResponse } from '#contracts/take.ts';
import { buildStandAlone } from './json-schemas.ts';

/** The channel as the definition of an MCP tool (MCP 2025-06-18, Tools): its arguments are a TakeRequest, its result a TakeResponse. */
export function buildMcpTool(card: ChannelCard): object {
  return {
    name: card.slug,
    title: card.name,
    description: `${card.summary} Takes: ${card.inputs}. Gives: ${card.outputs}. When the result has asks, answer them in the notes of the next call and send the brief so far as prior.brief.`,
    inputSchema: buildStandAlone(TakeRequest, 'input'),
    outputSchema: buildStandAlone(TakeResponse, 'output'),
    // A take reads the web and writes nothing there; each one is charged.
    annotations: {
      title: card.name,
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: false,
      openWorldHint: true,
    },
  };
}
