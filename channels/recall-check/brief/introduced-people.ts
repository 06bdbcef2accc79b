import { isGivenName } from '../../reading/given-names.ts';
import { anyOf } from '../../reading/phrases.ts';
import type { TextSpan } from '../../reading/span.ts';
import { foldWords } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';

/**
 * Who says who they are where a text or a line begins ("Hi, Ada Example here", "Bonjour, ici Ada Example"), people by what they are called besides ("Ada "Sparky" Example"), and those
 * of an order, a house or a kitchen by their title ("Sister Ada", "doña Ada"). `isOther` says of a word whether something else is known by it.
 */
export function findIntroducedPeople(text: string, isOther: (word: string) => boolean): TextSpan[] {
  const isSomebody = (name: string): boolean => {
    const words = name.split(/[ -]/).filter((word) => word.length > 2);
    const [first = '', last = ''] = [words[0], words.at(-1)];
    return !isOther(name) && (isGivenName(first) ? words.length < 2 || !isOther(last) : !words.some(isOther));
  };
  return [
    ...[IS_HERE, IS_HERE_IN_SMALL, CALLED_UP].flatMap((pattern) => spansIf(text, pattern, isSomebody)),
    ...spansIf(text, NICKNAMED, (name) => !name.split(/ ["“„(]\S+ /u).some((word) => isOther(word.trim()))),
    ...spansIf(text, TITLED, (name) =>
      /['’]s$/u.test(name) ? isGivenName(name.slice(0, -2)) : isSomebody(name),
    ).filter(({ end }) => !beginsGoods(text.slice(end))),
    ...spansIf(text, IN_CHARGE, () => true),
    ...spansIf(text, IN_BRACKETS, () => true),
  ];
}

const spansIf = (text: string, pattern: RegExp, isSomebody: (name: string) => boolean): TextSpan[] =>
  Array.from(text.matchAll(pattern)).flatMap(({ 0: words, 1: name = '', index }) =>
    isSomebody(name) ? [{ start: index, end: index + words.length }] : [],
  );

/** "Don Example coffee": behind a brand stands what it is. */
const beginsGoods = (behind: string): boolean => {
  const [, next = ''] = /^ (\p{L}+)/u.exec(behind) ?? [];
  const kinds = foldWords(next).flatMap((word) => [...kindsOf(word)]);
  const isThing = kinds.some((kind) => kind !== 'weak' && kind !== 'describing');
  return isThing && (/^\p{Lu}/u.test(next) || kinds.includes('food'));
};

const WORD = String.raw`\p{Lu}[\p{Ll}\p{M}'’]+(?:-\p{Lu}[\p{L}\p{M}]+)?`;
const NAME = String.raw`(${WORD}(?: (?:(?:van|von|de|der|da|di|la|le) ){0,2}${WORD}){0,2})`;
/** Words of a greeting, behind which somebody says who it is. */
const GREETING = String.raw`(?:[\p{L}ß'’]{2,12}(?: \p{L}{2,12}){0,2}[,!.]? )?`;

/** What stands behind the name of who speaks. */
const HERE = {
  en: 'here|speaking|calling|writing|again|here again',
  de: 'hier|am apparat|nochmal',
  fr: "ici|à l'appareil|à l’appareil",
  es: 'aquí|por aquí|al habla',
  it: 'qui|all’apparecchio',
  nl: 'hier|aan de lijn',
  pl: 'z tej strony|przy telefonie',
  pt: 'aqui|falando',
};
/** "… from unit 5", "… of Example Street": where they are. */
const FROM = String.raw`(?:,? (?:from|of|at|in|with|aus|von|vom|de|du|da|do|del|di|uit|van|z|ze) [^,.;:!?\n]{2,40}?)?`;
const ENDS_HERE = String.raw`(?=[ \t]*(?:[,.;:!?\n–—-]|$| (?:about|with|from|re|regarding|wegen|pour|por|per|over|w sprawie)(?!\p{L})))`;
const IS_HERE = new RegExp(
  String.raw`(?<=(?:^|\n)[ \t]*${GREETING}(?:(?:it['’]?s|this is) )?)${NAME}${FROM} ${anyOf(HERE)}${ENDS_HERE}`,
  'gu',
);
const IS_HERE_IN_SMALL = new RegExp(
  String.raw`(?<=(?:^|\n)[ \t]*${GREETING}(?:it['’]?s|this is) )(\p{Ll}{2,20}(?: \p{Ll}{2,20}){0,2}?)${FROM} (?:here|again|speaking)(?=[ \t]*(?:[,.;:!?\n–—-]|$))`,
  'gu',
);

/** What stands before it. */
const IT_IS = {
  en: "it is|it's|it’s|its|this is",
  de: "hier|hier ist|ich bin's, die|ich bin's, der|ich bin’s, die|ich bin’s, der|ich bin die|ich bin der",
  fr: "ici|c'est|c’est|c'est moi,",
  es: 'aquí|habla|te habla|soy yo,',
  it: 'qui|qui parla|sono io,',
  nl: 'met|je spreekt met|u spreekt met|dit is',
  pl: 'mówi|tu|tutaj|z tej strony|tu mówi',
  pt: 'aqui fala|é a|é o|aqui é|sou eu,',
};
/** Somebody of the family: "c'est tonton Ada". */
const KIN_NAMES =
  'aunt|auntie|aunty|uncle|grandma|grandpa|nana|tante|onkel|oma|opa|tonton|tata|mamie|papi|tía|tío|tia|tio|abuela|abuelo|zia|zio|nonna|nonno|avó|avô|ciocia|wujek|babcia|dziadek';
const anyCase = (words: Record<string, string>): string =>
  anyOf(words).replace(/(?<=[|:(]|^)\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`);
const KIN = `(?:${anyCase({ all: KIN_NAMES })} )?`;
const CALLED_UP = new RegExp(
  String.raw`(?<=(?:^\s*|(?:^|\n|[.!]\s)[ \t]*(?:[\p{L}ß'’]{2,12}(?: \p{L}{2,12}){0,2}[,!.]? ){1,2})${anyCase(IT_IS)} ${KIN})${NAME}(?=[ \t]*(?:[,.;:!?\n–—]|$))`,
  'gu',
);

const NICKNAMED = new RegExp(String.raw`(?<![\p{L}\d])(${WORD} ["“„(]\p{Lu}[\p{L}'’-]{1,14}["”“)] ${WORD})`, 'gu');

/** Before the names of those who belong to an order, a parish, a ship or a kitchen, and of those whom one is polite to. */
const TITLES = {
  en: 'sister|brother|bro|deacon|elder|imam|rabbi|chef|capt|sgt|lieutenant|sergeant|rev|fr|sr|coach|officer|principal|professor|prof|nurse|warden|ranger|trooper|midwife',
  de: 'schwester|bruder|pater|trainer|trainerin|pfarrer|pfarrerin|hausmeister|oberarzt|erzieherin',
  fr: 'sœur|soeur|frère|père|maître|entraîneur|infirmière',
  es: 'don|doña|hna|hno|hermana|hermano|sor|padre|madre|sra|srta|señora|señor|señorita|entrenador|maestra|enfermera|profe',
  it: 'suor|fra|signora|signor|sig|mister|maestra|maestro|allenatore|infermiera',
  nl: 'zuster|broeder|mevrouw|meneer|juf|meester',
  pl: 'siostra|brat|ksiądz|ks|trener|pielęgniarka',
  pt: 'dona|senhora|senhor|treinador|enfermeira|professora|professor',
};
const TITLED = new RegExp(String.raw`(?<![\p{L}\d'’&-])${anyCase(TITLES)}\.? ${NAME}(?!\p{L})`, 'gu');

/** "Artist in charge: Ada", "salesman of record: A. Example": with what they are, to the mark. */
const IN_CHARGE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:\p{L}{3,14} )?(?:in charge|responsible|on duty|on shift|on call|of record)(?: \p{Ll}{2,10}){0,2}[ \t]?:[ \t]*(?:\p{Lu}[\p{L}.'’"“”()-]*[ \t]?){1,4}`,
  'gu',
);

/** "(mgr: coach Ada, please do not share)": what somebody is, and who. */
const ROLES = {
  en: 'mgr|manager|coach|contact|supervisor|leader|captain|owner|teacher|nurse|keyholder|treasurer|secretary|organi[sz]er|tenant',
  de: 'ansprechpartner(?:in)?|leiter(?:in)?|leitung|trainer(?:in)?|kontakt|hausmeister(?:in)?|betreuer(?:in)?|mieter(?:in)?',
  fr: 'responsable|contact|gérante?|entraîneu(?:r|se)|propr(?:iétaire)?|locataire',
  es: 'encargad[oa]|contacto|entrenador(?:a)?|dueñ[oa]|inquilin[oa]',
  it: 'responsabile|referente|contatto|allenat(?:ore|rice)|titolare|inquilin[oa]',
  nl: 'contactpersoon|beheerder|leider|huurder',
  pl: 'opiekun(?:ka)?|trener(?:ka)?|kierownik|najemca',
  pt: 'responsável|contato|contacto|treinador(?:a)?|gerente|don[oa]|inquilin[oa]',
};
const IN_BRACKETS = new RegExp(String.raw`\((?:${Object.values(ROLES).join('|')})[.:]{1,2}[ \t][^()\n]{2,80}\)`, 'giu');
