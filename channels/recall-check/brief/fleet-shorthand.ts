import { isModelName, makeOfModel } from './models.ts';

/**
 * Makes as fleets and registrations cut them short. Source: the codes of makes of NCIC (four letters), and those that dealers use. What a code of three letters and fewer is a word for,
 * nobody can say: it counts only before a model of that make.
 */
const CODES = `
  ACUR:ACURA BUIC:BUICK CADI:CADILLAC CHEV:CHEVROLET CHRY:CHRYSLER DODG:DODGE FRHT:FREIGHTLINER HOND:HONDA HYUN:HYUNDAI INFI:INFINITI ISUZ:ISUZU JAGU:JAGUAR LEXS:LEXUS LINC:LINCOLN
  LNDR:LAND-ROVER MASE:MASERATI MAZD:MAZDA MERZ:MERCEDES-BENZ MERC:MERCURY MITS:MITSUBISHI NISS:NISSAN PONT:PONTIAC PORS:PORSCHE PTRB:PETERBILT STRN:SATURN SUBA:SUBARU SUZI:SUZUKI
  TESL:TESLA TOYT:TOYOTA TOYO:TOYOTA VOLK:VOLKSWAGEN VLKS:VOLKSWAGEN VOLV:VOLVO BENZ:MERCEDES-BENZ
  MB:MERCEDES-BENZ TOY:TOYOTA CHV:CHEVROLET CHY:CHEVROLET NIS:NISSAN HON:HONDA HYU:HYUNDAI SUB:SUBARU MAZ:MAZDA MIT:MITSUBISHI LEX:LEXUS INF:INFINITI CAD:CADILLAC DOD:DODGE JEE:JEEP
  FRD:FORD VLV:VOLVO AUD:AUDI`;
const MAKE_OF: ReadonlyMap<string, string> = new Map(
  CODES.trim()
    .split(/\s+/)
    .map((entry) => {
      const [code = '', make = ''] = entry.split(':');
      return [code, make] as const;
    }),
);

/** A text with the makes that stand behind a model year written in full: "21 MB C300 4M" is a 2021 Mercedes-Benz C300 4MATIC, "'19 CHEV TAHOE" a 2019 Chevrolet Tahoe. */
export const writeOutMakes = (text: string): string =>
  text
    .replace(DATED, (whole, year: string, code: string, model: string) => {
      const make = MAKE_OF.get(code.toUpperCase());
      if (make === undefined || !(code.length > 3 || isOfMake(model, make))) return whole;
      return `${fullYear(year)} ${make} ${model}`;
    })
    .replace(SHORT_DRIVE, '4MATIC');

const DATED =
  /(?<![\p{L}\d.,/:-])['’‘]?((?:19|20)\d{2}|\d{2})['’]?[ \t]+([A-Za-z]{2,4})\.?[ \t]+([\p{L}\d][\p{L}\d-]*(?:[ \t][\p{L}\d-]+)?)/gu;
/** "GLE 350 4M" */
const SHORT_DRIVE = /(?<=(?<!\p{L})\p{Lu}{1,3} ?\d{2,3} )4M(?=\s|$)/gu;

/** The first word of a model, or the first two. */
function isOfMake(model: string, make: string): boolean {
  const [first = ''] = model.split(/\s/);
  return [model, first].some((name) => isModelName(name) && makeOfModel(name) === make);
}

const fullYear = (year: string): string => (year.length === 4 ? year : `${Number(year) < 50 ? '20' : '19'}${year}`);
