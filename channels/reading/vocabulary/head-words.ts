/**
 * Words round the name of who offers, at the head of what somebody tells of an offer, by language. Source: notes of calls, minutes and request
 * files, in which people say where a price comes from.
 */

/** Any of them may stand before the name ("Heard back from", "Vom Angebot der", "o pessoal da"), as long as the last leads to it. */
export const BEFORE_THE_NAME = {
  en: `according as per regards regarding concerning for from by with at via of about back word heard hear got get received have had having here here's is are was what what's this
    that these those below above following follows the a an my our their his her quote quotation quotations price prices pricing figures numbers offer offers bid estimate proposal
    tender response reply answer email mail letter message text call phone note notes minutes option alternative choice candidate supplier vendor company firm bidder contractor seller
    shop store place people folks guys guy team crowd lot lads rep man lady we we've i i've they you he she it us me then there there's also and next now finally lastly ok okay so
    well first second third fourth last other another one would be could if go went going gone rang phoned called emailed messaged texted asked tried spoke spoken talked talking
    speaking stopped popped dropped into in on onto off over up down out today yesterday this morning just moving turning look looking see attached enclosed forwarded copied
    taken new latest revised canvass canvassed re fwd fw rfq subject comes came to how chose choose chosen use used using buy buying order ordering ours submitted sent given made ring call phone message text gave given`,
  de: `laut lt lt. gemäß nach von vom bei beim mit der die das dem den des ein eine einen einem einer angebot anbot angebote offerte preis preise preisauskunft auskunft antwort
    rückmeldung mail e-mail email anruf telefonat fax brief nachricht kostenvoranschlag info infos zahlen stand hier ist sind es wäre wären kommt kam kommen gerade eben heute gestern
    früh morgen ich wir habe haben hab hatte telefoniert gesprochen angerufen gefragt bekommen erhalten eingegangen lieferant anbieter firma fa fa. bieter händler verkäufer variante
    option alternative möglichkeit und dann noch auch außerdem zuletzt so folgendes folgende folgendem sagt jetzt zu zur zum was unser unsere mein meine leute jungs kollegen aus per
    am im telefon weiters weiter nächste nächster nächstes andere wenn nehmen kaufen abgetippt kopiert betreff aw wg angefragt auf anruf anrufen gespräch frage anfrage`,
  fr: `selon d' l' j' c' après de du des chez par avec auprès reçu reçue reçus ce cet matin midi soir hier aujourd'hui voici voilà ci-dessous ci-joint offre offres devis prix tarif tarifs
    proposition soumission réponse retour mail courriel message appel demande re tr objet le la les un une notre nos mon fournisseur candidat société entreprise établissement
    soumissionnaire option et puis ensuite enfin côté je on raccroche viens avoir eu ai a nous avons au aux à instant téléphone déposée déposé remise remis envoyée envoyé transmise
    transmis établie établi fait faite est sont gens il y autre alternative possibilité serait si prend prenait passe va vu appelé demandé pour quant juste même en par d'avoir avoir appeler demander entretien alors bon`,
  es: `según de del la el los las un una oferta presupuesto cotización cotizacion precio precios propuesta respuesta correo mail mensaje llamada aquí esto lo que me nos ha han pasado pasa
    pasó pasaron mandado mandó enviado enviada envió dice acabo acabamos colgar hablar hablé hablado con por parte proveedor empresa tienda gente chicos opción y luego después también
    en hoy ayer esta este mañana recibido recibida recibí recibimos tenemos tengo va viene vino es son llamé llamado pregunté preguntado pedí pedido otra otro alternativa sería si
    vamos compramos a al cotizado lado asunto re teléfono llamar pedir preguntar bueno pues`,
  it: `secondo stando da dal dalla di del della dell' dei dagli con per offerta preventivo prezzo prezzi proposta risposta mail email messaggio telefonata quelli quello quella la il lo i gli l'
    mi ci ha hanno risposto mandato inviato scritto detto fatto sapere arrivata arrivato fornitore ditta azienda società opzione e poi anche ecco qui questo questa è sono invece
    ricevuto ricevuta stamattina ieri oggi ho abbiamo sentito chiamato chiesto a parlato appena al alla telefono alternativa altra sarebbe se andiamo prendiamo presso infine signor signora
    quanto dice oggetto r re parte passiamo quotazione chiamare chiedere sentire appena allora chiamata`,
  nl: `volgens van bij met die de het een offerte aanbieding prijs prijzen prijsopgave antwoord mail e-mail bericht telefoontje wij we ik ontvingen kregen kreeg heb hebben gekregen
    ontvangen net gebeld gesproken gemaild gevraagd leverancier firma bedrijf aanbieder optie en dan daarna ook hier is dit dat nu vanochtend vanmorgen vandaag gisteren onderstaande
    onze mensen jongens als gaan zou zijn andere alternatief door op telefoon aan de uit zojuist reactie onderwerp re binnengekomen bellen vragen net gehad nou opgebeld`,
  pt: `segundo conforme de da do dos das com por proposta orçamento cotação preço preços resposta mail email e-mail mensagem o a os as um uma que veio vieram recebi recebemos recebido
    recebida chegou enviado enviada enviou pessoal malta gente empresa firma fornecedor loja opção e depois também aqui este esta isto é são liguei para falei acabei desligar pedi
    perguntei hoje ontem manhã no na nos nas se formos outra outro alternativa seria parte telefone pela pelo assunto re agora apresentada ligar pedir perguntar então acabei falar conversa`,
  pl: `według wg od z ze firmy firma oferta oferty ofercie ofertą wycena wyceny wycenie cena ceny odpowiedź mail dostawca dostawcy w u to jest dziś dzisiaj wczoraj rano dzwoniłem dzwoniłam rozmawiałem rozmawiałam do i
    potem opcja druga inna zadzwonić zapytać o cenę właśnie dzwonili telefon rozmowa więc no dzwoniłam`,
} as const;

