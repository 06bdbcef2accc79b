/** What befell a thing, and when: words by which a brief says what decides whether a recall is about it. Source: usage in lists of households and workshops. */

/** It was put right. */
export const MENDED = {
  en: 'repaired|fixed|mended|replaced|fitted the|had it fitted|recall part|recall repair|swapped|refurbished|has done|have done|already done|done already|done in|was done|been done|carried out',
  de: 'repariert|ausgetauscht|ersetzt|instandgesetzt|nachgerüstet|behoben|umgerüstet|überholt|erledigt|schon gemacht|durchgeführt',
  fr: 'réparé*|remplacé*|changé|changée|échangé*|remis à neuf|remise à neuf|effectué*|déjà fait*',
  es: 'reparad*|arreglad*|reemplazad*|cambiad*|sustituid*|reacondicionad*|ya hicieron|ya hech*|realizad*',
  it: 'riparat*|sostituit*|aggiustat*|cambiat*|ricondizionat*|già fatt*|eseguit*|effettuat*',
  nl: 'gerepareerd|vervangen|hersteld|omgeruild|gereviseerd|al gedaan|uitgevoerd',
  pt: 'reparad*|consertad*|trocad*|substituíd*|recondicionad*|já foi feit*|já feit*|efetuad*|realizad*',
  pl: 'naprawion*|naprawił*|wymienion*|wymienił*|odnowion*|już zrobion*|wykonan*',
} as const;

/** It came to whoever has it, or into its place, or was made. */
export const CAME = {
  en: 'bought|purchased|ordered|got it|got them|received|present|gift|acquired|picked up|installed|put in|put it in|put up|fitted|had it|have had|have it|made|manufactured|built|produced|new',
  de: 'gekauft|bestellt|bekommen|geschenk|geschenkt|eingebaut|angeschafft|montiert|hergestellt|gebaut|produziert|erworben|haben wir|habe ich|neu',
  fr: 'acheté*|commandé*|reçu*|cadeau|offert*|installé*|posé*|fabriqué*|produit|eu pour|neuf|neuve',
  es: 'comprad*|compré|compramos|recibid*|recibimos|regalo|regalad*|regalaron|instalad*|instalamos|fabricad*|producid*|nuev*',
  it: 'comprat*|acquistat*|ricevut*|regalo|regalat*|montat*|installat*|prodott*|fabbricat*|nuov*',
  nl: 'gekocht|besteld|gekregen|cadeau|geplaatst|geïnstalleerd|gemaakt|geproduceerd|nieuw',
  pt: 'comprad*|comprei|comprámos|compramos|recebid*|recebemos|prenda|presente|oferecid*|instalad*|fabricad*|produzid*|nov*',
  pl: 'kupion*|kupiłem|kupiłam|kupiliśmy|prezent|dostałem|dostałam|dostaliśmy|zamontowan*|zainstalowan*|wyprodukowan*|now*',
} as const;

/** When, without a year that can be compared. */
export const SOMETIME = {
  en: 'ago|last year|this year|last month|last summer|last winter|last spring|last fall|last autumn|last christmas|at christmas|for christmas|at easter|years old|in spring|summer|autumn|winter',
  de: 'vor * jahren|letztes jahr|letzten sommer|letzten winter|dieses jahr|frühjahr|frühling|sommer|herbst|winter|an weihnachten|zu weihnachten|zu ostern|jahre alt',
  fr: 'il y a|l’an dernier|l’année dernière|cette année|printemps|été dernier|automne|hiver|à noël|pour noël|à pâques',
  es: 'hace|el año pasado|este año|primavera|verano|otoño|invierno|en navidad|por navidad|por navidades|por reyes',
  it: 'fa|l’anno scorso|anno scorso|quest’anno|primavera|estate|autunno|inverno|a natale|per natale|a pasqua',
  nl: 'geleden|vorig jaar|dit jaar|voorjaar|zomer|najaar|herfst|winter|met kerst|voor kerst|met sinterklaas|met pasen|jaar oud',
  pt: 'há * anos|ano passado|este ano|primavera|verão|outono|inverno|no natal|pelo natal|na páscoa|anos atrás',
  pl: 'temu|zeszłym roku|w tym roku|wiosn*|latem|lato|jesien*|zim*|na święta|na wielkanoc|pod choinkę',
} as const;

/** It is another one of its kind than the one that is talked of. */
export const ANOTHER = {
  en: 'other lot|other batch|different lot|different batch|another lot|other code|different code|other size|other model|different model|older model|newer model|older version|newer version',
  de: 'andere charge|anderes los|anderer code|andere größe|anderes modell|älteres modell|neueres modell|nicht das',
  fr: 'autre lot|autre code|autre taille|autre modèle|ancien modèle|nouveau modèle|pas celui|pas celle',
  es: 'otro lote|otro código|otra talla|otro modelo|modelo anterior|modelo nuevo|no el de|no la de',
  it: 'altro lotto|altro codice|altra taglia|altro modello|modello vecchio|modello nuovo|non quello|non quella',
  nl: 'ander lot|andere partij|andere code|andere maat|ander model|ouder model|nieuwer model|niet die',
  pt: 'outro lote|outro código|outro tamanho|outro modelo|modelo antigo|modelo novo|não o de|não a de',
  pl: 'inna partia|inny kod|inny rozmiar|inny model|starszy model|nowszy model|nie ten|nie ta',
} as const;
