import { cueList } from '../../reading/cue-list.ts';
import { Big } from 'big.js';
import { COUNT_WORD } from '../../reading/count-words.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import type { Span } from '../../reading/span.ts';
import { isMeasure, unitOf } from '../../reading/units.ts';
import { BEHIND_THE_PART } from '../../reading/vocabulary/order-words.ts';
import { BOUGHT_FOR_ITSELF } from '../../reading/vocabulary/package-words.ts';
import type { Draft } from './merge-needs.ts';
import { isNoGoods } from './no-goods.ts';
import { findCodes } from './part-codes.ts';

/** "half a dozen", "two hundred": factors of one count. */
const TIMES = /(?<=half) a | (?=dozen|gross|hundred(?! (?:and )?\p{L})|thousand)/u;

/** A need of the groups that a pattern found in a piece of a brief; null where they name nothing that can be bought. */
export function toDraft(brief: string, span: Span, given: { [key: string]: string | undefined }): Draft | null {
  const words = brief.slice(span.start, span.end);
  const groups =
    GOES_ON.test(given.part ?? '') || isForItself(given)
      ? { ...given, part: `${given.unit ?? ''} ${given.part}`, unit: undefined }
      : isCompound(given, words)
        ? { ...given, part: `${given.unit} ${given.part}`, unit: undefined }
        : isSized(given, words)
          ? { ...given, part: `${given.qty} ${given.unit} ${given.part}`, qty: '1', unit: undefined }
          : given;
  const named = unitOf(groups.unit ?? '');
  // "6 weeks  1t high-tip dumper hire": so many weeks of it.
  const told = tidy(partOf(groups)).replace(WEEKS_OF_HIRE, '');
  // "bloczek 600 szt, cement 40 worków": what is counted stands before its count, and what follows is the next.
  if (/^\s*[,;]\s*\p{L}[^,;\d]*\s\d/u.test(groups.part ?? '')) return null;
  // "I only need 150, extras would …", "10 rolls/box": what is counted is not named.
  if (/^\s*(?:[,;]|\/\p{L})/u.test(groups.part ?? '') && !COUNTED.has((groups.unit ?? '').toLowerCase())) return null;
  // "One month, 4 visits": what is counted, and for how long.
  const part = COUNTED.has((groups.unit ?? '').toLowerCase()) && isNoGoods(told) ? (groups.unit ?? '') : told;
  const codes = findCodes(part);
  // "UW 75": capitals and a size are the name of a profile.
  const isNamed =
    /\p{L}{3}/u.test(part) ||
    codes.length > 0 ||
    /^[a-z]{2}$/i.test(part) ||
    /^\p{Lu}{2} \d{1,3}$/u.test(part) ||
    SIZE_ALONE.test(part);
  if (!isNamed) return null;
  // "Quotations and confirm L1 party": a number further on is none of a part.
  const isCoded = codes.some((code) => part.split(/\s+/, 3).join(' ').includes(code));
  if (!isCoded && (isNoGoods(part) || A_RATE.test(part))) return null;
  if (named?.name === 'lb' && A_PAPER.test(part)) return null;
  const written = groups.qty ?? '1';
  // "2.000 Schrauben" are two thousand where nothing in the brief parts thousands or cents the other way.
  const isGrouped =
    /^\d{1,3}\.\d{3}$/.test(written) && !isMeasure(named) && !/\d,\d{3}(?!\d)|\d\.\d{2}(?!\d)/.test(brief);
  const qty = written.replaceAll(isGrouped ? '.' : ',', '');
  if (Number(qty) === 0) return null;
  const pack = named?.kind === 'pack' ? /^(?:of\s+)?(\d+)\s+(?=\p{L})/u.exec(part) : null;
  if (pack)
    return {
      part: part.slice(pack[0].length),
      codes,
      qty: new Big(qty).times(pack[1] ?? 1).toFixed(),
      qtyFrom: [qty, pack[1] ?? '1'],
      unit: 'each',
      ...span,
    };
  const isCounted = named?.kind === 'times' && named.name !== 'pair';
  if (isCounted)
    return {
      part,
      codes,
      qty: named.factor.times(qty).toFixed(),
      qtyFrom: [qty, groups.unit ?? ''],
      unit: 'each',
      ...span,
    };
  return {
    part,
    codes,
    qty,
    qtyFrom: groups.words ? groups.words.split(TIMES) : [],
    unit: named && named.kind !== 'each' ? named.name : 'each',
    ...(isMeasure(named) && { unitFrom: groups.unit ?? named?.name ?? '' }),
    ...span,
  };
}

