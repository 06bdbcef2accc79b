import type { CitationDraft, FindingDraft } from '#contracts/evidence.ts';
import type { Json, JsonObject } from '#contracts/json.ts';
import type { ReadPage } from '#contracts/page.ts';
import { isTellingQuote } from '../../../evidence/is-telling-quote.ts';
import type { Child } from '../brief/child.ts';
import type { PagePassages } from '../../model/model-tasks.ts';
import type { Passage } from '../model/passage.ts';
import { readPassages, type PointedOut } from '../model/read-passages.ts';
import { cite } from '../cite.ts';
import { judgeProgramme, type Judgement } from './judge-programme.ts';
import { pieceOf, type Piece } from './page-lines.ts';
import { findStruck } from './struck-text.ts';
import { streetOf } from './read-address.ts';
import type { Placed } from './ages/read-age-statements.ts';
import type { Programme, Timed } from './programme.ts';
import { readProgrammes } from './read-programmes.ts';

/** A program of a page with what it means for the brief, ready to be a finding. */
export interface FoundProgramme {
  id: string;
  requestId: string;
  value: JsonObject;
  citations: CitationDraft[];
  /** A street address for the geocoder. */
  street: string | null;
}

const MOST = { fees: 4, sideCosts: 4, season: 3, registration: 2 };
const LONGEST_LINE = 280;
const LONGEST_LABEL = 60;

export interface FindOrder {
  children: Child[];
  acceptedAt: string;
  /** Passages that a model pointed at. */
  said: PagePassages<Passage>[];
}

/** The programs of all web pages, in the order of the pages, and what a model said of them that they do not say. */
export function findProgrammes(
  pages: ReadPage[],
  { children, acceptedAt, said }: FindOrder,
): { programmes: FoundProgramme[]; lost: FindingDraft[] } {
  const found = pages
    .filter(({ origin }) => origin === 'web')
    .map((page) => {
      const describeOne = (programme: Programme, index: number): FoundProgramme =>
        describe(page, programme, { index, children, acceptedAt });
      const byRules = readProgrammes(page.layer, acceptedAt, calledOf(page)).map(describeOne);
      const passages = said.flatMap((one) => (one.page === page.sha256 ? one.passages : []));
      const known = byRules.flatMap(({ citations }) => citations);
      const { programmes, lost } = readPassages(page, passages, known);
      const pointedOut = programmes.map((one, index) =>
        withWords(page, one, describeOne(one.programme, byRules.length + index)),
      );
      return { programmes: [...byRules, ...pointedOut], lost };
    });
  return { programmes: found.flatMap(({ programmes }) => programmes), lost: found.flatMap(({ lost }) => lost) };
}

/** What a page is called in its head: the name of the club often stands there alone. */
const calledOf = ({ body }: ReadPage): string =>
  [...body.slice(0, LONGEST_HEAD).matchAll(CALLED)].map(([, title, site]) => title ?? site).join(' ');
const LONGEST_HEAD = 20_000;
const CALLED = /<title\b[^>]{0,100}>([^<]{1,300})|<meta\b[^>]{0,60}\bog:site_name["'] content=["']([^"']{1,200})/gi;

/** A program that a model pointed at: its quote is cited, and its words about ages are shown also where they settle nothing. */
function withWords(page: ReadPage, { programme, quote, ages }: PointedOut, found: FoundProgramme): FoundProgramme {
  const { value, citations } = found;
  const { name } = programme;
  // A name in running text is too short to be found by itself: the sentence round it is cited.
  const own = [quote, ...(name ? [sentenceRound(page.layer.text, name)] : [])].map((piece) => cite(page, piece));
  const others = citations.filter(({ start, end }) => !(start === name?.start && end === name.end));
  const cited = [...others, ...own];
  return {
    ...found,
    value: { ...value, ages: value['ages'] ?? words(ages), quote: value['quote'] ?? words(quote) },
    citations: cited.filter(
      ({ start, end }, index) => cited.findIndex((one) => one.start === start && one.end === end) === index,
    ),
  };
}

function sentenceRound(text: string, { start, end }: Piece): Piece {
  const before = Math.max(text.lastIndexOf('\n', start), text.lastIndexOf('. ', start) + 1);
  const after = /[.!?](?=\s)|\n|$/.exec(text.slice(end, end + LONGEST_LINE));
  return pieceOf(text, Math.max(before + 1, start - LONGEST_LINE), end + (after?.index ?? 0));
}

