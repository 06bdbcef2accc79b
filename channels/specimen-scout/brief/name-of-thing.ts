import { isWhole, partOf, STATES } from '../../../evidence/measuring/text/part-words.ts';
import { ABOUT } from '../../../evidence/measuring/text/qualifying-words.ts';
import { nameOf } from '../../../evidence/measuring/text/size-names.ts';
import { cueList } from '../../reading/cue-list.ts';

/** What a request begins with before it names its item. */
const ASKING = [
  /^(?:please\s+|can you\s+|could you\s+|i need\s+|i want\s+|we need\s+)+/i,
  /^(?:to\s+)?(?:measure|file|find|collect|look up|get|catalogue|catalog|record|add|show|search(?: for)?|scout)(?:\s+and\s+(?:measure|file|find|collect|catalogue|record))*\s+/i,
  /^(?:how (?:big|large|long|tall|high|wide|deep|thick) (?:is|are|does|do|was|were|can)|what (?:is|are) the (?:size|sizes|dimensions?|measurements?|height|width|length|wingspan)s? of)\s+/i,
  /^(?:the\s+)?(?:sizes?|dimensions?|measurements?|records?|specimens?|examples?)\s+(?:of|for|on)\s+/i,
];
const LEADING = [
  /^(?:i|we)\s+(?:also\s+)?(?:have|own|found|bought|got|inherited|sell|am selling|are selling)\s+/i,
  /^(?:me\s+|us\s+)?(?:a few|some|several|all|any|the|an?|one|another|this|that|these|those|my|our)\s+/i,
  /^(?:une?|la|le|les|una?|uno|el|los|las|eine?[nr]?|der|die|das|den|il|lo|gli|een|het)\s+/i,
  /^(?:specimens?|records?|examples?|museum (?:objects?|pieces?))\s+(?:of|for)\s+/i,
  /^(?:the|an?|some)\s+/i,
];
/** Where the name of an item ends in a sentence. */
const AFTER = cueList(
  String.raw`
  (?<!\b(?:st|ste|no|nr|dr|mr|mrs|ms|jr|sr|ca))\.|[?!;:\n(]
  ,\s
  \s[-–—]\s
  \b(?:is|are|was|were|has|have|measures?|measuring|stands?|get|grow|adds?|extends?|opens|folds|fits|holds|weighs|comes|includes?|runs)\b
  \bin the (?:library|museums?|catalogues?|collections?|picture|photo|image)\b
  \b(?:at|from|on) (?:the|my|our|this|that)\b
  \b(?:from (?:the|open) |and file|and measure|with (?:a|an|its|the)|at https?|on https?|https?|please)\b
`,
  { before: String.raw`(?<!\s)\s*` },
);
/** Words that point to an item and do not name it. */
const POINTING = cueList(
  String.raw`
  it|them|this|that|these|those|one|something|anything|stuff
  items?|objects?|specimens?|things?|pieces?|lots?|picture|photo|image|page|records?|sizes?|text|library|dimensions?|measurements?
  in|on|at|of|from|for|and|the|a|an|my|our
  two|three|four|five|six|several|both
  go|continue|more|again|yes|no|ok|okay|thanks|hello|hi
  there|attached|enclosed|following|below|above|here
`,
  { before: String.raw`^`, after: String.raw`$` },
);

/** How a message begins and ends. */
export const GREETING = cueList(
  String.raw`
  hi|hello|hey|dear|good (?:morning|afternoon|evening)|thanks|thank you|regards|best|cheers|sincerely|greetings
  hallo|guten (?:tag|morgen)|liebe[rs]?|danke|bonjour|bonsoir|merci|cordialement|hola|buenos días|gracias|saludos|ciao|buongiorno|grazie|beste|groeten
`,
  { before: String.raw`^`, after: String.raw`(?!\p{L})` },
);

export interface Name {
  name: string;
  /** Where it stands in what it was read from. */
  at: number;
  /** What it was read from asks for it. */
  isAsked: boolean;
}

