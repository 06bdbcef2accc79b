import { phrasePattern } from '../../../reading/phrases.ts';

/** Where something stands: the word before the thing that it stands at. At the end of what is said before a thing. */
export const PLACED = new RegExp(
  `${
    phrasePattern({
      en: 'next to|beside|besides|by|near|under|underneath|behind|over|above|below|against|in front of|inside|across from|on top of|opposite|on|off|off of|around|into|onto|between|past|at|from|out of',
      de: 'neben|hinter|unter|über|auf|an|am|vor|bei|beim|im|in|zwischen|aus|vom|von|hinterm|überm|unterm|zur|zum',
      fr: 'à côté de|à côté du|près de|près du|sous|derrière|devant|sur|contre|dans|au-dessus de|au-dessus du|en face de|entre|chez',
      es: 'al lado de|al lado del|junto a|junto al|cerca de|cerca del|debajo de|debajo del|detrás de|detrás del|sobre|encima de|encima del|en|frente a|entre',
      it: 'accanto a|accanto al|accanto alla|vicino a|vicino al|vicino alla|sotto|dietro|sopra|sul|sulla|sullo|nel|nella|davanti a|davanti al|tra|fra',
      pt: 'ao lado de|ao lado do|ao lado da|perto de|perto do|perto da|embaixo de|embaixo do|debaixo da|atrás de|atrás do|atrás da|sobre|em cima de|em cima do|em cima da|no|na|nos|nas|entre',
      nl: 'naast|achter|onder|boven|op|bij|in|tegen|voor|tussen|tegenover|uit',
      pl: 'obok|za|pod|nad|na|przy|w|między|koło|przed|naprzeciwko',
    }).source
  }(?:\\s+\\S{1,6}){0,2}\\s*$`,
  'iu',
);

/** What it goes with, is for or is of. At the end of what is said before a thing. */
export const BELONGING = new RegExp(
  `${
    phrasePattern({
      en: 'with|w/|goes with|go with|for|of|part of|fits|fit|attached to|hooked to|plugged into|powered by|made of|like|as|than|instead of|without|no',
      de: 'mit|für|zum|zur|passend zu|gehört zu|statt|ohne|wie|als|kein|keine|keinen',
      fr: 'avec|pour|va avec|de|du|comme|sans|au lieu de',
      es: 'con|para|de|del|va con|como|sin|en vez de',
      it: 'con|per|di|del|della|va con|come|senza|invece di',
      pt: 'com|para|de|do|da|vai com|como|sem|em vez de',
      nl: 'met|voor|van|hoort bij|zoals|zonder|geen',
      pl: 'z|ze|do|dla|jak|bez|od|zamiast',
    }).source
  }(?:\\s+\\S{1,6}){0,2}\\s*$`,
  'iu',
);

