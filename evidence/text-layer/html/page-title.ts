import { attributeOf, findAll, type HtmlNode, isElement, namesOf, textOf } from './tree.ts';
import type { LinkedThing } from './json-ld.ts';
import type { TextMeasure } from './measure-texts.ts';
import { isNamedFurniture, nameWords } from './page-furniture.ts';
import { isSameText, MOST_TITLE, splitTitle, squeeze, withoutSite } from './title-text.ts';

export interface PageTitle {
  text: string | null;
  /** The heading on the page that shows the title. */
  element: HtmlNode | null;
}

interface TitleClaims {
  metaTitle: string | null;
  documentTitle: string | null;
  siteName: string | null;
  linked: LinkedThing | undefined;
}

interface Heading {
  text: string;
  element: HtmlNode;
}

const MAX_HEADINGS = 400;
/** Characters of a heading with all that is dropped from it, at most; headings may stand in one another. */
const MOST_HEADING = 4_000;

/**
 * What a page calls itself, without its site's name. The heading that a claim of the metadata repeats wins, for it is both shown and claimed; then
 * a lone first heading that speaks of the same; then the claim.
 */
export function findTitle(telling: readonly HtmlNode[], claims: TitleClaims, measure: TextMeasure): PageTitle {
  const headings = findHeadings(telling, measure);
  const siteNames = [
    claims.siteName,
    ...headings.filter(({ element }) => leadsHome(element)).map(({ text }) => text),
  ].filter((name) => name !== null);
  const isSite = (text: string): boolean => siteNames.some((name) => isSameText(name, text));
  const own = headings.filter(({ text }) => !isSite(text));
  const claimed = [claims.metaTitle, claims.linked?.headline ?? null, claims.documentTitle, claims.linked?.name ?? null]
    .filter((claim) => claim !== null)
    .map(squeeze)
    .filter((claim) => claim !== '' && claim.length <= MOST_TITLE && !isSite(claim));
  for (const claim of claimed) {
    const shown = pickShown(own, claim);
    if (shown) return shown;
  }
  const firsts = own.filter(({ element }) => element.name === 'h1');
  const lone = firsts.every(({ text }) => text === firsts[0]?.text) ? firsts[0] : undefined;
  if (
    lone &&
    lone.text.length < 250 &&
    (claimed.length === 0 || claimed.some((claim) => speaksOfSame(claim, lone.text)))
  )
    return lone;
  return {
    text: claimed[0] === undefined ? (firsts[0]?.text ?? siteNames[0] ?? null) : withoutSite(claimed[0], siteNames),
    element: lone?.element ?? null,
  };
}

function isTitleHeading(node: HtmlNode): boolean {
  if (/^h[1-3]$/.test(node.name)) return true;
  if (node.attributes.length === 0) return false;
  const meaning = attributeOf(node, 'itemprop');
  return meaning === 'headline' || meaning === 'name' || /title|headline/i.test(namesOf(node));
}

function findHeadings(telling: readonly HtmlNode[], measure: TextMeasure): Heading[] {
  const found: Heading[] = [];
  for (const element of telling) {
    if (found.length >= MAX_HEADINGS) break;
    if (!isTitleHeading(element) || element.name === 'meta' || element.name === 'title') continue;
    if (measure.lengthOf(element) > MOST_HEADING) continue;
    const text = squeeze(textOf(element)).replace(/\s*[#¶§🔗⚓]$/u, '');
    if (text.length > 1 && text.length < 400) found.push({ text, element });
  }
  return found
    .map((heading) => ({ heading, rank: rankOf(heading.element) }))
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ heading }) => heading);
}

/** Headings proper come before things that are called title. */
function rankOf({ name }: HtmlNode): number {
  const level = /^h([1-3])$/.exec(name)?.[1];
  return level ? Number(level) : 4;
}

/** Whether the heading belongs to the site, or to a list of other pages, and not to the page's own content. */
function isChrome(element: HtmlNode): boolean {
  for (let at: HtmlNode | null = element; at && isElement(at) && at.name !== 'body'; at = at.parent) {
    if (at.name === 'article' || at.name === 'main') return false;
    const words = nameWords(`${namesOf(at)} ${attributeOf(at, 'role') ?? ''}`);
    if (isNamedFurniture(at) || words.some((word) => CHROME_WORDS.has(word))) return true;
  }
  return false;
}

const CHROME_WORDS = new Set(
  'menu menubar nav navbar navigation topbar banner masthead brand branding logo site sitename sitetitle'.split(' '),
);

/** The name of a site stands at the top of its pages and leads to its first page. */
function leadsHome(heading: HtmlNode): boolean {
  const link = findAll(heading, ({ name }) => name === 'a')[0] ?? heading.parent;
  if (link?.name !== 'a' || !isSameText(textOf(link), textOf(heading))) return false;
  return /^(?:https?:)?\/\/[^/]+\/?$|^\/$|^\.\.?\/$|^\/?index\.\w+$/i.test(attributeOf(link, 'href')?.trim() ?? '');
}

/**
 * The longest heading that the claim holds as a whole part of itself; one of the page's content before one of the site's bars. A page's own name
 * stands before the site's, so a first part that is shown as a heading beats a longer last one.
 */
function pickShown(headings: Heading[], claim: string): Heading | null {
  const parts = splitTitle(claim);
  const shown = headings.filter(({ text }) => holdsPart(claim, parts, text));
  const own = shown.filter(({ element }) => !isChrome(element));
  const [best] = (own.length > 0 ? own : shown).toSorted((left, right) => right.text.length - left.text.length);
  if (!best) return null;
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  const named =
    parts.length === 2 && isSameText(best.text, last) && !/[:：]/.test(claim)
      ? own.find(({ text, element }) => isSameText(text, first) && /^h[12]$/.test(element.name))
      : undefined;
  if (named) return named;
  // A part that is much shorter than another is the site's name or a section.
  return best.text.length * 3 < claim.length && parts.some((part) => part.length > best.text.length * 1.5)
    ? null
    : best;
}

function holdsPart(claim: string, parts: string[], heading: string): boolean {
  if (isSameText(claim, heading) || parts.some((part) => isSameText(part, heading))) return true;
  if (heading.length < 12) return false;
  // Several parts at once: what is before and after has to be cut off at a separator.
  const at = claim.toLowerCase().indexOf(heading.toLowerCase());
  if (at < 0) return false;
  const [before, after] = [claim.slice(0, at), claim.slice(at + heading.length)];
  return (
    (before === '' || /[|｜\-–—·•»«›:：/~]\s*$/.test(before)) &&
    (after === '' || /^\s*[|｜\-–—·•»«›:：/~(]/.test(after))
  );
}

/** Two titles speak of the same when they share a word of some length, or two characters of a script without spaces. */
function speaksOfSame(claim: string, heading: string): boolean {
  const words = (text: string): string[] =>
    text.toLowerCase().match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}|[\p{L}\p{N}]{4,}/gu) ?? [];
  const known = new Set(words(claim));
  return words(heading).some((word) => known.has(word));
}
