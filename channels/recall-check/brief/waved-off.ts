import { cueList } from '../../reading/cue-list.ts';
import { foldCase, LANGUAGES, rolesIn } from '../../reading/languages.ts';
import { wordSet } from '../../reading/word-lists.ts';
import { SAID_ALONE, SAID_OFF, STILL_MEANT } from './waved-words.ts';

/**
 * The text with each thing ruled out of which what stands right behind it says that nobody asks about it: "Acme lamp – gave it to Ada", "the Zeta (stolen 2030)", "Lumo crib, skip". Of a
 * line that says nothing but what something is, all before the mark is meant, of a sentence the last part of it.
 */
export const withoutWavedOff = (text: string): string =>
  text
    .replace(NO_MORE, (whole, ...groups: (string | undefined)[]) => {
      const thing = groups.slice(0, 3).find((group) => typeof group === 'string') ?? '';
      return isOfThing(thing) ? whole : `(not the ${thing})`;
    })
    .split('\n')
    .map((line, at, lines) =>
      OF_TABLE.test(line)
        ? line
        : lineWithout(answered(line, lines[at + 1] ?? '') ?? toldOf(line, lines[at - 1] ?? '')),
    )
    .join('\n');

/** "And the Lumo seat?", where the next line says "oh that sold": the last part of the question is ruled out; null for another line. */
function answered(line: string, next: string): string | null {
  const before = BEFORE.exec(line)?.[0] ?? '';
  if (!isReply(line, next)) return null;
  const question = line.slice(before.length).replace(/[\s?]+$/, '');
  const from = Array.from(question.matchAll(JOINING), ({ 0: joint, index }) => index + joint.length).at(-1) ?? 0;
  return `${before}${question.slice(0, from)}(not the ${question.slice(from)})`;
}
/** The answer itself says no more than that. */
const toldOf = (line: string, asked: string): string =>
  isReply(asked, line) ? `${BEFORE.exec(line)?.[0] ?? ''}ok` : line;

const isReply = (line: string, next: string): boolean => {
  const said = next.slice(BEFORE.exec(next)?.[0].length ?? 0).trim();
  return (
    /\?\s*$/.test(line) &&
    /\p{L}{3}/u.test(line) &&
    said.split(/\s+/).length < LONGEST_REPLY &&
    REPLY.test(said) &&
    isWavedOff(said)
  );
};
const JOINING = /(?:^|\s)(?:and|und|et|y|e|en|what about|how about)\s/giu;
const LONGEST_REPLY = 9;
const REPLY = cueList(
  String.raw`
  that|it|those|they|this|already|sold|gone|ist|sind|verkauft|c['’]est|elle|il|est|vendue?|es|está|ya|vendid[oa]|è|già|vendut[oa]|é|já
  is|al|verkocht|to|już|sprzedan[aey]
`,
  {
    flags: 'iu',
    before: String.raw`^(?:(?:oh|no|nope|sorry|yeah|ah|ach|nein|non|nee|não|nie|désolée?)[ ,]+){0,2}`,
    after: String.raw`(?!\p{L})`,
  },
);

