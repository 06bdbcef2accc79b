import { attributeOf, type HtmlNode, namesOf } from './tree.ts';
import type { TextMeasure } from './measure-texts.ts';
import { nameWords } from './page-furniture.ts';

/** Whether a lane leaves the element out with all that is in it. */
export type LaneFilter = (element: HtmlNode) => boolean;

const FURNITURE_TAGS = new Set(['nav', 'dialog']);
const FURNITURE_ROLES = new Set(
  'navigation banner contentinfo search complementary dialog alertdialog menu menubar toolbar tablist tooltip'.split(
    ' ',
  ),
);
const LINK_BARS = new Set(
  'nav navi navigation navbar menu mainmenu submenu topnav topbar toolbar sidebar breadcrumb breadcrumbs crumbs pager pagination share sharing sharedaddy social addtoany cookie cookies consent footer masthead skip skiplink related relatedposts recommended login signup subscribe newsletter advert ads sponsor banner copyright tags tagcloud categories utility postmetadata permalink prevnext'.split(
    ' ',
  ),
);
const APPENDAGES = new Set(
  'comments commentlist disqus respond sharedaddy relatedposts newsletter popup modal lightbox offcanvas'.split(' '),
);

/**
 * What the structured lane leaves out: furniture by its tag or role, and what is called furniture and is little but links. Everything else stays.
 * Notes and footers inside an article are part of it, and a form that wraps the page is no form.
 */
export function createStructuredFilter(body: HtmlNode, measure: TextMeasure): LaneFilter {
  const page = measure.lengthOf(body);
  return (element) => {
    const name = element.name;
    if (name === 'body' || name === 'main' || name === 'article') return false;
    if (name === 'form') return measure.lengthOf(element) < page / 2;
    if (name === 'aside' || name === 'footer') return !isInArticle(element) || measure.linkShareOf(element) > 0.4;
    if (FURNITURE_TAGS.has(name) || FURNITURE_ROLES.has(attributeOf(element, 'role') ?? '')) return true;
    return isNamed(element, LINK_BARS) && measure.linkShareOf(element) > 0.5;
  };
}

/**
 * What the article lane leaves out of the main text that Readability found: bars and lists of links that are called so, and the comments and
 * forms at its end, as long as they are the smaller part of it.
 */
export function createArticleFilter(article: HtmlNode, measure: TextMeasure): LaneFilter {
  const half = measure.lengthOf(article) / 2;
  return (element) => {
    if (element.name === 'nav' || attributeOf(element, 'role') === 'navigation') return true;
    if (isNamed(element, APPENDAGES)) return measure.lengthOf(element) < half;
    return isNamed(element, LINK_BARS) && measure.linkShareOf(element) > 0.5;
  };
}

function isNamed(element: HtmlNode, words: ReadonlySet<string>): boolean {
  const names = namesOf(element);
  return names.length > 3 && nameWords(names).some((word) => words.has(word));
}

function isInArticle(element: HtmlNode): boolean {
  for (let at = element.parent; at; at = at.parent) if (at.name === 'article' || at.name === 'main') return true;
  return false;
}
