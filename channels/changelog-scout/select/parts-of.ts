import type { Change } from '../kinds/rule-changes.ts';
import { sectionKind } from '../kinds/section-kind.ts';
import { maskMarkup } from '../text/mask-markup.ts';
import { slice, squeeze } from '../text/span.ts';
import { findVersions } from '../versions/find-versions.ts';

/**
 * Names of what a change belongs to, where its page says so by structure: headings and items above it, the name before its colon or in
 * brackets, the scope of its label (Conventional Commits 1.0.0, 4), and the cells or members beside it. Names of kinds and releases are none.
 */
export function partsOf(text: string, { span, sections, parents, fields = [] }: Change): string[] {
  const words = slice(text, span).slice(0, LONGEST);
  const above = [...sections, ...parents].map((one) => slice(text, one)).filter(isShort);
  const named = [...above, ...namesBefore(words)]
    .map(plainName)
    .filter((name) => isPart(name) && sectionKind(name) === null);
  const beside = [...fields, ...cellsOf(words)].map(plainName).filter(isPart);
  return [...new Set([...named, ...beside])];
}

/** Cells of a row that say in a word or three what it belongs to. */
const cellsOf = (words: string): string[] => {
  const cells = words.split(/\s*(?:\t|(?<!\\)\|)\s*/).filter(Boolean);
  return cells.length < 2 ? [] : cells.filter((cell) => cell.split(/\s+/).length <= 3);
};

const LONGEST = 200;

const plainName = (name: string): string =>
  squeeze(maskMarkup(name.replace(/`/g, '').replace(/\s\[[^\]]{0,20}\]\s*$/, ''))).replace(/^[\s([]+|[\s:)\]]+$/g, '');

const isShort = (name: string): boolean => name.length < 60 && name.split(/\s+/).length <= 5;

const isPart = (name: string): boolean =>
  /^[@\p{L}][\p{L}\p{M}\d .&/:@_+#'’-]{1,59}$/u.test(name) && isShort(name) && findVersions(name).length === 0;

/** Names that stand before what a change says, behind its mark and the key of its issue. */
function namesBefore(words: string): string[] {
  const names: string[] = [];
  let rest = words.replace(KEYS, '');
  for (let turn = 0; turn < 3; turn += 1) {
    const hit = BRACKETED.exec(rest) ?? SCOPED.exec(rest) ?? NAMED.exec(rest);
    if (!hit) break;
    names.push(...hit.slice(1).flatMap((name) => name?.split(/,\s*/) ?? []));
    rest = rest.slice(hit[0].length).replace(KEYS, '');
  }
  return names;
}

/** `[QW-41] - `, `#12: `, `5678. `. */
const KEYS = /^(?:(?:\W*(?:[A-Z][A-Z\d]{1,9}-\d{1,7}|(?<=#)\d{1,7}|\d{1,7}\.))+[\]\s:–—-]*)?(?:[\s*+•–—-]+(?![*\w]))?/u;
const NAME = String.raw`[@\p{L}][\p{L}\p{M}\d .&/@_+#'’-]{0,58}`;
const BRACKETED = new RegExp(String.raw`^\s*(?:\[(${NAME})\]|\((${NAME})\))[\s:–—-]*`, 'u');
const SCOPED = new RegExp(String.raw`^\s*[a-z]{2,12}\((${NAME}(?:,\s*${NAME})*)\)!?:\s*`, 'u');
const NAMED = new RegExp(
  String.raw`^\s*(?:\*\*|__|\x60)?(${NAME})(?:\*\*|__|\x60)?(?::(?:\*\*|__)?|\s[–—-])\s+(?=\S)`,
  'u',
);
