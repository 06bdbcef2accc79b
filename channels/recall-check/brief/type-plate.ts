import { anyPhrase } from '../../reading/word-lists.ts';

/** Begin lines of type plates and stickers that say nothing of which one it is. */
const MARKS =
  'made in,do not use after,not for use after,conforms to,complies with,meets,certified,ce,ul listed,fcc id,distributed by,imported by,designed in,assembled in,hecho en,fabriqué en,ne pas utiliser après,nicht verwenden nach';
const MARK = new RegExp(`^(?:${anyPhrase(MARKS)})(?![\\p{L}\\d])`, 'iu');
/** Begin lines that hold a code or a day. */
const FIELDS =
  'model,model no,model no.,model number,mod,mod.,type,item,item no,item no.,part no,part no.,serial,serial no,serial no.,serial number,s/n,sn,lot,lot no,lot no.,batch,date code,date of manufacture,manufacture date,manufactured on,mfg date,mfd,ref,sku,upc';
const FIELD = new RegExp(`^(?:${anyPhrase(FIELDS)})(?![\\p{L}])[\\s:#=.]*(?=[^\\n]*\\d)`, 'iu');
/** Belong to the name of a firm and to no thing. */
const FIRM = /[\s,]+(?:inc|ltd|llc|co|corp|gmbh|s\.?a|ag|bv|oy|ab|products|company)\.?(?=[\s,]|$)/giu;
const MOST_NAMES = 3;

/**
 * The item of a type plate or sticker that was copied line by line: its names in one line, its codes and days behind. Null where the text is
 * none: one has a line that only plates have, at least two different fields of a code or day, each once, and few names.
 */
export function readTypePlate(text: string): string | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^\([^()]*\)$/.test(line));
  const fields = lines.flatMap((line) => FIELD.exec(line)?.[0].toLowerCase().trim() ?? []);
  const names = lines.filter((line) => !FIELD.test(line) && !MARK.test(line));
  const isPlate =
    lines.some((line) => MARK.test(line)) &&
    fields.length > 1 &&
    new Set(fields).size === fields.length &&
    names.length > 0 &&
    names.length <= MOST_NAMES &&
    names.every((line) => line.length < 60 && !/[?!;]/.test(line));
  if (!isPlate) return null;
  const name = names.map((line) => line.replace(FIRM, '').replace(/[\s.,:]+$/, '')).join(' ');
  return [name, ...lines.filter((line) => FIELD.test(line))].join(', ');
}
