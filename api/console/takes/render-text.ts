import { type Html, html } from '../../http/html.ts';

/** Text as paragraphs, its lines kept. */
export const paragraphs = (text: string): Html[] =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => html`<p>${renderLines(part)}</p>`);

/** Lines as they are, and what stands between `**` as the heading that it is meant as. */
export const renderLines = (text: string): Html =>
  html`${text.split('\n').flatMap((line, index) => (index === 0 ? [renderLine(line)] : [html`<br>`, renderLine(line)]))}`;

/** Every second piece stood between a pair of marks. */
const renderLine = (line: string): Html =>
  html`${line.split(/\*\*(?=\S)([^*]*[^*\s])\*\*/).map((part, index) => (index % 2 === 1 ? html`<strong>${part}</strong>` : part))}`;
