import type { Cited } from '../sources/answer.ts';
import { LOT_NAMES, readNamedCodes } from '../brief/read-codes.ts';
import { compareCode, readCodeRanges, shapeOf } from './compare-code.ts';
import type { CodeRange } from './compare-code.ts';

/** The lots that a text of a recall names, also those that it quotes before what they are: "with a “MAR31” or “APR31” date code". */
export function lotsNamed(written: string): string[] {
  const text = written.replace(FORM_OF_CODE, '').replace(BEGINNING_OF_RUN, '');
  const stamped = Array.from(
    text.matchAll(STAMPED),
    ([, codes = '']) => codes.match(/(?=[A-Z]*\d)[A-Z\d]+/g) ?? [],
  ).flat();
  return [...readNamedCodes(text, LOT_NAMES).codes, ...stamped];
}

/** "Only those with date codes 0907 or 0909 are included.", "The recall involves Acme heaters with a “MAR31” or “APR31” date code." */
export const lotsOfWholeSentences = (text: string): string[] =>
  wholeSentences(text)
    .filter((sentence) => !OF_A_MODEL.test(sentence))
    .flatMap((sentence) => {
      const either = EITHER.exec(sentence)?.slice(1) ?? [];
      return either.length > 0 ? either : isClosed(sentence) ? lotsNamed(sentence) : [];
    });

/** Models of sentences that say of no others: "The recall only involves Acme GA70 grinders." */
export const modelsOfOnly = (text: string): string[] =>
  wholeSentences(text)
    .filter((sentence) => ONLY_INVOLVES.test(sentence))
    .flatMap((sentence) => sentence.match(CODE_OF_MODEL) ?? []);
const ONLY_INVOLVES = /\b[Oo]nly (?:involves|includes|affects|covers|concerns)\b|\b(?:involves|includes) only\b/;
const CODE_OF_MODEL = /(?<![\p{L}\d-])[A-Z]{2,5}-?\d{2,6}[A-Z]{0,3}(?![\p{L}\d-])/gu;

/** "Model QT201 has one of the following date codes (YYWW): 3118, 3119.": they are those of this model alone. */
export const lotsOfModels = (text: string): { sentence: string; lots: string[] }[] =>
  wholeSentences(text)
    .filter((sentence) => isClosed(sentence) && OF_A_MODEL.test(sentence))
    .map((sentence) => ({ sentence, lots: lotsNamed(sentence) }));

/** "Only units with date codes 2030-36 to 2030-48 are part of the recall.": no others are. */
export const rangesOfWholeSentences = (text: string): CodeRange[] =>
  wholeSentences(text)
    .filter((sentence) => /\bonly\b/i.test(sentence) && LOT_WORD.test(sentence) && !OF_A_MODEL.test(sentence))
    .flatMap((sentence) => readCodeRanges(sentence));

/** Whether a year with a week or a month lies in a run of such codes; null where the one reading does and the other does not, or none of them is such a code. */
export function isStampWithin(stamp: string, { from, to }: Pick<CodeRange, 'from' | 'to'>): boolean | null {
  if (![stamp, from, to].every((code) => YEAR_AND_PART.test(code))) return null;
  const [year = '', part = ''] = stamp.split('-');
  const isWeek = from <= stamp && stamp <= to;
  const weekOf = (day: number): string => `${year}-${String(Math.ceil(day / 7)).padStart(2, '0')}`;
  const month = Number(part);
  const isMonth = month <= 12 && from <= weekOf(month * LONGEST_MONTH) && weekOf((month - 1) * SHORT_MONTH + 1) <= to;
  return isWeek === isMonth || month > 12 ? isWeek : null;
}
const YEAR_AND_PART = /^20\d{2}-[0-5]\d$/;
const LONGEST_MONTH = 31;
const SHORT_MONTH = 30;

/**
 * The runs of months, "03-32 (March 2032) through 07-33 (July 2033)", that a code made so lies outside of, none where it lies within one; null where no text has such a run, or the code
 * is another.
 */
