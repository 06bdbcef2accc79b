import { cueList } from '../../reading/cue-list.ts';

/**
 * What is said of a thing that nobody asks about, right behind it: it is gone, is somebody else's, was checked, or is waved off. Each line is for itself; the languages stand in the order
 * English, German, French, Spanish, Italian, Portuguese, Dutch, Polish.
 */
const GONE = String.raw`
  (?:sold|auctioned|traded)(?: off| in)?(?! (?:at|by|as|through|exclusively|with|from|between|under|nationwide|online|new|only|in (?:the|stores?|packs?|sets?|pairs?|boxes|bulk|size))(?!\p{L}))
  given (?:away|back|to)|donated|tossed|trashed|binned|dumped|discarded|disposed of|thrown? (?:out|away)|chucked|scrapped|junked|stolen|recycled|composted|flushed|poured out|eaten|wholesaled
  (?:gone|missing|lost|returned|retired|removed|crushed|destroyed|closed|swapped|replaced)(?=[\s.,!]*$|, | (?:{when}))
  decommissioned|written off|total+ed|wrecked|cancell?ed|voided|deleted?|86['’]?e?d|out of service|repossessed|rehomed|surrendered|scrap
  used (?:it |them )?(?:all )?up|all (?:gone|used|eaten)|finished(?: it| them| off)?(?= (?:last|on|yesterday|already|this)|$)
  (?:bottle |box |can |jar |pack |bag |tube |container )?(?:is )?empty(?=[\s.,!]*$|, )|ran out
  (?:went|gone|going|moved|left|sent|shipped|taken|passed|handed|picked up) (?:back |home |on |down |over |off |out )?(?:to|with|in|into|by|home|back|for) (?:the |my |her |his |our |a )?\p{L}+
  (?:in|into|to|at|on) (?:the )?(?:trash|garbage|bin|rubbish|dump|landfill|tip|scrap ?yard|junk ?yard|compost|dumpster|skip|recycling|goodwill|thrift store|charity shop|curb|kerb)
  (?:(?:i|we|he|she|{kin}) )?gave (?:it|them|that|those|this|mine|ours)
  (?:{who} )?(?:sold|threw|tossed|donated|returned|scrapped|dumped|flushed) (?:it|them|that|those|this|mine|ours)
  (?:{who} )?(?:gave|handed|passed|gifted)(?: (?:it|them|that|\p{L}{3,12}))? (?:to|away|off)
  (?:{who} )?(?:traded|recycled|handed|passed|shipped|sent|chucked|binned|ate) (?:it|them|that|those|this|mine|ours)
  (?:(?:he|she|they|{kin}|\p{L}{3,14}) )?(?:took|inherited|claimed|grabbed) (?:it|them|that|those|this)
  (?:no longer|don['’]?t|do not|never|didn['’]?t) (?:(?:even|actually) )?(?:have|had|own|owned|got|use|buy|bought) (?:it|one|them|any|that|those)|never (?:had|owned|bought) (?:it|one|any)
  no longer (?:here|ours|have|own)
  (?:we|i) (?:grind|make|bake|grow|brew|can|sew|build|roast|cure|mix) (?:our|my) own|home-?made|home-?grown
  (?:de la|de mi) huerta|du jardin|aus (?:dem|unserem) garten|dell['’]orto|da horta|uit de tuin|z ogrodu
  from (?:\p{L}+['’]s |our |my |the )?(?:own )?garden
  verkauft|verschenkt|weggeworfen|weggegeben|entsorgt|verschrottet|gestohlen|geklaut|zurückgegeben|zurückgeschickt|gespendet|aufgebraucht|im müll|auf dem müll|zum sperrmüll|nicht mehr da
  hab(?:en wir| ich)? nicht mehr|leer
  (?:est |a été |sont |déjà )*(?:vendue?s?|donnée?s?|jetée?s?|rendue?s?|volée?s?|renvoyée?s?|retournée?s?|recyclée?s?)(?! (?:en|par|chez|dans les)(?!\p{L}))
  (?:à la|aux?|dans la) (?:poubelle|déchetterie|ordures|casse)
  {ils} (?:l['’]|les |la |le )(?:a|ai|as|avons|ont|avait) (?:déjà )?(?:vendu|donné|jeté|rendu|renvoyé|pris|repris|gardé|offert|recyclé)e?s?|on n['’]en a plus
  je ne l['’]ai plus
  (?:ya |fue |está |se )*(?:vendid[oa]|regalad[oa]|tirad[oa]|donad[oa]|devuelt[oa]|robad[oa]|desechad[oa])s?|(?:a|en) la basura|(?:ya )?no (?:l[oa]s? )?(?:tengo|tenemos|hay)
  (?:ya )?(?:se )?l[oa]s? (?:vendí|vendimos|regalé|tiré|tiramos|doné|di|dimos|devolví|llevó)
  (?:già |è stat[oa] )*(?:vendut[oa]|regalat[oa]|buttat[oa]|restituit[oa]|rubat[oa]|donat[oa])|nella spazzatura
  (?:l['’]|li |le )(?:ho|abbiamo|ha|hanno) (?:già )?(?:vendut|buttat|regalat|dat|res|pres)[oaie]|non (?:ce l['’]|l['’])(?:ho|abbiamo) più
  (?:já |foi |está )*(?:vendid[oa]|doad[oa]|jogad[oa] fora|devolvid[oa]|roubad[oa]|descartad[oa])s?|no lixo|(?:já )?(?:vendi|vendemos|dei|doei|joguei fora|devolvi)(?! (?:em|por)(?!\p{L}))
  não (?:tenho|temos) mais|ficou com (?:el[ea]|iss?o|meu|minha|o|a)
  (?:al |is |zijn )*(?:verkocht|weggegooid|weggegeven|gestolen|teruggebracht|teruggestuurd|gedoneerd|opgegeten|opgebruikt)|bij het (?:vuil|afval|grofvuil)|naar de kringloop|niet meer
  hebben we niet meer
  (?:już )?(?:sprzedan[aey]|wyrzucon[aey]|oddan[aey]|skradzion[aey]|zwrócon[aey]|zużyt[aey])|w śmieciach|na śmietniku|już (?:go|jej|ich) nie (?:mam|mamy)|nie (?:mam|mamy) już
`;

