import type { Directory } from '#contracts/directory.ts';
import { heading, table, text } from './block.ts';
import type { Block } from './block.ts';

/** The directory for a person. */
export function describeDirectory({ stats, channels }: Directory): Block[] {
  return [
    heading(1, 'Channels'),
    text(
      'Research agents that take a brief in plain English and return a take: an output with verified links, a grade that anyone can compute again, and the plan and trace behind it.',
    ),
    text(
      `${stats.live} live: ${stats.open} need nothing but a feed key, ${stats.ownKey} run on the caller’s own key with a provider; ${stats.trades} are made for a trade.`,
    ),
    ...table(
      ['No.', 'channel', 'takes', 'gives', 'credits'],
      channels.map(({ number, name, summary, inputs, outputs, credits, links }) => [
        number,
        `[${name}](${links.spec}): ${summary}`,
        inputs,
        outputs,
        String(credits),
      ]),
    ),
  ];
}
