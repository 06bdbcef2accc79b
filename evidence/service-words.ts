/**
 * Work, use and licences: what is done or granted and never shipped, by language, as stems of words. Source: the headings of divisions 49 to
 * 82 (carriage, information, renting, cleaning, guarding) and 35, 41 to 43 (energy, works on site) of NACE Rev. 2.1 in everyday words.
 */
const STEMS = {
  en: 'cater|buffet|luncheon|cocktail party|banquet|cleaning|cleaners for|window cleaners|janitorial|mowing|lawn|landscap|snow removal|guard|security patrol|training|workshop|seminar|translat|proofread|interpret|bookkeep|audit|consult|roofer|roofing|roof|re-roof|gutter|painter|repaint|paint the|painting|plumb|electrician|rewir|drywall|demolition|excavat|paving|tear-off|tear off|pest control|rental|renting|hire|hiring|lease|leasing|subscription|licen|seats|removal of|install at|install in|installation at|installed at|grinding|charter|motorcoach|with driver|coach for|minibus for|coaches|minibuses|power flush|day trip|there and back|users|participants|hosts|platform|device management|month term|month contract|monthly|per month|hosting|hosted|saas|software|helpdesk|phone system|extensions|electricity|kwh|linehaul|hauliers|haulage|truckload|van load|courier|parcels|moving company|relocation|storage unit|skip|skips|dumpster|waste|calibration|photograph|videograph|web design|website|inspection|maintenance contract|service contract|month servicing|general servicing|quarterly servicing|annual servicing|yearly servicing|servicing contract|repair|labor|labour|mailing|insurance|valet|shuttle|venue|hall for|room for|broadband|internet line|voip|customs|broker|supplied and installed|supply and install|supply and fit|supply & fit|fitted|moving a|moving our|moving from|movers|removals|dentist|dental work|dental crown|veterinar|neuter|vaccinations|orthodont|physiotherap|haircut|grooming|driving lesson|driving school|lessons|tuition|tutor|nursery fees|nursery place|childcare|day care|daycare|babysit|winteriz|winter storage|haul out|pruned|serviced|stumps ground|oil change|brake job|servicing|truck service|car service|tree work|tree removal|chimney sweep|locksmith|handyman|house clearance|wedding food|wedding venue|ocean freight|sea freight|air freight|container from|coaching|classes a week|classes per week|classes in a week|yoga class|dance class|art class|cooking class|per class|per lesson|per session|per visit|an hour for|hourly rate|septic|root canal|crown on|dental implant|eye test|spay|castrat|kennel|cattery|dog walk|dog sitting|pet sitting|summer camp|swim lesson|piano lesson|music lesson|gym membership|land survey|surveyor|solicitor|conveyanc|notary|accountan|tax return|piano tuning|drain clear|carpet clean|window clean|gutter clean|pressure wash|power wash|tree surgeon|stump grind|stump removal|tree felling|scaffold hire|mot and service|funeral director|disc jockey|wedding dj|bouncy castle|marquee hire|hair and makeup|sampling visit|site visits|risk assessment|water hygiene|annual maintenance|maintenance of the|amc for|amc rates',
  de: 'reisebus|busfahrt|reinigung|bewachung|wachdienst|schulung|seminar|übersetz|dolmetsch|korrektorat|lektorat|beratung|dachdecker|dacharbeiten|malerarbeiten|ausmalen|anstrich|elektroinstallation|sanitär|wartung|reparatur|miete|vermietung|leasing|lizenz|abonnement|abo|hosting|strom|kwh|kurier|umzug|entsorgung|winterdienst|gartenpflege|catering|verpflegung|kalibrierung|fotograf|website|vertikutieren|rasen mähen|rasenmähen|heckenschnitt|baumfällung|baumpflege|gartenarbeit|entrümpel|haushaltsauflösung|fahrschule|führerschein|fahrstunden|übungsstunden|verputzen|tapezieren|inkl. montage|mit montage|und montage|inkl. einbau|mit einbau|saalmiete|probenahme|gefährdungsbeurteilung|wartungsvertrag',
  fr: 'autocar|traiteur|cocktail|nettoyage|gardiennage|formation|traduction|interprét|conseil|toiture|peinture des|électricité|plomberie|entretien|maintenance|location|abonnement|licences|hébergement|coursier|déménagement|évacuation|jardinage|étalonnage|repeindre|ravalement|élagage|tonte de|taille de haie|taille des haies|débarras|ramonage|permis de conduire|leçons de conduite|prélèvements|évaluation des risques|contrat d’entretien',
  es: 'autocar|autobús para|limpieza|vigilancia|formación|traducción|asesoría|tejado|pintura de|electricidad|fontanería|mantenimiento|alquiler|suscripción|licencias|alojamiento web|mensajería|mudanza|residuos|jardinería|catering|calibración|pintar la|pintar el|pintar los|pintar las|podar|desatasco|autoescuela|carnet de conducir|reforma de|rehabilitación de|toma de muestras|evaluación de riesgos',
  it: 'pullman|pulizia|pulizie|vigilanza|formazione|corso|traduzione|consulenza|tetto|tinteggiatura|elettricista|idraulico|manutenzione|noleggio|abbonamento|licenze|corriere|trasloco|smaltimento|giardinaggio|catering|taratura|imbiancare|imbiancatura|potatura|sgombero|autoscuola|ristrutturazione|campionamento|valutazione dei rischi',
  nl: 'touringcar|schoonmaak|beveiliging|training|cursus|vertaling|advies|dakdekker|schilderwerk|elektricien|loodgieter|onderhoud|huur|verhuur|abonnement|licenties|hosting|stroom|koerier|verhuizing|afvoer|tuinonderhoud|catering|kalibratie|schilderen van|snoeien|ontruiming|rijles|stukadoor|behangen|bemonstering|risicobeoordeling',
  pt: 'autocarro para|limpeza|vigilância|formação|tradução|consultoria|telhado|pintura de|eletricista|manutenção|aluguer|aluguel|assinatura|licenças|alojamento|estafeta|mudança|jardinagem|catering|calibração|pintar a|pintar o|pintar os|pintar as|desentupimento|carta de condução|remodelação|aparar|amostragem|avaliação de riscos',
  pl: 'autokar|sprzątanie|ochrona|szkolenie|tłumaczenie|doradztwo|dekarz|malowanie|elektryk|hydraulik|konserwacja|wynajem|najem|abonament|licencje|hosting|kurier|przeprowadzka|wywóz|catering|kalibracja|tynkowanie|koszenie|przycinanie|remont|prawo jazdy|pobieranie próbek|ocena ryzyka',
  sv: 'städning|bevakning|utbildning|översättning|rådgivning|takläggning|målning|elektriker|underhåll|hyra|uthyrning|abonnemang|licenser|hosting|bud|flytt|trädgårdsskötsel|catering|kalibrering',
} as const satisfies Record<string, string>;

