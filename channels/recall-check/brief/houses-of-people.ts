import { anyOf } from '../../reading/phrases.ts';
import { wordSet } from '../../reading/word-lists.ts';
import type { TextSpan } from '../../reading/span.ts';
import { namesGoods } from './line-heads.ts';

/**
 * Firms and houses by how they are named: behind those who belong to one ("the trainers of Example Fitness", "staff at Example"), to whom a notice goes ("Memo to all …:"), and by the
 * last word of their name where a clause ends. `isOther` says of a word, or of a whole name, whether something else is known by it.
 */
export const findHouses = (text: string, isOther: (word: string) => boolean): TextSpan[] => [
  ...[NOTICE, TRADE_FIRST].flatMap((pattern) =>
    Array.from(text.matchAll(pattern)).flatMap(({ 0: words, 1: name = words, index }) =>
      isKnown(name, isOther) ? [] : [{ start: index, end: index + words.length }],
    ),
  ),
  ...Array.from(text.matchAll(ROW_OF)).flatMap(({ 0: head, 1: name = '', 2: rest = '', index }) =>
    !isKnown(name, isOther) && namesGoods(rest) ? [{ start: index, end: index + head.length - rest.length }] : [],
  ),
  ...[BELONGING, BY_TRADE].flatMap((pattern) =>
    Array.from(text.matchAll(pattern)).flatMap(({ 0: words, 1: name = '', index }) => {
      const start = index + words.lastIndexOf(name);
      return isKnown(name, isOther) ? [] : [{ start, end: start + name.length }];
    }),
  ),
];

