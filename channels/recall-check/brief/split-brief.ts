import { anchorIn } from './anchors.ts';
import { blankPrivate } from './private-parts.ts';
import { exceptedIn } from './excepted.ts';
import { besideList, inlineEntries, labelledBlocks, listEntries } from './brief-lists.ts';
import { hasBrand, hasCode, hasName, hasThing, isDate, isStore, type Mention, readingOf } from './mention.ts';
import { type Mentions, readMentions } from './mentions.ts';
import type { Phrase } from './phrase.ts';
import { foldCase, LANGUAGES, rolesIn } from '../../reading/languages.ts';
import { TAKEN } from '../../reading/span.ts';
import { heldOf } from './held-words.ts';
import { findMake } from './makes.ts';
import { readVehicle } from './read-vehicle.ts';
import { prepareText } from './prepare-text.ts';
import { readStates } from './states.ts';
import { withoutHead } from './line-heads.ts';
import { makerTakenOver } from './same-maker.ts';
import { tableRows } from './table-rows.ts';
import { foldWords } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { brandLength } from '../words/known-brands.ts';
import { contextOf, type TokenContext } from './tokens.ts';
import { readTypePlate } from './type-plate.ts';
import { untoldLines } from './untold-lines.ts';

/** One thing that a brief asks about, in words. */
export interface Asked {
  /** The caller's own words for it. */
  asked: string;
  /** The same for the readers: things in English, where it was bought told as such. */
  text: string;
  /** Whether something says what it is: a name, a code, or a word for a thing. */
  isSure: boolean;
  /** Something of it is written as a name, is a known brand, or a code. */
  isNamed: boolean;
  /** Words of the text, folded, that are a translation or a guess. */
  soft: string[];
  /** All that the brief says where it names the thing: from the one before it, or the start of its line, up to the next. Compared, and never sent. */
  around: string;
  /** Words of the text, in lower case, that are sent to no register. */
  held: string[];
}

/** A brief in parts: what it asks about, what it rules out itself, and the words that were read as neither. */
export interface BriefParts {
  items: Asked[];
  ruledOut: string[];
  unread: string[];
  /** Codes, years and qualities that belong to none of its things, such as an answer to an ask gives. */
  rest: string;
}

/**
 * The things that a brief asks about, in its order: rows of a table, entries of a numbered or bulleted list, blocks of `name: value` lines, or
 * what its lines and sentences name. What is about the writer alone is taken out before.
 */
export function splitBrief(brief: string): BriefParts {
  const whole = prepareText(brief);
  const context = contextOf(withoutFrame(whole));
  const { text } = blankPrivate(whole, context);
  const parts = partsOfWhole(text, context);
  const isOut = exceptedIn(text);
  return {
    ...parts,
    items: parts.items.filter((item) => !isOut(item.text)),
    ruledOut: [...parts.ruledOut, ...parts.items.filter((item) => isOut(item.text)).map(({ asked }) => asked)],
  };
}

function partsOfWhole(text: string, context: TokenContext): BriefParts {
  const table = tableRows(text);
  if (table)
    return join([
      ...table.rows.map((row) => partsOf(row, context, { isLinewise: false, isEntry: true })),
      partsBeside(table.beside, context),
    ]);
  const plate = readTypePlate(text);
  if (plate !== null) return entryOf(plate, context);
  const marked = listEntries(text);
  const listed = marked ?? inlineEntries(text) ?? labelledBlocks(text);
  if (listed) {
    const beside = partsBeside(marked ? besideList(text, marked) : '', context);
    const entries = listed.map((entry) => entryOf(withoutHead(entry), context));
    return join([...entries.map((own, at) => withSame(own, entries[at - 1], listed[at] ?? '')), beside]);
  }
  return partsOf(text, context, { isLinewise: true, isEntry: false });
}

/** What stands beside a table or list names something only where it says what it is, and who made it or which one: the rest is talk about the list. */
function partsBeside(text: string, context: TokenContext): BriefParts {
  const { items, ruledOut } = partsOf(text, context, { isLinewise: true, isEntry: false });
  const named = items.filter((item) => isToldApart(item));
  return { items: named, ruledOut, unread: [], rest: '' };
}

