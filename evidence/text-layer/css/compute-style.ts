import { attributeOf, type HtmlNode } from '../html/tree.ts';
import { asBlock, defaultDisplay, lifts } from './default-display.ts';
import type { ReadContent } from './generated-text.ts';
import { isDrawnThrough } from './drawn-line.ts';
import { isOutOfSight, mayBeOutOfSight } from './is-out-of-sight.ts';
import { isTransparent } from './read-colour.ts';
import { readLength } from './read-length.ts';
import { inkOf } from './surface.ts';
import { showsText, type Style } from './style.ts';
import { resolveVariables, withVariables } from './variables.ts';

/** Declared values of an element and of what is generated in it, each the one that won. */
export interface Cascaded {
  own: ReadonlyMap<string, string>;
  before: ReadonlyMap<string, string>;
  after: ReadonlyMap<string, string>;
  /** Animations that end with their element to be seen. */
  revealing: ReadonlySet<string>;
  readContent: ReadContent;
}

export const ROOT_STYLE: Style = {
  display: 'block',
  isItem: false,
  isVisible: true,
  isGone: false,
  fontSize: 16,
  isClear: false,
  colour: [0, 0, 0],
  surface: [255, 255, 255],
  isSameColour: false,
  opacity: 1,
  isMasked: false,
  keepsSpace: false,
  keepsLines: false,
  raised: null,
  isStruck: false,
  before: '',
  after: '',
  variables: new Map(),
};

const KEEPS_LINES = new Set(['pre', 'textarea', 'listing', 'xmp', 'plaintext']);
const STRUCK = new Set(['del', 's', 'strike']);
const SIZES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    'xx-small': 9,
    'x-small': 10,
    small: 13,
    medium: 16,
    large: 18,
    'x-large': 24,
    'xx-large': 32,
    'xxx-large': 48,
  }),
);
const LEAST_OPACITY = 0.05;
/** A value that says nothing of its own. */
const DEFAULTS = /^(?:inherit|initial|unset|revert|revert-layer)$/i;

/** The style of an element by what is declared for it and the style of what is around it. */
export function computeStyle(element: HtmlNode, around: Style, cascaded: Cascaded): Style {
  const { own } = cascaded;
  const { name } = element;
  const tagged = { raised: name === 'sup' || name === 'sub' ? name : null, isStruck: STRUCK.has(name) } as const;
  if (own.size === 0) {
    const display = place(defaultDisplay(name), around);
    const keeps = KEEPS_LINES.has(name);
    const { before, after } = generate(element, around, cascaded);
    return {
      ...around,
      ...tagged,
      display,
      isItem: lifts(around.display),
      isGone: around.isGone || display === 'none',
      ...(isInked(element) && inkOf(element, around)),
      isMasked: around.isMasked || isReversed(element, undefined, undefined),
      keepsSpace: keeps || around.keepsSpace,
      keepsLines: keeps || around.keepsLines,
      before,
      after,
    };
  }
  const variables = withVariables(own, around.variables);
  const get = (property: string): string | undefined => {
    const value = own.get(property);
    const resolved = value?.includes('var(') ? resolveVariables(value, variables) : value;
    return resolved === undefined || resolved === null || DEFAULTS.test(resolved) ? undefined : resolved;
  };
  const isReset = own.has('all');
  const fontSize = fontSizeOf(get, around.fontSize, name) * zoomOf(get);
  const display = displayOf(element, own, get, around, isReset);
  const isRevealed = [get('animation'), get('animation-name')].some((animation) =>
    animation?.split(/[\s,]+/).some((word) => cascaded.revealing.has(word)),
  );
  const opacity = isRevealed ? around.opacity : around.opacity * opacityOf(get);
  const style: Style = {
    display,
    isItem: lifts(around.display),
    isVisible: visibilityOf(own, get, around),
    isGone:
      around.isGone ||
      display === 'none' ||
      opacity < LEAST_OPACITY ||
      (display !== 'contents' && mayBeOutOfSight(own) && isOutOfSight(withSides(get), { em: fontSize })),
    fontSize,
    opacity,
    ...inkOf(element, around, { get, own }),
    isClear: isClearOf(get, around),
    isMasked: isMaskedOf(element, get, around),
    ...spaceOf(name, get, around),
    raised: raisedOf(get, fontSize) ?? (own.has('vertical-align') ? null : tagged.raised),
    isStruck:
      isStruckOf(own, get, tagged.isStruck) ||
      isDrawnThrough(element, own, cascaded.before) ||
      isDrawnThrough(element, own, cascaded.after),
    before: '',
    after: '',
    variables,
  };
  return cascaded.before.size + cascaded.after.size === 0 ? style : { ...style, ...generate(element, style, cascaded) };
}