/** A word of it that is no trade names something else, or all of it does: "Acme Fitness" where Acme is a brand. */
const isKnown = (name: string, isOther: (word: string) => boolean): boolean =>
  (name.match(/\p{Lu}[\p{L}\p{M}'’-]+/gu) ?? [])
    .slice(0, 2)
    .some((word) => !TRADES.has(word.toLowerCase()) && !NOTICES.has(word.toLowerCase()) && isOther(word)) ||
  isOther(name);

const NAME = String.raw`\p{Lu}[\p{L}\p{M}'’-]+(?:(?: (?:&|and|und|et|y|e|en|i|of|de|di|da|van))? \p{Lu}[\p{L}\p{M}'’-]*){0,3}`;

const MEMBERS = {
  en: 'staff|team|crew|employees|members|trainers|volunteers|teachers|nurses|students|pupils|drivers|instructors|coaches|tenants|residents|parents|manager|director|secretary|treasurer|coordinator',
  de: 'mitarbeiter|mitarbeiterinnen|personal|belegschaft|mitglieder|trainer|lehrer|lehrerinnen|fahrer|bewohner|eltern|leiter|leiterin|leitung|team',
  fr: 'personnel|équipe|employés|membres|moniteurs|bénévoles|enseignants|chauffeurs|résidents|parents|directeur|directrice|responsable',
  es: 'personal|equipo|empleados|miembros|socios|monitores|voluntarios|maestros|choferes|residentes|padres|director|directora|gerente|encargada',
  it: 'personale|squadra|dipendenti|membri|soci|istruttori|volontari|maestre|autisti|ospiti|genitori|direttore|direttrice|responsabile',
  nl: 'personeel|team|medewerkers|leden|trainers|vrijwilligers|leraren|chauffeurs|bewoners|ouders|directeur|beheerder',
  pl: 'personel|zespół|pracownicy|pracowników|członkowie|trenerzy|wolontariusze|nauczyciele|kierowcy|rodzice|dyrektor|kierownik',
  pt: 'pessoal|equipe|equipa|funcionários|membros|sócios|treinadores|voluntários|professores|motoristas|residentes|pais|diretor|diretora|gerente',
};
const OF = 'of|at|from|with|von|vom|bei|der|des|de|du|chez|del|della|di|da|do|van|bij|z|w';
const BELONGING = new RegExp(String.raw`(?<!\p{L})${anyOf(MEMBERS)} (?:${OF}) (?:the )?(${NAME})(?![\p{L}\d])`, 'gu');

const NOTICES = wordSet(
  `memo memorandum note notice message circular reminder bulletin aushang rundschreiben notiz mitteilung avis circulaire aviso nota
   avviso circolare bericht mededeling memorando notatka ogłoszenie comunicado`,
);
const anyCase = (word: string): string => `[${word[0]?.toUpperCase()}${word[0]}]${word.slice(1)}`;
/** "Memo to all of them:", to the mark. */
const NOTICE = new RegExp(
  String.raw`(?<=^|\n)[ \t]*(?:${[...NOTICES].map(anyCase).join('|')}) (?:to|for|an|für|à|aux|pour|a|para|per|ai|al|aan|voor|do|dla|aos) [^\n:.?!\d]{3,90}:(?=\s)`,
  'gu',
);

/** What firms and houses are called last; makers are so called too, behind which stands what they make. */
const TRADES = wordSet(
  `fitness gym crossfit pilates yoga dojo logistics couriers courier motors auto garage rentals rental lettings catering caterers landscaping landscapes plumbing roofing
   construction contractors
   salon bakery café cafe bistro diner deli tavern brewery daycare preschool nursery kennels stables farm farms ranch movers removals cleaning cleaners veterinary dental dentistry pharmacy
   physiotherapy physio therapy hospice manor lodge inn hostel hotel bnb partners associates consulting lofts apartments homes villas library museum shelter orchards vineyard marina
   spedition bäckerei metzgerei gärtnerei tischlerei schreinerei apotheke praxis kanzlei pflegeheim kita hausverwaltung autohaus boulangerie pharmacie crèche cabinet garderie panadería
   farmacia ferretería guardería clínica abarrotes panificio officina asilo trattoria bakkerij apotheek kinderopvang manege
   piekarnia apteka przedszkole warsztat padaria farmácia creche oficina`,
);
const TRADE = [...TRADES].map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`).join('|');
const BY_TRADE = new RegExp(
  String.raw`(?<![\p{L}\d'’&-] ?)((?:\p{Lu}[\p{L}\p{M}.'’-]+ (?:(?:&|and) )?){1,3}(?:${TRADE}))(?=[ \t]*(?:[.,;:!?)|]|\n|$|[ \t][-–—] ))`,
  'gu',
);

/** "Agriturismo Example": the trade first. */
const FIRST = `agriturismo taller clínica guardería ferretería panadería abarrotes officina asilo trattoria panificio padaria oficina
  creche crèche boulangerie pensione pension przedszkole warsztat autohaus praxis gärtnerei bäckerei kita dojo manege bakkerij`;
const TRADE_FIRST = new RegExp(
  String.raw`(?<!\p{L})(?:${FIRST.split(/\s+/).map(anyCase).join('|')}) (${NAME})(?![\p{L}\d])`,
  'gu',
);

/** "A2 Ada Example (crutches): Acme lamp": a row begins with whose it is where the make stands behind. */
const ROW_OF =
  /(?<=^|\n)[ \t]*(?:[-*•][ \t]+)?(?:[A-Z]{0,2}\d{1,4}[A-Z]?[.:)]?[ \t]+)?(\p{Lu}[\p{Ll}\p{M}'’]+(?:[ -]\p{Lu}[\p{Ll}\p{M}'’]+){1,2})(?: \([^()\n]{1,60}\))?[ \t]?:[ \t]+(\S[^\n]*)/gu;

/** "Ada Example (insulin pump)": what stands in a bracket behind somebody, and names no make or model, is of them. */
export function remarkBehind(text: string, at: number): TextSpan[] {
  const [gap = '', remark = ''] = /^[ \t]?(\([^()\n]{2,80}\))/.exec(text.slice(at, at + LONGEST_REMARK)) ?? [];
  return remark === '' || namesGoods(remark) ? [] : [{ start: at, end: at + gap.length }];
}
const LONGEST_REMARK = 120;
