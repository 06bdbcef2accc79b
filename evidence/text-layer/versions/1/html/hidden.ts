import { attributeOf, type HtmlNode, isElement, visit } from './tree.ts';

const HIDING =
  /(?:^|[;{\s])(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*0*(?:\.0+)?%?\s*(?:;|!|$)|font(?:-size)?\s*:\s*0*(?:\.0+)?(?:px|pt|em|rem|%|vw)?\s*(?:;|!|$|\/)|text-indent\s*:\s*-\d{3,}|(?:left|top|right)\s*:\s*-\d{4,}px|clip\s*:\s*rect\(\s*0|max-height\s*:\s*0(?:px)?\s*(?:;|!|$)|transform\s*:\s*scale[xy]?\(\s*0(?:\.0+)?\s*[,)]|clip-path\s*:\s*(?:inset\(\s*(?:50|100)%|circle\(\s*0))/i;
/** A box without height or width shows what overflows it, unless that is cut off. */
const NO_SIZE = /(?:^|[;{\s])(?:height|width)\s*:\s*0(?:px)?\s*(?:;|!|$)/i;
const CUT_OFF = /(?:^|[;{\s])overflow(?:-[xy])?\s*:\s*(?:hidden|clip)/i;
/** Letters without colour show nothing, unless the background is cut to their shape. */
const NO_COLOUR =
  /(?:^|[;{\s])color\s*:\s*(?:transparent|(?:rgb|hsl)a?\((?:(?:[^),]*,){3}|[^)/]*\/)\s*0*(?:\.0+)?%?\s*\))/i;
const MAX_SELECTORS = 2_000;

function isHiding(style: string): boolean {
  if (HIDING.test(style) || (NO_SIZE.test(style) && CUT_OFF.test(style))) return true;
  return NO_COLOUR.test(style) && !/background-clip\s*:\s*text/i.test(style);
}

/** Whether the element's own markup hides it from readers: attributes and inline style. */
export function isHidden(element: HtmlNode): boolean {
  const hidden = attributeOf(element, 'hidden');
  if (hidden !== null && hidden !== 'until-found') return true;
  // Formulas have a picture beside the text for machines; the picture is what readers see.
  if (
    attributeOf(element, 'aria-hidden') === 'true' &&
    !(attributeOf(element, 'class') ?? '').includes('fallback-image')
  )
    return true;
  const style = attributeOf(element, 'style');
  return style !== null && isHiding(style);
}

/**
 * The outermost elements that readers cannot see: hidden by attribute, by inline style, or by a plain rule (one class or id) of a style sheet in the
 * page.
 */
export function hiddenElements(body: HtmlNode, styles: string[]): Set<HtmlNode> {
  const hides = readHidingRules(styles);
  const found = new Set<HtmlNode>();
  visit(body, {
    enter: (node) => {
      if (!isElement(node)) return false;
      if (node.name === 'body' || node.name === 'main') return true;
      if (!isHidden(node) && !hides(node)) return true;
      found.add(node);
      return false;
    },
  });
  return found;
}

/** Whether Readability drops the hidden element by itself; what it knows to be hidden weighs in its scores, so it is left to it. */
export function isSeenByReadability(element: HtmlNode): boolean {
  if (attributeOf(element, 'hidden') !== null) return true;
  if (attributeOf(element, 'aria-hidden') === 'true') return true;
  return /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)\s*(?:;|$)/i.test(
    attributeOf(element, 'style') ?? '',
  );
}

/** Rules outside of conditions whose selector names one class or id. */
function readHidingRules(styles: string[]): (element: HtmlNode) => boolean {
  const names = new Set<string>();
  for (const sheet of styles) {
    for (const { selectors, body } of plainRules(sheet)) {
      if (!isHiding(body)) continue;
      for (const selector of selectors.split(',')) {
        const simple = /^(?:[a-z][\w-]*)?([.#][\w-]+)$/i.exec(selector.trim());
        if (simple?.[1] && names.size < MAX_SELECTORS) names.add(simple[1]);
      }
    }
  }
  if (names.size === 0) return () => false;
  return (element) => {
    const id = attributeOf(element, 'id');
    if (id && names.has(`#${id}`)) return true;
    const classes = attributeOf(element, 'class');
    return classes !== null && classes.split(/\s+/).some((name) => names.has(`.${name}`));
  };
}

/** The rules of a style sheet that stand in no at-rule. */
function* plainRules(sheet: string): Generator<{ selectors: string; body: string }> {
  const css = sheet.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '');
  let depth = 0;
  let start = 0;
  let selectors = '';
  for (const { 0: mark, index } of css.matchAll(/[{};]/g)) {
    if (mark === '{') {
      if (depth === 0) selectors = css.slice(start, index).trim();
      depth += 1;
      if (depth === 1) start = index + 1;
    } else if (mark === '}') {
      if (depth === 1 && !selectors.startsWith('@')) yield { selectors, body: css.slice(start, index) };
      depth = Math.max(0, depth - 1);
      if (depth === 0) start = index + 1;
    } else if (depth === 0) start = index + 1;
  }
}