/** "4 trays that fit it": nothing but the word before names the part. */
const GOES_ON = /^(?:that|which|who|they)\s/i;

/** "750 tote bags", "12 drum pumps": what could be a package, in the singular before another noun, is of its name. */
const isCompound = (
  { unit = '', part = '', qty = '1' }: { [key: string]: string | undefined },
  text: string,
): boolean =>
  COMPOUNDED.has(unit.toLowerCase()) &&
  Number(qty.replaceAll(',', '')) > 1 &&
  /^\p{L}{3}/u.test(part) &&
  !new RegExp(`\\b${unit}\\s+of\\b`, 'i').test(text);
/** "6 000 bouteilles bordelaises", "50 cajas de cartón": the package itself, by what it is or is made of. */
const isForItself = ({ unit = '', part = '' }: { [key: string]: string | undefined }): boolean =>
  unitOf(unit)?.kind === 'pack' && FOR_ITSELF.test(part);
const FOR_ITSELF = new RegExp(`^${anyOf(BOUGHT_FOR_ITSELF)}(?!\\p{L})`, 'iu');

const COMPOUNDED = new Set('pallet drum tube card can tote stick strip joint sheet set kit tray bottle jar'.split(' '));

const WEEKS_OF_HIRE = /^(?:days?|weeks?|wks?|months?)\s+(?:of\s+)?(?=.*\p{L}{3}.*\s(?:hire|rental)$)/iu;

/** "40 of the 20x25x2": what is of one kind goes by its size. */
const SIZE_ALONE = /^#?\d+(?:\.\d+)?["”'′]?(?:\s?[x×]\s?\d+(?:\.\d+)?["”'′]?){1,3}$/u;

/** "A 60 ft boom lift", "eine 20 m Leiter": one thing, and its size. */
const isSized = ({ unit = '', qty = '' }: { [key: string]: string | undefined }, text: string): boolean =>
  isMeasure(unitOf(unit)) &&
  qty !== '' &&
  new RegExp(`(?<!\\p{L})(?:an?|eine[nr]?|une?|una?|een)\\s+${qty}[\\s-]?${unit}\\.?\\s(?!of\\s|[x×])`, 'iu').test(
    text,
  );

/** "100 lb gloss text", "80 lb cover": how heavy the paper is that things are printed on. */
const A_PAPER =
  /^(?:(?:dull|gloss|glossy|matte?|silk|satin|smooth|white|coated|uncoated|opaque|recycled) ){0,3}(?:text|cover|book|bond|index|bristol|(?:card ?)?stock|gloss|matte)(?!\p{L})/iu;
/** "84 hours a week" is no count of anything. */
const A_RATE = cueList(
  String.raw`
    day|week|month|quarter|year|tag|woche|monat|jahr|jour|semaine|mois|an|d[ií]a|semana|mes|año
  `,
  { flags: 'iu', before: String.raw`^(?:an?|per|each|every|pro|je|par|por|al?|alla|per)\s+`, after: String.raw`\b` },
);

/** "85 guests, buffet", "120 devices": who or what is counted names the part, where no part follows. */
const partOf = ({ unit = '', part = '' }: { [key: string]: string | undefined }): string =>
  COUNTED.has(unit.toLowerCase()) && /^\W|^\p{L}{1,3}\W*(?:\u0001|$)|^(?:for|at|on|in|to|per|of the)\b/iu.test(part)
    ? `${unit} ${part.replace(/^[\s,;:.-]+/, '')}`
    : part;
const COUNTED = new Set(
  'seat seats user users device devices agent agents licence licences license licenses person persons people guest guests personen personnes personas night nights visit visits hour hours square squares'.split(
    ' ',
  ),
);

