import { applyCorrections } from '../../reading/corrections.ts';
import { tableOfJson } from '../../reading/layouts/json-table.ts';
import { plainBlanks, plainBrief } from '../../reading/plain-brief.ts';
import { cueList } from '../../reading/cue-list.ts';
import { BELOW_HUNDRED, parseCountWord } from '../../reading/count-words.ts';
import { numberWords, parseNumberWord } from '../../reading/number-words.ts';
import { anyPhrase } from '../../reading/word-lists.ts';
import { nameElements } from '../identifiers/element-strings.ts';
import { vinShape } from '../identifiers/vin.ts';
import { nameDates } from './name-dates.ts';
import { joinNames } from './joined-names.ts';
import { writeOutShort } from './short-forms.ts';
import { joinQuotedNames } from './quoted-names.ts';
import { nameLabels } from './name-labels.ts';
import { writeOutMakes } from './fleet-shorthand.ts';
import { asList, isCountedList } from './paste-forms.ts';
import { putNamesRight } from './names-put-right.ts';
import { withoutPartsGone } from './parts-gone.ts';
import { putValuesRight } from './values-put-right.ts';
import { withoutSigned } from './signatures.ts';
import { withoutOtherColumns } from './marked-columns.ts';
import { withoutSoldWith } from './sold-with.ts';
import { withoutTitle } from './titles.ts';
import { withoutWavedOff } from './waved-off.ts';
import { joinSpelled, writeMarks } from './spoken-marks.ts';
import { mendScanned } from './scanned-text.ts';
import { listVehicleForms } from './vehicle-forms.ts';
import { writeOutYears } from './written-years.ts';

/** A brief as its readers take it: plain lines without tags, years in figures, identification numbers whole, no line too long to read. */
export function prepareText(brief: string): string {
  const plain = withoutOtherColumns(withoutTags(plainBlanks(brief)).normalize('NFC')).trim();
  return [
    tableOfJson,
    withoutQuoteMarks,
    withoutLeaders,
    withoutPlants,
    withoutTitle,
    withoutSigned,
    putValuesRight,
    putNamesRight,
    withoutPartsGone,
    withoutSoldWith,
    withoutWavedOff,
    joinQuotedNames,
    joinNames,
    writeOutShort,
    mendScanned,
    writeMarks,
    listVehicleForms,
    asList,
    struckOut,
    toldGone,
    withoutGivers,
    answeredNo,
    applyCorrections,
    foldLines,
    joinMakers,
    headSubjects,
    plainBrief,
    joinVins,
    nameElements,
    joinDigits,
    joinSpelled,
    spokenMeasures,
    nameDates,
    nameLabels,
    nameSizes,
    joinYears,
    nameNumbers,
    writeOutYears,
    writeOutMakes,
  ].reduce((text, rewrite) => rewrite(text), plain);
}

/** Pasted from a page: what ends a line there ends one here. */
const withoutTags = (text: string): string =>
  text
    .replace(/<\/?(?:li|ul|ol|br|p|div|tr|table|h[1-6])(?:\s[^<>]{0,200})?\/?>/gi, '\n')
    .replace(/<\/?(?:b|i|em|strong|span|a|td|th|u)(?:\s[^<>]{0,200})?>/gi, ' ')
    .replace(LEFT_OUT, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\b(Dr|Mr|Mrs|St)\. (?=\p{Lu})/gu, '$1 ');

/** "<Media omitted>", in the place of a picture. */
const LEFT_OUT =
  /(?:^.{0,60})?[<\u200e[](?:\p{L}+ ){1,3}(?:omitted|ausgeschlossen|weggelassen|omise?s?|omitid[oa]s?|omess[aeio]|ocult[oa]s?|weggelaten|pominięt[aey])[>\]]|(?:^.{0,60})?<pominięto \p{L}+>/gimu;

/** The marks by which mail programs quote. */
const withoutQuoteMarks = (text: string): string => text.replace(/^(?:[ \t]*>)+[ \t]?/gm, '');

/** "Model no. ....... PS-10": the field of a form with what was entered, which in a list of counts is none. */
const withoutLeaders = (text: string): string =>
  isCountedList(text)
    ? text
    : text.replace(/^([ \t]*\p{L}[^\n.:\d]{1,30}(?:\.[^\n.:\d]{0,12})?)[ \t](?:\.{3,}|_{3,})[ \t]*(?=\S)/gmu, '$1: ');

