import { attributeOf, type HtmlNode, isElement, visit } from '../html/tree.ts';
import { parse, parseCss } from './parse-css.ts';
import { type Declared, readDeclarations } from './read-sheets.ts';

/** Styles that cannot be parsed together with the others, each of which costs a run of the parser. */
const MOST_ALONE = 1_000;

export interface InlineStyles {
  declaredIn(style: string): readonly Declared[];
  isCut: boolean;
}

const NOTHING: readonly Declared[] = [];
const NO_STYLES: InlineStyles = { declaredIn: () => NOTHING, isCut: false };

/** The texts of the `style` attributes of a tree, each once. */
export function findInlineStyles(root: HtmlNode): string[] {
  const found = new Set<string>();
  visit(root, {
    enter: (node) => {
      const style = isElement(node) ? attributeOf(node, 'style') : null;
      if (style !== null && /\S/.test(style)) found.add(style);
      return true;
    },
  });
  return [...found];
}

/** What `style` attributes declare. Those that are whole in themselves are parsed in one run, which costs a hundredth. */
export function readInlineStyles(styles: readonly string[], isRead: (property: string) => boolean): InlineStyles {
  if (styles.length === 0) return NO_STYLES;
  const known = new Map<string, readonly Declared[]>();
  /** Styles that differ in what is not read are one. */
  const alike = new Map<string, readonly Declared[]>();
  for (const style of styles) {
    const declared = readPlain(style, isRead);
    if (!declared) continue;
    const key = declared.map(({ property, value }) => `${property}:${value}`).join(';');
    if (!alike.has(key)) alike.set(key, declared.length === 0 ? NOTHING : declared);
    known.set(style, alike.get(key)!);
  }
  const others = styles.filter((style) => !known.has(style));
  const whole = others.filter(isSelfContained);
  const sheet = parse(whole.map((style) => `x{${style}}`).join('\n'), {
    parseValue: false,
    parseCustomProperty: false,
  });
  const rules = sheet.type === 'StyleSheet' ? sheet.children.toArray() : [];
  const isEven = rules.length === whole.length && rules.every(({ type }) => type === 'Rule');
  if (isEven)
    for (const [at, rule] of rules.entries())
      if (rule.type === 'Rule') known.set(whole[at]!, readDeclarations(rule.block.children.toArray(), isRead));
  const alone = others.filter((style) => !known.has(style));
  for (const style of alone.slice(0, MOST_ALONE)) {
    const list = parseCss(style.slice(0, 10_000), { context: 'declarationList', parseValue: false });
    if (list?.type === 'DeclarationList') known.set(style, readDeclarations(list.children.toArray(), isRead));
  }
  return { declaredIn: (style) => known.get(style) ?? NOTHING, isCut: alone.length > MOST_ALONE };
}

const PLAIN = /^[\w#.%,;: \t\n+/-]*$/;
const PLAIN_NAME = /^-?[a-z][a-z-]*$/i;
const PLAIN_VALUE = /^[\w#.%,+/-][\w#.%, \t\n+/-]*$/;

/** Declarations without strings, brackets and marks, which need no parser; null for all that is not of plain names and values. */
function readPlain(style: string, isRead: (property: string) => boolean): Declared[] | null {
  if (style.length > 1_000 || !PLAIN.test(style)) return null;
  const found: Declared[] = [];
  for (const part of style.split(';')) {
    const colon = part.indexOf(':');
    const [name, value] = [part.slice(0, Math.max(0, colon)).trim(), part.slice(colon + 1).trim()];
    if (PLAIN_NAME.test(name) && PLAIN_VALUE.test(value)) {
      const property = name.toLowerCase();
      if (isRead(property)) found.push({ property, value, isImportant: false });
    } else if (/\S/.test(part)) return null;
  }
  return found;
}

/** Whether every string and bracket of a style ends in it, so that it can stand in a sheet as it is. */
function isSelfContained(style: string): boolean {
  if (style.length > 10_000 || /[\\@]|\/\*|<!--|-->/.test(style)) return false;
  let quote = '';
  let depth = 0;
  for (const sign of style) {
    if (quote !== '') {
      if (sign === '\n') return false;
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if ('{}[]'.includes(sign)) return false;
    if (depth < 0) return false;
  }
  return quote === '' && depth === 0;
}
