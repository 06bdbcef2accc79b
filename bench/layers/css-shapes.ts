import { again, fill, of, styled } from './shape-parts.ts';

const ONE = (): string => '<p>x';
/** Elements of which each declares something of its own. */
const OWN = (bytes: number): string => fill(bytes / 2, (at) => `<p style="left:${at}px">x`);
const MANY =
  'color:red;display:block;float:left;height:1px;left:1px;opacity:1;position:static;top:1px;width:1px;zoom:1;';

/** Sheets by what is long in them: values, conditions, lists of rules for the same elements. */
export const CSS_SHAPES = of('text/html; charset=utf-8', {
  'css: parts of a long attribute': styled(
    (bytes) => fill(bytes / 2, (at) => `[title*=x${at}]{top:0}`),
    (bytes) => `<p title="${'a'.repeat(bytes / 2)}">x`,
  ),
  'css: words of a long attribute': styled(
    (bytes) => fill(bytes / 2, (at) => `[title~=x${at}]{top:0}`),
    (bytes) => `<p title="${again(bytes / 2, 'a ')}">x`,
  ),
  'css: pairs of classes of one element': styled(
    (bytes) => fill(bytes / 2, (at) => `.c${at}.d${at}{top:0}`),
    (bytes) => `<p class="${fill(bytes / 2, (at) => `c${at} `)}">x`,
  ),
  'css: a word as a transform': styled((bytes) => `p{transform:${'a'.repeat(bytes)}}`, ONE),
  'css: blanks in a filter': styled((bytes) => `p{filter:opacity(0${' '.repeat(bytes)}1)}`, ONE),
  'css: blanks in an inset': styled((bytes) => `p{clip-path:inset(1${' '.repeat(bytes)}1)}`, ONE),
  'css: places in a gradient': styled((bytes) => `p{mask:linear-gradient(red${again(bytes, ' 1px')} x)}`, ONE),
  'css: stops of a gradient': styled((bytes) => `p{mask:linear-gradient(red${','.repeat(bytes)})}`, ONE),
  'css: digits of a length': styled((bytes) => `p{left:${'1'.repeat(bytes)}!}`, ONE),
  'css: sides of a drawn line': styled(
    (bytes) =>
      `p{position:relative}p::after{content:"";position:absolute;height:1px;background:red;inset:${again(bytes, '1 ')}}`,
    ONE,
  ),
  'css: many properties and elements of their own': styled((bytes) => again(bytes / 2, `*{${MANY}}`), OWN),
  'css: important properties and elements of their own': styled(
    (bytes) => again(bytes / 2, `p{${MANY.replaceAll(';', ' !important;')}}`),
    OWN,
  ),
  'css: blanks in styles': (bytes) => fill(bytes, (at) => `<p style="a${at}:b${'\t'.repeat(800)}:c">x`),
  'css: nested conditions of media': styled(
    (bytes) => `@media ${'('.repeat(bytes / 2)}color${')'.repeat(bytes / 2)}{p{top:0}}`,
    ONE,
  ),
  'css: nested conditions of support': styled(
    (bytes) => `@supports ${'(not '.repeat(bytes / 6)}(a:b)${')'.repeat(bytes / 6)}{p{top:0}}`,
    ONE,
  ),
  'css: faults in selectors': styled((bytes) => again(bytes, 'p..a{top:0}\n'), ONE),
  'css: faults in declarations': styled((bytes) => `p{${again(bytes, 'a b;')}}`, ONE),
  'css: faults in conditions': styled((bytes) => again(bytes, '@media (a:{p{top:0}}'), ONE),
  'css: siblings of siblings': styled(
    (bytes) => again(bytes / 2, 'p~p~p~b{top:0}'),
    (bytes) => again(bytes / 2, '<p>x</p><b>y</b>'),
  ),
});