/** "P-18356B inside the USDA mark": the plant that it was packed in. */
const withoutPlants = (text: string): string =>
  text.replace(
    /(?<![\p{L}\d])[PMGVI]-?\d{2,5}[A-Z]?,? (?:is )?(?:in|inside|on|within|under) (?:the |its )?(?:USDA|round|inspection) (?:inspection )?(?:mark|legend|seal|stamp)(?: of inspection)?(?!\p{L})/giu,
    ' ',
  );

/** "Two two six seven": figures that were read out one by one. */
const joinDigits = (text: string): string =>
  text.replace(SPOKEN_DIGITS, (run) =>
    run
      .split(/[\s-]+/)
      .map((word) => DIGITS.indexOf(word.toLowerCase() === 'oh' ? 'zero' : word.toLowerCase()))
      .join(''),
  );

const DIGITS = 'zero one two three four five six seven eight nine'.split(' ');
const DIGIT = `(?:oh|${DIGITS.join('|')})`;
const SPOKEN_DIGITS = new RegExp(`(?<![\\p{L}\\d])${DIGIT}(?:[\\s-]${DIGIT}){3,19}(?![\\p{L}\\d])`, 'giu');

/** "Five quart", "zwanzig Liter": how large a thing is, and not how many there are. */
const spokenMeasures = (text: string): string =>
  text.replace(SPOKEN_MEASURE, (whole, number: string) => {
    const value = parseCountWord(number) ?? parseNumberWord(number);
    return value === null || value < 2 ? whole : String(value);
  });

const SPOKEN_MEASURE = cueList(
  String.raw`
  quarts?|qt|ounces?|oz|gallons?|pints?|inch(?:es)?|foot|feet|ft|yards?|pounds?|lbs?|kilos?|watts?|volts?|amps?
  lit(?:er|re)s?|litros?|litri|litry|litrów|zoll|pollici|pulgadas|pouces|polegadas|cali
`,
  {
    flags: 'giu',
    before: String.raw`(?<![\p{L}\d-])(${BELOW_HUNDRED}|${numberWords()})(?=[ -]`,
    after: String.raw`(?!\p{L}))`,
  },
);

/** Struck out in Markdown: ruled out. */
const struckOut = (text: string): string => text.replace(/~~([^~\n]{1,200})~~/g, ' (not the $1) ');

/** "Got rid of", "threw it out": one word for it elsewhere; who wants to get rid of a thing has it. */
const toldGone = (text: string): string =>
  text
    .replace(GONE, (_whole, what: string | undefined) => (what === undefined ? 'tossed' : `tossed ${what}`))
    .replace(
      GONE_UNMARKED,
      (_whole, before: string, verb: string) => `${before}${verb.slice(0, -1)}${MARKED[verb.at(-1) ?? ''] ?? ''}`,
    )
    .replace(GONE_HEAD, '(not the $1)');
const GONE =
  /(?<!\p{L})(?:(?:got|gotten) rid of|(?:thrown|threw)(?: (it|that|them|those|this))? (?:out|away))(?!\p{L})/giu;

/** "Lo tire", "la vendi": verbs without the accent that Spanish has there. */
const GONE_UNMARKED = /(?<!\p{L})(l[oa]s? )(tire|regale|vendi|done|devolvi)(?!\p{L})/giu;
const MARKED: Record<string, string> = { e: 'é', i: 'í' };
/** "Sold 3/02: Acme lamp", a line of a list. */
const GONE_HEAD = new RegExp(
  `^[ \\t]*(?:[-*•] ?)?(?:${anyPhrase(
    'sold,returned,scrapped,tossed,junked,donated,discarded,verkauft,entsorgt,vendu,vendue,jeté,jetée,vendido,vendida,tirado,venduto,venduta,buttato,buttata,verkocht,sprzedane',
  )})(?: (?:on |am |le |el |il |op )?\\d{1,2}[/.-]\\d{1,2}(?:[/.-]\\d{2,4})?)?:[ \\t]+(\\S[^\\n]*)$`,
  'gimu',
);