/** A vehicle with its year, or a word for a thing beside a brand that is known. */
function isToldApart({ text }: Asked): boolean {
  const vehicle = readVehicle(text);
  if (vehicle) return vehicle.years.length > 0 && vehicle.model !== '';
  const words = foldWords(text);
  return (
    words.some((word, at) => brandLength(words, at) > 0 && kindsOf(word).size === 0) &&
    words.some((word) => [...kindsOf(word)].some((kind) => kind !== 'weak' && kind !== 'describing'))
  );
}

/** The text without lines that only greet or thank, which may be in another language than the rest, and without who signs below. */
function withoutFrame(text: string): string {
  const lines = text.split('\n');
  const closed = lines.findLastIndex((line) => isFrame(line, ['closings']));
  const isSigned = closed > 0 && lines.length - closed <= MOST_SIGNED;
  return (isSigned ? lines.slice(0, closed) : lines)
    .filter((line) => !isFrame(line, ['greetings', 'closings']))
    .join('\n');
}

const MOST_SIGNED = 6;

function isFrame(line: string, frame: readonly ('greetings' | 'closings')[]): boolean {
  const words = line.match(/\p{L}+/gu) ?? [];
  const isOf = (word: string): boolean =>
    frame.some((role) => LANGUAGES.some((language) => rolesIn(language, foldCase(word)).has(role)));
  return words.length < 5 && words.some(isOf);
}

/** One entry of a list. Whatever is listed is asked about: an entry that was read as nothing is told. */
function entryOf(entry: string, context: TokenContext): BriefParts {
  const own = partsOf(entry, context, { isLinewise: false, isEntry: true });
  const isLeft = LEFT_ALONE.test(entry);
  const parts = isLeft
    ? { ...own, items: [], ruledOut: [...own.ruledOut, ...own.items.map(({ asked }) => asked)] }
    : own;
  const isRead = parts.items.length + parts.ruledOut.length + parts.unread.length > 0 || parts.rest !== '';
  const words = entry.replaceAll(TAKEN, ' ').replace(/\s+/g, ' ').trim();
  return isRead || !/\p{L}{3}/u.test(words) || NOTHING.test(words) ? parts : { ...parts, unread: [words] };
}

/** "Hers, leave it" */
const LEFT_ALONE =
  /(?<![\p{L}])(?:leave|skip|ignore|disregard) (?:it|that|this|them|those)(?: (?:one|ones))?(?: (?:alone|out|aside|be))?\s*(?=[.,;!)\n]|$)/iu;

/** "Same mattress, tag …": what the entry before names, with what is said of this one. */
function withSame(own: BriefParts, before: BriefParts | undefined, entry: string): BriefParts {
  const [item, ...others] = own.items;
  const known = before?.items.at(-1);
  const head = known?.text.split(/,|\d/u)[0]?.trim() ?? '';
  if (!item || !known || head === '' || others.length > 0 || item.isNamed || !SAME.test(entry)) return own;
  const words = foldWords(head);
  const rest = item.text.split(/(?<=,)|\s+/u).filter((word) => !foldWords(word).some((part) => words.includes(part)));
  const text = `${head}, ${rest.join(' ').replace(/^[\s,]+/, '')}`;
  return { ...own, items: [{ ...item, text, isNamed: known.isNamed }] };
}
const SAME =
  /(?<![\p{L}])(?:same|ditto|identical|another|idem|dito|gleiche[rsn]?|derselbe|dieselbe|dasselbe|même|mismo|misma|stesso|stessa|mesmo|mesma|zelfde)(?![\p{L}])/iu;

const NOTHING = /^(?:nothing|none|empty|nichts|leer|rien|nada|niente|niets)(?![\p{L}])/iu;

const join = (parts: BriefParts[]): BriefParts => ({
  items: parts.flatMap(({ items }) => items),
  ruledOut: parts.flatMap(({ ruledOut }) => ruledOut),
  unread: parts.flatMap(({ unread }) => unread),
  rest: parts.map(({ rest }) => rest).join(' '),
});

