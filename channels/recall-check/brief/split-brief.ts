import { anchorIn } from './anchors.ts';
import { blankPrivate } from './private-parts.ts';
import { exceptedIn } from './excepted.ts';
import { inlineEntries, labelledBlocks, listEntries } from './brief-lists.ts';
import { hasBrand, hasCode, hasName, hasThing, isDate, isStore, type Mention, readingOf } from './mention.ts';
import { type Mentions, readMentions } from './mentions.ts';
import type { Phrase } from './phrase.ts';
import { foldCase, LANGUAGES, rolesIn } from '../../reading/languages.ts';
import { TAKEN } from '../../reading/span.ts';
import { findMake } from './makes.ts';
import { readVehicle } from './read-vehicle.ts';
import { prepareText } from './prepare-text.ts';
import { readStates } from './states.ts';
import { makerTakenOver } from './same-maker.ts';
import { tableRows } from './table-rows.ts';
import { foldWords } from '../words/fold-words.ts';
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
  const rows = tableRows(text);
  if (rows) return join(rows.map((row) => partsOf(row, context, { isLinewise: false, isEntry: true })));
  const plate = readTypePlate(text);
  if (plate !== null) return entryOf(plate, context);
  const listed = listEntries(text) ?? inlineEntries(text) ?? labelledBlocks(text);
  if (listed) return join(listed.map((entry) => entryOf(entry, context)));
  return partsOf(text, context, { isLinewise: true, isEntry: false });
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
  const parts = partsOf(entry, context, { isLinewise: false, isEntry: true });
  const isRead = parts.items.length + parts.ruledOut.length + parts.unread.length > 0 || parts.rest !== '';
  const words = entry.replaceAll(TAKEN, ' ').replace(/\s+/g, ' ').trim();
  return isRead || !/\p{L}{3}/u.test(words) || NOTHING.test(words) ? parts : { ...parts, unread: [words] };
}

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
  const kept = named.filter((mention) => !ruledOut.some((phrase) => isTakenBack(mention, phrase)));
  const items = kept.map((mention) => askedOf(mention, text));
  return {
    items: withLoneMakes(items.map((item, index) => withMaker(item, items[index - 1], wordsOf(kept, index, text)))),
    ruledOut: ruledOut.map(quote),
    unread: [
      ...[...unread, ...vague.flatMap(({ phrases }) => phrases)].map(quote),
      ...(form.isLinewise ? untoldLines(text, { found, told: [...ruledOut, ...unread, ...waiting] }, context) : []),
    ],
    rest: waiting.map(quote).join(' '),
  };
}

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

function askedOf({ phrases, details, isSure }: Mention, text: string): Asked {
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