/** The last words before the name. */
export const RIGHT_BEFORE_THE_NAME = {
  en: "according to|here's what|here is what|this is what|that's what|from|off|got|by|with|at|via|per|regards|regarding|concerning|as for|on to|onto|spoke to|spoken to|talked to|talking to|went to|over to|turning to|moving to|stopped by|popped into|dropped into|about|is|are|was|be|what|there's|rang|phoned|called|emailed|messaged|texted|tried|asked|see|supplier|vendor|company|firm|bidder|contractor|seller|option|alternative|okay|ok|re|so|and|well|then|finally|lastly|had|ring|call|phone|get price from",
  de: 'von|vom|von der|der|des|dem|den|bei|beim|laut|lt|lt.|gemäß|mit|firma|fa|fa.|lieferant|anbieter|bieter|händler|option|variante|alternative|ist|wäre|zu|zur|zum|aus|und|dann|außerdem|zuletzt|gerade|anruf|anruf bei|eben',
  fr: "de|du|d'|chez|par|avec|selon|après|fournisseur|candidat|soumissionnaire|société|entreprise|établissement|option|il y a|appelé|est|serait|à|voici|et|puis|ensuite|enfin|avoir|d'avoir|appeler|prix à|demander à",
  es: 'según|de|del|con|por|proveedor|empresa|opción|es|sería|en|llamé a|pregunté a|llamado a|pasa|y|luego|después|llamar a|pedir precio a|precio a|hablar con|preguntar a',
  it: 'secondo|stando a|da|dal|dalla|di|del|della|con|fornitore|ditta|azienda|società|opzione|risposto|scritto|sentito|chiamato|chiesto a|è|sarebbe|presso|quanto a|poi|e|infine|chiamare|prezzo a|chiedere a|appena sentito|ho chiamato|chiamata',
  nl: 'van|bij|volgens|met|leverancier|firma|bedrijf|aanbieder|optie|is|door|zijn|zou|en|dan|daarna|net|prijs vragen bij|bellen met',
  pt: 'segundo|conforme|de|da|do|com|por|empresa|firma|fornecedor|opção|liguei para|é|seria|na|no|pela|pelo|e|depois|ligar para|preço à|preço ao|preço a|falar com a|falar com o|pedir a|falar com',
  pl: 'według|wg|od|z|ze|firmy|firma|dostawca|u|to|do|opcja|potem|zadzwonić do|o cenę|dzwonili z|dzwoniłem do|dzwoniłam do|telefon do|rozmowa z',
} as const;