const all = Object.values(STEMS).flatMap((stems) => stems.split('|'));
/** Stems that end compounds too ("Büroreinigung"); shorter ones would be found in other words. */
const COMPOUND_CHARS = 8;

/**
 * By what an offer says itself that somebody comes and works, or teaches: it starts, tears out, bills hours or enrols. Such words are those of a
 * vendor; in a brief they may be about what the caller does.
 */
const OFFERED = {
  en: "we install|installed and|install and|installation included|tear out|tear-out|rip out|haul it away|haul away|haul off|haul the|take away the|cart away|dispos|backfill|labou?r|our crew|my crew|crew of|(?:we|i) (?:can|could|would|will|'d|'ll) (?:start|begin)|can start|could start|est(?:\\.|imated)? start|start date|earliest start|(?:weeks|wks|wk|days|months) out|daily rate|weekly rate|monthly rate|hourly rate|joining fee|admission fee|admission|enrol|registration fee|tuition fee|course fee|call-?out|mobili[sz]ation|day care|daycare|dentistry|veterinary|clinic|surgery|academy|tutors?|school of motoring",
  de: 'wir montieren|wir bauen ein|montage inklusive|arbeitsstunden|arbeitslohn|anfahrt|beginn der arbeiten|baubeginn|anmeldegebühr|stundensatz|tagessatz',
  fr: "main[- ]d['’]œuvre|nous posons|pose comprise|début des travaux|frais d['’]inscription|taux horaire",
  es: 'mano de obra|instalamos|instalación incluida|inicio de obra|cuota de inscripción|matrícula|tarifa horaria',
  it: "manodopera|posa in opera|installazione inclusa|inizio lavori|quota d['’]iscrizione|tariffa oraria",
  nl: 'arbeidsloon|wij plaatsen|montage inbegrepen|voorrijkosten|inschrijfgeld|uurtarief',
  pt: 'mão de obra|instalamos|instalação incluída|início da obra|taxa de inscrição|matrícula',
  pl: 'robocizna|montaż w cenie|rozpoczęcie prac|wpisowe|stawka godzinowa',
  sv: 'arbetskostnad|vi monterar|montering ingår|arbetet startar|anmälningsavgift|timpris',
} as const satisfies Record<string, string>;

/** Words of an offer by which it is one of work. */
export const OFFERED_WORK = new RegExp(`(?<![\\p{L}\\d])(?:${Object.values(OFFERED).join('|')})\\p{L}*`, 'iu');

/** A word for work, use or a licence: what it names is not carried to anybody. */
export const SERVICE_WORD = new RegExp(
  `(?<![\\p{L}\\d])(?:${all.join('|')})\\p{L}*|\\p{L}+(?:${all.filter((stem) => stem.length >= COMPOUND_CHARS).join('|')})\\p{L}*`,
  'iu',
);
