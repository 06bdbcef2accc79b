import { type Candidate, readBare } from './bare-place.ts';
import { cueList } from '../../reading/cue-list.ts';
import { cutPerson, isNamedAsPerson } from './as-person.ts';
import { type Anchor, ANCHORS, STATE } from './place-anchors.ts';
import { type District, findDistrict, isDistrictOf, isTownOf } from './district.ts';
import { hasPlaceNoun, isFamilyNameToo, isPlacePart, isPrecisePlace, isToldPlace } from './place-evidence.ts';
import { readCoordinates } from './read-coordinates.ts';
import { hasCapitals, lengthOf, toQuery, trimName } from './place-name.ts';
import { endsWithState } from './regions.ts';
import { isNowhere, isVocabulary } from './place-words.ts';
import { DISTANCE, READ, type Span, spanOf } from './span.ts';
import { isTown } from './town-names.ts';
import { readWhich } from './which-of-them.ts';
import { blankSpans } from '../../reading/span.ts';
import { isGivenName } from '../../reading/given-names.ts';

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

/**
 * Reads where the caller is, from a brief whose ages, distances, addresses of pages and places that are not searched are blanked out, its distance by a
 * mark of its own. What goes to the geocoder says by itself that it is a place, or stands behind words that only places stand behind.
 */
