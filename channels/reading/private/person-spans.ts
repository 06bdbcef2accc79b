import { cueList } from '../cue-list.ts';
import { isGivenName } from '../given-names.ts';
import { foldCase, type Language, rolesIn } from '../languages.ts';
import { TAKEN, type TextSpan } from '../span.ts';
import { anyPhrase } from '../word-lists.ts';
import { findDashedNames } from './dashed-names.ts';
import { findOfficeHolders } from './office-holders.ts';

/**
 * Names of people where the words around them say that they are: "my name is", "Dear", "Dr.", "my daughter", a signature's closing. `isName`
 * says of a word whether something else is known by it (a brand, a thing), and so no person.
 */
export function findPersons(
  text: string,
  languages: readonly Language[],
  isOther: (word: string) => boolean,
): TextSpan[] {
  const cued = CUES.flatMap((pattern) =>
    Array.from(text.matchAll(pattern)).flatMap((hit) => {
      const name = nameAt(text, hit.index + hit[0].length, isOther);
      if (name === null) return [];
      // "DR PRO 2000" is a model.
      if (/^[ -]?\d/.test(text.slice(name.end))) return [];
      if (SEVERAL.test(hit[0])) return [name, ...namesBehind(text, name.end, isOther)];
      const isTitle = TITLE.test(hit[0]);
      // "Dr. Brown's" is a brand.
      const isBrand = isTitle && isOther(`${hit[0].trim()} ${text.slice(name.start, name.end)}`);
      return isBrand ? [] : [isTitle ? { start: hit.index, end: name.end } : name];
    }),
  );
  return [
    ...cued,
    ...afterKin(text, languages, isOther),
    ...signed(text, languages, isOther),
    ...findDashedNames(text, isOther),
    ...inCharge(text, isOther),
    ...findOfficeHolders(text, isOther),
    ...firms(text),
    ...pets(text),
    ...bracketed(text, isOther),
    ...greeted(text, languages, isOther),
    ...owners(text, isOther),
    ...users(text, isOther),
    ...withoutCapitals(text, languages, isOther),
  ];
}

/** Words and marks behind which a person's name stands. */
/** How people introduce themselves, by language. */
const INTRODUCTIONS = `mein name ist,ich heiße,ich bin,je m'appelle,je m’appelle,mon nom est,je suis,me llamo,mi nombre es,soy,soy la,soy el,le habla,aqui é a,aqui é o,aqui fala a,aqui fala o,hier ist,hier spricht,hier schreibt,qui è,mi chiamo,sono,chamo me,meu nome é,me chamo,sou,ik ben,mijn naam is,ik heet`;