/** "…, donated by the Example family": from whom somebody has a thing says nothing of it, and least that it is gone. */
const withoutGivers = (text: string): string => text.replace(GIVEN, ' ').replace(GIFT, '');
const GIVEN = cueList(
  String.raw`
  (?:donated|given|gifted|handed down|passed (?:down|on)|left|lent|loaned|brought(?: in)?|dropped off) (?:to us )?by
  (?:gespendet|geschenkt|gestiftet|geliehen) von|(?:donnée?|offerte?|prêtée?|légué) par|(?:donad[oa]|regalad[oa]|prestad[oa]) por|(?:donat[oa]|regalat[oa]|prestat[oa]) da(?:l|lla)?
  (?:doad[oa]|oferecid[oa]|emprestad[oa]) p(?:or|el[oa])|(?:geschonken|gegeven|geleend) door|(?:podarowan[aey]|darowan[aey]|ofiarowan[aey]) przez
`,
  {
    flags: 'giu',
    before: String.raw`(?<!\p{L})`,
    after: String.raw`(?: (?!mistake\b|accident\b)[\p{L}.'’-]{1,24}){1,5}(?=[ \t]*(?:[,;.)\]\t\n|]|$))`,
  },
);

/** "(gift of the Example family)", in brackets of its own. */
const GIFT = cueList(
  String.raw`
  (?:an? )?(?:gift|present|donation|loan) (?:of|from)|(?:ein )?(?:geschenk|spende|leihgabe) (?:von|der|des)|(?:un )?(?:cadeau|don|prêt) d(?:e|u|es)
  (?:un )?(?:regalo|donación|donativo|préstamo) del?|(?:un )?(?:regalo|dono|prestito) d(?:i|el|ella)|(?:um )?(?:presente|oferta|doação) d[aeo]|(?:een )?(?:cadeau|geschenk|gift) van|(?:prezent|dar|darowizna) od
`,
  { flags: 'giu', before: String.raw`[ \t]*\([ \t]*`, after: String.raw`(?: [\p{L}.'’-]{1,24}){1,6}[ \t]*\)` },
);

/** "Swing? NO": a form asks, and there is none. */
const answeredNo = (text: string): string => text.replace(ANSWERED_NO, ' (not the $1) ');
const ANSWERED_NO =
  /(?<=^|[\n.;,:]|[-*•] |\bNO\b|\bNo\b)[ \t]*(\p{L}[\p{L} ]{1,30})\?[ \t]*(?:NO|No|no|none|None|N\/A|n\/a)(?![\p{L}])(?!,? (?:idea|clue|label|model|brand|sticker|number|wait|i|I)(?!\p{L}))/gu;

