import { type CssNode, type Declaration, generate, ident, type List, type Rule, type SelectorList } from 'css-tree';
import { parse, parseCss } from './parse-css.ts';
import { matchesMedia } from './read-media.ts';
import { matchesSupports } from './read-supports.ts';
import { specificityOf } from './specificity.ts';

/** One selector of a rule, with what it declares. */
export interface StyleRule {
  /** Without the pseudo-element. */
  selector: string;
  /** The selector's last compound asks for this, so other elements need no test: `#id`, `.class`, `tag`, `[attribute`, or `*`. */
  key: string;
  pseudo: 'before' | 'after' | null;
  specificity: number;
  /** Rank of its cascade layer; those in none come last. */
  layer: number;
  order: number;
  declarations: Declared[];
}

export interface Declared {
  property: string;
  value: string;
  isImportant: boolean;
}

export interface ReadSheets {
  rules: StyleRule[];
  /** Animations that end with what they show to be seen, by name. */
  revealing: Set<string>;
  /** A part could not be read, or was beyond the bounds; what it says does not count. */
  isCut: boolean;
}

/** Characters of style that are read, and selectors that are kept. Hand-written sheets are a tenth of either. */
const MOST_CHARS = 4_000_000;
const MOST_RULES = 40_000;
/** A longer selector is made by nesting, to be expensive. */
const MOST_SELECTOR = 2_000;
const MOST_NESTED = 2_000;
/** Characters of nested rules that are parsed anew, those in others as often as they are nested. */
const MOST_NESTED_CHARS = 8_000_000;

/**
 * The rules of a page's own style sheets that hold on a screen, with the properties that `isRead` names, in the order of the sheets. Follows
 * `@media`, `@supports`, `@layer` and nested rules; `@container` and `@scope` are taken not to hold. Nothing is loaded.
 */
