/** Two-letter codes of the US states and territories that a text names, by name or, in a list or after a preposition, by code in capitals (IN and OR are words too). */
export function readStates(text: string): string[] {
  const found = new Set<string>();
  for (const [code, name] of NAMES) {
    if (new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu').test(withoutLonger(text, name))) found.add(code);
    if (
      new RegExp(
        `(?:^|[,;:&(/]|\\b(?:and|in|to|from|[Ss]tates?(?:\\s+of)?))\\s*(?:${code}|${code[0]}\\.${code[1]}\\.)(?=\\s*(?:$|[,;.)&/]|and\\b))`,
        'u',
      ).test(text)
    )
      found.add(code);
  }
  for (const [short, code] of SHORT) if (new RegExp(`(?<!\\p{L})${short}\\.`, 'u').test(text)) found.add(code);
  return [...found].toSorted((a, b) => a.localeCompare(b));
}

/** Virginia does not stand in "West Virginia", nor Kansas in "Arkansas". */
function withoutLonger(text: string, name: string): string {
  return name === 'Virginia' ? text.replace(/West\s+Virginia/gi, ' ') : text;
}

export const stateName = (code: string): string => NAMES.find(([own]) => own === code)?.[1] ?? code;

const NAMES: (readonly [string, string])[] =
  `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming`
    .split('|')
    .map((entry) => [entry.slice(0, 2), entry.slice(3)] as const);

/** Traditional abbreviations, as in press releases. */
const SHORT: (readonly [string, string])[] =
  'Ala AL|Ariz AZ|Ark AR|Calif CA|Colo CO|Conn CT|Del DE|Fla FL|Ga GA|Ill IL|Ind IN|Kan KS|Ky KY|La LA|Md MD|Mass MA|Mich MI|Minn MN|Miss MS|Mo MO|Mont MT|Neb NE|Nev NV|Okla OK|Ore OR|Pa PA|Tenn TN|Tex TX|Vt VT|Va VA|Wash WA|Wis WI|Wyo WY'
    .split('|')
    .map((entry) => {
      const [short = '', code = ''] = entry.split(' ');
      return [short, code] as const;
    });