/** Somebody else's, or left behind. */
export const OF_OTHERS = phrasePattern({
  en: "neighbor*|neighbour*|landlord*|the customers|customers'|client's|clients'|guests'|visitor's|boarder's|renter's|sitter's|nanny's|vendor's|contractor's|building's|management's|hoa's|rental company*|is rented|are rented|is leased|a loaner|property of|not in the sale|stays with the house|came with the apartment|came with the rental|came with the place|not ours to|tenant's|tenants own|roommate*|housemate*|customer's|customers own|guest's|district owns|previous owner*|prior owner*|last owner*|not ours|isn't ours|aren't ours|not mine|isn't mine|not us|he can look up|she can look up|they can look up|somebody else's|someone else's",
  de: 'nachbar*|vermieter*|gemietet*|leihgerät|gehört meinem|gehört meiner|ist von meinem|ist von meiner|der verwaltung|mitbewohner*|vormieter*|vorbesitzer*|kund*|gehört nicht|gehört uns nicht|nicht unser*|nicht mein*|gehört der|gehört dem',
  fr: "voisin*|propriétaire|loué*|appartient à|est à ma|est à mon|colocataire*|locataire*|ancien propriétaire|client*|pas à nous|pas à moi|pas le nôtre|pas la nôtre|appartient|c'est à ton|c'est à ta|c'est à mon|c'est à ma|c'est à son|c'est à sa|celle de ma|celui de mon|celle de mon|celui de ma",
  es: 'vecin*|dueñ*|casero|casera|inquilin*|alquilad*|rentad*|es de mi|son de mi|compañer* de piso|client*|no es nuestr*|no es mí*|no son nuestr*|pertenece',
  it: 'vicin* di casa|padrone di casa|padrona di casa|coinquilin*|inquilin*|noleggiat*|in affitto|è di mi*|client*|non è nostr*|non è mi*|appartiene',
  pt: 'vizinh*|senhorio|senhoria|alugad*|é do meu|é da minha|proprietári*|inquilin*|colega de quarto|client*|não é noss*|não é meu|não é minha|pertence',
  nl: 'buurman*|buurvrouw*|buren|huisbaas|huisgenoot*|gehuurd*|is van mijn|huurder*|vorige bewoner*|vorige eigenaar|klant*|niet van ons|niet van mij|hoort er niet bij',
  pl: 'sąsiad*|właściciel*|wynajęt*|jest prywatn*|należą do|współlokator*|najemc*|lokator*|klient*|nie nasz*|nie mój|nie moja|nie moje|należy do',
});

/** It is gone, or goes. */
export const GONE = phrasePattern({
  en: "sold|hauled|hauled off|given away|given to|gone|went to|went back|goes back|sent back|garbage|rubbish|refunded|went missing|scrapped|wrecked|totaled|repossessed|exchanged|pawned|auctioned|rehomed|regifted|freecycled|to the curb|on the curb|dumpster|landfill|composted|fed it to|fed to|all gone|ran out|bottle empty|is empty|picked up by|came and got|took it back|cancelled|canceled|never arrived|didn't arrive|got rid of|getting rid of|moved out with|passed down|promised to|fell apart|outgrew|outgrown|going to the dump|goes to|went with|already took|took the|took it|took home|tossed|toss|threw|thrown|trash|trashed|binned|junk|junked|scrapped|scrap|donated|returned|stolen|dumped|used up|ate|eaten|finished|flushed|claimed by|spoken for|stays with|staying with|stays w/|wants them back|wants it back|give back|used to have|used to own|no longer|don't have|didn't keep|never had|never bought|in pieces|shot|returned it|recycled|goodwill|passed on|handed down to",
  de: 'verkauft|verschenkt|weggegeben|weitergegeben|weggeworfen|entsorgt|verschrottet|gestohlen|gespendet|zurückgegeben|zurückgeschickt|nicht mehr|geht an|bekommt|hatten wir|hatte ich|im müll|aufgebraucht',
  fr: "vendu*|donné*|jeté*|rendu*|volé*|renvoyé*|n'a plus|n'ai plus|poubelle|déchetterie|offert*|repris*|garde",
  es: 'vendi*|vendí|regal*|regaló|tiré|tiramos|tirad*|donad*|doné|devolví|devuelt*|robad*|ya no|a la basura|se llevó|se quedó',
  it: 'vendut*|regalat*|buttat*|rubat*|restituit*|donat*|non abbiamo più|non ho più|spazzatura|preso|si è presa|tengo io',
  pt: 'vendi*|doad*|doei|dei|joguei|jogad*|devolv*|roubad*|não usa mais|não tem mais|não tenho mais|lixo|ficou com|levou',
  nl: 'verkocht|weggegeven|weggegooid|gestolen|teruggebracht|gedoneerd|niet meer|meegenomen|doorgegeven|kringloop',
  pl: 'sprzedan*|sprzedał*|oddan*|oddał*|wyrzucon*|wyrzucił*|skradzion*|już nie|podarowan*|zabrał*',
});

