import { cueList } from '../../reading/cue-list.ts';
import { squeeze } from '../text/span.ts';
import { SHEET } from './sheet-edges.ts';

/** Units of a footer that are looked at. */
const LONGEST = 400;

/**
 * Whether running text is what a page ends with, in the languages of the house: where to turn to, how to move on, whose the page is and on what terms it may
 * be used, who is there, whether it was of help.
 */
export function isFooter(raw: string): boolean {
  const words = squeeze(raw.slice(0, LONGEST)).replace(/^[^\p{L}\d©(]+/u, '');
  return (
    SHEET.test(raw) ||
    isNavigation(words) ||
    [OWNED, TURN_TO, FORUM, RUNS_WITH].some((sign) => sign.test(words)) ||
    reaches(raw.slice(0, LONGEST))
  );
}

/** An office and how to reach it. */
export const reaches = (words: string): boolean =>
  [words, ...words.split('\n')].some((line) => REACHED.test(squeeze(line).replace(/^[^\p{L}\d]+/u, '')));

/** Words of navigation alone, at most with whose the page is behind them: `Prev  Up  Next`. */
function isNavigation(words: string): boolean {
  const [lead = ''] = words.split(/(?:©|\(c\)\s*\d|\bcopyright\b)/i);
  const own = lead.match(/[\p{L}\d]+/gu) ?? [];
  return own.length > 1 && own.every((word) => STEP.test(word)) && /\p{L}{2}/u.test(lead);
}

const STEP = cueList(
  String.raw`
  prev|previous|next|up|home|top|back|index|contents|toc|first|last|older|newer|page|of|to|the|\d{1,4}
  zurück|weiter|vorherige[rs]?|nächste[rs]?|inhalt|seite|von|nach|oben|anfang|précédente?|suivante?|retour|sommaire|accueil|haut|anterior|siguiente|volver|inicio|índice|arriba
  precedente|successiv[ao]|indietro|avanti|indice|inizio|seguinte|próxim[ao]|voltar|início|vorige|volgende|terug|inhoud|naar|boven|poprzedni[ae]?|następn[aey]|powrót|spis|treści|góra
`,
  { flags: 'iu', before: '^', after: '$' },
);

/** Whose something is, and on what terms. */
const OWNED = cueList(
  String.raw`
  (?:©|\(c\)|copyright)\s?(?:\(c\)\s?)?(?:19|20)\d{2}|\ball rights reserved\b|\bis (?:shareware|freeware|donationware)\b|^(?:how )?to (?:register|order|pay|donate)\b|\bregistered trademarks?\b
  (?:licen[cs]ed|released|available|published|veröffentlicht|lizenziert|publiée?|distribuée?|publicad[oa]|distribuid[oa]|rilasciat[oa]|distribuit[oa]) {under} (?:\p{L}+ ){0,3}{licence}
  alle rechte vorbehalten|tous droits réservés|todos los derechos reservados|tutti i diritti riservati|todos os direitos reservados|alle rechten voorbehouden|wszelkie prawa zastrzeżone
`,
  {
    flags: 'iu',
    words: {
      under: 'under|unter|sous|bajo|sotto|sob|onder|na',
      licence: 'MPL|MIT|L?GPL|AGPL|Apache|BSD|GNU|Mozilla|EUPL|ISC|Creative',
    },
  },
);

/** With what a release runs, on a line of its own. */
const RUNS_WITH = cueList(
  String.raw`
  (?:works|runs|compatible|tested) (?:with|on|under)|(?:funktioniert|läuft|kompatibel|getestet) (?:mit|unter|auf)|(?:fonctionne|compatible|testée?) (?:avec|sous|sur)
  (?:funciona|compatible|probad[oa]) (?:con|en)|(?:funziona|compatibile|testat[oa]) (?:con|su)|(?:funciona|compatível|testad[oa]) (?:com|em)|(?:werkt|compatibel|getest) (?:met|op|onder)
  (?:działa|zgodn[aey]) (?:z|na|w)
`,
  {
    flags: 'iu',
    before: '^',
    after: String.raw` \p{Lu}[\p{L}\d]{1,20}(?:[^.!?\n]|\.(?=\d)){0,40}\d (?:and|or|und|oder|et|ou|y|o|e|of|en|i|lub) \p{L}{2,16}[.!]?$`,
  },
);

/** Whom to ask, tell or read further: a question put to the reader, or an office with how to reach it. */
const TURN_TO = cueList(
  String.raw`
  (?:found (?:a|an) (?:bug|issue|problem|error|mistake|typo)|any (?:questions|problems|trouble|issues))(?: [^.!?]{1,40})?\s?\?
  (?:(?:got |have )?(?:a |any )?questions?|need (?:some |more )?help|problems|trouble|something (?:wrong|missing)|feedback)(?: [^.!?]{1,40})?\s?\?
  (?:was|did|is) this (?:article|page|answer|topic)\b[^?]{0,30}\?|\d+ (?:out )?of \d+ (?:people )?found this|rate this (?:page|article)
  (?:for )?(?:help|support|assistance|questions)[,:]? (?:see|visit|call|write|ask|mail|e-?mail|contact|is available|can be (?:found|reached))\b
  (?:please )?(?:report|send|file) (?:bugs|issues|problems|errors|feedback|defects)\b
  which version (?:do i|am i)\b[^?]{0,30}\?
  (?:noch )?fragen(?: [^.!?]{1,30})?\?|fehler gefunden\?|probleme(?: [^.!?]{1,30})?\?|hilfe(?: [^.!?]{1,20})?\?|war (?:dieser|diese|dieses) \p{L}+ hilfreich
  (?:bitte )?(?:melden|schreiben|rufen) sie uns|fehler bitte (?:an|bei)(?!\p{L})
  (?:des |une )?questions?(?: [^.!?]{1,30})? ?\?|un (?:problème|bogue|souci) ?\?|besoin d['’]aide|(?:cet article|cette page) (?:vous )?a-t-(?:il|elle)|(?:contactez|écrivez|appelez)[ -]nous
  signaler (?:un|une)
  ¿(?:tiene|tienes|alguna|algún|preguntas|dudas|problemas|ha |te |le |fue|encontr)[^?]{0,60}\?|(?:preguntas|dudas|problemas)\?|(?:contáctenos|escríbanos|llámenos)
  (?:domande|problemi|dubbi|hai (?:trovato|bisogno)|avete|serve aiuto)(?: [^.!?]{1,30})?\?|(?:contattateci|scriveteci|chiamateci)
  (?:dúvidas|perguntas|problemas|encontrou|precisa de ajuda)(?: [^.!?]{1,30})?\?
  (?:nog )?vragen(?: [^.!?]{1,30})?\?|fout gevonden\?|hulp nodig|was dit artikel|(?:neem contact|bel ons|mail ons)|(?:masz )?pytania(?: [^.!?]{1,30})?\?
  (?:znalazłeś|potrzebujesz|masz problem)[^.!?]{0,40}\?|(?:napisz|zadzwoń) do nas
`,
  { flags: 'iu', before: '^', after: '' },
);

/** An office, and a number, an address or hours behind it. */
const REACHED = cueList(
  String.raw`
  (?:technical |customer |product )?(?:support|hotline|helpdesk|help desk|help|service|contact|questions|phone|telephone|tel|fax)
  (?:technischer |kunden)?(?:support|dienst|kontakt|hilfe|telefon|rückfragen|fragen)
  assistance(?: technique)?|service client|support technique|téléphone|courriel|soporte(?: técnico)?|asistencia|ayuda|contacto|atención al cliente|teléfono|assistenza(?: tecnica| clienti)?
  aiuto|contatti|telefono
  suporte(?: técnico)?|assistência|ajuda|contato|apoio ao cliente|telefone|ondersteuning|klantenservice|hulp|telefoon|pomoc(?: techniczna)?|wsparcie|infolinia|kontakt|telefon
`,
  {
    flags: 'iu',
    before: String.raw`(?:^|[.!?;|·] )`,
    after: String.raw`\.?\s?(?::|\s)\s?(?:[^!?]{0,40}?[\s:])?(?:\+?\d[\d ()/.-]{6,18}\d|[\w.+-]{1,40}@[\w-]{1,40}\.\w|https?:|www\.)`,
  },
);

/** What a forum says below its posts, and a shop of what it sells. */
const FORUM = cueList(
  String.raw`
  \d[.,]\d ?[★☆⭐]|\d[\d.,]* (?:ratings|reviews|bewertungen|avis|reseñas|valoraciones|recensioni|avaliações|beoordelingen|ocen)(?!\p{L})|developer response
  who(?: is|['’]s) online|users browsing|(?:back|return) to [“„"«»'‘]|\d+ posts?,? (?:page|•)|jump to|wer ist online|zurück zu [“„"«»]|mitglieder in diesem forum
  qui est en ligne|retourner vers|utilisateurs parcourant|¿quién está|volver a [“"«»]|usuarios navegando|chi c['’]è in linea|torna a [“"«»]|visitano il forum
  quem está|voltar para [“"«»]|wie is er online|terug naar [“"«»]|kto (?:jest|przegląda)|wróć do [“„"«»]
`,
  { flags: 'iu', before: '^', after: '' },
);
