import type { DomNode } from './dom.ts';
import { nameWords } from './page-furniture.ts';

const FURNITURE_TAGS = new Set(['nav', 'footer', 'aside', 'form', 'dialog']);
const FURNITURE_ROLES = new Set(
  'navigation banner contentinfo search complementary dialog alertdialog menu menubar toolbar tablist tooltip'.split(
    ' ',
  ),
);
const FURNITURE_WORDS = new Set(
  'nav navi navigation navbar menu mainmenu submenu topnav topbar toolbar sidebar breadcrumb breadcrumbs crumbs pager pagination share sharing social cookie cookies consent footer masthead skip skiplink toc related recommended login signup subscribe newsletter advert ads sponsor banner copyright'.split(
    ' ',
  ),
);

/**
 * What the structured lane leaves out: furniture by its tag or role, and what is called furniture and is little but links. Everything else stays.
 * Notes and footers inside an article are part of it, and a form that wraps the page is no form.
 */
export function createStructuredFilter(pageLength: number): (element: DomNode) => boolean {
  return (element) => {
    const name = element.localName;
    if (name === 'body' || name === 'main' || name === 'article') return false;
    if (name === 'form') return textLength(element) < pageLength / 2;
    if (name === 'aside' || name === 'footer') return !isInArticle(element) || linkShare(element) > 0.4;
    if (FURNITURE_TAGS.has(name) || FURNITURE_ROLES.has(element.getAttribute('role') ?? '')) return true;
    const names = `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`;
    return names.length > 3 && nameWords(names).some((word) => FURNITURE_WORDS.has(word)) && linkShare(element) > 0.5;
  };
}

/** Share of the element's text that stands in links. */
export function linkShare(element: DomNode): number {
  const all = textLength(element);
  if (all === 0) return 1;
  let linked = 0;
  for (const link of element.querySelectorAll('a[href]')) linked += textLength(link);
  return linked / all;
}

export function textLength(element: DomNode): number {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim().length;
}

function isInArticle(element: DomNode): boolean {
  for (let at = element.parentNode; at; at = at.parentNode)
    if (at.localName === 'article' || at.localName === 'main') return true;
  return false;
}
