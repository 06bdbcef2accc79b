import { ELEMENT, visit, type DomDocument, type DomNode } from './dom.ts';

const HIDING =
  /(?:^|[;{\s])(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*0*(?:\.0+)?%?\s*(?:;|!|$)|font(?:-size)?\s*:\s*0*(?:\.0+)?(?:px|pt|em|rem|%|vw)?\s*(?:;|!|$|\/)|text-indent\s*:\s*-\d{3,}|(?:left|top|right)\s*:\s*-\d{4,}px|clip\s*:\s*rect\(\s*0|max-height\s*:\s*0(?:px)?\s*(?:;|!|$))/i;
const MAX_SELECTORS = 2_000;

/** Whether the element's own markup hides it from readers: attributes and inline style. */
export function isHidden(element: DomNode): boolean {
  const hidden = element.getAttribute('hidden');
  if (hidden !== null && hidden !== 'until-found') return true;
  // Formulas have a picture beside the text for machines; the picture is what readers see.
  if (
    element.getAttribute('aria-hidden') === 'true' &&
    !(element.getAttribute('class') ?? '').includes('fallback-image')
  )
    return true;
  const style = element.getAttribute('style');
  return style !== null && HIDING.test(style);
}

/**
 * The outermost elements that readers cannot see: hidden by attribute, by inline style, or by a plain rule (one class or id) of a style sheet in the
 * page.
 */
export function hiddenElements(document: DomDocument, styles: string[]): Set<DomNode> {
  const hides = readHidingRules(styles);
  const found = new Set<DomNode>();
  visit(document.body ?? document, {
    enter: (node) => {
      if (node.nodeType !== ELEMENT) return node.nodeType > 8;
      if (node.localName === 'body' || node.localName === 'main') return true;
      if (!isHidden(node) && !hides(node)) return true;
      found.add(node);
      return false;
    },
  });
  return found;
}

/** Whether Readability drops the hidden element by itself; what it knows to be hidden weighs in its scores, so it is left to it. */
export function isSeenByReadability(element: DomNode): boolean {
  if (element.getAttribute('hidden') !== null) return true;
  if (element.getAttribute('aria-hidden') === 'true') return true;
  return /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)\s*(?:;|$)/i.test(
    element.getAttribute('style') ?? '',
  );
}

/** Rules outside of conditions whose selector names one class or id. */
function readHidingRules(styles: string[]): (element: DomNode) => boolean {
  const names = new Set<string>();
  for (const sheet of styles) {
    for (const { selectors, body } of plainRules(sheet)) {
      if (!HIDING.test(body)) continue;
      for (const selector of selectors.split(',')) {
        const simple = /^(?:[a-z][\w-]*)?([.#][\w-]+)$/i.exec(selector.trim());
        if (simple?.[1] && names.size < MAX_SELECTORS) names.add(simple[1]);
      }
    }
  }
  if (names.size === 0) return () => false;
  return (element) => {
    const id = element.getAttribute('id');
    if (id && names.has(`#${id}`)) return true;
    const classes = element.getAttribute('class');
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
