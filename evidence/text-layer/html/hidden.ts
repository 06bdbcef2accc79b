import type { DomNode } from './dom.ts';

const HIDING_STYLE =
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*0*(?:\.0+)?\s*(?:;|!|$)|font(?:-size)?\s*:\s*0*(?:\.0+)?(?:px|pt|em|rem|%|vw)?\s*(?:;|!|$|\/)|text-indent\s*:\s*-\d{3,}|(?:left|top|right)\s*:\s*-\d{4,}px|clip\s*:\s*rect\(\s*0|max-height\s*:\s*0(?:px)?\s*(?:;|!|$))/i;

/** Whether the markup itself hides the element from readers: attributes and inline style. */
export function isHidden(element: DomNode): boolean {
  const hidden = element.getAttribute('hidden');
  if (hidden !== null && hidden !== 'until-found') return true;
  if (element.getAttribute('aria-hidden') === 'true') return true;
  const style = element.getAttribute('style');
  return style !== null && HIDING_STYLE.test(style);
}