/** Waved off: nobody asks about it, or it does not matter. */
export const WAVED = phrasePattern({
  en: "skip|ignore|disregard|don't need|don't care|doesn't matter|don't matter|don't count|don't bother|don't worry|leave it|leave out|never mind|nevermind|not included|not asking|not asked|not affected|which is fine|is fine|are fine|n/a|whatever|his problem|her problem|their problem|homemade|home made|we grind|we grow|we bake|we brew|our own garden|own garden|made here|we made|i built|i made|not for sale|not needed|no need|wait no|no wait|already checked|was checked|already looked|just wood",
  de: 'egal|nicht nötig|nicht prüfen|weglassen|nicht wichtig|selbst gebaut|selbstgebaut|selbst gemacht|schon geprüft|nicht betroffen|braucht ihr nicht|nicht dabei',
  fr: "peu importe|pas la peine|ne comptez pas|ne pas compter|ne la comptez|ne le comptez|fait maison|pas besoin|déjà vérifié*|n'importe",
  es: 'no importa*|no hace falta|no cuenta|casero|casera|hecho en casa|ya revisad*|no revis*|ignor*',
  it: 'non importa*|non serve|fatto in casa|già controllat*|non conta|lascia stare|ignora',
  pt: 'não importa*|não precisa|caseir*|já verificad*|não conta|ignor*',
  nl: 'maakt niet uit|hoeft niet|zelfgemaakt|al gecheckt|al gecontroleerd|niet nodig|telt niet',
  pl: 'nie sprawdz*|nieważne|domowej roboty|nie trzeba|już sprawdzon*|nie liczy',
});

/** Whoever writes asks about it, or has it. */
export const ASKED = phrasePattern({
  en: "check|recall|recalled|recalls|look up|looked up|is it safe|affected|we have|i have|we own|i own|we got|i got|she has|he has|they have|there is|there’s|there's|we use|i use|uses|one is|ours is|mine is|what about|how about|my|our|also",
  de: 'prüfen|rückruf*|zurückgerufen|betroffen|ich habe|wir haben|er hat|sie hat|es gibt|gekauft|benutz*|mein*|unser*',
  fr: "vérifi*|rappel*|concerné*|j'ai|nous avons|on a|il a|elle a|possède|utilise|mon|ma|notre|acheté",
  es: 'revis*|retir*|afectad*|tengo|tenemos|tiene|hay|uso|usa|mi|nuestr*|compr*|verific*',
  it: 'controll*|richiam*|ho|abbiamo|ha|uso|usa|mio|mia|nostr*|comprat*|verific*|mettilo|mettila',
  pt: 'verific*|recall|tenho|temos|tem|uso|usa|meu|minha|noss*|compr*|checar',
  nl: 'controle*|terugroep*|ik heb|we hebben|wij hebben|heeft|gebruik*|mijn|onze|gekocht|staat',
  pl: 'sprawdz*|wycofan*|mam|mamy|ma|używ*|mój|moja|moje|nasz*|kupi*',
});

/** It is meant all the same. */
export const STILL = phrasePattern({
  en: 'borrowed|on loan to us|lent to us|but include|but check|check anyway|tell me anyway|anyway|still ours|but ours|but mine|still use|check it too|include it|all the same',
  de: 'geliehen|ausgeliehen|geborgt|trotzdem|aber prüf*|aber unser*|noch unser*',
  fr: 'prêté*|emprunté*|quand même|mais vérifi*|mais à nous',
  es: 'prestad*|me prestó|nos prestó|igual|de todos modos|pero revis*|pero es nuestr*',
  it: 'prestat*|in prestito|comunque|lo stesso|ma controll*',
  pt: 'emprestad*|mesmo assim|de qualquer forma|mas verific*',
  nl: 'geleend|toch|maar check*|maar van ons',
  pl: 'pożyczon*|mimo to|i tak|ale sprawdz*',
});