/** A sentence such as "Free!" is too short to be found again by itself: the line that it stands in is cited, or that and the one before. */
function telling({ layer }: ReadPage, piece: Piece): Piece {
  const { text } = layer;
  const struck = findStruck(layer);
  const first = struck.findLast(({ end }) => end <= piece.start)?.end ?? 0;
  const last = struck.find(({ start }) => start >= piece.end)?.start ?? text.length;
  const lineEnd = (at: number): number => {
    const end = text.indexOf('\n', at);
    return Math.min(end < 0 ? text.length : end, last);
  };
  let [from, to] = [piece.start, lineEnd(piece.end)];
  for (let lines = 0; lines < 3 && from > first; lines += 1) {
    if (isTellingQuote(text, from, lines === 0 ? piece.end : to)) break;
    from = Math.max(first, text.lastIndexOf('\n', from - 2) + 1);
  }
  // What stands before is struck out: the line behind tells where it is.
  if (first > 0 && !isTellingQuote(text, from, to)) to = lineEnd(to + 1);
  const wide = from === piece.start && to === lineEnd(piece.end) ? piece : pieceOf(text, from, to);
  return wide.text.length <= LONGEST_LINE * 2 ? wide : piece;
}

interface Order {
  index: number;
  children: Child[];
  acceptedAt: string;
}

function describe(page: ReadPage, programme: Programme, { index, children, acceptedAt }: Order): FoundProgramme {
  const judgement = judgeProgramme(programme, children, acceptedAt);
  const { ages, furtherAges, group } = judgement;
  const fees = judgement.fees.slice(0, MOST.fees);
  // Of several groups that take the same child each has to be told by its name.
  const isSeveral =
    children.length > 1 || new Set(fees.flatMap(({ label }) => (label ? [nameOf(label)] : []))).size > 1;
  const sideCosts = judgement.fit === 'no' ? [] : judgement.sideCosts.slice(0, MOST.sideCosts);
  const season = judgement.season
    .filter(isShort)
    .slice(0, MOST.season)
    .map((time) => (isSeveral ? withGroup(time) : time));
  const registration = judgement.registration
    .filter(isShort)
    .slice(0, MOST.registration)
    .map((line) => (isSeveral ? withGroup(line) : line));
  const quoted = quoteOf(programme, judgement);
  const cited = [
    ...(quoted ? [quoted] : []),
    ...(programme.name ? [programme.name] : []),
    ...[ages, ...furtherAges, group].flatMap(lineOf),
    ...fees.flatMap(({ fee, label }) => [fee.line, ...(fee.line.kind === 'row' ? fee.parts : []), ...lineOf(label)]),
    ...sideCosts.flatMap(({ line, parts, intro }) => [
      ...(intro ? [intro] : []),
      line,
      ...(line.kind === 'row' ? parts : []),
    ]),
    ...(programme.address ? [programme.address.line] : []),
    ...season.flatMap((one) => [one, ...(one.under ? [one.under] : [])]),
    ...registration.flatMap((one) => [one, ...(one.under ? [one.under] : [])]),
  ];
  const value = {
    kind: 'program',
    requestId: page.requestId,
    link: page.url,
    name: words(programme.name),
    ...(programme.isOver && { isOver: true }),
    ...(programme.hasOtherAges && { hasOtherAges: true }),
    ...(programme.isAssumed && { isAssumed: true }),
    fit: judgement.fit,
    fits: judgement.fits,
    // Of several groups each by its name.
    ages: ages && furtherAges.length > 0 ? groupOf(ages).replace(/\s+/g, ' ') : words(ages),
    agesQuote: words(ages?.shown ?? ages?.line),
    furtherAges: furtherAges.map((further) => groupOf(further).replace(/\s+/g, ' ')),
    furtherQuotes: furtherAges.map((further) => words(further.shown ?? further.line)),
    limit: judgement.limit,
    group: group && group.start !== ages?.start ? labelOf(group) : null,
    fees: fees.map((fee, at) =>
      partsOf(withoutName(fee, fees.slice(0, at)), isSeveral || children.length === 0).map(words),
    ),
    feeFor: children.length === 1 && !isSeveral ? words(fees[0]?.label) : null,
    hasOtherFees: judgement.hasOtherFees,
    sideCosts: sideCosts.map(({ parts, intro }): Json => ({ parts: parts.map(words), intro: words(intro) })),
    address: words(programme.address?.address),
    season: season.map(withUnder),
    registration: registration.map(withUnder),
    quote: words(quoted),
    publishedAt: page.layer.publishedAt,
    lastYear: lastYearOf([...season, ...registration, ...(programme.name ? [programme.name] : [])]),
  };
  return {
    id: `program:${page.requestId}:${index + 1}`,
    requestId: page.requestId,
    value,
    citations: distinct(cited.map((piece) => telling(page, piece))).map((piece) => cite(page, piece)),
    street: programme.address?.isStreet ? streetOf(programme.address.address.text) : null,
  };
}

