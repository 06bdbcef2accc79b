/**
 * What a part of the price is called that is paid before or after the rest, by language: it is in the price, and no charge. Source: terms of payment of
 * offers and contracts in these languages.
 */
export const PART_PAYMENTS = {
  de: 'anzahlung*|akonto*|abschlagszahlung*|abschlagsrechnung*|restbetrag|restzahlung|restsumme|schlusszahlung|noch zu zahlen|erste rate|zweite rate|1. rate|2. rate|3. rate|4. rate|raten zu|raten à|teilzahlung*',
  fr: 'acompte*|arrhes|reste à payer|reste dû|restant dû|solde à|solde de|solde restant|solde au|solde le|le solde|1er versement|2e versement|2ème versement|premier versement|second versement|paiement en deux fois|paiement en 2 fois|paiement en 3 fois|en trois fois|échéance*',
  es: 'anticipo*|señal de|señal del|señal para|la señal|resto a la|resto al|resto contra|resto a pagar|resto en|saldo a|saldo contra|saldo de|saldo|a cuenta|pago inicial|primer pago|segundo pago|pendiente de pago|pagos parciales',
  it: 'acconto|acconti|caparra|saldo|saldo alla|saldo a|anticipo|prima rata|seconda rata|rate da|rate mensili|resto alla',
  nl: 'aanbetaling|aanbetalen|voorschot|restant|restbedrag|resterend*|slotbetaling|eerste termijn|tweede termijn|1e termijn|2e termijn|laatste termijn',
  pt: 'sinal de|sinal do|o sinal|sinal|adiantamento|adjudicação|restante|valor restante|saldo a|saldo de|saldo|primeira prestação|segunda prestação|1.ª prestação|prestações',
  pl: 'zaliczk*|zadatek|zadatku|pozostaje|pozostała kwota|reszta przy|reszta po|i rata|ii rata|iii rata|pierwsza rata|druga rata|raty po|przedpłat*',
} as const;

/** What the payer keeps back for the tax office of who is paid: it lowers what is paid out, and not what the work costs. */
export const WITHHELD = {
  en: 'withholding tax|tax withheld|withheld tax|wht|tds|less withholding',
  de: 'quellensteuer|abzugsteuer|abzugssteuer|bauabzugsteuer|steuerabzug',
  fr: 'retenue à la source|retenue de garantie|précompte',
  es: 'retención|retencion|retenciones|irpf|i.r.p.f.|isr|i.s.r.',
  it: "ritenuta d'acconto|ritenuta d’acconto|ritenuta|ritenute|r.a.",
  nl: 'bronbelasting|bronheffing',
  pt: 'retenção|retenção na fonte|irs|i.r.s.|irrf',
  pl: 'podatek u źródła|potrącenie podatku',
} as const;

/** What a firm is insured for towards others: the sum beside it is nobody's to pay. */
export const LIABILITY_COVER = {
  en: 'liability|indemnity',
  de: 'haftpflicht*|betriebshaftpflicht*',
  fr: 'responsabilité civile|rc pro',
  es: 'responsabilidad civil',
  it: 'responsabilità civile',
  nl: 'aansprakelijkheid*',
  pt: 'responsabilidade civil',
  pl: 'odpowiedzialności cywilnej',
} as const;

/** Currencies by their words, as people say amounts. */
export const MONEY_WORDS =
  'euro|euros|franken|francs|pesos|reais|złotych|zł|kronor|dollar|dollars|dólares|dollari|libras|pounds|quid|bucks';

/** That an amount was paid, or is what a thing cost before, by language. */
export const PAID_WORDS = {
  en: 'paid|were paying',
  de: 'bezahlt|gezahlt|gekostet|zahlten|bezahlten|kostete|kosteten|ausgegeben|hingelegt',
  fr: 'payé*|payions|payait|coûtait|coûtaient',
  es: 'pagado|pagamos|pagábamos|pagué|costaba|costaban|costó|costaron',
  it: 'pagato|pagavamo|pagati|costava|costavano',
  nl: 'betaald|betaalden|kostte|kostten',
  pt: 'pago|pagámos|pagávamos|custava|custavam|custou',
  pl: 'zapłaciliśmy|płaciliśmy|zapłacone|kosztował*',
  sv: 'betalade|kostade',
} as const;

/** What is paid before anything is delivered, by language. */
export const PAID_AHEAD = {
  en: 'deposit|deposits|down payment|downpayment|up front|upfront|in advance|advance payment|prepayment|pre-payment|pro-forma|proforma|with order|cash with order',
  de: 'anzahlung*|vorkasse|vorauskasse|vorauszahlung*|im voraus|vorschuss',
  fr: 'acompte*|arrhes|à la commande|d’avance|avance',
  es: 'anticipo*|señal|por adelantado|por anticipado|a la firma|con el pedido',
  it: 'acconto|acconti|anticipo|anticipato|caparra|all’ordine',
  nl: 'aanbetaling|aanbetalingen|vooruitbetaling|vooraf|voorschot|bij opdracht',
  pt: 'adiantamento*|sinal|antecipado|na adjudicação|com a encomenda',
  pl: 'zaliczk*|zadatek|zadatku|przedpłat*|z góry',
} as const;

/** How and when a bill is paid, which is no part of what is compared. */
export const PAYMENT_TERMS = {
  en: 'payable|payment*|pay by|net 10|net 15|net 30|net 45|net 60|n30|invoice|invoiced|bank transfer|wire transfer|on account|credit account|terms of sale',
  de: 'zahlbar|zahlung*|zahlungsziel|skonto|rechnung|überweisung|vorkasse|geschäftsbedingungen|agb',
  fr: 'paiement*|payable*|règlement|facture|virement|escompte|conditions générales',
  es: 'pago|pagos|forma de pago|factura|transferencia|condiciones generales',
  it: 'pagamento|pagamenti|fattura|bonifico|ri.ba.|condizioni generali',
  nl: 'betaling|betalingstermijn|betaalbaar|factuur|overschrijving|algemene voorwaarden',
  pt: 'pagamento|pagamentos|fatura|factura|transferência|condições gerais',
  pl: 'płatność|płatności|płatne|zapłata|faktura|faktury|fakturą|przelew|przelewem|ogólne warunki',
} as const;