function partsOf(text: string, context: TokenContext, form: { isLinewise: boolean; isEntry: boolean }): BriefParts {
  const { found, ruledOut, unread, waiting }: Mentions = readMentions(text, context, form);
  const named = found.filter((mention) => mention.isSure && isSomething(mention, text));
  const vague = found.filter((mention) => !named.includes(mention));
  const quote = ({ start, end }: Phrase): string => text.slice(start, end).replace(/\s+/g, ' ');
  const told = named.filter((mention) => !ruledOut.some((phrase) => isTakenBack(mention, phrase)));
  const kept = form.isEntry ? told : told.filter((mention) => !isBareName(mention, told, text));
  const bare = told.filter((mention) => !kept.includes(mention));
  const items = kept.map((mention, index) => ({
    ...askedOf(mention, text),
    around: form.isEntry ? text : aroundOf(kept, index, text),
    held: heldOf(mention, text, !form.isEntry && told.length > 1 && isBareAmongWords(mention, text, index === 0)),
  }));
  return {
    items: withLoneMakes(items.map((item, index) => withMaker(item, items[index - 1], wordsOf(kept, index, text)))),
    ruledOut: ruledOut.map(quote),
    unread: [
      ...[...unread, ...[...vague, ...bare].flatMap(({ phrases }) => phrases)].map(quote),
      ...(form.isLinewise ? untoldLines(text, { found, told: [...ruledOut, ...unread, ...waiting] }, context) : []),
    ],
    rest: waiting.map(quote).join(' '),
  };
}

/** Nothing but an unlisted name, in the midst of other words, beside things that are told: somebody's, or some place's, more likely than a thing's. It is told as unread, and never sent. */
function isBareName(mention: Mention, all: readonly Mention[], text: string): boolean {
  if (!isBareAmongWords(mention, text) || all.filter((other) => saysWhat(other, text)).length < 2) return false;
  const { from, line } = lineOf(mention, text);
  const isBeside = ({ phrases }: Mention): boolean =>
    phrases.some(({ start }) => start >= from && start < from + line.length);
  return !all.some((other) => other !== mention && isBeside(other)) && talkIn(line) >= FEWEST_TALK;
}

/** Without a word for a thing, a brand, a code, or an article, and neither alone on its line nor in a row of names. */
function isBareAmongWords(mention: Mention, text: string, isFirst = false): boolean {
  const [first] = mention.phrases;
  // "It's Anna from upstairs": there is nothing yet that "it" could be.
  const isIntroduced = isFirst && first?.lead === 'copula' && !first.isIndefinite;
  if (!first || saysWhat(mention, text)) return false;
  if ((first.isDetermined || first.lead === 'copula') && !isIntroduced) return false;
  // A row goes on behind what was named.
  if (!isFirst && (first.joint === 'comma' || first.joint === 'join' || first.joint === 'plus')) return false;
  const own = [...mention.phrases, ...mention.details].flatMap(({ tokens }) => tokens.map(({ lower }) => lower));
  const known = new Set(own.flatMap((word) => foldWords(word)));
  return foldWords(lineOf(mention, text).line).some((word) => !known.has(word));
}

function lineOf({ phrases }: Mention, text: string): { from: number; line: string } {
  const [first] = phrases;
  const from = text.lastIndexOf('\n', (first?.start ?? 0) - 1) + 1;
  const end = text.indexOf('\n', first?.end ?? 0);
  return { from, line: text.slice(from, end < 0 ? text.length : end) };
}

const talkIn = (line: string): number =>
  (line.match(/\p{L}+/gu) ?? []).filter((word) =>
    LANGUAGES.some((language) => rolesIn(language, foldCase(word)).size > 0),
  ).length;
const FEWEST_TALK = 3;

/** It says by a listed word, a brand or a code what it is. */
const saysWhat = ({ phrases, details }: Mention, text: string): boolean =>
  [...phrases, ...details].some(
    (phrase) =>
      hasThing(phrase) || hasBrand(phrase) || hasCode(phrase) || isStore(phrase) || anchorIn(phrase, text) !== null,
  );

