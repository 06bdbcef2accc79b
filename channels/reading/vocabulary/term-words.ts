/** What a contract runs over, and by what it is paid, by language. Source: the unit names of CLDR in both numbers. */
export const MONTH_UNITS = {
  en: 'month|months|mo|mos|mth|mths',
  de: 'monat|monate|monaten|mtl.|monatlich',
  fr: 'mois|mensuel',
  es: 'mes|meses|mensual',
  it: 'mese|mesi|mensile',
  nl: 'maand|maanden',
  pt: 'mês|mes|meses|mensal',
  pl: 'miesiąc|miesiące|miesięcy|mies.',
  sv: 'månad|månader|mån',
  ja: 'か月|ヶ月|カ月|月',
} as const;

export const QUARTER_UNITS = {
  en: 'quarter|quarters|qtr|qtrs',
  de: 'quartal|quartale|quartalen|vierteljahr|vierteljahre|vierteljährlich',
  fr: 'trimestre|trimestres|trimestriel',
  es: 'trimestre|trimestres|trimestral',
  it: 'trimestre|trimestri|trimestrale',
  nl: 'kwartaal|kwartalen',
  pt: 'trimestre|trimestres|trimestral',
  pl: 'kwartał|kwartały|kwartałów|kwartalnie',
  sv: 'kvartal',
} as const;

export const YEAR_UNITS = {
  en: 'year|years|yr|yrs',
  de: 'jahr|jahre|jahren',
  fr: 'an|ans|année|années',
  es: 'año|años',
  it: 'anno|anni',
  nl: 'jaar',
  pt: 'ano|anos',
  pl: 'rok|lata|lat',
  sv: 'år',
  ja: '年間',
} as const;

/** What comes round again, in the singular: "3x per week", "€ 640 per maand". */
export const PERIOD_UNITS = {
  en: 'day|night|week|month|quarter|year|hour|shift|season',
  de: 'tag|nacht|woche|monat|quartal|jahr|stunde|schicht|saison',
  fr: 'jour|nuit|semaine|mois|trimestre|an|année|heure',
  es: 'día|noche|semana|mes|trimestre|año|hora',
  it: 'giorno|notte|settimana|mese|trimestre|anno|ora',
  nl: 'dag|nacht|week|maand|kwartaal|jaar|uur',
  pt: 'dia|noite|semana|mês|trimestre|ano|hora',
  pl: 'dzień|dobę|tydzień|miesiąc|kwartał|rok|godzinę|tygodniu|miesiącu|roku',
  sv: 'dag|natt|vecka|månad|kvartal|år|timme',
} as const;

/** What a discount is given for that the buyer chooses: paying early, at once or in a certain way. Source: terms of payment of offers and invoices. */
export const EARLY_PAYMENT = {
  en: 'early payment|prompt payment|settle within|settled within|prepayment|prepaid in full|paid up front|payment up front|upfront payment|payment in advance|paying in advance|pay in advance|pay in full|paying in full|payment in full|pay up front|pay upfront|paying up front|pay before|payment before|pay on order|payment on order|prepaying|cash with order|payment with order|paid within|payment within|if paid|when paid|settlement discount|direct debit|bank transfer|cash payment',
  de: 'skonto|zahlung binnen|bei bezahlung|vorkasse|vorauszahlung|vorauskasse|sofortzahlung|bei zahlung|zahlung innerhalb|zahlbar innerhalb|zahlungseingang|barzahlung|bankeinzug|lastschrift',
  fr: 'pour paiement|paiement rapide|règlement rapide|règlement à la commande|règlement sous|paiement anticipé|paiement comptant|paiement à la commande|règlement comptant|règlement anticipé|au comptant|escompte|paiement sous',
  es: 'por pago|pagos en|pagando|pago inmediato|pago en efectivo|pronto pago|pago anticipado|pago por adelantado|pago al contado|pago contado|por anticipado',
  it: 'per pagamento|pagamento rapido|sconto cassa|bonifico anticipato|pagamento anticipato|pagamento alla consegna|pagamento entro|pagamento contanti|rimessa diretta|anticipato',
  nl: 'bij vooruitbetaling|bij snelle betaling|betaling vooraf|contant|vooruitbetaling|contante betaling|bij betaling|betaling binnen|kredietbeperking|betalingskorting',
  pt: 'desconto financeiro|para pagamento|por pagamento|pagamento imediato|pagamento a pronto|pagamento antecipado|pronto pagamento|pagamento à vista|à vista|pagamento no ato',
  pl: 'skont*|przy zapłacie|przy płatnoś*|za szybką płatność|przedpłac*|przedpłat*|płatnoś* z góry|płatnoś* gotówką|płatnoś* w ciągu|zapłat* z góry|płatnoś* w|płatność z góry|płatność w ciągu|płatność gotówką|skonto',
  sv: 'förskottsbetalning|förskott|kontantbetalning|betalning inom|kassarabatt',
} as const;

