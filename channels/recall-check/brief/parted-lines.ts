import { wordSet } from '../../reading/word-lists.ts';
import { foldWords } from '../words/fold-words.ts';
import { brandLength } from '../words/known-brands.ts';
import { labelOf } from './code-labels.ts';
import { CARRIERS, SAYS } from './content-words.ts';
import { areSeveral } from './identity-gap.ts';
import { placeBefore } from './line-heads.ts';
import { findMake } from './makes.ts';
import { isModelLike, isThing } from './mention.ts';
import { readVehicle } from './read-vehicle.ts';
import { tableAmid } from './several-tables.ts';
import { tableRows } from './table-rows.ts';
import { readTokens, type Token, type TokenContext } from './tokens.ts';

/**
 * A text with each of its things on a line of its own where a line holds several, parted by one kind of mark (a slash, a dash, an arrow), by words that count on ("then the
 * …, then the …"), or, in an entry of a list, by semicolons, or by commas between known brands. A part that says of no thing what it is and whose belongs to the one before it; what stands before
 * the first of a line stays before it, but in a log, whose every line begins with when, where or who, it is left out.
 */
export function partLines(written: string, context: TokenContext): string {
  const spoken = partWords(written);
  if (tableRows(spoken) ?? tableAmid(spoken)) return spoken;
  const text = joinBlocks(spoken, context);
  const lines = text.split('\n');
  const logMark = logMarkOf(lines, context);
  // What has no third column stands in the second as those do that have one.
  const columns = new Set(logMark === COLUMNS ? lines.filter((line) => isOfLog(line, COLUMNS)).map(secondColumn) : []);
  const isBeside = (line: string): boolean => columns.has(secondColumn(line)) && secondColumn(line) > 0;
  return lines
    .map(
      (line) =>
        (logMark !== null && (isOfLog(line, logMark) || isBeside(line))
          ? withoutStamp(line, logMark, context)
          : null) ?? partLine(line, context),
    )
    .join('\n');
}

/** Where the second column of a line in columns begins; 0 for a line without any. */
const secondColumn = (line: string): number => /^\S[^\t]*? {2,}(?=\S)/.exec(line)?.[0].length ?? 0;

const MARKED = /^[ \t]*(?:[-*•–▪·]|#?\d{1,3}[.)])[ \t]+/u;

/** Marks that part things, the stronger first. */
const PARTING: readonly RegExp[] = [/ \/\/ /, / \/ /, / [|¦] /, / [•·] /, / ?[→⇒➔»] ?| [-=]> /];
/** They part things, or a thing and its maker. */
const DASHES: readonly RegExp[] = [/ [—–] | -- /, / - /];

function partLine(line: string, context: TokenContext): string {
  const mark = MARKED.exec(line)?.[0] ?? '';
  const body = line.slice(mark.length);
  // What stands before a semicolon goes with no thing behind it.
  const halves = mark === '' ? null : groupsOf(partsOf(body, /; /), context, startsThing);
  if (halves) return halves.map((group) => partLine(`${mark}${group.join('; ')}`, context)).join('\n');
  const ways = [
    ...PARTING.map((parting) => groupsOf(partsOf(body, parting), context, startsThing)),
    ...(mark === ''
      ? []
      : [
          ...(areSeveral(body) ? [groupsOf(partsOf(body, COMMA), context, startsThing)] : []),
          groupsOf(partsOf(body, COMMA), context, startsBranded),
        ]),
    // An entry of a list is one thing, unless each part of it has a maker of its own: "Acme Little Town - Lumo and Friends".
    ...DASHES.map((parting) => groupsOf(partsOf(body, parting), context, mark === '' ? startsThing : startsBranded)),
  ].filter((groups) => groups !== null);
  const [best] = ways.toSorted((a, b) => b.length - a.length);
  return best ? best.map((group) => `${mark}${withoutPlace(group.join(', '))}`).join('\n') : line;
}

/** "Slip 9 - Acme GTX": where it is stands before a dash. */
const withoutPlace = (part: string): string => placeBefore(part) ?? part;

/** A comma, or the end of a sentence. */
const COMMA = /, |(?<=[\p{L}\d)]{3})\. (?=\p{Lu})/u;

