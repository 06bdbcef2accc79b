import { cueList } from '../../reading/cue-list.ts';

/** An item that a brief names, and the part of the brief that is about it. Offsets are UTF-16 units of the brief. */
export interface NamedItem {
  name: string;
  /** Where the name stands. */
  nameStart: number;
  start: number;
  end: number;
}

const LABEL =
  /^[\s>*•-]*(?:item|object|specimen|species|artifact|artefact|thing|product|title|name)(?:\s+(?:no\.?\s*)?\d+)?\s*[:=]\s*(\S.*)$/i;
const LISTED = /^\s*(?:\d{1,2}[.)]|[-*•])\s+(\S.*)$/;
/** What a request begins with before it names its item. */
const ASKING = [
  /^(?:please\s+|can you\s+|could you\s+|i need\s+|i want\s+|we need\s+)+/i,
  /^(?:to\s+)?(?:measure|file|find|collect|look up|get|catalogue|catalog|record|add|show|search(?: for)?|scout)(?:\s+and\s+(?:measure|file|find|collect|catalogue|record))*\s+/i,
  /^(?:how (?:big|large|long|tall|high|wide|deep|thick) (?:is|are|does|do|was|were|can)|what (?:is|are) the (?:size|sizes|dimensions?|measurements?|height|width|length|wingspan)s? of)\s+/i,
  /^(?:the\s+)?(?:sizes?|dimensions?|measurements?|records?|specimens?|examples?)\s+(?:of|for|on)\s+/i,
  /^(?:me\s+|us\s+)?(?:a few|some|several|all|any|the|an?|this|that|these|those|my|our)\s+/i,
  /^(?:specimens?|records?|examples?|museum (?:objects?|pieces?))\s+(?:of|for)\s+/i,
  /^(?:the|an?|some)\s+/i,
];
/** Where the name of an item ends in a sentence. */
const AFTER = cueList(
  String.raw`
  [.?!;:\n(]
  ,\s
  \s[-–—]\s
  \b(?:is|are|was|were|has|have|measures?|measuring|stands?|get|grow)\b
  \bin the (?:library|museums?|catalogues?|collections?|picture|photo|image)\b
  \b(?:from (?:the|open) |and file|and measure|with (?:a|an|its|the)|at https?|on https?|https?|please)\b
`,
  { before: String.raw`(?<!\s)\s*` },
);
/** Where a label's line goes on with a sentence: a full stop alone may be one of an abbreviation (`Quercus robur L. var. fastigiata`). */
const NEXT_SENTENCE =
  /[.?!]\s+(?=(?:the|this|these|it|its|there|an?|please|measure|file|i|we|my|our|in|on|beside|next|see)\s)/i;
/** Words that point to an item and do not name it. */
const POINTING = cueList(
  String.raw`
  it|them|this|that|these|those|one|something|anything|stuff
  items?|objects?|specimens?|things?|picture|photo|image|page|records?|sizes?|text|library|dimensions?|measurements?
  in|on|at|of|from|for|and|the|a|an|my|our
  go|continue|more|again|yes|no|ok|okay|thanks|hello|hi
  there|attached|enclosed|following|below|above|here
`,
  { before: String.raw`^`, after: String.raw`$` },
);

/** Items of a brief in their order: labelled ones (`Item: …`), those of a list, or the one that its request is about. */
export function readItems(text: string): NamedItem[] {
  const lines = linesOf(text);
  const labelled = lines.flatMap((line) => named(line, LABEL));
  if (labelled.length > 0) return withEnds(labelled, text.length);
  const listed = lines.flatMap((line) => named(line, LISTED));
  if (listed.length > 1) return withEnds(listed.flatMap(shortened), text.length);
  for (const line of lines) {
    const [item] = shortened({ name: line.text, nameStart: line.start, start: 0, end: text.length });
    if (item) return [item];
  }
  return [];
}

interface Line {
  text: string;
  start: number;
}

function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const at = start;
    start += line.length + 1;
    return { text: line, start: at };
  });
}

function named({ text, start }: Line, pattern: RegExp): NamedItem[] {
  const said = pattern.exec(text)?.[1];
  const name = said?.split(NEXT_SENTENCE)[0]?.trim();
  if (said === undefined || !name) return [];
  return [{ name, nameStart: start + text.length - said.length, start, end: start + text.length }];
}

/** Each item goes on until the next one begins. */
const withEnds = (items: NamedItem[], end: number): NamedItem[] =>
  items.map((item, at) => ({ ...item, end: items[at + 1]?.start ?? end }));

/** The name alone, of a line that says more; none where the line only points to something. */
function shortened(item: NamedItem): NamedItem[] {
  let rest = item.name.trimStart();
  for (const pattern of ASKING) rest = rest.replace(pattern, '');
  const end = AFTER.exec(rest)?.index ?? rest.length;
  const name = rest.slice(0, end).trim();
  const words = name.split(/\s+/);
  const isName =
    /\p{L}{2}/u.test(name) &&
    words.length <= 8 &&
    !words.every((word) => POINTING.test(word)) &&
    !/^https?:/i.test(name);
  if (!isName) return [];
  return [{ ...item, name, nameStart: item.nameStart + item.name.lastIndexOf(rest) }];
}