/** "Not the Cruise please", behind "a 2030 Acme Cruise": its model, named again. */
function isTakenBack({ phrases }: Mention, phrase: Phrase): boolean {
  const own = new Set(phrases.flatMap(({ tokens }) => tokens.map(({ lower }) => lower)));
  return (
    phrase.start > (phrases.at(-1)?.end ?? 0) &&
    phrase.isDetermined &&
    hasName(phrase) &&
    !phrase.tokens.some(({ isBrand, text }) => isBrand || findMake(text) === 0) &&
    phrase.tokens.every(({ lower }) => own.has(lower))
  );
}

/** From a thing to the next one. */
const wordsOf = (named: Mention[], index: number, text: string): string =>
  text.slice(named[index]?.phrases[0]?.start ?? 0, named[index + 1]?.phrases[0]?.start);

/** "… and the pump of the same brand" */
function withMaker(item: Asked, before: Asked | undefined, words: string): Asked {
  const [, year = '', model = ''] = /^((?:19|20)\d{2}) ([\p{L}\d-]+)$/u.exec(item.text) ?? [];
  const vehicle = before && model !== '' && !readVehicle(item.text) ? readVehicle(before.text) : null;
  // CX-5 and CX-50 are of one maker; whose an XC40 behind them is, nothing says.
  if (vehicle && lettersOf(vehicle.model) === lettersOf(model))
    return { ...item, text: `${year} ${vehicle.make} ${model}`, isNamed: true };
  const maker = before ? makerTakenOver(words, { own: item.text, before: before.text }) : null;
  return maker === null ? item : { ...item, text: `${maker} ${item.text}`, isNamed: true };
}

/** "A 2031 XC40" and, later on, "volvo?", "yeah, volvo": a make that is named alone is that of the model before it whose make nothing says, and no other vehicle. */
function withLoneMakes(items: Asked[]): Asked[] {
  const completed = new Set<string>();
  return items.reduce<Asked[]>((all, item) => {
    const own = readVehicle(item.text);
    const before = all.at(-1);
    if (!before || !own || own.model !== '' || own.years.length > 0) return [...all, item];
    const [, year = '', model = ''] = YEAR_AND_MODEL.exec(before.text) ?? [];
    const known = readVehicle(before.text);
    if (known?.make === own.make && (completed.has(before.text) || findMake(before.text) < 0)) return all;
    if (model === '' || known) return [...all, item];
    const text = `${year} ${own.make} ${model}`;
    completed.add(text);
    return [...all.slice(0, -1), { ...before, text, isNamed: true }];
  }, []);
}

const YEAR_AND_MODEL = /(?<![\p{L}\d])((?:19|20)\d{2}) (\p{L}{1,4}-?\d{1,4})(?![\p{L}\d-])/u;

const lettersOf = (model: string): string => /^\p{L}+/u.exec(model.toUpperCase())?.[0] ?? '';

const isSomething = ({ phrases, details }: Mention, text: string): boolean =>
  [...phrases, ...details].some(
    (phrase) =>
      anchorIn(phrase, text) !== null ||
      hasName(phrase) ||
      hasThing(phrase) ||
      hasCode(phrase) ||
      phrase.labelled.length > 0 ||
      /\d{8,}/.test(phrase.tokens.map(({ text }) => text).join('')),
  );

/** The same, and what stands before it on its line. */
function aroundOf(named: Mention[], index: number, text: string): string {
  const start = named[index]?.phrases[0]?.start ?? 0;
  const before = [...(named[index - 1]?.phrases ?? []), ...(named[index - 1]?.details ?? [])].map(({ end }) => end);
  const from = Math.max(text.lastIndexOf('\n', Math.max(0, start - 1)) + 1, ...before);
  return `${text.slice(Math.min(from, start), start)}${wordsOf(named, index, text)}`.slice(0, LONGEST_AROUND);
}

const LONGEST_AROUND = 600;

