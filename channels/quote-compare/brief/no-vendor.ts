import { phrasePattern } from '../../reading/phrases.ts';
import { wordSet } from '../../reading/word-lists.ts';
import { COMPARED_WITH } from '../../reading/vocabulary/order-words.ts';

const WORDS = phrasePattern(COMPARED_WITH);

/** Whether a row, a column or a line of a comparison names what offers are held against, and nobody who offers: "Last year (2025)", "LOWEST", "Unser Budget". */
export function isNoVendor(words: string): boolean {
  const bare = words.replace(/[\d\s()[\]:.*'’#/-]+/gu, ' ').trim();
  const hit = WORDS.exec(bare);
  const beside = hit === null ? '' : `${bare.slice(0, hit.index)} ${bare.slice(hit.index + hit[0].length)}`;
  return hit !== null && (beside.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => BESIDE.has(word));
}

/** Words beside such words that make no name of them. */
const BESIDE = wordSet(
  [
    'max maximum máx máximo massimo maximal our my the in of price prices offer offers vat incl excl net unser unsere der die das preis preise',
    'angebot le la les du notre prix el los nuestro precio precios il lo nostro prezzo de het onze prijs o nosso preço nasz cena',
    // Whose estimate it is: "Engineer's Est.", "QS estimate (pre-tender)".
    's engineer engineers eng owner owners client clients consultant consultants architect architects qs internal own house pre tender design',
    'ingenieur ingenieurs planer planers architekt ingénieur architecte ingeniero arquitecto tecnico progettista direzione raadgevend projectista inwestorski inwestora unit ext cost',
  ].join(' '),
);
