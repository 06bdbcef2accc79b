import { anyOf } from '../../reading/phrases.ts';

/**
 * The text with years and codes put right that its writer takes back in another place than where they stand, such as a mail behind or above a list: "the Norvelle is the 2031 one" puts
 * the year of the Norvelle right, "lot 4411, not 4412" the lot. What corrects is taken out, for it names nothing that is asked about besides.
 */
export const putValuesRight = (text: string): string =>
  [YEAR_OF_NAME, NOT_ANOTHER].reduce((rest, pattern) => {
    const [hit] = rest.matchAll(pattern);
    const groups = hit?.groups ?? {};
    if (!hit || !CORRECTS.test(sentencesAround(rest, hit.index))) return rest;
    const start = hit.index;
    const end = start + hit[0].length;
    const put = (part: string): string =>
      groups['name'] === undefined
        ? part.replaceAll(alone(groups['wrong'] ?? ''), groups['right'] ?? '')
        : withYear(part, groups['name'], groups['right'] ?? '');
    const [before, behind] = [put(rest.slice(0, start)), put(rest.slice(end))];
    const isPut = before !== rest.slice(0, start) || behind !== rest.slice(end);
    return isPut ? `${before.replace(HEAD, '')}${behind}` : rest;
  }, text);

/** The year right before or behind a name, with its maker between. */
const withYear = (text: string, name: string, year: string): string => {
  const named = escaped(name).replaceAll(' ', String.raw`[ \t]+`);
  const before = new RegExp(
    String.raw`(?<![\d.,/-])${YEAR}(?=[ \t]+(?:\p{Lu}[\p{L}-]+[ \t]+){0,2}${named}(?![\p{L}\d]))`,
    'giu',
  );
  const behind = new RegExp(
    String.raw`(?<=(?<![\p{L}\d])${named}(?:,|[ \t]\(|[ \t])[ \t]?)${YEAR}(?![\d.,/-]\d)`,
    'giu',
  );
  return text.replace(before, year).replace(behind, year);
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const alone = (code: string): RegExp => new RegExp(String.raw`(?<![\p{L}\d-])${escaped(code)}(?![\p{L}\d]|-\d)`, 'gu');

const sentencesAround = (text: string, at: number): string =>
  text.slice(Math.max(0, at - NEAR), at + NEAR * 2).replace(/\n\s*\n/g, '. ');
const NEAR = 100;

const YEAR = String.raw`(?:19[5-9]|20[0-4])\d`;
const THE = String.raw`(?:(?:the|my|our|der|die|das|unser|unsere|le|la|notre|el|il|lo|o|a|de|het|onze|nasz|nasza|ten|ta) )?`;
const NAME = String.raw`[\p{Lu}\d][\p{L}\d-]*(?: [\p{Lu}\d][\p{L}\d-]*){0,3}`;
const IS = {
  en: 'is|was|should be|should have been|is in fact|is actually',
  de: 'ist|war|ist doch',
  fr: 'est|était|est en fait',
  es: 'es|era|debe ser',
  it: 'è|era|è in realtà',
  nl: 'is|was|is toch',
  pl: 'to|jest|jest z',
  pt: 'é|era|deve ser',
};
const OF_YEAR =
  '(?:(?:the|an?|from|of|ein|eine|der|die|von|aus|Baujahr|une?|le|la|celle de|celui de|de|del|el|un|uno|una|il|la|quello del|van|een|uit|z|rocznik|o|um|uma|do) ){0,2}';
const YEAR_OF_NAME = new RegExp(
  String.raw`(?<![\p{L}\d])${THE}(?<name>(?!${YEAR} )${NAME}) (?:${anyOf(IS)}) ${OF_YEAR}(?<right>${YEAR})(?: (?:one|model|er|ones))?` +
    String.raw`(?:,? (?:not|nicht|pas|no|non|niet|nie|não) (?:\p{L}{1,3} )?${YEAR})?(?![\p{L}\d])`,
  'gu',
);

const NOT = {
  en: 'not|instead of|rather than',
  de: 'nicht|statt|anstatt',
  fr: 'pas|et pas|et non|au lieu de',
  es: 'no|y no|en vez de|en lugar de',
  it: 'non|e non|invece di',
  nl: 'niet|in plaats van',
  pl: 'nie|a nie|zamiast',
  pt: 'não|e não|em vez de',
};
const CODE = String.raw`(?=[\dA-Z./-]*\d{2})[\dA-Z][\dA-Z./-]{1,20}[\dA-Z]`;
const NOT_ANOTHER = new RegExp(
  String.raw`(?<![\p{L}\d])(?<right>${CODE}),? (?:and )?(?:${anyOf(NOT)}) (?<wrong>${CODE})(?![\p{L}\d])`,
  'gu',
);

/** Something was written wrong before. */
const CORRECTS = new RegExp(
  String.raw`(?<!\p{L})${anyOf({
    en: 'correction|correcting|corrected|mistake|mistyped|misread|wrong|wrongly|sorry|typo|i meant|mixed up',
    de: 'korrektur|korrigiere|irrtum|irrtümlich|falsch|falsche|falschen|verschrieben|verlesen',
    fr: 'erreur|trompé|trompée|corrigé|corriger|je corrige|rectification|rectifie',
    es: 'corrección|correccion|corrijo|me equivoqué|equivoque|equivocación|error|rectifico',
    it: 'correzione|correggo|errore|sbagliato|sbagliata|ho sbagliato',
    nl: 'correctie|fout|foutje|vergist|verkeerd',
    pl: 'poprawka|poprawiam|pomyłka|pomyliłem|pomyliłam|błąd',
    pt: 'correção|corrijo|erro|errei|enganei',
  })}(?!\p{L})`,
  'iu',
);
/** "Correction to my mail of this morning:" before it. */
const HEAD = /(?<=^|\n|[.!?] )[^\n.!?:]{2,60}:[ \t]*$/u;