/** That an offer holds for a time, by language. Source: validity clauses of quotations. */
export const HOLDS = {
  en: 'valid|validity|good|firm|expires|expire|expired|expiry|expiration|hold|held|honored|honoured|honor|honour|in effect|effective until|effective till|effective through|effective thru|effective to|effective for|guaranteed|binding|lapses|lapse|offer holds|price holds|quote holds|quotation holds',
  de: 'gültig|gültigkeit|bindefrist|gilt|gelten|gebunden|preisbindung|freibleibend bis|befristet|läuft am|verfällt am|läuft ab am',
  fr: 'valable|valables|valide|valides|validité|expire|expirent|caduc|date limite',
  es: 'válido|válida|válidos|válidas|valido|valida|validez|vigencia|vigente|vigentes|vence|caduca|expira|expiran|vencen|caducan|caducidad|vale hasta|valen hasta',
  it: 'valido|valida|validi|valide|validità|scade|scadenza|scadono|vale fino|valgono fino|vale sino|bloccati fino|bloccati sino|fermi fino',
  nl: 'geldig|geldigheid|gestand|vervalt|geldt|gelden|vervallen|vervaldatum',
  pt: 'válido|válida|válidos|válidas|validade|vigente|expira|expiram|caduca|vale até|valem até|vence',
  pl: 'ważna|ważny|ważne|ważność|obowiązuje|obowiązują|ważności|traci ważność|wygasa|aktualna|aktualne',
  sv: 'gäller|giltig|giltigt|giltighet|giltighetstid',
  da: 'gælder|gyldig|gyldigt',
} as const;

/** What ends, where an offer ends, and how that is said. */
export const OFFER_WORDS = {
  en: 'offer|quote|quotation|price|prices|pricing|bid|tender|proposal|rates|special|deal|promotion',
  de: 'angebot|offerte|preis|preise|aktion',
  fr: 'offre|devis|prix|tarif|tarifs',
  es: 'oferta|cotización|presupuesto|precio|precios',
  it: 'offerta|preventivo|prezzo|prezzi',
  nl: 'offerte|aanbieding|prijs|prijzen',
  pt: 'oferta|proposta|orçamento|cotação|preço|preços',
  pl: 'oferta|cena|ceny',
  sv: 'offert|offerten|erbjudande|erbjudandet|pris|priser|priserna',
} as const;
export const ENDS = {
  en: 'end|ends|ending|ended|until|till|through|thru|close|closes|closed|runs to|runs until|runs out|open to|stands to|void after|not after|apply up to|only up to|withdrawn after',
  de: 'bis|endet',
  fr: 'jusqu*|se termine',
  es: 'hasta|termina',
  it: 'fino al|fino a|termina|sino al|sino a',
  nl: 'tot|eindigt',
  pt: 'até|termina',
  pl: 'do|kończy|wygasa',
  sv: 'till|t.o.m.|upphör|löper ut',
} as const;

