import { LOT_NAMES, readNamedCodes } from '../brief/read-codes.ts';

/** The lots that a text of a recall names, also those that it quotes before what they are: "with a “MAR31” or “APR31” date code". */
export function lotsNamed(text: string): string[] {
  const stamped = Array.from(
    text.matchAll(STAMPED),
    ([, codes = '']) => codes.match(/(?=[A-Z]*\d)[A-Z\d]+/g) ?? [],
  ).flat();
  return [...readNamedCodes(text, LOT_NAMES).codes, ...stamped];
}

/** "Only those with date codes 0907 or 0909 are included.", "The recall involves Acme heaters with a “MAR31” or “APR31” date code." */
export const lotsOfWholeSentences = (text: string): string[] =>
  wholeSentences(text)
    .filter((sentence) => CLOSED.test(sentence) || INVOLVING.test(sentence))
    .flatMap((sentence) => lotsNamed(sentence));

/** Before the last sentence, which is cut. */
export const wholeSentences = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[A-Z“"])/).slice(0, -1);

const CLOSED =
  /\b(?:only|following|are (?:included|affected|subject)|being recalled|(?:date|lot|batch) (?:codes?|numbers?) (?:are|is))\b/i;
/** What is recalled is told by the code on it. */
const INVOLVING = /\brecall (?:involves|includes|covers|affects|is for)\b.*\bwith (?:an? |the )?["“'][A-Z\d]+["”']/i;
const STAMPED = /((?:[“"][A-Z\d]{3,10}[”"](?:, | or | and |, or )?){1,6})\s*(?:date|lot|batch)\s+codes?/g;
