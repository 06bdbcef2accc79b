import { anyPhrase } from '../../reading/word-lists.ts';
import { romanValue } from './list-marks.ts';

const MARKER =
  /^[ \t]*(?:\(?\d{1,3}[.):]\)?|\d{1,3}\s+[-–—]|#\d{1,3}[.):]?|[-*•–—▪◦·](?:[ \t]+\[[ x]\])?|\[[ x]\]|item\s+\d{1,3}\s*[.):-]?|\(?[a-z][.)])[ \t]+(?=\S)/i;

/** Marked lines; an unmarked line that follows one directly goes on with it. Text before the first entry introduces the list. */
export function listEntries(text: string): string[] | null {
  const all = text.split('\n');
  const marked = all.filter((line) => MARKER.test(line));
  if (marked.length === 1 && inlineEntries(text)) return null;
  if (marked.length === 0 || (marked.length === 1 && all.filter((line) => line.trim()).length > 2)) return null;
  const entries: string[] = [];
  let indent = Infinity;
  for (const line of all) {
    if (MARKER.test(line)) {
      entries.push(line.replace(MARKER, '').trim());
      indent = indentOf(line);
    } else if (line.trim() === '') indent = Infinity;
    else if (indentOf(line) > indent) entries.push(`${entries.pop() ?? ''}, ${line.trim()}`);
    else indent = Infinity;
  }
  return entries;
}

const indentOf = (line: string): number => /^\s*/.exec(line)?.[0].length ?? 0;

/** The lines that are in none of the entries. */
export function besideList(text: string, entries: readonly string[]): string {
  const held = entries.join('\n').replace(/\s+/g, ' ');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !held.includes(line.replace(MARKER, '').trim().replace(/\s+/g, ' ')))
    .join('\n');
}

/** `1) … 2) … 3) …`, `1. … 2. …`, `#1 … #2 …` or `a) … b) …` in one line, counting from the first. */
export function inlineEntries(text: string): string[] | null {
  return (
    entriesBehind(text, /(?<=^|\s)\(?(\d{1,2})[.)]\s+(?=\S)/g, Number) ??
    entriesBehind(text, /(?<=^|\s)#(\d{1,2})[.):]?\s+(?=\S)/g, Number) ??
    entriesBehind(
      text,
      /(?<=^|\s)(?:vehicle|car|truck|item|product|device) #?(\d{1,2})\b[:.)]?\s+(?:is\s+)?(?!(?:was|were|had|has|did|and|or|then|hit|ran|came|went)\b)(?=\S)/gi,
      Number,
    ) ??
    entriesBehind(text, /(?<=^|\s)\(?([a-z])\)\s+(?=\S)/gi, (mark) => mark.toLowerCase().charCodeAt(0) - 96) ??
    entriesBehind(text, /(?<=^|[\s,;])\[(\d{1,2})\]\s*(?=\S)/g, Number) ??
    entriesBehind(text, /(?<=^|\s)\(?([ivxl]{1,6})[.)]\s+(?=\S)/gi, romanValue)
  );
}

function entriesBehind(text: string, pattern: RegExp, place: (mark: string) => number): string[] | null {
  const marks = Array.from(text.matchAll(pattern));
  const run = marks.filter((mark, index) => place(mark[1] ?? '') === index + 1);
  if (run.length < 2 || run.length !== marks.length) return null;
  // What stands on lines of its own below the last of them is no more of it.
  const [first, last] = [run[0]?.index ?? 0, run.at(-1)?.index ?? 0];
  const line = text.indexOf('\n', last);
  const end = line < 0 || text.slice(first, last).includes('\n') ? text.length : line;
  return run.map((mark, index) =>
    text.slice(mark.index + mark[0].length, run[index + 1]?.index ?? end).replace(/[\s,;]+(?:and)?\s*$/, ''),
  );
}

/** Names of fields, as forms and specification sheets have them. */
const FIELDS = `brand,maker,manufacturer,product,product name,name,item,model,model no,model no.,model number,model year,upc,ean,gtin,lot,lot no,lot no.,lot number,lot code,batch,size,vin,
  make,year,serial,serial no,serial no.,serial number,date,best by,exp,exp date,expiration,expiration date,color,colour,flavor,flavour,bought,bought in,bought at,bought from,state,store,
  weight,quantity,dated,date of purchase,purchased,purchased at,purchased from,purchase date,purchased on,bought on,retailer,sold at,where bought,when bought`;
const LABEL = new RegExp(`^\\s*(?:${anyPhrase(FIELDS)})\\s*[:=]\\s*\\S`, 'i');

/** Blocks of `name: value` lines: one item each, parted by blank lines or by a label that comes again. */
export function labelledBlocks(text: string): string[] | null {
  const all = text.split('\n');
  if (all.filter((line) => LABEL.test(line)).length < 2) return null;
  const blocks: { labels: Set<string>; values: string[] }[] = [{ labels: new Set(), values: [] }];
  for (const line of all) {
    const [, label = '', value = ''] = /^\s*([^:=]+?)\s*[:=]\s*(.+)$/.exec(line) ?? [];
    const key = label.toLowerCase();
    const block = blocks.at(-1);
    if (line.trim() === '' || (LABEL.test(line) && block?.labels.has(key)))
      blocks.push({ labels: new Set(), values: [] });
    if (!LABEL.test(line)) continue;
    blocks.at(-1)?.labels.add(key);
    blocks
      .at(-1)
      ?.values.push(
        /^(?:brand|maker|manufacturer|product|product name|name|item|make|year|model year|colou?r|flavou?r|weight)$/.test(
          key,
        )
          ? value.trim()
          : `, ${labelWords(key)} ${value.trim()}`,
      );
  }
  return blocks
    .filter(({ values }) => values.length > 0)
    .map(({ values }) => values.join(' ').replace(/^, /, '').replaceAll(' , ', ', '));
}

/** The lines of such a text that are no field of a block. */
export const besideBlocks = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !LABEL.test(line))
    .join('\n');

function labelWords(key: string): string {
  if (
    /^(?:state|store|retailer|bought .*|purchased.*|purchase date|date of purchase|sold at|w(?:here|hen) bought)$/.test(
      key,
    )
  )
    return 'bought in';
  if (key.startsWith('date')) return 'dated';
  return key;
}