/** What is paid every month, by the names that stand before its amount. Source: order forms of carriers and software houses. */
export const MONTHLY_NAMES = {
  en: 'mrc|monthly recurring|monthly rent|monthly rental|monthly lease|monthly charge|monthly fee|monthly price|monthly rate|monthly cost|monthly|price per month|per month',
  de: 'monatlich|monatspreis|monatliche kosten|monatsmiete|monatsrate|monatspauschale|mtl.',
  fr: 'mensuel|mensuelle|mensualité|loyer mensuel|abonnement mensuel',
  es: 'mensual|cuota mensual|mensualidad|renta mensual',
  it: 'canone mensile|rata mensile|mensile',
  nl: 'maandelijks|maandelijkse|maandbedrag|maandhuur|huur per maand',
  pt: 'mensal|mensalidade',
  pl: 'miesięcznie|abonament miesięczny',
  sv: 'månadsavgift|månadskostnad',
} as const;

/** Names of a price for one hour, day, night or week, by language. */
export const RATE_NAMES = {
  hour: {
    en: 'hourly|hourly rate',
    de: 'stündlich|stundensatz|stundenlohn|stundenpreis',
    fr: 'taux horaire|tarif horaire|prix horaire',
    es: 'tarifa horaria|precio hora|valor hora',
    it: 'tariffa oraria|costo orario|prezzo orario',
    nl: 'uurtarief|uurprijs|uurloon',
    pt: 'valor hora|preço hora|tarifa horária',
    pl: 'stawka godzinowa|za godzinę',
  },
  day: {
    en: 'daily|daily rate|day rate',
    de: 'täglich|tagessatz|tagesmiete|tagespreis',
    fr: 'tarif journalier|prix journalier|location journalière',
    es: 'tarifa diaria|precio diario|alquiler diario',
    it: 'tariffa giornaliera|canone giornaliero|prezzo giornaliero',
    nl: 'dagtarief|dagprijs|daghuur',
    pt: 'diária|valor diário|preço diário',
    pl: 'stawka dzienna|stawka dobowa|cena dobowa',
  },
  night: {
    en: 'nightly|nightly rate|room rate per night',
    de: 'übernachtungspreis',
    fr: 'tarif par nuitée|prix de la nuitée',
    es: 'tarifa por noche',
    it: 'tariffa a notte',
    nl: 'prijs per nacht',
    pt: 'preço por noite',
    pl: 'cena za noc|cena noclegu',
  },
  week: {
    en: 'weekly|weekly rate|weekly hire',
    de: 'wöchentlich|wochenpreis|wochenmiete',
    fr: 'tarif hebdomadaire|hebdomadaire',
    es: 'tarifa semanal|semanal',
    it: 'canone settimanale|settimanale',
    nl: 'weektarief|weekprijs|weekhuur',
    pt: 'semanal|preço semanal',
    pl: 'stawka tygodniowa|tygodniowo',
  },
  year: {
    en: 'yearly|annual|annual rent|annual fee|annual rate|yearly fee',
    de: 'jährlich|jahresmiete|jahrespreis|jahresgebühr|jahresbeitrag',
    fr: 'annuel|annuelle|loyer annuel|forfait annuel|abonnement annuel',
    es: 'anual|cuota anual|tarifa anual|renta anual',
    it: 'annuo|annuale|canone annuo|canone annuale',
    nl: 'jaarlijks|jaarlijkse|jaarhuur|jaarprijs|jaarbedrag',
    pt: 'anual|anuidade|renda anual',
    pl: 'rocznie|roczny|opłata roczna|abonament roczny',
  },
} as const;

/** What hire and work are counted in below a month, by language. */
export const SHORT_TERMS = {
  day: {
    en: 'day|days',
    de: 'tag|tage|tagen',
    fr: 'jour|jours',
    es: 'día|días|dia',
    it: 'giorno|giorni',
    nl: 'dag|dagen',
    pt: 'dia|dias',
    pl: 'dzień|dni|doba|doby|dobę',
    sv: 'dag|dagar',
  },
  night: {
    en: 'night|nights',
    de: 'nacht|nächte|nächten',
    fr: 'nuit|nuits',
    es: 'noche|noches',
    it: 'notte|notti',
    nl: 'nacht|nachten',
    pt: 'noite|noites',
    pl: 'noc|noce|nocy|nocleg|noclegi|noclegów',
    sv: 'natt|nätter',
  },
  week: {
    en: 'week|weeks|wk|wks',
    de: 'woche|wochen',
    fr: 'semaine|semaines',
    es: 'semana|semanas',
    it: 'settimana|settimane',
    nl: 'week|weken',
    pt: 'semana|semanas',
    pl: 'tydzień|tygodnie|tygodni',
    sv: 'vecka|veckor',
  },
  hour: {
    en: 'hour|hours|hr|hrs',
    de: 'stunde|stunden',
    fr: 'heure|heures',
    es: 'hora|horas',
    it: 'ora|ore',
    nl: 'uur|uren',
    pt: 'hora|horas',
    pl: 'godzina|godziny|godzin|godzinę',
    sv: 'timme|timmar',
  },
} as const;

