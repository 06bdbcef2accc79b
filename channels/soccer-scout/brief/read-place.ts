import { readCoordinates } from './read-coordinates.ts';
import { findRegion } from './regions.ts';
import { READ, type Span, spanOf } from './span.ts';

/** Where to look: words for the geocoder, or coordinates that the brief gives. `quote` is how the brief names the place. */
export type Place = Span & {
  /** Words such as "near" or "within 3 miles of" stand before it; a name that merely stands there can be anything. */
  isAnchored: boolean;
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

const RUN_ON =
  'for|with|who|whom|that|which|where|when|please|if|so|but|because|since|as|is|are|was|can|could|would|should|my|our|we|i|he|she|they|it|you|within|up to|no more|not more|less than|at most|under|over|this|next|starting|any|all|ideally|preferably|maybe|playing|play|plays|to play|to|soccer|football|futsal|aged|age|ages|kids?|child|children|boys?|girls?|son|daughter|youth|thanks|thank|radius|and (?:is|i|we|my|he|she|it|want|wants|need|needs|would|looking|which|not|no|within|up|a|an|the)|on (?:mon|tue|wed|thu|fri|sat|sun|week)\\w*|during|after|before|around|near|nearby|from|in (?:the|a|an|my|our|spring|summer|fall|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|her|his)|at (?:a|the least|least|most)|or|not';
const STOP = new RegExp(
  `[${READ}\\n;!?()\\[\\]|]|:(?=\\s)|\\s[-–—]+\\s|(?<!\\b(?:st|ste|ave|av|blvd|rd|dr|mt|ft|pt|ln|hwy|pkwy|jr|sr|no|d\\.c|[a-z]))\\.(?=\\s|$)|,?\\s+(?:${RUN_ON})\\b(?![’'-])`,
  'i',
);

const ANCHORS: { weight: number; isLoose: boolean; pattern: RegExp }[] = [
  {
    weight: 6,
    isLoose: true,
    pattern:
      /\b(?:location|place|address|city|town|neighbou?rhood|area|zip(?: ?code)?|post(?:al)? ?code|where)\s*(?::|=|\bis\b)\s*/gi,
  },
  {
    weight: 6,
    isLoose: true,
    pattern: new RegExp(
      `${READ}\\s*(?:radius\\s*|drive\\s*|walk\\s*|away\\s*|or (?:so|less)\\s*)*(?:of|from|around|to|outside(?: of)?|near|about)\\s+`,
      'gi',
    ),
  },
  {
    weight: 5,
    isLoose: true,
    pattern:
      /\b(?:near(?:by)?(?: to)?|close to|closest to|nearest(?: to)?|next to|not far from|around|vicinity of|(?:we|i)(?:[’']re| are|[’']m| am)? (?:live|living|based|located|staying)?\s*(?:in|at|near|on|by)|zip(?: ?code)?|moving to|moved to|visiting)\s+/gi,
  },
  { weight: 3, isLoose: false, pattern: /\b(?:in|at|by|from|of|outside|to|serving|across|on|inside)\s+/gi },
];

const NOWHERE =
  /^(?:me|us|here|home|my\b.*|our\b.*|where (?:i|we)\b.*|(?:the )?(?:area|house|park|school|work|office|town|neighbou?rhood|city|region|vicinity|place|corner)|work|town|you|there|it|him|her|them|this.*|that.*|by|soccer\b.*|football\b.*|least.*|most.*|all.*|any.*|some.*|english|spanish|french|spring|summer|fall|autumn|winter|weekends?|weekdays?|saturdays?|sundays?|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b.*|a|an|the|car|bus|bike|foot|train|subway|transit|general|person|advance|particular|short|fact|now|total|u\d+.*|\d{1,2}|\d{1,2}(?::\d\d)? ?[ap]m.*)$/i;
const VOCABULARY =
  /^(?:soccer|football|futsal|youth|kids?|children|child|boys?|girls?|help|make|change|test|try|looking|look|find|finding|search|searching|want|need|needs|please|hi|hello|hey|dear|thanks|thank|what|where|which|who|how|when|is|are|can|could|does|do|any|some|more|other|others|else|list|show|give|get|tell|me|us|my|our|the|a|an|we|i|i'm|it|he|she|they|son|daughter|kid's|club|clubs|club's|program|programs|programme|programmes|field|fields|pitch|pitches|league|leagues|team|teams|camp|camps|class|classes|lessons?|rec|recreational|recreation|beginner|beginners|travel|competitive|best|good|fun|free|cheap|affordable|options?|places?|play|page|website|site|link|own|also|and|or|for|with|to|of|in|at|near|around|spring|summer|fall|autumn|winter|season|practice|age|ages|aged|radius|within|coed|co-ed|indoor|outdoor|no|yes|not|none|there|here|old|year|years|adult|adults|toddler|training|academy|registration|signup|sign|up|by|from|on|be|only|max|maximum|miles?|km|anything|something|nearby|closest|nearest)$/i;

/** Reads where the caller is, from a brief whose ages, distances and addresses of pages are blanked out. */
export function readPlace(masked: string, original: string): Place | null {
  const point = readCoordinates(masked);
  if (point) return { ...point, kind: 'point', isAnchored: true, quote: original.slice(point.start, point.end) };
  const anchored = ANCHORS.flatMap((anchor) => readAnchored(masked, anchor));
  const [best] = anchored.toSorted((a, b) => b.weight - a.weight || a.start - b.start);
  const found = best ?? readBare(masked);
  return found ? { ...build(original, found.start, found.end), isAnchored: best !== undefined } : null;
}

/** Whether the brief says that its place is where the caller is, without saying where that is. */
export function isNearCaller(text: string): boolean {
  return /\b(?:near|around|close to|by|from)\s+(?:me|us|here|home|(?:my|our)\s+(?:house|home|place|area|neighbou?rhood|town|school|city|apartment))\b|\bnearby\b|\bin (?:my|our) (?:area|town|neighbou?rhood|city)\b/i.test(
    text,
  );
}

interface Candidate {
  start: number;
  end: number;
  weight: number;
}

function readAnchored(text: string, { pattern, weight, isLoose }: (typeof ANCHORS)[number]): Candidate[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const start = match.index + match[0].length;
    const found = trim(text, start, start + lengthOf(text.slice(start)));
    if (!found || NOWHERE.test(text.slice(found.start, found.end))) return [];
    const words = text.slice(found.start, found.end);
    const isNamed = /^[\p{Lu}\d]/u.test(words);
    if (!isNamed && !isLoose && hasCapitals(text)) return [];
    if (!isNamed && VOCABULARY.test(words.split(/[\s,]+/)[0] ?? '')) return [];
    return [{ ...found, weight: weight + Number(isNamed) + Number(isPrecise(words)) * 2 }];
  });
}

