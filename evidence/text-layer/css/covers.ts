import { type HtmlNode, isElement, visit } from '../html/tree.ts';
import { createPassingCheck } from './passing-cover.ts';
import type { Style } from './style.ts';

type Declarations = ReadonlyMap<string, string>;

/** Boxes that are taken out of their line or moved in it, by which of them is drawn over the others. */
export interface Covers {
  /** To be told of every element that has declarations of its own, in the order of the page. */
  note(element: HtmlNode, own: Declarations, style: Style): void;
  /** Lets what plain boxes lie over be unseen. Boxes that pass hide nothing; whether there are any. */
  hideCovered(): { hasPassing: boolean };
}

/** A page is not gone through more often than this for its covers. */
const MOST_STEPS = 200_000;
/** What covers a whole page is taken off it by a script. */
const WHOLE_PAGE = new Set(['html', 'body', 'main', '#root']);

/**
 * Finds boxes of a plain colour that are laid over all of the box around them (CSS 2.2, appendix E): what is in the flow lies under them, and so do
 * boxes with a place that come before or have a lower `z-index`. What covers a part only is not known without a layout. A box that is there until the
 * rest is ready, by its names or by a script that takes it away, is none: a person sees what it lay over.
 */
export function createCovers(scripts: readonly string[] = []): Covers {
  const levels = new Map<HtmlNode, { level: number; order: number }>();
  const covers: HtmlNode[] = [];
  return { note, hideCovered };

  function note(element: HtmlNode, own: Declarations, style: Style): void {
    const position = own.get('position')?.toLowerCase() ?? 'static';
    if (position === 'static') return;
    const level = Number(own.get('z-index') ?? 0);
    levels.set(element, { level: Number.isFinite(level) ? level : 0, order: levels.size });
    if (position === 'absolute' && level >= 0 && isPlain(own, style) && coversAll(own)) covers.push(element);
  }

  function hideCovered(): { hasPassing: boolean } {
    let steps = 0;
    let hasPassing = false;
    if (covers.length === 0) return { hasPassing };
    const isPassing = createPassingCheck(scripts);
    for (const cover of covers) {
      const box = cover.parent;
      if (!box || WHOLE_PAGE.has(box.name) || !levels.has(box)) continue;
      if (isPassing(cover)) {
        hasPassing = true;
        continue;
      }
      if (box.style) box.style = { ...box.style, isMasked: true };
      for (let child = box.first; child && steps < MOST_STEPS; child = child.next)
        if (child !== cover && isElement(child) && !isAbove(child, cover)) hide(child);
    }
    return { hasPassing };

    function hide(element: HtmlNode): void {
      visit(element, {
        enter: (node) => {
          steps += 1;
          if (node.style) node.style = { ...node.style, isGone: true };
          return true;
        },
      });
    }

    /** Anything in it may be drawn over the cover. */
    function isAbove(element: HtmlNode, cover: HtmlNode): boolean {
      const under = levels.get(cover)!;
      let found = false;
      visit(element, {
        enter: (node) => {
          steps += 1;
          const own = levels.get(node);
          found ||=
            own !== undefined && (own.level > under.level || (own.level === under.level && own.order > under.order));
          return !found;
        },
      });
      return found;
    }
  }
}

const MOVED = [
  'transform',
  'translate',
  'scale',
  'clip',
  'clip-path',
  'filter',
  'mix-blend-mode',
  'animation',
  'animation-name',
];

function isPlain(own: Declarations, style: Style): boolean {
  const isPainted = own.has('background') || own.has('background-color');
  return (
    isPainted &&
    style.surface !== null &&
    style.isVisible &&
    !style.isGone &&
    style.opacity > 0.95 &&
    !MOVED.some((property) => own.has(property))
  );
}

const NOTHING = /^[+-]?0(?:px|%|em|rem)?$/;

function coversAll(own: Declarations): boolean {
  const get = (property: string): string => own.get(property)?.trim().toLowerCase() ?? '';
  const inset = get('inset').split(/\s+/);
  const [top = '', right = top, bottom = top, left = right] = inset;
  const isAt = (side: string, value: string): boolean => NOTHING.test(get(side) || value);
  const isFull = (size: string): boolean => get(size) === '100%';
  const isFree = (size: string): boolean => get(size) === '' || get(size) === 'auto' || isFull(size);
  if (!isFree('width') || !isFree('height') || own.has('max-width') || own.has('max-height')) return false;
  return (
    isAt('top', top) &&
    isAt('left', left) &&
    (isAt('right', right) || isFull('width')) &&
    (isAt('bottom', bottom) || isFull('height'))
  );
}
