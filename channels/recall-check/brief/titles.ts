import { foldCase } from '../../reading/languages.ts';
import { wordSet } from '../../reading/word-lists.ts';
import { foldWords } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { brandLength } from '../words/known-brands.ts';
import { PLACES } from './line-heads.ts';
import { findMake } from './makes.ts';

/** What a list is, or the occasion for which it was written. */
const LISTS = wordSet(`
  counts? lists? inventory log logs checks? checklist board intake visit visits form forms schedule sheets? round rounds audit walkthrough walk-through inspection report stocktake tally roster manifest pull haul cleanout clear-out
  donations? drive pre-trip pretrip shift estate estates wedding party event move moving relocation claim household goods drill
  liste inventur inventar bestand rundgang prüfung protokoll übergabe nachlass umzug spende spenden begehung
  inventaire relevé tournée visite contrôle déménagement succession dons lista inventario ronda revisión visita mudanza herencia donación donaciones
  elenco giro controllo trasloco eredità donazione lijst inventaris ronde controle verhuizing nalatenschap donatie spis przegląd obchód kontrola przeprowadzka darowizna inventário vistoria mudança herança doação
`);
/** Houses and businesses that have such lists. */
const HOUSES = wordSet(`
  house home nana's grandma's catering thrift salon church parish ministry chapel temple mosque synagogue school daycare preschool nursery pantry foodbank bank shelter hospice clinic hotel motel inn lodge farm ranch barn barracks firehouse
  station depot library museum theater theatre gym club camp studio shop store bakery cafe café diner restaurant kitchen cafeteria ward rectory convent fire-house garage walk-in
  kirche pfarrei gemeinde schule kita heim klinik hof feuerwehr verein tafel église paroisse école crèche clinique ferme atelier foyer parroquia iglesia escuela guardería clínica granja taller banco comida comedor
  parrocchia chiesa scuola asilo clinica fattoria officina mensa kerk parochie kliniek boerderij werkplaats voedselbank parafia kościół szkoła przedszkole klinika warsztat paróquia igreja escola creche oficina fazenda
`);

/** Where things stand, and things themselves. */
const KEPT_IN = wordSet('shed closet cupboard freezer fridge cooler shelf shelves cabinet chair locker');

/**
 * The text without the line above a list that says what list it is, of whom and where ("Vale Catering, freezer count, for the Pellowe wedding"): in it no maker, model or price stands, and no
 * thing but in the name of a place.
 */
export function withoutTitle(text: string): string {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const below = lines.slice(first + 1).filter((line) => line.trim() !== '');
  const title = lines[first] ?? '';
  if (below.length < LEAST_BELOW || !isTitle(title) || below.filter(namesGoods).length < LEAST_GOODS) return text;
  return lines.with(first, '').join('\n');
}

const LEAST_BELOW = 2;
const LEAST_GOODS = 2;
const LONGEST = 140;

function isTitle(line: string): boolean {
  if (line.length > LONGEST || /^[ \t]*(?:[-*•–▪·+]|\[[ xX]?\]|#?\d{1,3}[.)])[ \t]|\?|[$€£]|\t|\|.*\|/u.test(line))
    return false;
  // "Kitchen: an Acme kettle"
  if (/[:：][ \t]+\S/u.test(line.replace(/\([^()]*\)/g, ' ')) || namesMaker(line) || MODEL.test(line)) return false;
  const words = wordsOf(line);
  if (words.some((word) => TELLS.has(word))) return false;
  const parts = line.split(/[,;:–—()+/&]|\s-\s/).map(wordsOf);
  const isOfList = (word: string): boolean =>
    LISTS.has(word) || HOUSES.has(word) || PLACES.has(word) || KEPT_IN.has(word);
  const hasList = words.some((word) => LISTS.has(word));
  const isOfHouse =
    (words.some((word) => HOUSES.has(word)) && (parts.length > 1 || /['’]s?\s/u.test(line))) ||
    (words.some((word) => PLACES.has(word)) && /:\s*$/.test(line));
  return (
    (hasList || isOfHouse) &&
    parts.every(
      (part) => !part.some((word) => isThing(word) && !isOfList(word)) || part.some(isOfList) || FOR.has(part[0] ?? ''),
    )
  );
}

const FOR = wordSet('for für pour para per voor dla');
/** Somebody tells something of things, or asks for it. */
const TELLS = wordSet(
  "please pls can could want need only just except all everything which bitte nur por favor solo sólo s'il sauf seulement alles tout todo tutto i i've i'm we we've have has had own bought got ich wir haben j'ai avons tengo tenemos ho abbiamo tenho temos heb hebben mam mamy",
);
const MODEL =
  /(?<![\p{L}\d])(?=[A-Z\d-]*[A-Z])(?=[A-Z\d-]*\d{2})[A-Z\d-]{4,}(?![\p{L}\d])|(?<!\d)(?:19|20)\d{2} \p{Lu}/u;
const wordsOf = (words: string): string[] =>
  (words.match(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu) ?? []).map((word) => foldCase(word));

const isThing = (word: string): boolean =>
  foldWords(word).some((own) => [...kindsOf(own)].some((kind) => kind !== 'weak' && kind !== 'describing'));

function namesMaker(line: string): boolean {
  const folded = foldWords(line);
  return (
    findMake(line) >= 0 ||
    folded.some((word, at) => brandLength(folded, at) > 0 && kindsOf(word).size === 0 && !PLACES.has(word))
  );
}

const namesGoods = (line: string): boolean => namesMaker(line) || wordsOf(line).some(isThing);