/** The part without the connecting words of the sentence round it. */
function tidy(part: string): string {
  const tail = BEHIND.exec(part);
  return (
    (tail && tail.index > 2 ? part.slice(0, tail.index) : part)
      .replace(RELATIVE, '')
      .replace(FOR_A_TERM, '')
      .replace(/(?:\s*\([^()]*)?\u0001.*$/s, '')
      .replace(/\s*\((?:qty|quantity)?\s*\)\s*$/i, '')
      // "3 totes (275 gal) micronutrient mix": a remark on what it comes in.
      .replace(/^\([^()]*\)\s+(?:of\s+)?(?=\p{L}|\d\p{L})/u, '')
      .replace(/^([^()]+)\)$/, '$1')
      // "AB-40. total at most …": a sentence that begins small.
      .replace(/(?<=\d)\.\s+\p{Ll}.*$/su, '')
      .replace(/\s+/g, ' ')
      .replace(WISHES, '')
      .replace(DESTINATION, '')
      .replace(TOWARDS, '')
      .replace(new RegExp(`^\\(${COUNT_WORD}\\)\\s+`, 'i'), '')
      .replace(
        /\s+(?:cost(?:s|ing)?\s+(?:me|us|from)|or\s+(?:an?\s+)?(?:equivalent|(?:approved\s+)?equal|similar))\b.*$/i,
        '',
      )
      .replace(/^(?:of|de|di|du|von|van|x|×|ea|each|pcs?|pieces?|the|part(?: (?:no|number))?\.?:?|p\/n:?)\s+/i, '')
      .replace(/^d['’](?=\p{L})|^un(?:id)?\.?\s+(?:de\s+|(?=\p{Lu}|\S*\d))/u, '')
      .replace(
        /^(?:matching|corresponding|suitable|assorted|passende[nr]?|assorti[es]*|correspondant[es]*)\s+(?=\p{L})/iu,
        '',
      )
      .replace(TRAILING_WORDS, '')
      .trim()
  );
}

const BEHIND = phrasePattern(BEHIND_THE_PART);

/** "Trolleys they go on", "baskets that fit it", "boxes from them too": what goes on about the part. */
const RELATIVE =
  /(?<=\p{L}{3}),?\s+(?:(?:that|which|who)\s+(?:\p{L}+\s){0,2}(?:fit|fits|go|goes|match|matches|come|comes|belong)|they\s|to go with|from (?:them|him|her|you)(?!\p{L})|\(we['’]?re\s)(?:[^\n]*)$/iu;

/** "… linen a month, contract for 12 months": how long it is bought for. */
const FOR_A_TERM =
  /,\s*(?:contract|agreement|vertrag|laufzeit|contrat|contrato|contratto|looptijd|umowa)\s(?:\p{L}+\s){0,2}\d{1,3}\s\p{L}.*$/isu;

/** What is asked of the part or of its delivery. */
const WISHES = cueList(
  String.raw`
    (?:exact|genuine|oem) (?:only|parts?)|no sub\w*
    (?:delivered|shipped|shipping|ship|landed|sent|send) (?:to|at|in|$)|to (?:our|my|the)|for (?:our|my|the)|asap
    please
  `,
  { before: String.raw`(?:,\s*|\s+)`, after: String.raw`\b.*$` },
);

/** "RG-5 nach 80331 München", "CP-8 to LS6 2AB": a postal code behind a preposition says where the part goes. */
const DESTINATION = cueList(
  String.raw`
    \d{4,5}(?:-\d{3,4})?\s+\p{Lu}\p{Ll}|\d{2}-\d{3}(?!\d)|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}(?![\p{L}\d])|\d{4}\s[A-Z]{2}(?![\p{L}\d])
  `,
  {
    flags: 'u',
    before: String.raw`,?\s+(?:to|nach|naar|till|à|a|do|para|in|en|em|w|auf|für|for)\s+(?:`,
    after: String.raw`).*$`,
  },
);
/** "… nach München", "… do Radomia". */
const TOWARDS = /(?<=\S{3})\s+(?:nach|naar|do)\s+\p{Lu}\p{Ll}{2,}.*$/u;

/** Words of the sentence that goes on behind a part. */
const TRAILING_WORDS = cueList(
  String.raw`
    qty|quantity|needed|required|to|by|for|with|at|on|and|or|our|my|the|going|too|as well|if possible|please
    delivered|landed|shipped|sent
  `,
  { before: String.raw`[\s,;:.(|–—-]+(?:`, after: String.raw`[\s,;:.]*)*$` },
);
