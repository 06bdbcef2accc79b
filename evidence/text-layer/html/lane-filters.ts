import { cueList } from '../../cue-list.ts';
import { attributeOf, type HtmlNode, namesOf, textOf } from './tree.ts';
import type { TextMeasure } from './measure-texts.ts';
import { holdingAny, nameWords } from './page-furniture.ts';

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

const ANY = new Map<ReadonlySet<string>, RegExp>([LINK_BARS, APPENDAGES].map((words) => [words, holdingAny(words)]));

const POINTER_TAGS = new Set(['p', 'div', 'aside', 'blockquote', 'h2', 'h3', 'h4', 'h5']);
const POINTER_WORDS = cueList(
  String.raw`
    read (?:also|more|next)|also read|(?:see|watch|listen) also|more on this
    related (?:articles?|coverage|stor(?:y|ies)|posts?)|you (?:may|might) also like|lea también|lee también
    lea más|lea|vea también|ve(?:a|ja) (?:también|também)|le puede interesar|te puede interesar|puedes ver
    mir[ae]|leia (?:também|mais)|à lire aussi|lire aussi|à voir aussi|voir aussi|mehr zum thema|mehr dazu
    lesen sie auch|auch lesen|lies auch|lies hier|auch interessant|weitere artikel
    das könnte (?:dich|sie|euch)(?: auch)? interessieren|siehe auch|leggi anche|czytaj (?:też|także|również)
    zobacz (?:też|także|również)|lees ook|læs også|les også|läs också|lue myös
  `,
  { flags: 'iu', before: String.raw`^[\s»›>→*[(-]*`, after: String.raw`(?=[\s:!….,|–—-]|$)` },
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
export function createArticleFilter(
  article: HtmlNode,
  measure: TextMeasure,
  length = measure.lengthOf(article),
): LaneFilter {
  const half = length / 2;
  return (element) => {
    if (element.name === 'nav' || attributeOf(element, 'role') === 'navigation') return true;
    if (isNamed(element, APPENDAGES)) return measure.lengthOf(element) < half;
    if (isPointer(element, measure)) return true;
    return isNamed(element, LINK_BARS) && measure.linkShareOf(element) > 0.5;
  };
}

/** "Read also: Kettles through the ages", a line in an article that is there to lead away from it. */
function isPointer(element: HtmlNode, measure: TextMeasure): boolean {
  const length = measure.lengthOf(element);
  if (length === 0 || length > 250 || !POINTER_TAGS.has(element.name) || measure.linkShareOf(element) <= 0.5)
    return false;
  return POINTER_WORDS.test(textOf(element).trim());
}

function isNamed(element: HtmlNode, words: ReadonlySet<string>): boolean {
  const names = namesOf(element);
  return names.length > 3 && ANY.get(words)!.test(names) && nameWords(names).some((word) => words.has(word));
}

function isInArticle(element: HtmlNode): boolean {
  for (let at = element.parent; at; at = at.parent) if (at.name === 'article' || at.name === 'main') return true;
  return false;
}