/** Before a span of time that is no length of what is bought: by when, since when, and how often. */
export const BEFORE_NO_LENGTH = {
  en: 'in|within|after|every|about every|last|over the last|past|previous|by|under|less than|up to|valid|notice',
  de: 'in|innerhalb|innerhalb von|binnen|nach|vor|seit|alle|spätestens',
  fr: 'sous|dans|après|depuis|il y a|tous les',
  es: 'en|dentro de|después de|tras|desde hace|cada',
  it: 'entro|fra|dopo|da|ogni',
  nl: 'binnen|na|sinds|om de|elke',
  pt: 'em|dentro de|após|depois de|há|cada',
  pl: 'w ciągu|po|od|co',
  sv: 'inom|om|efter|sedan',
} as const;

/** Behind an amount: it is for the whole time that a contract runs. */
export const OVER_THE_TERM = {
  en: 'over the term|over the whole term|over the full term|for the whole term|over the contract|over the life of the contract|over the lease',
  de: 'über die laufzeit|über die gesamte laufzeit|auf die laufzeit|auf die gesamte laufzeit|für die gesamte laufzeit|über die vertragslaufzeit|über die ganze laufzeit',
  fr: 'sur la durée|sur toute la durée|sur la durée du contrat|pour toute la durée|sur la période|sur toute la période|sur l’ensemble du contrat',
  es: 'en todo el plazo|en toda la duración|durante todo el contrato|durante toda la duración|por todo el contrato|en todo el contrato|en todo el período',
  it: "su tutta la durata|per tutta la durata|sull’intera durata|sull'intera durata|per l’intera durata|per l'intera durata|sulla durata|su tutto il periodo",
  nl: 'over de looptijd|over de hele looptijd|over de gehele looptijd|voor de hele looptijd|over de contractduur|over de hele periode',
  pt: 'durante todo o contrato|em toda a duração|na duração do contrato|no total do contrato|em todo o contrato|em todo o período',
  pl: 'za cały okres|przez cały okres|w całym okresie|za całą umowę|w okresie umowy|przez cały czas umowy',
} as const;

/** Before a span of time that is paid for beyond the first ones, or behind it, by language. */
export const FURTHER_ONE = {
  en: 'each further|each additional|each extra|each subsequent|every further|every additional|every extra|per further|per additional|per extra|thereafter',
  de: 'jede weitere|jeder weitere|jeden weiteren|jedes weitere|je weitere|je weiterer|jede zusätzliche|jeder zusätzliche|jede folgewoche|jeder folgetag|jeder folgemonat',
  fr: 'par semaine supplémentaire|par jour supplémentaire|par mois supplémentaire|chaque semaine supplémentaire|chaque jour supplémentaire|chaque mois supplémentaire|semaine suivante|jour suivant',
  es: 'cada semana adicional|cada día adicional|cada mes adicional|por semana adicional|por día adicional|cada semana extra|cada día extra|semana siguiente',
  it: 'ogni settimana aggiuntiva|ogni giorno aggiuntivo|ogni mese aggiuntivo|ogni ulteriore|ogni settimana successiva|ogni giorno successivo|ogni settimana in più|ogni giorno in più',
  nl: 'elke extra|iedere extra|elke volgende|iedere volgende|per extra|elke bijkomende|elke verdere',
  pt: 'cada semana adicional|cada dia adicional|cada mês adicional|por semana adicional|por dia adicional|cada semana extra|cada dia extra|semana seguinte',
  pl: 'każdy kolejny|każdy następny|każda kolejna|każdy dodatkowy|za kolejny|za każdy kolejny|każda następna',
} as const;
