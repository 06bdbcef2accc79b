import type { TextSpan } from '../../../reading/span.ts';

/**
 * Numbers of papers and of a list itself, in eight languages: behind a word for a policy, claim, file, permit or plate; and codes of one form that count on from line to line, whatever
 * stands beside them. With streets whose number stands before the word for one.
 */
export function numbersOfPapers(text: string): TextSpan[] {
  return [...spansOf(text, PAPER), ...spansOf(text, STREET), ...countedOn(text)];
}

const PAPERS = [
  'póliza|poliza|siniestro|expediente|permiso|licencia|cédula|folio|apólice|sinistro|processo|alvará|carteira',
  'police|sinistre|dossier|permis|contrat|polizza|pratica|permesso|patente|contratto',
  'versicherung(?:snummer|sschein)?|police|schaden(?:nummer)?|aktenzeichen|az\\.|vertrag(?:snummer)?|genehmigung|führerschein',
  'polis(?:nummer)?|schadenummer|dossiernummer|vergunning|rijbewijs|polisa|szkoda|umowa|zezwolenie|dowód|nip|pesel',
  'claim|policy|permit|licen[cs]e|lic|case|file|badge|locker|registry|certificate|cert|house number|mc|usdot|hausnummer|zimmernummer',
].join('|');
const PAPER = new RegExp(
  `(?<![\\p{L}\\d-])(?:${PAPERS})(?: ?(?:no|nr|num|número|numéro|numero|n[°º]|id|is|es))?[.:#]{0,2} ?#?` +
    '(?=[A-Z\\d./-]*\\d)[A-Z\\d]{1,6}(?:[./-][A-Z\\d]{1,8}){0,4}(?![\\p{L}\\d])',
  'giu',
);

/** "The door code is 4711": by what somebody gets in, whatever a code is of things. */
export const accessCodes = (text: string): TextSpan[] => spansOf(text, ACCESS);

const CODES_OF_DOORS = [
  '(?:door|gate|entry|entrance|alarm|garage|building|lobby|key ?box|lock ?box|key ?safe|access|elevator|lift|wi-?fi) (?:code|pin|combination|password)',
  'code (?:for|to|of) the (?:door|gate|alarm|garage|building)',
  '(?:tür|tor|eingangs|alarm|garagen|tresor|zugangs|deur|poort|toegangs|kluis)-?(?:code|pin)|digicode',
  "code d(?:e|u|['’])(?: ?l(?:a |['’]))? ?(?:porte|portail|entrée|alarme|immeuble|garage|accès)",
  'código del? (?:la )?(?:puerta|portal|portón|entrada|alarma|garaje|acceso)|código d[aeo] (?:porta|portão|entrada|alarme|garagem|prédio|acesso)',
  "codice d(?:i|el|ella|ell['’]) ?(?:porta|portone|cancello|ingresso|allarme|garage|accesso)|kod do (?:drzwi|bramy|domofonu|wejścia|alarmu|klatki|furtki)",
].join('|');
const ACCESS = new RegExp(
  String.raw`(?<!\p{L})\p{L}{0,6}(?:${CODES_OF_DOORS})(?: (?:is|ist|est|es|è|é|jest))?[ \t:#=]{1,3}(?=[A-Z\d*#-]*\d)[A-Z\d*#-]{2,10}(?![\p{L}\d])`,
  'giu',
);

/** "2206 Calle Nogal": the number first, as abroad. */
const STREET =
  /(?<![\p{L}\d])\d{1,5},? (?:calle|avenida|avda\.?|camino|carrera|paseo|rue|avenue|chemin|allée|via|viale|corso|rua|travessa|ulica) (?:d\p{L}{1,2} )?\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30})?/giu;

const spansOf = (text: string, pattern: RegExp): TextSpan[] =>
  Array.from(text.matchAll(pattern), ({ 0: words, index }) => ({ start: index, end: index + words.length }));

/** "#BL-99120", "#BL-99121", "#BL-99125": letters and length stay, the number grows from one line to the next, and what stands before it is another thing each time. */
function countedOn(text: string): TextSpan[] {
  const hits = Array.from(text.matchAll(TAGGED));
  const groups = Map.groupBy(hits, ([, head = '', digits = '']) => `${head}${digits.length}`);
  return [...groups.values()].flatMap((own) => {
    const numbers = own.map(([, , digits]) => Number(digits));
    const isRow =
      own.length >= FEWEST &&
      numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0)) &&
      (numbers.at(-1) ?? 0) - (numbers[0] ?? 0) < WIDEST &&
      own.every(({ index }, at) => at === 0 || text.slice(own[at - 1]?.index, index).includes('\n'));
    return isRow ? own.map(({ 0: tag, index }) => ({ start: index, end: index + tag.length })) : [];
  });
}
const TAGGED = /#\s?([A-Z]{1,5}-?)(\d{3,7})(?![\p{L}\d])/gu;
const FEWEST = 3;
const WIDEST = 1_000;

/** "Lot 14  saw", "Lot 15  stove": a word and a number that counts on at the heads of lines number the list, and nothing that stands on a thing. */
export function numberedLines(text: string): TextSpan[] {
  const groups = Map.groupBy(Array.from(text.matchAll(NUMBERED)), ([, word = '']) => word.toLowerCase());
  return [...groups.values()].flatMap((own) => {
    const numbers = own.map(([, , digits]) => Number(digits));
    const isCounting =
      own.length >= FEWEST && numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));
    return isCounting ? own.map(({ 0: tag, index }) => ({ start: index, end: index + tag.length })) : [];
  });
}
const NUMBERED =
  /(?<=^[ \t]*)(lot|item|no|nr|pos|unit|rm|room|row|box|bin|bay|station|tag|article|posten|objet|lote|lotto|kavel|pozycja)\.? ?#?(\d{1,4})(?=[\s:.)–-])/gimu;
