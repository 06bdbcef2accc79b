/**
 * What tells in which country of dollars a text was written: its taxes, provinces and larger towns, domains, registers and forms of address. Source:
 * the tax names of the four revenue offices, the largest towns by census without those whose name another of these countries shares.
 */
export const DOLLAR_COUNTRIES: Record<string, { signs: string; places: string }> = {
  CAD: {
    signs: String.raw`
      HST|QST|PST|TVQ|TPS|Canada(?! goose)|Canadian (?:dollars?|funds|tax)|[Ii]n Canadian|loonies?|Interac|\w+\.ca|5 ?% GST|GST 5 ?%
    `,
    places: String.raw`
      Ontario|Qu[ée]bec|Manitoba|Saskatchewan|Alberta|British Columbia|New Brunswick|Nova Scotia|Newfoundland|PEI|Yukon|Nunavut
      Toronto|Ottawa|Mississauga|Brampton|Guelph|Kitchener|Waterloo|Barrie|Sudbury|Thunder Bay|Oshawa|Markham|Oakville
      Montr[ée]al|Laval|Gatineau|Longueuil|Sherbrooke|Winnipeg|Regina|Saskatoon|Moose Jaw|Calgary|Edmonton|Red Deer
      Lethbridge|Medicine Hat|Kelowna|Kamloops|Nanaimo|Burnaby|Abbotsford|Vancouver|Halifax|Moncton|Fredericton|Saint John
      St\. John['’]s|Charlottetown|Whitehorse|Yellowknife|[A-Z]\d[A-Z] ?\d[A-Z]\d
    `,
  },
  AUD: {
    signs: String.raw`
      Australia|Australian|Aussie|ABN|Pty|\w+\.com\.au|\w+\.net\.au|STCs?|\+61|10 ?% GST|GST 10 ?%|BSB|[Ss]parky|[Tt]radies?|[Aa]rvo|[Ss]ervo
    `,
    places: String.raw`
      NSW|QLD|Qld|TAS|Tas|W\.A\.|New South Wales|Queensland|Tasmania|Northern Territory|[Uu]tes?|Sydney|Melbourne|Brisbane|Adelaide
      Canberra|Hobart|Geelong|Townsville|Cairns|Toowoomba|Ballarat|Bendigo|Wollongong|Gold Coast|Sunshine Coast|Mackay
      Rockhampton|Bunbury|Bundaberg|Wagga|Albury|Wodonga|Shepparton|Mildura|Dubbo|Launceston|Kalgoorlie|Geraldton
      Alice Springs|Byron Bay|Lismore|Coffs Harbour|Fremantle|Dandenong
    `,
  },
  NZD: {
    signs: String.raw`
      New Zealand|NZ|[Kk]iwi|Aotearoa|\w+\.co\.nz|\w+\.nz|\+64|NZBN|15 ?% GST|GST 15 ?%|[Kk]ia ora|[Mm][oō]rena|[Tt][eē]n[aā] koe|[Cc]hur|20th (?:of (?:the )?)?(?:month following|following month)
    `,
    places: String.raw`
      GAP ?\d{2}|Auckland|Wellington|Nelson(?! Bay|,? BC)|Christchurch|Dunedin|Tauranga|Rotorua|Whang[aā]rei|Invercargill|Napier|Palmerston North
      Timaru|Ashburton|Rangiora|Kaiapoi|Queenstown|W[aā]naka|Taup[oō]|Gisborne|Whanganui|Blenheim|Masterton|Oamaru|Waikato
      Otago|Southland|Taranaki|Hawke['’]?s Bay|Te Awamutu|Levin|Greymouth|Taihape|Feilding|Marton|H[aā]wera|Te Kuiti|[OŌ]torohanga
      Tokoroa|Pukekohe|Waipukurau|Dannevirke|Kerikeri|Kaitaia|Kaik[oō]ura|Motueka|Te Puke|Whakat[aā]ne|[OŌ]p[oō]tiki|[OŌ]hakune|Raetihi
      Ruapehu|Manawat[uū]|Rangitikei|Wairarapa|Temuka|Waimate|Balclutha|Morrinsville|Matamata|Papakura|Paraparaumu|Takapuna
    `,
  },
  MXN: {
    signs: String.raw`
      M\.N\.|RFC|CFDI|S\.A\. de C\.V\.|S\. de R\.L\.|\w+\.com\.mx|\w+\.mx|\+52|16 ?% (?:de )?I\.?V\.?A|I\.?V\.?A\.? (?:\()?(?:del )?16 ?%|SPEI|[Mm]illar|[Pp]esos|[Pp]zas?|[Pp]layeras?|[Ee]nganche
    `,
    places: String.raw`
      M[ée]xico|CDMX|D\.F\.|Guadalajara|Monterrey|Puebla|Quer[ée]taro|Tijuana|M[ée]rida|Toluca|Aguascalientes|San Luis Potos[íi]|Saltillo
      Hermosillo|Chihuahua|Culiac[áa]n|Morelia|Canc[úu]n|Oaxaca|Zapopan|Jalisco|Nuevo Le[óo]n|Torre[óo]n|Ciudad Ju[áa]rez|Celaya|Irapuato
    `,
  },
  ARS: {
    signs: String.raw`
      ARS|CUIT|CUIL|AFIP|ARCA|[Rr]esponsable [Ii]nscripto|[Mm]onotribut(?:o|ista)|IIBB|[Pp]esos argentinos|\w+\.com\.ar|\+54
      I\.?V\.?A\.? (?:del )?(?:21|10,5) ?%|(?:21|10,5) ?% (?:de )?I\.?V\.?A
    `,
    places: String.raw`
      Argentina|Buenos Aires|Bs\. ?As\.|CABA|Rosario|C[óo]rdoba|Mendoza|Mar del Plata|Tucum[áa]n|Neuqu[ée]n|Bariloche|Santa Fe|Bah[íi]a Blanca
      Resistencia|Posadas|Ushuaia|Comodoro Rivadavia|San Salvador de Jujuy|Quilmes|Río Cuarto|Villa Mar[íi]a|Entre R[íi]os|Chubut
    `,
  },
  CLP: {
    signs: String.raw`
      CLP|RUT|[Pp]esos chilenos|\w+\.cl|\+56
    `,
    places: String.raw`
      Chile|Valpara[íi]so|Antofagasta|Temuco|Puerto Montt|Vi[ñn]a del Mar|Rancagua|Iquique|Osorno|Valdivia|Copiap[óo]|Chill[áa]n|Calama|Coquimbo|La Serena
      Punta Arenas|Puerto Varas|Coyhaique|Curic[óo]|Talcahuano|Quilpu[ée]|Arica|Villarrica|Puc[óo]n|Talca|Santiago de Chile
    `,
  },
  COP: {
    signs: String.raw`
      COP|NIT|DIAN|[Pp]esos colombianos|\w+\.com\.co|\+57
    `,
    places: String.raw`
      Colombia|Bogot[áa]|Medell[íi]n|Barranquilla|Bucaramanga|Pereira|Manizales|C[úu]cuta|Ibagu[ée]|Cali|Pasto|Popay[áa]n|Neiva|Monter[íi]a
      Valledupar|Villavicencio|Santa Marta|Sincelejo|Tunja|Palmira|Envigado|Itag[üu][íi]|Antioquia|Cundinamarca|Valle del Cauca
    `,
  },
  SGD: {
    signs: String.raw`
      Singapore|HDB|\w+\.com\.sg|9 ?% GST|GST 9 ?%
    `,
    places: String.raw`
      Jurong|Tampines|Woodlands
    `,
  },
  USD: {
    signs: String.raw`
      USA|U\.S\.|United States|[Ss]ales [Tt]ax
    `,
    places: String.raw`
      ZIP|[Zz]ip code|[A-Z]{2},? \d{5}(?:-\d{4})?
    `,
  },
};

/** Currencies as a buyer names them once for all amounts. */
export const SIGNLESS_CURRENCIES: [code: string, words: string][] = [
  [
    'EUR',
    String.raw`\beuros? (?:obviously|of course|please|throughout)|\b(?:all |prices |everything |it's |its |quoted )(?:is |are )?(?:in )?euros?\b(?! ?\d)|\(euros?\)`,
  ],
  [
    'GBP',
    String.raw`\b(?:pounds|sterling|gbp) (?:obviously|of course|please|throughout)|\b(?:all |prices |everything |it's |quoted )(?:is |are )?(?:in )?(?:pounds|sterling)\b|\((?:pounds|sterling)\)`,
  ],
  // The parts of the tax of India, and how large amounts are counted there.
  ['INR', String.raw`(?<!\p{L})(?:CGST|SGST|IGST|UTGST|GSTIN|lakhs?|crores?|rupees?)(?!\p{L})`],
  ['KES', String.raw`\bKenya shillings?\b|(?<!\p{L})K(?:E)?[Ss]hs?(?!\p{L})`],
  ['ZAR', String.raw`\b(?:all |prices |everything |quoted )(?:is |are )?(?:in )?rands?\b|\(rands?\)`],
];
