import { anyOf } from '../../reading/phrases.ts';

/** Words of clubs' pages by language. Source: pages of clubs, schools and towns in these languages. */

/** A pattern for any of the phrases as whole words. */
const wholeWords = (byLanguage: Record<string, string>): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${anyOf(byLanguage)}(?!\\p{L})`, 'iu');

/** Before a year: somebody's who was born in it. */
export const BORN_IN = anyOf({
  en: 'born|birth year|birth years|birthyear|birthyears|year of birth|years of birth',
  de: 'jahrgang|jahrgänge*|geboren|geb.|geburtsjahr*',
  fr: 'né|née|nés|nées|né(e)s|né·e·s|année de naissance|années de naissance|nés/nées',
  es: 'nacido*|nacida*|año de nacimiento|años de nacimiento',
  it: 'nato|nata|nati|nate|nati/e|anno di nascita|anni di nascita|annata|annate|classe|classi',
  nl: 'geboortejaar|geboortejaren|geboren',
  pt: 'nascido*|nascida*|ano de nascimento|anos de nascimento',
  pl: 'rocznik*|rok urodzenia|urodzeni|urodzone|urodzony|urodzona|ur.',
});

/** Between the two ends of a range, or two that follow each other. */
export const RANGE_WORDS = anyOf({
  en: 'to|through|thru|until|and|or|up to',
  de: 'bis|und|bis einschließlich|oder',
  fr: "à|et|jusqu'à|jusqu’à|ou",
  es: 'a|y|hasta|o',
  it: 'a|ai|agli|al|alle|e|o',
  nl: 'tot|t/m|tot en met|en|of',
  pt: 'a|e|até|ao|aos|ou',
  pl: 'do|i|oraz|lub',
});
/** Before the age from which something is, and before the last one. */
export const FROM_AGE = anyOf({
  de: 'ab',
  fr: 'dès|à partir de|à partir des',
  es: 'desde|desde los|a partir de|a partir de los',
  it: 'da|dai|dagli|a partire dai|a partire dagli',
  nl: 'vanaf',
  pt: 'a partir de|a partir dos|desde os',
  pl: 'od|powyżej',
});
export const UP_TO_AGE = anyOf({
  de: 'bis|bis zu',
  fr: "jusqu'à|jusqu’à",
  es: 'hasta|hasta los',
  it: 'fino a|fino ai|fino agli',
  nl: 'tot en met|t/m',
  pt: 'até|até aos',
  pl: 'do',
});

/** What is said of every game of teams: the team, who plays, training, a match, and the group or time of the year; a comma parts them. */
const OF_TEAMS = {
  en: 'league|leagues|team|teams,player|players,practice|practices|training,match|matches|game|games,division|divisions|season|seasons',
  de: 'liga|mannschaft*|team|teams,spieler*,training*|trainer*,spiel|spiele|spieltag*,altersklasse*|saison',
  fr: 'équipe*|ligue,joueur*|joueuse*,entraînement*|entraîneur*,match|matchs,catégorie*|saison',
  es: 'equipo*|liga,jugador*,entrenamiento*|entrenador*,partido*,categoría*|temporada',
  it: 'squadr*|lega,giocator*|giocatric*,allenament*|allenator*,partita|partite,categori*|stagione',
  nl: 'team|teams|elftal*|competitie,speler*|speelster*,training*|trainer*,wedstrijd*,leeftijdscategorie*|seizoen',
  pt: 'equipa*|equipe*|liga,jogador*,treino*|treinador*,jogo|jogos,escalão|escalões|época',
  pl: 'drużyn*|liga|ligi,zawodni*|gracz*,trening*|trener*,mecz*,kategori*|sezon*',
};
export const TEAM_GAME = [0, 1, 2, 3, 4].map((at) =>
  wholeWords(
    Object.fromEntries(Object.entries(OF_TEAMS).map(([language, kinds]) => [language, kinds.split(',')[at] ?? ''])),
  ),
);

/** Over a column, or before a row, of years of birth. */
export const BIRTH_HEAD = wholeWords({
  en: 'birth|births|birthday|birthdays|birthdate|birthdates|birth*|born|year|dob',
  de: 'jahrgang|jahrgänge*|geburtsjahr*|geburt*|jahr|geboren',
  fr: 'année|naissance|né|nés|nées|né(e)s',
  es: 'año|nacimiento|nacido*|nacida*',
  it: 'anno|annata|annate|nascita|nati|nate',
  nl: 'geboortejaar|geboortejaren|geboren|jaar',
  pt: 'ano|nascimento|nascido*|nascida*',
  pl: 'rocznik*|rok|urodzen*|urodzeni',
});
export const GRADE_HEAD = wholeWords({ en: 'grade|grades' });
export const AGE_HEAD = wholeWords({
  en: 'age|ages|aged',
  de: 'alter|altersgruppe*|altersklasse*|altersstufe*',
  fr: "âge|âges|tranche d'âge|tranches d'âge|tranche d’âge",
  es: 'edad|edades',
  it: 'età|fascia d’età|fasce d’età',
  nl: 'leeftijd|leeftijden|leeftijdsgroep*',
  pt: 'idade|idades|faixa etária',
  pl: 'wiek|wieku|grupa wiekowa',
});
export const FEE_HEAD = wholeWords({
  en: 'fee|fees|cost|costs|price|prices|tuition|rate|rates',
  de: 'beitrag|preis|preise|kosten|gebühr*|teilnahmebeitrag|*beitrag|*preis',
  fr: 'tarif|tarifs|prix|cotisation*|coût',
  es: 'cuota|cuotas|precio|precios|tarifa*|coste|costo',
  it: 'quota|quote|prezzo|prezzi|costo|costi|retta|tariffa*',
  nl: 'kosten|prijs|prijzen|contributie|bijdrage',
  pt: 'mensalidade*|preço|preços|custo|valor|quota',
  pl: 'cena|ceny|opłata|opłaty|koszt|koszty|składka',
});
/** Over the other columns of a table of groups. */
export const OTHER_HEAD = wholeWords({
  de: 'gruppe|mannschaft|uhrzeit|zeit|zeiten|tag|tage|training',
  fr: 'groupe|catégorie|équipe|horaire*|jour|jours',
  es: 'grupo|categoría|equipo|horario*|día|días',
  it: 'gruppo|categoria|squadra|orario|orari|giorno|giorni',
  nl: 'groep|team|tijd|tijden|dag|dagen',
  pt: 'grupo|escalão|escalões|equipa|horário*|dia|dias',
  pl: 'grupa|drużyna|godzina|godziny|dzień|dni',
});

/** Something that was: its prices and dates are none of now. */
export const PAST = wholeWords({
  en: 'archive|archives|archived|past season*|past years|previous season*|previous year*|previous price*|last season*|last year*|prior season*|prior year*|former price*|old price*|season is over',
  de: 'archiv|vergangene*|letztes jahr|letzten jahres|letzte saison|vorjahr*|frühere preise|frühere camps|vorsaison',
  fr: 'archive|archives|saison passée|saison précédente|saison dernière|saisons passées|année dernière|année précédente|anciens tarifs|an dernier',
  es: 'archivo|temporada pasada|temporada anterior|temporadas anteriores|año pasado|año anterior|precios anteriores',
  it: 'archivio|stagione scorsa|scorsa stagione|stagione passata|stagione precedente|anno scorso|scorso anno|prezzi precedenti',
  nl: 'archief|vorig seizoen|vorige seizoen*|vorig jaar|afgelopen seizoen|oude prijzen',
  pt: 'arquivo|época passada|época anterior|temporada passada|temporada anterior|ano passado|ano anterior|preços anteriores',
  pl: 'archiwum|poprzedni sezon|poprzedniego sezonu|ubiegły sezon|ubiegłego sezonu|zeszły rok|zeszłego roku|ubiegły rok|ubiegłego roku|ubiegłoroczn*|zeszłoroczn*',
});

/** What a heading says of a season that nobody can join any more. */
export const CLOSED = wholeWords({
  en: 'closed|ended|finished|completed|has ended',
  de: 'geschlossen|beendet|abgeschlossen|vorbei',
  fr: 'fermé|fermée|fermées|clos|close|terminé|terminée',
  es: 'cerrado|cerrada|terminado|terminada|finalizado|finalizada',
  it: 'chiuso|chiusa|chiuse|terminato|terminata|concluso|conclusa',
  nl: 'gesloten|afgelopen|voorbij',
  pt: 'encerrado|encerrada|terminado|terminada|fechado|fechada',
  pl: 'zamknięt*|zakończon*',
});

/** A time of the year beside which a year stands that is none of birth. */
export const SEASON_OF_YEAR = wholeWords({
  en: 'spring|summer|fall|autumn|winter|season|term|camp|camps',
  de: 'frühjahr|frühling|sommer|herbst|winter|saison|*ferien|*camp',
  fr: 'printemps|été|automne|hiver|saison|vacances|stage',
  es: 'primavera|verano|otoño|invierno|temporada|campus',
  it: 'primavera|estate|autunno|inverno|stagione',
  nl: 'lente|voorjaar|zomer|herfst|najaar|winter|seizoen|*vakantie',
  pt: 'primavera|verão|outono|inverno|época|temporada',
  pl: 'wiosna|lato|jesień|zima|sezon|półkolonie|ferie',
});

/** A time of the year that is over when autumn comes. */
export const EARLY_SEASON = wholeWords({
  en: 'spring',
  de: 'frühjahr|frühling|ostern|osterferien*',
  fr: 'printemps|pâques',
  es: 'primavera|semana santa',
  it: 'primavera|pasqua',
  nl: 'lente|voorjaar|meivakantie',
  pt: 'primavera|páscoa',
  pl: 'wiosna|wiosenn*|ferie',
});

/** Amounts of a line with such words are no price of taking part. */
export const BESIDE_THE_FEE = wholeWords({
  en: 'early drop-off|early drop off|drop-off|late pick-up|late pickup|aftercare|before care|joining fee|enrolment fee|enrollment fee|dollars off',
  de: 'geschwister*|anzahlung|ermäßig*|rabatt*|nachlass|weniger|aufnahmegebühr|frühbetreuung|kaution|zuschlag|aufpreis|zusätzlich|spende*|mahngebühr',
  fr: 'fratrie|réduction*|remise*|acompte|arrhes|en option|supplément*|caution|frais de dossier|garderie|de moins',
  es: 'hermano*|hermana*|descuento*|matrícula|señal|fianza|reserva de plaza|opcional*|suplemento*|inscripción única',
  it: 'fratelli|fratello|sconto|sconti|caparra|acconto|facoltativ*|supplement*|tesseramento|iscrizione annuale|quota associativa|cauzione',
  nl: '*korting|korting|aanbetaling|inschrijfgeld|borg|toeslag|optioneel|broertje*|zusje*',
  pt: 'irmão*|irmã*|desconto*|inscrição anual|joia|jóia|caução|sinal de|opcional*|suplemento*|taxa de inscrição',
  pl: 'zaliczka|zaliczki|zniżka|zniżki|rabat*|rodzeństw*|wpisowe|kaucja|dopłata|dopłaty|opcjonaln*|zadatek|dodatkowo',
});

/** What a hall or a club sells beside: a celebration, a voucher, the ground by the hour. */
export const PARTIES = wholeWords({
  en: 'birthday part*|parties from|party package*|gift card*|gift voucher*|field rental*|hall rental*|gym rental*|facility rental*|turf rental*|court rental*|rent the *|rent our *',
  de: 'kindergeburtstag*|geburtstagsfeier*|geburtstagsparty|geburtstagspartys|geschenkgutschein*|hallenmiete|platzmiete|*vermietung',
  fr: "fête* d'anniversaire|fête* d’anniversaire|anniversaire*|bon cadeau|bons cadeaux|location de *|location du *",
  es: 'cumpleaños|bono regalo|alquiler',
  it: 'compleann*|buono regalo|noleggio|affitto',
  nl: '*kinderfeest*|verjaardagsfeest*|cadeaubon*|zaalverhuur|veldverhuur|zaalhuur',
  pt: 'aniversário*|vale-oferta|aluguer|aluguel',
  pl: 'urodziny|urodzin|urodzinow*|bon podarunkowy|wynajem*',
});

/** Things that players wear; an amount for them is none of taking part. */
export const WORN = wholeWords({
  de: 'trikot|trikots|trikotsatz|ausrüstung|schienbeinschoner|stutzen',
  fr: 'maillot|maillots|équipement|chaussettes|survêtement|tenue',
  es: 'camiseta*|equipación|equipaje|espinilleras|chándal',
  it: 'maglia|maglietta|divisa|kit|tuta|parastinchi|abbigliamento',
  nl: 'shirt|tenue|kleding|scheenbeschermers|sokken',
  pt: 'camisola*|equipamento|caneleiras|fato de treino',
  pl: 'koszulka|koszulki|strój|stroje|ochraniacze|dres|sprzęt',
});

/** Whether one can still sign up, and until when. */
export const SIGNING_UP = wholeWords({
  de: 'anmeldeschluss|anmeldung* … bis|anmelden … bis|anmeldefrist|warteliste|ausgebucht|noch plätze|plätze frei|nur noch|aufnahmestopp|ist voll|sind voll|gruppe voll',
  fr: "date limite|inscription* … jusqu'*|inscription* … jusqu’*|inscription* … avant|inscription* … ouverte*|liste d'attente|liste d’attente|complet|complète|places restantes",
  es: 'plazo de inscripción|inscripción* … hasta|inscripciones … hasta|lista de espera|plazas agotadas|completo|plazas libres|cupo lleno|cupos llenos|sin cupo|grupo lleno|agotado*',
  it: "iscrizion* … entro|iscrizion* … fino|scadenza|lista d'attesa|lista d’attesa|posti esauriti|al completo|posti liberi|gruppo pieno|gruppo completo",
  nl: 'inschrijven … voor|inschrijven … tot|inschrijving … tot|aanmelden … voor|aanmelden … tot|wachtlijst|volgeboekt|nog plaats|volzet|is vol|zitten vol',
  pt: 'inscrições … até|inscrição … até|prazo de inscrição|lista de espera|esgotad*|vagas|lotad*|turma cheia',
  pl: 'zapisy … do|termin zapisów|lista rezerwowa|brak miejsc|wolne miejsca|zgłoszenia … do|grupa pełna|komplet',
});

/** Days of the week. */
export const DAY_NAMES = anyOf({
  en: 'mon|monday|mondays|tue|tues|tuesday|tuesdays|wed|weds|wednesday|wednesdays|thu|thur|thurs|thursday|thursdays|fri|friday|fridays|sat|saturday|saturdays|sun|sunday|sundays',
  de: 'montag*|dienstag*|mittwoch*|donnerstag*|freitag*|samstag*|sonnabend*|sonntag*',
  fr: 'lundi|lundis|mardi|mardis|mercredi|mercredis|jeudi|jeudis|vendredi|vendredis|samedi|samedis|dimanche|dimanches',
  es: 'lunes|martes|miércoles|jueves|viernes|sábado|sábados|domingo|domingos',
  it: 'lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica',
  nl: 'maandag*|dinsdag*|woensdag*|donderdag*|vrijdag*|zaterdag*|zondag*',
  pt: 'segunda|terça|quarta|quinta|sexta|segundas|terças|quartas|quintas|sextas|sábado|sábados|domingo|domingos',
  pl: 'poniedział*|wtorek|wtorki|środa|środy|środę|czwartek|czwartki|piątek|piątki|sobota|soboty|sobotę|niedziela|niedziele|niedzielę',
});
