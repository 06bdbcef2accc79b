import { cueList } from '../../reading/cue-list.ts';
import { blankOut, findDates } from '../dates/find-dates.ts';
import type { Line } from './lines.ts';

/** A line that greets, thanks, wishes or takes leave, or says of a release that it is one, in the languages of the house. */
export const isGreeting = (words: string): boolean =>
  GREETS.test(words) || IS_RELEASE.test(words) || PLEADS.test(words);

/** Who says what in a chat, on a line of its own: `marl  9:14 AM`, `[09:14] pip`, `marl  9:14 AM  Thursday, November 19th, 2026`. */
export function isChatHead(line: string): boolean {
  if (line.length > 90) return false;
  const days = findDates(line);
  const rest = blankOut(line, days).trimEnd();
  return CHAT_HEAD.test(rest) || (CLOCK_AT_END.test(line) && days.length === 1 && DASHED_NAME.test(rest));
}

/** `marl [DEV] — 11/19/2026 9:14 AM` */
const DASHED_NAME =
  /^\s*@?\p{L}[\p{L}\p{N}_.-]*(?: \p{L}[\p{L}.]*){0,2}(?:\s?\[[^[\]]{1,20}\]|\s?\([^()]{1,20}\))?\s+[—–-]$/u;
const CLOCK_AT_END = /\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]M)?\s*$/i;

/** Lines of the threads of answers below a message, each from `3 replies` to the next blank line, and what calls the readers. */
export function findThreads(lines: readonly Line[]): Set<Line> {
  const found = new Set<Line>();
  let isThread = false;
  for (const line of lines) {
    isThread = line.text.trim() !== '' && (isThread || THREAD.test(line.text));
    if (isThread || CALL.test(line.text)) found.add(line);
  }
  return found;
}

/** Calls all who read a channel. */
const CALL = /^\s*@(?:everyone|here|channel|all)\s*$/i;

const THREAD = cueList(
  String.raw`
  repl(?:ies|y)|antwort(?:en)?|réponses?|respuestas?|rispost[ae]|respostas?|reacties?|antwoord(?:en)?|odpowied(?:ź|zi)
`,
  {
    flags: 'iu',
    before: String.raw`^[^\p{L}\d]*\d{1,3} (?:new |neue |nouvelles )?`,
    after: String.raw`(?!\p{L})(?: ?[(·|,–—-]? ?(?:last|view|letzte|dernière|última|ultima|laatste|ostatnia)[^\n]{0,40})?\s*$`,
  },
);

/** A line that a chat stamps with day and hour, before who says what. */
export const isStamped = (line: string): boolean =>
  /^\s*\[(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}),?[ T]\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]M)?\]\s/i.test(
    line,
  );

const CHAT_HEAD =
  /^\s*(?:\p{L}[\p{L}\p{N}_.-]*(?: \p{L}[\p{L}.]*){0,2}\s{1,4}\[?\d{1,2}:\d{2}(?::\d{2})?\s?(?:[AP]M)?\]?|\[\d{1,2}:\d{2}(?::\d{2})?\s?(?:[AP]M)?\]\s\p{L}[\p{L}\p{N}_. -]{0,30}:?)\s*$/iu;

const GREETS = cueList(
  String.raw`
  hi|hiya|hello|hey|dear|welcome|greetings|good (?:morning|evening|day)|thanks|thank you|cheers|enjoy|happy|see you|have fun|great work|well done
  (?:nice|lovely|great|cool|yay|wow|awesome|perfect|super|neat)(?=[,.!]|$)
  hallo|moin|servus|guten (?:tag|morgen|abend)|liebe[rn]? (?:freunde?n?|nutzer\w*|leute|kund\w+|alle|community|fans|mitglieder)|viel (?:spaß|freude|erfolg)|vielen dank|herzlichen|danke
  wir (?:freuen uns|hoffen|wünschen)|bis (?:bald|dann|zum nächsten)|(?:viele|liebe|beste|schöne) grüße|mit freundlichen|frohe[sn]?|schöne (?:feiertage|weihnachten)
  bonjour|bonsoir|salut|coucou|chers?|chères?|merci|nous (?:sommes (?:heureux|ravis|fiers)|espérons|vous (?:souhaitons|remercions))|à (?:bientôt|très vite)|bonne (?:mise à jour|année|lecture)|cordialement
  hola|buen[oa]s (?:días|dias|tardes|noches)|querid[oa]s|estimad[oa]s|(?:muchas )?gracias|esperamos|nos alegra|estamos (?:contentos|felices|orgullosos)|hasta (?:pronto|luego|la próxima)|(?:un )?saludos?|feliz|felices
  ciao|salve|buongiorno|buonasera|car[ie] (?:amic\w+|utent\w+|tutti|lettor\w+)|gentili|grazie|speriamo|siamo (?:felici|lieti|orgogliosi|contenti)|a presto|buon (?:divertimento|aggiornamento|anno|lavoro)|(?:cordiali )?saluti
  olá|ola|oi|bom dia|boa (?:tarde|noite)|car[oa]s|prezad[oa]s|obrigad[oa]|temos o prazer|estamos (?:felizes|orgulhosos)|até (?:breve|logo|já|a próxima)|(?:um )?abraços?|divirtam
  hoi|goedendag|goede(?:morgen|middag|navond)|beste (?:allemaal|gebruiker\w*|mensen|lezers?)|lieve|dank(?:jewel| jullie| u)|bedankt|we (?:hopen|zijn (?:blij|trots))|veel plezier|tot (?:ziens|snel|de volgende)|groet(?:en|jes)?|met vriendelijke|fijne
  cześć|witaj\w*|dzień dobry|drodzy|szanowni|dziękuj\w+|mamy nadzieję|cieszymy się|do zobaczenia|miłego|pozdraw\w+
`,
  { flags: 'iu', before: String.raw`^[^\p{L}\d]*`, after: String.raw`(?!\p{L})` },
);

