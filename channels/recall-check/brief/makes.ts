import { foldWord } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';

/** A vehicle's make at the start of a text, as NHTSA writes it, and what comes after it; null where none is known. */
export function takeMake(text: string): { make: string; rest: string } | null {
  const hit = MAKE_AT_START.exec(text);
  if (!hit) return null;
  const make = MAKES.get(keyOf(hit[0]));
  if (make === undefined) return null;
  // "Range Rover" names its maker and is a model too.
  const isModel = /^range/i.test(hit[0]);
  return {
    make,
    rest: text.slice(isModel ? 0 : make === 'SEAT' ? make.length : hit[0].length).replace(/^[\s,:-]+/, ''),
  };
}

/** Where in a text a make stands, as whole words; -1 for nowhere. */
export function findMake(text: string): number {
  const hit = MAKE_ANYWHERE.exec(text);
  return hit ? hit.index : -1;
}

/** A make that follows a model year directly (`2019 Ford`): where the make stands; -1 for nowhere. */
export function findDatedMake(text: string): number {
  const hit = DATED_MAKE.exec(text);
  return hit ? hit.index + hit[0].length : -1;
}

/** A word beside a model year that is a make but for a slip of the pen, and that make; null for none. */
export function findMisspeltMake(text: string): { written: string; make: string } | null {
  for (const hit of text.matchAll(BESIDE_YEAR)) {
    const written = hit[1] ?? hit[2] ?? '';
    const key = written.toLowerCase();
    if (kindsOf(foldWord(key)).size > 0 || MAKES.has(key)) continue;
    const name = [...MAKES.keys()].find((make) => make.length > 4 && isSlip(key, make));
    const make = name === undefined ? undefined : MAKES.get(name);
    if (make !== undefined) return { written, make };
  }
  return null;
}

/** One letter more, less, other or swapped. */
function isSlip(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [left, right] = [one.slice(start), other.slice(start)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}

const keyOf = (text: string): string => text.toLowerCase().replace(/[\s-]+/g, ' ');

/** Make as NHTSA writes it, then other names for it. */
const NAMES = `ACURA|AIRSTREAM|APRILIA|ALFA ROMEO|ASTON MARTIN|AUDI|BENTLEY|BLUE BIRD|BMW,BIMMER,BEEMER,BEAMER|BOBCAT TRAILERS|BUELL|BUICK|CADILLAC,CADDY|CAN-AM|CHEVROLET,CHEVY,CHEVIE|CHRYSLER|COACHMEN|CRUISER RV|DAEWOO|DODGE|DUCATI|DUTCHMEN|EAGLE|ENTEGRA,ENTEGRA COACH|FERRARI|FIAT|FISKER|FLEETWOOD|FORD|FOREST RIVER|FREIGHTLINER|GENESIS|GEO|GILLIG|GMC|GRAND DESIGN|GREAT DANE|GULF STREAM|HARLEY-DAVIDSON,HARLEY|HEARTLAND|HINO|HOLIDAY RAMBLER|HONDA|HUMMER|HUSQVARNA|HYUNDAI|IC BUS|INDIAN|INEOS|INFINITI|INTERNATIONAL|ISUZU|JAGUAR,JAG|JAYCO|JEEP|KARMA|KAWASAKI|KENWORTH|KEYSTONE|KIA|KTM|KYMCO|LAMBORGHINI|LAND ROVER,LANDROVER,RANGE ROVER|LEXUS|LINCOLN|LOTUS|LUCID|MACK|MASERATI|MAYBACH|MAZDA|MCLAREN|MERCEDES-BENZ,MERCEDES,MERC,BENZ|MERCURY|MINI|MITSUBISHI,MITSU|MITSUBISHI FUSO|MOTO GUZZI|MV AGUSTA|NAVISTAR|NEWMAR|NEW FLYER|NISSAN|NOVA BUS|OLDSMOBILE|OSHKOSH|PETERBILT|PIAGGIO|PLYMOUTH|POLARIS|POLESTAR|PONTIAC|PORSCHE|PREVOST|RAM|RIVIAN|ROADTREK|ROLLS-ROYCE|ROYAL ENFIELD|SAAB|SATURN|SCION|SMART|SPARTAN|STERLING|SUBARU,SUBIE|SUZUKI|TESLA|THOMAS BUILT|THOR,THOR MOTOR COACH|TIFFIN|TOYOTA,YOTA|TRIUMPH|VAN HOOL|VESPA|VINFAST|VOLKSWAGEN,VW,VDUB|VOLVO|WESTERN STAR|WINNEBAGO|WORKHORSE|YAMAHA|ZERO`;

/** Makes of which none or hardly any were sold in the United States since 1990, whose recalls NHTSA does not hold. */
const ABROAD =
  'ALPINE RENAULT|BYD|CITROEN,CITROËN|CUPRA|DACIA|DAIHATSU|DS AUTOMOBILES|IVECO|LANCIA|MAN TGE|OPEL|PEUGEOT|RENAULT|SCANIA|SKODA,ŠKODA|SSANGYONG|VAUXHALL';
/** A word that is a make only before its models. */
const SEATS = 'ibiza,leon,león,ateca,arona,alhambra,altea,tarraco,toledo,mii,cordoba,córdoba,exeo';

/** Whether NHTSA has no recalls of that make because it was not sold in the United States. */
export const isSoldAbroad = (make: string): boolean => SOLD_ABROAD.has(make);
const SOLD_ABROAD = new Set(['SEAT', ...ABROAD.split('|').map((entry) => entry.split(',')[0] ?? '')]);

const MAKES = new Map(
  [
    NAMES,
    ABROAD,
    `SEAT,${SEATS.split(',')
      .map((model) => `SEAT ${model.toUpperCase()}`)
      .join(',')}`,
  ]
    .join('|')
    .split('|')
    .flatMap((entry) => {
      const [make = '', ...others] = entry.split(',');
      return (make === 'SEAT' ? others : [make, ...others]).map((name) => [keyOf(name), make] as const);
    }),
);
const ANY = [...MAKES.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replaceAll(' ', '[\\s-]+'))
  .join('|');
const MAKE_AT_START = new RegExp(`^(?:${ANY})(?![\\p{L}\\d])`, 'iu');
const MAKE_ANYWHERE = new RegExp(`(?<![\\p{L}\\d])(?:${ANY})(?![\\p{L}\\d])`, 'iu');
const DATED_MAKE = new RegExp(
  `(?<![\\p{L}\\d/.-])(?:19[5-9]\\d|20[0-4]\\d)['’]?\\s+(?=(?:${ANY})(?![\\p{L}\\d]))`,
  'iu',
);
const BESIDE_YEAR =
  /(?<![\p{L}\d])(?:19|20)\d{2}\s+(\p{L}{4,})(?![\p{L}\d])|(?<![\p{L}\d])(\p{L}{4,})\s+[\p{L}\d-]+,?\s+\(?(?:19|20)\d{2}(?!\d)/gu;
