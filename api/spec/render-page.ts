import { createHash } from 'node:crypto';
import { Html, html } from '../http/html.ts';
import { parseInline } from './block.ts';
import type { Block } from './block.ts';
import { PAGE_STYLE } from './page-style.ts';

/** The page may show itself and nothing else: no script, no frame, no form, nothing from elsewhere. */
export const PAGE_HEADERS = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(PAGE_STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
};

/** A whole page, readable without script. */
export function renderPage(title: string, blocks: readonly Block[]): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Html(PAGE_STYLE)}</style>
</head>
<body>
<main>
${blocks.map((block) => html`${renderBlock(block)}\n`)}</main>
</body>
</html>
`.text;
}

function renderBlock(block: Block): Html {
  switch (block.kind) {
    case 'heading':
      return renderHeading(block);
    case 'text':
      return html`<p>${renderInline(block.text)}</p>`;
    case 'code':
      // A block that is scrolled has to be reachable by the keyboard.
      return html`<pre tabindex="0"><code>${block.text}</code></pre>`;
    case 'list':
      return html`<ul>${block.items.map((item) => html`<li>${renderInline(item)}</li>`)}</ul>`;
  }
  return renderTable(block);
}

function renderTable({ columns, rows }: Extract<Block, { kind: 'table' }>): Html {
  const head = columns.map((column) => html`<th scope="col">${renderInline(column)}</th>`);
  const body = rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${renderInline(cell)}</td>`)}</tr>\n`);
  return html`<div class="table" tabindex="0"><table>
<thead><tr>${head}</tr></thead>
<tbody>
${body}</tbody>
</table></div>`;
}

function renderHeading({ level, text }: Extract<Block, { kind: 'heading' }>): Html {
  const words = renderInline(text);
  if (level === 1) return html`<h1>${words}</h1>`;
  return level === 2 ? html`<h2>${words}</h2>` : html`<h3>${words}</h3>`;
}

function renderInline(text: string): Html[] {
  return parseInline(text).map((part) => {
    if (part.kind === 'code') return html`<code>${part.text}</code>`;
    return part.kind === 'link' ? html`<a href="${part.href}">${part.text}</a>` : html`${part.text}`;
  });
}