export function monthsBeside(code: string, texts: readonly Cited[]): string[] | null {
  const monthOf = (stamp: string): number => {
    const [, month = '', year = ''] = /^(0[1-9]|1[0-2])[-/]?(\d\d)$/.exec(stamp) ?? [];
    return month === '' ? NaN : Number(year) * 12 + Number(month);
  };
  const runs = texts.flatMap(({ text }) =>
    Array.from(text.matchAll(MONTHS), ({ groups: { from = '', to = '' } = {} }) => ({ from, to })),
  );
  if (runs.length === 0 || Number.isNaN(monthOf(code))) return null;
  const isWithin = runs.some(({ from, to }) => monthOf(from) <= monthOf(code) && monthOf(code) <= monthOf(to));
  return isWithin ? [] : [...new Set(runs.map(({ from, to }) => `${from} to ${to}`))];
}
const MONTHS =
  /(?<![\w-])(?<from>\d\d[-/]?\d\d) \((?:\w{3,9}\.? )20\d\d\)(?:,? (?:through|thru|to|and|until)| [-–]) (?<to>\d\d[-/]?\d\d) \((?:\w{3,9}\.? )20\d\d\)/g;

/** Those of them that name one of the models, and the others where all are made like the code. */
export function lotsLike(
  code: string,
  { closedLots, modelLots }: { closedLots: string[]; modelLots: { sentence: string; lots: string[] }[] },
  models: readonly string[],
): string[] {
  const own = modelLots.filter(({ sentence }) =>
    models.some((model) => compareCode(sentence, model).kind === 'listed'),
  );
  const all = [...closedLots, ...own.flatMap(({ lots }) => lots)];
  return all.every((lot) => shapeOf(lot) === shapeOf(code)) ? all : [];
}

/** Before the last sentence, which is cut. */
export const wholeSentences = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[A-Z“"])/).slice(0, -1);

const CLOSED =
  /\b(?:only|following|are (?:included|affected|subject)|being recalled|(?:date|lot|batch) (?:codes?|numbers?) (?:are|is))\b/i;
const isClosed = (sentence: string): boolean =>
  CLOSED.test(sentence) || INVOLVING.test(sentence) || PRINTED.test(sentence);
const OF_A_MODEL = /^Models? /;
const LOT_WORD = /\b(?:date|lot|batch) (?:codes?|numbers?)\b/i;
/** "(YYWW)" */
const FORM_OF_CODE = /(?<=\bcodes?)\s*\((?:[YMDWX]{1,4}[-/ ]?){1,4}\)/g;
/** "03-32 (March 2032) through 07-33 (July 2033)": where a run begins is no lot that stands for itself. */
const BEGINNING_OF_RUN = /(?<![\w-])[A-Z\d-]*\d[A-Z\d-]*(?= \([^()]{3,20}\) (?:through|thru|to|until)\b)/g;
/** "Batch code AB12, AB13 or AB14 is printed on the bottom": those that are recalled say so. */
const PRINTED_ON = 'found|printed|stamped|located|marked|engraved|embossed|etched';
const PRINTED = new RegExp(
  String.raw`^(?:The )?(?:[Bb]atch|[Ll]ot|[Dd]ate) (?:codes?|numbers?):? (?=[A-Z]{0,6}\d)(?:[A-Z\d][A-Z\d, -]*(?:and|or) )?[A-Z\d-]+ (?:is|are|can be|may be|was|were) (?:${PRINTED_ON})\b`,
);
/** 'The letters "AB12" followed by "KX08" or "KX09" are printed on the arm': one of those that are listed stands on it. */
const EITHER =
  /["“]([A-Z\d]{4,12})["”] or ["“]([A-Z\d]{4,12})["”] (?:is|are|was|were) (?:printed|stamped|marked|engraved|embossed|etched)\b/;
/** What is recalled is told by the code on it. */
const INVOLVING = /\brecall (?:involves|includes|covers|affects|is for)\b.*\bwith (?:an? |the )?["“'][A-Z\d]+["”']/i;
const STAMPED = /((?:[“"][A-Z\d]{3,10}[”"](?:, | or | and |, or )?){1,6})\s*(?:date|lot|batch)\s+codes?/g;