export function readPlace(whole: string, original: string): Place | null {
  const point = readCoordinates(whole);
  if (point)
    return { ...point, kind: 'point', isAnchored: true, others: [], quote: original.slice(point.start, point.end) };
  const which = readWhich(original);
  const masked = blankSpans(whole, which);
  const anchored = ANCHORS.flatMap((anchor) => readAnchored(masked, original, anchor)).toSorted(
    (a, b) => b.weight - a.weight || a.start - b.start,
  );
  const between = readBetween(masked, original);
  if (between) return between;
  const likeliest = preferTown(masked, preferSure(masked, anchored[0])) ?? readBare(masked, original);
  if (!likeliest) return null;
  const described = anchored.find((other) => isDescribed(original, other, likeliest)) ?? likeliest;
  const best = anchored.find((other) => isPartOf(original, described, other)) ?? described;
  const district = findDistrict(original, best);
  if (district) return placeOfDistrict(original, { best, district, anchored });
  const span = spanOf(original, best.start, best.end - best.start);
  const one = which.find(({ start }) => start === best.end);
  const name = toQuery(`${span.quote}${one ? `, ${one.region}` : countryBehind(original.slice(span.end))}`);
  const around =
    name.includes(',') || endsWithState(name)
      ? undefined
      : anchored.find((other) => isTownAround(original, best, other));
  const query = around ? `${name}, ${toQuery(original.slice(around.start, around.end))}` : name;
  const isSurer = !anchored.includes(best);
  const others = anchored
    .filter((other) => other !== around && isElsewhere(original, best, other))
    .filter((other) => !isSurer || !isVague(original, other))
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

/** Whether a place is told as a part of another: "Norden, dzielnica Süd", "the South neighborhood of Norden". */
const isPartOf = (text: string, part: Candidate, town: Candidate): boolean =>
  (town.end < part.start && isDistrictOf(text.slice(town.end, part.start))) ||
  (part.end < town.start && isTownOf(text.slice(part.end, town.start)));

interface WithDistrict {
  best: Candidate;
  district: District;
  anchored: Candidate[];
}

/** A part of a town is nearer than the town: "Süd, Norden". */
function placeOfDistrict(original: string, { best, district, anchored }: WithDistrict): Place {
  const span = spanOf(original, district.start, district.end - district.start);
  const query = `${district.name}, ${toQuery(original.slice(best.start, best.end))}`;
  const others = anchored
    .filter(
      (other) => (other.end <= district.start || other.start >= district.end) && isElsewhere(original, best, other),
    )
    .map(({ start, end }) => toQuery(original.slice(start, end)));
  return { ...span, kind: 'query', query, isZip: false, isAnchored: anchored.length > 0, others: [...new Set(others)] };
}

/** Notes that are a name and nothing else, as the answer to an ask for the place. */
export function readAnswer(text: string): Place | null {
  const range = trimName(text, 0, lengthOf(text));
  const words = range ? text.slice(range.start, range.end) : '';
  const [first = ''] = words.split(/[\s,]/);
  if (!range || text.trim().length - words.length > 2 || /^\d/.test(words)) return null;
  if (isGivenName(first) || isVocabulary(first) || isNowhere(words) || words.split(' ').length > 4) return null;
  const span = spanOf(text, range.start, words.length);
  return { ...span, kind: 'query', query: toQuery(words), isZip: false, isAnchored: true, others: [] };
}

/** "Halfway between Norden and Emden, Illinois": the first, with the state of both; the second is told as not searched. */
function readBetween(masked: string, original: string): Place | null {
  const match = (hasCapitals(masked.replaceAll(READ, '')) ? BETWEEN : BETWEEN_UNCASED).exec(masked);
  if (!match?.groups) return null;
  const { lead = '', first = '', second = '', rest = '' } = match.groups;
  // "The gap between Tom and Tess" is no way between towns.
  const isWay =
    HALFWAY.test(masked.slice(Math.max(0, match.index - 40), match.index)) || isToldPlace(`${first}${rest}`);
  if (!isWay || (isGivenName(first.split(' ')[0] ?? '') && !isPrecisePlace(`${first}${rest}`))) return null;
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

const HALFWAY =
  /(?<!\p{L})(?:half ?way|mid-?way|live|living|are|somewhere|wohnen|leben|habitons|habite|vivons|vivimos|estamos|abitiamo|moramos|wonen|mieszkamy)\s*$/iu;
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

/** "Paris (France)": the state or country in brackets right behind a name says which one. */
const countryBehind = (rest: string): string => {
  const [, name] = IN_BRACKETS.exec(rest) ?? STATE_FIELD.exec(rest) ?? [];
  return name === undefined || !isPlacePart(name, true) ? '' : `, ${name}`;
};

/** "(Ohio, not Illinois!)" */
const IN_BRACKETS = /^(?: now)?\s?\((\p{Lu}[\p{L}. ]{1,30})(?:[,;][^()\n]{1,40}|[.!?]{1,3})?\)/u;

/** "State*: Ohio" in the line below the town. */
const STATE_FIELD =
  /^[ \t]*\n[^\p{L}\n]{0,4}(?:state|province|region|country|bundesland|land|estado|provincia|pa[ií]s|pays|stato|provincie|kraj)[ \t]*\*?[:=\t][ \t]*(\p{Lu}[\p{L}. ]{1,30})(?=\s|$)/iu;

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

/**
 * Words that merely follow a "to" or "on" name a place worse than a ZIP by itself ("wants to start. 97520"), or a name with its state elsewhere, and so do
 * a name of anything ("at Alder Middle") and a whole county.
 */
function preferSure(text: string, best: Candidate | undefined): Candidate | undefined {
  const words = best && text.slice(best.start, best.end);
  if (!best || words === undefined) return best;
  const isCased = /[\p{Lu}\d]/u.test(words);
  // Who writes capitals writes them in the name of a town: "we're at church" is none.
  const isDoubted = !isCased && hasCapitals(text);
  if (!isDoubted && (best.weight > WEAK + 2 || (isCased ? !isVague(text, best) : best.weight > WEAK))) return best;
  const zip = isCased ? null : /(?<=^|[.,;\n]\s*)\d{5}(?=\s*(?:[.,;\n]|$))/.exec(text);
  if (zip) return { start: zip.index, end: zip.index + zip[0].length, weight: best.weight };
  const bare = endsWithState(words) ? null : readBare(text);
  return bare && endsWithState(text.slice(bare.start, bare.end)) ? bare : best;
}

function isVague(text: string, { start, end }: Candidate): boolean {
  const words = text.slice(start, end);
  const isGuest = AT.test(text.slice(Math.max(0, start - 10), start)) && !isTown(words);
  return !isPrecisePlace(words) && (!isToldPlace(words) || isGuest || COUNTY.test(words));
}
/** Behind these people say where somebody goes as often as where the search is. */
const AT = /(?<!\p{L})(?:at|to|from|by|for|with) (?:the )?$/iu;
const COUNTY = /\s(?:county|parish|landkreis)$/i;

/** "At the Corn Hall, the arena in Norden": the town says where the hall is, and the words between say what. */
const isDescribed = (text: string, name: Candidate, town: Candidate): boolean =>
  name.end < town.start && /^,? (?:the|an?|that) [^,;.!?\n]{2,60}\bin $/i.test(text.slice(name.end, town.start));

/** Weight of an anchor that stands before many other things than places. */
const WEAK = 3;

/** "Soccer in Springfield, Illinois, within 2 miles of Hill Park": the town says which Hill Park. */
function isTownAround(text: string, best: Candidate, other: Candidate): boolean {
  const isApart = (other.end <= best.start || other.start >= best.end) && !/\bin\s+$/i.test(text.slice(0, best.start));
  const isIn = /\bin\s+$/i.test(text.slice(0, other.start)) && /^\p{Lu}/u.test(text.slice(other.start));
  return isApart && isIn && !/^\d/.test(text.slice(best.start)) && !isTown(text.slice(best.start, best.end));
}

const NEAR_CALLER = cueList(
  String.raw`
  \b(?:near|around|close to|(?<!\b(?:fine|good|great|ok|okay|cool|alright|works?|swear) )by|from)\s+(?:me|us|here|home|(?:my|our)\s+{own})\b
  \bnearby\b
  \bin (?:my|our) (?:area|town|neighbou?rhood|city)\b
`,
  { words: { own: String.raw`house|home|place|area|neighbou?rhood|town|school|city|apartment` } },
);

/** Whether the brief says that its place is where the caller is, without saying where that is. */
export function isNearCaller(text: string): boolean {
  return NEAR_CALLER.test(text);
}

function readAnchored(
  text: string,
  original: string,
  { pattern, weight, isLoose, isProne, isInTalk }: Anchor,
): Candidate[] {
  return [...(isInTalk ? original : text).matchAll(pattern)].flatMap((match) => {
    const start = match.index + match[0].length;
    const range = trimName(text, start, start + lengthOf(text.slice(start)));
    const found = range && cutPerson(text, range);
    if (!found || isNowhere(text.slice(found.start, found.end))) return [];
    const words = text.slice(found.start, found.end);
    const isNamed = /^[\p{Lu}\d]/u.test(words);
    // "A family of 5" counts people.
    if (/^of\b/i.test(match[0]) && /^\d{1,2}(?!\d)/.test(words)) return [];
    if (!isNamed && !isLoose && hasCapitals(original)) return [];
    if (!isNamed && isVocabulary(words.split(/[\s,]+/)[0] ?? '')) return [];
    if (isNamedAsPerson(text, found, isProne ? 'prone' : 'place')) return [];
    const from = isNamed && WITHIN.test(match[0]) ? nameBefore(text, match.index) : null;
    const sureness = Number(isPrecisePlace(words)) * 2 + Number(isToldPlace(words));
    return [{ ...found, start: from ?? found.start, weight: weight + Number(isNamed) + sureness }];
  });
}

/** "In" in the languages of briefs. */
const WITHIN = /^(?:in|en|em|à|w|bei)\s/i;

/** Capitals that begin a clause or stand behind words that places stand behind: what somebody goes to is nobody's business. */
const NAME_BEFORE = new RegExp(
  `(?<=(?:^|[.,;:!?\\n${READ}${DISTANCE}]|(?<!\\p{L})(?:near|around|at|by|of|from|por|um|bei|près de|cerca de|vicino a))\\s*)(?:\\p{Lu}[\\p{L}\\d'’.&-]*\\s+)+$`,
  'u',
);

/** Where the name begins that stands before "in": "Hill Park in Boise" is one place. */
function nameBefore(text: string, at: number): number | null {
  const run = NAME_BEFORE.exec(text.slice(Math.max(0, at - 80), at));
  const words = [...(run?.[0] ?? '').matchAll(/\S+/g)];
  const first = words.findIndex(([word]) => !isVocabulary(word) && !/(?:ing|ed)$/.test(word));
  const name = words
    .slice(Math.max(0, first))
    .map(([word]) => word)
    .join(' ');
  // "Tamsin in Boise" is somebody.
  const isPlace = hasPlaceNoun(name) || (isFamilyNameToo(name) && !isGivenName(name.split(' ')[0] ?? ''));
  return run && first >= 0 && isPlace ? at - run[0].length + (words[first]?.index ?? 0) : null;
}
