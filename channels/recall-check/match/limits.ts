import { cueList } from '../../reading/cue-list.ts';
import { type Count, readNumbered } from '../brief/counts.ts';
import { MODEL_NAMES, readNamedCodes } from '../brief/read-codes.ts';
import { citePart } from '../sources/answer.ts';
import type { Cited } from '../sources/answer.ts';
import type { RecallRecord } from '../sources/record.ts';
import {
  lotsNamed,
  lotsOfModels,
  lotsOfWholeSentences,
  modelsOfOnly,
  rangesOfWholeSentences,
  wholeSentences,
} from './closed-lots.ts';
import { readCodeRanges } from './compare-code.ts';
import type { CodeRange } from './compare-code.ts';
import type { Entry } from './entry.ts';
import { readStatedSizes } from './sizes.ts';
import type { StatedSizes } from './sizes.ts';
import { statedMonths } from '../brief/stamped-dates.ts';
import { readDays } from '../../../evidence/read-date.ts';

/** ISO days, both included. */
export interface Period {
  from: string;
  to: string;
}

/** To which lots, models, sizes and dates a recall is limited, as far as its text says. Empty lists: it does not say. */
export interface Limits {
  lots: string[];
  /** Those of sentences that name all that there are, also where the text is cut further on. */
  closedLots: string[];
  /** Those that are named of some models alone. */
  modelLots: { sentence: string; lots: string[] }[];
  /** Runs of them of which a sentence says that no others are recalled. */
  closedRanges: CodeRange[];
  /** Runs of lots or codes of which all are recalled. */
  lotRanges: CodeRange[];
  models: string[];
  /** Those of sentences that say that no others are recalled. */
  onlyModels: string[];
  /** Those by which its title calls what is recalled. */
  titleModels: string[];
  stated: StatedSizes;
  /** ISO days printed on the recalled product. */
  days: string[];
  periods: Period[];
  /** Those that hold for all that is recalled: of a text that is cut, those of whole sentences that say what it is about. */
  boundPeriods: Period[];
  /** Of sentences that say that only these are recalled: "Only “Stage 1” …". */
  onlyCounts: Count[];
  /** When the recalled ones were installed. */
  installed: Period[];
  hasSerials: boolean;
  /** Words such as "only … are included" leave some out. */
  isOnly: boolean;
  /** Models are limited by words such as "only" or "involves models …", not merely mentioned. */
  isByModel: boolean;
  /** The text is cut or says that every lot is recalled. */
  isCut: boolean;
  isAllLots: boolean;
  /** The passage that says so, to be shown. */
  passage: Cited | null;
}

export function readLimits(record: RecallRecord, { texts, details }: Entry): Limits {
  const { source } = record;
  const text = details.map((cited) => cited.text).join('\n');
  const dated = /\b(?:by|before|exp\w*|dates?)\b/i.test(text) ? text.replace(STAMP, '$1/$2/$3') : text;
  const isFda = source === 'openFDA' || source === 'FDA iRES';
  const isAllLots =
    /\ball\s+(?:of\s+the\s+)?(?:lots?|codes?|lot\s+codes?|batch(?:es)?|dates?|expir\w+\s+dates?|products?\s+within)/i.test(
      text,
    );
  const named = lotsNamed(text);
  const ranges = readNamedRanges(text);
  const lots = isAllLots ? [] : isFda ? [...new Set([...named, ...bareTokens(text)])] : named;
  const models = [
    ...new Set([
      ...readNamedCodes([...texts, ...details].map((cited) => cited.text).join('\n'), MODEL_NAMES).codes,
      ...(/\bmodels?\b|\bitem\b|\bstyle\b|\bSKU\b/i.test(text) && !isFda ? mixedTokens(text) : []),
    ]),
  ];
  const titleModels = modelsInTitle(record);
  const isCut = /(?:…|\.\.\.)\s*$/.test(text.trim());
  const periods = [...periodsOfMaking(dated), ...monthPeriods(text)];
  const limits = {
    lots,
    closedLots: isCut ? lotsOfWholeSentences(text) : lots,
    modelLots: isCut ? lotsOfModels(text) : [],
    closedRanges: isAllLots ? [] : rangesOfWholeSentences(text),
    titleModels,
    onlyModels: modelsOfOnly(text),
    lotRanges: isAllLots ? [] : ranges.filter(({ label }) => label === 'lot'),
    models,
    stated: readStatedSizes(text),
    days: readDays(dated).map(({ iso }) => iso),
    periods,
    boundPeriods: isCut ? wholeSentences(dated).filter(isOfAll).flatMap(periodsOfMaking) : periods,
    onlyCounts: wholeSentences(text)
      .filter((sentence) => ONLY.test(sentence))
      .flatMap(readNumbered),
    installed: readPeriods(dated, (before) => INSTALLED.test(before)),
    hasSerials:
      ranges.some(({ label }) => label === 'serial') ||
      (/\bserial\s+(?:numbers?|nos?\.?|codes?)\b/i.test(text) &&
        /\bserial[^.]{0,120}\b(?:between|range|through|begin|start|less|lower|below|earlier|higher|above|greater|later|ending|from|follow|:|\d+ to [A-Z\d])/i.test(
          text,
        )) ||
      CUT_AT_SERIALS.test(text.trim()),
    isOnly: ONLY.test(text) || /\b(?:involves|includes|affects) certain\b/i.test(text),
    isByModel: BY_MODEL.test(text) || titleModels.length > 0 || (isCut && CUT_AT_MODELS.test(text.trim())),
    isCut,
    isAllLots,
  };
  return { ...limits, passage: passageOf(details, isFda) };
}

