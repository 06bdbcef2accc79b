import { plainTables } from '../../reading/tables/plain-tables.ts';
import { plainJson } from './plain-json.ts';
import { plainPaste } from './plain-paste.ts';

/** The text of a brief as it is shown and as records are looked for in it. */
export const shownBrief = (notes: string): string => plainTables(plainJson(plainPaste(notes).replace(NO_BREAK, ' ')));
const NO_BREAK = /[\u00a0\u202f](?!\d{3}(?!\d))|(?<!\d)[\u00a0\u202f]/g;
