import { BEFORE_THE_NAME, BEHIND_THE_NAME } from '../../../reading/vocabulary/head-words.ts';
import { HEAD_FIELDS } from '../../../reading/vocabulary/mail-words.ts';
import { phrasePattern } from '../../../reading/phrases.ts';
import { PASSES_ON_A_REQUEST, REFUSALS } from '../../../reading/vocabulary/refusal-words.ts';
import { wordSet } from '../../../reading/word-lists.ts';

/** Words around the names of those who offer, by language. Source: headings of copied offers, of tables and of notes. */

/** They may stand before a name at the head of an offer. */
export const BEFORE_NAME: ReadonlySet<string> = new Set(
  Object.values(BEFORE_THE_NAME).flatMap((words) => words.split(/\s+/).filter(Boolean)),
);

/** They say that what follows is one who offers. */
export const OFFER_LABELS: ReadonlySet<string> = wordSet(
  Object.values({
    en: `quote quotes quotation offer bid bidder estimate proposal option vendor supplier seller tender tenderer reply response called from cart
      basket sheet tab letter printer contractor email mail text chat store shop company firm candidate respondent answer rcvd forwarded messrs`,
    de: `angebot offerte anbieter bieter lieferant variante option warenkorb fa fa. firma antwort weitergeleitet blatt händler angebotsgeber
      kostenvoranschlag von mail`,
    fr: 'offre devis fournisseur proposition option soumissionnaire panier société ets chez réponse candidat prestataire transféré de',
    es: 'oferta presupuesto proveedor cotización propuesta opción carrito empresa respuesta licitante de reenviado',
    it: 'offerta preventivo fornitore proposta opzione carrello ditta risposta da concorrente inoltrato',
    nl: 'offerte aanbieding leverancier voorstel optie winkelwagen winkelmand firma aanbieder inschrijver van doorgestuurd',
    pt: 'proposta orçamento fornecedor cotação opção carrinho empresa resposta concorrente de reencaminhado',
    pl: 'oferta wycena dostawca propozycja opcja koszyk firma oferent wykonawca odpowiedź od',
  }).join(' '),
);

/** They tie the words of a name: "Weft & Warp", "Boschi della Sila". */
export const NAME_JOINERS: ReadonlySet<string> = wordSet(
  `& + and of the und et y e i de du des del della delle dei degli di da do dos das la le les los van der den von zu zum zur im am op 't het en l' d' sur sous aux à`,
);

/** Between somebody and the firm that is spoken for. */
export const OF_FIRM: ReadonlySet<string> = wordSet('@ at from with over von vom bei chez bij presso dalla z ze');

export const BEHIND_NAME = phrasePattern({
  ...BEHIND_THE_NAME,
  more: "here|hier|ici|aquí|aqui|qui|tutaj|is|are|they're|theyre|they|told|wants|lists|at|sind|nimmt|berechnet|liefert|kostet|verlangen|fait|font|prend|vend|serve|serves|levam|leva|serwuje|rekent|vraagt|levert|kost|chiede|vende|mi fa|vengono|viene|vende|hace|sale|vuole|apresentou|liczy|wystawia|sprzedaje|answer|answers|antwort|reply|replied",
});