/** What was done with the thing that stands right behind. At the end of what is said before it. */
export const GONE_BEFORE = new RegExp(
  `${
    phrasePattern({
      en: "took|swapped my|swapped our|traded in|upgraded from|switched from|sold the|sold my|sold our|sold his|sold her|we sold|i sold|gave away|gave him|gave her|gave them|threw out|threw away|tossed|donated|returned|dumped|junked|scrapped|left the|left the old|got rid of|used to have|used to own|no longer have|don't have|never had|no more|ditched|forget|forget about|skip|ignore|not|never mind|except|except for|wants|heard about|read about|heard that|read that|saw that|saw on tv that|news said|says the",
      de: 'gelesen, dass|gehört, dass|gelesen dass|gehört dass|verkauften|verschenkten|haben keine|hatten|ohne|außer|nicht',
      fr: "a pris|ont pris|a jeté|avons jeté|ai jeté|ai vendu|avons vendu|a vendu|ai donné|avons donné|n'ai plus|sauf|pas|à la télé que|lu que|entendu que|vu que",
      es: 'se llevó|vendí|vendimos|tiré|tiramos|regalé|regalamos|doné|donamos|devolví|menos|excepto|no revis*|vi que|oí que|leí que',
      it: 'ha preso|ho venduto|abbiamo venduto|ho buttato|abbiamo buttato|ho regalato|abbiamo regalato|tranne|non',
      pt: 'levou|vendi|vendemos|joguei fora|jogamos fora|dei|demos|doei|doamos|menos|exceto',
      nl: 'verkochten|behalve|niet|geen',
      pl: 'sprzedał*|wyrzucił*|oddał*|oprócz|nie',
    }).source
  }(?:\\s+\\S{1,6}){0,3}\\s*$`,
  'iu',
);

/** The writer has one, whoever made it. Behind a thing. */
export const NAMELESS = phrasePattern({
  en: "no name|no brand|brand unknown|unknown brand|unbranded|no label|no idea what brand|no idea of the brand|don't know the brand|no idea who made",
  de: 'ohne marke|marke unbekannt|ohne namen|kein etikett|keine marke|noname|no name',
  fr: 'sans marque|marque inconnue|sans étiquette|aucune marque',
  es: 'sin marca|marca desconocida|sin etiqueta',
  it: 'senza marca|marca sconosciuta|senza etichetta',
  pt: 'sem marca|marca desconhecida|sem etiqueta',
  nl: 'zonder merk|merk onbekend|geen merk',
  pl: 'bez marki|marka nieznana|bez etykiety',
});

/** Of the maker of the one before. Behind a thing. */
export const SAME_MAKER = phrasePattern({
  en: 'same brand|same maker|same make|same company|of that brand',
  de: 'gleiche* marke|gleiche* hersteller*|selben marke|derselben marke|selben firma|derselben firma',
  fr: 'même marque|même fabricant|même maison',
  es: 'misma marca|mismo fabricante',
  it: 'stessa marca|stesso produttore',
  pt: 'mesma marca|mesmo fabricante',
  nl: 'hetzelfde merk|zelfde merk|dezelfde fabrikant',
  pl: 'tej samej marki|ten sam producent|tej samej firmy',
});

/** A house, firm or club, behind the name that it goes by. */
export const INSTITUTION = new RegExp(
  `^['’]?s?\\s+(?:\\S{1,9}\\s+)?${
    phrasePattern({
      en: 'pantry|school|church|clinic|hospital|shop|store|market|center|centre|club|camp|day care|daycare|nursery|library|department|dept|company|services|agency|association|committee|rep|guy|dealer|dealership|tech|technician|office|hotline|website',
      de: 'schule|kirche|klinik|krankenhaus|laden|verein|kita|bücherei|firma|händler|vertreter',
      fr: 'école|église|clinique|hôpital|magasin|club|crèche|garderie|bibliothèque',
      es: 'escuela|iglesia|clínica|hospital|tienda|club|guardería|biblioteca',
      it: 'scuola|chiesa|clinica|ospedale|negozio|asilo|biblioteca',
      pt: 'escola|igreja|clínica|hospital|loja|clube|creche|biblioteca',
      nl: 'school|kerk|kliniek|ziekenhuis|winkel|vereniging|opvang|bibliotheek',
      pl: 'szkoła|kościół|klinika|szpital|sklep|klub|przedszkole|biblioteka',
    }).source
  }`,
  'iu',
);
