import { anyOf } from '../../reading/phrases.ts';
import { COPIED_NOUNS, MESSENGERS } from '../../reading/vocabulary/order-words.ts';
import { ADDRESSED_TO, LETTER_OPENINGS, PAPER_NUMBERS, PAPER_PARTS } from '../../reading/vocabulary/paper-words.ts';

/** "OPTIONAL ITEMS:", "Price breaks", "Quote for", "Option (not in the total)": what heads a part of an offer, or who reads it. */
export const isOfPaper = (line: string): boolean => OF_A_PAPER.test(line) || PAGE.test(line);
/** "Page 2 of 2", "Seite 1/3". */
const PAGE = /^\W*(?:page|seite|página|pagina|strona|blad)\s?\d{1,3}(?:\s?(?:of|von|de|di|van|z|\/)\s?\d{1,3})?\W*$/iu;
const OF_A_PAPER = new RegExp(
  `^\\W*(?:${anyOf(PAPER_PARTS)}|${anyOf(ADDRESSED_TO)})(?:\\s*\\([^()]*\\))?(?:\\s\\d[\\d\\s./-]*(?:\\p{L}{3,10}\\.?\\s\\d{4})?)?\\W*$`,
  'iu',
);
/** "Further to your enquiry we have pleasure in quoting:" */
export const opensLetter = (line: string): boolean => LETTER_OPENS.test(line);
const LETTER_OPENS = new RegExp(`^\\W*${anyOf(LETTER_OPENINGS)}(?!\\p{L})`, 'iu');

/** "Beleg-Nr.", "Angebotsnummer", "den 12. November": what the head of a paper says of itself. */
export const isOfHead = (words: string): boolean => IN_A_HEAD.test(words);
const IN_A_HEAD = new RegExp(
  `^(?:${anyOf(PAPER_NUMBERS)}|${anyOf(PAPER_PARTS)}|${anyOf(ADDRESSED_TO)})[\\s.:°º]*$|^(?:den|le|el|il|op|dnia|em|vom|du)\\s\\d`,
  'iu',
);

/** "Text message", "Screenshot 2", "quote_11.pdf": what an offer came by. */
export const isCarrier = (words: string): boolean => CARRIER.test(words);
const CARRIER = new RegExp(
  `^(?:${anyOf({ all: MESSENGERS })}|${anyOf(COPIED_NOUNS)}|pdf|fax|letter)(?:\\s\\d+)?$|\\.(?:pdf|docx?|xlsx?|csv|txt|eml|msg|jpe?g|png)$`,
  'iu',
);