/** The name alone, of words that say more; null where they only point to something. */
export function nameIn(words: string): Name | null {
  const indent = words.length - words.trimStart().length;
  let rest = words.slice(indent);
  for (const pattern of ASKING) rest = rest.replace(pattern, '');
  const isAsked = rest.length < words.length - indent;
  for (const pattern of LEADING) rest = rest.replace(pattern, '');
  const at = words.length - rest.length;
  const name = rest
    .slice(0, AFTER.exec(rest)?.index ?? rest.length)
    .replace(/(?<![\s,:=–—-])[\s,:=–—-]+$/u, '')
    .replace(/\s(?:of|in|with|de|di|von|aus|en|mit|avec|con|each)$/iu, '')
    .trim();
  const each = name.split(/\s+/);
  const isName =
    /\p{L}{2}/u.test(name) && each.length <= 8 && !each.every((word) => POINTING.test(word)) && !/^https?:/i.test(name);
  return isName ? { name, at, isAsked } : null;
}

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Things of their own that are parts of other things too. */
const THINGS = list(
  'barrel basin basket bowl box bottle bag cable case chain chest cover crown cup cushion disc door drawer dial frame funnel hat hook hoop keyboard label lamp ' +
    'lens mast mat mattress medallion mirror needle panel pedestal pendant pin plate platform pole pot print rail reel ring rod rug saddle screen screw scroll sheet ' +
    'shell shelf spool stand stool strap table tank tower tray tube tusk wheel feather leaf flower fruit seed cone skull tooth horn hammer head',
);
/** What things are made of or with: `Oil on canvas, 73 x 92 cm` is said of the picture above it. */
const MATTERS = list(
  'oil acrylic gouache tempera ink pencil chalk pastel charcoal canvas paper board panel wood oak walnut pine ash maple mahogany ebony teak brass bronze copper iron steel ' +
    'silver gold gilt tin pewter lead porcelain stoneware earthenware terracotta ceramic clay glass crystal marble granite stone sandstone limestone slate jade amber ivory bone horn ' +
    'leather wool silk linen cotton velvet plaster wax resin plastic plywood cast carved painted gilded glazed solid polished and on with in over öl auf leinwand huile sur toile olio su tela óleo sobre lienzo',
);
const NO_NAME_FIRST = list(
  'i we you je nous ich wir io yo just need measured bought took it its they their he she his her this that these those there with without in on at from for when if comes come includes including made signed dated inscribed stands measures ' +
    'weighs needs found also plus and but or approximately about each both all overall total according see as to by early late good fair poor excellent very condition circa',
);
const DEFINITE = /^\s*(?:(?:and|but|while)\s+)?(?:the|its|their|this|that|his|her|each)\s/i;

export type Kind = 'thing' | 'part' | 'none';

/** What the words before a size name: a thing, a part or a state of one, or nothing. `lead`: those words as they stand. */
export function kindOf(name: string, lead: string): Kind {
  const words = name.toLowerCase().split(/\s+/);
  if (NO_NAME_FIRST.has(words[0]!) || GREETING.test(name) || words.length > 6) return 'none';
  const says = (word: string): boolean =>
    isWhole(word) || STATES.has(word) || ABOUT.has(word) || nameOf(word) !== undefined || POINTING.test(word);
  if (words.every(says) || words.every((word) => MATTERS.has(word))) return 'part';
  const owner = words.findIndex((word) => /^(?:of|von|des|du|de|del|della|van|aus)$/.test(word));
  const head = words[owner > 0 ? owner - 1 : words.length - 1]!;
  if (nameOf(head) !== undefined) return 'part';
  const part = partOf(head);
  if (part === null) return 'thing';
  if (owner > 0) return /^an?$/.test(words[owner + 1] ?? '') ? 'thing' : 'part';
  const isNew = words.length > 1 || /^\s*(?:an?|one|another)\s/i.test(lead);
  return !DEFINITE.test(lead) && isNew && THINGS.has(part) ? 'thing' : 'part';
}

/** Where the last thing begins that words speak of with an article: `a card table` of `We took in a card table`; null where none does. */
export function lastThingIn(words: string): number | null {
  let found: number | null = null;
  for (const { 0: article, index } of words.matchAll(ARTICLE))
    if (!isBound(article, words.slice(Math.max(0, index - 6), index))) found = index + (/^\s/.test(article) ? 1 : 0);
  return found;
}
/** `of a girl`, `at the market` belong to what stands before them; `took in a table` does not. */
const isBound = (article: string, before: string): boolean =>
  /\b(?:of|from|for|to|with|von|de|di|du)\s*$/i.test(before) ||
  (/the|my|our/i.test(article) && /\b(?:at|in|on)\s*$/i.test(before));
const ARTICLE = /(?:^|\s)(?:an?|one|another|my|our|the|two|three|four|five|six|une?|una?|eine?n?|een)(?=\s+\p{L})/giu;

/** Whether two names are of one thing: `the stool` of an oak stool. */
export function isOneOf(name: string, other: string): boolean {
  const [one, two] = [wordsOf(name), wordsOf(other)];
  return one.every((word) => two.includes(word)) || two.every((word) => one.includes(word));
}

const wordsOf = (name: string): string[] =>
  name.split(/\s+/).map((word) => word.toLowerCase().replace(/(?<=\p{L}{3})s$/u, ''));