/** "If you like Larder, please leave us a review", "rate us in the store". */
const PLEADS = cueList(
  String.raw`
  (?:if you (?:like|love|enjoy)|do you (?:like|love|enjoy)|enjoying|loving)\s[^.!?]{2,50}[,?] [^.!?]{0,40}(?:reviews?|ratings?|stars?|rate)
  (?:please )?(?:leave|give|write|drop) us\s[^.!?]{0,20}(?:reviews?|ratings?|stars?)|(?:please )?rate us|please (?:leave|write) an? (?:\p{L}+ )?(?:review|rating)
  (?:(?:wenn|falls) (?:dir|euch|ihnen)|gefällt (?:dir|euch|ihnen))\s[^.!]{2,70}(?:bewert|rezension|sterne)\p{L}*|bewerte[nt]? (?:uns|bitte)
  (?:si )?vous (?:aimez|appréciez)\s[^.!]{2,70}(?:avis|étoiles|note|notez)|(?:laissez|donnez)[- ]nous\s[^.!?]{0,20}(?:avis|note)|notez[- ]nous
  (?:si )?te (?:gusta|encanta)\s[^.!]{2,70}(?:reseña|valoración|estrellas|valóranos)|(?:déjanos|danos)\s[^.!?]{0,20}(?:reseña|valoración)|valóranos
  (?:se )?ti piace\s[^.!]{2,70}(?:recensione|stelle|valutaci)|(?:lasciaci|dacci)\s[^.!?]{0,20}(?:recensione|valutazione)|valutaci
  (?:se )?(?:você )?(?:gosta|gostou|gostas)\s[^.!]{2,70}(?:avaliação|avalie|estrelas)|avalie[- ]nos|deixe[- ]nos\s[^.!?]{0,20}avaliação
  (?:vind je|bevalt|als je)\s[^.!]{2,70}(?:recensie|beoordeling|sterren)|geef ons\s[^.!?]{0,20}(?:recensie|beoordeling|sterren)|beoordeel ons
  (?:(?:jeśli|czy) )?(?:podoba (?:ci|wam)|lubisz)\s[^.!]{2,70}(?:recenzj|ocen|oceń|opini|gwiazd)\p{L}*|oceń nas|zostaw nam\s[^.!?]{0,20}(?:recenzj|opini|ocen)\p{L}*
`,
  { flags: 'iu', before: String.raw`^[^\p{L}\d]*`, after: String.raw`(?!\p{L})` },
);

/** "Dies ist die dritte Fassung des Jahres", "voici la mise à jour d'automne". */
const IS_RELEASE = cueList(
  String.raw`
  (?:dies|das|hier) ist|voici|voilà|(?:esta|aquí) (?:es|está)|(?:questa|ecco) (?:è|la)|(?:esta|aqui) (?:é|está)|dit is|hier is|to jest|oto
`,
  {
    flags: 'iu',
    before: String.raw`^[^\p{L}\d]*`,
    after: String.raw`(?: [^\s.!?]+){0,7} (?:version|fassung|ausgabe|update|release|mise à jour|versión|actualización|versione|aggiornamento|versão|atualização|versie|wersja|aktualizacja)(?!\p{L})`,
  },
);
