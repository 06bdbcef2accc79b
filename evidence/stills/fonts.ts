import type { Font } from 'satori';
import { isWithin, rangesOf } from './font-ranges.ts';
import { readFont } from './read-font.ts';

/** A part of a font, and the characters that it is for. */
interface Subset {
  family: string;
  file: (weight: number) => string;
  weights: (400 | 600)[];
  /** Its letters stand one after the other, each by itself. */
  isPlain: boolean;
  has(code: number): boolean;
}

const JOINERS: ReadonlySet<string> = new Set(['\u200c', '\u200d']);
const INTER = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];

/** Each is put in when a text needs it; the first comes always. The last has everything, in a plain hand, for scripts that no other has. */
const SUBSETS: Subset[] = [
  ...INTER.map((name) => subset('inter', name, true)),
  ...['hebrew', 'arabic', 'devanagari', 'bengali', 'tamil', 'thai'].map((name) =>
    subset(`noto-sans-${name}`, name, false),
  ),
  {
    family: 'unifontex',
    file: () => LAST_FILE.slice(0, -1),
    weights: [400],
    isPlain: true,
    has: () => true,
  },
];

/** The fonts of a drawing. The same set is the same one. */
export interface FontSet {
  fonts: Font[];
  /** Their names in the order in which they are tried. */
  family: string;
  /** The same fonts as files of their packages that need no layout to be painted by; null where letters have to be laid out as they are painted. */
  files: string[] | null;
}

const sets = new Map<string, FontSet>();

/** The fonts for the characters of a drawing. */
export function fontsFor(words: string): FontSet {
  const needed = new Set<Subset>([SUBSETS[0]!]);
  for (const char of new Set(words)) {
    const code = char.codePointAt(0)!;
    // What joins letters is in the fonts of those.
    if (!JOINERS.has(char)) needed.add(SUBSETS.find(({ has }) => has(code))!);
  }
  const chosen = SUBSETS.filter((one) => needed.has(one));
  const family = chosen.map((one) => one.family).join(', ');
  const known = sets.get(family);
  if (known) return known;
  const made = {
    family,
    fonts: chosen.flatMap(load),
    files: chosen.every(({ isPlain }) => isPlain) ? chosen.flatMap(filesOf) : null,
  };
  sets.set(family, made);
  return made;
}

/** The file of the font that is tried last. */
export const LAST_FILE = '@fontsource/unifontex/files/unifontex-latin-400-normal.woff2';

const filesOf = ({ file, weights }: Subset): string[] => weights.map((weight) => `${file(weight)}2`);

function load({ family, file, weights }: Subset): Font[] {
  return weights.map((weight) => ({ name: family, weight, style: 'normal', data: readFont(file(weight)) }));
}

function subset(font: string, name: string, isPlain: boolean): Subset {
  return {
    family: `${font} ${name}`,
    file: (weight) => `@fontsource/${font}/files/${font}-${name}-${weight}-normal.woff`,
    weights: [400, 600],
    isPlain,
    has: (code) => isWithin(rangesOf(`@fontsource/${font}`).get(name) ?? [], code),
  };
}
