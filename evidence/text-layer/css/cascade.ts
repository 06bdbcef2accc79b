import { attributeOf, type HtmlNode, isElement, visit } from '../html/tree.ts';
import { BROWSER_SHEET, USUAL_SHEET } from './default-display.ts';
import { createContentReader } from './generated-text.ts';
import { computeStyle, ROOT_STYLE } from './compute-style.ts';
import { createCovers } from './covers.ts';
import { createRuleMatcher } from './match-rules.ts';
import { findInlineStyles, readInlineStyles } from './read-inline.ts';
import { readSheets, type StyleRule } from './read-sheets.ts';
import { createSharedStyles } from './shared-styles.ts';
import type { Style } from './style.ts';
import { findWinners, NO_VALUES, type Winners, withInline } from './winning-values.ts';

export interface Cascade {
  styleOf(element: HtmlNode): Style;
  /** Sheets of the page were not read to their end, so some of what they hide is taken to be seen. */
  isCut: boolean;
  /** A box that is there until the rest is ready lies over words. */
  hasPassingCover: boolean;
}

/** Properties that decide what is seen. */
const READ = new Set(
  'all animation animation-name background background-clip background-color background-image -webkit-background-clip block-size border border-bottom border-top bottom clip clip-path color content content-visibility direction display filter float font font-size height inline-size inset inset-block-end inset-block-start inset-inline-end inset-inline-start left letter-spacing margin-inline-start margin-left margin-top mask mask-image -webkit-mask -webkit-mask-image max-block-size max-height max-inline-size max-width mix-blend-mode opacity overflow overflow-x overflow-y position right scale text-decoration text-decoration-line text-indent top transform translate unicode-bidi vertical-align visibility -webkit-text-fill-color -webkit-text-security white-space white-space-collapse width z-index zoom'.split(
    ' ',
  ),
);
/** Rules of the browser's own sheet, which asks for no custom property. */
const BY_DEFAULT = {
  alone: readDefaults(BROWSER_SHEET),
  besideOthers: readDefaults(`${BROWSER_SHEET}${USUAL_SHEET}`),
};
/** Custom properties are read for as many names as this, and as deep. */
const MOST_VARIABLES = 500;
/** Characters of declared values from which styles are computed, each value as often as that is done. Only long values on many elements come near. */
const MOST_VALUES = 100_000_000;
/** Declarations among which the winning ones are found. Elements for which the same is declared count once. */
const MOST_OFFERED = 50_000_000;

export interface PageStyles {
  sheets: readonly string[];
  /** The texts of its `style` attributes, each once; they are looked for when absent. */
  inline?: readonly string[];
  /** Some of its sheets are at other addresses, which nothing loads. */
  hasSheetsElsewhere: boolean;
  /** A page that is made for dark screens has no white ground. */
  hasScheme?: boolean;
  /** The texts of its scripts, which are not run. */
  scripts?: readonly string[];
}

/**
 * The styles of a page's elements by its own sheets, `style` attributes and what browsers do by themselves: the cascade of CSS (importance, layers,
 * specificity, order), with inheritance where it decides what is seen. Selectors that cost too much, and sheets beyond bounds, do not count; that
 * is told in `isCut`.
 */