const isPrecise = (words: string): boolean => /\b\d{5}\b|,\s*\p{Lu}|^\d+ \p{L}/u.test(words);

/** Capitals elsewhere than at the start of a sentence: the writer uses them, so a place has one. */
const hasCapitals = (text: string): boolean => /[^.!?\n\s]\s+\p{Lu}\p{Ll}/u.test(text);

/** How far a place name goes: to the end of the sentence or a word that runs on, with commas only before further names. */
function lengthOf(text: string): number {
  const stop = STOP.exec(text);
  const whole = text.slice(0, stop ? stop.index : text.length);
  let end = 0;
  for (const part of whole.matchAll(/(,?)([^,]*)/g)) {
    if (part[0] === '') break;
    const isName =
      /^\s*(?:[\p{Lu}\d]|the\b)/u.test(part[2] ?? '') ||
      (end > 0 && !hasCapitals(text) && (part[2] ?? '').trim().split(/\s+/).length <= 3);
    if (end > 0 && !isName) break;
    if (end > 0 && VOCABULARY.test((part[2] ?? '').trim().split(/\s+/)[0] ?? '')) break;
    end = part.index + part[0].length;
  }
  return end;
}

/** Without an anchor: the first run of comma-parted words that are no words about soccer, families or searching. */
function readBare(text: string): Candidate | null {
  const lines = text.matchAll(new RegExp(`[^${READ}\\n;.!?():]+(?:\\.(?=\\S)[^${READ}\\n;.!?():]+)*`, 'g'));
  const found = [...lines].flatMap((line) => {
    const starts = [...line[0].matchAll(/(?:^|,)/g)].map((comma) => comma.index + comma[0].length);
    return starts.flatMap((from) => readBareAt(text, line.index + from, line.index + line[0].length) ?? []);
  });
  return found.toSorted((a, b) => b.weight - a.weight || a.start - b.start)[0] ?? null;
}

