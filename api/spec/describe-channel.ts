import type { SourceDescription } from '#contracts/source.ts';
import { LIMITS, Lifecycle, Prior, TakeRequest, TakeResponse } from '#contracts/take.ts';
import type { Channel } from '../../channels/channel.ts';
import { EventType } from '../ag-ui/event-type.ts';
import type { Operation } from '../operations/operation.ts';
import { code, heading, list, table, text } from './block.ts';
import type { Block } from './block.ts';
import { fieldsOf } from './describe-fields.ts';
import { describeErrors, describeOperations, describeRoutes } from './describe-operations.ts';
import { exampleAnswer, exampleBody, exampleTake } from './examples.ts';

/** An outside source, and what an installation can set for it. */
const describeSource = ({ name, title, origin, key }: SourceDescription): string =>
  `[${title}](${origin}) (\`LONGTAKE_SOURCE_${name}_URL\`${key ? `, \`LONGTAKE_SOURCE_${name}_KEY\`` : ''})`;

/** A channel's interface for a person or a model: what it is for, how to call it, and every field, route and error. */
export function describeChannel(
  { card, sources = [] }: Pick<Channel, 'card' | 'sources'>,
  operations: readonly Operation[],
  baseUrl: string,
): Block[] {
  const address = `${baseUrl}/api/public/channel/${card.slug}`;
  const answer = exampleAnswer(card);
  return [
    heading(1, `${card.name} (channel ${card.number})`),
    text(card.summary),
    ...table(
      ['', ''],
      [
        ['Takes', card.inputs],
        ['Gives', card.outputs],
        [
          'Price',
          `${card.credits} credit${card.credits === 1 ? '' : 's'} a take; failed, cancelled and \`needs_input\` takes cost nothing`,
        ],
        [
          'Runs on',
          card.access === 'open'
            ? 'nothing but a feed key'
            : 'the caller’s own credential with a provider, kept in the console',
        ],
        ...(sources.length > 0 ? [['Asks', sources.map(describeSource).join(' · ')]] : []),
        ['Status', card.trade ? `${card.status}, a trade` : card.status],
        [
          'Edges of a take',
          `${card.budget.pages} pages, ${card.budget.rounds} rounds, ${card.budget.seconds} seconds; then it is graded as it is`,
        ],
      ],
    ),
    text(
      `The same as [OpenAPI](${address}/spec?format=openapi), as an [MCP tool](${address}/spec?format=mcp), as [Markdown](${address}/spec?format=markdown). All channels: [directory](${baseUrl}/api/public/channels).`,
    ),
    heading(2, 'Roll a take'),
    code('sh', curl(`${address}/take`, exampleBody('roll_take', card))),
    text(
      `One JSON answer when the take has ended, after at most ${LIMITS.defaultWaitSeconds} seconds (\`Prefer: wait=N\`, up to ${LIMITS.waitSeconds}; \`Prefer: respond-async\` does not wait). What is not done by then is answered with 202 and goes on; \`Location\` says where. ${answer ? 'This is the answer to the example:' : 'While it waits, the example is answered with:'}`,
    ),
    code('json', JSON.stringify(answer ?? exampleTake(card), null, 2)),
    heading(2, 'Follow it as a stream'),
    code('sh', curl(`${address}/agui`, exampleBody('agui_run', card), "-N -H 'accept: text/event-stream'")),
    text(
      `Typed [AG-UI](https://docs.ag-ui.com) events: ${Object.values(EventType)
        .map((type) => `\`${type}\``)
        .join(
          ', ',
        )} (the last by \`agui/connect\` alone). Questions come as \`CUSTOM\` events named \`channel.ask\` and as the interrupts of \`RUN_FINISHED\`.`,
    ),
    heading(2, 'Request'),
    ...fieldsOf(TakeRequest, 'input'),
    heading(3, 'prior'),
    ...fieldsOf(Prior, 'input'),
    heading(2, 'Response'),
    ...fieldsOf(TakeResponse, 'output'),
    heading(3, 'lifecycle'),
    ...fieldsOf(Lifecycle, 'output'),
    heading(2, 'Routes'),
    ...describeRoutes(operations, card.slug),
    ...describeOperations(operations, card.slug),
    heading(2, 'Errors'),
    text('Every error is a problem document (RFC 9457) with a `code` of this list; error answers are never cached.'),
    ...describeErrors(operations),
    heading(2, 'Limits'),
    list([
      `Body at most ${LIMITS.bodyBytes} bytes, nested at most ${LIMITS.jsonDepth} levels; headers at most ${LIMITS.headerBytes} bytes.`,
      'Requests are limited per key and minute: `RateLimit` and `RateLimit-Policy` say what is left, `Retry-After` when to come back.',
      'Takes over the limit on running takes wait as `queued`; none is refused for it.',
    ]),
  ];
}

function curl(address: string, body: object | undefined, options = ''): string {
  const sent = JSON.stringify(body).replaceAll("'", "'\\''");
  return `curl -s ${options && `${options} `}${address} \\\n  -H "authorization: Bearer $KEY" -H 'content-type: application/json' \\\n  -d '${sent}'`;
}
