import { readRecallNumbers } from '../identifiers/recall-number.ts';
import { foldWords } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { PRODUCT_KINDS } from './item.ts';
import { findDatedMake, findMake } from './makes.ts';
import { readProduct } from './read-product.ts';
import { readVehicle, readYears } from './read-vehicle.ts';
import { readVin } from './read-vin.ts';
import { readStates } from './states.ts';
import { stripChatter } from './strip-chatter.ts';
import { isPluralHead, isTalk } from './talk.ts';

/**
 * The texts of the items in a brief, in the order asked: entries of a numbered or bulleted list (each is one item, whatever it says), lines, blocks of `name: value` lines, or parts of
 * a sentence that each stand for a thing of their own. A comma inside the description of one product parts nothing.
 */
export function splitBrief(brief: string): string[] {
  const text = brief.replace(/\r\n?/g, '\n').trim();
  const listed = listEntries(text) ?? inlineEntries(text) ?? labelledBlocks(text);
  const parts =
    listed ??
    (lines(text) ?? [text])
      .flatMap((line) => clauses(line))
      .flatMap((clause) => (clause.isList ? splitList(clause.text) : splitSentence(clause.text)));
  return parts.map((part) => stripChatter(part)).filter((part) => /[\p{L}\p{N}]/u.test(part));
}

const MARKER =
  /^[ \t]*(?:\(?\d{1,3}[.):]\)?|\d{1,3}\s+[-–—]|#\d{1,3}[.):]?|[-*•–—▪◦·]|\[[ x]\]|item\s+\d{1,3}\s*[.):-]?|[a-z][.)])[ \t]+(?=\S)/i;

/** Marked lines; an unmarked line that follows one directly goes on with it. Text before the first entry introduces the list. */
function listEntries(text: string): string[] | null {
  const all = text.split('\n');
  const marked = all.filter((line) => MARKER.test(line));
  if (marked.length === 1 && inlineEntries(text)) return null;
  if (marked.length === 0 || (marked.length === 1 && all.filter((line) => line.trim()).length > 2)) return null;
  const entries: string[] = [];
  let isOpen = false;
  for (const line of all) {
    if (MARKER.test(line)) {
      entries.push(line.replace(MARKER, '').trim());
      isOpen = true;
    } else if (line.trim() === '') isOpen = false;
    else if (isOpen && /^\s/.test(line)) entries.push(`${entries.pop() ?? ''}, ${line.trim()}`);
    else isOpen = false;
  }
  return entries;
}

/** `1) … 2) … 3) …` or `1. … 2. …` in one line, counting from 1. */
function inlineEntries(text: string): string[] | null {
  const marks = Array.from(text.matchAll(/(?<=^|\s)\(?(\d{1,2})[.)]\s+(?=\S)/g));
  const run = marks.filter((mark, index) => Number(mark[1]) === index + 1);
  if (run.length < 2 || run.length !== marks.length) return null;
  return run.map((mark, index) =>
    text.slice(mark.index + mark[0].length, run[index + 1]?.index).replace(/[\s,;]+(?:and)?\s*$/, ''),
  );
}

const LABEL =
  /^\s*(?:brand|maker|manufacturer|product(?:\s+name)?|name|item|model(?:\s+(?:no\.?|number|year))?|upc|ean|gtin|lot(?:\s+(?:no\.?|number|code))?|batch|size|vin|make|year|serial(?:\s+(?:no\.?|number))?|date|best\s+by|exp(?:iration)?(?:\s+date)?|colou?r|flavou?r|bought(?:\s+(?:in|at|from))?|state|store|weight|quantity|dated?)\s*[:=]\s*\S/i;

/** Blocks of `name: value` lines: one item each, parted by blank lines or by a label that comes again. */
function labelledBlocks(text: string): string[] | null {
  const all = text.split('\n');
  if (all.filter((line) => LABEL.test(line)).length < 2) return null;
  const blocks: { labels: Set<string>; values: string[] }[] = [{ labels: new Set(), values: [] }];
  for (const line of all) {
    const [, label = '', value = ''] = /^\s*([^:=]+?)\s*[:=]\s*(.+)$/.exec(line) ?? [];
    const key = label.toLowerCase();
    const block = blocks.at(-1);
    if (line.trim() === '' || (LABEL.test(line) && block?.labels.has(key)))
      blocks.push({ labels: new Set(), values: [] });
    if (!LABEL.test(line)) continue;
    blocks.at(-1)?.labels.add(key);
    blocks
      .at(-1)
      ?.values.push(
        /^(?:brand|maker|manufacturer|product|product name|name|item|make|year|model year|colou?r|flavou?r|weight)$/.test(
          key,
        )
          ? value.trim()
          : `, ${labelWords(key)} ${value.trim()}`,
      );
  }
  return blocks
    .filter(({ values }) => values.length > 0)
    .map(({ values }) => values.join(' ').replace(/^, /, '').replaceAll(' , ', ', '));
}

