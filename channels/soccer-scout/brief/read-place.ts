import { type Candidate, isPrecise, readBare } from './bare-place.ts';
import { cueList } from '../../reading/cue-list.ts';
import { readCoordinates } from './read-coordinates.ts';
import { hasCapitals, lengthOf, toQuery, trimName } from './place-name.ts';
import { endsWithState, US_STATES } from './regions.ts';
import { isNowhere, isVocabulary } from './place-words.ts';
import { READ, type Span, spanOf } from './span.ts';

/** Where to look: words for the geocoder, or coordinates that the brief gives. `quote` is how the brief names the place. */
export type Place = Span & {
  /** Words such as "near" or "within 3 miles of" stand before it; a name that merely stands there can be anything. */
  isAnchored: boolean;
  /** Other places that the brief names beside it, which are not searched. */
  others: string[];
  /** From the name to the town that it is in, where other words stand between: "the Corn Hall, the arena in Norden". */
  around?: Span;
} & (PlaceQuery | PlacePoint);

interface PlaceQuery {
  kind: 'query';
  query: string;
  /** A five-digit code alone is read as a ZIP of the United States. */
  isZip: boolean;
}

interface PlacePoint {
  kind: 'point';
  lat: string;
  lon: string;
}

/** A town with its state, as "Norden, Ohio" or "Norden in Ohio". */
const STATE = `(?:${[...US_STATES.values(), ...US_STATES.keys()].join('|')})`;

const ANCHORS: { weight: number; isLoose: boolean; pattern: RegExp }[] = [
  {
    weight: 6,
    isLoose: true,
    pattern: cueList(
      String.raw`
  location|place|address|city|town|neighbou?rhood|area|zip(?: ?code)?|post(?:al)? ?code|where
  (?:wohn)?ort|plz|stadt|lieu|ville|lugar|ciudad|luogo|città|cidade|local|plaats|stad
`,
      { flags: 'gi', before: String.raw`\b`, after: String.raw`\s*(?:[:=\t]|\bis\b)\s*` },
    ),
  },
  {
    weight: 6,
    isLoose: true,
    pattern: new RegExp(
      `${READ}\\s*(?:radius\\s*|drive\\s*|walk\\s*|away\\s*|or (?:so|less)\\s*)*(?:of|from|around|um|von|de|del|di|da|do|van|to|outside(?: of)?|near|about)\\s+`,
      'gi',
    ),
  },
  // "It's Norden in Ohio for us now": which of several is meant.
  {
    weight: 7,
    isLoose: false,
    pattern: new RegExp(
      `(?<!\\p{L})(?:[Ii]t['’]?s|[Tt]hat['’]?s|[Ww]e mean|I mean|[Mm]ake it|[Nn]ow in) (?=\\p{Lu}[\\p{L}.'’ -]{1,30}?(?:,| in) ${STATE}(?![\\p{L}]))`,
      'gu',
    ),
  },
  // Where somebody moves to, not from where.
  { weight: 6, isLoose: true, pattern: /\b(?:mov(?:e|ing|ed)|relocat(?:e|ing|ed)) from [^.;?!\n]{2,50}? to\s+/gi },
  {
    weight: 5,
    isLoose: true,
    pattern: cueList(
      String.raw`
  near(?:by)?(?: to)?|nr\.?|close to|closest to|nearest(?: to)?|next to|not far from|around|vicinity of
  (?:we|i){am}? {stay}?\s*(?:in|at|near|on|by)
  zip(?: ?code)?|moving to|moved to|visiting
`,
      {
        flags: 'gi',
        before: String.raw`\b`,
        after: String.raw`\s+`,
        words: { am: String.raw`[’']re| are|[’']m| am`, stay: String.raw`live|living|based|located|staying` },
      },
    ),
  },
  {
    weight: 5,
    isLoose: false,
    pattern: cueList(
      String.raw`
  (?:cerca del?|alrededor del?|en|em)\s+
  (?:près de|proche de|autour de|alentours de|à|dans)\s+
  (?:vicino a|intorno a|pressi di|perto d[aeo]|torno d[aeo]|redor d[aeo])\s+
  (?:nähe von|nahe|rund um|um|bei)\s+
  (?:rondom|buurt van|dichtbij|bij)\s+
  (?:zona|zone|gegend|raum|omgeving|región|região|région|quartier|barrio)(?: (?:di|de|van|von))?\s+
  (?:près|proche|autour) d['’]
`,
      { flags: 'giu', before: String.raw`(?<!\p{L})`, after: String.raw`(?=\p{Lu})` },
    ),
  },
  { weight: 3, isLoose: false, pattern: /\b(?:in|at|by|from|of|outside|to|serving|across|on|inside)\s+/gi },
];

