import { cueList } from '../../reading/cue-list.ts';
import { anyOf } from '../../reading/phrases.ts';

/**
 * What a brief counts and nobody sells: the quotes themselves, who sent them, days and terms. Each list is one language.
 */
const NO_GOODS = new Set(
  [
    "load loads truckload truckloads trip trips drop drops place places lad lads guy guys merchant merchants outfit outfits quote quotes quotation quotations bid bids bidder bidders offer offers proposal proposals vendor vendors supplier suppliers source sources lab labs invoice invoices proforma proformas pro-forma po release releases party parties shop shops paper papers reply replies thread threads mail mails email emails response responses company companies firm firms plumber plumbers electrician electricians roofer roofers contractor contractors caterer caterers cleaner cleaners printer printers broker brokers supplier dealer dealers reseller resellers provider providers agency agencies caller callers haulier hauliers mover movers removers carrier carriers florist florists mob mobs hours replied answered sent day days week weeks month months year years term terms hour mile miles km kilometres kilometers o'clock percent page pages letter letters text texts message messages voicemail voicemails voicenote voicenotes call calls chat chats screenshot screenshots column columns line lines colour colours color colors price prices option options",
    'rechnung rechnungen rückmeldung rückmeldungen vorschlag vorschläge angebot angebote angeboten offerte offerten anbieter lieferant lieferanten firma firmen tag tage tagen woche wochen monat monate monaten jahr jahre jahren seite seiten preis preise brief briefe briefen nachricht nachrichten sprachnachricht sprachnachrichten anruf anrufe screenshot screenshots antwort antworten mail mails',
    'facture factures soumission soumissions proposition propositions réponse réponses devis offre offres fournisseur fournisseurs jour jours semaine semaines mois an ans année prix tarif tarifs lettre lettres courrier courriers message messages sms appel appels capture captures retour retours mail mails',
    'factura facturas proforma proformas cotización cotizaciones propuesta propuestas respuesta respuestas oferta ofertas presupuesto presupuestos proveedor proveedores día días semana semanas mes meses año años precio precios carta cartas mensaje mensajes llamada llamadas audio audios captura capturas correo correos',
    'fattura fatture proposta proposte risposta risposte offerta offerte preventivo preventivi fornitore fornitori giorno giorni settimana settimane mese mesi anno anni prezzo prezzi lettera lettere messaggio messaggi telefonata telefonate vocale vocali schermata schermate mail',
    'factuur facturen aanbieding aanbiedingen voorstel voorstellen offertes leverancier leveranciers dag dagen week weken maand maanden jaar prijs prijzen antwoord antwoorden brief brieven bericht berichten telefoontje telefoontjes appje appjes schermafbeelding reactie reacties mail mails',
    'fatura faturas proforma proformas cotação cotações resposta respostas proposta propostas orçamento orçamentos fornecedor fornecedores dia dias mês ano anos preço preços carta cartas mensagem mensagens ligação ligações áudio áudios print prints mail mails',
    'faktura faktury oferty ofert dostawca dostawców dni tydzień tygodnie miesiąc miesięcy rok lat cena ceny list listy wiadomość wiadomości sms smsy rozmowa rozmowy odpowiedź odpowiedzi mail maile',
    'offerter leverantör leverantörer dag dagar vecka veckor månad månader år',
  ].flatMap((words) => words.split(' ')),
);

/** Those who are asked for a price, as the source of a pattern. */
export const NO_GOODS_WORDS =
  'places?|lads?|outfits?|crews?|sellers?|merchants?|yards?|garages?|quotes?|prices?|offers?|bids?|estimates?|firms?|companies|shops?|stores?|suppliers?|vendors?|contractors?|dealers?|builders?|traders?|caterers?|printers?|people|guys';

/** Whether a counted thing is no part: its first word is one of these ("papers, the second one …", "month term"). */
export function isNoGoods(part: string): boolean {
  // "12 ft random lengths OK": what may be sent, and not what is to be.
  if (MAY_BE.test(part) || TELLS.test(part) || OUT_OF_USE.test(part)) return true;
  const [first = '', second = ''] = part.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  if (OTHER_GOODS.test(part)) return false;
  if (ATTRIBUTES.has(first) && !NO_GOODS.has(second) && OF_A_THING.test(part)) return false;
  return NO_GOODS.has(first) || (ADJECTIVES.has(first) && NO_GOODS.has(second)) || ASKED_FIRMS.test(part.trim());
}

/** "Carta A4 80 g", "cartas de jogar": what is a letter in one language is paper or cards in another. */
const OTHER_GOODS =
  /^(?:carta (?:a\d|\d|igien|vetrat|termic|kraft|fotograf|da |per |bianc|riciclat|colorat)|brief(?:ordner|um|papier))/iu;

/** Words of no goods that say which goods: "paper towels", "printer cartridges", "contractor bags". */
const ATTRIBUTES = new Set(
  'paper printer price line lab shop colour color mail party drop place carrier cleaner column page load contractor plumber'.split(
    ' ',
  ),
);
/** Another word of a name right behind the first one. */
const OF_A_THING = cueList(
  String.raw`
    of|for|from|in|to|and|or|with|per|at|each|is|are|was|were|by|on|the|an?|only|please|total|back|so|below|above|attached|it
    that|which|who|we|they|came|said|sent|gave|has|have|had|quoted|wants?|replied|asked|offers?
  `,
  { flags: 'iu', before: String.raw`^\W*\p{L}+[ -](?!(?:`, after: String.raw`)(?!\p{L}))\p{L}{3}` },
);

/** "Moving companies", "tree guys": who is asked, by their trade. */
const ASKED_FIRMS =
  /^\p{L}+ (?:\p{L}+ )?(?:companies|firms|suppliers|vendors|contractors|dealers|sellers|merchants|guys|outfits|agencies|providers|quotes|bids|estimates)\W*$/iu;

/** "One will only do full pallets": what is told of one of them. */
const TELLS = new RegExp(
  `^(?:${anyOf({
    en: "will|would|can|can't|cannot|could|won't|does|doesn't|did|is|isn't|has|wants|says|said",
    de: 'will|kann|könnte|liefert|hat|ist|sagt|möchte',
    fr: 'peut|veut|livre|dit|a dit|est',
    es: 'puede|quiere|dice|sirve solo|es',
    it: 'può|vuole|dice|fa solo',
    nl: 'kan|wil|zegt|levert|heeft|is',
    pt: 'pode|quer|diz|só faz',
    pl: 'może|chce|mówi|jest',
  })})\\s`,
  'iu',
);
/** "Coaches are off the road": what is told of things, and not that they are wanted. */
const OUT_OF_USE =
  /^\p{L}[\p{L}'-]+(?: \p{L}[\p{L}'-]+)? (?:is|are|was|were)(?: \p{L}+){0,2}? (?:off|out|down|broken|gone|away|closed|waiting|coming|arriving|starting|opening|missing|leaking|done|dead)(?!\p{L})/iu;

const MAY_BE = /\s(?:(?:is|are|will be) )?(?:ok|okay|fine|acceptable|allowed|no problem|preferred)\W*$/i;

const ADJECTIVES = new Set(
  'one local other different full new good more calendar business working competing'.split(' '),
);