function labelWords(key: string): string {
  if (/^(?:state|store)$/.test(key)) return 'bought in';
  if (key.startsWith('date')) return 'dated';
  return key;
}

/** Lines that each name something; lines of mere talk drop out. */
function lines(text: string): string[] | null {
  const all = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (all.length < 2) return null;
  const kept = all.filter((line) => !/[:：]$/.test(line) && /[\p{L}\p{N}]/u.test(stripChatter(line)));
  return kept.length > 0 ? kept : null;
}

interface Clause {
  text: string;
  /** What came before says that several things follow. */
  isList: boolean;
}

/** Clauses that name something, each with what goes on about it; talk before them says whether a list follows. */
function clauses(line: string): Clause[] {
  const found: Clause[] = [];
  let isList = false;
  for (const sentence of splitSentences(line)) {
    const { head, rest } = takeHead(sentence);
    if (head !== '') isList = isPluralHead(head);
    const bare = rest === sentence ? rest : rest.trim();
    if (!/[\p{L}\p{N}]/u.test(stripChatter(bare))) {
      isList = isPluralHead(bare);
      continue;
    }
    const before = found.at(-1);
    if (!before || isList || startsItem(bare, before.text) || isNewProduct(bare, before.text))
      found.push({ text: bare, isList });
    else before.text = `${stripChatter(before.text)}, ${stripChatter(bare)}`;
  }
  return found;
}

function splitSentences(line: string): string[] {
  const all = line.split(SENTENCE_END);
  return all.some((sentence) => ABBREVIATED.test(sentence)) ? [line] : all;
}

