import { cueList } from '../reading/cue-list.ts';
import { plainBrief } from '../reading/plain-brief.ts';
import type { Ask } from '#contracts/take.ts';
import { DEFAULT_RADIUS_MILES, MAX_RADIUS_MILES, type Reading } from './reading.ts';

const FORMS = 'an address, city, ZIP, neighborhood, landmark or coordinates';

/** What the brief leaves open, as far as it can be told before any source is asked. */
export function askAboutBrief({ place, isNearCaller, children, radius, unread }: Reading, notes: string): Ask[] {
  const asks: Ask[] = [];
  if (!place) asks.push(askPlace(isNearCaller));
  else if (place.others.length > 0) asks.push(askOneCentre(place.quote, place.others));
  if (radius && radius.miles > MAX_RADIUS_MILES) asks.push(askSmallerRadius());
  if (children.length === 0) asks.push(askAge());
  if (!radius) asks.push(askRadius(`${DEFAULT_RADIUS_MILES} miles are assumed until you say otherwise.`));
  else if (radius.assumption)
    asks.push(askRadius(`${radius.assumption} Name a distance in miles or kilometers if that is not what you mean.`));
  const written = plainBrief(notes).replace(/[^\S\n]+/g, ' ');
  const open = unread.filter((words) => mayBeWanted(words, written));
  if (open.length > 0) asks.push(askAboutUnread(open));
  return asks;
}

/** Whether the clause of words that were read as nothing says that something is wished for, or that it is somewhere. */
function mayBeWanted(words: string, notes: string): boolean {
  const at = notes.indexOf(words);
  if (at < 0) return false;
  const before = /[^.;!?\n]*$/u.exec(notes.slice(Math.max(0, at - 50), at))?.[0] ?? '';
  const behind = /^[^.;!?\n]*/u.exec(notes.slice(at, at + words.length + 40))?.[0] ?? '';
  return WISHED.test(`${before}${behind}`) || (SOMEWHERE.test(before) && /^\p{Lu}\p{Ll}/u.test(words));
}

const WISHED = cueList(
  String.raw`
  needs?|must|should|prefer(?:red|ably)?|ideally|hopefully|would be|would love|if possible|bonus|dream|important
  wäre|wären|möchte|will|gerne?|wenn möglich|si possible|idéalement|souhaite|aimerait|de préférence
  si puede|si es posible|quisiera|ojalá|prefiero|se possibile|vorrei|preferibilmente|se possível|gostaria|graag|liefst|najlepiej|chętnie
`,
  { flags: 'iu', before: String.raw`(?<!\p{L})`, after: String.raw`(?!\p{L})` },
);
const SOMEWHERE = /(?<!\p{L})(?:near|around|close to|bei|nahe|près de|cerca de|vicino a|perto de|bij|koło) $/iu;

const askAboutUnread = (unread: string[]): Ask => ({
  key: 'unread',
  ask: `Nothing was done about these words: ${unread.map((words) => `“${words}”`).join(', ')}. If one is a place, an age or a distance, ask again with it alone; a wish can only be checked with the club.`,
  blocking: false,
});

function askPlace(isNearCaller: boolean): Ask {
  const why = isNearCaller ? 'Where are you? “Near me” does not tell a place.' : 'Where should the search be centered?';
  return { key: 'place', ask: `${why} Name ${FORMS}.`, blocking: true };
}

/** Two homes, or a way between two towns. */
const askOneCentre = (words: string, others: string[]): Ask => ({
  key: 'place',
  ask: `The brief names more than one place: ${[words, ...others].join('; ')}. The search is centered on “${words}”; which one, or what place between them, should it be? Ask again with it for the other.`,
  blocking: false,
});

const askAge = (): Ask => ({
  key: 'age',
  ask: 'How old is the player (age, birth year or grade)? Without an age no program can be checked for fit.',
  blocking: false,
});

const askRadius = (assumed: string): Ask => ({
  key: 'radius',
  ask: `How far away may it be, in miles or kilometers? ${assumed}`,
  blocking: false,
});

const askSmallerRadius = (): Ask => ({
  key: 'radius',
  ask: `How far away may it be? One search covers up to ${MAX_RADIUS_MILES} miles.`,
  blocking: true,
});

/** The geocoder knows no such place. */
export const askOtherPlace = (words: string): Ask => ({
  key: 'place',
  ask: `The geocoder has no place for “${words}”. Which location do you mean? Name ${FORMS}, if possible with city and state.`,
  blocking: true,
});

/** The geocoder knows several. */
export const askWhichPlace = (words: string, labels: string[]): Ask => ({
  key: 'place',
  ask: `Which “${words}” do you mean: ${labels.join('; ')}? Name the city with its state or country.`,
  blocking: true,
});

/** The geocoder could not be asked, which says nothing about the place. */
export const askCoordinates = (words: string, why: string): Ask => ({
  key: 'place',
  ask: `The geocoder could not be asked for “${words}” (Nominatim: ${why}). Give the location as coordinates (latitude, longitude), or try again later.`,
  blocking: true,
});

/** Neither map nor page could be read. */
export const askPage = (why: string): Ask => ({
  key: 'page',
  ask: `The map could not be read (Overpass: ${why}), so fields and clubs are not known. Try again later, or give the address of a club's or program's page.`,
  blocking: true,
});