/** Not of the household or the house that asks. */
const OTHERS = String.raw`
  (?:(?:it|that|this|they|those)(?:['’]s|['’]re| is| are)? )?(?:not|isn['’]?t|aren['’]?t) (?:ours?|mine|my (?:car|thing|problem)|his|hers|theirs)
  (?:(?:it|that|this|they|those)(?:['’]s|['’]re| is| are)? )?(?:belongs? to )?(?:(?:the|my|our|an?|next door) )?(?:previous )?(?!{field}){others}(?:['’]?s?)(?: own)?(?: \p{Lu}\p{Ll}+(?:['’]s)?)?
  (?:(?:it|that|this)(?:['’]s| is) )?(?:\p{Lu}\p{Ll}+['’]s|his|her|their) own|(?:someone|somebody) else['’]?s
  ask (?:[\p{L}.&'’]+ ?){1,3},? not (?:us|me)|(?:serviced|maintained|checked|handled|inspected) by (?:the |our )?(?:vendor|landlord|contractor|management|company|city|county)
  nicht (?:unser[es]?|mein[es]?|von uns|von mir)|(?:gehört )?(?:dem|der|den|vom|von der) (?:nachbarn?|nachbarin|kunden|kundin)
  (?:ce n['’]est )?pas (?:à (?:nous|moi)|le nôtre|la nôtre|le mien|la mienne)
  (?:c['’]est |elle est |il est )?(?:à|au) (?:ton|ta|mon|ma|son|sa|notre|leur|la|le)? ?(?:voisine?|cousine?|cliente?|copine|copain)
  no es (?:nuestr[oa]|mí[oa])|(?:es )?del? (?:la )?(?:vecin[oa]|dueñ[oa]|client[ea])
  non è (?:nostr[oa]|mi[oa])|(?:è )?del(?:la)? (?:vicin[oa]|padron[ea]|cliente)|(?:quell[oa] )?(?:me )?l[oa] teng(?:o|iamo)(?: io| noi)?
  não é (?:noss[oa]|meu|minha)|(?:é )?d[oa] (?:vizinh[oa]|don[oa]|cliente)
  niet van (?:ons|mij)|van (?:de|mijn|onze) (?:buren|buurman|buurvrouw|klant)
  nie (?:nasz[aey]?|moj[ae]|mój)|(?:to )?sąsiad(?:a|ki|ów)|klient(?:a|ki)
`;

