import { randomBytes } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Response } from 'express';
import { endResponse } from '../http/end-response.ts';
import { type Html, html } from '../http/html.ts';
import { assetAddress } from './assets.ts';
import { type IconName, icon } from './icons.ts';
import { withTyped } from './kept-form.ts';
import type { ConsoleSession } from './session.ts';

export interface Page {
  title: string;
  main: Html;
  /** Pages above this one: addresses and names, the outermost first. */
  trail?: readonly (readonly [address: string, name: string])[];
  /** Whoever has signed in: shown at the top with the way out. */
  session?: ConsoleSession | undefined;
  status?: number;
  /** Origins, or schemes with their colon, beside our own that a form of the page may lead to by a redirect (CSP form-action). */
  formTargets?: readonly string[];
}

/** Answers a page of the console. No page needs anything from another host, and none may be framed. */
export function sendPage(response: Response, page: Page): void {
  const nonce = randomBytes(16).toString('base64');
  response.status(page.status ?? 200);
  response.set({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      `style-src 'nonce-${nonce}'`,
      "img-src 'self' data:",
      "connect-src 'self'",
      `form-action ${["'self'", ...(page.formTargets ?? [])].join(' ')}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
    'x-frame-options': 'DENY',
    // "no-referrer" would make browsers send "Origin: null" with our own forms.
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  endResponse(response, compress(response, withTyped(response, renderPage(page, nonce, response.req.path).text)));
}

/**
 * A page as short as it travels. One that answers a form, or whose address has a query, is left as it is: it may say back what a stranger wrote, and
 * lengths would tell letter by letter of the token beside it (BREACH).
 */
function compress(response: Response, page: string): string | Buffer {
  const { req: request } = response;
  response.vary('accept-encoding');
  const takesBrotli = /\bbr\b/.test(request.get('accept-encoding') ?? '');
  if (request.method !== 'GET' || request.url.includes('?') || !takesBrotli) return page;
  response.set('content-encoding', 'br');
  return brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
}

/** A page of 30 kB takes about a millisecond. */
const QUALITY = 4;

function renderPage({ title, trail = [], main, session }: Page, nonce: string, path: string): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="htmx-config" content="${HTMX}">
<title>${title} · Longtake</title>
<link rel="icon" href="data:image/svg+xml,${FAVICON}">
<link rel="stylesheet" href="${assetAddress('console.css')}" nonce="${nonce}">
<script defer src="${assetAddress('console.js')}" nonce="${nonce}"></script>
</head>
<body class="no-script${session ? '' : ' narrow'}">
<a class="skip" href="#main">To the content</a>
<header>
<a href="/console">Longtake</a>
${session && renderAccount(session)}
</header>
${session && renderNavigation(session, path)}
<main id="main">
${trail.length > 0 && html`<nav class="trail" aria-label="Above">${trail.map(([address, name]) => html`<a href="${address}">${name}</a> <span aria-hidden="true">›</span> `)}</nav>`}
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`;
}

/** A frame with a long line through it. */
const FAVICON = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0172ad"/><path d="M8 8v16h16" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>',
);

/** Nothing that our policy would forbid: no styles of its own, no code in attributes. */
const HTMX = JSON.stringify({ includeIndicatorCSS: false, history: false });

const PAGES: readonly (readonly [IconName, string, 'admin'?])[] = [
  ['overview', 'Overview'],
  ['channels', 'Channels'],
  ['takes', 'Takes'],
  ['runs', 'Runs'],
  ['library', 'Library'],
  ['review', 'Review', 'admin'],
  ['webhooks', 'Webhooks'],
  ['canaries', 'Canaries'],
  ['screening', 'Screening', 'admin'],
  ['wallet', 'Wallet'],
  ['audit', 'Audit'],
  ['operators', 'Operators', 'admin'],
];

function renderNavigation({ principal }: ConsoleSession, path: string): Html {
  const shown = PAGES.filter(([, , role]) => role === undefined || principal.role === role);
  return html`<nav aria-label="Pages"><ul>
${shown.map(([name, label]) => {
  const isCurrent = name === (path === '/' ? 'overview' : path.split('/')[1]?.replace('specimens', 'library'));
  return html`<li><a href="/console${name === 'overview' ? '' : `/${name}`}"${isCurrent && CURRENT}>${icon(name)}${label}</a></li>
`;
})}</ul></nav>`;
}

const CURRENT = html` aria-current="page"`;

function renderAccount({ principal, csrf }: ConsoleSession): Html {
  return html`<nav aria-label="Account">
<a href="/console/account">${principal.email}</a>
<form method="post" action="/console/sign-out">${hiddenCsrf(csrf)}<button class="secondary">Sign out</button></form>
</nav>`;
}

/** What makes a form one of ours. */
export const hiddenCsrf = (csrf: string): Html => html`<input type="hidden" name="csrf" value="${csrf}">`;

/** What is wrong with a field, beside it. */
export const fieldError = (message: string | undefined): Html | undefined =>
  message === undefined ? undefined : html`<p role="alert">${message}</p>`;
