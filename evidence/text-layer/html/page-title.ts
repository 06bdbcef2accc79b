import type { DomDocument, DomNode } from './dom.ts';
import type { LinkedThing } from './json-ld.ts';

export interface PageTitle {
  text: string | null;
  /** The heading on the page that shows the title. */
  element: DomNode | null;
}

interface TitleClaims {
  metaTitle: string | null;
  documentTitle: string | null;
  siteName: string | null;
  linked: LinkedThing | undefined;
}

const SEPARATOR = /\s+[|\-–—·•»«›‹:/\\~]+\s+|\s*[|»«]\s*|:\s+/;
const TITLE_HEADINGS =
  'h1, h2, h3, [itemprop="headline"], [itemprop="name"], [class*="title"], [id*="title"], [class*="headline"]';
const MAX_HEADINGS = 400;

/**
 * What a page calls itself, without its site's name. The heading that the document's own title repeats wins, for it is both shown and claimed; then
 * what the metadata claim, then a lone first heading.
 */
export function findTitle(
  document: DomDocument,
  { metaTitle, documentTitle, siteName, linked }: TitleClaims,
): PageTitle {
  const claims = [metaTitle, linked?.headline ?? null, documentTitle, linked?.name ?? null]
    .filter((claim) => claim !== null)
    .map(squeeze);
  const headings = findHeadings(document);
  const isSite = (text: string): boolean => siteName !== null && sameText(text, siteName);
  for (const claim of claims) {
    const shown = pickShown(headings, claim, isSite);
    if (shown) return shown;
  }
  const claimed = claims[0] === undefined ? null : withoutSite(claims[0], siteName);
  const lone = headings.filter(({ element }) => element.localName === 'h1' && !isSite(textOf(element)));
  if (claimed !== null && (metaTitle !== null || linked?.headline))
    return { text: claimed, element: lone.length === 1 ? (lone[0]?.element ?? null) : null };
  if (lone.length === 1 && lone[0] && lone[0].text.length < 200) return lone[0];
  return { text: claimed ?? lone[0]?.text ?? null, element: null };
}

interface Heading {
  text: string;
  element: DomNode;
}

function findHeadings(document: DomDocument): Heading[] {
  const found: Heading[] = [];
  for (const element of document.querySelectorAll(TITLE_HEADINGS)) {
    if (found.length >= MAX_HEADINGS) break;
    const text = textOf(element);
    if (text.length > 1 && text.length < 400 && element.localName !== 'meta') found.push({ text, element });
  }
  return found;
}

/** The longest heading that the claim holds as a whole part of itself; headings proper before things that are called title. */
function pickShown(headings: Heading[], claim: string, isSite: (text: string) => boolean): Heading | null {
  const parts = splitTitle(claim);
  let best: Heading | null = null;
  for (const heading of headings) {
    if (isSite(heading.text) || !holdsPart(claim, parts, heading.text)) continue;
    const gain = heading.text.length - (best?.text.length ?? 0);
    if (best === null || gain > 0) best = heading;
  }
  // A part that is much shorter than the rest is the site's name or the section.
  if (best && best.text.length * 3 < claim.length && parts.some((part) => part.length > (best?.text.length ?? 0) * 1.5))
    return null;
  return best;
}

function holdsPart(claim: string, parts: string[], heading: string): boolean {
  const [whole, text] = [fold(claim), fold(heading)];
  if (text === '') return false;
  if (whole === text || parts.some((part) => fold(part) === text)) return true;
  const at = whole.indexOf(text);
  if (at < 0 || text.length < 12) return false;
  // Several parts of the claim at once: what is before and after has to be cut off at a separator.
  const [before, after] = [whole.slice(0, at), whole.slice(at + text.length)];
  return (before === '' || /[|\-–—·•»«›:/~]\s*$/.test(before)) && (after === '' || /^\s*[|\-–—·•»«›:/~(]/.test(after));
}

function splitTitle(claim: string): string[] {
  return claim.split(SEPARATOR).filter((part) => part !== '');
}

/** Cuts the site's name off a title, at either end; without a known name, a last part after a strong separator that is short beside the rest. */
export function withoutSite(title: string, siteName: string | null): string {
  const marks = [...title.matchAll(new RegExp(SEPARATOR.source, 'g'))];
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last) return title;
  const head = title.slice(0, last.index);
  const tail = title.slice(last.index + last[0].length);
  const start = title.slice(0, first.index);
  const rest = title.slice(first.index + first[0].length);
  if (siteName !== null && sameText(tail, siteName)) return head;
  if (siteName !== null && sameText(start, siteName)) return rest;
  const isStrong = /[|\-–—·•»«]/.test(last[0]);
  if (isStrong && tail.split(' ').length <= 5 && tail.length < head.length) return head;
  if (isStrong && start.length * 2 < rest.length && marks.length === 1 && /[|»«]/.test(last[0])) return rest;
  return title;
}

function sameText(left: string, right: string): boolean {
  return fold(left) === fold(right);
}

function fold(text: string): string {
  return squeeze(text)
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/…/g, '...')
    .replace(/[‐‑]/g, '-');
}

function textOf(element: DomNode): string {
  return squeeze(element.textContent ?? '');
}

function squeeze(text: string): string {
  return text.replace(/[\s\u00ad\u200b-\u200f\u2060\ufeff]+/g, ' ').trim();
}