/** One of them stands in what is told behind the name, before its price: "sent over", "now", "die sagen", "passou o seguinte". */
export const BEHIND_THE_NAME = {
  en: 'sent|send|sends|replied|replies|said|says|say|told|tells|quoted|quotes|quoting|offered|offers|offering|reported|reports|wrote|writes|emailed|phoned|rang|texted|came|comes|gave|gives|got|now|po|next|morning|afternoon|today|yesterday|quote|quotation|offer|bid|estimate|proposal|price|prices|email|reply|response|charges|charge|wants|want|asks|ask|reckons|reckon|confirmed|confirms|proposed|proposes|submitted|submits|tendered|responded|answered|advised|advises|would|will|can|have|has|it|so|well|too|instead|figures|numbers|first|then|also|phone|line|asking',
  de: 'schickt|schickte|schicken|geschickt|sagt|sagen|sagte|sagten|schreibt|schreiben|schrieb|bietet|bieten|bot|meldet|meldete|telefoniert|abgetippt|abgeschrieben|kopiert|angeboten|angerufen|gesprochen|sähe|sieht|verlangt|verlangen|will|wollen|macht|machen|rief|hat|haben|gemailt|jetzt|heute|gestern|lautet|liegt|folgt|folgendes|angebot|anbot|offerte|nennt|nennen|gibt|geben|antwortet|erhalten|bekommen|würde|kommt|eingegangen|nimmt|nehmen|ge*t|durchge*|abge*|ange*|ausge*|anrufen|einholen|anfragen|gehabt|leitung|telefon',
  fr: "propose|proposent|dit|disent|écrit|écrivent|envoie|envoyé|remis|répond|répondu|réponse|suivante|suivant|offre|annonce|annoncent|facture|demande|demandent|indique|indiquent|matin|hier|donne|donnent|fait|font|a|ont|m'a|m'ont|rappelé|rappelle|rappellent|appelé|transmis|chiffre|chiffré|offrent|aussi|maintenant|devis|téléphone|eu|dessus|nous écrit|nous propose|nous répond|nous a écrit|nous a répondu",
  es: 'dice|dicen|dijo|dijeron|ofrece|ofrecen|manda|mandan|mandó|mandaron|envía|envió|enviaron|pide|piden|ha|han|pasa|pasan|pasó|pasaron|cotiza|cotizan|cotizó|propone|proponen|responde|respondió|siguiente|hoy|ayer|cobra|cobran|deja|dejan|contesta|contestó|ahora|da|dan|presupuesta|teléfono|hablado|hablé|nos escribe|nos escriben|nos ofrece|nos propone|nos envía|nos ha enviado|nos contesta|escribe|escriben',
  it: 'propongono|propone|offre|offrono|chiede|chiedono|dice|dicono|scrive|scrivono|manda|mandano|mandato|ha|hanno|mail|seguente|segue|fa|fanno|risponde|rispondono|risposto|quota|quotano|comunica|oggi|ieri|stamattina|invia|inviato|detto|scritto|vuole|vogliono|telefono|sentito|parlato|ci scrive|ci propone|ci offre|ci ha scritto',
  nl: 'mailde|mailden|mailt|stuurde|stuurden|stuurt|sturen|zegt|zeggen|zei|zeiden|schrijft|schrijven|schreef|biedt|bieden|bood|vraagt|vragen|rekent|rekenen|aanbieding|offerte|heeft|hebben|gaf|gaven|geeft|geven|liet|lieten|mail|nu|vandaag|gisteren|vanochtend|komt|komen|terug|meldt|telefoon|gebeld|wil|willen|ontvangen|bellen|gehad|gesproken|opgebeld|lijn',
  pt: 'escreve|escreveu|escrevem|passou|passaram|disse|disseram|diz|dizem|mandou|mandaram|manda|enviou|enviaram|respondeu|responderam|propõe|propôs|oferece|oferecem|pede|pedem|cobra|cobram|este|esta|seguinte|foi|veio|faz|fazem|fez|apresentou|deu|hoje|ontem|agora|cotou|é|telefone|falei|falado',
  pl: 'przysłał|przysłała|przysłali|pisze|piszą|oferuje|oferują|proponuje|proponują|podaje|podają|mówi|mówią|dziś|wczoraj|daje|chce|dają|powiedzieli|powiedział|powiedziała|chcą|telefon|rozmowa|rozmawiałem|rozmawiałam',
} as const;

/** What those do who were asked for an offer, behind how many they are, by language. */
export const HAVE_ANSWERED = {
  en: 'answered|replied|responded|got back|came back|wrote back|quoted|have quoted|have answered|have replied',
  de: 'geantwortet|haben geantwortet|antworteten|haben angeboten|haben sich gemeldet',
  fr: 'ont répondu|ont chiffré|ont fait une offre',
  es: 'han respondido|respondieron|contestaron|han contestado|cotizaron',
  it: 'hanno risposto|hanno offerto|hanno quotato',
  nl: 'hebben geantwoord|antwoordden|hebben gereageerd|hebben geoffreerd',
  pt: 'responderam|já responderam|cotaram',
  pl: 'odpowiedziały|odpowiedzieli|odpowiedziało|złożyły ofertę|złożyli ofertę',
} as const;