export function readSheets(sheets: readonly string[], isRead: (property: string) => boolean): ReadSheets {
  const read: ReadSheets = { rules: [], revealing: new Set(), isCut: false };
  /** Ranks of the cascade layers, by name. */
  const layers = new Map<string, number>();
  const parentLists = new Map<string, SelectorList | null>();
  /** Selectors of lists whose rules have conditions in them. */
  const splits = new WeakMap<SelectorList, { nodes: CssNode[]; split: (SplitSelector | null)[] }>();
  let left = MOST_CHARS;
  let order = 0;
  let nested = 0;
  let nestedChars = 0;
  for (const sheet of sheets) {
    if (sheet.length > left) read.isCut = true;
    const text = sheet.slice(0, left);
    left -= text.length;
    try {
      const tree = parse(text, { parseValue: false, parseCustomProperty: false });
      if (tree.type === 'StyleSheet') walk(tree.children, { parents: null, layer: null });
    } catch {
      // Blocks within blocks beyond what the stack holds: nobody writes them.
      read.isCut = true;
    }
  }
  for (const rule of read.rules) rule.layer = rule.layer < 0 ? layers.size : rule.layer;
  return read;

  interface Place {
    /** Selectors of the rule around, for nested ones. */
    parents: string | null;
    layer: string | null;
  }

  function walk(nodes: List<CssNode>, place: Place): void {
    for (const node of nodes.toArray()) {
      if (node.type === 'Rule') readRule(node, place);
      else if (node.type === 'Atrule') readAtRule(node, place);
      else if (node.type === 'Raw' && place.parents !== null && node.value.includes('{')) readRaw(node.value, place);
    }
  }

  /** A nested rule whose selector begins like a declaration is left as text by the parser. */
  function readRaw(text: string, place: Place): void {
    nested += 1;
    nestedChars += text.length;
    if (nested > MOST_NESTED || nestedChars > MOST_NESTED_CHARS) {
      read.isCut = true;
      return;
    }
    const node = parseCss(text, { context: 'rule', parseValue: false, parseCustomProperty: false });
    if (node?.type === 'Rule') readRule(node, place);
  }

  function readAtRule(node: Extract<CssNode, { type: 'Atrule' }>, place: Place): void {
    const name = node.name.toLowerCase();
    const body = node.block?.children;
    if (name === 'layer') {
      const names = node.prelude ? generate(node.prelude).split(',') : [`#${layers.size}`];
      const full = names.map((each) => (place.layer === null ? each.trim() : `${place.layer}.${each.trim()}`));
      for (const each of full) if (!layers.has(each)) layers.set(each, layers.size);
      if (body) walk(body, { ...place, layer: full[0] ?? null });
    } else if (name === 'keyframes' || name === '-webkit-keyframes') readKeyframes(node);
    else if (body && name === 'media' && matchesMedia(node.prelude)) within(body, place);
    else if (body && name === 'supports' && matchesSupports(node.prelude)) within(body, place);
  }

  /** The block of a condition: rules, and within a rule its declarations too. */
  function within(body: List<CssNode>, place: Place): void {
    if (place.parents !== null) {
      const list = parentList(place.parents);
      if (list) keep(list, body, place);
    }
    walk(body, place);
  }

  /** The selectors of a rule around, which are the same for each condition in it. */
  function parentList(text: string): SelectorList | null {
    const known = parentLists.get(text);
    if (known !== undefined) return known;
    const node = parseCss(text, { context: 'selectorList' });
    const list = node?.type === 'SelectorList' ? node : null;
    parentLists.set(text, list);
    return list;
  }

  function readKeyframes({ prelude, block }: Extract<CssNode, { type: 'Atrule' }>): void {
    const last = block?.children
      .toArray()
      .findLast((rule) => rule.type === 'Rule' && /\b(?:to|100%)/.test(generate(rule.prelude)));
    if (!prelude || last?.type !== 'Rule') return;
    if (/(?:^|[{;])opacity:(?!0(?:\.0+)?(?:[;}]|$))/.test(generate(last.block))) read.revealing.add(generate(prelude));
  }

  function readRule({ prelude, block }: Rule, place: Place): void {
    if (prelude.type !== 'SelectorList') return;
    const list = place.parents === null ? prelude : nest(prelude.children, place.parents);
    if (!list) return;
    keep(list, block.children, place);
    if (block.children.some(({ type }) => type !== 'Declaration'))
      walk(block.children, { ...place, parents: generate(list) });
  }

  /** The selectors of a nested rule as ones that stand alone. Each is parsed anew, so that there are only so many. */
  function nest(selectors: List<CssNode>, parents: string): SelectorList | null {
    nested += 1;
    const text = nested > MOST_NESTED ? null : nestedText(selectors, parents);
    if (text === null) {
      read.isCut = true;
      return null;
    }
    const list = parseCss(text, { context: 'selectorList' });
    return list?.type === 'SelectorList' ? list : null;
  }

  /** Split when it is asked for, so that of a list beyond the bounds no more is split than is kept. */
  function* splitList(selectors: SelectorList): Generator<SplitSelector | null> {
    const { nodes, split } = splits.get(selectors) ?? { nodes: selectors.children.toArray(), split: [] };
    splits.set(selectors, { nodes, split });
    for (const [at, node] of nodes.entries()) {
      if (at === split.length) split.push(splitSelector(node));
      yield split[at] ?? null;
    }
  }

  function keep(selectors: SelectorList, body: List<CssNode>, { layer }: Place): void {
    const declarations = readDeclarations(body.toArray(), isRead);
    if (declarations.length === 0) return;
    order += 1;
    const rank = layer === null ? -1 : (layers.get(layer) ?? -1);
    for (const split of splitList(selectors)) {
      if (read.rules.length >= MOST_RULES) {
        read.isCut = true;
        return;
      }
      if (split) read.rules.push({ ...split, layer: rank, order, declarations });
    }
  }
}

