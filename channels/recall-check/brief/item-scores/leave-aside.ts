import type { Asked } from '../asked.ts';
import { phrasePattern } from '../../../reading/phrases.ts';
import { foldWords } from '../../words/fold-words.ts';
import { joinParts } from './join-parts.ts';
import { isContrasted, notAskedKinds, onlyAskedKinds, OTHERS_HAVE } from './restricted.ts';
import { NAMED, scoreItem, type ItemScore } from './score-item.ts';

export interface Chosen {
  items: Asked[];
  /** Named beside what is asked about: nothing is looked up for them. */
  aside: Asked[];
  /** The same, where the brief says why. */
  ruledOut: Asked[];
}

interface Scored {
  item: Asked;
  score: ItemScore;
}

/** Parts what is asked about from what is only mentioned, by how each thing stands among the others. */
export function leaveAside(named: readonly Asked[], brief: string): Chosen {
  const only = onlyAskedKinds(brief);
  const not = notAskedKinds(brief);
  const isOthers = isContrasted(brief);
  const all = joinParts(named);
  const scored = all.map((item, at) => ({
    item,
    score:
      !item.standing || BAR_CODE.test(item.text) || isCompleted(item, all[at + 1]) ? CERTAIN : scoreItem(item.standing),
  }));
  const judged = namedAgain(passOn(scored.map((one) => (isOthers ? withContrast(one) : one))));
  const isOnly =
    only !== null && judged.some((one) => one.score.identity >= WHOLE && isOfKinds(one.item, only)) ? only : null;
  const decided = judged
    .map((one) => (isOnly && !isOfKinds(one.item, isOnly) ? ruledOut(one) : one))
    .map((one) => (not.some((kind) => isTheOnly(one, kind, judged)) ? ruledOut(one) : one));
  const kept = decided.filter((one) => isKept(one, judged));
  const isStrong = kept.some(({ score }) => score.identity >= NAMED);
  if (!isStrong) return { items: [...all], aside: [], ruledOut: [] };
  const items = new Set(kept.map(({ item }) => item));
  const left = decided.filter(({ item }) => !items.has(item));
  return {
    items: kept.map(({ item }) => withoutLoneCodes(item)),
    aside: left.filter(({ score }) => !score.isReasoned).map(({ item }) => item),
    ruledOut: left.filter(({ score }) => score.isReasoned).map(({ item }) => item),
  };
}

/** A UPC as it stands below its bars: it is of some thing, whatever stands beside it. */
const BAR_CODE = /(?<![\d-])\d \d{5} \d{5} \d(?![\d-])/;

/** A number beside words of which nothing says that they name a thing, in the midst of others, may be anybody's: it is not sent. */
function withoutLoneCodes(item: Asked): Asked {
  const { standing } = item;
  const isLone =
    standing?.hasCode === true &&
    !standing.isLabelled &&
    !standing.isAnchored &&
    !standing.hasBrand &&
    !standing.hasThing &&
    !standing.isHead &&
    !standing.isInRow;
  return isLone ? { ...item, held: [...item.held, ...foldWords(item.text).filter((word) => /\d/.test(word))] } : item;
}

/** "My husband's bicycle, a Lumo": the next name says whose make it is. */
const isCompleted = ({ standing }: Asked, next: Asked | undefined): boolean =>
  next?.standing !== undefined &&
  next.standing.isSecond &&
  !next.standing.hasThing &&
  (next.standing.hasBrand || next.standing.isIndefinite) &&
  standing?.hasThing === true &&
  !standing.hasBrand &&
  !standing.hasCode;

const ruledOut = ({ item, score }: Scored): Scored => ({
  item,
  score: { ...score, position: score.position - SAID, isReasoned: true, isByBefore: true },
});
const SAID = 6;

/** What somebody else has, where the writer tells it from their own. */
const withContrast = (one: Scored): Scored => (OTHERS_HAVE.test(one.item.standing?.before ?? '') ? ruledOut(one) : one);

/** "She has an Acme, a Lumo and a Zeta": what is said before the first of a row is said of each. */
function passOn(all: Scored[]): Scored[] {
  const passed: Scored[] = [];
  for (const [at, one] of all.entries()) {
    const last = passed.at(-1);
    const isNext = at > 0 && one.item.standing?.isBehindRow === true;
    const isOut = last !== undefined && last.score.isReasoned && last.score.isByBefore;
    passed.push(isNext && isOut && !one.score.isReasoned ? ruledOut(one) : one);
  }
  return passed;
}

