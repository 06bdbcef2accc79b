import { isDenied } from '../../reading/denials.ts';
import { anyPhrase, wordSet } from '../../reading/word-lists.ts';
import { NUMBER, parseNumber } from './number-words.ts';
import type { Radius } from './radius.ts';
import { spanOf } from './span.ts';

interface Mode {
  /** Straight-line progress in a town, on the slow side of what people walk, ride and drive. */
  milesPerHour: number;
  words: string;
}

const WALK: Mode = {
  milesPerHour: 3,
  words:
    'walk,walks,walking,walkable,on foot,by foot,stroll,zu fuß,zu fuss,fußweg,fußläufig,laufen,à pied,a pie,andando,caminando,a piedi,a pé,te voet,lopen,pieszo',
};
const DRIVE: Mode = {
  milesPerHour: 24,
  words:
    'drive,drives,driving,car,auto,autofahrt,fahren,voiture,coche,carro,macchina,conduciendo,rijden,samochodem,travel,go',
};
const MODES = [
  WALK,
  {
    milesPerHour: 9,
    words:
      'bike,bikes,biking,bicycle,cycle,cycling,bike ride,fahrrad,rad,vélo,bici,bicicleta,bicicletta,fiets,fietsen,rowerem',
  },
  {
    milesPerHour: 9,
    words: 'bus,bus ride,train,train ride,subway,subway ride,transit,tram,metro,tube,autobús,autobus,pullman',
  },
  DRIVE,
].map((mode) => ({ ...mode, pattern: new RegExp(`(?<!\\p{L})(?:${anyPhrase(mode.words)})(?!\\p{L})`, 'giu') }));

const HOUR = '(?:hours?|hrs?|stunden?|heures?|horas?|or[ae]|uur|godzin[ay]?)';
const MINUTE = "(?:minutes?['’]?s?['’]?|mins?\\.?|minuten|minuutjes|minuut|minutos|minuti|minut[ya]?)";
const TIME = new RegExp(
  `(?<!\\p{L})(?:(?<hours>half(?: an?)?|halbe|demi|media|an?|eine?|une|una|uma|${NUMBER})[\\s-]*${HOUR}|(?<minutes>${NUMBER})[\\s-]*${MINUTE})(?!\\p{L})`,
  'giu',
);
/** What joins a time and the way to travel, and stands around both. */
const JOINING = wordSet(
  'of at by on in a the my our time for is most about around roughly maybe max maximum under within distance only mit dem der en à per met de',
);
const JOINING_PHRASE = /(?<!\p{L})(?:up to|no more than|less than|or less)(?!\p{L})/giu;
const isJoining = (words: string): boolean =>
  (words.replace(JOINING_PHRASE, ' ').match(/[^\s,'’-]+/gu) ?? []).every((word) => JOINING.has(word.toLowerCase()));
const AWAY = /^\s*(?:away|of|from|entfernt)(?!\p{L})/iu;

/** Reads "a 15 minute walk" and the like as a distance, and says that it was assumed. */
export function readTravel(text: string): Radius | null {
  const modes = MODES.flatMap(({ pattern, milesPerHour }) =>
    Array.from(text.matchAll(pattern), ({ index, 0: words }) => ({
      start: index,
      end: index + words.length,
      milesPerHour: isDenied(text.slice(0, index), 1) ? WALK.milesPerHour : milesPerHour,
    })),
  );
  for (const match of text.matchAll(TIME)) {
    const { hours, minutes } = match.groups ?? {};
    const onTheWay = minutes ? (parseNumber(minutes) ?? 0) : parseHours(hours ?? '') * 60;
    const [start, end] = [match.index, match.index + match[0].length];
    const beside = modes
      .filter((mode) => isOneSentence(text, { start, end }, mode))
      .toSorted((a, b) => gapOf({ start, end }, a) - gapOf({ start, end }, b))[0];
    const isAway = AWAY.test(text.slice(end));
    if (onTheWay <= 0 || (!beside && !isAway)) continue;
    const joined = beside && isJoined(text, { start, end }, beside) ? beside : { start, end };
    const perHour = (beside ?? modes[0] ?? DRIVE).milesPerHour;
    const miles = Math.max(0.25, Math.round((onTheWay / 60) * perHour * 4) / 4);
    return assume(text, { start: Math.min(start, joined.start), end: Math.max(end, joined.end) }, miles);
  }
  const [walkable] = text.matchAll(WALKABLE);
  return walkable
    ? assume(text, { start: walkable.index, end: walkable.index + walkable[0].length }, WALK.milesPerHour / 3)
    : null;
}

const WALKABLE = /(?<!\p{L})(?:walking distance|walkable|fußläufig|a distancia a pie)(?!\p{L})/giu;

interface Range {
  start: number;
  end: number;
}

const between = (text: string, a: Range, b: Range): string =>
  text.slice(Math.min(a.end, b.end), Math.max(a.start, b.start));
const gapOf = (a: Range, b: Range): number => Math.max(a.start, b.start) - Math.min(a.end, b.end);
const isOneSentence = (text: string, a: Range, b: Range): boolean =>
  gapOf(a, b) <= FARTHEST && !/[.;!?\n](?=\s|$)/.test(between(text, a, b));
const isJoined = (text: string, a: Range, b: Range): boolean => isJoining(between(text, a, b));

/** How far the word for walking or driving may stand from the time. */
const FARTHEST = 80;

function assume(text: string, { start, end }: Range, miles: number): Radius {
  const span = spanOf(text, start, end - start);
  const unit = miles === 1 ? 'mile' : 'miles';
  const assumption = `“${span.quote.trim()}” was taken for ${miles} ${unit} in a straight line, because the map tells distances, not travel times.`;
  return { ...span, miles, amount: miles, unit: 'miles', assumption };
}

function parseHours(words: string): number {
  if (/^(?:half|halb|demi|media)/i.test(words)) return 0.5;
  return parseNumber(words) ?? 1;
}
