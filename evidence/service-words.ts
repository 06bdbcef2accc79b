/**
 * Work, use and licences: what is done or granted and never shipped, by language, as stems of words. Source: the headings of divisions 49 to
 * 82 (carriage, information, renting, cleaning, guarding) and 35, 41 to 43 (energy, works on site) of NACE Rev. 2.1 in everyday words.
 */
const STEMS = {
  en: 'cater|buffet|luncheon|cocktail party|banquet|cleaning|cleaners for|window cleaners|janitorial|mowing|lawn|landscap|snow removal|guard|security patrol|training|workshop|seminar|translat|proofread|interpret|bookkeep|audit|consult|roofer|roofing|roof|re-roof|gutter|painter|repaint|paint the|painting|plumb|electrician|rewir|drywall|demolition|excavat|paving|tear-off|tear off|pest control|rental|renting|hire|hiring|lease|leasing|subscription|licen|seats|removal of|install at|install in|installation at|installed at|grinding|charter|motorcoach|users|participants|hosts|platform|device management|month term|month contract|monthly|per month|hosting|hosted|saas|software|helpdesk|phone system|extensions|electricity|kwh|linehaul|hauliers|haulage|truckload|van load|courier|parcels|moving company|relocation|storage unit|skip|skips|dumpster|waste|calibration|photograph|videograph|web design|website|inspection|maintenance contract|service contract|repair|labor|labour|mailing|insurance|valet|shuttle|venue|hall for|room for|broadband|internet line|voip|customs|broker|supplied and installed|supply and install|supply and fit|supply & fit|fitted|moving a|moving our|moving from|movers|removals|dentist|dental work|dental crown|veterinar|neuter|vaccinations|orthodont|physiotherap|haircut|grooming|driving lesson|driving school|lessons|tuition|tutor|nursery fees|nursery place|childcare|day care|daycare|babysit|winteriz|winter storage|haul out|oil change|brake job|servicing|truck service|car service|tree work|tree removal|chimney sweep|locksmith|handyman|house clearance|wedding food|wedding venue|ocean freight|sea freight|air freight|container from',
  de: 'reinigung|bewachung|wachdienst|schulung|seminar|übersetz|dolmetsch|korrektorat|lektorat|beratung|dachdecker|dacharbeiten|malerarbeiten|ausmalen|anstrich|elektroinstallation|sanitär|wartung|reparatur|miete|vermietung|leasing|lizenz|abonnement|abo|hosting|strom|kwh|kurier|umzug|entsorgung|winterdienst|gartenpflege|catering|verpflegung|kalibrierung|fotograf|website|inkl. montage|mit montage|und montage|inkl. einbau|mit einbau|saalmiete',
  fr: 'traiteur|cocktail|nettoyage|gardiennage|formation|traduction|interprét|conseil|toiture|peinture des|électricité|plomberie|entretien|maintenance|location|abonnement|licences|hébergement|coursier|déménagement|évacuation|jardinage|étalonnage',
  es: 'limpieza|vigilancia|formación|traducción|asesoría|tejado|pintura de|electricidad|fontanería|mantenimiento|alquiler|suscripción|licencias|alojamiento web|mensajería|mudanza|residuos|jardinería|catering|calibración',
  it: 'pulizia|pulizie|vigilanza|formazione|corso|traduzione|consulenza|tetto|tinteggiatura|elettricista|idraulico|manutenzione|noleggio|abbonamento|licenze|corriere|trasloco|smaltimento|giardinaggio|catering|taratura',
  nl: 'schoonmaak|beveiliging|training|cursus|vertaling|advies|dakdekker|schilderwerk|elektricien|loodgieter|onderhoud|huur|verhuur|abonnement|licenties|hosting|stroom|koerier|verhuizing|afvoer|tuinonderhoud|catering|kalibratie',
  pt: 'limpeza|vigilância|formação|tradução|consultoria|telhado|pintura de|eletricista|manutenção|aluguer|aluguel|assinatura|licenças|alojamento|estafeta|mudança|jardinagem|catering|calibração',
  pl: 'sprzątanie|ochrona|szkolenie|tłumaczenie|doradztwo|dekarz|malowanie|elektryk|hydraulik|konserwacja|wynajem|najem|abonament|licencje|hosting|kurier|przeprowadzka|wywóz|catering|kalibracja',
  sv: 'städning|bevakning|utbildning|översättning|rådgivning|takläggning|målning|elektriker|underhåll|hyra|uthyrning|abonnemang|licenser|hosting|bud|flytt|trädgårdsskötsel|catering|kalibrering',
} as const satisfies Record<string, string>;

const all = Object.values(STEMS).flatMap((stems) => stems.split('|'));
/** Stems that end compounds too ("Büroreinigung"); shorter ones would be found in other words. */
const COMPOUND_CHARS = 8;

/** A word for work, use or a licence: what it names is not carried to anybody. */
export const SERVICE_WORD = new RegExp(
  `(?<![\\p{L}\\d])(?:${all.join('|')})\\p{L}*|\\p{L}+(?:${all.filter((stem) => stem.length >= COMPOUND_CHARS).join('|')})\\p{L}*`,
  'iu',
);
