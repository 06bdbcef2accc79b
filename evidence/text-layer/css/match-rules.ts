import { compile } from 'css-select';
import { attributeOf, type HtmlNode, isElement, isText } from '../html/tree.ts';
import type { StyleRule } from './read-sheets.ts';

export interface RuleMatcher {
  /** The rules whose selectors an element matches. */
  rulesOf(element: HtmlNode): readonly StyleRule[];
  /** Selectors cost more than a page may: those that were left did not match anything. */
  isSpent(): boolean;
}

/**
 * Steps through the tree that matching may take. A page of ten thousand elements under a sheet of ten thousand rules takes a tenth; a page that is made
 * to be expensive runs out of them.
 */
const MOST_STEPS = 8_000_000;
/** Characters of an attribute that are looked through in one step, and those that come to none. */
const CHARS_A_STEP = 50;
const ORDINARY_VALUE = 1_000;
/** States that nothing has on a page that nobody touches. */
const STATES =
  'hover focus focus-visible focus-within active visited target target-within popover-open modal fullscreen playing paused user-invalid user-valid autofill open picture-in-picture past current future';
/** What css-select has beyond CSS: a browser drops a rule that asks for it. */
const FOREIGN =
  /:(?:contains|icontains|eq|first|last|even|odd|lt|gt|nth|header|button|input|text|parent|selected|matches)(?![\w-])/;

const NO_RULES: readonly StyleRule[] = [];
const MOST_KNOWN = 5_000;

type Test = (element: HtmlNode) => boolean;
type Compiled = { rule: StyleRule; test: Test };

class Spent extends Error {}

/** Tests the selectors of rules by css-select, each only on elements that have the last name of it. */
export function createRuleMatcher(rules: readonly StyleRule[]): RuleMatcher {
  const byKey = new Map<string, (Compiled | StyleRule)[]>();
  for (const rule of rules) {
    const known = byKey.get(rule.key);
    if (known) known.push(rule);
    else byKey.set(rule.key, [rule]);
  }
  const options = { adapter: createAdapter(spend), pseudos: PSEUDOS, relativeSelector: false };
  /** By selector: rules in conditions repeat the one around. */
  const tests = new Map<string, Test>();
  /** The classes with rules among those of a `class` attribute: a page repeats its own by the thousand. */
  const classKeys = new Map<string, string[]>();
  const hasIds = [...byKey.keys()].some((key) => key.startsWith('#'));
  let steps = 0;
  let isSpent = false;
  return { rulesOf, isSpent: () => isSpent };

  function rulesOf(element: HtmlNode): readonly StyleRule[] {
    const found: StyleRule[] = [];
    for (const { name, value } of element.attributes) {
      if (name === 'class') for (const key of keysOf(value)) collect(key, element, found);
      else if (name === 'id' && hasIds && value !== '') collect(`#${value}`, element, found);
      if (byKey.has(`[${name}`)) collect(`[${name}`, element, found);
    }
    collect(element.name, element, found);
    collect('*', element, found);
    return found.length === 0 ? NO_RULES : found;
  }

  function keysOf(classes: string): readonly string[] {
    const known = classKeys.get(classes);
    if (known) return known;
    const keys = [...new Set(classes.split(/[ \t\n\r\f]+/))].map((name) => `.${name}`).filter((key) => byKey.has(key));
    if (classKeys.size < MOST_KNOWN) classKeys.set(classes, keys);
    return keys;
  }

  /** Adds the rules under a key that an element matches. */
  function collect(key: string, element: HtmlNode, found: StyleRule[]): void {
    const rules = byKey.get(key);
    if (!rules || isSpent) return;
    for (const [at, each] of rules.entries()) {
      const compiled = 'test' in each ? each : { rule: each, test: compileRule(each) };
      rules[at] = compiled;
      try {
        spend(1);
        if (compiled.test(element)) found.push(compiled.rule);
      } catch (error) {
        if (!(error instanceof Spent) && !(error instanceof RangeError)) throw error;
        isSpent = true;
        break;
      }
    }
  }

  function compileRule({ selector, key }: StyleRule): Test {
    if (selector === key) return () => true;
    const known = tests.get(selector);
    if (known) return known;
    const test = compileSelector(selector);
    tests.set(selector, test);
    return test;
  }

  function compileSelector(selector: string): Test {
    if (FOREIGN.test(selector)) return () => false;
    try {
      return compile<HtmlNode, HtmlNode>(selector, options);
    } catch {
      // What nobody can read matches nothing, in browsers too.
      return () => false;
    }
  }

  function spend(count: number): void {
    steps += count;
    if (steps > MOST_STEPS) throw new Spent();
  }
}

const PSEUDOS: Record<string, string | ((element: HtmlNode) => boolean)> = {
  // Names of the page are looked up in objects: what those inherit is no pseudo-class.
  constructor: () => false,
  ['__proto__']: () => false,
  ...Object.fromEntries(STATES.split(' ').map((name) => [name, () => false])),
  'any-link': ':is(a, area)[href]',
  link: ':is(a, area)[href]',
  defined: () => true,
  'placeholder-shown': () => false,
  'read-only': ':not(input, textarea)',
  'read-write': ':is(input, textarea)',
  root: (element) => element.name === 'html',
};

/** How css-select walks the tree; every step is paid for. */
function createAdapter(spend: (count: number) => void) {
  const childrenOf = new Map<HtmlNode, HtmlNode[]>();
  const getChildren = (node: HtmlNode): HtmlNode[] => {
    let children = childrenOf.get(node);
    if (!children) {
      children = [];
      for (let child = node.first; child; child = child.next) children.push(child);
      childrenOf.set(node, children);
    }
    spend(1 + children.length);
    return children;
  };
  return {
    isTag: (node: HtmlNode): node is HtmlNode => isElement(node),
    getAttributeValue: (element: HtmlNode, name: string) => {
      const value = attributeOf(element, name);
      // It is looked through.
      spend(1 + Math.floor(Math.max(0, (value?.length ?? 0) - ORDINARY_VALUE) / CHARS_A_STEP));
      return value ?? undefined;
    },
    hasAttrib: (element: HtmlNode, name: string) => {
      spend(1);
      return attributeOf(element, name) !== null;
    },
    getName: (element: HtmlNode) => element.name,
    getChildren,
    getParent: (node: HtmlNode) => {
      spend(1);
      return node.parent;
    },
    getSiblings: (node: HtmlNode) => (node.parent ? getChildren(node.parent) : [node]),
    prevElementSibling: (node: HtmlNode) => {
      spend(1);
      let before = node.previous;
      while (before && !isElement(before)) before = before.previous;
      return before;
    },
    getText: (node: HtmlNode): string => (isText(node) ? node.text : ''),
    removeSubsets: (nodes: HtmlNode[]) => nodes,
  };
}
