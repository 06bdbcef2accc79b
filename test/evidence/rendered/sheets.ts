import type { Pen } from './words.ts';

/** Declarations by which pages take something out of sight. */
export const HIDING = [
  'display:none',
  'visibility:hidden',
  'opacity:0',
  'font-size:0',
  'font:0/0 serif',
  'color:transparent',
  'color:rgb(10 20 30 / 0%)',
  'filter:opacity(0)',
  'position:absolute;left:-9999px',
  'position:absolute;top:-9999px',
  'position:fixed;left:-200vw',
  'position:absolute;clip:rect(0 0 0 0)',
  'position:absolute;clip:rect(1px,1px,1px,1px)',
  'position:absolute;width:1px;height:1px;overflow:hidden;white-space:nowrap',
  'position:absolute;clip-path:inset(50%)',
  'display:inline-block;clip-path:circle(0)',
  'display:inline-block;transform:scale(0)',
  'display:inline-block;transform:translateX(-9999px)',
  'display:inline-block;height:0;overflow:hidden',
  'display:inline-block;max-height:0;overflow:hidden',
  'display:inline-block;width:0;overflow:hidden;white-space:nowrap',
  'display:inline-block;content-visibility:hidden',
  'display:inline-block;text-indent:-9999px;overflow:hidden;width:20px',
] as const;

export interface Styled {
  /** Attributes of the element, each with a space before it. */
  attributes: string;
  css: string;
}

/** An element that a rule applies the declarations to; the forms of rules are those of sheets that people and builders write. */
export function applied(pen: Pen, declarations: string): Styled {
  const name = pen.name();
  const rule = (selector: string): string => `${selector}{${declarations}}`;
  const important = declarations
    .split(';')
    .map((each) => `${each}!important`)
    .join(';');
  return pen.pick<() => Styled>([
    () => ({ attributes: ` style="${declarations}"`, css: '' }),
    () => ({ attributes: ` class="${name}"`, css: rule(`.${name}`) }),
    () => ({ attributes: ` id="${name}"`, css: rule(`#${name}`) }),
    () => ({ attributes: ` class="x ${name} y"`, css: rule(`main .x.${name}:not(.z)`) }),
    () => ({ attributes: ` data-k="${name}"`, css: rule(`[data-k="${name}"]`) }),
    () => ({ attributes: ` data-k="${name} rest"`, css: rule(`main [data-k^="${name}"]`) }),
    () => ({ attributes: ` class="${name}"`, css: rule(`body > main :is(.other, .${name})`) }),
    () => ({ attributes: ` class="${name}"`, css: `@media screen and (min-width: 40em){${rule(`.${name}`)}}` }),
    () => ({
      attributes: ` class="${name}"`,
      css: `@media (width >= 600px) and (not (monochrome)){${rule(`.${name}`)}}`,
    }),
    () => ({ attributes: ` class="${name}"`, css: `@supports (display: grid){${rule(`.${name}`)}}` }),
    () => ({ attributes: ` class="${name}"`, css: `main{& .${name}{${declarations}}}` }),
    () => ({ attributes: ` class="${name}"`, css: `main{.${name}{${declarations}}}` }),
    () => ({ attributes: ` class="${name}"`, css: `@layer late{.${name}{${declarations}}} .${name}.none{color:red}` }),
    () => ({ attributes: ` class="md:${name}"`, css: rule(`.md\\:${name}`) }),
    () => ({
      attributes: ` class="${name}"`,
      css: `.${name}{display:inline;opacity:1}.${name}{${important}}.${name}{visibility:visible}`,
    }),
  ])();
}

/** An element that a sheet seems to hide, and does not. */
export function spared(pen: Pen): Styled {
  const name = pen.name();
  const hiding = pen.pick(['display:none', 'visibility:hidden', 'opacity:0', 'position:absolute;left:-9999px']);
  const undo = 'display:inline;visibility:visible;opacity:1;position:static';
  const attributes = ` class="${name}"`;
  return pen.pick<() => Styled>([
    () => ({ attributes, css: `@media print{.${name}{${hiding}}}` }),
    () => ({ attributes, css: `@media (max-width:500px){.${name}{${hiding}}}` }),
    () => ({ attributes, css: `@media (width >= 600px) and (not print){.${name}{${hiding}}}` }),
    () => ({ attributes, css: `@supports not (display:grid){.${name}{${hiding}}}` }),
    () => ({ attributes, css: `.${name}:hover{${hiding}}` }),
    () => ({ attributes, css: `.${name}:not(.${name}){${hiding}}` }),
    () => ({ attributes, css: `.${name}:nth-child(9999){${hiding}}` }),
    () => ({ attributes, css: `nav .${name}{${hiding}}` }),
    () => ({ attributes, css: `.${name}{${hiding}}.${name}{${undo}}` }),
    () => ({ attributes, css: `main .${name}{${undo}}.${name}{${hiding}}` }),
    () => ({ attributes: `${attributes} style="${undo}"`, css: `#a .x,.${name}{${hiding}}` }),
    () => ({ attributes, css: `.${name}{${undo.replaceAll(';', '!important;')}!important}main .${name}{${hiding}}` }),
    () => ({ attributes, css: `@layer early{main .${name}{${hiding}}}.${name}{${undo}}` }),
    () => ({ attributes, css: `/* .${name}{${hiding}} */ .${name}::selection{${hiding}}` }),
    () => ({ attributes, css: `.${name}-x{${hiding}}[data-${name}]{${hiding}}` }),
    () => ({ attributes: `${attributes} aria-hidden="true"`, css: '' }),
    () => ({ attributes: ` class="sidebar promo"`, css: '' }),
    () => ({
      attributes,
      css: `@keyframes in-${name}{from{opacity:0}to{opacity:1}}.${name}{opacity:0;animation:in-${name} 1ms forwards}`,
    }),
  ])();
}