/** Whether an element has colours of its own where no sheet says so. */
const isInked = ({ name, attributes }: HtmlNode): boolean =>
  name === 'a' || name === 'font' || name === 'button' || name === 'mark' || attributes.some(isInk);
const isInk = ({ name }: { name: string }): boolean => name === 'bgcolor' || name === 'background';

function opacityOf(get: (property: string) => string | undefined): number {
  const said = get('opacity');
  const value = said === undefined ? null : readLength(said, { percent: 0.01 });
  return value === null ? 1 : Math.min(1, Math.max(0, value));
}

function displayOf(
  element: HtmlNode,
  own: ReadonlyMap<string, string>,
  get: (property: string) => string | undefined,
  around: Style,
  isReset: boolean,
): string {
  const said = own.get('display')?.toLowerCase();
  const fallback = isReset || said === 'initial' || said === 'unset' ? 'inline' : defaultDisplay(element.name);
  const declared = said === 'inherit' ? around.display : (get('display')?.toLowerCase() ?? fallback);
  const display = isDisplay(declared) ? declared.replace('flow-root', 'block') : fallback;
  if (display === 'none' || display === 'contents') return display;
  const isOut = /^(?:absolute|fixed)$/i.test(get('position') ?? '') || /^(?:left|right)$/i.test(get('float') ?? '');
  return isOut ? asBlock(display) : place(display, around);
}

const DISPLAYS = new Set(
  'none contents block inline inline-block flow-root list-item flex inline-flex grid inline-grid table inline-table -webkit-box -webkit-inline-box math run-in'.split(
    ' ',
  ),
);
const isDisplay = (value: string): boolean => DISPLAYS.has(value) || /^(?:table|ruby)-?[a-z-]*$/.test(value);

/** A child of a flexible box or a grid is a box of its own. */
const place = (display: string, around: Style): string =>
  display !== 'none' && lifts(around.display) ? asBlock(display) : display;

function visibilityOf(
  own: ReadonlyMap<string, string>,
  get: (property: string) => string | undefined,
  around: Style,
): boolean {
  const value = get('visibility')?.toLowerCase();
  if (value === 'visible') return true;
  if (value === 'hidden' || value === 'collapse') return false;
  return own.get('visibility')?.toLowerCase() === 'initial' ? true : around.isVisible;
}

function fontSizeOf(get: (property: string) => string | undefined, around: number, name: string): number {
  const shorthand = get('font');
  const size = get('font-size') ?? (shorthand && /(?:^|\s)([\d.]+[a-z%]*)(?:\/\S+)?\s/i.exec(`${shorthand} `)?.[1]);
  if (size !== undefined && size !== '') {
    const word = size.toLowerCase();
    if (SIZES.has(word)) return SIZES.get(word)!;
    if (word === 'smaller') return around * 0.83;
    if (word === 'larger') return around * 1.2;
    return readLength(word, { em: around, percent: around / 100 }) ?? around;
  }
  return name === 'small' || name === 'sup' || name === 'sub' ? around * 0.83 : around;
}

