import { anchorOf, isWhole, startsItem } from './anchors.ts';
import { isArticled, isBeside, isBrandedThing, isNamedTwice } from './beside.ts';
import { findDatedMake } from './makes.ts';
import { isModelName } from './models.ts';
import { readVehicle } from './read-vehicle.ts';
import { splitVins } from './split-vins.ts';
import { stripChatter } from './strip-chatter.ts';
import { isTalk } from './talk.ts';

/** A sentence parted at semicolons, and at commas and `and` where both sides stand for things of their own. */
export function splitSentence(text: string): string[] {
  const pieces = text
    .split(/\s*;\s*|\s+[|/]\s+/)
    .flatMap((piece) => splitAtPlus(piece))
    .flatMap((piece) => splitVins(piece))
    .flatMap((piece) => splitDatedMakes(piece));
  return pieces.flatMap((piece) => splitAtAnd(splitAtCommas(piece)));
}

/** "Acme crib + Zeta stroller", and no "vitamin C + zinc". */
function splitAtPlus(text: string): string[] {
  const parts = text.split(/\s\+\s/);
  const isThingOfItsOwn = (part: string): boolean =>
    anchorOf(part) !== null || (isBrandedThing(part) && /^[\p{Lu}\d]/u.test(stripChatter(part)));
  return parts.length > 1 && parts.every(isThingOfItsOwn) ? parts : [text];
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

/** What is said of one thing within a sentence is no longer. */
const ITEM_CHARS = 400;

function splitAtCommas(text: string): string[] {
  const pieces = text
    .split(/,\s+(?:and\s+|&\s+)?/i)
    .map((piece) => piece.trim())
    .filter((piece, index) => piece !== '' && !(index === 0 ? isTalk(piece) : APPOSED.test(piece)));
  // Three names of things in a row are three things; of two, the second may say more of the first.
  const isRow = pieces.length > 2 && pieces.every((piece) => anchorOf(piece) !== null || isBrandedThing(piece));
  const items: string[] = [];
  for (const piece of pieces) {
    const before = items.at(-1);
    const isNew =
      isRow ||
      before === undefined ||
      before.length > ITEM_CHARS ||
      startsItem(piece, before) ||
      isBeside(piece, before);
    if (isNew) items.push(piece);
    else items.push(`${items.pop() ?? ''}, ${piece}`);
  }
  return items;
}

export function splitAtAnd(pieces: string[]): string[] {
  return pieces.flatMap((piece) => {
    const tokens = piece.split(/(\s+(?:and|&|or|as well as|plus|along with|together with)\s+(?:also\s+)?)/i);
    const items: string[] = [];
    for (let index = 0; index < tokens.length; index += 2) {
      const part = tokens[index] ?? '';
      const before = items.at(-1);
      const isNew =
        before === undefined ||
        before.length > ITEM_CHARS ||
        startsItem(part, before) ||
        (isArticled(part) && isWhole(before)) ||
        isNamedTwice(before, part) ||
        (isModelName(stripChatter(part)) && anchorOf(before) === 'vehicle');
      items.push(isNew ? part : `${items.pop() ?? ''}${tokens[index - 1] ?? ' '}${part}`);
    }
    return items;
  });
}

/** "..., and my car, a 2029 Acme": what follows names it. */
const APPOSED =
  /^(?:my|our|his|her|the)\s+(?:other\s+|second\s+|old\s+|new\s+|\p{L}+['’]s\s+)*(?:car|truck|suv|van|minivan|vehicle|pickup|motorcycle|bike)$/iu;