/** "This recall involves …", "They were made …": it speaks of all that is recalled, and not of one of them. */
const isOfAll = (sentence: string): boolean =>
  /\brecall (?:involves|includes|affects|covers|is about|is for)\b|\bonly\b|^(?:They|These|All|The recalled|The affected)\b/.test(
    sentence,
  );
/** "3-14-36", as days are stamped on packages. */
const STAMP = /(?<![\w/.-])(\d{1,2})-(\d{1,2})-(\d{2})(?![\w/-])/g;

/** Letters and then figures, as models are called; no measure and no technique. */
const MODEL =
  /(?<![\p{L}\d])(?!(?:MP[34]|CO2|H2O|B12|K9|USB\d|PS\d)(?![\p{L}\d]))[A-Z]{1,5}-?\d{1,5}[A-Z]{0,3}(?![\p{L}\d-])/gu;

/** The models by which title or product name of a recall of CPSC call what is recalled: "VH2 Whole Room Heaters". */
function modelsInTitle({ source, context, component }: RecallRecord): string[] {
  if (source !== 'CPSC') return [];
  const text = [context[0]?.text, component?.text].join('\n');
  return [...new Set(Array.from(text.matchAll(MODEL), ([model]) => model))];
}

/** What tells products apart that are in a recall and that are not. */
export type Limit =
  | 'lot or batch codes'
  | 'model numbers'
  | 'serial numbers'
  | 'dates of manufacture'
  | 'dates on the package'
  | 'the size'
  | 'what it says of those included';

/** By what a product that matches by name may still be outside the recall. */
export function openLimits(limits: Limits): Limit[] {
  const open: Limit[] = [];
  if (limits.lots.length + limits.lotRanges.length > 0) open.push('lot or batch codes');
  if (limits.isByModel) open.push('model numbers');
  if (limits.hasSerials) open.push('serial numbers');
  if (limits.periods.length > 0) open.push('dates of manufacture');
  else if (limits.lots.length === 0 && limits.days.length > 0 && !limits.isAllLots) open.push('dates on the package');
  if (isLimiting(limits.stated)) open.push('the size');
  return open.length === 0 && limits.isOnly ? ['what it says of those included'] : open;
}

/** Runs of codes by what the nearest name before them calls them; those that nothing names limit nothing. */
function readNamedRanges(text: string): (CodeRange & { label: 'lot' | 'serial' | 'other' })[] {
  return readCodeRanges(text).flatMap((range) => {
    const before = text.slice(Math.max(0, range.start - NAME_REACH), range.start);
    const [name] = (before.match(CODE_NAME) ?? []).slice(-1);
    if (name === undefined) return [];
    const label = /^serial|^s\/n/i.test(name)
      ? 'serial'
      : /^(?:model|item|style|sku|part|product)/i.test(name)
        ? 'other'
        : 'lot';
    return [{ ...range, label }];
  });
}

