import { cueList } from '../../reading/cue-list.ts';
import type { Language } from '../../reading/languages.ts';
import { foreignKind } from './foreign-names.ts';
import type { SectionKind } from './kind.ts';

/** How a change says in other languages than English that something is supported or read no more, or not compatible: that breaks whoever needs it. */
const DROPPED: Record<Exclude<Language, 'en'>, string> = {
  de: String.raw`
    unterstützung (?:für|von|des|der) .{1,60} (?:entfernt|eingestellt|beendet|entfällt|gestrichen)|(?:wird|werden) nicht (?:mehr|länger) unterstützt
    nicht (?:mehr |abwärts)?kompatibel|nicht (?:mehr|länger) unterstützt|(?:kann|können) (?:\p{L}+ ){0,3}nicht mehr (?:lesen|öffnen|laden)
    (?:wird|werden|lassen sich|lässt sich) nicht mehr (?:geöffnet|gelesen|geladen|akzeptiert|angenommen|öffnen|lesen|laden|verwenden)
  `,
  fr: String.raw`
    (?:fin|suppression|abandon|arrêt) (?:du support|de la prise en charge|de la compatibilité)|(?:(?:n['’]est|ne sont) )?plus (?:prise?s? en charge|supportée?s?|compatible)
    (?:n['’]est|ne sont|non|pas) (?:plus |rétro)?compatibles? avec|ne (?:sont|peuvent|s['’]ouvrent) plus (?:être )?(?:lus?|lues|ouverte?s|chargée?s|acceptée?s|utilisée?s)
  `,
  es: String.raw`
    (?:elimina|retira|abandona|eliminado|eliminada|retirado|fin d|deja de (?:dar|tener))\w* (?:el )?soporte|ya no (?:se admiten?|se soportan?|(?:es |son )?(?:compatible|soportad|admitid))
    no (?:es|son) compatibles? con|ya no (?:se pueden?|se) (?:abrir|leer|cargar|abren|leen|aceptan)
  `,
  it: String.raw`
    (?:rimosso|rimossa|eliminato|terminato|fine del|rimozione del) (?:il )?supporto|non (?:è |sono )?più (?:supportat|compatibil)
    non compatibil[ei] con|non (?:si aprono|vengono|possono) più (?:esser[e]? )?(?:apert|lett|caricat|accettat)
  `,
  pt: String.raw`
    (?:removido|removida|removemos|fim do|descontinuado|encerrado) (?:o )?suporte|(?:não (?:é|são) mais|deixa de ser|já não(?: é| são)?|não mais) (?:suportad|compatíve)
    não (?:é|são) compatíve(?:l|is) com|(?:já )?não (?:podem|se podem) (?:mais )?(?:ser )?(?:abrir|ler|abert|lid)
  `,
  nl: String.raw`
    ondersteuning (?:voor|van) .{1,60} (?:verwijderd|vervallen|vervalt|beëindigd|gestopt)|niet (?:langer|meer) ondersteund
    niet (?:langer |meer )?compatibel|(?:wordt|worden|kunnen) niet (?:langer|meer) (?:geopend|gelezen|geladen|geaccepteerd)
  `,
  pl: String.raw`
    (?:usunięto|zakończono|koniec|wycofano) (?:wsparci|obsług)|(?:nie (?:jest|są) już|już nie) (?:wspieran|obsługiwan)
    nie (?:jest|są) (?:już )?(?:zgodn|kompatybiln)|niekompatybiln|nie (?:można|da się) już (?:otworzyć|wczytać|odczytać)
  `,
};
/** What a release runs on from now on, or no more, in other languages: `benötigt jetzt iOS 16`, `necesita PHP 8.1 o posterior`, `nie działa w systemie Windows 8.1`. */
const NEEDS = String.raw`
  (?:benötigt|erfordert|braucht|setzt|nécessite|requiert|exige|necesita|requiere|richiede|necessita|requer|precisa de|vereist|wymaga)(?: \p{Ll}+){0,2} (?:{platform}) ?\d
  (?:nicht mehr|ne (?:fonctionne|démarre) plus|no funciona|no arranca|non (?:funziona|si avvia) più|não funciona|niet meer|nie działa)(?: \p{Ll}+){0,3} (?:{platform}) ?\d
`;
const SUPPORT_DROPPED = cueList(Object.values(DROPPED).join('\n') + NEEDS, {
  words: {
    platform:
      'iOS|iPadOS|Android|Windows|macOS|PHP|Java|Node(?:\\.js)?|Python|Ruby|Linux|Debian|Ubuntu|PostgreSQL|MySQL|MariaDB',
  },
  flags: 'iu',
  before: String.raw`(?<!\p{L})`,
  after: '',
});

export const dropsSupport = (words: string): boolean => SUPPORT_DROPPED.test(words) && foreignDeed(words) !== 'fix';

/** What a change says was done, in another language: with its first words, or as German and Dutch do with its last (`Absturz beim Start behoben`). */
export function foreignDeed(words: string): SectionKind | null {
  const plain = words
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .toLowerCase()
    .replace(HAVE, '');
  const last = plain.split(/\s+/).at(-1) ?? '';
  return foreignKind(plain) ?? (PARTICIPLE.test(last) ? foreignKind(last) : null);
}

/** `Hemos corregido …`, `nous avons ajouté …`: before what was done. */
const HAVE =
  /^(?:hemos|se han?|nous avons|on a|abbiamo|è stat[oa]|sono stat[ie]|temos|foi|foram|wir haben|wij hebben|we hebben|został[aoy]?)\s+(?=\p{L})/u;

const PARTICIPLE =
  /^(?:entfernt|entfällt|behoben|korrigiert|hinzugefügt|verbessert|geändert|verwijderd|opgelost|verholpen|toegevoegd|verbeterd|gewijzigd)$/;