function readBareAt(text: string, from: number, to: number): Candidate | null {
  const words = [...text.slice(from, to).matchAll(/[^\s,]+/g)];
  const first = words.findIndex(([word]) => !VOCABULARY.test(word));
  if (first < 0) return null;
  const start = from + (words[first]?.index ?? 0);
  const range = trim(text, start, start + lengthOf(text.slice(start, to)));
  if (!range) return null;
  const name = text.slice(range.start, range.end);
  if (NOWHERE.test(name) || (/^\d+$/.test(name) && !/^\d{5}$/.test(name))) return null;
  const isNamed = /^[\p{Lu}\d]/u.test(name);
  // A sentence that merely remains is no place: a lower-case one has to be short and to stand alone.
  if (!isNamed && (first > 0 || from > 0 || name.split(/\s+/).length > 4)) return null;
  return { ...range, weight: Number(isNamed) + Number(isPrecise(name)) * 2 };
}

function trim(text: string, start: number, end: number): { start: number; end: number } | null {
  const words = text.slice(start, end);
  const lead =
    /^(?:[\s,.'"“”*_]|the (?=\p{Lu})|(?:downtown|central|greater|metro|midtown|(?:the )?(?:city|town|village|neighbou?rhood|area|vicinity) of) )*/iu.exec(
      words,
    )?.[0].length ?? 0;
  const isDistrict =
    /^(?:downtown|midtown|central|greater) /i.test(words) &&
    /^(?:downtown|midtown|central|greater) (?:\p{Lu}\p{L}*)(?:,|$| \p{Lu})/u.test(words);
  const keep = isDistrict && /^(?:midtown|central) /i.test(words) ? 0 : lead;
  const tail =
    /(?:[\s,.'"“”*_]|\s(?:area|metro area|metro|region|please|and|or|of|in|at|near|the|to|on|by|preferably|usa))*$/i.exec(
      words.slice(keep),
    )?.[0].length ?? 0;
  const range = { start: start + keep, end: end - tail };
  return range.end - range.start >= 2 ? range : null;
}

function build(original: string, start: number, end: number): Span & PlaceQuery {
  const span = spanOf(original, start, end - start);
  const query = toQuery(span.quote);
  return { ...span, kind: 'query', query, isZip: /^\d{5}$/.test(query) };
}

/** The words for the geocoder: commas between the levels, states by their full names, ZIP+4 as ZIP. */
function toQuery(words: string): string {
  return words
    .replace(/["“”]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\bzip(?: ?code)?:?\s*/gi, '')
    .replace(/\b(\d{5})-\d{4}\b/g, '$1')
    .replace(/,? in (?=\p{Lu}|\d)/gu, ', ')
    .replace(/(?:,\s*|\s)([A-Z]{2})(?=$|,|\s+\d{5}\b)/g, (whole, code: string) =>
      findRegion(code) ? `, ${findRegion(code)}` : whole,
    )
    .replace(/\bD\.C\.?/g, 'District of Columbia')
    .replace(/\s*,\s*/g, ', ')
    .replace(/[\s,.]+$/, '')
    .trim();
}