const NAME_REACH = 120;
const CODE_NAME = /\b(?:models?|items?|style|sku|parts?|product\s+codes?|serials?|s\/n|lots?|batch(?:es)?|codes?)\b/gi;

const BY_MODEL = cueList(
  String.raw`
  \b(?:only|involves|includes?|including|with|bearing|affects?|covers?|of|for)\s+(?:the\s+)?(?:following\s+)?(?:\w+\s+){0,3}?models?(?:\s+(?:numbers?|nos?\.?|#))?:?\s+[A-Z0-9-]*\d
  \bmodels?(?:\s+(?:numbers?|nos?\.?))?:?\s+[A-Z0-9./-]*\d[A-Z0-9./-]*\s*(?:,|and\b|or\b|&)\s*[A-Z0-9./-]*\d
  \bfollowing model (?:numbers? )?(?:are|is) (?:included|recalled|affected|part)|\binvolves \d{1,3} models\b|\bdepending on the (?:serial|model) number
`,
);

/** What is cut where it begins to name models. */
const CUT_AT_MODELS = /\.\s+(?:The )?(?:following )?Mode(?:l|ls|l numbers?)?[^.]{0,40}(?:…|\.\.\.)$/;

/** What is cut where it begins to name serial numbers. */
const CUT_AT_SERIALS = /\bserial (?:numbers?|nos?\.?):? [A-Z\d-]{0,20}\d[A-Z\d-]{0,20}(?:…|\.\.\.)$/i;

const ONLY = /\bonly\b[^.]{0,80}\b(?:are|is)\s+(?:included|(?:being\s+)?recalled|affected|subject|part)/i;

/** Words about lots and dates that limit a recall. */
const LIMITING = cueList(
  String.raw`
  \b(?:only\b|lots?\b|batch|date\s+codes?|serial\s+(?:number|no)|models?\b|manufactured\s+(?:between|from|in|before|after|prior)|produced\s+(?:between|from|on|in)|best\s+by|use\s+by|sell\s+by|expir)
`,
);