function zoomOf(get: (property: string) => string | undefined): number {
  const zoom = readLength(get('zoom') ?? '1', { percent: 0.01 });
  return zoom === null || zoom <= 0 ? 1 : zoom;
}

function isClearOf(get: (property: string) => string | undefined, around: Style): boolean {
  const fill = get('-webkit-text-fill-color') ?? get('color');
  if (fill === undefined) return around.isClear;
  if (!isTransparent(fill)) return false;
  return !/text/i.test(`${get('background-clip') ?? ''} ${get('-webkit-background-clip') ?? ''}`);
}

function isMaskedOf(element: HtmlNode, get: (property: string) => string | undefined, around: Style): boolean {
  const dots = get('-webkit-text-security')?.toLowerCase();
  return (
    around.isMasked ||
    (dots !== undefined && dots !== 'none') ||
    // Each letter covers the one before.
    (readLength(get('letter-spacing') ?? '', { em: 16 }) ?? 0) <= -6 ||
    isReversed(element, get('direction'), get('unicode-bidi'))
  );
}

/** Whether letters are made to run against their script. Only text from left to right is known to be turned. */
function isReversed(element: HtmlNode, direction: string | undefined, bidi: string | undefined): boolean {
  const isOverridden = element.name === 'bdo' || /override/i.test(bidi ?? '');
  return isOverridden && (direction ?? attributeOf(element, 'dir') ?? '').toLowerCase() === 'rtl';
}

function spaceOf(name: string, get: (property: string) => string | undefined, around: Style) {
  const value = (get('white-space') ?? get('white-space-collapse'))?.toLowerCase();
  if (value !== undefined)
    return { keepsSpace: /pre(?!-line)|preserve|break-spaces/.test(value), keepsLines: /pre|break-spaces/.test(value) };
  const keeps = KEEPS_LINES.has(name);
  return { keepsSpace: keeps || around.keepsSpace, keepsLines: keeps || around.keepsLines };
}

function raisedOf(get: (property: string) => string | undefined, em: number): Style['raised'] {
  const value = get('vertical-align')?.toLowerCase();
  if (value === 'super') return 'sup';
  if (value === 'sub') return 'sub';
  const moved = value === undefined ? null : readLength(value, { em, percent: em / 80 });
  return moved === null || Math.abs(moved) < em / 5 ? null : moved > 0 ? 'sup' : 'sub';
}

function isStruckOf(
  own: ReadonlyMap<string, string>,
  get: (property: string) => string | undefined,
  byTag: boolean,
): boolean {
  const line = `${get('text-decoration') ?? ''} ${get('text-decoration-line') ?? ''}`;
  if (/line-through/i.test(line)) return true;
  return byTag && !own.has('text-decoration') && !own.has('text-decoration-line');
}

/** `inset: 0 auto auto -9999px` says what `left` says. */
function withSides(get: (property: string) => string | undefined): (property: string) => string | undefined {
  const inset = get('inset')?.split(/\s+/);
  if (!inset) return get;
  const [top, right = top, bottom = top, left = right] = inset;
  const sides: Record<string, string | undefined> = { top, right, bottom, left };
  return (property) => get(property) ?? sides[property];
}

function generate(
  element: HtmlNode,
  style: Style,
  { before, after, revealing, readContent }: Cascaded,
): Pick<Style, 'before' | 'after'> {
  const read = (own: ReadonlyMap<string, string>): string => {
    const content = own.get('content');
    if (content === undefined) return '';
    const shown = computeStyle({ ...element, name: '#generated', attributes: [] }, style, {
      own,
      before: NONE,
      after: NONE,
      revealing,
      readContent,
    });
    if (!showsText(shown)) return '';
    const text = content.includes('var(') ? (resolveVariables(content, style.variables) ?? '') : content;
    return readContent(text, (name) => attributeOf(element, name));
  };
  return { before: before.size === 0 ? '' : read(before), after: after.size === 0 ? '' : read(after) };
}

const NONE: ReadonlyMap<string, string> = new Map();