const CUES = [
  new RegExp(`(?<![\\p{L}\\d])(?:${anyPhrase(INTRODUCTIONS)}) (?=\\p{Lu}\\p{Ll})`, 'giu'),
  /(?<![\p{L}\d])(?:(?:my|his|her|their|our) names?(?: is| are|['’]s)|name['’]s|names?:|we['’]re|we are|i am called|this is|it['’]s|it is|i['’]m|i am|s?he['’]s|s?he is) (?=\p{Lu}\p{Ll})/giu,
  /(?<![\p{L}\d])(?:DR|MR|MRS|MS)\.? (?=\p{Lu}{3})/gu,
  /(?<![\p{L}\d])(?:Mr|Mrs|Ms|Miss|Dr|Prof|Herrn?|Frau|Mme|Mlle|Madame|Monsieur)\.? (?=\p{Lu}\p{Ll})/gu,
  /(?<![\p{L}\d])(?:[Ss]eñora?|[Ss]ra?|[Ss]ig(?:nora?)?|[Ss]enhora?|[Mm]evrouw|[Mm]eneer|[Dd]hr|[Mm]e?vr|[Mm]w|[Pp]ani?|[Ff]am(?:ilie|ille)?)\.? (?=\p{Lu}\p{Ll})/gu,
  cueList(
    String.raw`
  attn|attention|c\/o|contact|caller|client|customer|tenant|named|(?<!(?:it['’]?s|it is|they['’]?re|they are) )called
  held for|reserved for|set aside for|kept for
  pastor|rev|reverend|father|coach|nurse|officer|captain|principal
  seller|sold by|driver|owner|buyer|consignor|donor|patient|issued to|assigned to|insured|named insured|policy ?holder|claimant|beneficiary|resident|guest|member|tenant
  z\. ?hd\.|à l['’]attention de
  (?:rcvd|rec['’]?d|received|checked|counted|packed|picked|signed|signed off|prepared|requested|ordered|approved|inspected|dropped off) by
`,
    { flags: 'giu', before: String.raw`(?<![\p{L}\d])`, after: String.raw`[:.]? ["“]?(?=\p{Lu}[\p{Ll}.])` },
  ),
  /(?<![\p{L}\d])(?:say hi to|say hello to|hello to|regards to|greetings to|grüße an|bonjour à|saludos a) (?=\p{Lu}\p{Ll})/giu,
  /(?<=\b(?:order|purchase|shopping|message|email|note|help), )(?=\p{Lu}\p{Ll}+\s*[!.,\n])/gu,
];

/** Goes with the name that stands behind it. */
const TITLE =
  /^(?:dr|prof|mrs?|ms|miss|me?vr|mw|dhr|frau|herrn?|mme|mlle|pani?|fam|pastor|rev|reverend|father|coach|nurse|officer|captain|principal|(?:rcvd|rec['’]?d|[a-z]{4,9}ed(?: off)?) by)[:.]? $/i;

/** The run of capitalised words at a place, as far as a name goes; null where its first word is known as something else. */
function nameAt(text: string, at: number, isOther: (word: string) => boolean): TextSpan | null {
  const run = NAME.exec(text.slice(at, at + LONGEST_NAME));
  const [first = ''] = run?.[0].replace(PARTICLES, '').split(/[\s-]/) ?? [];
  if (!run || isOther(first)) return null;
  return { start: at, end: at + run[0].length };
}

/** "Van Example" is no van. */
const PARTICLES = /^(?:(?:Van|Von|De|Den|Der|Di|Da|La|Le) )+(?=\p{Lu})/u;

/** "Their names are Otis, Fern and Marlow": what a row of names goes on with. */
function namesBehind(text: string, at: number, isOther: (word: string) => boolean): TextSpan[] {
  const joint = /^(?:, (?:and )?| (?:and|&) )/.exec(text.slice(at, at + LONGEST_NAME))?.[0] ?? '';
  const name = joint === '' ? null : nameAt(text, at + joint.length, isOther);
  return name ? [name, ...namesBehind(text, name.end, isOther)] : [];
}

const SEVERAL = /names?\b/i;

const NAME =
  /^\p{Lu}(?:\.|[\p{L}'’]+)(?:[ -](?:(?:van|von|de|der|da|di|la|le|al|bin|dos|du|ten|&) ){0,2}\p{Lu}(?:\.|[\p{L}'’]+)){0,3}/u;
const LONGEST_NAME = 90;

/** "Our son Jonas and": a capital behind a word for a person, and nothing that is known by it. */
function afterKin(text: string, languages: readonly Language[], isOther: (word: string) => boolean): TextSpan[] {
  return Array.from(text.matchAll(/(?<![\p{L}\d])([\p{L}'’-]{2,20}),? (?=\p{Lu}\p{Ll})/gu)).flatMap((hit) => {
    const word = foldCase(hit[1] ?? '');
    if (
      !languages.some((language) => word.split('-').some((part) => rolesIn(language, part).has('people'))) ||
      /['’]s$/.test(word)
    )
      return [];
    // "Infant Romper" is a thing.
    if (/^\p{Lu}/u.test(hit[1] ?? '') && !/(?:^|[.!?\n])\s*$/.test(text.slice(0, hit.index))) return [];
    // Nouns are written with capitals in German, and "Baby Lumo" is a thing: there only a frequent name is one.
    const name = nameAt(text, hit.index + hit[0].length, isOther);
    const [first = ''] = name ? text.slice(name.start, name.end).split(/[\s-]/) : [];
    const isApposed = hit[0].includes(',') && name !== null && /^, \p{Ll}/u.test(text.slice(name.end));
    const isSure =
      !languages.includes('de') &&
      !/^(?:Baby|Infant|Kids?|Child|Lady|Boy|Girl)$/.test(hit[1] ?? '') &&
      (!hit[0].includes(',') || isApposed);
    return name && (isSure || isGivenName(first)) ? [name] : [];
  });
}

/** "(Bettina)" behind a thing says whose it is. */
const bracketed = (text: string, isOther: (word: string) => boolean): TextSpan[] =>
  Array.from(text.matchAll(/(?<=\()\p{Lu}\p{Ll}{2,14}(?:['’]s)?(?=\))/gu)).flatMap((hit) =>
    isGivenName(hit[0]) && !isOther(hit[0]) ? [{ start: hit.index, end: hit.index + hit[0].length }] : [],
  );

/** "My dog Biscuit eats": one capitalised word behind a word for a pet, before a small one. */
const pets = (text: string): TextSpan[] =>
  Array.from(text.matchAll(PET), (hit) => ({
    start: hit.index + hit[0].length - (hit[1]?.length ?? 0),
    end: hit.index + hit[0].length,
  }));

const PET =
  /(?<=(?<![\p{L}])(?:dog|cat|puppy|kitten|pony|horse|hund|katze|chien|chat|perro|gato|cane|gatto|cão|hond|kat),? )(\p{Lu}\p{Ll}{1,14})(?=,? \p{Ll})/gu;

/** "Kind regards, Anna" at the end of a line: a name behind a closing word. */
function signed(text: string, languages: readonly Language[], isOther: (word: string) => boolean): TextSpan[] {
  return Array.from(text.matchAll(SIGNED)).flatMap((hit) => {
    const word = foldCase(hit[1] ?? '');
    const isClosing = languages.some((language) => rolesIn(language, word).has('closings'));
    return isClosing ? (nameAt(text, hit.index + hit[0].length, isOther) ?? []) : [];
  });
}

/** A word, and behind it a name up to the end of the line or to what was taken out (`, tel …`). */
const SIGNED = new RegExp(
  String.raw`(?<![\p{L}\d])(\p{L}{2,14})[,.!]{0,3} {1,3}(?:[-–—~] ?|(?:[Ii]hre?|[Dd]eine?|[Ee]ure?|[Vv]otre|[Tt]on|[Tt]a|[Ss]u|[Tt]u|[Yy]ours?|[Uu]w|[Jj]e) )?(?=\p{Lu}\p{Ll}+(?:[ -]\p{Lu}[\p{L}'’.-]*){0,3}` +
    String.raw`(?:\s{0,3}[.!]?\s{0,3}(?:\n|$)| ?\(|[\s,;|·-]{1,4}(?:\p{L}{1,8}[.:]{0,2} ?)?${TAKEN}))`,
  'gu',
);

/** "Volunteer on duty: Otis": who has to do with a list, with what they are. */
const inCharge = (text: string, isOther: (word: string) => boolean): TextSpan[] =>
  Array.from(text.matchAll(IN_CHARGE)).flatMap((hit) => {
    const name = nameAt(text, hit.index + hit[0].length, isOther);
    return name ? [{ start: hit.index, end: name.end }] : [];
  });

const IN_CHARGE = cueList(
  'volunteer|staff|clerk|on duty|signed|checked by|counted by|listed by|prepared by|filled in by',
  {
    flags: 'giu',
    before: String.raw`(?<![\p{L}\d])`,
    after: String.raw`\b[^:.\n]{0,20}: (?=\p{Lu}\p{Ll})`,
  },
);

/** "Our shop is Vale & Fern, 88 Main", "I run a coffee shop (Bean There)": the writer's own house and what it is called. */
const firms = (text: string): TextSpan[] =>
  [FIRM, RUN, NAMED_HOUSE, INSTITUTION].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (hit) => ({ start: hit.index, end: hit.index + hit[0].length })),
  );

const HOUSES =
  'shop,store,company,business,firm,office,school,daycare,preschool,clinic,practice,church,restaurant,hospital,agency,club,nursing home,care home,retirement home,hotel,salon,gym,farm,kita,kindergarten,pflegeheim';
const FIRM = new RegExp(
  `(?<=(?<![\\p{L}])(?:our|my|the|this) (?:${anyPhrase(HOUSES)})(?:['’]s name)?(?: is| is called|:) )\\p{Lu}[^.;?!\\n]{2,80}`,
  'gu',
);
const RUN = new RegExp(
  `(?<=(?<![\\p{L}])(?:run|own|manage|operate|have|work at|work in) (?:an?|the|our|my) )(?:\\p{Ll}{2,14} )?(?:${anyPhrase(HOUSES)})(?: \\([^)\\n]{2,60}\\))?(?! of)(?![\\p{L}])`,
  'gu',
);

/** "Our nursing home (Bean There, 12 Elm)": what stands in brackets behind the house is its name. */
const NAMED_HOUSE = new RegExp(
  `(?<=(?<![\\p{L}])(?:our|my|the|this) (?:${anyPhrase(HOUSES)}) )\\([^)\\n]{2,120}\\)`,
  'giu',
);

const INSTITUTION = cueList(
  String.raw`
  Elementary|Middle School|High School|Primary School|Preschool|Academy|University|College|Kindergarten
  Property Management|Properties|Realty|Real Estate|Housing
  Hospital|Clinic|Church|Chapel|Parish|Synagogue|Mosque|Temple
`,
  { flags: 'gu', before: String.raw`(?<![\p{L}])(?:\p{Lu}[\p{L}.'’]{1,20} ){1,3}`, after: String.raw`(?![\p{L}])` },
);

/** "Hello Ingrid,": what is greeted, up to the mark. */
function greeted(text: string, languages: readonly Language[], isOther: (word: string) => boolean): TextSpan[] {
  return Array.from(
    text.matchAll(/(?<=^|\n)[ \t]{0,8}([\p{L}ß]{2,14}(?: \p{Ll}{2,12}){0,2}) (?=\p{Lu}\p{Ll}+[^\n]{0,40}?[,!\n])/gu),
  ).flatMap((hit) => {
    const words = foldCase(hit[1] ?? '').split(' ');
    const isGreeting = languages.some((language) => rolesIn(language, words[0] ?? '').has('greetings'));
    const name = isGreeting ? nameAt(text, hit.index + hit[0].length, isOther) : null;
    return name && /^\s*[,!\n]/.test(text.slice(name.end)) ? [name] : [];
  });
}

/**
 * Where a text has no capitals but at the start of a sentence: frequent given names, and unknown words that stand where people do: behind a word for a person ("my sister petra"), who the
 * writer is, who gave or has something, for whom it is, and what ends a line behind its closing word.
 */
function withoutCapitals(text: string, languages: readonly Language[], isOther: (word: string) => boolean): TextSpan[] {
  if (/[^.!?:\n\s]\s+\p{Lu}\p{Ll}/u.test(text)) return [];
  const words = Array.from(text.matchAll(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu), ({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
  const has = (word: string, role: 'people' | 'closings'): boolean =>
    languages.some((language) =>
      [word, ...word.split('-')].some((part) => rolesIn(language, foldCase(part)).has(role)),
    );
  return words.flatMap(({ word, start, end }, at) => {
    const before = words[at - 1];
    if (isOther(word) || (word.length < 3 && !isGivenName(word))) return [];
    const isBehind =
      before !== undefined &&
      text.slice(before.end, start) === ' ' &&
      has(before.word, 'people') &&
      !WHOSE_THINGS.test(before.word);
    const isSigned = words
      .slice(Math.max(0, at - 3), at)
      .some((closing) => has(closing.word, 'closings') && !text.slice(closing.end, start).includes('\n\n'));
    const isLast = LAST.test(text.slice(end).split('\n')[0] ?? '');
    const isPerson = isGivenName(word) || isBehind || (isSigned && isLast) || isToldOf(text, start, end);
    return isPerson ? [{ start, end }] : [];
  });
}

/** "Kids zeta boots" are a thing for them. */
const WHOSE_THINGS =
  /^(?:bab(?:y|ies)|infants?|toddlers?|kids?|child(?:ren)?|boys?|girls?|m[ae]n|wom[ae]n|lady|ladies)(?:['’]s)?$/i;

/** At most two more words and what was taken out, up to the end of a line. */
const LAST = new RegExp(`^(?:[ -][\\p{L}.-]{1,20}){0,2}[\\s.!,${TAKEN}]*$`, 'u');

/** What stands before and behind a word in small letters says that it is somebody. */
const isToldOf = (text: string, start: number, end: number): boolean => {
  const before = text.slice(Math.max(0, start - NEAR), start);
  const behind = text.slice(end, end + NEAR);
  return (
    INTRODUCED.test(before) ||
    (SURNAMED.test(before) && /^ ?(?:[,.;!\n]|$)/.test(behind)) ||
    (/(?:^|[.,;!?\n]|\band|\bund|\bet|\by)\s*$/u.test(before) && GIVES.test(behind)) ||
    (/\bfor (?:\p{Ll}+ (?:and|&) )?$/u.test(before) && /^(?: (?:and|&) \p{Ll}+)?\s*(?:[.,;!?\n]|$)/u.test(behind))
  );
};
const NEAR = 60;
const WHO =
  "(?:my name['’]?s?(?: is)?|i['’]?m|i am|(?:guy|man|lady|woman|person|kid|boy|girl|neighbou?r|friend) (?:called|named))";
const INTRODUCED = new RegExp(`(?<![\\p{L}])${WHO} $`, 'iu');
const SURNAMED = new RegExp(`(?<![\\p{L}])${WHO} \\p{L}{2,20} $`, 'iu');
/** "Joost gave us", "femke has a". */
const GIVES = new RegExp(
  `^[ ${TAKEN}]+(?:(?:gave|lent|passed|handed) (?:us|me|it|them|him|her)|has (?:an?|our|my|his|her|the|two)(?! recall)|owns|wants|uses)(?![\\p{L}])`,
  'iu',
);

/** "The sling that Verena used to carry him in": a capital behind "that" and before what people alone do. */
const users = (text: string, isOther: (word: string) => boolean): TextSpan[] =>
  Array.from(text.matchAll(USERS), (hit) => ({ start: hit.index, end: hit.index + hit[0].length })).filter(
    ({ start, end }) => !isOther(text.slice(start, end)),
  );
const USERS =
  /(?<=(?<![\p{L}])(?:that|which|where|until|since) )\p{Lu}\p{Ll}{2,14}(?= (?:used to|wore|wears|carried|slept|sleeps|sat|sits|rode|rides|loved|loves|outgrew|liked|likes|wanted|grew)(?![\p{L}]))/gu;

/** "Emma's crib": a frequent given name with a possessive ending, unless a brand is called so. */
function owners(text: string, isOther: (word: string) => boolean): TextSpan[] {
  return Array.from(
    text.matchAll(/(?<![\p{L}\d]|\p{Lu}\p{Ll}{1,20} )(\p{Lu}\p{Ll}{1,14})['’]s(?![\p{L}\d])/gu),
  ).flatMap((hit) =>
    isGivenName(hit[1] ?? '') && !isOther(hit[0]) ? [{ start: hit.index, end: hit.index + hit[0].length }] : [],
  );
}