/** The parts of a line between marks that stand outside of brackets. */
function partsOf(line: string, parting: RegExp): string[] {
  const parts: string[] = [];
  let open = '';
  for (const [at, part] of line.split(parting).entries()) {
    const joined = at > 0 && open !== '' ? `${open}, ${part}` : part;
    const isOpen = (joined.match(/[([]/g)?.length ?? 0) > (joined.match(/[)\]]/g)?.length ?? 0);
    open = isOpen ? joined : '';
    if (!isOpen) parts.push(joined);
  }
  return open === '' ? parts : [...parts, open];
}

type Test = (part: string, context: TokenContext) => boolean;

/** The parts of a line by the things that they are of; null where fewer than two begin one. */
function groupsOf(parts: string[], context: TokenContext, isStart: Test): string[][] | null {
  if (parts.length < 2 || parts.length > MOST_PARTS) return null;
  const starts = parts.map((part) => isStart(part, context));
  if (starts.filter(Boolean).length < 2) return null;
  const groups: string[][] = [];
  for (const [at, part] of parts.entries()) {
    const group = groups.at(-1);
    const isNext = group?.some((own) => hasKind(own, context)) === true && isOtherKind(part, context);
    if (!group || starts[at] === true || isNext) groups.push([part.trim()]);
    else group.push(part.trim());
  }
  return groups;
}

const MOST_PARTS = 60;

/** The mark of a log: lines that it parts, in each of which a thing stands behind what none is. */
function logMarkOf(lines: string[], context: TokenContext): RegExp | null {
  return (
    [...PARTING, ...DASHES, COLUMNS].find((parting) => {
      const parted = lines.filter((line) => isOfLog(line, parting));
      const stamped = parted.filter((line) => {
        const starts = partsOf(line, parting).map((part) => startsThing(part, context));
        return starts[0] === false && starts.includes(true);
      });
      return stamped.length > 1 && stamped.length * 3 >= parted.length * 2;
    }) ?? null
  );
}

const COLUMNS = /(?<=\S) {2,}|\t/;

const isOfLog = (line: string, mark: RegExp): boolean =>
  partsOf(line, mark).length > 2 && !(mark === COLUMNS && /^\s|\$\d|\d\.\d{2}\s*$/.test(line));

/** A line of a log from its thing on, as an entry of a list. */
function withoutStamp(line: string, mark: RegExp, context: TokenContext): string {
  const parts = partsOf(line.replace(MARKED, ''), mark);
  // "helmet   Acme Moment": of two columns the first may say what it is.
  const isCalled = parts.length === 2 && hasKind(parts[0] ?? '', context);
  const first = isCalled ? 0 : parts.findIndex((part) => startsThing(part, context));
  return `${/^\s*/.exec(line)?.[0] ?? ''}- ${parts.slice(Math.max(first, 0)).join(', ')}`;
}

/** It says what something is and whose make or which one, or two of these: "Acme heater", "heater AB-15", "Acme AB-15", a vehicle. */
function startsThing(part: string, context: TokenContext): boolean {
  const tokens = readTokens(part, context).filter(({ class: own }) => own !== 'mark');
  const [first] = tokens;
  if (!first || isOfThing(first) || isOfThing(tokens[1] ?? first)) return false;
  // "Sticker says AB-15", but "box fan".
  if (CARRIERS.has(first.lower) && (SAYS.has(tokens[1]?.lower ?? '') || !tokens.slice(1).some(isKind))) return false;
  const vehicle = readVehicle(part);
  if (vehicle) return vehicle.years.length > 0 || (vehicle.model !== '' && findMake(part) >= 0);
  const isBranded = tokens.some(({ isBrand }) => isBrand);
  const isNamed = tokens.some(({ class: own, text }) => own === 'name' && /\p{L}{2}/u.test(text));
  const isNumbered = tokens.some(({ class: own, text }) => own === 'code' && isModelLike(text));
  return (
    (tokens.some(isKind) && (isNamed || isNumbered)) || (isBranded && tokens.length > 1) || (isNamed && isNumbered)
  );
}

