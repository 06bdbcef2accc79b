import { describe, expect, it } from 'vitest';
import { RENDERED_TYPE } from '#contracts/page.ts';
import { needsBrowser } from './needs-browser.ts';
import { layerOf } from './testing.ts';

const page = (body: string): string => `<!doctype html><title>Widget</title><body>${body}</body>`;
const SCRIPT = '<script type="module" src="/assets/index.js"></script>';

describe('needsBrowser', () => {
  it.each([
    ['a body with a script alone', page(SCRIPT)],
    ['an empty mount', page(`<div id="root"></div>${SCRIPT}`)],
    ['a mount with a spinner', page(`<div id="app"><div class="spinner">Loading…</div></div>${SCRIPT}`)],
    ['a shell with a bar', page(`<header>Widget Works</header><div id="__next"></div>${SCRIPT}`)],
    ['a notice', page(`<div id="main"></div><p>You need to enable JavaScript to run this app.</p>${SCRIPT}`)],
    ['an element of its own', page(`<app-root></app-root>${SCRIPT}`)],
    ['a body with data and a script', page(`<script type="application/json">{}</script><script>go()</script>`)],
    ['a tag behind the one of data', page(`<script type='text/template' id=a>x</script>${SCRIPT}`)],
  ])('sees that %s does', async (_, source) => {
    expect(needsBrowser(await layerOf(source, 'text/html'), source)).toBe(true);
  });

  it.each([
    ['a short page that counts its visitors', page(`<h1>Widget</h1><p>1.0 is out.</p>${SCRIPT}`), 'text/html'],
    [
      'a page that its server has filled',
      page(`<div id="root"><h1>Widget 2.0</h1><p>${'It is out now. '.repeat(9)}</p></div>${SCRIPT}`),
      'text/html',
    ],
    ['an empty page without script', page(''), 'text/html'],
    [
      'an empty page with scripts that have the one end of data',
      page(`${'<script '.repeat(3)}type="application/json">`),
      'text/html',
    ],
    ['an empty page with data alone', page('<script type="application/ld+json">{}</script>'), 'text/html'],
    [
      'a page that asks to sign in',
      page(`<div id="root"></div><form><input type="password"></form>${SCRIPT}`),
      'text/html',
    ],
    ['what a browser has made already', page(`<div id="root"></div>${SCRIPT}`), RENDERED_TYPE],
    ['empty JSON', '{}', 'application/json'],
  ])('sees that %s does not', async (_, source, type) => {
    expect(needsBrowser(await layerOf(source, type), source)).toBe(false);
  });
});
