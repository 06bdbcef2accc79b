/** Names of sizes, and the words that say them in English, German, French, Spanish, Italian and Dutch, in lower case. */
const WORDS: Record<string, string> = {
  height:
    'height heights high tall ht hgt hoch höhe hoehe gesamthöhe haut haute hauteur alto alta altura alt altezza hoogte hoog',
  width:
    'width widths wide broad breadth wd breit breite gesamtbreite large largeur larg ancho ancha anchura larghezza breedte breed across',
  depth:
    'depth depths deep tief tiefe profond profondeur prof pr profundo profunda fondo profundidad profondità diepte diep',
  length:
    'length lengths long lg lang länge laenge longueur longue largo larga longitud lunghezza lungo lunga lengte gesamtlänge tl',
  diameter:
    'diameter diameters diam dia ø ⌀ ∅ od durchmesser durchm außendurchmesser diamètre diámetro diametro doorsnede middellijn dbh',
  'inner diameter': 'id innendurchmesser',
  thickness: 'thickness thick thk dick dicke stärke épais épaisse épaisseur ép grosor espesor spessore dikte dik',
  circumference: 'circumference circ girth umfang circonférence circunferencia circonferenza omtrek',
  wingspan: 'wingspan wingspread spannweite envergure envergadura',
  radius: 'radius rayon radio raggio',
  diagonal: 'diagonal diagonally diagonale',
  wheelbase: 'wheelbase radstand empattement',
  'snout-vent length': 'svl',
  inseam: 'inseam',
  chest: 'chest bust',
  waist: 'waist',
  sleeve: 'sleeve',
  perimeter: 'perimeter',
};

const NAME_OF = new Map<string, string>(
  Object.entries(WORDS).flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)),
);

export const nameOf = (lower: string): string | undefined => NAME_OF.get(lower);

/** Words that do not stand before a size to name it: `high` in `high 5 cm` is none, `H` and `height` are. */
export const ONLY_BEHIND = new Set([
  'high',
  'tall',
  'wide',
  'deep',
  'long',
  'thick',
  'broad',
  'across',
  'large',
  'diagonally',
]);

/** Words between a unit and its name: `inches in overall length`, `cm de haut`, `cm di altezza`. */
export const BEFORE_NAME = new Set([
  'in',
  'of',
  'overall',
  'total',
  'de',
  'di',
  'en',
  'im',
  'der',
  'maximum',
  'max',
  'outside',
  'inside',
  'outer',
  'inner',
  'van',
]);

/** Words and marks between a name and its number: `height of about`, `Höhe: ca.`, `L =`. */
export const BEHIND_NAME = new Set(
  (
    'of is are was adjusts adjustable extends ranges varies were a an the : = - – — . , ( ) about approximately approx around roughly circa ca c env environ etwa ungefähr rund aprox ' +
    'aproximadamente ongeveer ~ ≈ from between max maximum min minimum overall total de von di van est ist es è up to at least most measures measuring | \t'
  ).split(' '),
);

/**
 * Letters of a chain: what they name follows from the letters beside them (`B` is never in English, `P` is profondeur), those of the chain and those `near`
 * it that label other sizes of the line.
 */
export function namesOfLetters(letters: readonly string[], near: readonly string[] = []): (string | null)[] {
  const lower = letters.map((letter) => letter.toLowerCase());
  const all = [...letters, ...near];
  const has = (letter: string): boolean => all.some((each) => each.toLowerCase() === letter);
  const isFrench = has('p') || (all.includes('L') && all.includes('l'));
  return letters.map((letter, at) => {
    const low = lower[at]!;
    const word = nameOf(low);
    if (word) return word;
    if (low === 'h') return 'height';
    if (low === 'w' || low === 'b') return 'width';
    if (low === 'p') return has('h') || has('l') ? 'depth' : null;
    if (low === 'l') return isFrench && (letter === 'l' || !all.includes('l')) ? 'width' : 'length';
    if (low === 't') return has('h') && has('b') ? 'depth' : has('w') || has('l') ? 'thickness' : null;
    if (low === 'd') return has('w') || has('b') || (has('l') && has('h')) ? 'depth' : null;
    return null;
  });
}

export const isLetter = (lower: string): boolean => /^[hwdlbtp]$/.test(lower);
