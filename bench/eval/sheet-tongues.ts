/** What papers, carts and forms of one language say beside what a table does. Written apart from the vocabulary of the channel. */
export interface SheetTongue {
  /** Of an offer, over its number and day. */
  title: string;
  number: string;
  day: string;
  letter: string;
  /** Below the name of each vendor. */
  addresses: string[][];
  reader: string[];
  options: string;
  spare: string;
  paid: string;
  supplier: string;
  part: string;
  cart: string;
  remove: string;
  summary: string;
  sum: string;
}

export const SHEET_TONGUES: Record<string, SheetTongue> = {
  en: {
    title: 'QUOTATION',
    number: 'Quotation No: 26/308',
    day: 'Date: 16 December 2026',
    letter: 'Thank you for your enquiry. We are pleased to quote as follows:',
    addresses: [
      ['4 Fenwick Road', 'Leeds LS9 7AA', 'VAT Reg No GB 310 2207 45'],
      ['Tel: 0113 555 0144'],
      ['Unit 6, Holbeck Park', 'Leeds LS11 5TD'],
    ],
    reader: ['Quote for', 'Aire Street Studios', '71 Aire Street'],
    options: 'Optional extras:',
    spare: 'cover',
    paid: 'Payment terms: 30 days net',
    supplier: 'Supplier name',
    part: 'Item code',
    cart: 'Your basket',
    remove: 'Remove',
    summary: 'Order summary',
    sum: 'Subtotal',
  },
  de: {
    title: 'ANGEBOT',
    number: 'Angebotsnummer: 26-308',
    day: 'Datum: 16.12.2026',
    letter: 'vielen Dank für Ihre Anfrage. Gerne bieten wir Ihnen an:',
    addresses: [
      ['Lange Zeile 4', '91054 Erlangen', 'USt-IdNr. DE310220745'],
      ['Tel. 09131 5550144'],
      ['Am Hafen 6', '90451 Nürnberg'],
    ],
    reader: ['Firma', 'Atelier Regnitz GmbH', 'Hauptstraße 71'],
    options: 'Optionale Positionen:',
    spare: 'Schutzhülle',
    paid: 'Zahlbar innerhalb von 30 Tagen netto',
    supplier: 'Lieferant',
    part: 'Artikel-Nr.',
    cart: 'Ihr Warenkorb',
    remove: 'Entfernen',
    summary: 'Bestellübersicht',
    sum: 'Warenwert',
  },
  fr: {
    title: 'DEVIS',
    number: 'Devis n° 26-308',
    day: 'Date : 16/12/2026',
    letter: 'Suite à votre demande, nous vous proposons :',
    addresses: [
      ['4 rue Vauban', '59000 Lille', 'TVA intracom. FR31022074555'],
      ['Tél. 03 20 55 50 14'],
      ['6 quai de la Deûle', '59800 Lille'],
    ],
    reader: ['Client :', 'Studios Saint-Sauveur SARL', '71 rue de Paris'],
    options: 'En option (non compris dans le total) :',
    spare: 'housse',
    paid: 'Règlement à 30 jours',
    supplier: 'Raison sociale',
    part: 'Référence',
    cart: 'Votre panier',
    remove: 'Supprimer',
    summary: 'Récapitulatif',
    sum: 'Sous-total',
  },
  es: {
    title: 'PRESUPUESTO',
    number: 'Presupuesto nº: 26/308',
    day: 'Fecha: 16/12/2026',
    letter: 'Atendiendo a su solicitud, les ofrecemos:',
    addresses: [
      ['C/ Alcántara 4', '28006 Madrid', 'CIF B31022074'],
      ['Tel. 915 550 144'],
      ['Avda. del Puerto 6', '46021 Valencia'],
    ],
    reader: ['Cliente:', 'Estudios Retiro S.L.', 'C/ Ibiza 71'],
    options: 'Opcional (no incluido en el total):',
    spare: 'capa',
    paid: 'Forma de pago: transferencia a 30 días',
    supplier: 'Razón social',
    part: 'Referencia',
    cart: 'Tu cesta',
    remove: 'Eliminar',
    summary: 'Resumen del pedido',
    sum: 'Subtotal',
  },
  it: {
    title: 'PREVENTIVO',
    number: 'Offerta n. 26/308',
    day: 'Data: 16/12/2026',
    letter: 'In riferimento alla Vs. richiesta Vi proponiamo:',
    addresses: [
      ['Via Savona 4', '20144 Milano', 'P.IVA 03102207455'],
      ['Tel. 02 5550144'],
      ['Viale Certosa 6', '20155 Milano'],
    ],
    reader: ['Spett.le', 'Studi Navigli srl', 'Ripa Ticinese 71'],
    options: 'Accessori opzionali:',
    spare: 'fodera',
    paid: 'Pagamento: bonifico 30 gg',
    supplier: 'Ragione sociale',
    part: 'Codice',
    cart: 'Il tuo carrello',
    remove: 'Rimuovi',
    summary: 'Riepilogo ordine',
    sum: 'Subtotale',
  },
  nl: {
    title: 'OFFERTE',
    number: 'Offertenummer: 26-308',
    day: 'Datum: 16-12-2026',
    letter: 'Naar aanleiding van uw aanvraag bieden wij u aan:',
    addresses: [
      ['Keizerstraat 4', '7411 HG Deventer', 'Btw-nr. NL310220745B01'],
      ['Tel. 0570 555 014'],
      ['Havenweg 6', '7418 AM Deventer'],
    ],
    reader: ['Aan:', 'Ateliers IJsselkade B.V.', 'Welle 71'],
    options: 'Opties (niet in totaal inbegrepen):',
    spare: 'hoes',
    paid: 'Betaling: 30 dagen netto',
    supplier: 'Bedrijfsnaam',
    part: 'Artikelcode',
    cart: 'Uw winkelmandje',
    remove: 'Verwijderen',
    summary: 'Overzicht bestelling',
    sum: 'Subtotaal',
  },
  pt: {
    title: 'ORÇAMENTO',
    number: 'Orçamento n.º 26/308',
    day: 'Data: 16/12/2026',
    letter: 'Agradecemos a consulta e propomos:',
    addresses: [
      ['Rua da Boavista 4', '4050-101 Porto', 'NIF 310220745'],
      ['Tel. 225 550 144'],
      ['Av. da República 6', '4430-190 Vila Nova de Gaia'],
    ],
    reader: ['Exmos. Senhores', 'Estúdios Foz, Lda.', 'Rua do Passeio Alegre 71'],
    options: 'Opcionais:',
    spare: 'capa',
    paid: 'Condições de pagamento: 30 dias',
    supplier: 'Fornecedor',
    part: 'Referência',
    cart: 'O seu carrinho',
    remove: 'Remover',
    summary: 'Resumo da encomenda',
    sum: 'Subtotal',
  },
  pl: {
    title: 'OFERTA',
    number: 'Oferta nr 26/308',
    day: 'Data: 16.12.2026',
    letter: 'W odpowiedzi na zapytanie oferujemy:',
    addresses: [
      ['ul. Wodna 4', '61-781 Poznań', 'NIP 310-220-74-55'],
      ['tel. 61 555 01 44'],
      ['ul. Portowa 6', '60-281 Poznań'],
    ],
    reader: ['Nabywca:', 'Pracownie Śródka Sp. z o.o.', 'ul. Filipińska 71'],
    options: 'Opcjonalnie:',
    spare: 'pokrowiec',
    paid: 'Płatność: przelew 30 dni',
    supplier: 'Nazwa dostawcy',
    part: 'Indeks',
    cart: 'Twój koszyk',
    remove: 'Usuń',
    summary: 'Podsumowanie',
    sum: 'Wartość produktów',
  },
};
