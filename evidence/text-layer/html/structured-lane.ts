import type { DomNode } from './dom.ts';
import { isHidden } from './hidden.ts';

const FURNITURE = new Set(['nav', 'footer', 'aside', 'form', 'dialog']);
const FURNITURE_ROLES = new Set([
  'navigation',
  'banner',
  'contentinfo',
  'search',
  'complementary',
  'dialog',
  'alertdialog',
  'menu',
  'menubar',
]);

/** What the structured lane leaves out: furniture around the content, and what readers cannot see. Everything else stays. */
export function isFurniture(element: DomNode): boolean {
  return (
    FURNITURE.has(element.localName.toLowerCase()) ||
    FURNITURE_ROLES.has(element.getAttribute('role') ?? '') ||
    isHidden(element)
  );
}