/** "stolen 2030", "on loan, not ours": what a cell of a table or words behind a mark say of the thing. */
export const isWavedOff = (said: string): boolean => {
  const words = said.replace(/^[\s–—\-*(✔✓☑✗✘❌:]+/u, '');
  return (SAID_OFF.test(words) || SAID_ALONE.test(words)) && !STILL_MEANT.test(words);
};

/** "No air fryer anymore", "keine Wiege mehr", "ya no tenemos la cuna". */
const WHAT = String.raw`(\p{L}[^,.;:!?\n–—]{1,40}?)`;
const NO_MORE = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:i|we)(?:['’]ve)? (?:have |got )?|there(?:['’]s| is) )?no ${WHAT} (?:any ?more|any longer|these days)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:(?:ich|wir) haben? )?(?:keinen?|geen) ${WHAT} (?:mehr|meer)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:ya no (?:tengo|tenemos|hay)|non (?:ho|abbiamo) più|não (?:tenho|temos) mais|nie (?:mam|mamy) już) ${WHAT}(?=[,.;!?\n]|$)`,
  ].join('|'),
  'giu',
);

const OF_TABLE = /\t|\|.*\||;[^;\s][^;]*;/;

/** A mark of a list or box, and a head with a colon. */
const BEFORE =
  /^[ \t>]*(?:(?:[-*•–▪·+]|\[[ xX✓]?\]|#?\d{1,3}[.):]|\(?[a-z]\))[ \t]+)?(?:\[[^\][\n]{3,40}\][ \t]*)?(?:[^:\n,;()?]{1,40}:[ \t]+(?!\/\/))?/u;

function lineWithout(line: string): string {
  const whole = BEFORE.exec(line)?.[0] ?? '';
  const body = line.slice(whole.length);
  const sentences = body.split(SENTENCE);
  const isProse = sentences.filter((part) => /\p{L}/u.test(part)).length > 1;
  const rewritten = sentences.map((sentence) => sentenceWithout(sentence, isProse));
  if (rewritten.some((part, at) => part !== sentences[at])) return `${whole}${rewritten.join('')}`;
  // "Sprinkler heads: ask Ada, not us"
  const [, mark = '', head = ''] =
    /^([ \t>]*(?:(?:[-*•–▪·+]|\[[ ]?\]|#?\d{1,3}[.):])[ \t]+)?)([^:]{3,40}):[ \t]+$/u.exec(whole) ?? [];
  return head !== '' && isWavedOff(body) && !body.includes(':') ? `${mark}(not the ${head.trim()})` : line;
}

/** Ends of sentences, which stay with them. */
const SENTENCE = /(?<=[\p{L}\d)'"”]{2}[.!]\s+(?=[\p{Lu}¿¡"“(])|;\s+)/u;

interface Mark {
  start: number;
  end: number;
  /** The words behind it go to the closing bracket. */
  isBracket: boolean;
  /** A word joins them, and more is needed to tell. */
  isWord: boolean;
  /** The writer asks, and answers. */
  isAnswer: boolean;
}

function sentenceWithout(sentence: string, isProse: boolean): string {
  const marks = Array.from(sentence.matchAll(MARK), ({ 0: mark, index }): Mark => ({
    start: index,
    end: index + mark.length - (/^\s+\p{L}/u.test(mark) ? mark.trimStart().length : 0),
    isBracket: mark.includes('('),
    isWord: /\p{L}|^\s+$/u.test(mark),
    isAnswer: mark.includes('?'),
  }));
  for (const mark of marks) {
    const behind = sentence.slice(mark.end);
    const close = mark.isBracket ? closing(behind) : -1;
    const remark = close < 0 ? behind : behind.slice(0, close);
    const subject = sentence.slice(0, mark.start);
    if (!/\p{L}{2}/u.test(subject) || !isOff(remark, mark) || isAsked(subject, remark, mark)) continue;
    const from = isProse || mark.isBracket || isTold(subject) ? lastPart(subject) : 0;
    const thing = subject.slice(from);
    if (!/\p{L}{2}/u.test(thing) || isPronoun(thing) || (mark.isWord && (isOfThing(thing) || isPartBehind(thing))))
      continue;
    // A clause of its own ends at the next mark.
    const clause = mark.isWord ? behind.search(/[,;](?=\s)|\s(?:and|but|so|et|und|y|e|en)\s(?=\S)/u) : -1;
    const at = close < 0 ? clause : close + 1;
    const end = at < 0 ? (/[\s.!;]*$/.exec(sentence)?.[0] ?? '') : sentenceWithout(behind.slice(at), isProse);
    return `${subject.slice(0, from)}(not the ${thing.trim()})${end}`;
  }
  return sentence;
}

/** Dashes, arrows, dots, brackets and commas, question marks behind which the answer stands, and words that go on. */
const MARKS = String.raw`\s*(?:[–—]|\s-{1,2}(?=\s)|-{1,2}>|=>|→|…|\.{2,}|\?{1,3}|,(?=\s)|\s\*{1,3}(?=\p{L})|\s\[|\()[\s–—:"“✔✓☑*-]*`;
const JOINTS = 'and|but|so|y|et|und|aber|mais|pero|ma|mas|maar|ale';
const BEING = "was|were|is|are|got|has been|have been|est|sont|c['’]est|wurde|ist|è|fue|foi|werd|zijn";
/** What may stand right behind the thing. */
const SAID_OF = String.raw`not (?:included|for sale|part of)|nicht (?:dabei|enthalten)|non inclus|no incluid|non inclus|não incluíd|niet inbegrepen|from (?:\p{L}+['’]s |our |my |the )(?:own )?garden`;
const OF_GARDEN =
  "de la huerta|de mi huerta|du jardin|aus dem garten|aus unserem garten|dell[’']orto|da horta|uit de tuin|z ogrodu";
const MARK = new RegExp(
  String.raw`${MARKS}|\s+(?:${JOINTS})\s+|\s+(?=(?:${BEING})\s)|\s(?=${SAID_OF}|${OF_GARDEN})`,
  'giu',
);

const closing = (behind: string): number => {
  let depth = 1;
  for (let at = 0; at < behind.length; at += 1) {
    if (behind[at] === '(') depth += 1;
    if (behind[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
};

const isOff = (remark: string, { isWord, isBracket, isAnswer }: Mark): boolean => {
  const words = remark.trim().replace(JOINED, '');
  // "Swing? NO" is read elsewhere.
  if (isAnswer && SAID_ALONE.test(words)) return false;
  if (isWord) return GOES_ON.test(words) && isWavedOff(words) && !isReadSo(words);
  return isWavedOff(words) || (isBracket && words.split(/[,;] | (?:so|and) /).some(isWavedOff));
};
/** "Was sold": other readers know what a verb of being leads to. */
const isReadSo = (words: string): boolean => {
  const [, first = ''] = /^\S+ (?:(?:already|just|now|long|all) )*([\p{L}'’]+)/u.exec(words) ?? [];
  return LANGUAGES.some((language) => rolesIn(language, foldCase(first)).has('gone'));
};
/** Behind a word, a verb of its own, a pronoun, or what is to be done tells that no more things follow. */
const GOES_ON = new RegExp(
  String.raw`^(?:${BEING}|${SAID_OF}|${OF_GARDEN}|\p{L}+ (?:it|them|that|those)(?!\p{L}))`,
  'iu',
);
const JOINED = new RegExp(String.raw`^(?:${JOINTS})\s+`, 'iu');

/** A question is none that waves off; "is it recalled? Never mind the …" asks about something. */
const isAsked = (subject: string, remark: string, { isWord }: Mark): boolean =>
  /\?\s*$/.test(remark) ||
  (isWord && /(?<!\p{L})(?:that|which|who|qui|que|che|die|das|der|wat|która|który)$/iu.test(subject.trim())) ||
  /(?<!\p{L})(?:recall\p{L}*|rückruf\p{L}*|rappel\p{L}*|richiam\p{L}*|retir\p{L}*|teruggeroep\p{L}*)(?!\p{L})[^,–—(]*$/iu.test(
    subject,
  );

/** Somebody tells: the subject is a sentence. */
const isTold = (subject: string): boolean =>
  (subject.match(/[\p{L}'’]+/gu) ?? []).some((word) => TELLING.has(foldCase(word)));
const TELLING = wordSet(
  "i we you my our have has had got own is are was and ich wir haben habe j'ai je nous avons et tengo tenemos y ho abbiamo tenho temos ik heb hebben mam mamy",
);

/** Where the last part of a sentence begins, behind its last comma or the word that joins it to the one before. */
const lastPart = (subject: string): number => {
  const joints = Array.from(subject.trimEnd().matchAll(PARTING), ({ 0: joint, index }) => index + joint.length);
  return joints.findLast((at) => subject.slice(at).trim() !== '') ?? 0;
};
const PARTING = /[,:;.?!]\s+|(?:^|\s)\(?#?\d{1,2}[.)]\s+|\s(?:and|plus|und|et|y|e|en|i|oraz)\s(?:then\s|puis\s)?/giu;

/** "Acme heater, the plug", "Acme heater - plug": behind the thing a part of it, in small letters and without a code. */
const isPartBehind = (words: string): boolean => /\p{Lu}.*(?:[,;(–—]|\s-)\s*(?:\p{Ll}+\s*){1,3}$/u.test(words);

/** By what a thing is known, or what is on it or with it: that may be gone alone. */
const isOfThing = (words: string): boolean => OF_THING.has(foldCase(/[\p{L}]+$/u.exec(words.trim())?.[0] ?? ''));
const OF_THING = wordSet(
  'labels? stickers? tags? manuals? receipts? packaging packages? wrappers? numbers? lids? caps? cords? handles? straps? screws? wheels? covers? warranty plates? etikett étiquette etiqueta brands?',
);
const isPronoun = (words: string): boolean => PRONOUNS.has(foldCase(words.trim()));
const PRONOUNS = wordSet(
  `it that this they those these one ones? he she which all both hers his theirs mine ours yours elle il ils elles lo la los las es sie er das ça cela eso quello isso dat to everything nothing what
   there here`,
);
