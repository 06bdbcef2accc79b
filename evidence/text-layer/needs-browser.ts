import type { TextLayer } from '#contracts/page.ts';
import { parseHtml } from './html/parse-html.ts';
import { attributeOf, findAll, type HtmlNode, textOf } from './html/tree.ts';
import { judgePage } from './judge-page.ts';

/** A page with more text than this says something without its scripts. */
const SHELL_TEXT = 160;
/** What stands in the place of the page while its scripts load. */
const WAITING_TEXT = 40;
const DATA_TYPE = /\btype\s*=\s*["']?(?:application\/(?:ld\+)?json|text\/template)/i;
const MOUNT =
  /^(?:root|app|application|main-app|app-root|react-root|react-app|vue-app|ember-app|svelte|q-app|__next|__nuxt|___gatsby|app-mount|app-container)$/i;

/**
 * Whether a page that came as markup shows nothing until its scripts have run: it is empty, or a shell that says little more than "Loading" around
 * an element that scripts fill. `source` is its decoded body.
 */
export function needsBrowser(layer: TextLayer, source: string): boolean {
  if (layer.lane !== 'article' && layer.lane !== 'structured') return false;
  if (layer.text.length > 400 || !hasScript(source)) return false;
  const verdict = judgePage(layer);
  if (verdict !== undefined) return verdict === 'empty';
  return layer.text.length <= SHELL_TEXT && findAll(parseHtml(source).body, isMount).some(isWaiting);
}

/** Whether a tag of a script stands in a page that does not say that it holds data. */
function hasScript(source: string): boolean {
  return source.split('>').some((part) => {
    const tags = part.split(/<script\b/i);
    // Where tags have one end, what the last says is said by those before it.
    return tags.length > 1 && !DATA_TYPE.test(tags.at(-1) ?? '');
  });
}

function isMount(node: HtmlNode): boolean {
  return MOUNT.test(attributeOf(node, 'id') ?? '') || node.name === 'app-root';
}

function isWaiting(mount: HtmlNode): boolean {
  return textOf(mount).trim().length <= WAITING_TEXT;
}
