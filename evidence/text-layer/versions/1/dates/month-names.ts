/** Names and abbreviations of the months in the languages of Europe, Turkish, Indonesian, Hebrew and Arabic, folded (lower case, no marks, no dots). After CLDR. */
const NAMES = [
  'january jan januar janvier janv enero ene gennaio gen janeiro januari tammikuu tammi tammikuuta styczen sty stycznia leden led ledna januara sijecanj sij sijecnja январь янв января січень січ січня януари януар јануар јан ocak oca ianuarie ian ιανουαριος ιανουαριου ιαν gener sausis sausio janvaris jaanuar jaan ינואר يناير',
  'february feb februar fevrier fevr febrero febbraio fevereiro fev februari helmikuu helmi helmikuuta luty lut lutego unor uno unora februara veljaca velj veljace февраль февр фев февраля лютии лют лютого февруари фебруар феб subat sub febr februarie φεβρουαριος φεβρουαριου φεβ febrer vasaris vasario februaris veebruar veebr פברואר فبراير',
  'march mar marz mars marzo marco maart mrt marts maaliskuu maalis maaliskuuta marzec marca brezen bre brezna marec ozujak ozu ozujka март мар марта березень бер березня mart maret mac marcius marc martie μαρτιος μαρτιου μαρ kovas kovo מרץ مارس',
  'april apr avril avr abril abr aprile huhtikuu huhti huhtikuuta kwiecien kwi kwietnia duben dub dubna aprila travanj tra travnja апрель апр апреля квітень квіт квітня април nisan nis aprilis aprilie απριλιος απριλιου απρ balandis balandzio aprill אפריל ابريل',
  'may mai mayo maggio mag maio mei maj toukokuu touko toukokuuta maja kveten kve kvetna svibanj svi svibnja маи мая травень трав травня мај mayıs majus μαιος μαιου μαι maig geguze geguzes maijs מאי مايو',
  'june jun juni juin junio giugno giu junho kesakuu kesa kesakuuta czerwiec cze czerwca cerven cvn cervna juna junij lipanj lipnja июнь июн июня червень черв червня юни јун haziran haz junius iunie iun ιουνιος ιουνιου ιουν juny birzelis birzelio junijs juuni יוני يونيو',
  'july jul juli juillet juil julio luglio lug julho heinakuu heina heinakuuta lipiec lip lipca cervenec cvc cervence jula julij srpanj srpnja июль июл июля липень лип липня юли јул temmuz tem julai julius iulie iul ιουλιος ιουλιου ιουλ juliol liepa liepos julijs juuli יולי يوليو',
  'august aug aout agosto ago augustus augusti elokuu elo elokuuta sierpien sie sierpnia srpen srp srpna augusta avgust avg kolovoz kol kolovoza август авг августа серпень серп серпня agustos agu ogos ogo augusztus αυγουστος αυγουστου αυγ agost rugpjutis rugpjucio augusts אוגוסט اغسطس',
  'september sep sept septembre septiembre setiembre settembre set setembro syyskuu syys syyskuuta wrzesien wrz wrzesnia zari zar septembra rujan ruj rujna сентябрь сент сен сентября вересень вер вересня септември септембар сеп eylul eyl szeptember szept septembrie σεπτεμβριος σεπτεμβριου σεπ setembre rugsejis rugsejo septembris ספטמבר سبتمبر',
  'october oct oktober okt octobre octubre ottobre ott outubro out lokakuu loka lokakuuta pazdziernik paz pazdziernika rijen rij rijna oktobra октябрь окт октября жовтень жовт жовтня октомври октобар ekim eki octombrie οκτωβριος οκτωβριου οκτ spalis spalio oktobris oktoober אוקטובר اكتوبر',
  'november nov novembre noviembre novembro marraskuu marras marraskuuta listopad lis listopada listopadu novembra studeni stu studenoga ноябрь нояб ноя ноября листопада ноември новембар нов kasım kasim kas noiembrie νοεμβριος νοεμβριου νοε lapkritis lapkricio novembris נובמבר نوفمبر',
  'december dec dezember dez decembre diciembre dic dicembre dezembro desember des joulukuu joulu joulukuuta grudzien gru grudnia prosinec pro prosince decembra prosinac prosinca декабрь дек декабря грудень груд грудня декември децембар дец aralık aralik ara disember dis decembrie δεκεμβριος δεκεμβριου δεκ desembre gruodis gruodzio decembris detsember dets דצמבר ديسمبر',
] as const;

const MONTHS = new Map(NAMES.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)));

/** The number of a month (1 to 12) by its name. */
export function findMonth(name: string): number | undefined {
  return MONTHS.get(name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[.’']/g, ''));
}
