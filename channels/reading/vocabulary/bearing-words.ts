/**
 * Words that tie what a sentence says to something, narrow it or turn it round: whoever leaves one out has read another sentence. They are of the
 * closed classes of each language, so that a new wording has them too. Source: grammars of these languages.
 */

/** What is said holds on a condition. */
export const CONDITIONALS = {
  en: 'if|unless|provided|providing|as long as|so long as|on condition|subject to|depending on|depends on|assuming|in case|in the event|only when|only where|except when|once you|when you|where you',
  de: 'wenn|falls|sofern|soweit|vorausgesetzt|unter der bedingung|abhängig von|je nach|vorbehaltlich|nur bei|es sei denn|bei mehr als|bei weniger als',
  fr: 'si|sauf si|à condition|pourvu que|sous réserve|en fonction|selon que|au cas où|dès lors que|à moins que',
  es: 'si|salvo que|siempre que|siempre y cuando|a condición|sujeto a|sujeta a|según el|en función|en caso de|a menos que|a no ser que',
  it: 'se|salvo che|purché|a condizione|a patto|soggetto a|soggetta a|in funzione|a seconda|nel caso|a meno che|qualora',
  nl: 'als|indien|mits|tenzij|op voorwaarde|afhankelijk van|onder voorbehoud|in geval van|zodra',
  pt: 'se|salvo se|desde que|na condição|sujeito a|sujeita a|em função|dependendo|no caso de|a não ser que|a menos que|caso',
  pl: 'jeśli|jeżeli|o ile|pod warunkiem|w zależności|z zastrzeżeniem|w przypadku|chyba że|gdy|gdyby',
} as const;

/** It holds for some of it, or not for all. */
export const NARROWINGS = {
  en: 'only|except|excepting|excluding|other than|apart from|but not|not including|limited to|restricted to|just the|just for',
  de: 'nur|außer|ausgenommen|ausgeschlossen|lediglich|ausschließlich|mit ausnahme|begrenzt auf|beschränkt auf',
  fr: 'seulement|uniquement|sauf|hormis|excepté|à l’exception|à l’exclusion|limité à|limitée à|exclusivement',
  es: 'solo|sólo|solamente|únicamente|excepto|salvo|a excepción|exclusivamente|limitado a|limitada a|menos el',
  it: 'solo|soltanto|solamente|unicamente|tranne|eccetto|ad eccezione|esclusivamente|limitato a|limitata a',
  nl: 'alleen|enkel|uitsluitend|behalve|uitgezonderd|met uitzondering|beperkt tot',
  pt: 'só|apenas|somente|unicamente|exceto|excepto|salvo|com exceção|exclusivamente|limitado a|limitada a',
  pl: 'tylko|wyłącznie|jedynie|oprócz|z wyjątkiem|z wyłączeniem|poza|ograniczone do',
} as const;

/** It holds from, below or up to a number. */
export const BOUNDS = {
  en: 'under|below|less than|fewer than|over|above|more than|exceeding|beyond|at least|minimum|min|min.|up to|no more than|maximum|max|max.|or more|or over|or fewer|or less|upwards|within',
  de: 'unter|unterhalb|weniger als|über|oberhalb|mehr als|ab|mindestens|bis zu|höchstens|maximal|mindest*|oder mehr',
  fr: 'moins de|en dessous|plus de|au-delà|au delà|à partir de|dès|au moins|minimum|jusqu’à|maximum|au plus|ou plus',
  es: 'menos de|por debajo|más de|a partir de|superior a|superiores a|inferior a|inferiores a|al menos|mínimo|mínima|hasta|máximo|como máximo|o más',
  it: 'meno di|sotto i|oltre|più di|a partire da|superiore a|superiori a|inferiore a|inferiori a|almeno|minimo|fino a|massimo|al massimo|o più',
  nl: 'onder|minder dan|boven|meer dan|vanaf|minstens|ten minste|minimaal|minimum|tot|maximaal|hoogstens|of meer',
  pt: 'menos de|abaixo de|mais de|acima de|a partir de|superior a|superiores a|inferior a|inferiores a|pelo menos|no mínimo|mínimo|até|máximo|no máximo|ou mais',
  pl: 'poniżej|mniej niż|powyżej|ponad|więcej niż|od|co najmniej|minimum|do|maksymalnie|najwyżej|lub więcej',
} as const;

/** It holds first, or later, or in turns. */
export const SEQUENCES = {
  en: 'first|then|after that|afterwards|thereafter|after the|from then|the rest|remainder|remaining|initially|second|subsequent|later|every other|the other half',
  de: 'zuerst|zunächst|danach|anschließend|ab dem|der rest|restliche*|erste|ersten|erster|zweite|zweiten|weitere*|später',
  fr: 'd’abord|ensuite|puis|après|au-delà|le reste|restant*|premier|première|premiers|deuxième|suivant*|ultérieur*',
  es: 'primero|luego|después|posteriormente|el resto|restante*|primer|primera|primeros|segundo|siguiente*|sucesivo*',
  it: 'prima|poi|dopo|successivamente|il resto|restant*|rimanent*|primo|primi|secondo|successiv*',
  nl: 'eerst|daarna|vervolgens|de rest|resterende|eerste|tweede|volgende|later',
  pt: 'primeiro|depois|em seguida|posteriormente|o resto|restante*|primeira|primeiros|segundo|seguinte*|subsequente*',
  pl: 'najpierw|potem|następnie|później|reszta|pozostał*|pierwsz*|drug*|kolejn*|następn*',
} as const;

