/**
 * A text with measures of two words as one ("sq. ft." as `sqft`), every character else in its place: what was left out becomes blanks behind the word.
 */
export function plainMeasures(text: string): string {
  return text.replace(OF_TWO_WORDS, (written: string, ...rest: unknown[]) => {
    const [, , , groups] = rest.slice(-4) as [unknown, unknown, unknown, Record<string, string | undefined>];
    const kind = KINDS.find((name) => groups[name] !== undefined) ?? '';
    const length = LENGTHS.find((name) => groups[name] !== undefined) ?? '';
    const word = SPELT[`${kind} ${length}`];
    return word === undefined || word.length > written.length ? written : word.padEnd(written.length, ' ');
  });
}

const OF_TWO_WORDS =
  /(?<![\p{L}])(?:(?<sq>sq(?:uare)?)|(?<cu>cu(?:bic)?)|(?<lin>lin(?:ear|eal)?|running))\.?[ \t](?:(?<ft>f(?:ee|oo)?t)|(?<yd>yards?|yds?)|(?<m>m(?:et(?:er|re)s?|tr)?))(?![\p{L}\d])\.?/giu;
const KINDS = ['sq', 'cu', 'lin'];
const LENGTHS = ['ft', 'yd', 'm'];
const SPELT: Record<string, string> = {
  'sq ft': 'sqft',
  'sq yd': 'sqyd',
  'sq m': 'sqm',
  'cu ft': 'cuft',
  'cu yd': 'cuyd',
  'cu m': 'cbm',
  'lin ft': 'lf',
  'lin m': 'lfm',
};

/** A text in which "6 no. doors", "6no doors" and "4 Nr Türen" count pieces (`pcs`), every character else in its place. */
export function plainCounters(text: string): string {
  const boxed = DUTCH.test(text) ? text.replace(DUTCH_BOXES, 'doos ') : text;
  return boxed.replace(NUMBER_OF, (word) => (word.length > 2 ? 'pcs' : 'pc').padEnd(word.length, ' '));
}

/** "60 dozen": boxes in a text with words of Dutch, and dozens elsewhere. */
const DUTCH_BOXES = /(?<=\d ?|\t|\| ?)dozen(?!\p{L})/giu;
const DUTCH =
  /(?<!\p{L})(?:btw|stuks|aantal|eenheid|omschrijving|verzending|verzendkosten|levering|levertijd|geleverd|bezorging|subtotaal|totaal|doos|prijzen|wij|voor de|het|niet)(?!\p{L})/iu;

/** Numbers of pieces, as builders' and public buyers' schedules write them. */
const NUMBER_OF =
  /(?<=(?<![\d.,/-])\d{1,5} ?)(?:nos?|nr)\.(?= *(?:@|off\s|\p{L}{2}))|(?<=(?<![\d.,/-])\d{1,5})no(?= +\p{L}{2})|(?<=^[\s•*–-]{0,6}\d{1,5} )(?:no|nr)(?= (?!longer|later|more|less|idea)\p{L}{2})/gimu;