/** Reads where the caller is, from a brief whose ages, distances and addresses of pages are blanked out. */
export function readPlace(masked: string, original: string): Place | null {
  const point = readCoordinates(masked);
  if (point)
    return { ...point, kind: 'point', isAnchored: true, others: [], quote: original.slice(point.start, point.end) };
  const anchored = ANCHORS.flatMap((anchor) => readAnchored(masked, anchor)).toSorted(
    (a, b) => b.weight - a.weight || a.start - b.start,
  );
  const between = readBetween(masked, original);
  if (between) return between;
  const likeliest = preferTown(masked, preferSure(masked, anchored[0])) ?? readBare(masked);
  if (!likeliest) return null;
  const best = anchored.find((other) => isDescribed(original, other, likeliest)) ?? likeliest;
  const span = spanOf(original, best.start, best.end - best.start);
  const name = toQuery(`${span.quote}${countryBehind(original.slice(span.end))}`);
  const around = name.includes(',') ? undefined : anchored.find((other) => isTownAround(original, best, other));
  const query = around ? `${name}, ${toQuery(original.slice(around.start, around.end))}` : name;
  const others = anchored
    .filter((other) => other !== around && isElsewhere(original, best, other))
    .map(({ start, end }) => toQuery(original.slice(start, end)));
  return {
    ...span,
    kind: 'query',
    query,
    isZip: /^\d{5}$/.test(query),
    isAnchored: anchored.length > 0,
    ...(around && around.start > best.end && { around: spanOf(original, best.end, around.end - best.end) }),
    others: [...new Set([...others, ...namedBehindOr(original.slice(span.end))])].filter((name_) => name_ !== query),
  };
}

/** "Halfway between Norden and Emden, Illinois": the first, with the state of both; the second is told as not searched. */
function readBetween(masked: string, original: string): Place | null {
  const match = (hasCapitals(masked.replaceAll(READ, '')) ? BETWEEN : BETWEEN_UNCASED).exec(masked);
  if (!match?.groups) return null;
  const { lead = '', first = '', second = '', rest = '' } = match.groups;
  const at = match.index + lead.length;
  const query = toQuery(`${first}${rest}`);
  return {
    ...spanOf(original, at, first.length),
    kind: 'query',
    query,
    isZip: false,
    isAnchored: true,
    others: [toQuery(`${second}${rest}`)],
  };
}

const NAMED = "\\p{Lu}[\\p{L}.'’-]*(?: \\p{Lu}[\\p{L}.'’-]*){0,3}";
const UNCASED = NAMED.replaceAll('\\p{Lu}', '\\p{L}');
const [BETWEEN, BETWEEN_UNCASED] = [NAMED, UNCASED].map(
  (name) =>
    new RegExp(
      `(?<lead>(?<!\\p{L})(?:[Bb]etween|[Zz]wischen|[Ee]ntre|[Tt]ra|[Ff]ra|[Tt]ussen) )(?<first>${name}) (?:and|&|und|et|y|e|en) (?<second>${name})(?<rest>(?:, ${name}){0,2})`,
      'u',
    ),
) as [RegExp, RegExp];

/** "… or Norden, Illinois" right behind a place: another that it may be. */
function namedBehindOr(rest: string): string[] {
  const [, name = ''] = OR_NAMED.exec(rest) ?? [];
  return name === '' || isVocabulary(name.split(/[\s,]/)[0] ?? '') ? [] : [toQuery(name)];
}

const OR_NAMED = new RegExp(
  `^,?\\s+(?:or|oder|ou|o|of|lub|albo)\\s+(?:in |near |around )?(${NAMED}(?:, ${NAMED}){0,2})`,
  'u',
);

/** A second named place with words such as "in" or "near" before it: another home, another town. */
function isElsewhere(text: string, best: Candidate, other: Candidate): boolean {
  const isApart = other.end <= best.start || other.start >= best.end;
  return (
    isApart &&
    other.weight > best.weight - 3 &&
    /^\p{Lu}/u.test(text.slice(other.start)) &&
    /\p{Ll}/u.test(text.slice(other.start, other.end))
  );
}

/** "Paris (France)": what stands in brackets right behind a name says which one. */
const countryBehind = (rest: string): string => {
  const [, name] = /^\s?\((\p{Lu}[\p{L}. ]{1,30})\)/u.exec(rest) ?? [];
  return name === undefined ? '' : `, ${name}`;
};

