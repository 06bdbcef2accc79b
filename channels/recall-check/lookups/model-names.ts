import { isMisspelt } from '../words/is-misspelt.ts';

/** A model as it may be listed. `isSame` false: a family or variant of the name that was asked for. */
export interface NameVariant {
  model: string;
  isSame: boolean;
}

/** Most variants of a model name that are looked up beside it. */
const MAX_VARIANTS = 4;

/**
 * Names of a make's list that a model may stand under: the same name written otherwise, the name without a trim level behind it, else
 * names that go further, hold it, are of the same family, differ by a letter, or lack a short word before it.
 */
export function findVariants(
  { make = '', model, aliases }: { make?: string; model: string; aliases: string[] },
  models: string[],
): NameVariant[] {
  const listed = models.map((name) => ({ name, tokens: tokensOf(name, make) }));
  const asked = [model, ...aliases].map((name) => tokensOf(name, make)).filter(({ length }) => length > 0);
  const [own = []] = asked;
  const same = listed.filter(({ tokens }) => asked.some((name) => name.join('') === tokens.join('')));
  if (same.length > 0) return same.map(({ name }) => ({ model: name, isSame: true }));
  const shorter = listed
    .filter(({ tokens }) => isStart(tokens, own))
    .toSorted((a, b) => b.tokens.join('').length - a.tokens.join('').length);
  if (shorter[0]) return [{ model: shorter[0].name, isSame: isTrimOf(own, shorter[0].tokens) }];
  if (own.join('').length < 2) return [];
  const others = [
    listed.filter(({ tokens }) => isStart(own, tokens)),
    listed.filter(({ tokens }) => isWithin(own, tokens)),
    listed.filter(({ tokens }) => isFamily(own, tokens)),
    listed.filter(({ tokens }) => isMisspelt(own.join(''), tokens.join(''))),
    listed.filter(({ tokens }) => (own[0]?.length ?? 0) < 4 && own.slice(1).join('') === tokens.join('')),
  ].find(({ length }) => length > 0);
  return (others ?? []).slice(0, MAX_VARIANTS).map(({ name }) => ({ model: name, isSame: false }));
}

/** "3er", "Serie 3", "C-Klasse", "Classe C": what other languages call a series or a class of models. */
const inEnglish = (name: string): string =>
  name
    .replace(/^(\d)ER(?![A-Z])|^S[EÉ]RI[EA][ -](\d)(?!\d)/, '$1$2 SERIES')
    .replace(
      /^([A-Z]{1,3})[ -]?(?:KLASSE|KLASA)(?![A-Z])|^(?:CLASSE|CLASE|KLASA)[ -]([A-Z]{1,3})(?![A-Z])/,
      '$1$2 CLASS',
    );

/** `MAZDA3` of Mazda is `3`, `3 Series 330i` is `330i`, `F-250 Super Duty` is `F-250 SD`. */
function tokensOf(name: string, make: string): string[] {
  const plain = inEnglish(name.toUpperCase())
    .replace(/\bSUPER[\s-]?DUTY\b/g, 'SD')
    .replace(/(?<=\b\d{3,4})(?=(?:HD|LD|SD)\b)/g, ' ')
    .replace(/\b[A-Z0-9]{1,3}[\s-](?:SERIES|CLASS)\s+(?=[A-Z]*\d)/g, '');
  const own = make === '' ? plain : plain.replace(new RegExp(`^${make.toUpperCase()}\\s*(?=[A-Z0-9])`), '');
  return own.match(/[A-Z0-9]+/g) ?? [];
}

/** Whether a name begins another one and ends there at the end of a word, however either is parted: GLB250 begins "GLB 250 4MATIC". */
function isStart(start: string[], whole: string[]): boolean {
  const wanted = start.join('');
  return wanted !== '' && whole.slice(0, -1).some((_, index) => whole.slice(0, index + 1).join('') === wanted);
}

/** Whether what a name has behind a listed one is a trim level: a "Rogue Sport" is no Rogue, so that the recalls of one need not be of it. */
function isTrimOf(asked: string[], listed: string[]): boolean {
  const [whole, start] = [`${asked.join(' ')} `, `${listed.join(' ')} `];
  return OWN_MODELS.every((name) => !whole.startsWith(`${name} `) || start.startsWith(`${name} `));
}

const OWN_MODELS =
  'ROGUE SPORT,BRONCO SPORT,OUTLANDER SPORT,DISCOVERY SPORT,RANGE ROVER SPORT,TRANSIT CONNECT,ECLIPSE CROSS,COROLLA CROSS,F 150 LIGHTNING,MUSTANG MACH E,GRAND CHEROKEE L,PRIUS C,PRIUS V,PRIUS PRIME,RAV4 PRIME,KONA ELECTRIC,NIRO EV,SOUL EV,BOLT EUV,SILVERADO EV,BLAZER EV,EQUINOX EV'.split(
    ',',
  );

/** "Mach-E" stands in "MUSTANG MACH-E". */
function isWithin(inner: string[], whole: string[]): boolean {
  const wanted = inner.filter((token) => !TRIMS.has(token)).join('');
  if (wanted.length < 3) return false;
  return whole.some((_, from) =>
    whole.slice(from).some((_token, count) => whole.slice(from, from + count + 1).join('') === wanted),
  );
}

/** "F-250 Lariat" and "F-250 SD": the same beginning, and behind it nothing in the one asked for but a trim level. */
function isFamily(asked: string[], listed: string[]): boolean {
  const base = [...asked];
  while (base.length > 1 && TRIMS.has(base.at(-1) ?? '')) base.pop();
  return base.length < asked.length && isStart(base, listed);
}

const TRIMS = new Set(
  `BASE CE DX EX EXL EXT GL GLS GS GT GTI GXL LE LS LT LTD LTZ LX L S SE SEL SL SLE SLT SLX SR SR5 ST SV SXT TI XL XLE XLT XSE XS Z71 LARIAT LIMITED SPORT TOURING
  PREMIUM PLATINUM DENALI LARAMIE KING RANCH BIG HORN LONESTAR LONGHORN PRESTIGE TITANIUM TREMOR RAPTOR OVERLAND LAREDO SAHARA RUBICON TRAILHAWK
  ALTITUDE LATITUDE SUMMIT PRO NIGHTSHADE ADVENTURE WORK TRUCK HIGH COUNTRY CUSTOM RST AT4 ELEVATION AWD FWD RWD 4WD 2WD 4X4 4X2 CREW CAB EXTENDED
  DOUBLE REGULAR SUPERCAB SUPERCREW SEDAN COUPE HATCHBACK WAGON CONVERTIBLE SUV VAN PICKUP TURBO HSE SIGNATURE RESERVE SELECT ESSENCE AVENIR LUXURY`
    .split(/\s+/)
    .filter(Boolean),
);