/** "Rookies (ages 5-6)" where an item gives a group a name, else the words about its ages alone. */
function labelOf({ text, line, end }: Placed): string {
  const upTo = line.text.slice(0, end - line.start + 1);
  const label = upTo.endsWith(')') ? upTo : line.text.slice(0, end - line.start);
  return label.length <= LONGEST_LABEL && !/[\t$€£]/.test(label) ? label.replace(/^\W+/, '') : text;
}

/** The latest year that the lines about dates name; birth years stand elsewhere. */
function lastYearOf(lines: Piece[]): number | null {
  const years = lines.flatMap(({ text }) => text.match(/\b20\d\d\b/g) ?? []).map(Number);
  return years.length > 0 ? Math.max(...years) : null;
}

/** The words of a piece on one line. */
const words = (piece: Piece | null | undefined): string | null => piece?.text.replace(/\s+/g, ' ') ?? null;

const isShort = ({ text }: Piece): boolean => text.length <= LONGEST_LINE;
const lineOf = (placed: Placed | null): Piece[] => (placed ? [placed.shown ?? placed.line] : []);

/** Of several children each has to know which times are those of its group. */
function withGroup(time: Timed): Timed {
  const [first] = time.labels;
  const label = first && nameOf(first) === first.line.text ? first.line : first;
  const isTold = time.under !== undefined || !label || (time.start <= label.start && label.end <= time.end);
  return isTold ? time : { ...time, under: label };
}

/** Of amounts of one row the first alone has its name. */
function withoutName(own: Judgement['fees'][number], before: Judgement['fees']): Judgement['fees'][number] {
  const [name, ...parts] = own.fee.parts;
  const isTold = parts.length > 0 && before.some(({ fee }) => fee.parts[0]?.start === name?.start);
  return isTold ? { ...own, fee: { ...own.fee, parts } } : own;
}

/** The words of a fee, with the group that it is for where there is more than one child or none to tell it from. */
function partsOf({ fee, label }: Judgement['fees'][number], isLabelled: boolean): Piece[] {
  const isInside = label !== null && fee.parts.some(({ start, end }) => start <= label.start && label.end <= end);
  if (!isLabelled || !label || isInside) return fee.parts;
  const own = { ...label, text: nameOf(label) };
  // The name of a row, which is of all its amounts, stands first.
  return fee.parts.length === 2 ? [...fee.parts.slice(0, 1), own, ...fee.parts.slice(1)] : [own, ...fee.parts];
}

const withUnder = (one: Timed): string[] => [one.under, one].flatMap((piece) => words(piece) ?? []);

/** The whole heading of a group, where it stands under one. */
const nameOf = (label: Placed): string =>
  'kind' in label.line || label.line.text.length > LONGEST_LABEL ? groupOf(label) : label.line.text;

/** "Rookies (ages 5-6)": the group by its name where its ages stand behind that in brackets, else the words about its ages. */
function groupOf(label: Placed): string {
  const named = labelOf(label);
  return /^\p{Lu}[^()]*\([^()]+\)$/u.test(named) ? named : label.text;
}

/** The words that a row shows: what settles the ages, else a fee, else the name. */
function quoteOf({ name, registration }: Programme, { ages, fees, season }: Judgement): Piece | null {
  return ages?.shown ?? ages?.line ?? fees[0]?.fee.line ?? name ?? season[0] ?? registration[0] ?? null;
}

const distinct = (pieces: Piece[]): Piece[] =>
  pieces.filter(
    (piece, index) => pieces.findIndex(({ start, end }) => start === piece.start && end === piece.end) === index,
  );