/** The text of a nested rule's selectors as ones that stand alone; null where it is longer than any that is read, which is known before it is made. */
function nestedText(selectors: List<CssNode>, parents: string): string | null {
  const texts: string[] = [];
  let length = -1;
  for (const selector of selectors.toArray()) {
    const own = generate(selector);
    if (own.length + parents.length > MOST_SELECTOR || own.split('&').length * parents.length > 2 * MOST_SELECTOR)
      return null;
    const text = withParents(own, parents);
    length += text.length + 1;
    if (length > MOST_SELECTOR) return null;
    texts.push(text);
  }
  return texts.join(',');
}

/** A nested selector as one that stands alone (CSS Nesting 1): `&` is any of the parents. */
function withParents(text: string, parents: string): string {
  const parent = `:is(${parents})`;
  return text.includes('&')
    ? text.replaceAll('&', parent)
    : /^[>+~]/.test(text)
      ? `${parent}${text}`
      : `${parent} ${text}`;
}

/** What a block declares; of several declarations of a property that weigh the same, the last, for the others never win. */
export function readDeclarations(nodes: readonly CssNode[], isRead: (property: string) => boolean): Declared[] {
  const found = new Map<string, Declared>();
  for (const node of nodes) {
    if (node.type !== 'Declaration' || !isRead(nameOf(node.property))) continue;
    const declared = mapDeclaration(node);
    const key = `${declared.isImportant ? '!' : ''}${declared.property}`;
    // It moves behind what stands between: a shorthand may.
    found.delete(key);
    found.set(key, declared);
  }
  return [...found.values()];
}

function mapDeclaration({ property, value, important }: Declaration): Declared {
  return {
    property: nameOf(property),
    value: (value.type === 'Raw' ? value.value : generate(value)).trim(),
    isImportant: important !== false,
  };
}

/** Names of custom properties keep their case. */
const nameOf = (property: string): string => (property.startsWith('--') ? property : property.toLowerCase());

type SplitSelector = Pick<StyleRule, 'selector' | 'key' | 'pseudo' | 'specificity'>;

function splitSelector(node: CssNode): SplitSelector | null {
  if (node.type !== 'Selector') return null;
  const parts = node.children.toArray();
  const element = parts.find(isPseudoElement);
  const name = element && 'name' in element ? String(element.name).toLowerCase() : null;
  if (name !== null && name !== 'before' && name !== 'after') return null;
  const own = parts.filter((part) => part !== element);
  const compound = own.slice(own.findLastIndex(({ type }) => type === 'Combinator') + 1);
  const selector = own.map((part) => generate(part)).join('') + (compound.length === 0 ? '*' : '');
  return { selector, key: keyOf(compound), pseudo: name, specificity: specificityOf(node) };
}

/** `::before`, and `:before` as it was written before there were two colons. */
function isPseudoElement(node: CssNode): boolean {
  if (node.type === 'PseudoElementSelector') return true;
  return node.type === 'PseudoClassSelector' && /^(?:before|after|first-line|first-letter)$/i.test(node.name);
}

function keyOf(compound: readonly CssNode[]): string {
  const name = (type: CssNode['type']): string | undefined => {
    const found = compound.find((part) => part.type === type);
    return found && 'name' in found ? String(found.name) : undefined;
  };
  const id = name('IdSelector');
  if (id !== undefined) return `#${ident.decode(id)}`;
  const className = name('ClassSelector');
  if (className !== undefined) return `.${ident.decode(className)}`;
  const tag = name('TypeSelector');
  if (tag !== undefined && tag !== '*') return tag.includes('|') ? '*' : tag.toLowerCase();
  const attribute = compound.find((part) => part.type === 'AttributeSelector');
  const asked = attribute?.type === 'AttributeSelector' ? attribute.name.name : '';
  // Of a plain name only: what css-select makes of namespaces and escapes is its own.
  return /^[a-z][a-z0-9-]*$/.test(asked) ? `[${asked}` : '*';
}