export function createCascade(
  root: HtmlNode,
  { sheets, inline: known, hasSheetsElsewhere, hasScheme = false, scripts = [] }: PageStyles,
): Cascade {
  const attributes = known ?? findInlineStyles(root);
  const variables = findVariables([...sheets, ...attributes]);
  const isRead = (property: string): boolean => READ.has(property) || variables.has(property);
  const browser = hasSheetsElsewhere ? BY_DEFAULT.besideOthers : BY_DEFAULT.alone;
  const { rules, revealing, isCut } = readSheets(sheets, isRead);
  const matcher = createRuleMatcher([...browser, ...rules]);
  const inline = readInlineStyles(attributes, isRead);
  const readContent = createContentReader();
  // What sheets at other addresses paint is not known.
  const isPainted = hasSheetsElsewhere || hasScheme;
  const outermost = isPainted ? { ...ROOT_STYLE, colour: null, surface: null } : ROOT_STYLE;
  const covers = createCovers(scripts);
  const sharedBy = createSharedStyles();
  /** Characters of values that styles were computed from. */
  let values = 0;
  let offered = 0;
  visit(root, {
    enter: (node) => {
      if (!isElement(node)) return false;
      const around = node.parent?.style ?? outermost;
      const found = matcher.rulesOf(node);
      const declared = inline.declaredIn(attributeOf(node, 'style') ?? '');
      const shared = sharedBy(found, declared);
      const declaredHere = shared.declared(() =>
        withInline(
          shared.winners(() => winnersOf(found, null)),
          declared,
        ),
      );
      const own = isSpent() ? NO_VALUES : declaredHere;
      const hasPseudo = found.some(({ pseudo }) => pseudo !== null);
      // Generated text may show what else the element says.
      const isShared = !hasPseudo && !hasStyling(node);
      let style = isShared ? shared.styleOf(node.name, around) : undefined;
      if (!style) {
        const of = (pseudo: StyleRule['pseudo']) => withInline(winnersOf(found, pseudo), []);
        for (const value of own.values()) values += value.length;
        const [before, after] = hasPseudo ? [of('before'), of('after')] : [NO_VALUES, NO_VALUES];
        style = computeStyle(node, around, { own, before, after, revealing, readContent });
        if (isShared) shared.keep(node.name, around, style);
      }
      node.style = style;
      if (own.size > 0) covers.note(node, own, style);
      return true;
    },
  });
  const { hasPassing } = covers.hideCovered();
  return {
    styleOf: ({ style }) => style ?? ROOT_STYLE,
    isCut: isCut || inline.isCut || matcher.isSpent() || isSpent(),
    hasPassingCover: hasPassing,
  };

  function winnersOf(found: readonly StyleRule[], pseudo: StyleRule['pseudo']): Winners {
    const rules = found.filter((rule) => rule.pseudo === pseudo);
    for (const { declarations } of rules) offered += declarations.length;
    return findWinners(isSpent() ? [] : rules);
  }

  function isSpent(): boolean {
    return values > MOST_VALUES || offered > MOST_OFFERED;
  }
}

/** Attributes besides `style` by which an element has a style of its own. */
const STYLED = new Set(['dir', 'color', 'bgcolor', 'background']);

function hasStyling({ attributes }: HtmlNode): boolean {
  for (const { name } of attributes) if (STYLED.has(name)) return true;
  return false;
}

/** The rules of a sheet that every other overrules. */
function readDefaults(sheet: string): StyleRule[] {
  return readSheets([sheet], (property) => READ.has(property)).rules.map((rule) => ({ ...rule, layer: -1 }));
}

/** Of markup without sheets or elements. */
export const NO_STYLES: Cascade = { styleOf: () => ROOT_STYLE, isCut: false, hasPassingCover: false };

/** The custom properties that could matter: those that the properties which are read ask for, and those that these ask for. */
function findVariables(texts: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  // No declaration goes beyond one of these signs: only those that ask are looked through.
  const asks = texts
    .filter((text) => text.includes('var('))
    .flatMap((text) => text.split(/[;{}]/).filter((part) => part.includes('var(')));
  for (const text of asks)
    for (const [, property = '', value = ''] of text.matchAll(
      /([\w-]{1,60})\s{0,9}:([^;{}]{0,400}?\bvar\([^;{}]{0,400})/g,
    ))
      if (READ.has(property.toLowerCase()) || property.startsWith('--'))
        for (const [name] of value.matchAll(/--[\w-]{1,100}/g)) if (found.size < MOST_VARIABLES) found.add(name);
  return found;
}