/** What else stands at the head of a line: charges, terms, headings of columns, sums, greetings. */
export const NO_NAME_WORDS: ReadonlySet<string> = wordSet(
  Object.values({
    en: `for total subtotal sum net gross freight shipping ship delivery delivered haulage carriage postage tax vat gst hst sales notes note terms payment lead
      ready stock setup set-up fee fees surcharge discount price prices pricing qty quantity count unit units item items part parts description need needs
      needed required request req rfq re fw fwd subject to date dated ref cc job project sheet list total totals valid validity warranty install installation
      labor labour install materials pickup minimum moq deposit handling packing each per amount summary comparison compare which who best regards thanks thx
      cheers yours sincerely respectfully hi hello hey dear please pls both all either none we i our my they it if so order orders customer attn ship bill
      budget deadline deliver due time weeks days week day monday tuesday wednesday thursday friday saturday sunday offers quotes bids vendor vendors
      supplier suppliers code also plus yes no ok okay minutes agenda memo fyi ps question questions not only what when where how why can could
      do does is are would should must need award target lot lots option attached below above here this that these those there sent lowest cheapest`,
    de: `summe gesamt netto brutto fracht versand lieferung lieferzeit lieferfrist liefertermin mwst ust hinweis notiz zahlung zahlbar rabatt skonto preis
      preise menge stück stk einheit artikel pos position bedarf anfrage betreff an datum frachtkosten versandkosten porto verpackung montage termin gültig
      für wegen beide alle welche welcher was wer wie ich nein bitte danke gruß grüße lg mfg hallo moin guten liebe lieber wir ich unser frei ab lager lieferbar zufuhr anfahrt
      zuschlag nachlass einzelpreis gesamtpreis stückpreis los vergleich bestellung auftrag kunde anbei netto preisvergleich mit viele freundliche inkl zzgl`,
    fr: `total moi sous-total port livraison non délai tva ht ttc remise prix quantité désignation article besoin demande objet date pour frais franco transport
      montant pour nos notre nous lequel laquelle les merci bonjour salut cordialement délais commande acompte paiement validité forfait comparatif tous note en`,
    es: `total subtotal suma portes porte envío entrega no yo buenas concepto plazo iva descuento dto precio precios cantidad cant concepto artículo se para asunto fecha flete
      transporte importe neto los hola gracias saludos pedido pago validez nota notas ambos todos todo cuál quién comparar necesito necesitamos instalación`,
    it: `totale subtotale trasporto spedizione consegna iva sconto prezzo prezzi non io buonasera salve concetto quantità articolo oggetto data spese imponibile netto buongiorno ciao grazie
      saluti ordine pagamento validità entrambi tutti servono serve resa imballo posa quale chi note nota importi`,
    nl: `totaal subtotaal vracht verzending verzendkosten levering levertijd btw korting prijs prijzen aantal artikel nodig onderwerp betreft datum aan
      bezorging bezorgkosten porto netto bruto beide alle alles welke wie graag groeten groetjes mvg hallo beste dag bestelling betaling offertes`,
    pt: `total subtotal portes transporte entrega prazo iva desconto preço preços quantidade artigo assunto data envio valor soma ambos todos olá obrigado
      obrigada cumprimentos encomenda pagamento validade qual quem não eu viva oi precisamos preciso montagem deslocação nota boa bom cara caro`,
    pl: `razem suma netto brutto dostawa wysyłka termin vat rabat cena ceny ilość sztuk pozycja temat do data transport koszt wartość uwagi zapytanie
      potrzebujemy potrzeba cześć dzień witam dziękuję pozdrawiam zamówienie płatność oba obie wszystkie który kto dla na poz ja nie lp dojazd montaż`,
  }).join(' '),
);

/** Amounts beside them are the buyer's own limit. */
export const BUDGET = phrasePattern({
  en: "budget|max|maximum|limit|ceiling|not more than|no more than|under|below|don't pay|at most|spend|target|cap|not to exceed|maximum total",
  de: 'budget|höchstens|maximal|max|limit|nicht mehr als|unter|zielpreis',
  fr: 'budget|maximum|max|au plus|plafond|pas plus de|moins de',
  es: 'presupuesto máximo|máximo|tope|no más de|límite|presupuesto',
  it: 'budget|massimo|al massimo|non più di|tetto|limite',
  nl: 'budget|maximaal|maximum|hoogstens|niet meer dan|limiet',
  pt: 'orçamento máximo|máximo|no máximo|limite|não mais de',
  pl: 'budżet|maksymalnie|maks|nie więcej niż|limit',
});

/** The firm offers nothing, or not all. */
export const DECLINES = phrasePattern({
  a: anyLanguage(REFUSALS),
  b: anyLanguage(PASSES_ON_A_REQUEST),
  c: 'no bid|no quote',
});

function anyLanguage(words: Record<string, string>): string {
  return Object.values(words).join('|');
}

/** Fields of the head of a mail but that of who sends it. */
export const OTHER_FIELDS: ReadonlySet<string> = new Set(
  Object.entries(HEAD_FIELDS).flatMap(([field, words]) => (field === 'from' ? [] : words)),
);
