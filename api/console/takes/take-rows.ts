import type { BrowsedTake } from '../../../db/queries/browse-takes.ts';
import { type HtmlPart, html } from '../../http/html.ts';
import { type TableColumn, badge, grade, time } from '../components.ts';
import { sayDuration } from '../say-duration.ts';

const SHOWN_CHARS = 90;

export const TAKE_COLUMNS: readonly TableColumn[] = [
  { label: 'Take', sort: 'channel' },
  { label: 'Brief', isWide: true },
  { label: 'State', sort: 'state' },
  { label: 'Grade', sort: 'overall' },
  { label: 'Rolled', sort: 'created' },
  { label: 'Took', isNumber: true },
];

/** A take in a list. */
export const takeRow = (take: BrowsedTake): HtmlPart[] => [
  html`<a href="/console/takes/${take.takeId}">${take.channel} ${take.takeNo}</a>${take.origin !== 'caller' && html` <span class="badge quiet">${take.origin.replaceAll('_', ' ')}</span>`}`,
  take.brief.length > SHOWN_CHARS
    ? html`<span title="${take.brief}">${take.brief.slice(0, SHOWN_CHARS)}…</span>`
    : take.brief,
  badge(take.state),
  html`${grade(take.grade)}${take.overall !== null && html` <span class="quiet">${take.overall}</span>`}`,
  time(take.createdAt),
  take.endedAt ? sayDuration(take.endedAt.getTime() - take.createdAt.getTime()) : '',
];
