import type { RequestHandler } from 'express';
import { HOMEPAGE } from '#contracts/version.ts';
import { html } from './http/html.ts';

const PAGE = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Longtake</title>
    </head>
    <body>
      <main>
        <h1>Longtake</h1>
        <p>Research channels whose takes survive crashes and whose every claim can be checked.</p>
        <ul>
          <li><a href="/console">Console</a>: takes with their evidence, for whoever signs in</li>
          <li><a href="/api/public/channels">Directory</a>: the channels, each with its specification</li>
          <li><a href="${HOMEPAGE}#readme">Documentation</a></li>
        </ul>
        <p>MCP clients connect to <code>/mcp</code>.</p>
      </main>
    </body>
  </html>`.text;

/** `GET /`: where to go from here. */
export const getWelcome: RequestHandler = (_request, response) => {
  response.set({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  });
  response.send(PAGE);
};
