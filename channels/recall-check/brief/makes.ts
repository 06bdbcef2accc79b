/** A vehicle's make at the start of a text, as NHTSA writes it, and what comes after it; null where none is known. */
export function takeMake(text: string): { make: string; rest: string } | null {
  const hit = MAKE_AT_START.exec(text);
  if (!hit) return null;
  const make = MAKES.get(keyOf(hit[0]));
  return make === undefined ? null : { make, rest: text.slice(hit[0].length).replace(/^[\s,:-]+/, '') };
}

/** Where in a text a make stands, as whole words; -1 for nowhere. */
export function findMake(text: string): number {
  const hit = MAKE_ANYWHERE.exec(text);
  return hit ? hit.index : -1;
}

const keyOf = (text: string): string => text.toLowerCase().replace(/[\s-]+/g, ' ');

/** Make as NHTSA writes it, then other names for it. */
const NAMES = `ACURA|ALFA ROMEO|ASTON MARTIN|AUDI|BENTLEY|BLUE BIRD|BMW|BOBCAT TRAILERS|BUELL|BUICK|CADILLAC,CADDY|CAN-AM|CHEVROLET,CHEVY|CHRYSLER|COACHMEN|CRUISER RV|DAEWOO|DODGE|DUCATI|DUTCHMEN|EAGLE|FERRARI|FIAT|FISKER|FLEETWOOD|FORD|FOREST RIVER|FREIGHTLINER|GENESIS|GEO|GILLIG|GMC|GRAND DESIGN|GREAT DANE|GULF STREAM|HARLEY-DAVIDSON,HARLEY|HEARTLAND|HINO|HONDA|HUMMER|HUSQVARNA|HYUNDAI|IC BUS|INDIAN|INEOS|INFINITI|INTERNATIONAL|ISUZU|JAGUAR|JAYCO|JEEP|KARMA|KAWASAKI|KENWORTH|KEYSTONE|KIA|KTM|KYMCO|LAMBORGHINI|LAND ROVER,RANGE ROVER|LEXUS|LINCOLN|LOTUS|LUCID|MACK|MASERATI|MAYBACH|MAZDA|MCLAREN|MERCEDES-BENZ,MERCEDES,BENZ|MERCURY|MINI|MITSUBISHI|MITSUBISHI FUSO|MOTO GUZZI|NEWMAR|NEW FLYER|NISSAN|NOVA BUS|OLDSMOBILE|OSHKOSH|PETERBILT|PIAGGIO|PLYMOUTH|POLARIS|POLESTAR|PONTIAC|PORSCHE|PREVOST|RAM|RIVIAN|ROLLS-ROYCE|ROYAL ENFIELD|SAAB|SATURN|SCION|SMART|SPARTAN|STERLING|SUBARU|SUZUKI|TESLA|THOMAS BUILT|THOR,THOR MOTOR COACH|TIFFIN|TOYOTA|TRIUMPH|VESPA|VINFAST|VOLKSWAGEN,VW|VOLVO|WESTERN STAR|WINNEBAGO|YAMAHA|ZERO`;

const MAKES = new Map(
  NAMES.split('|').flatMap((entry) => {
    const [make = '', ...others] = entry.split(',');
    return [make, ...others].map((name) => [keyOf(name), make] as const);
  }),
);
const ANY = [...MAKES.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replaceAll(' ', '[\\s-]+'))
  .join('|');
const MAKE_AT_START = new RegExp(`^(?:${ANY})(?![\\p{L}\\d])`, 'iu');
const MAKE_ANYWHERE = new RegExp(`(?<![\\p{L}\\d])(?:${ANY})(?![\\p{L}\\d])`, 'iu');