/** Looked up or mended before. */
const DONE = String.raw`
  (?:{been} )*(?:checked|looked (?:it |them |that )?up|looked at|cleared|verified|taken care of|handled)(?! (?:bag|luggage|shirt|pattern|by the))
  (?:(?:{been}|\p{L}+) ){0,3}(?:recall|campaign|repair) (?:repair |work |fix )?(?:was |is |already )?(?:done|completed?|performed|fixed|closed|taken care of)
  (?:(?:was|were|is|got|has been|already|been|i mean|that) )*(?:fixed|repaired|remedied|replaced|serviced|done) under (?:the |a |that |this |its )?(?:recall|warranty|campaign)|all done
  done(?=[\s.,!✔✓]*$|, )
  (?:schon |bereits |wurde |ist )*(?:geprüft|überprüft|gecheckt|kontrolliert|erledigt|nachgesehen)|(?:déjà |a été |est )*(?:vérifiée?s?|contrôlée?s?)
  (?:ya |está |fue )*(?:revisad[oa]s?|verificad[oa]s?)|ya l[oa]s? (?:revisé|revisamos|busqué)
  (?:già |è stat[oa] )*(?:controllat[oa]|verificat[oa])|(?:já |foi |está )*(?:verificad[oa]|conferid[oa]|checad[oa])|(?:al |is )*(?:gecheckt|gecontroleerd|nagekeken)|(?:już )?sprawdzon[aey]
`;

/** Waved off. */
const WAVED = String.raw`
  (?:{so} )*(?:skip|ignore|disregard|omit|exclude|forget|never ?mind|leave)(?: (?:it|that|this|them|those|about it))?(?: (?:out|alone|be|off|one))?
  (?:{so} )*(?:don['’]?t|do not) (?:bother|worry|check|need|count|include)(?: (?:it|that|this|them|those|with it))?
  no need(?: to (?:check|look|bother))?|not (?:needed|necessary|asked|asking|included|for sale|relevant|this (?:one|time)|that one|these|those)|excluded
  too (?:old|far gone|broken) to (?:bother|check|matter|worry|look)
  not worth (?:it|checking|looking)|doesn['’]?t (?:matter|count)|that (?:one )?stays|(?:stays|staying) (?:with (?:us|me)|here)|n\/a
  (?:that|those|these|they|it)(?:['’]s|['’]re| is| are) (?:all )?(?:fine|ok(?:ay)?|good)
  nicht (?:dabei|enthalten)|non inclus\p{L}*|no incluid[oa]s?|não incluíd[oa]s?|niet inbegrepen
  (?:nicht nötig|weglassen|überspringen|auslassen|egal|braucht ihr nicht|brauchst du nicht|nicht prüfen|vergiss (?:es|den|die|das)|behalte ich|behalten wir|bleibt (?:hier|bei uns))
  (?:pas la peine|pas besoin|laisse(?:z)? tomber|ignore[rz]?|on (?:l['’])?(?:ignore|oublie|saute)|à ignorer|sans importance|oublie[rz]?|à ne pas (?:vérifier|compter)|non attends|je (?:la|le) garde)
  (?:no hace falta|no es necesario|omitir|saltar|ignorar|ignora|olvídal[oa]|no cuenta|no (?:la|lo) revis(?:es|en)|es[ea] no (?:va|cuenta|hace falta)|me l[oa] quedo(?: yo)?|no aplica)
  (?:non serve|non occorre|lascia(?:te)? (?:stare|perdere)|saltare|ignorare|ignora|quell[oa] no|non conta|non (?:la|lo) vendo)
  (?:não precisa|pular|pule|ignorar|ignore|ess[ae] não(?: vai| conta)?|deixa pra lá|não conta)
  (?:overslaan|laat maar|hoeft niet|negeren|niet nodig|telt niet|die houden we|die houd ik)|(?:pomi[ńn](?:ąć)?|nie trzeba|niepotrzebne|zostaje u nas|nieważne)
`;

const KIN =
  '(?:(?:my|her|his|our|the|mon|ma|ton|ta|mi|mein|meine|meu|minha|mijn) )?(?:mom|mum|mother|dad|father|parents?|sister|brother|son|daughter|aunt|uncle|cousin|ex|wife|husband|grand\\p{L}+)';
const WHO = `(?:i|we|they|he|she|${KIN}|\\p{L}{3,14})`;
const OTHER_OWNERS =
  '(?:neighbou?rs?|customers?|clients?|vendors?|roommates?|housemates?|renters?|contractors?|previous (?:owner|tenant|child|kid))';

