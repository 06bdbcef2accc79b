import { cueList } from '../../reading/cue-list.ts';
import type { Language } from '../../reading/languages.ts';
import { foreignKind } from './foreign-names.ts';
import type { SectionKind } from './kind.ts';

/** How a change says in other languages than English that something is supported or read no more, or not compatible: that breaks whoever needs it. */
const DROPPED: Record<Exclude<Language, 'en'>, string> = {
  de: String.raw`
    unterstützung (?:für|von|des|der) .{1,60} (?:entfernt|eingestellt|beendet|entfällt|gestrichen)|(?:wird|werden) nicht (?:mehr|länger) unterstützt
    nicht (?:mehr |abwärts)?kompatibel|(?:kann|können) (?:\p{L}+ ){0,3}nicht mehr (?:lesen|öffnen|laden)
    (?:wird|werden|lassen sich|lässt sich) nicht mehr (?:geöffnet|gelesen|geladen|akzeptiert|angenommen|öffnen|lesen|laden|verwenden)
  `,
  fr: String.raw`
    (?:fin|suppression|abandon|arrêt) (?:du support|de la prise en charge|de la compatibilité)|(?:n['’]est|ne sont) plus (?:pris|prise|supporté|compatible)
    (?:n['’]est|ne sont|non|pas) (?:plus |rétro)?compatibles? avec|ne (?:sont|peuvent|s['’]ouvrent) plus (?:être )?(?:lus?|lues|ouverte?s|chargée?s|acceptée?s|utilisée?s)
  `,
  es: String.raw`
    (?:elimina|retira|abandona|eliminado|eliminada|retirado|fin d|deja de (?:dar|tener))\w* (?:el )?soporte|ya no (?:se admite|se soporta|es compatible|son compatibles)
    no (?:es|son) compatibles? con|ya no (?:se pueden?|se) (?:abrir|leer|cargar|abren|leen|aceptan)
  `,
  it: String.raw`
    (?:rimosso|rimossa|eliminato|terminato|fine del|rimozione del) (?:il )?supporto|non (?:è|sono) più (?:supportat|compatibil)
    non compatibil[ei] con|non (?:si aprono|vengono|possono) più (?:esser[e]? )?(?:apert|lett|caricat|accettat)
  `,
  pt: String.raw`
    (?:removido|removida|removemos|fim do|descontinuado|encerrado) (?:o )?suporte|(?:não (?:é|são) mais|deixa de ser|já não (?:é|são)) (?:suportad|compatíve)
    não (?:é|são) compatíve(?:l|is) com|(?:já )?não (?:podem|se podem) (?:mais )?(?:ser )?(?:abrir|ler|abert|lid)
  `,
  nl: String.raw`
    ondersteuning (?:voor|van) .{1,60} (?:verwijderd|vervallen|vervalt|beëindigd|gestopt)|(?:wordt|worden) niet (?:langer|meer) ondersteund
    niet (?:langer |meer )?compatibel|(?:wordt|worden|kunnen) niet (?:langer|meer) (?:geopend|gelezen|geladen|geaccepteerd)
  `,
  pl: String.raw`
    (?:usunięto|zakończono|koniec|wycofano) (?:wsparci|obsług)|nie (?:jest|są) już (?:wspieran|obsługiwan)
    nie (?:jest|są) (?:już )?(?:zgodn|kompatybiln)|niekompatybiln|nie (?:można|da się) już (?:otworzyć|wczytać|odczytać)
  `,
};
const SUPPORT_DROPPED = cueList(Object.values(DROPPED).join('\n'), {
  flags: 'iu',
  before: String.raw`(?<!\p{L})`,
  after: '',
});

export const dropsSupport = (words: string): boolean => SUPPORT_DROPPED.test(words) && foreignDeed(words) !== 'fix';

/** What a change says was done, in another language: with its first words, or as German and Dutch do with its last (`Absturz beim Start behoben`). */
export function foreignDeed(words: string): SectionKind | null {
  const plain = words.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').toLowerCase();
  const last = plain.split(/\s+/).at(-1) ?? '';
  return foreignKind(plain) ?? (PARTICIPLE.test(last) ? foreignKind(last) : null);
}

const PARTICIPLE =
  /^(?:entfernt|entfällt|behoben|korrigiert|hinzugefügt|verbessert|geändert|verwijderd|opgelost|verholpen|toegevoegd|verbeterd|gewijzigd)$/;