/** "She lives at 4 Elm Terrace. Norden, Ohio it is": a street of no town is nobody's business where a town is named with its state. */
function preferTown(text: string, best: Candidate | undefined): Candidate | undefined {
  const words = best && text.slice(best.start, best.end);
  if (!best || words === undefined || !/^\d{1,6} \p{Lu}[^,]*$/u.test(words) || endsWithState(words)) return best;
  const [town] = text.matchAll(TOWN);
  return town ? { start: town.index, end: town.index + town[0].length, weight: best.weight } : best;
}
const TOWN = new RegExp(
  `(?<![\\p{L}\\d] )(?<![\\p{L}\\d])\\p{Lu}\\p{Ll}[\\p{L}'’-]*(?: \\p{Lu}\\p{Ll}[\\p{L}'’-]*){0,2}, ${STATE}(?![\\p{L}])`,
  'gu',
);

/** Words that merely follow a "to" or "on" name a place worse than a ZIP by itself ("wants to start. 97520"), or a name with its state elsewhere. */
function preferSure(text: string, best: Candidate | undefined): Candidate | undefined {
  const words = best && text.slice(best.start, best.end);
  if (!best || best.weight > WEAK || words === undefined || /[\p{Lu}\d]/u.test(words)) return best;
  const zip = /(?<=^|[.,;\n]\s*)\d{5}(?=\s*(?:[.,;\n]|$))/.exec(text);
  if (zip) return { start: zip.index, end: zip.index + zip[0].length, weight: best.weight };
  const bare = endsWithState(words) ? null : readBare(text);
  return bare && endsWithState(text.slice(bare.start, bare.end)) ? bare : best;
}

/** "At the Corn Hall, the arena in Norden": the town says where the hall is, and the words between say what. */
const isDescribed = (text: string, name: Candidate, town: Candidate): boolean =>
  name.end < town.start && /^,? (?:the|an?|that) [^,;.!?\n]{2,60}\bin $/i.test(text.slice(name.end, town.start));

/** Weight of an anchor that stands before many other things than places. */
const WEAK = 3;

/** "Soccer in Springfield, Illinois, within 2 miles of Hill Park": the town says which Hill Park. */
function isTownAround(text: string, best: Candidate, other: Candidate): boolean {
  const isApart = other.end <= best.start || other.start >= best.end;
  const isIn = /\bin\s+$/i.test(text.slice(0, other.start)) && /^\p{Lu}/u.test(text.slice(other.start));
  return isApart && isIn && !/^\d/.test(text.slice(best.start));
}

const NEAR_CALLER = cueList(
  String.raw`
  \b(?:near|around|close to|by|from)\s+(?:me|us|here|home|(?:my|our)\s+{own})\b
  \bnearby\b
  \bin (?:my|our) (?:area|town|neighbou?rhood|city)\b
`,
  { words: { own: String.raw`house|home|place|area|neighbou?rhood|town|school|city|apartment` } },
);

/** Whether the brief says that its place is where the caller is, without saying where that is. */
export function isNearCaller(text: string): boolean {
  return NEAR_CALLER.test(text);
}

function readAnchored(text: string, { pattern, weight, isLoose }: (typeof ANCHORS)[number]): Candidate[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const start = match.index + match[0].length;
    const found = trimName(text, start, start + lengthOf(text.slice(start)));
    if (!found || isNowhere(text.slice(found.start, found.end))) return [];
    const words = text.slice(found.start, found.end);
    const isNamed = /^[\p{Lu}\d]/u.test(words);
    // "A family of 5" counts people.
    if (/^of\b/i.test(match[0]) && /^\d{1,2}(?!\d)/.test(words)) return [];
    if (!isNamed && !isLoose && hasCapitals(text)) return [];
    if (!isNamed && isVocabulary(words.split(/[\s,]+/)[0] ?? '')) return [];
    const from = isNamed && WITHIN.test(match[0]) ? nameBefore(text, match.index) : null;
    return [{ ...found, start: from ?? found.start, weight: weight + Number(isNamed) + Number(isPrecise(words)) * 2 }];
  });
}

/** "In" in the languages of briefs. */
const WITHIN = /^(?:in|en|em|à|w|bei)\s/i;

/** Where the name begins that stands before "in": "Hill Park in Boise" is one place. */
function nameBefore(text: string, at: number): number | null {
  const run = /(?:\p{Lu}[\p{L}\d'’.&-]*\s+)+$/u.exec(text.slice(Math.max(0, at - 80), at));
  const words = [...(run?.[0] ?? '').matchAll(/\S+/g)];
  const first = words.findIndex(([word]) => !isVocabulary(word) && !/(?:ing|ed)$/.test(word));
  return run && first >= 0 ? at - run[0].length + (words[first]?.index ?? 0) : null;
}