/** A VIN that is broken over two lines, or dictated in groups, after the word for it. */
const joinVins = (text: string): string =>
  text.replace(
    /(\bV\.?I\.?N\.?s?(?: (?:number|no\.?|is|#))?[ \t:#=.]{0,12})([A-HJ-NPR-Z\d]{2,16}(?:[ -]?\n?[ -]?[A-HJ-NPR-Z\d]{1,15}){1,6})(?![A-Z\d])/gi,
    (whole: string, label: string, groups: string) => {
      const vin = groups.replace(/[\s-]/g, '').toUpperCase();
      return vinShape(vin) === 'whole' ? `${label}${vin}` : whole;
    },
  );

/** "2018, 2019 and 2020 Acme" is one vehicle of three years, whose commas part no list: years in a row are written as a range. */
function joinYears(text: string): string {
  return text.replace(YEARS, (written) => {
    const years = (written.match(/\d{4}/g) ?? []).map(Number);
    const isRow = years.every((year, index) => index === 0 || year === (years[index - 1] ?? 0) + 1);
    return isRow ? `${years[0]}-${years.at(-1)}` : written;
  });
}

const YEARS =
  /(?<=^|[:\n] {0,4}|(?<!\p{L})(?:an?|my|our|the|for|on) )(?:(?:19|20)\d{2},\s{1,2}){1,5}(?:and\s)?(?:19|20)\d{2}(?:\sand\s(?:19|20)\d{2})?(?=\s\p{Lu})/gu;

/** "One in medium", "one small, one large": sizes, which are told apart from "a small one" by what stands around them. */
const nameSizes = (text: string): string =>
  foreignSizes(text)
    .replace(BRACKETED_SIZE, '(size $1)')
    .replace(LISTED_SIZE, 'size $1')
    .replace(LETTERS, ' size $1')
    .replace(SIZED, (_whole: string, single: string | undefined, pair: string | undefined) =>
      single === undefined ? (pair ?? '').replace(/\b(?:one|1) (?:in |size )?/gi, 'size ') : `size ${single}`,
    );

/** "Talla chica", "taille moyenne" */
const foreignSizes = (text: string): string =>
  Object.entries(SIZES).reduce((rest, [size, pattern]) => rest.replace(pattern, `size ${size}`), text);
const sizePattern = (words: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:talla|taille|taglia|größe|tamanho|maat) (?:${words})(?!\\p{L})`, 'giu');
const SIZES = {
  small: sizePattern('chic[ao]|pequeñ[ao]|pequen[ao]|petite?|piccol[ao]|klein'),
  medium: sizePattern('median[ao]|moyenne?|medi[ao]|médi[ao]|mittel|middel'),
  large: sizePattern('grande?|groß|groot'),
};

/** "Boots: S (Otis), M (Fern)" */
const LETTERS =
  /(?<=(?:\p{L}\)?|(?:19|20)\d\d)(?::|,| and| in)) (X{0,3}[SL]|M)(?: \(\p{L}+\))?(?=\s*(?:[,;\n]|$| and\b)| {2,}|\t)/giu;

const SIZE = '(?:extra[- ])?(?:small|medium|large)';
const LISTED_SIZE = new RegExp(`(?<=\\p{L}, )(${SIZE})(?=\\s*(?:[;,.\\n]|$))`, 'giu');
const BRACKETED_SIZE = new RegExp(`\\((${SIZE})\\)`, 'giu');
const SIZED = new RegExp(
  `(?<=\\p{L}\\S{0,20}[ ,]{1,2})(?:(?:one |1 )?in (?:an? )?(${SIZE})|((?:one|1) (?:in )?${SIZE}(?:,? (?:and |& )?(?:one|1) (?:in )?${SIZE})+))(?=\\s*(?:[,;.!?)\\n]|$|and |& |can |could |is |are |please |pls |do |does ))`,
  'giu',
);

/** "Recall numbers: 31501, 31502": each is a recall of CPSC, whose numbers nothing else tells. */
const nameNumbers = (text: string): string =>
  text.replace(NUMBERS, (_whole, numbers: string) =>
    (numbers.match(/\d{2}-?\d{3}/g) ?? []).map((number) => `CPSC recall ${number}`).join('\n'),
  );

const NUMBERS =
  /\b(?:CPSC )?recalls? (?:numbers?|nos?\.?|#) ?:? ?((?:\d{2}-?\d{3}(?:,? ?(?:and )?)){2,25})(?=\s*(?:\n|$|[.?!]))/gi;

/** "MFR: TORRENT" on a line of its own says who made what stands on the line before. */
const joinMakers = (text: string): string =>
  text.replace(/(?<=\S)[ \t]*\n[ \t]*(?:mfr|mfg|mnf)\b\.?[ \t]*:?[ \t]*(?=\p{L})/giu, ' by ');

/** The subject of a mail is the head of what follows: it names something, or says what sort of things do. */
const headSubjects = (text: string): string =>
  text.replace(
    SUBJECT,
    (_whole, before: string, subject: string) =>
      `${before}${subject.trim()}${/[\p{L}\d)]\s*$/u.test(subject) ? ':' : ''}`,
  );

const SUBJECT = new RegExp(
  `^([>\\s*]{0,8})(?:(?:${anyPhrase('subject,betreff,objet,asunto,oggetto,assunto,onderwerp')})\\*?\\s?:[ \\t]*` +
    '(?:(?:re|fwd?|aw|wg|tr|rv):[ \\t]*)*|(?:(?:re|fwd?|aw|wg):[ \\t]*)+)([^\\n]*)$',
  'gim',
);

/** No line that names things is as long. */
const LINE_CHARS = 1_000;

/** Gaps are narrowed, and lines past the limit are broken at white space, or where there is none within the limit, as they are. */
function foldLines(text: string): string {
  const narrowed = text.replace(/[^\S\n\t]{9,}/g, '        ').replace(/\n{4,}/g, '\n\n\n');
  return narrowed
    .split('\n')
    .map((line) => (line.length > LINE_CHARS ? line.replace(FOLD, (whole) => `${whole.trimEnd()}\n`) : line))
    .join('\n');
}

const FOLD = new RegExp(`.{1,${LINE_CHARS - 1}}\\s(?=.)|.{${LINE_CHARS}}(?=.)`, 'g');