const SENTENCE_END =
  /(?<=[?!])\s+(?=\S)|(?<=\.)\s+(?=[A-Z'"“(]|(?:19|20)\d{2}\s|(?:my|our|we|i|also|is|are|has|have|it|its|it's|i'm|the|please|pls|thanks|thank|thx|can|could|does|do|any|and)\s)/;
const ABBREVIATED = /(?:^|\s)(?:no|mr|mrs|dr|st|inc|co|ltd|vs|approx)\.$/i;

/** Talk up to a colon or dash: "Check my kitchen: ...". */
function takeHead(text: string): { head: string; rest: string } {
  const mark = /\s*[:：]\s+|\s+[–—-]{1,2}\s+|\s*—\s*/u.exec(text);
  const head = mark ? text.slice(0, mark.index) : '';
  if (!mark || head === '' || !isTalk(stripChatter(head)) || LABEL.test(text)) return { head: '', rest: text };
  return { head, rest: text.slice(mark.index + mark[0].length) };
}

const isNewProduct = (text: string, before: string): boolean => isNamedProduct(text) && isWhole(before);

/** A list of things under a head: every comma parts two of them but those before a detail. */
function splitList(text: string): string[] {
  const pieces = text
    .split(/\s*;\s*|\s*\n\s*/)
    .flatMap((piece) => splitVins(piece))
    .flatMap((piece) => piece.split(/,\s+(?:(?:and|or|plus|&)\s+)?/i))
    .map((piece) => piece.trim())
    .filter(Boolean);
  const items: string[] = [];
  for (const piece of pieces) {
    const before = items.at(-1);
    if (before === undefined || !isDetail(piece, before)) items.push(piece);
    else items.push(`${items.pop() ?? ''}, ${piece}`);
  }
  return splitAtAnd(items).flatMap((item) => splitBesideNames(item));
}

/** "Acme crib and Zeta Duo 60" at the end of a list. */
function splitBesideNames(item: string): string[] {
  const [, left = '', right = ''] =
    /^(.+?\s.+?)\s+(?:and|plus|&)\s+(?:(?:an?|my|our|the)\s+)?([\p{Lu}\d].*\s.+)$/u.exec(item) ?? [];
  return right !== '' && isWhole(left) && !readProduct(right).isKindOnly && !readProduct(left).isKindOnly
    ? [left, right]
    : [item];
}

/** Says more of the thing before: a flavour, a size, a code, a date, a place. */
function isDetail(piece: string, before: string): boolean {
  if (anchorOf(piece) === 'vehicle' || readVin(piece).kind === 'vin') return false;
  // Under "these" a UPC stands for a thing of its own, unless a product without one has just been named.
  if (anchorOf(piece) === 'upc') return anchorOf(before) === null;
  if (isArticled(piece)) return false;
  if (DETAIL.test(piece) || readStates(`in ${piece}`).length > 0) return true;
  if (foldWords(piece).some(isThing)) return false;
  const [own, other] = [piece, before].map((text) => text.split(/\s+/).length);
  return /^\p{Ll}/u.test(piece) || (own === 1 && other !== undefined && other > 2);
}

const DETAIL =
  /^(?:sizes?|lots?|batch|models?|style|items?\s*(?:no|number|#)|sku|serial|part|s\/n|best|use|sell|exp\w*|made|manufactured|packed|bought|purchased|sold|from|in|at|with|colou?r|dated?|flavou?r|pack\s+of|\d+(?:\.\d+)?\s*-?(?:oz|ounces?|fl|lbs?|pounds?|g|kg|mg|ml|l|count|ct|pack|pk|inch|in)\b)/i;

/** A sentence parted at semicolons, and at commas and `and` where both sides stand for things of their own. */
function splitSentence(text: string): string[] {
  const pieces = text
    .split(/\s*;\s*|\s+[|/]\s+/)
    .flatMap((piece) => splitVins(piece))
    .flatMap((piece) => splitDatedMakes(piece));
  return pieces.flatMap((piece) => splitAtAnd(splitAtCommas(piece)));
}

/** A list of VINs, or of UPCs, under one word for them. */
function splitVins(text: string): string[] {
  const vins = Array.from(
    text.matchAll(/(?<![A-Za-z0-9*])(?=[A-Z0-9*]*\d)(?=[A-Z0-9*]*[A-Z])[A-HJ-NPR-Z0-9*]{10,17}(?![A-Za-z0-9*])/g),
  );
  const long = vins.filter(([vin]) => vin.length === 17 || /\*/.test(vin) || /\bVINs?\b/.test(text));
  if (long.length > 1)
    return long.map(
      (hit, index) =>
        `VIN ${text
          .slice(hit.index, long[index + 1]?.index)
          .replace(/[\s,;&]+(?:and|or)?\s*$/i, '')
          .replace(/,?\s+(?:and|or)?\s*(?:VINs?)?\s*$/i, '')}`,
    );
  const upcs = Array.from(text.matchAll(/(?<![\p{L}\d-])\d{12,14}(?![\p{L}\d-])/gu), ([upc]) => upc);
  const rest = text
    .replace(/(?<![\p{L}\d-])\d{12,14}(?![\p{L}\d-])/gu, ' ')
    .replace(/\b(?:UPCs?|codes?|EANs?|GTINs?|and|or)\b/gi, ' ');
  if (upcs.length > 1 && !/[\p{L}\p{N}]/u.test(stripChatter(rest))) return upcs.map((upc) => `UPC ${upc}`);
  return [text];
}

/** "2014 Acme Cruise 2017 Zeta Rogue": a model year before a make begins the next vehicle. */
function splitDatedMakes(text: string): string[] {
  const first = findDatedMake(text);
  const next = first < 0 ? -1 : findDatedMake(text.slice(first));
  if (next < 0) return [text];
  const head = text.slice(0, first + next).replace(/[\s(]*(?:19|20)\d{2}['’]?\s*$/, '');
  if (/[,;]\s*$|\s(?:and|or|plus|an?|my|our|&|\+)\s*$/i.test(head) || readVehicle(head)?.model === '') return [text];
  return [head, ...splitDatedMakes(text.slice(head.length).trim())];
}

function splitAtCommas(text: string): string[] {
  const pieces = text
    .split(/,\s+(?:and\s+|&\s+)?/i)
    .map((piece) => piece.trim())
    .filter(Boolean);
  const items: string[] = [];
  for (const piece of pieces) {
    const before = items.at(-1);
    const isNew = before === undefined || startsItem(piece, before) || isBeside(piece, before);
    if (isNew) items.push(piece);
    else items.push(`${items.pop() ?? ''}, ${piece}`);
  }
  return items;
}

function splitAtAnd(pieces: string[]): string[] {
  return pieces.flatMap((piece) => {
    const tokens = piece.split(/(\s+(?:and|&|or|as well as|plus|along with|together with)\s+(?:also\s+)?)/i);
    const items: string[] = [];
    for (let index = 0; index < tokens.length; index += 2) {
      const part = tokens[index] ?? '';
      const before = items.at(-1);
      const isNew =
        before === undefined ||
        startsItem(part, before) ||
        (isArticled(part) && isWhole(before)) ||
        isNamedTwice(before, part);
      items.push(isNew ? part : `${items.pop() ?? ''}${tokens[index - 1] ?? ' '}${part}`);
    }
    return items;
  });
}

/** A vehicle begins an item of its own; a VIN, a UPC or a recall number only where the one before it has such already or is a vehicle. */
function startsItem(piece: string, before: string): boolean {
  const [own, other] = [anchorOf(piece), anchorOf(before)];
  if (own === null || !isWhole(before)) return false;
  if (own === 'vehicle') return other !== 'vehicle' || findMake(stripChatter(piece)) >= 0;
  if (own === 'vin') return other !== 'vehicle' || readVin(before).kind === 'vin';
  return other !== null;
}

type Anchor = 'vehicle' | 'vin' | 'upc' | 'number';

/** What a text names by itself. */
function anchorOf(text: string): Anchor | null {
  if (readVin(text).kind === 'vin') return 'vin';
  if (/(?:UPC|EAN|GTIN)\b/i.test(text) && /(?:\d[ -]?){8,14}/.test(text)) return 'upc';
  const bare = stripChatter(text);
  if (readRecallNumbers(bare).length > 0 && bare.split(/\s+/).length < 6) return 'number';
  return readYears(bare).length > 0 && findMake(bare) >= 0 && (readVehicle(bare)?.model ?? '') !== ''
    ? 'vehicle'
    : null;
}

/** Can stand as an item before the next begins. */
function isWhole(text: string): boolean {
  return anchorOf(text) !== null || stripChatter(text).split(/\s+/).length >= 2;
}

const isArticled = (text: string): boolean =>
  /^(?:(?:[Ii]|[Ww]e)\s+(?:also\s+)?(?:have|own|bought)\s+)?(?:[Aa]lso\s+)?(?:an?|my|our|his|her|one|the|An?|My|Our)\s+\S+\s+\S/.test(
    text.trim(),
  );

/** Both sides of a comma are things: with an article each, or named each. */
function isBeside(piece: string, before: string): boolean {
  if (isArticled(piece) && isArticled(before)) return true;
  return isNamedProduct(piece) && isWhole(before) && /^[\p{Lu}\d]/u.test(stripChatter(before));
}

/** A name and what it is in small letters: "Acme folding crib", not a flavour, a model or the rest of a title after a comma. */
function isNamedProduct(text: string): boolean {
  const bare = stripChatter(text);
  const { brand, words, isKindOnly } = readProduct(bare);
  const isSaid = bare.split(/\s+/).some((word) => /^\p{Ll}/u.test(word) && foldWords(word).some(isThing));
  return !isKindOnly && brand.length > 0 && brand.length + words.length > 2 && isSaid && /^[\p{Lu}\d]/u.test(bare);
}

const isThing = (word: string): boolean => PRODUCT_KINDS.some((kind) => kindsOf(word).has(kind));

/** "Acme Lumo stroller and Zeta Nextfit seat": both begin with a name and have more to say. */
function isNamedTwice(before: string, part: string): boolean {
  const left = stripChatter(before);
  const isNamed = (words: string): boolean =>
    /^(?:a\s+|an\s+|my\s+|our\s+|the\s+)?[\p{Lu}\d]/u.test(words) && words.split(/\s+/).length >= 3;
  return isNamed(left) && isNamed(part) && /\s\p{Ll}\S{2,}$/u.test(left) && /\s\p{Ll}\S{2,}$/u.test(stripChatter(part));
}