function askedOf({ phrases, details, isSure }: Mention, text: string): Omit<Asked, 'around' | 'held'> {
  const pieces = [
    ...inOrder(phrases).map((phrase) => pieceOf(phrase, text, true)),
    ...details.map((phrase) => pieceOf(phrase, text, false)),
  ];
  const join = (words: 'asked' | 'text'): string =>
    pieces
      .filter((piece) => piece[words] !== '')
      .reduce(
        (joined, piece, index, all) =>
          index === 0 ? piece[words] : `${joined}${gapOf(text, all[index - 1], piece)}${piece[words]}`,
        '',
      );
  const guessed = [...phrases, ...details].flatMap(({ tokens }) =>
    tokens.filter(({ isBrand }) => !isBrand).map(({ english }) => english ?? ''),
  );
  return {
    asked: join('asked'),
    text: join('text'),
    isSure,
    isNamed: [...phrases, ...details].some(
      (phrase) =>
        hasCode(phrase) ||
        phrase.labelled.length > 0 ||
        phrase.tokens.some(
          (token) =>
            token.isBrand ||
            token.class === 'store' ||
            (token.class === 'name' && token.isCapital) ||
            token.kinds.has('medicine'),
        ),
    ),
    soft: foldWords(guessed.join(' ')),
  };
}

interface Piece {
  phrase: Phrase;
  isName: boolean;
  isSale: boolean;
  asked: string;
  text: string;
}

function pieceOf(phrase: Phrase, text: string, isName: boolean): Piece {
  const label = phrase.label ? `${phrase.label} ` : '';
  const words = `${label}${text.slice(phrase.start, phrase.end).replace(/\s+/g, ' ')}`;
  const isSale =
    !isName &&
    phrase.joint !== 'bracket' &&
    phrase.labelled.length === 0 &&
    (isDate(phrase) ||
      isStore(phrase) ||
      ((phrase.lead === 'at' || phrase.lead === 'from') &&
        !hasThing(phrase) &&
        phrase.tokens.every(({ class: own }) => own === 'name' || own === 'plain')));
  const sale = isSale ? saleOf(phrase, words) : !isName && isAccessory(phrase) ? { asked: words, text: '' } : null;
  const own = { asked: sale?.asked ?? words, text: sale?.text ?? readingOf(phrase, text) };
  const isBracketed = phrase.joint === 'bracket' && own.text !== '';
  return {
    phrase,
    isName,
    isSale: sale !== null,
    ...(isBracketed ? { asked: `(${own.asked})`, text: `(${own.text})` } : own),
  };
}

/** "… with a repair kit": what goes with it is not what it is; what food is made with is. */
const isAccessory = (phrase: Phrase): boolean =>
  phrase.lead === 'with' &&
  !hasBrand(phrase) &&
  !hasCode(phrase) &&
  hasThing(phrase) &&
  phrase.tokens.every(({ kinds }) => !kinds.has('food') && !kinds.has('drug'));

/** What stands between two pieces in the brief where that is a mark or a small word; else a comma between the name and what is said of it. */
function gapOf(text: string, before: Piece | undefined, { phrase, isName, isSale }: Piece): string {
  if (!before) return '';
  const gap = text.slice(before.phrase.end, phrase.start).replace(/\s+/g, ' ');
  if (phrase.joint === 'bracket') return ' ';
  if (phrase.lead === 'by' || phrase.lead === 'for' || (phrase.lead === 'from' && isName)) return ` ${phrase.lead} `;
  if (SMALL_GAP.test(gap) && gap.length > 0 && !isSale) return gap;
  return isName ? ' ' : ', ';
}

const SMALL_GAP = /^[ ,+&]{0,3}(?:(?:and|in|the|of|or) ){0,2}$/;

/** "The fridge is an Acme AB12": the name first, then what it is. */
function inOrder(phrases: Phrase[]): Phrase[] {
  const at = phrases.findIndex((phrase) => hasName(phrase));
  const [first, ...rest] = phrases;
  return at === 1 &&
    first &&
    (first.lead === 'copula' || rest[0]?.lead === 'copula') &&
    hasThing(first) &&
    !hasName(first)
    ? [...rest, first]
    : phrases;
}

/** A place or time of purchase, told so that the readers take it for one; it names nothing that is looked up. Null for another date. */
function saleOf(phrase: Phrase, words: string): { asked: string; text: string } | null {
  if (isDate(phrase)) return phrase.isBought ? { asked: '', text: `bought in ${words}` } : null;
  const said = readStates(`in ${words}`).length > 0 ? `bought in ${words}` : '';
  return { asked: said, text: said };
}
