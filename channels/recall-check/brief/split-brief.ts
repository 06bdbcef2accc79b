import { foldCase, type Language } from '../../reading/languages.ts';
import { wordSet } from '../../reading/word-lists.ts';
import { vinShape } from '../identifiers/vin.ts';
import { foldWords } from '../words/fold-words.ts';
import { findRecipients } from '../../reading/private/address-spans.ts';
import { blankSpans, TAKEN } from '../../reading/span.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { brandLength } from '../words/known-brands.ts';
import { readAmounts } from './amounts.ts';
import { anchorIn } from './anchors.ts';
import type { Asked } from './asked.ts';
import { askedOf } from './asked-words.ts';
import { isBareAmongWords } from './bare-names.ts';
import { withoutSections } from './item-scores/sections.ts';
import { leaveAside } from './item-scores/leave-aside.ts';
import { standingOf } from './item-scores/standing.ts';
import { isSaidAgain, isSortOf } from './said-again.ts';
import { besideBlocks, besideList, inlineEntries, labelledBlocks, listEntries } from './brief-lists.ts';
import { labelOf } from './code-labels.ts';
import { withLoneMakes, withMaker } from './completed-items.ts';
import { exceptedIn } from './excepted.ts';
import { heldOf } from './held-words.ts';
import { withoutFrame } from './letter-frame.ts';
import { withoutHead } from './line-heads.ts';
import { findMake } from './makes.ts';
import { hasCode, hasName, hasThing, type Mention } from './mention.ts';
import { type Mentions, readMentions } from './mentions.ts';
import type { Phrase } from './phrase.ts';
import { prepareText } from './prepare-text.ts';
import { partLines } from './parted-lines.ts';
import { withoutPlates } from './plates-of-vehicles.ts';
import { blankPrivate, withoutOwners } from './private-parts.ts';
import { readProduct } from './read-product.ts';
import { readVehicle } from './read-vehicle.ts';
import { severalTables, tableAmid } from './several-tables.ts';
import { tableRows } from './table-rows.ts';
import { contextOf, type TokenContext } from './tokens.ts';
import { namesTold } from './named-again.ts';
import { readTypePlate } from './type-plate.ts';
import { untoldLines } from './untold-lines.ts';

/** A brief in parts: what it asks about, what it rules out itself, and the words that were read as neither. */
export interface BriefParts {
  items: Asked[];
  ruledOut: string[];
  unread: string[];
  /** Codes, years and qualities that belong to none of its things, such as an answer to an ask gives. */
  rest: string;
}

interface Whole {
  aside: string[];
  /** What it was read as, without what is about the writer, and in which languages. */
  text: string;
  languages: readonly Language[];
}

/**
 * The things that a brief asks about, in its order: rows of a table, entries of a numbered or bulleted list, blocks of `name: value` lines, or
 * what its lines and sentences name. What is about the writer alone is taken out before.
 */
export function splitBrief(brief: string): BriefParts & Whole {
  // Taken out to the end of its line before a thing below comes to stand on that line.
  const prepared = prepareText(withoutSections(blankSpans(brief, findRecipients(brief), ' ')));
  // What was ruled out had words that tell the language.
  const context = contextOf(withoutFrame(prepared.includes('(not the ') ? `${prepared}\n${brief}` : prepared));
  const whole = withoutOwners(withoutPlates(prepared), context);
  const { text } = blankPrivate(partLines(whole, context), context, namesTold(brief));
  const parts = partsOfWhole(text, context);
  const isOut = exceptedIn(text);
  const chosen = leaveAside(
    parts.items.filter((item) => !isOut(item.text)),
    brief,
  );
  const out = [...parts.items.filter((item) => isOut(item.text)), ...chosen.ruledOut];
  return {
    ...parts,
    items: chosen.items,
    ruledOut: [...parts.ruledOut, ...out.map(({ asked }) => asked)],
    aside: chosen.aside.map(({ asked }) => asked),
    text,
    languages: context.languages,
  };
}

function partsOfWhole(text: string, context: TokenContext): BriefParts {
  const table = severalTables(text) ?? tableRows(text) ?? tableAmid(text);
  if (table) {
    // A list below a table is another one of the same.
    const beside = listEntries(table.beside) ? partsOfWhole(table.beside, context) : partsBeside(table.beside, context);
    return join([...table.rows.map((row) => entryOf(row, context)), beside]);
  }
  const plate = readTypePlate(text);
  if (plate !== null) return entryOf(plate, context);
  const marked = listEntries(text);
  const inline = marked ? null : inlineEntries(text);
  const listed = marked ?? inline ?? labelledBlocks(text);
  if (listed) {
    const around = inline?.reduce((rest, entry) => rest.replace(entry, () => ' '), text) ?? besideBlocks(text);
    const beside = marked
      ? partsBeside(besideList(text, marked), context, text.split(marked[0] ?? '')[0])
      : partsBeside(around, context);
    const entries = listed.map((entry) => entryOf(withoutHead(entry), context));
    return join([...entries.map((own, at) => withSame(own, entries[at - 1], listed[at] ?? '')), beside]);
  }
  return partsOf(text, context, { isLinewise: true, isEntry: false });
}

