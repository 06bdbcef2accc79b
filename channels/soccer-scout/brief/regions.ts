/** Postal abbreviations of the states of the USA and the provinces of Canada, for geocoding by the full name. */
const STATES =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming';
const PROVINCES =
  'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NS Nova Scotia|ON Ontario|QC Quebec|SK Saskatchewan';

const byCode = (list: string): Map<string, string> =>
  new Map(list.split('|').map((entry) => [entry.slice(0, 2), entry.slice(3)] as const));

export const US_STATES = byCode(STATES);
const REGIONS = new Map([...US_STATES, ...byCode(PROVINCES)]);

/** Full name of the state or province that a postal abbreviation in capitals stands for. */
export const findRegion = (code: string): string | undefined => REGIONS.get(code);

const NAMES = new Set([...REGIONS.values()].map((name) => name.toLowerCase()));
/** Whether words are the full name of one, in any case of letters. */
export const isState = (words: string): boolean => NAMES.has(words.toLowerCase());

/** Names of states and countries in other languages, for a geocoder that is asked in English. */
const EXONYMS = new Map(
  'niemcy Germany|niemczech Germany|francja France|hiszpania Spain|włochy Italy|holandia Netherlands|polska Poland|louisiane Louisiana|luisiana Louisiana|californie California|kalifornien California|floride Florida|géorgie Georgia|virginie Virginia|pennsylvanie Pennsylvania|pensilvania Pennsylvania|oregón Oregon|nueva york New York|nova york New York|nova iorque New York|nuova york New York|nuevo méxico New Mexico|novo méxico New Mexico|nouveau-mexique New Mexico|nueva jersey New Jersey|carolina del norte North Carolina|carolina del sur South Carolina|caroline du nord North Carolina|caroline du sud South Carolina|deutschland Germany|alemania Germany|allemagne Germany|germania Germany|alemanha Germany|duitsland Germany|österreich Austria|autriche Austria|schweiz Switzerland|suisse Switzerland|svizzera Switzerland|suiza Switzerland|españa Spain|espagne Spain|spagna Spain|espanha Spain|spanien Spain|spanje Spain|frankreich France|francia France|frança France|frankrijk France|italien Italy|italie Italy|italia Italy|itália Italy|italië Italy|nederland Netherlands|niederlande Netherlands|pays-bas Netherlands|holland Netherlands|belgien Belgium|belgique Belgium|belgië Belgium|états-unis United States|estados unidos United States|vereinigte staaten United States|stati uniti United States|verenigde staten United States|royaume-uni United Kingdom|reino unido United Kingdom|vereinigtes königreich United Kingdom|brasil Brazil|méxico Mexico|mexique Mexico|mexiko Mexico'
    .split('|')
    .map((entry) => {
      const at = entry.search(/ \p{Lu}/u);
      return [entry.slice(0, at), entry.slice(at + 1)] as const;
    }),
);

export const isExonym = (words: string): boolean => EXONYMS.has(words.toLowerCase());
/** The English name of a state or country; the words themselves where none is known. */
export const toEnglish = (words: string): string => EXONYMS.get(words.toLowerCase()) ?? words;

/** The state of the USA that a place name ends with or has between commas, by its full name. */
export function findState(query: string): string | undefined {
  const parts = query.split(',').map((part) => part.trim().replace(/\s+\d{5}(?:-\d{4})?$/, ''));
  const states = [...US_STATES.values()];
  return parts
    .slice(1)
    .map((part) => states.find((state) => state.toLowerCase() === part.toLowerCase()))
    .find(Boolean);
}

/** Whether words end with the name of a state or country or, in any case of letters, the postal abbreviation of a state of the USA ("boise id"). */
export function endsWithState(words: string): boolean {
  const plain = words.toLowerCase();
  // "Two knees still ok"
  const isTalk = WORDS_TOO.test(words) && words.trim().split(/\s+/).length > 3;
  return !isTalk && ENDS.some((end) => plain.endsWith(` ${end}`));
}

/** Codes of states that are words in small letters. */
const WORDS_TOO = / (?:al|co|de|hi|id|in|la|ma|me|mo|oh|ok|or|pa)$/;

const ENDS = [...US_STATES, ...EXONYMS].flat().map((name) => name.toLowerCase());
