import { html } from '../../http/html.ts';
import type { ConsoleCall } from '../call.ts';
import { badge, table } from '../components.ts';
import { sendPage } from '../layout.ts';

/** `GET /console/channels`: what there is to ask. */
export function getChannels({ context, response, session }: ConsoleCall): void {
  const cards = [...context.channels.values()].map(({ card }) => card).toSorted((a, b) => a.number - b.number);
  const rows = cards.map((card) => [
    String(card.number),
    html`<a href="/console/channels/${card.slug}">${card.name}</a>`,
    card.summary,
    badge(card.status),
    card.access === 'own_key' ? 'your own key' : 'open',
    String(card.credits),
  ]);
  const columns = [
    { label: 'No.', isNumber: true },
    { label: 'Channel' },
    { label: 'What it does', isWide: true },
    { label: 'Status' },
    { label: 'Access' },
    { label: 'Credits', isNumber: true },
  ];
  const main = html`<p class="lead">Each channel takes a brief in plain English and rolls a take: an answer with its sources and a grade.</p>
${table(columns, rows, { caption: 'Channels', isStacked: true })}`;
  sendPage(response, { title: 'Channels', main, session });
}
