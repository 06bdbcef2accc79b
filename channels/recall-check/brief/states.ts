/** Two-letter codes of the US states and territories that a text names, by name or, in a list or after a preposition, by code in capitals (IN and OR are words too). */
export function readStates(text: string): string[] {
  const found = PATTERNS.flatMap(({ code, patterns }) =>
    patterns.some((pattern) => pattern.test(text)) ? [code] : [],
  );
  return found.toSorted();
}

export const stateName = (code: string): string => NAMES.find(([own]) => own === code)?.[1] ?? code;

export const isStateCode = (word: string): boolean => NAMES.some(([code]) => code === word);

const NAMES: (readonly [string, string])[] =
  `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|
HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|
MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|
ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|
UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming`
    .split('|')
    .map((entry) => entry.trim())
    .map((entry) => [entry.slice(0, 2), entry.slice(3)] as const);

/** Traditional abbreviations, as in press releases. */
const SHORT: (readonly [string, string])[] =
  `Ala AL|Ariz AZ|Ark AR|Calif CA|Colo CO|Conn CT|Del DE|Fla FL|Ga GA|Ill IL|Ind IN|Kan KS|Ky KY|La LA|Md MD|Mass MA|Mich MI|Minn MN|Miss MS|Mo MO|
Mont MT|Neb NE|Nev NV|Okla OK|Ore OR|Pa PA|Tenn TN|Tex TX|Vt VT|Va VA|Wash WA|Wis WI|Wyo WY`
    .split('|')
    .map((entry) => {
      const [short = '', code = ''] = entry.trim().split(' ');
      return [short, code] as const;
    });

/** Virginia does not stand in "West Virginia". */
const nameBefore = (name: string): string => (name === 'Virginia' ? '(?<!West\\s)' : '');
/** A code counts in a list or after a preposition: IN, OR and ME are words too. */
const codeOf = (code: string): string =>
  `(?:^|[,;:&(/]|\\b(?:and|in|to|from|[Ss]tates?(?:\\s+of)?))\\s*(?:${code}|${code[0]}\\.${code[1]}\\.)(?=\\s*(?:$|[,;.)&/]|and\\b))`;

const PATTERNS = NAMES.map(([code, name]) => ({
  code,
  patterns: [
    new RegExp(`(?<!\\p{L})${nameBefore(name)}${name}(?!\\p{L}|,?\\s*D\\.?C\\b)`, 'iu'),
    new RegExp(codeOf(code), 'u'),
    ...SHORT.filter(([, own]) => own === code).map(([short]) => new RegExp(`(?<!\\p{L})${short}\\.`, 'u')),
  ],
}));