/** Something comes on top, or goes off. */
export const ADDITIONS = {
  en: 'extra|additional|additionally|on top|plus|surcharge*|supplement*|add|adds|added|separate|separately|not included|not in the price|further charge*|off|less|deduct*|minus|credit*|refund*|rebate*',
  de: 'extra|zusätzlich*|zuzüglich|zzgl.|zuschlag*|aufpreis*|plus|gesondert*|separat*|nicht enthalten|abzüglich|minus|gutschrift*|erstattet',
  fr: 'supplément*|en plus|en sus|majoration*|plus-value|séparément|à part|non compris*|non inclus*|déduire|moins|avoir|remboursé*',
  es: 'extra|extras|adicional*|suplemento*|recargo*|aparte|por separado|no incluid*|más el|menos el|descontar|abono|reembols*',
  it: 'extra|aggiuntiv*|supplement*|maggiorazion*|a parte|separatamente|non inclus*|non compres*|più il|detrarre|meno il|accredit*|rimbors*',
  nl: 'extra|bijkomend*|toeslag*|meerprijs|apart|afzonderlijk|niet inbegrepen|plus|aftrek|minus|creditering|terugbetaald',
  pt: 'extra|extras|adicional|adicionais|suplemento*|acréscimo*|à parte|em separado|não incluíd*|mais o|menos o|deduzir|crédito|reembols*',
  pl: 'dodatkow*|dopłat*|osobno|oddzielnie|nie zawiera|nie obejmuje|plus|minus|odlicz*|zwrot*',
} as const;

/** It is that, or another. */
export const CHOICES = {
  en: 'or|either|alternatively|otherwise|instead|rather than|in place of|in lieu|substitut*|equivalent|alternative',
  de: 'oder|entweder|alternativ*|ansonsten|sonst|stattdessen|anstelle|statt|ersatzweise|gleichwertig*',
  fr: 'ou bien|ou|autrement|sinon|à la place|au lieu|en remplacement|équivalent*|alternative*',
  es: 'o bien|alternativamente|de lo contrario|en su lugar|en lugar de|en vez de|sustitu*|equivalente*|alternativa*',
  it: 'oppure|altrimenti|in alternativa|al posto|invece di|sostitu*|equivalent*|alternativ*',
  nl: 'of|ofwel|anders|in plaats van|als alternatief|vervang*|gelijkwaardig*',
  pt: 'ou|alternativamente|caso contrário|em vez de|em lugar|substitu*|equivalente*|alternativa*',
  pl: 'lub|albo|ewentualnie|w przeciwnym razie|zamiast|w miejsce|zamiennik*|odpowiednik*',
} as const;

/** It is not so. */
export const TURNS = {
  en: "no|not|never|without|*n’t|*n't|cannot|but|however|although|though|despite|none",
  de: 'kein*|nicht|nie|ohne|aber|jedoch|allerdings|obwohl|trotz',
  fr: 'pas|jamais|aucun*|sans|mais|cependant|toutefois|bien que|malgré',
  es: 'no|nunca|ningún|ninguna|sin|pero|sin embargo|aunque|a pesar',
  it: 'non|mai|nessun*|senza|ma|però|tuttavia|sebbene|nonostante',
  nl: 'niet|geen|nooit|zonder|maar|echter|hoewel|ondanks',
  pt: 'não|nunca|nenhum*|sem|mas|porém|contudo|embora|apesar',
  pl: 'nie|nigdy|żad*|brak|bez|ale|jednak|chociaż|mimo',
} as const;

/** What is said at the end of a letter, or of another matter, whatever words tie it together. */
export const PLEASANTRIES = {
  en: 'question*|hesitate|call me|call us|call back|ring me|let me know|let us know|get in touch|reach out|reach me|contact|look* forward|thank*|appreciate*|hope this|hope you|sorry|apolog*|happy to|glad to|feel free|shout|give me a call|confidential*|disclaimer|in error|certified|intended recipient|attachment*|attached|please find|print this|environment|unsubscribe|sent from|as requested|as discussed|per your|further to',
  de: 'frage*|zögern sie|rufen sie|rückruf|melden sie sich|kontakt*|danke*|dank|bedanken|freuen uns|freue mich|gerne zur verfügung|grüße*|gruß|hoffe*|entschuldig*|vertraulich*|anlage|anhang|wie besprochen|wie gewünscht|wunschgemäß|bezugnehmend',
  fr: 'question*|hésitez|appelez|appeler|contacter|contactez|remerci*|merci|disposition|dans l’attente|cordialement|salutations|espér*|désolé*|excus*|confidentiel*|pièce jointe|ci-joint*|comme convenu|suite à',
  es: 'duda*|pregunta*|no dude*|llám*|llame*|contact*|gracias|agradec*|a su disposición|quedamos|quedo a|saludos|esper*|disculp*|confidencial*|adjunt*|según lo hablado|en respuesta',
  it: 'domand*|esit*|chiam*|contatt*|ringrazi*|grazie|a disposizione|cordiali|distinti saluti|spero|speriamo|scus*|riservat*|allegat*|come da accordi|in riferimento',
  nl: 'vraag|vragen|aarzel*|bel|bellen|contact*|bedankt|dank*|graag gedaan|groet*|hoop|hopen|excus*|vertrouwelijk*|bijlage*|zoals besproken|naar aanleiding',
  pt: 'dúvida*|questão|questões|hesite*|ligue*|contact*|contat*|obrigad*|agradec*|à disposição|ao dispor|cumprimentos|esper*|desculp*|confidencial*|anex*|conforme combinado|em resposta',
  pl: 'pytani*|proszę dzwonić|zadzwoń|kontakt*|dziękuj*|dzięki|do dyspozycji|pozdrawi*|pozdrowieni*|mam nadzieję|przepraszam*|poufn*|załącznik*|załączeni*|zgodnie z rozmową|w odpowiedzi',
} as const;
