/**
 * Words of mail programs by language: the fields of a head and the lines that set a quoted mail apart. Source: the reply and forward
 * templates of Outlook, Gmail, Apple Mail and Thunderbird in these languages.
 */
export const HEAD_FIELDS = {
  from: ['from', 'von', 'de', 'da', 'van', 'från', 'fra', 'od', '差出人'],
  to: ['to', 'an', 'à', 'para', 'a', 'aan', 'till', 'til', 'do', '宛先'],
  copy: ['cc', 'bcc', 'kopie', 'copie', 'kopia', 'reply-to'],
  sent: [
    'sent',
    'date',
    'gesendet',
    'datum',
    'envoyé',
    'enviado',
    'fecha',
    'inviato',
    'data',
    'verzonden',
    'skickat',
    'wysłano',
    '日時',
  ],
  subject: [
    'subject',
    'betreff',
    'objet',
    'asunto',
    'oggetto',
    'assunto',
    'onderwerp',
    'ämne',
    'emne',
    'temat',
    '件名',
  ],
  other: ['importance', 'attachments', 'anlagen', 'pièces jointes', 'adjuntos', 'allegati'],
} as const;

export type HeadField = keyof typeof HEAD_FIELDS;

/** Lines before a mail that is sent on. */
export const FORWARDED = [
  'forwarded message',
  'begin forwarded message',
  'weitergeleitete nachricht',
  'weitergeleitete mail',
  'weitergeleitete e-mail',
  'message transféré',
  'courriel transféré',
  'mail transféré',
  'mensaje reenviado',
  'correo reenviado',
  'messaggio inoltrato',
  'email inoltrata',
  'doorgestuurd bericht',
  'doorgestuurde mail',
  'vidarebefordrat meddelande',
  'mensagem encaminhada',
  'mensagem reencaminhada',
  'wiadomość przekazana',
  'wiadomość przekazana dalej',
  'przekazana wiadomość',
];

/** What a messenger writes above a message that is sent on, alone on its line. */
export const SENT_ON = {
  en: 'forwarded|forwarded many times',
  de: 'weitergeleitet|häufig weitergeleitet',
  fr: 'transféré|transférée|transféré de nombreuses fois',
  es: 'reenviado|reenviado muchas veces',
  it: 'inoltrato|inoltrato molte volte',
  nl: 'doorgestuurd|vaak doorgestuurd',
  pt: 'encaminhada|encaminhado|reencaminhada|encaminhada com frequência',
  pl: 'przekazana|przekazano|przekazano wielokrotnie',
  sv: 'vidarebefordrat|vidarebefordrat många gånger',
} as const;

/** Lines before the mail that is answered. */
export const ANSWERED = [
  'original message',
  'ursprüngliche nachricht',
  "message d'origine",
  'mensaje original',
  'messaggio originale',
  'oorspronkelijk bericht',
  'ursprungligt meddelande',
  'mensagem original',
  'oryginalna wiadomość',
];

/** Ends of "On 4 March Dana Okafor wrote:". */
export const WROTE = [
  'wrote',
  'schrieb',
  'a écrit',
  'escribió',
  'ha scritto',
  'escreveu',
  'schreef',
  'skrev',
  'napisał',
  'napisała',
  'pisze',
];

/** Behind the name of who writes, above what is written. */
export const WRITES_VERBS = {
  en: 'wrote|writes|replied|replies|says|said|answered|texted|emailed|messaged|sent',
  de: 'schrieb|schreibt|mailt|mailte|antwortet|antwortete|sagt|sagte',
  fr: 'a écrit|écrit|répond|a répondu|dit',
  es: 'escribió|escribe|responde|respondió|dice|contesta',
  it: 'ha scritto|scrive|risponde|ha risposto|dice',
  nl: 'schreef|schrijft|mailt|mailde|antwoordt|zegt|appt',
  pt: 'escreveu|escreve|respondeu|responde|diz',
  pl: 'napisał|napisała|pisze|odpisał|odpisała|odpowiada',
  sv: 'skrev|skriver|svarar|säger',
} as const;

/** Before the name of who a quote is made out to. */
export const READERS = {
  en: 'prepared for|quote for|customer|client|attn|attention|bill to|sold to|ship to|deliver to|for the attention of',
  de: 'kunde|kundin|auftraggeber|z. hd.|zu händen|lieferadresse|rechnungsadresse',
  fr: "client|à l'attention de|adressé à|livrer à",
  es: 'cliente|atención|a la atención de|señores',
  it: 'cliente|spettabile|spett.le|alla cortese attenzione|c.a.',
  nl: 'klant|t.a.v.|ter attentie van',
  pt: 'cliente|a/c|exmos. senhores',
  pl: 'klient|odbiorca|zamawiający',
  sv: 'kund|att',
} as const;
