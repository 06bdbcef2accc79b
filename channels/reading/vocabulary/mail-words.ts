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
  'message transféré',
  'mensaje reenviado',
  'messaggio inoltrato',
  'doorgestuurd bericht',
  'vidarebefordrat meddelande',
  'mensagem encaminhada',
  'wiadomość przekazana',
];

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
