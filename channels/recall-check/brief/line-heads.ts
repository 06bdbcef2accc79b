import { foldCase, LANGUAGES, rolesIn } from '../../reading/languages.ts';
import { wordSet } from '../../reading/word-lists.ts';
import { foldWord, foldWords } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { brandLength } from '../words/known-brands.ts';
import { labelOf } from './code-labels.ts';
import { findMake } from './makes.ts';

/** Where things stand and whose they are, as lists of a house, a shop or a station have it before a colon. */
export const PLACES = wordSet(`
  room rooms rm rms hall halls hallway hallways bay bays box boxes bin bins unit units apt apartment flat duplex plex floor fl suite ward wing cottage cabin building bldg house garage shed barn basement attic loft cellar
  corner nook closet pantry kitchen bath bathroom bedroom nursery den office library lobby reception lounge laundry porch patio deck yard garden van truck trailer cart locker shelf shelves rack aisle
  row station sta stn table booth lot classroom gym studio shop store counter cabinet drawer cupboard crate bag tote pallet pallets skid skids palet bancale pile stall dock slip site area zone section upstairs downstairs
  zimmer küche bad keller dachboden büro raum regal kiste karton wohnung chambre cuisine cave grenier bureau salle étagère carton cuarto cocina baño sótano garaje oficina caja estante
  schlafzimmer kinderzimmer wohnzimmer esszimmer arbeitszimmer gästezimmer flur diele speicher abstellraum waschküche kammer werkstatt schuppen balkon terrasse garten
  salon séjour entrée couloir buanderie jardin débarras placard bibliothèque salón comedor dormitorio habitación recámara pasillo lavandería patio jardín taller bodega despensa garaje
  soggiorno salotto cameretta corridoio lavanderia giardino balcone ripostiglio dispensa sala corredor quintal varanda garagem woonkamer slaapkamer eetkamer gang berging bijkeuken tuin schuur
  pokój kuchnia łazienka piwnica strych sypialnia garaż ogród
  depto dpto departamento apartamento appartement appt logement whg mieszkanie appartamento vivienda planta piso étage rdc erdgeschoss obergeschoss untergeschoss dachgeschoss stockwerk etage piano pianterreno andar térreo verdieping begane piętro parter
  vestiaire vestuario umkleide teeküche garderobe spogliatoio kleedkamer szatnia cafeteria canteen infirmary vestibule foyer mezzanine
  camera cucina bagno cantina ufficio scatola quarto cozinha escritório caixa kamer keuken zolder kelder kantoor doos
`);

/** Who speaks, signs or is looked after: what stands behind the colon is about people. */
const FIELDS_OF_PEOPLE = wordSet(`
  volunteer volunteers helper donor donors seller buyer driver drivers trainer trainers coach teacher nurse student pupil caregiver carer assistant employee technician mechanic cleaner cook visitor
  ehrenamtliche helfer spender fahrer trainer lehrerin pflegerin bénévole bénévoles donateur chauffeur vendeur enseignante ospiti gäste invités huéspedes hóspedes gasten goście
  voluntaria voluntario donante conductor vendedora maestra enfermera
  volontaria volontario donatore autista infermiera vrijwilliger
  schenker bestuurder verpleegster wolontariusz wolontariuszka darczyńca kierowca pielęgniarka voluntária voluntário doador motorista
  owner holder tenant inspector manager supervisor foreman caretaker janitor landlord contact guest guests patient patients
  resident residents client clients customer customers member members staff chair secretary treasurer operator cashier clerk server center centre school church
  facility phone tel fax email mobile acct account policy worker caseworker counted logged noted recorded compiled typed
  anotó anotado contó contado revisó elaboró gezählt notiert erfasst compté noté relevé conferido anotou contato verificato compilato geteld genoteerd
`);

/** Behind these stand names alone, whatever else the names are words for. */
const SIGNING = wordSet(
  'allergies allergy diagnosis diagnoses medical health signed signature prepared completed reported submitted witnessed inspected present absent excused attendees attending attn attention cc bcc moved seconded',
);

/** Who wrote to whom about what, and when: heads of letters and memoranda, of which other readers know. */
const LETTER_HEADS = wordSet(
  'to from cc bcc re subject date attn von an betreff betrifft datum de à objet date para asunto fecha da oggetto data aan van onderwerp do od temat dotyczy',
);

/** "Unit B - washer", "bin A4 - lamp": nothing but a place and which one. */
const PLACE_BEFORE =
  /^([ \t]*)((?:\p{L}[\p{L}\p{M}'’]*|\p{L}?\d{1,4}[A-Za-z]?)(?:[ \t](?:\p{L}[\p{L}\p{M}'’]*|\p{L}?\d{1,4}[A-Za-z]?)){0,3})[ \t]+(?:[-–—]|\.{2,20})[ \t]+(\S.*)$/u;

