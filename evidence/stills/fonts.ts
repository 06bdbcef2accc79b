import type { Font } from 'satori';
import { readPackaged } from './read-packaged.ts';

/** A part of a font, and the characters that it is for. */
interface Subset {
  family: string;
  file: (weight: number) => string;
  weights: (400 | 600)[];
  has(code: number): boolean;
}

const INTER = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];

/** Each is put in when a text needs it; the first comes always. The last has everything, in a plain hand, for scripts that no other has. */
const SUBSETS: Subset[] = [
  ...INTER.map((name) => subset('inter', name, [400, 600])),
  subset('noto-sans-hebrew', 'hebrew', [400, 600]),
  {
    family: 'unifontex',
    file: (weight) => `@fontsource/unifontex/files/unifontex-latin-${weight}-normal.woff`,
    weights: [400],
    has: () => true,
  },
];

const sets = new Map<string, { fonts: Font[]; family: string }>();

/** The fonts for the characters of a drawing, and their names in the order in which they are tried. The same set is the same array. */
export function fontsFor(words: string): { fonts: Font[]; family: string } {
  const needed = new Set<Subset>([SUBSETS[0]!]);
  for (const char of new Set(words)) {
    const code = char.codePointAt(0)!;
    needed.add(SUBSETS.find(({ has }) => has(code))!);
  }
  const chosen = SUBSETS.filter((one) => needed.has(one));
  const family = chosen.map((one) => one.family).join(', ');
  const known = sets.get(family);
  if (known) return known;
  const made = { family, fonts: chosen.flatMap(load) };
  sets.set(family, made);
  return made;
}

function load({ family, file, weights }: Subset): Font[] {
  return weights.map((weight) => ({ name: family, weight, style: 'normal', data: readPackaged(file(weight)) }));
}

function subset(font: string, name: string, weights: (400 | 600)[]): Subset {
  return {
    family: `${font} ${name}`,
    file: (weight) => `@fontsource/${font}/files/${font}-${name}-${weight}-normal.woff`,
    weights,
    has: (code) => rangesOf(font, name).some(([from, to]) => code >= from && code <= to),
  };
}

type Range = [from: number, to: number];
const ranges = new Map<string, Map<string, Range[]>>();

/** Ranges of code points that the package says a subset is for. */
function rangesOf(font: string, name: string): Range[] {
  const known = ranges.get(font) ?? readRanges(font);
  ranges.set(font, known);
  return known.get(name) ?? [];
}

function readRanges(font: string): Map<string, Range[]> {
  const bytes = readPackaged(`@fontsource/${font}/unicode.json`);
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
