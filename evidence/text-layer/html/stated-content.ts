import { holdingAny, isNamedFurniture, nameWords } from './page-furniture.ts';
import type { TextMeasure } from './measure-texts.ts';
import { attributeOf, findAll, type HtmlNode, isElement, isText, namesOf, textOf, visit } from './tree.ts';

/** Less text than this below a name says nothing. */
const LEAST = 60;
/** Pieces of text shorter than this stand in menus as well. */
const PIECE = 15;
/** Pieces that are looked up. */
const SAMPLE = 100;
const THING = new Set('entry post article story blog'.split(' '));
const ANY_THING = holdingAny(THING);
const PART = new Set('content body text'.split(' '));

/** How a page states which element is its content, the surest first. */
const STATEMENTS: readonly ((node: HtmlNode) => boolean)[] = [
  (node) => attributeOf(node, 'itemprop') === 'articleBody',
  isNamedContent,
  ({ name }) => name === 'article',
  isNamedThing,
  (node) => node.name === 'main' || attributeOf(node, 'role') === 'main',
];

/**
 * The element that the page itself states to be its content, where `found`, which was guessed, holds next to nothing of it: a short entry loses to
 * a notice or a sidebar in every count of text. Null where the page states none, or several, or one of the two is
 * part of the other.
 */
export function findOverlooked(
  body: HtmlNode,
  telling: readonly HtmlNode[],
  found: HtmlNode | null,
  measure: TextMeasure,
): HtmlNode | null {
  for (const isStated of STATEMENTS) {
    if (!telling.some(isStated)) continue;
    const [stated, second] = outermost(body, isStated).filter(
      (node) => measure.lengthOf(node) * (1 - measure.linkShareOf(node)) >= LEAST,
    );
    if (!stated) continue;
    return second || (found !== null && (holds(found, stated) || holds(stated, found))) ? null : stated;
  }
  return null;
}

/** `entry-content`, `postBody` and `story_text`. */
function isNamedContent(node: HtmlNode): boolean {
  if (node.name === 'body') return false;
  const names = namesOf(node);
  if (!ANY_THING.test(names)) return false;
  return names.split(/\s+/).some((name) => {
    const words = nameWords(name).filter((word) => word !== '');
    return words.length === 2 && THING.has(words[0] ?? '') && PART.has(words[1] ?? '');
  });
}

/** `hentry`, `post` and `entry`, around the title and the text. */
function isNamedThing(node: HtmlNode): boolean {
  const classes = attributeOf(node, 'class') ?? '';
  return (
    node.name !== 'body' &&
    ANY_THING.test(classes) &&
    classes.split(/\s+/).some((name) => name === 'hentry' || THING.has(name))
  );
}

/** Elements that match, none within another, and none among comments and other pages' teasers. */
function outermost(body: HtmlNode, matches: (node: HtmlNode) => boolean): HtmlNode[] {
  const found: HtmlNode[] = [];
  visit(body, {
    enter: (node) => {
      if (!isElement(node)) return false;
      if (matches(node)) {
        found.push(node);
        return false;
      }
      return node.name === 'body' || node.name === 'main' || !isNamedFurniture(node);
    },
  });
  return found;
}

/** Whether a fifth of the pieces of text of the other stands in the one. */
function holds(one: HtmlNode, other: HtmlNode): boolean {
  const kept = squeeze(textOf(one));
  const pieces = spread(findAll(other, ({ name }) => name !== 'a').flatMap(ownTexts));
  return pieces.length === 0 || pieces.filter((piece) => kept.includes(piece)).length * 5 >= pieces.length;
}

/** As many as tell, from all over, so that a page of many pieces costs no more. */
function spread(pieces: string[]): string[] {
  const step = Math.ceil(pieces.length / SAMPLE);
  return step <= 1 ? pieces : pieces.filter((_, index) => index % step === 0);
}

function ownTexts(element: HtmlNode): string[] {
  const texts: string[] = [];
  for (let child = element.first; child; child = child.next) {
    const text = isText(child) ? squeeze(child.text) : '';
    if (text.length >= PIECE) texts.push(text);
  }
  return texts;
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