/** "customer Ada Example - Acme lamp": a field of a workshop's line, behind which it goes on. */
const CUSTOMER_OF_LINE = String.raw`(?:customer|client|renter):? [\p{L}.'’-]{2,20}(?: [\p{L}.'’-]{2,20}){0,2}(?: \([^()]*\))?(?: [-–—|] |, )\S`;

/** What is sold or skipped stands behind the verb: "sold the …". */
const OBJECTS =
  'the|my|our|his|her|their|an?|some|these|those|der|die|das|den|ein\\p{L}*|mein\\p{L}*|le|la|les|une?|mon|ma|mes|el|los|las|una|mis?|il|lo|gli|os?|as|uma?|het|een|mijn';
const TIMES =
  'last|other|same|next|weeks?|weekend|years?|months?|days?|summer|winter|spring|fall|semaine|année|mois|jour|été|hiver|año|mes|semana|día|verano|anno|mese|settimana|mês|jaar|maand|woche|jahr';

/** From whom something came, or in which shop it is sold, is no word of that. */
const NOT_GIVEN = String.raw`(?! (?:by|from|von|vom|par|por|p(?:el[oa])|da|dal|dalla|door|przez|od) )`;

/** What may stand before it. */
const BEFORE =
  'got|already|since|just|now|sadly|sorry|well|oh|but|and|so|was|is|are|were|that|it|they|all|long|we|has been|yes|ya|déjà|schon|già|já|al|już|et|y|e|und|en|i';

/** Of the words behind a thing and a mark, those that wave it off, from the first on. */
export const SAID_OFF = cueList(
  `${GONE.replace(/^\s*(\S.*)$/gm, `(?:$1)${NOT_GIVEN}`)}\n${OTHERS}\n${DONE}\n${WAVED}`,
  {
    flags: 'iu',
    before: String.raw`^(?:(?:${BEFORE})[ ,]+){0,4}`,
    after: [
      String.raw`(?![\p{L}\p{M}])(?! (?:what|which|who|where|how|when|whether|if)(?!\p{L}))(?! (?:geliehen|ausgeliehen|borrowed))`,
      `(?! (?:${OBJECTS}) (?!(?:${TIMES})))`,
    ].join(''),
    words: {
      kin: KIN,
      who: WHO,
      ils: `on|je|nous|il|elle|ils|elles|${KIN}`,
      others: OTHER_OWNERS,
      field: CUSTOMER_OF_LINE,
      been: 'was|were|is|are|been|has|have|had|got|already|we|i|just|all|both|and|it|its|the|that|those|open',
      so: 'so|but|pls|please|you can|just|we can',
      when: 'in|on|last|since|already|from|during|when|by|years?|long|now|ago|somewhere|before|this|to|\\d',
    },
  },
);

/** Said of a thing alone and of nothing else: a word that means more where more stands behind it. */
export const SAID_ALONE = cueList(
  String.raw`
  (?:no|nope|out|not?|pass|none|x|weg|raus|nein|nicht|non|pas|nada|nee|niet|não|nie|fuera|via|fora|closed|dead|toast|kaputt|hors service|pominąć)
  (?:hers|his|theirs|r\.?i\.?p|bust(?:ed)?|defunct|kaput|not asked|ok|okay|fine|clean|good|in ordnung|c['’]est bon|todo bien|a posto|in orde)
`,
  { flags: 'iu', before: '^', after: String.raw`[\s.!✔✓☑]*$` },
);

/** It is meant all the same. */
export const STILL_MEANT = cueList(
  String.raw`
  (?:{still})[^.;]{0,12} (?:ours|mine|our|check|want|have|look|curious|unsere?|prüf\p{L}*|à nous|vérifi\p{L}*|nuestr[oa]|revis\p{L}*|nostr[oa]|noss[oa]|van ons)
  kept (?:it|them)|still (?:have|here|use)
  (?:please|pls|bitte|svp|por favor|per favore) (?:check|look|run|prüf\p{L}*|vérifi\p{L}*|revis\p{L}*|controll\p{L}*)|\?\s*$
`,
  {
    flags: 'iu',
    before: String.raw`(?<![\p{L}])`,
    words: {
      still: 'but|still|aber|noch|mais|encore|toujours|pero|todavía|aún|ma|ancora|mas|ainda|maar|nog|ale|nadal',
    },
  },
);
