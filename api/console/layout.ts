import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import { type Html, html } from '../http/html.ts';
import type { ConsoleSession } from './session.ts';

export interface Page {
  title: string;
  main: Html;
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
  response.end(renderPage(page, nonce).text);
}

function renderPage({ title, main, session }: Page, nonce: string): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${title} · Longtake</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<header>
<a href="/console">Longtake</a>
${session && renderAccount(session)}
</header>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`;
}

function renderAccount({ principal, csrf }: ConsoleSession): Html {
  return html`<nav aria-label="Account">
<a href="/console/account">${principal.email}</a>
<form method="post" action="/console/sign-out">${hiddenCsrf(csrf)}<button>Sign out</button></form>
</nav>`;
}

/** What makes a form one of ours. */
export const hiddenCsrf = (csrf: string): Html => html`<input type="hidden" name="csrf" value="${csrf}">`;

/** What is wrong with a field, beside it. */
export const fieldError = (message: string | undefined): Html | undefined =>
  message === undefined ? undefined : html`<p role="alert">${message}</p>`;

const STYLE = html`
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 46rem; padding: 0 1rem 3rem }
header, header nav { display: flex; gap: 1rem; align-items: center; justify-content: space-between; padding: .75rem 0 }
form { margin: 0 0 1rem }
label { display: block; margin: .75rem 0 }
input:not([type=checkbox]) { display: block; font: inherit; padding: .4rem; width: min(24rem, 100%); box-sizing: border-box }
button { font: inherit; padding: .4rem .9rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: .35rem .75rem .35rem 0; vertical-align: top }
[role=alert] { color: light-dark(#a40000, #ff9d9d) }
[role=status] { color: light-dark(#0a5c2b, #8be0a8) }
`;
