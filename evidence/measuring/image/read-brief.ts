import { inInches } from '../uncertainty/units.ts';
import { ofStep, ofHalfWidth } from '../uncertainty/standard-uncertainty.ts';
import { readChain } from '../text/read-chain.ts';
import { readTokens, type Token } from '../text/tokens.ts';
import { unitOf } from '../text/unit-words.ts';
import { KNOWN_THINGS, type KnownThing } from './known-sizes.ts';

/** What a brief says of the references in its picture. */
export interface PictureBrief {
  /** Stated sides of the marker's black square; more than one leaves it open. */
  markerSides: { inches: number; u: number; said: string }[];
  /** The brief speaks of a marker, whether or not it says its side. */
  saysMarker: boolean;
  things: KnownThing[];
  /** Unit that the brief gives the ruler, or null. */
  ruler: 'cm' | 'in' | null;
}

const MARKER_WORDS = new Set([
  'marker',
  'markers',
  'tag',
  'tags',
  'aruco',
  'apriltag',
  'apriltags',
  'fiducial',
  'fiducials',
  'square',
  'marke',
  'marqueur',
  'marcador',
]);

/** Longest way, in tokens, between a marker's word and its side. */
const NEAR = 8;

export function readBrief(brief: string): PictureBrief {
  const tokens = readTokens(brief);
  const lower = brief.toLowerCase();
  const ruler = /\b(?:ruler|scale bar|lineal|règle|regla|righello|liniaal)\b/.test(lower);
  return {
    markerSides: findSides(tokens, brief),
    saysMarker: tokens.some(({ lower }) => MARKER_WORDS.has(lower)),
    things: KNOWN_THINGS.filter(({ said }) => said.some((words) => holds(lower, words))),
    ruler: !ruler
      ? null
      : /\b(?:inch|inches)\b/.test(lower)
        ? 'in'
        : /\b(?:cm|mm|centimet\w+|millimet\w+)\b/.test(lower)
          ? 'cm'
          : null,
  };
}

/** Whole words, so that `2 euro` is not in `12 euros`. */
function holds(text: string, words: string): boolean {
  const at = text.indexOf(words);
  return (
    at !== -1 &&
    !/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ') &&
    !/[\p{L}\p{N}]/u.test((text[at + words.length] ?? ' ').replace('s', ' '))
  );
}

function findSides(tokens: readonly Token[], brief: string): PictureBrief['markerSides'] {
  const sides: PictureBrief['markerSides'] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]!.kind !== 'number' && tokens[at]!.kind !== 'vulgar') continue;
    const chain = readChain(tokens, at, 'point');
    if (!chain) continue;
    if (isNearMarker(tokens, at, chain.to)) {
      const { value, unit, step, tolerance } = chain.items[0]!;
      const inches = inInches(value, unit);
      // A side is chosen, not measured: a tenth of its last place is what a printer makes of it.
      const u = inInches(tolerance === null ? ofStep(step / 10) : ofHalfWidth(tolerance), unit);
      const said = brief.slice(tokens[at]!.start, tokens[chain.to - 1]!.end);
      if (inches > 0 && !sides.some((side) => Math.abs(side.inches - inches) < 1e-6)) sides.push({ inches, u, said });
    }
    at = chain.to - 1;
  }
  return sides;
}

function isNearMarker(tokens: readonly Token[], from: number, to: number): boolean {
  const before = tokens.slice(Math.max(0, from - NEAR), from);
  const stop = before.findLastIndex(
    ({ text, kind, lower }) => kind === 'break' || /^[.;!?]$/.test(text) || unitOf(lower) !== undefined,
  );
  const behind = tokens.slice(to, to + 5);
  const end = behind.findIndex(({ text, kind }) => kind === 'break' || /^[,.;!?]$/.test(text));
  return [...before.slice(stop + 1), ...(end === -1 ? behind : behind.slice(0, end))].some(({ lower }) =>
    MARKER_WORDS.has(lower),
  );
}
