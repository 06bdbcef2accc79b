/** First three digits of ZIP codes by state, as ranges (USPS, labelling list L002; territories and military mail left out). */
const RANGES =
  'MA 010-027 RI 028-029 NH 030-038 ME 039-049 VT 050-059 CT 060-069 NJ 070-089 NY 100-149 PA 150-196 DE 197-199 DC 200-205 MD 206-219 VA 220-246 WV 247-268 NC 270-289 SC 290-299 GA 300-319 FL 320-349 AL 350-369 TN 370-385 MS 386-397 GA 398-399 KY 400-427 OH 430-459 IN 460-479 MI 480-499 IA 500-528 WI 530-549 MN 550-567 SD 570-577 ND 580-588 MT 590-599 IL 600-629 MO 630-658 KS 660-679 NE 680-693 LA 700-714 AR 716-729 OK 730-749 TX 750-799 CO 800-816 WY 820-831 ID 832-838 UT 840-847 AZ 850-865 NM 870-884 TX 885-885 NV 889-898 CA 900-961 HI 967-968 OR 970-979 WA 980-994 AK 995-999';

const NAMES =
  'Alabama AL Alaska AK Arizona AZ Arkansas AR California CA Colorado CO Connecticut CT Delaware DE Florida FL Georgia GA Hawaii HI Idaho ID Illinois IL Indiana IN Iowa IA Kansas KS Kentucky KY Louisiana LA Maine ME Maryland MD Massachusetts MA Michigan MI Minnesota MN Mississippi MS Missouri MO Montana MT Nebraska NE Nevada NV New_Hampshire NH New_Jersey NJ New_Mexico NM New_York NY North_Carolina NC North_Dakota ND Ohio OH Oklahoma OK Oregon OR Pennsylvania PA Rhode_Island RI South_Carolina SC South_Dakota SD Tennessee TN Texas TX Utah UT Vermont VT Virginia VA Washington WA West_Virginia WV Wisconsin WI Wyoming WY';

const TABLE = [...RANGES.matchAll(/([A-Z]{2}) (\d{3})-(\d{3})/g)].map(([, state = '', low, high]) => ({
  state,
  low: Number(low),
  high: Number(high),
}));
const STATES = new Set(TABLE.map(({ state }) => state));
const BY_NAME = Array.from(
  NAMES.matchAll(/(\w+) ([A-Z]{2})\b/g),
  ([, name = '', state = '']) =>
    [new RegExp(`(?<!\\p{L}|west )${name.replace('_', ' ')}(?!\\p{L})`, 'iu'), state] as const,
);

/** Names of regions that carriers and vendors use, with the states that are in them by common use. */
const REGIONS: [RegExp, string][] = [
  [/\bwest coast|pacific (?:coast|states)\b/i, 'CA OR WA'],
  [/\bpacific north ?west|\bnorth ?west\b|\bpnw\b/i, 'WA OR ID'],
  [/\b(?:rocky )?mountain(?: states| west)?\b|\brockies\b/i, 'CO ID MT NV UT WY AZ NM'],
  [/\bmid ?-?west\b|\bgreat lakes\b/i, 'IL IN MI OH WI IA KS MN MO NE ND SD'],
  [/\bnew england\b/i, 'CT ME MA NH RI VT'],
  [/\bnorth ?-?east\b/i, 'CT ME MA NH RI VT NJ NY PA'],
  [/\bmid-? ?atlantic\b/i, 'NY NJ PA DE MD DC VA WV'],
  [/\bsouth ?-?east\b/i, 'AL AR FL GA KY LA MS NC SC TN VA WV'],
  [/\bsouth ?-?west\b/i, 'AZ NM OK TX'],
  [/\beast coast\b/i, 'ME NH MA RI CT NY NJ PA DE MD DC VA NC SC GA FL'],
  [/\bgulf(?: coast)?\b/i, 'TX LA MS AL FL'],
  [
    /\b(?:continental|contiguous) (?:us|u\.s\.|usa|united states|48)|\blower 48|\bconus\b|\b48 states\b/i,
    [...STATES].filter((state) => state !== 'AK' && state !== 'HI').join(' '),
  ],
  [/\b(?:nationwide|anywhere in the (?:us|usa|u\.s\.)|all (?:50 )?states)\b/i, [...STATES].join(' ')],
];

/** The state of a US ZIP code, or null. */
export function stateOfZip(zip: string): string | null {
  const prefix = Number(zip.slice(0, 3));
  return TABLE.find(({ low, high }) => prefix >= low && prefix <= high)?.state ?? null;
}

/** The states that a piece of text names, by abbreviation, name or region. */
export function statesIn(text: string): string[] {
  const found = new Set<string>();
  for (const [code] of text.matchAll(/(?<![A-Za-z])[A-Z]{2}(?![A-Za-z])/g)) if (STATES.has(code)) found.add(code);
  for (const [name, state] of BY_NAME) if (name.test(text)) found.add(state);
  for (const [pattern, states] of REGIONS)
    if (pattern.test(text)) for (const state of states.split(' ')) found.add(state);
  return [...found];
}

/** A place that a freight schedule names. */
export interface Zone {
  zips: [string, string][];
  states: string[];
  isOther: boolean;
}

/** The zone that a ZIP code falls in, or null. A row by ZIP wins over one by state, and both over "all other". */
export function zoneOf<T extends Zone>(zones: T[], zip: string, state: string | null): T | null {
  const byZip = zones.find(({ zips }) =>
    zips.some(([low, high]) => zip.slice(0, low.length) >= low && zip.slice(0, high.length) <= high),
  );
  const byState = zones.find(({ states, isOther }) => !isOther && state !== null && states.includes(state));
  return byZip ?? byState ?? zones.find(({ isOther }) => isOther) ?? null;
}
