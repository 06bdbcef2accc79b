import { type Html, html } from '../http/html.ts';

/** To the minute, in UTC. */
export const renderTime = (at: Date): Html =>
  html`<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>`;
