import { readPackaged } from './read-packaged.ts';

export type Range = [from: number, to: number];
const known = new Map<string, Map<string, Range[]>>();

/** The subsets of a font, each with the ranges of code points that its package (`@fontsource/inter`) says it is for. */
export function rangesOf(font: string): Map<string, Range[]> {
  const ranges = known.get(font) ?? readRanges(font);
  known.set(font, ranges);
  return ranges;
}

export const isWithin = (ranges: readonly Range[], code: number): boolean =>
  ranges.some(([from, to]) => code >= from && code <= to);

function readRanges(font: string): Map<string, Range[]> {
  const bytes = readPackaged(`${font}/unicode.json`);
  // The file is the package's own: names of subsets, each with its ranges as CSS writes them.
  const listed = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, string>;
  return new Map(
    Object.entries(listed).map(([name, list]) => [
      name,
      list.split(',').map((range): Range => {
        const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      }),
    ]),
  );
}
