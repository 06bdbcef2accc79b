import { describe, expect, it } from 'vitest';
import { judgePage } from './judge-page.ts';
import { layerOf } from './testing.ts';

const page = (body: string, title = 'Widget'): string =>
  `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`;
const PROSE = `<p>${'The widget grew faster and lost some weight, which its owners liked. '.repeat(20)}</p>`;
const LOGIN = '<form><label>Password <input type="password"></label><button>Go</button></form>';

describe('judgePage', () => {
  it.each([
    ['no bytes', '', 'text/html'],
    ['white space', '  \n ', 'text/plain'],
    ['an empty body', page(''), 'text/html'],
    [
      'scripts alone',
      page('<div id="app"></div><script>start()</script><noscript>Enable JavaScript</noscript>'),
      'text/html',
    ],
    ['a notice that script is needed', page('<p>You need to enable JavaScript to run this app.</p>'), 'text/html'],
    ['hidden text alone', page('<p hidden>words</p>'), 'text/html'],
    ['marks without words', '---\n***', 'text/plain'],
    ['empty JSON', '{}', 'application/json'],
    ['bytes that are no text', '\u0001\u0002\u0003\u0004', 'application/zip'],
  ])('calls %s empty', async (_, source, type) => {
    expect(judgePage(await layerOf(source, type))).toBe('empty');
  });

  it.each([
    ['a form for a password', page(LOGIN)],
    ['a form for a password with some words', page(`<h1>Welcome back</h1><p>Please use your account.</p>${LOGIN}`)],
    ['a page called by the act', page('<h1>Sign in to continue</h1><p>Use single sign-on.</p>', 'Sign in')],
    ['the same in German', page('<h1>Anmelden</h1><p>Weiter mit Ihrem Konto.</p>', 'Anmelden')],
  ])('sees that %s asks to sign in', async (_, source) => {
    expect(judgePage(await layerOf(source, 'text/html'))).toBe('asks_to_sign_in');
  });

  it.each([
    ['prose', page(PROSE), 'text/html'],
    ['prose with a form for a password in its bar', page(`${LOGIN}<article>${PROSE}</article>`), 'text/html'],
    ['prose about JavaScript', page(`<h1>Why you must enable JavaScript</h1>${PROSE}`), 'text/html'],
    ['a short page', page('<h1>Widget</h1><p>1.0 is out.</p>'), 'text/html'],
    ['a short text about signing in', 'Sign in was fixed.', 'text/plain'],
    ['a number', '{"n":0}', 'application/json'],
  ])('takes %s', async (_, source, type) => {
    expect(judgePage(await layerOf(source, type))).toBeUndefined();
  });
});
