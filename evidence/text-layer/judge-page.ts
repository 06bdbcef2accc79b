import { cueList } from '../cue-list.ts';
import type { TextLayer } from '#contracts/page.ts';

/** Why a page that was fetched cannot be used. */
export type PageVerdict = 'empty' | 'asks_to_sign_in';

/** A page with more text than this shows something beside its sign-in form or its notice. */
const SHORT_TEXT = 900;
const NEEDS_SCRIPT = cueList(
  String.raw`
    \b(?:enable|turn on|requires?|need|activate|without) (?:\w+ ){0,3}java ?script\b
    \bjava ?script (?:is |must be )?(?:\w+ ){0,2}(?:disabled|required|enabled|aktiviert|deaktiviert|erforderlich)
    \b(?:javascript (?:aktivieren|einschalten)|activer? (?:le )?javascript|habilit\w+ (?:el )?javascript|activ\w+ (?:el )?javascript)
  `,
);
const SIGN_IN_UNSPACED = /ログイン|登录|登入|로그인/u;
const SIGN_IN = cueList(
  String.raw`
    sign in|log in|login|log on|signin|authentication required|please authenticate|anmelden|einloggen
    anmeldung|se connecter|connectez-vous|iniciar sesi[oó]n|inicia sesi[oó]n|accedi|fazer login|entrar
    inloggen|logga in|log ind|logg inn|kirjaudu|zaloguj|přihlásit|войти|вход|увійти|giriş yap
  `,
  { flags: 'iu', before: '\\b', after: '\\b' },
);

/**
 * Whether a page that was answered with 200 holds nothing to read (`empty`: no words, or a notice that it needs script) or only a demand to sign
 * in. Undefined where it can be used.
 */
export function judgePage(layer: TextLayer): PageVerdict | undefined {
  const text = layer.text.trim();
  const isShort = text.length < SHORT_TEXT;
  const isMarkup = layer.lane === 'article' || layer.lane === 'structured' || layer.lane === 'browser';
  if (isMarkup && isShort && (layer.asksPassword || isSignIn(layer))) return 'asks_to_sign_in';
  if (!/[\p{L}\p{N}]/u.test(text)) return 'empty';
  return isMarkup && text.length < 400 && NEEDS_SCRIPT.test(text) ? 'empty' : undefined;
}

/** Without a password field (it may come by script): the page is called by the act, and says little else. */
function isSignIn({ title, text, blocks }: TextLayer): boolean {
  const heading = blocks.find(({ kind }) => kind === 'heading');
  const names = [title ?? '', heading ? text.slice(heading.start, heading.end) : ''];
  return (
    text.trim().length < 400 &&
    names.some((name) => name.length < 60 && (SIGN_IN.test(name) || SIGN_IN_UNSPACED.test(name)))
  );
}
