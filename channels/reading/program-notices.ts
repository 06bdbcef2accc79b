import { anyOf, phrasePattern } from './phrases.ts';

/** Lines that programs of mail and chat put into messages, by language. Source: the transport rules that mail servers offer, the notices of WhatsApp. */
const FROM_OUTSIDE = phrasePattern({
  en: 'external|outside the|outside of|outside our|outside your',
  de: 'extern*|außerhalb',
  fr: 'externe*|extérieur*',
  es: 'externo|externa|fuera de',
  it: 'esterno|esterna',
  nl: 'extern*|buiten de',
  pt: 'externo|externa|fora da',
  pl: 'zewnętrzn*|spoza',
});
const OF_MAIL = phrasePattern({
  en: 'email*|e-mail*|mail|message|sender|organisation|organization|company',
  de: 'e-mail*|mail|nachricht|absender|organisation',
  fr: 'courriel*|e-mail*|mail|message|expéditeur',
  es: 'correo*|mensaje|remitente|organización',
  it: 'e-mail*|messaggio|mittente|organizzazione',
  nl: 'e-mail*|bericht|afzender|organisatie',
  pt: 'e-mail*|mensagem|remetente|organização',
  pl: 'e-mail*|wiadomość|nadawc*|organizacji',
});
const WARNS = phrasePattern({
  en: 'do not click|don’t click|never click|think before you click|end-to-end encrypted|this message was deleted|you deleted this message|missed voice call|missed video call',
  de: 'keine links|keine anhänge|ende-zu-ende-verschlüsselt|diese nachricht wurde gelöscht|du hast diese nachricht gelöscht|verpasster sprachanruf',
  fr: 'ne cliquez pas|ne cliquez sur aucun|chiffrés de bout en bout|ce message a été supprimé|vous avez supprimé ce message|appel vocal manqué',
  es: 'no haga clic|no abra enlaces|cifrados de extremo a extremo|se eliminó este mensaje|eliminaste este mensaje|llamada perdida',
  it: 'non cliccare|non fare clic|crittografati end-to-end|questo messaggio è stato eliminato|chiamata persa',
  nl: 'klik niet|end-to-end versleuteld|dit bericht is verwijderd|gemiste oproep',
  pt: 'não clique|criptografadas de ponta a ponta|encriptadas ponto a ponto|esta mensagem foi apagada|chamada perdida',
  pl: 'nie klikaj|w pełni szyfrowane|ta wiadomość została usunięta|nieodebrane połączenie',
});
/** "[EXTERN]", "*** EXTERNAL SENDER ***". */
const SET_OFF = /^\s*(?:\[[^\]]*\]|\*{1,3}[^*]+\*{1,3}|\([^()]*\))/u;

/** A text without the lines that a program wrote: banners of mail servers, notices of a chat. A line with an amount is a person's. */
export const withoutNotices = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !isNotice(line))
    .join('\n');

const isNotice = (line: string): boolean =>
  line.length < 300 &&
  !/\d[.,]\d{2}|\p{Sc}/u.test(line) &&
  (WARNS.test(line) ||
    (FROM_OUTSIDE.test(line) && (SET_OFF.test(line) || (OF_MAIL.test(line) && CAUTIONS.test(line)))));

/** What such a line opens with, or says of the mail. */
const CAUTIONS = new RegExp(
  [
    `^\\W*${anyOf({
      en: 'caution|warning|attention|external',
      de: 'achtung|vorsicht|warnung|hinweis|extern',
      fr: 'attention|prudence|externe',
      es: 'atención|aviso|precaución',
      it: 'attenzione|avviso',
      nl: 'let op|waarschuwing',
      pt: 'atenção|aviso',
      pl: 'uwaga',
    })}(?!\\p{L})`,
    'originated|came from|kommt von|stammt von|provient|proviene|afkomstig',
  ].join('|'),
  'iu',
);