/** The same of parts between commas, where only a known brand tells a thing from what is said of one. */
function startsBranded(part: string, context: TokenContext): boolean {
  const words = foldWords(part);
  return (
    startsThing(part, context) &&
    (readVehicle(part) !== null || words.some((_, at) => brandLength(words, at) > 0) || findMake(part) >= 0)
  );
}

const isName = ({ class: own }: Token): boolean => own === 'name';
const isKind = (token: Token): boolean => isThing(token) && !token.kinds.has('describing');
/** "Pull cord gone" is said of the thing before. */
const isOtherKind = (part: string, context: TokenContext): boolean =>
  hasKind(part, context) && !readTokens(part, context).some(({ roles }) => roles.has('gone') || roles.has('negations'));
const hasKind = (part: string, context: TokenContext): boolean => readTokens(part, context).some(isKind);

/** What begins so is said of a thing: its codes, where it was bought, for whom it is, what was done with it. */
const isOfThing = ({ lower, roles }: Token): boolean =>
  labelOf(lower) !== null || roles.has('gone') || roles.has('buying') || (roles.has('at') && !roles.has('determiners'));

/**
 * Paragraphs of short lines of which each tells of one thing, its kind in one line, its name in another, its codes below: an entry each. A text is so written where two and more of its
 * paragraphs are.
 */
function joinBlocks(text: string, context: TokenContext): string {
  const blocks = text.split(/\n[ \t]*\n\s*/);
  const areOfOne = blocks.map((block) => isOfOne(block.split('\n'), context));
  if (areOfOne.filter(Boolean).length < 2) return text;
  const mark = areOfOne.every((isOne, at) => isOne || at === 0) ? '- ' : '';
  return blocks
    .map((block, at) =>
      areOfOne[at] === true
        ? `${mark}${block
            .trim()
            .split(/\s*\n\s*/)
            .join(', ')}`
        : block,
    )
    .join('\n\n');
}

function isOfOne(lines: string[], context: TokenContext): boolean {
  if (lines.length < 2 || lines.length > 8 || lines.some((line) => line.length > 60 || IS_WHOLE.test(line)))
    return false;
  const read = lines.map((line) => readTokens(line, context).filter(({ class: own }) => own !== 'mark'));
  // "Walker Edison": what a name stands behind is part of it.
  const kinds = read.filter((tokens) => tokens.findLastIndex(isKind) > tokens.findLastIndex(isName));
  const names = read.filter(
    (tokens) => tokens.some(isName) && !kinds.includes(tokens) && !(tokens[0] && isOfThing(tokens[0])),
  );
  const areBranded = [...kinds, ...names].every((tokens) => tokens.some(({ isBrand }) => isBrand));
  const isOne = kinds.length < 2 && names.length < 2 && !(kinds.length + names.length > 1 && areBranded);
  return isOne && [...kinds, ...names].some((tokens) => tokens === read[0]);
}

/** A sentence, an entry of a list, a head, or a field with its name. */
const IS_WHOLE = /[.?!,]\s*$|:(?:\s|$)|^\s*(?:[-*•–▪·|]|#?\d{1,3}[.)])/u;

/** What is told without marks goes on by words: each of them begins a line. */
function partWords(text: string): string {
  const marks = text.match(/[.;!?](?=\s|$)|\n/g)?.length ?? 0;
  const steps = Array.from(text.matchAll(STEP)).filter(([, word = '']) => COUNTING.has(word.toLowerCase()));
  return steps.length < 2 || steps.length < marks ? text : text.replace(STEP, '\n');
}

const COUNTING = wordSet('then next dann danach puis ensuite luego después despues poi depois daarna');
const STEP =
  /[,\s]+(?:and |so |und |et |y |e |en |i )?(?:oh |okay |ok )?(then|next|dann|danach|puis|ensuite|luego|después|despues|poi|depois|daarna|and oh|and also|también|tambien|y también)[\s,]+(?=\S)/giu;