const HEAD =
  /^([ \t]*)((?:[-*•–▪·]|#?\d{1,3}[.)]?|\(?\d{1,3}\))[ \t]+)?((?:[^:\n]{0,60}[.!?][ \t]+)?)([^:\n]{1,48}):[ \t]+(\S.*)$/u;

interface Head {
  /** Sentences before it. */
  before: string;
  words: string;
  rest: string;
  isPlace: boolean;
  isOfPeople: boolean;
  isSigning: boolean;
}

/** The words before a colon where they say where or whose what follows is; null where they may be of the thing itself. */
function headOf(line: string): Head | null {
  const [, , , before = '', words = '', rest = ''] = HEAD.exec(line) ?? [];
  const own = words.match(/[\p{L}\p{M}'’]+/gu) ?? [];
  const lower = own.map((word) => foldCase(word));
  const isSigning = SIGNING.has(lower[0] ?? '');
  if (isSigning && own.length <= MOST_WORDS)
    return { before, words, rest, isPlace: false, isOfPeople: true, isSigning };
  if (
    own.length === 0 ||
    own.length > MOST_WORDS ||
    (own.length === 1 && LETTER_HEADS.has(lower[0] ?? '')) ||
    (namesThing(words) && !isNamedRoom(words, lower)) ||
    own.some((word) => labelOf(foldCase(word)) !== null)
  )
    return null;
  const isPlace = lower.some((word) => PLACES.has(word));
  const isOfPeople = lower.some(
    (word) => FIELDS_OF_PEOPLE.has(word) || LANGUAGES.some((language) => rolesIn(language, word).has('people')),
  );
  return { before, words, rest, isPlace, isOfPeople, isSigning };
}

/** "Pool house", "toy room": a room that is called by what is in it, and no brand. */
function isNamedRoom(words: string, lower: readonly string[]): boolean {
  const folded = foldWords(words);
  const isBranded = folded.some((word, at) => brandLength(folded, at) > 0 && kindsOf(word).size === 0);
  return (
    lower.length > 1 && ROOMS.has(lower.at(-1)!) && !isBranded && findMake(words) < 0 && !/\d(?!\d{0,2}$)/.test(words)
  );
}

/** What rooms and houses are called last. */
const ROOMS = wordSet(
  'room rooms house shed garage closet hall basement attic kitchen wing building floor lobby lounge office locker cellar hut barn bay shelf raum zimmer haus keller schuppen salle local cuarto sala stanza ruimte kamer',
);

const MARKED = /^[ \t]*(?:#\d{1,3}|[-*•–▪·]|#?\d{1,3}[.)])[ \t]+\S/u;
const MOST_WORDS = 6;

/** Whether words say what something is, who made it, or which one it is. */
function namesThing(words: string): boolean {
  const folded = foldWords(words);
  return (
    folded.some(
      (word, at) => (!PLACES.has(word) && isThing(word)) || (brandLength(folded, at) > 0 && kindsOf(word).size === 0),
    ) ||
    findMake(words) >= 0 ||
    CODED.test(words)
  );
}
const isThing = (word: string): boolean =>
  [...kindsOf(foldWord(word))].some((kind) => kind !== 'weak' && kind !== 'describing' && kind !== 'food');

/**
 * A paste that goes through a house or a shop, "Room 4: …", "box 2: …", as a list of what stands behind the colons. Lines about people ("Signed: …", "Children with plans: …") that name no
 * thing are taken out. Others stay as they are.
 */
export function listByPlaces(text: string): string {
  const lines = text.split('\n');
  const heads = lines.map(headOf);
  const behind = lines.map(placeBefore);
  const isWalk = behind.filter((rest) => rest !== null).length > 1;
  const dotted = lines.map(placeAlone);
  const isStroll = dotted.filter((rest) => rest !== null).length > 1;
  const isList = heads.filter((head) => head?.isPlace).length + lines.filter((line) => MARKED.test(line)).length > 1;
  // A word that no list has, in a row of rooms, is one more of them.
  const isLikePlace = (at: number): boolean =>
    heads.filter((head) => head?.isPlace).length > 1 &&
    (/\s/.test(heads[at]?.words ?? ' ')
      ? namesThing(heads[at]?.rest ?? '') && [heads[at - 1], heads[at + 1]].every((head) => head?.isPlace !== false)
      : [heads[at - 1], heads[at + 1]].some((head) => head?.isPlace === true || !/\s/.test(head?.words ?? ' ')));
  return lines
    .map((line, at) => {
      const head = heads[at];
      if (isStroll && dotted[at]) return dotted[at];
      if (isWalk && behind[at]) return `- ${behind[at]}`;
      if (!head) return isList && isHeadedThing(line) ? `- ${line.trim()}` : line;
      if (head.before !== '') {
        const isOfWriter = head.isSigning || (head.isOfPeople && !namesThing(head.rest));
        return isOfWriter ? (namesThing(head.before) ? head.before : '') : line;
      }
      if (head.isSigning) return '';
      if (head.isOfPeople && !head.isPlace) {
        const isTold = NAMED_FIRST.test(head.rest) ? namesGoods(head.rest) : namesThing(head.rest);
        return isTold || isForChild(head.words) ? line : '';
      }
      return isList && (head.isPlace || isLikePlace(at)) ? `- ${head.rest}` : line;
    })
    .join('\n');
}

/** "Ada Example, arrives Friday, …": who it is, with more of them behind. */
const TITLE =
  'Mr|Mrs|Ms|Dr|Frau|Herr|Mme|M|Sra?|Sig(?:ra)?|Mevr|Pani?|family|familie|famille|familia|famiglia|família|rodzina';
const WORD_OF_NAME = String.raw`\p{Lu}[\p{Ll}\p{M}'’]+`;
const NAMED_FIRST = new RegExp(
  String.raw`^(?:(?:${TITLE})\.? )?${WORD_OF_NAME}(?:[ -](?:(?:van|von|de|da|di) )?${WORD_OF_NAME}){1,3}(?:[,;(]|\s[–—-]\s)`,
  'u',
);

/** A clause that begins with a known brand or has one beside a word for a thing, or a model number: words for things alone may be of what somebody has or needs, and brands of where they live. */
export const namesGoods = (words: string): boolean =>
  words.split(/[,;()]/).some((clause) => {
    const folded = foldWords(clause);
    const brand = folded.findIndex((word, at) => brandLength(folded, at) > 0 && kindsOf(word).size === 0);
    return brand === 0 || (brand > 0 && folded.some(isThing)) || findMake(clause) >= 0 || CODED.test(clause);
  });
const CODED = /(?<![\p{L}\d])(?=[A-Z\d-]*[A-Z])(?=[A-Z\d-]*\d{2})[A-Z\d-]{4,}(?![\p{L}\d])/u;

/** "Crib: Acme Lumo" among lines of rooms and boxes. */
const isHeadedThing = (line: string): boolean => {
  const [, words = ''] = /^[ \t]*(\p{L}[\p{L} -]{1,24}):[ \t]+\S/u.exec(line) ?? [];
  return words !== '' && namesThing(words) && !MARKED.test(line) && !isClause(words);
};

/** "If you need to ring:" says when something is to be done, whatever it has words for. */
const isClause = (words: string): boolean =>
  words.split(' ').filter((word) => LANGUAGES.some((language) => rolesIn(language, foldCase(word)).has('talk')))
    .length > 1;

/** "Spare child restraint": behind the word for whom stands a thing, whatever it is called. */
const isForChild = (words: string): boolean => {
  const [before = '', last = ''] = (foldCase(words).match(/[\p{L}\p{M}'’]+/gu) ?? []).slice(-2);
  const isPerson = FIELDS_OF_PEOPLE.has(last) || LANGUAGES.some((language) => rolesIn(language, last).size > 0);
  return FOR_WHOM.has(before) && last !== '' && !isPerson;
};
const FOR_WHOM = wordSet("child child's children's baby baby's kids? kid's infant toddler newborn");

/** "Rm 4  Mrs. Example – Acme lamp": a room with its number, and whose it is. */
const ROOM_OF =
  /^[ \t]*(\p{L}{2,10})\.? #?\d{1,4}[A-Za-z]?[ \t,:]{1,6}((?:\p{Lu}[\p{L}.'’-]*[ \t]?){1,4})[ \t][-–—][ \t]+(\S.*)$/u;

/** What stands behind a dash and a place alone; null for another line. */
export function placeBefore(line: string): string | null {
  const [, , words = '', rest = ''] = PLACE_BEFORE.exec(line) ?? [];
  const [, room = '', who = '', theirs = ''] = ROOM_OF.exec(line) ?? [];
  if (PLACES.has(foldCase(room)) && !namesThing(who)) return theirs;
  const own = foldCase(words).split(/\s+/);
  const isPlace =
    own.some((word) => PLACES.has(word)) &&
    own.every((word) => PLACES.has(word) || /^(?:\p{L}|\p{L}?\d{1,4}\p{L}?)$/u.test(word));
  return isPlace && rest !== '' ? rest : null;
}

/** "Kitchen. An Acme kettle and …": what stands behind a place as a sentence of its own; null for another line. */
function placeAlone(line: string): string | null {
  const [, words = '', rest = ''] = /^[ \t]*((?:[Tt]he )?\p{L}+(?: \p{L}+)?)\.[ \t]+(\S.*)$/u.exec(line) ?? [];
  const own = foldCase(words).replace(/^the /, '').split(' ');
  return own.every((word) => PLACES.has(word)) && rest !== '' ? rest : null;
}

/** One entry of a list without where it stands: "rm 204: …", "(the Smiths, upstairs): …". */
export function withoutHead(entry: string): string {
  const [, bracketed = '', rest = ''] = /^\s*\(([^()\n]{2,60})\)\s*:\s+(\S.*)$/su.exec(entry) ?? [];
  if (bracketed !== '' && !namesThing(bracketed)) return rest;
  const [first = '', ...others] = entry.split('\n');
  const head = headOf(first);
  return head && head.before === '' && (head.isPlace || head.isOfPeople) ? [head.rest, ...others].join('\n') : entry;
}
