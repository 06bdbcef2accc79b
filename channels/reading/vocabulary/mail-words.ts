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
  en: 'prepared for|quote for|customer|client|attn|attention|bill to|sold to|ship to|deliver to|for the attention of|logged in as|signed in as|logged in|signed in',
  de: 'kunde|kundin|auftraggeber|z. hd.|zu händen|lieferadresse|rechnungsadresse|angemeldet als|angemeldet|eingeloggt als',
  fr: "client|à l'attention de|adressé à|livrer à|connecté|connectée|connecté en tant que|connecté comme",
  es: 'cliente|atención|a la atención de|señores|sesión iniciada|sesión iniciada como|conectado como|usuario',
  it: 'cliente|spettabile|spett.le|alla cortese attenzione|c.a.|accesso effettuato|accesso effettuato come|utente|connesso come',
  nl: 'klant|t.a.v.|ter attentie van|ingelogd als|ingelogd|aangemeld als',
  pt: 'cliente|a/c|exmos. senhores|sessão iniciada|sessão iniciada como|ligado como|conectado como|utilizador',
  pl: 'klient|odbiorca|zamawiający|zalogowany|zalogowany jako|zalogowana|zalogowano jako',
  sv: 'kund|att',
} as const;

/** How a buyer asks several firms for an offer; who offers does not write so. */
export const REQUESTS_AN_OFFER = {
  en: 'please quote|please send us a quote|please send your quote|can you quote|could you quote|could you please quote|we would like a quote|we are looking for a quote|requesting a quote|request a quote|ask you for a quote|please send us your best price|please let us have your price|please let us have your quote|please let us have a quote',
  de: 'bitten wir um ein angebot|bitten um ein angebot|bitte um ein angebot|bitten wir sie um ein angebot|bitte bieten sie uns|bitten um ihr angebot|bitte um ihr angebot|bitten wir um ihr angebot|machen sie uns bitte ein angebot|bitte machen sie uns ein angebot|was kosten bei ihnen|erbitten wir ein angebot|wir bitten um angebot|bitte um angebot',
  fr: 'merci de nous faire un devis|merci de nous adresser un devis|merci de nous adresser votre devis|merci de nous chiffrer|pouvez-vous nous chiffrer|pourriez-vous nous chiffrer|nous vous demandons un devis|pouvez-vous nous faire un devis|pourriez-vous nous faire un devis|pourriez-vous nous établir un devis|nous souhaitons un devis|nous souhaiterions un devis|merci de me faire un devis',
  es: 'les pedimos presupuesto|os pedimos presupuesto|le pedimos presupuesto|solicitamos presupuesto|solicitamos cotización|les solicitamos|les agradeceríamos un presupuesto|nos pueden cotizar|nos podrían cotizar|nos pueden hacer un presupuesto|me pueden pasar presupuesto|nos podéis pasar presupuesto|podrían enviarnos presupuesto|favor de cotizar|queremos pedir presupuesto',
  it: "vi chiediamo un preventivo|vi chiediamo preventivo|chiediamo un preventivo|chiediamo preventivo|vi chiediamo una quotazione|chiediamo un’offerta|chiediamo un'offerta|richiediamo un preventivo|richiediamo preventivo|vorremmo un preventivo|potete farci un preventivo|ci fate un preventivo|ci potete fare un preventivo|ci fareste un preventivo|si richiede preventivo|siamo a chiedere un preventivo|siamo a richiedere",
  nl: 'graag ontvangen wij een offerte|graag ontvangen we een offerte|graag een offerte|wij vragen u een offerte|kunt u ons een offerte|kunnen jullie een offerte|kun je een offerte|mogen wij een offerte|wij ontvangen graag een offerte|wilt u ons een offerte|graag uw offerte|graag je offerte|graag prijsopgave|graag uw prijsopgave',
  pt: 'pedimos orçamento|pedimos um orçamento|solicitamos orçamento|solicitamos um orçamento|solicitamos cotação|pedimos cotação|vimos pedir orçamento|vimos solicitar orçamento|gostaríamos de um orçamento|podem enviar orçamento|poderiam enviar orçamento|podem dar-nos um orçamento|agradecemos orçamento|agradecemos o envio de orçamento',
  pl: 'prosimy o ofertę|proszę o ofertę|prosimy o wycenę|proszę o wycenę|prosimy o przygotowanie oferty|prosimy o przesłanie oferty|proszę o przesłanie oferty|zwracamy się z prośbą o|prosimy o podanie ceny|zwracam się z prośbą o ofertę|prosimy o przedstawienie oferty',
} as const;

/** In a question for a price, of whatever it is. */
export const PRICE_ASKED = {
  en: 'price|prices|quote|charge|cost|how much|rate|rates|best you can do',
  de: 'preis|preise|kostet|kosten|angebot|wie viel|wieviel|was nehmt ihr|was verlangt',
  fr: 'prix|tarif|devis|combien|coûte|coûtent',
  es: 'precio|precios|presupuesto|cuánto|cuanto|cuesta|cuestan|cotización',
  it: 'prezzo|prezzi|preventivo|quanto|costa|costano',
  nl: 'prijs|prijzen|offerte|kost|kosten|hoeveel',
  pt: 'preço|preços|orçamento|quanto|custa|custam|cotação',
  pl: 'cena|cenę|ceny|wycena|wycenę|ile|kosztuje|kosztują',
} as const;

/** Before a subject: the mail answers another, or hands it on. */
export const REPLY_MARKS = 're|aw|antw|antwort|odp|sv|vs|res|rif|fw|fwd|wg|tr|rv|enc|pd|i|doorst';