/** "The Acme went back", behind "my Acme sleeper": one that was named before is no other one, and what is said of it then holds. */
function namedAgain(all: Scored[]): Scored[] {
  const again = all.flatMap((one, at) => {
    const standing = one.item.standing;
    if (!standing?.isDetermined || standing.isIndefinite || standing.isEntry || at === 0) return [];
    const words = foldWords(one.item.text);
    const before = all.slice(0, at).filter(({ item }) => isWithin(words, item.text));
    // What was swapped for it may be gone, and it is there.
    const isLeft = before.every(({ score }) => score.isReasoned) && !one.score.isReasoned;
    return before.length > 0 && !isLeft ? [{ one, before }] : [];
  });
  const gone = new Set(
    again.flatMap(({ one, before }) =>
      one.score.isReasoned && before.length === 1 ? before.filter((own) => isAsLong(own, one)) : [],
    ),
  );
  const dropped = new Set(again.map(({ one }) => one));
  return all.filter((one) => !dropped.has(one)).map((one) => (gone.has(one) ? ruledOut(one) : one));
}

const isAsLong = (before: Scored, again: Scored): boolean =>
  foldWords(before.item.text).length <= foldWords(again.item.text).length + MOST_MORE;
const MOST_MORE = 3;

const isWithin = (words: string[], text: string): boolean => {
  const own = new Set(foldWords(text));
  return words.length > 0 && words.every((word) => own.has(word));
};

/** The one thing of a kind that is not asked about, beside others. */
const isTheOnly = (one: Scored, kind: string[], all: readonly Scored[]): boolean =>
  all.length > 1 &&
  isOfKinds(one.item, [kind]) &&
  all.every((other) => other === one || !isOfKinds(other.item, [kind]));

const isOfKinds = ({ asked, text }: Asked, kinds: readonly string[][]): boolean => {
  const words = new Set(foldWords(`${asked} ${text}`));
  return kinds.some((own) => own.every((word) => words.has(word)));
};

const CERTAIN: ItemScore = { identity: 4, position: 1, isReasoned: false, isByBefore: false };

/** What nothing says more of than what kind of thing it is, or nobody knows, has to stand as a thing of its own does where others are named whole. */
function isKept(one: Scored, all: readonly Scored[]): boolean {
  const { identity, position } = one.score;
  const others = all.filter((other) => other !== one);
  const named = others.filter(({ score }) => score.identity >= NAMED);
  const share = others.length === 0 ? 0 : named.length / others.length;
  const lack = Math.max(0, NAMED - identity) / NAMED;
  return identity + position - MOST_LACK * share * lack - outsideOf(one, named) >= LEAST;
}
const LEAST = 1.1;
const MOST_LACK = 1.5;

/** Above the first thing that is named whole, on a line of its own, or below the last: what the list is about, or who wrote it. */
function outsideOf({ item, score }: Scored, named: readonly Scored[]): number {
  const { standing } = item;
  if (!standing || standing.isEntry || score.identity >= WHOLE || standing.hasBrand || standing.isIndefinite) return 0;
  const lines = named.flatMap(({ item: other }) => other.standing?.line ?? []);
  if (lines.length < 2) return 0;
  if (lines.every((line) => line > standing.line))
    return TITLE.test(`${standing.before}${item.asked}${standing.behind}`) ? 2.5 : 0.5;
  return standing.isBareName && lines.every((line) => line < standing.line) ? 1.5 : 0;
}
const WHOLE = 2.5;

/** What lists, places and days of them are called. */
const TITLE = phrasePattern({
  en: 'appliances|electronics|equipment|furniture|belongings|goods|clearout|list|lists|log|inventory|inv|stock|shelf|shelves|cupboard|store|storage|closet|pantry|fridge|walk-in|walk in|kitchen|garage|basement|attic|shed|office|room|unit|school|nurse|church|salon|shop|clinic|hall|house|check|checklist|sheet|form|visit|order|receipt|schedule|register|board|audit|count|cleanout|dump|sale|wedding|hotel|shift|intake|pre-trip|today|sunday|monday|tuesday|wednesday|thursday|friday|saturday|plate|vin|model|make|yr|item|items|qty',
  de: '*liste|bestand|inventar|regal|schrank|lager|keller|küche|garage|büro|praxis|schule|verein|haus|wohnung|formular|bestellung|quittung',
  fr: 'liste|inventaire|stock|étagère|placard|cave|cuisine|garage|bureau|école|crèche|maison|formulaire|commande|reçu',
  es: 'lista|inventario|existencias|estante|armario|despensa|cocina|garaje|oficina|escuela|iglesia|parroquia|banco|casa|formulario|pedido|recibo',
  it: 'elenco|lista|inventario|scaffale|dispensa|cucina|garage|ufficio|scuola|asilo|casa|modulo|ordine|scontrino',
  pt: 'lista|inventário|estoque|prateleira|despensa|cozinha|garagem|escritório|escola|creche|casa|formulário|pedido|recibo',
  nl: 'lijst|inventaris|voorraad|plank|kast|kelder|keuken|garage|kantoor|school|opvang|huis|formulier|bestelling|bon',
  pl: 'lista|inwentarz|magazyn|półka|szafa|piwnica|kuchnia|garaż|biuro|szkoła|przedszkole|dom|formularz|zamówienie|paragon',
});
