import { withoutAddresses } from '../brief/find-addresses.ts';
import { findLimits, senseOfLimit } from '../brief/find-limits.ts';
import type { Change } from '../kinds/rule-changes.ts';
import { slice } from '../text/span.ts';
import type { Span } from '../text/span.ts';
import { partsOf } from './parts-of.ts';

/** Changes of a page with its text. */
interface PartedPage {
  text: string;
  changes: readonly Change[];
}

/** Parts of a product by the names that its pages have for them: those that a brief narrows to, and those that it leaves out. */
export interface AskedParts {
  wanted: string[];
  leftOut: string[];
  /** The last word of what the brief calls the product, where it may be a part of it. */
  doubted?: string;
}

/**
 * The parts of a product that a brief narrows to or leaves out by the name that they have on the page (`in Abacus of Salt Office`, `only the Billing
 * bugs`, `on Android only`), as written there; none where it names none, or names all that there are. `products` are names of the whole, `named` is
 * the one that the brief has for it.
 */
export function askedParts(
  notes: string,
  pages: readonly PartedPage[],
  products: readonly string[],
  named: string | null = null,
): AskedParts {
  const words = withoutAddresses(notes);
  const whole = new Set(products.map((name) => name.toLowerCase()));
  const all = pages.flatMap(({ text, changes }) => changes.map((change) => partsOf(text, change)));
  const names = [...new Map(all.flat().map((name) => [name.toLowerCase(), name])).values()].filter(
    (name) => !whole.has(lastOf(name)),
  );
  const limits = findLimits(words).map(({ start, end }) => words.slice(start, end));
  const isIn = (name: string, sense: 'wanted' | 'leftOut'): boolean =>
    limits.some((limit) => senseOfLimit(limit) === sense && formOf(name).test(limit));
  const leftOut = names.filter((name) => isIn(name, 'leftOut'));
  const wanted = names.filter(
    (name) => !leftOut.includes(name) && (isIn(name, 'wanted') || isAskedFor(words, name, named)),
  );
  const isRest = (own: string[]): boolean => own.length > 0 && !own.some((name) => isAmong(name, wanted));
  // "Acme core", where a page has changes of "core" among others: its whole or a part of it.
  const last = whole.has(named?.toLowerCase() ?? '') ? undefined : / (\S+)$/.exec(named ?? '')?.[1];
  const doubted =
    wanted.length === 0 && last && isAmong(last, names) && all.some((own) => own.length > 0 && !isAmong(last, own));
  return { wanted: all.some(isRest) ? wanted : [], leftOut, ...(doubted && { doubted: last }) };
}

/** Whether a change belongs to one of the parts asked for, or to none and names one, and to none that is left out. */
export function isOfParts(text: string, change: Change, { wanted, leftOut }: AskedParts): boolean {
  const own = partsOf(text, change);
  if (own.some((name) => isAmong(name, leftOut))) return false;
  if (wanted.length === 0 || own.some((name) => isAmong(name, wanted))) return true;
  const words = slice(text, change.span);
  return own.length === 0 && wanted.some((name) => formOf(name).test(words));
}

const isAmong = (name: string, names: readonly string[]): boolean =>
  names.some((one) => one.toLowerCase() === name.toLowerCase());

/** `heronstack_bucket` of `resource/heronstack_bucket`. */
const lastOf = (name: string): string => name.toLowerCase().split(/[/:]/).at(-1)!.trim();

/** A name as a text says it: whole, or its last part where it is a path; in one or in several. */
function formOf(name: string): RegExp {
  const forms = [...new Set([name.toLowerCase(), lastOf(name)])].map(escaped);
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}_./-])(?:${forms.join('|')})(?:s|['’]s)?(?![\p{L}\p{N}_-])(?!\s+v?\d)`,
    'iu',
  );
}

/** Where a text says the names of parts. */
export const placesOfParts = (text: string, names: readonly string[]): Span[] =>
  names.flatMap((name) =>
    [...text.matchAll(new RegExp(formOf(name).source, 'giu'))].map(({ 0: words, index }) => ({
      start: index,
      end: index + words.length,
    })),
  );

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, String.raw`\s+`);

const LEAD = String.raw`(?:^|\b(?:in|of|for|about|on|regarding|concerning)\s+(?:the\s+|our\s+)?)`;
const SORTS = `resources?|modules?|components?|packages?|plugins?|apps?|parts?|providers?|drivers?|clients?|side|section|service`;
const LINES = `channels?|tracks?|rings?|streams?|trains?|editions?|series`;
const SORT = String.raw`(?:\s+(?:${SORTS}|${LINES}))`;

const ENDS = String.raw`(?=\s+(?:of|since|from|between|after|before|until|up\s+to)\s|\s*[?.!,;:]|\s*$)`;

/** `channel` of `the stable channel`: what sort of part a name is of. */
export const isSortOfPart = (words: string): boolean => new RegExp(`^${SORT}$`, 'i').test(` ${words}`);

/** Behind a word of place, or first, or beside what sort of part it is: what else names a part may tell of the asker. */
function isAskedFor(words: string, name: string, product: string | null): boolean {
  const form = formOf(name).source;
  const found = new RegExp(String.raw`${LEAD}(${form})(${SORT}?)`, 'iu').exec(words);
  if (!found) return new RegExp(String.raw`(?:${form})${SORT}(?!\p{L})`, 'iu').test(words);
  if (/[\s_/]/.test(found[1]!) || /^\p{Lu}/u.test(found[1]!) || found[2] !== '') return true;
  // "The cli of Acme", "Acme in trixie since 2.0": a part beside its whole.
  const isWhole = product === null || product.toLowerCase() === name.toLowerCase();
  return !isWhole && new RegExp(String.raw`${LEAD}(?:${form})${ENDS}`, 'iu').test(words);
}