function passageOf(details: Cited[], isFda: boolean): Cited | null {
  const [first] = details;
  if (!first) return null;
  if (isFda)
    return first.text.length <= 300
      ? first
      : citePart(first, 0, first.text.lastIndexOf(' ', 300) > 0 ? first.text.lastIndexOf(' ', 300) : 300);
  const found: { cited: Cited; score: number }[] = [];
  for (const cited of details) {
    for (const hit of cited.text.matchAll(/[^\n]+?(?:[.!?](?=\s+[A-Z“"])|(?=\n|$))/g)) {
      if (!LIMITING.test(hit[0]) || hit[0].trim().length > 400) continue;
      const score =
        (ONLY.test(hit[0]) ? 3 : 0) +
        (/\d{2}/.test(hit[0]) ? 2 : 0) +
        (/\b(?:printed|located|found|is on|are on)\b/i.test(hit[0]) ? -1 : 0);
      found.push({ cited: citePart(cited, hit.index, hit.index + hit[0].length), score });
    }
  }
  return found.toSorted((a, b) => b.score - a.score)[0]?.cited ?? null;
}

/** Tokens of a code list that are no UPC, no date and no plain word. */
function bareTokens(text: string): string[] {
  const withoutDates = text.replace(
    /\b\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}\b|\b\d{1,2}[\s-][A-Z]{3,9}[\s-]\d{2,4}\b|\b[A-Z]{3,9}\s+\d{1,2},?\s+\d{4}\b|\b\d{1,2}\/\d{2,4}\b/gi,
    ' ',
  );
  const tokens = withoutDates.match(/(?<![\p{L}\d])(?=[\p{L}\d/-]*\d)[A-Z0-9][A-Z0-9/-]{3,}(?![\p{L}\d])/giu) ?? [];
  return tokens.filter(
    (token) =>
      !/^\d{11,14}$/.test(token) &&
      !/^(?:19|20)\d{2}$/.test(token) &&
      !/^\d{1,5}-?(?:count|ct|oz|g|lb|ml|mg|kg)$/i.test(token),
  );
}

/** Tokens of letters and digits together, as model numbers are. */
function mixedTokens(text: string): string[] {
  return (
    text.match(/(?<![\p{L}\d])(?=[A-Z0-9-]*\d)(?=[A-Z0-9-]*[A-Z])[A-Z0-9][A-Z0-9-]{3,}(?![\p{L}\d])/gu) ?? []
  ).filter((token) => !/^\d+-(?:[A-Z]+)$/.test(token));
}

/** One size, or a run of them: of a product that is listed in each of its sizes none is left out. */
const isLimiting = ({ sizes }: StatedSizes): boolean =>
  new Set(sizes.map(({ from }) => from)).size === 1 || sizes.some(({ from, to }) => from !== to);

/** Between these days it was handed on, whenever it was made: "sold …", and not "sold in many styles with manufacturing dates …". */
const HANDED_ON =
  /\b(?:sold|available|distributed|stores?|online|shipped|installed)\b(?:(?!\b(?:manufactur|made|produced|built|dates? of))[^.])*$/i;
const INSTALLED = /\binstalled\b[^.]*$/i;

/** A single month of manufacture: "manufacture date 201610". */
const monthPeriods = (text: string): Period[] =>
  statedMonths(text).map((month) => ({ from: `${month}-01`, to: `${month}-31` }));

/** When what a text speaks of was made. */
export const periodsOfMaking = (text: string): Period[] => readPeriods(text, (before) => !HANDED_ON.test(before));

/** The periods before which stand words of one sort. */
function readPeriods(text: string, isMeant: (before: string) => boolean): Period[] {
  const pattern =
    /\b(?:between|from)\s+([A-Za-z0-9,./ ]{2,24}?\d{4}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4})\s*,?\s+(?:and|through|to|until|thru)\s+([A-Za-z0-9,./ ]{2,24}?\d{4}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4})/g;
  return [...text.matchAll(pattern), ...text.matchAll(DAYS), ...text.matchAll(MONTHS)].flatMap((hit) => {
    const before = text.slice(Math.max(0, hit.index - 60), hit.index);
    if (!isMeant(before)) return [];
    const from = firstDay(hit[1] ?? '');
    const to = firstDay(hit[2] ?? '');
    if (from && to && from.iso <= to.iso) return [{ from: from.iso, to: to.iso }];
    const [first, last] = [monthOf(hit[1] ?? ''), monthOf(hit[2] ?? '')];
    return first && last && first <= last ? [{ from: `${first}-01`, to: `${last}-31` }] : [];
  });
}

/** "3/15/25 through 4/12/25", "2031-08-01 to 2031-12-31", "01 AUG 2031 – 31 DEC 2031", after words such as "sell by dates". */
const DAY = String.raw`(\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2}|[A-Z][A-Za-z]{2,8}\.? \d{1,2}, ?\d{4}|\d{1,2}[ -][A-Z][A-Za-z]{2,8}[ -]\d{4})`;
const DAYS = new RegExp(
  String.raw`(?<![\d/.-])${DAY}\s*(?:,?\s*(?:through|thru|to|until)\s+|\s*[–-]\s*)${DAY}(?![\d/-])`,
  'g',
);

/** "06/2031 - 11/2033" in a table. */
const MONTHS = /(?<![\d/.-])(\d{1,2}\/\d{4})\s?(?:-|–|through|thru|to)\s?(\d{1,2}\/\d{4})(?![\d/])/g;

/** Month first, as these agencies write. */
const firstDay = (text: string): ReturnType<typeof readDays>[number] | undefined => {
  const days = readDays(text);
  return days.find(({ order }) => order !== 'day-first') ?? days[0];
};

/** "01/2023" or "January 2023". */
function monthOf(text: string): string | null {
  const [, number = '', yearOf = ''] = /(?<!\d)(\d{1,2})[/.-](\d{4})/.exec(text) ?? [];
  if (Number(number) >= 1 && Number(number) <= 12) return `${yearOf}-${number.padStart(2, '0')}`;
  const [, name = '', year = ''] = /([A-Za-z]{3})[a-z]*\.?\s+(\d{4})/.exec(text) ?? [];
  const month = 'janfebmaraprmayjunjulaugsepoctnovdec'.indexOf(name.toLowerCase()) / 3;
  return name !== '' && Number.isInteger(month) && month >= 0 ? `${year}-${String(month + 1).padStart(2, '0')}` : null;
}