/** What stands beside a table or list names something only where it says what it is, and who made it or which one: the rest is talk about the list. */
function partsBeside(text: string, context: TokenContext, above = text): BriefParts {
  const { items, ruledOut } = partsOf(text, context, { isLinewise: true, isEntry: false });
  const named = items.filter((item) => isToldApart(item));
  // A name with a number of its own is more than talk, and so is a brand that is known.
  const isTold = ({ text, isNamed }: Asked): boolean => isNamed && (CODE.test(text) || hasKnownBrand(text));
  // A line below the first entry may be one without its mark: with a name or an amount it is more than a heading.
  const isLine = ({ text, isNamed, around, standing }: Asked): boolean =>
    standing?.isHead === true &&
    !above.includes(around.split('\n')[0]?.trim() ?? '') &&
    (isNamed ? isThing(text) : readAmounts(text).length > 0);
  const unread = items.filter((item) => !named.includes(item) && (isTold(item) || isLine(item)));
  return { items: named, ruledOut, unread: unread.map(({ asked }) => asked), rest: '' };
}
const CODE = /(?<![\p{L}\d-])\p{Lu}{1,5}-?\d{2,6}\p{L}{0,3}(?![\p{L}\d-])/u;

const hasKnownBrand = (text: string): boolean => {
  const words = foldWords(text);
  return words.some((word, at) => brandLength(words, at) > (kindsOf(word).size > 0 ? 1 : 0));
};

const isThing = (text: string): boolean =>
  foldWords(text).some((word) => [...kindsOf(word)].some((kind) => kind !== 'weak' && kind !== 'describing'));

/** A VIN, a vehicle with its year, a brand that is known with a number right behind it, or a word for a thing beside such a brand or the number of its model. */
function isToldApart({ text }: Asked): boolean {
  if (text.split(/[\s,;:]+/).some((word) => vinShape(word) === 'whole')) return true;
  const vehicle = readVehicle(text);
  if (vehicle) return vehicle.years.length > 0 && vehicle.model !== '';
  const words = foldWords(text);
  const isBrand = words.some((word, at) => brandLength(words, at) > 0 && kindsOf(word).size === 0);
  const isNumbered = (_word: string, at: number): boolean =>
    brandLength(words, at) > 0 && NUMBER_OF_MODEL.test(words[at + brandLength(words, at)] ?? '');
  if (words.some(isNumbered)) return true;
  return isThing(text) && (isBrand || readProduct(text).models.length > 0);
}

/** Letters and figures right behind a brand that is known. */
const NUMBER_OF_MODEL = /^(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{4,}$/;

/** One entry of a list. Whatever is listed is asked about: an entry that was read as nothing is told. */
function entryOf(entry: string, context: TokenContext): BriefParts {
  const own = partsOf(entry, context, { isLinewise: false, isEntry: true });
  const isLeft = own.ruledOut.length === 0 && LEFT_ALONE.test(entry);
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
  if (!item || !known || head === '' || others.length > 0 || !saysSame(entry)) return own;
  const words = foldWords(head);
  const isNew = (word: string): boolean =>
    !/\d/.test(word) && labelOf(word) === null && !saysSame(word) && !words.includes(word) && kindsOf(word).size === 0;
  if (foldWords(item.text).some(isNew)) return own;
  const rest = item.text
    .split(/(?<=,)|\s+/u)
    .filter((word) => !saysSame(word) && !foldWords(word).some((part) => words.includes(part)));
  const text = `${head}, ${rest.join(' ').replace(/^[\s,]+/, '')}`;
  return { ...own, items: [{ ...item, text, isNamed: known.isNamed }] };
}
const SAME = wordSet(
  `same ditto identical another idem dito gleich gleiche gleicher gleiches gleichen derselbe dieselbe dasselbe même mêmes pareil pareille mismo misma igual iguales stesso stessa uguale
   mesmo mesma iguais zelfde`,
);
const saysSame = (words: string): boolean => (words.match(/\p{L}+/gu) ?? []).some((word) => SAME.has(foldCase(word)));

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
  const kept = form.isEntry ? told : told.filter((mention) => !isSaidAgain(mention, told, text));
  const bare = told.filter((mention) => !kept.includes(mention));
  const items = kept.map((mention, index) => ({
    ...askedOf(mention, text, context),
    around: form.isEntry ? text : aroundOf(kept, index, text),
    standing: standingOf(kept, index, { text, isEntry: form.isEntry, isCased: context.isCased, others: ruledOut }),
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

/** "Not the Cruise please", behind "a 2030 Acme Cruise": its model, named again. */
function isTakenBack(mention: Mention, phrase: Phrase): boolean {
  const { phrases } = mention;
  if (isSortOf(mention, phrase)) return phrase.start > (phrases.at(-1)?.end ?? 0);
  const own = new Set(phrases.flatMap(({ tokens }) => tokens.map(({ lower }) => lower)));
  // "It is not the KX 100": with its number it is the same wherever it stands, as in a mail that is quoted below.
  const isNumbered = phrase.tokens.some(({ text }) => /\d/.test(text) && !/^(?:19|20)\d\d$/.test(text));
  return (
    (isNumbered || phrase.start > (phrases.at(-1)?.end ?? 0)) &&
    phrase.isDetermined &&
    hasName(phrase) &&
    !phrase.tokens.some(({ isBrand, text }) => isBrand || findMake(text) === 0) &&
    phrase.tokens.every(({ lower }) => own.has(lower))
  );
}

/** From a thing to the next one. */
const wordsOf = (named: Mention[], index: number, text: string): string =>
  text.slice(named[index]?.phrases[0]?.start ?? 0, named[index + 1]?.phrases[0]?.start);

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

/** From a thing to the next one, and what stands before it on its line. */
function aroundOf(named: Mention[], index: number, text: string): string {
  const start = named[index]?.phrases[0]?.start ?? 0;
  const before = [...(named[index - 1]?.phrases ?? []), ...(named[index - 1]?.details ?? [])].map(({ end }) => end);
  const from = Math.max(text.lastIndexOf('\n', Math.max(0, start - 1)) + 1, ...before);
  return `${text.slice(Math.min(from, start), start)}${wordsOf(named, index, text)}`.slice(0, LONGEST_AROUND);
}

const LONGEST_AROUND = 600;
