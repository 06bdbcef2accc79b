import { anyPhrase as phrasesOf } from '../../reading/word-lists.ts';

/**
 * A text in which what stands before a code or a day is called by one word: "Serien-Nr. 22B", "n° de série 22B", "ser# 22B" are "serial 22B". Labels stay as they are where
 * nothing like a code follows.
 */
export const nameLabels = (text: string): string =>
  LABELS.reduce((rest, { pattern, label }) => rest.replace(pattern, `${label} `), text.replace(WHERE_IT_STANDS, '$1 '))
    .replace(HULL, 'serial $1')
    .replace(WEEK_OF_YEAR, (_whole, week: string, year: string) => `DOT ${week.padStart(2, '0')}${year}`)
    .replace(
      /(?<![\p{L}\d.,/-])(?=(?!(?:19|20)\d\d)\d{4} (?:stamped|etched|engraved|printed|embossed|marked) (?:on|in|into|under) )/giu,
      'date code ',
    )
    .replace(STAMPED, (_whole, read: string | undefined) => `${read ?? ''}date code `)
    .replace(STANDING_ON, 'with ')
    .replace(SAID_ON_IT, 'date code ')
    .replace(TAGGED, 'made ')
    .replace(IN_GROUPS, 'serial ')
    .replace(
      /\b(?:number|digits)(?: (?:below|on it|there|underneath))? (?:is|are|says?|reads?) (?=\d{4}(?![\d-]|[.,]\d))/giu,
      'date code ',
    )
    .replace(/[ \t]*\bqty\.?[ \t]?:?[ \t]*\d{1,4}(?![\w.])/gi, ' ')
    .replace(/(?<![\p{L}\d])w\/o ?(?=\p{L})/giu, 'without ')
    .replace(/(?<![\p{L}\d])w\/ ?(?=[\p{L}\d])/giu, 'with ')
    .replace(/(?<!\p{L})(?:model[ \t-])?(?:yr|year|my)\.?[ \t]['’](?=\d{2}(?!\d))/giu, '20')
    .replace(/(?<!\p{L})(?:model[ \t-])?yr\.?[ \t](?=(?:19|20)\d{2}(?!\d))/giu, '')
    .replace(/\bsz\.?\s?:?\s+(?=\S)/gi, 'size ');

/** "The date code on the plate is 1123": where on the thing it stands says nothing of which one it is. */
const ON_THE_THING = '(?:(?:rating |data )?plate|label|sticker|tag|bottom|back|base|underside|box)';
const WHERE_IT_STANDS = new RegExp(
  String.raw`\b((?:date|lot|batch|serial|model|production)(?: (?:code|number|no\.?))?) (?:printed |stamped |shown )?` +
    String.raw`(?:on|under|from) (?:the|its) ${ON_THE_THING} (?:is|was|reads|says) (?=[A-Z\d-]*\d)`,
  'giu',
);

/** "Number" in six languages, before or behind what it is the number of. */
const NUMBER = String.raw`(?:n\.?[°ºª]|nr|nos?|núm|num|n[uú]mero|numéro|nummer|number|n(?=[. ]))(?!\p{L})[.]?`;
const OF = String.raw`(?:\s?(?:de la|de|di|du|del|della|d['’]|van|von)(?:\s|(?<=['’])))?`;
const MARKS = String.raw`[\s.:#=]{0,4}`;
/** A code with a digit, the first letters of which may stand apart: "LK 332". */
const CODE = String.raw`(?=(?:[A-Z]{1,4} )?[A-Z\d/.-]{0,20}\d)`;
const LONG_CODE = String.raw`(?!(?:19|20)\d\d(?!\d)|\d+\s?[x×])(?=(?:[\s./-]?[A-Z\d]){5})(?=(?:[A-Z]{1,4} )?[A-Z\d/-]{0,12}\d)`;
const DAY = String.raw`(?=\d{1,4}[./-]\d|\d{1,2}\.? \p{L}{3,10}\.?,? \d{2}|\p{L}{3,10}\.? \d|(?:19|20)\d{2}(?!\d))`;
/** Between such a word and its day. */
const ON = String.raw`(?:\s?(?:am|im|in|en|le|el|il|la|op|nel|the|on|date|datum|dat|ende|fin|fine|finales|eind|sind|seit|is|a|ad|à|um|around|about|vers|hacia|verso|rond)(?![\p{L}]))*`;

/** "Ch.-B.", "cons. pref." */
const anyPhrase = (phrases: string): string => phrasesOf(phrases).replaceAll('[\\s-]{0,3}', '[\\s.-]{0,3}');
const before = String.raw`(?<![\p{L}\d])`;
/** Words that call a code by themselves, and those that do so with a word for "number" before or behind them. */
const labelled = (label: string, alone: string, numbered = alone, code = CODE): { label: string; pattern: RegExp }[] =>
  [
    String.raw`${before}(?:${anyPhrase(numbered)})[\s.-]{0,2}(?:${NUMBER}|#)${MARKS}${code}`,
    String.raw`${before}${NUMBER}${OF}\s?(?:${anyPhrase(numbered)})${MARKS}${code}`,
    String.raw`${before}(?:${anyPhrase(alone)})(?![\p{L}])${MARKS}${code}`,
  ].map((source) => ({ label, pattern: new RegExp(source, 'giu') }));

const dated = (label: string, words: string): { label: string; pattern: RegExp } => ({
  label,
  pattern: new RegExp(String.raw`${before}(?:${anyPhrase(words)})(?!\p{L})[\s.:]{0,3}${ON}[\s.:]{0,3}${DAY}`, 'giu'),
});

const LABELS = [
  ...labelled(
    'serial',
    'ser,srl,s/nr,n/s,s n,snr,ser nr,seriennr,seriennummer,serienr,serienummer,sérienummer,matricola,matr,fabriknummer,fabriknr',
    'serial,ser,srl,serien,serie,série,seryjny,matricola,fabrik,fabr,geräte',
  ),
  ...labelled(
    'serial',
    'frame,rahmen,rahmennummer,cadre,cuadro,telaio,framenummer,rumpfnummer,hin,hull,hull id',
    'frame,rahmen,cadre,cuadro,telaio,rumpf,hull',
    LONG_CODE,
  ),
  ...labelled('serial', 'fd', 'fd', String.raw`(?=\d{4})`),
  ...labelled(
    'lot',
    'charge,chargen,chargennummer,ch b,losnummer,losnr,lote,lotto,partida,partij,partijnr,partijnummer,batchnummer,lotnummer',
    'lot,batch,charge,chargen,ch b,los,lote,lotto,partida,partij',
  ),
  ...labelled(
    'model',
    'mdl,mod,e nr,ian,artikelnr,artikelnummer',
    'mdl,mod,modell,modèle,modelo,modello,artikel,art,e',
  ),
  ...labelled('model', 'pnc,réf,code produit,typ', 'réf,ref,produkt,prod,typ', LONG_CODE),
  ...labelled(
    'VIN',
    'fin,fahrgestellnummer,fahrgestellnr,bastidor,telaio,châssis,chassis,chassisnummer,fgst nr',
    'fahrgestell,bastidor,telaio,châssis,chassis',
    String.raw`(?=[A-HJ-NPR-Z\d]{17}(?![A-Z\d]))`,
  ),
  { label: 'date code', pattern: /\bdc[:# ] ?(?=\d{4}(?!\d))/gi },
  dated(
    'best by',
    `use or freeze by,sell or freeze by,use/freeze by,sell/freeze by,best if used by,discard after,throw out after,bb,bbd,bbe,mhd,mindesthaltbarkeitsdatum,mindestens haltbar bis,mind haltbar bis,haltbar bis,
     verwendbar bis,verw bis,zu verbrauchen bis,verbrauchen bis,ablaufdatum,dlc,dluo,ddm,péremption,date de péremption,périme,expire,à consommer avant,à consommer de préférence avant,à consommer jusqu'au,cad,caducidad,fecha de caducidad,
     caduca,consumo preferente,cons pref,consumir preferentemente antes del,consumir antes del,consumir antes de,vence,vencimiento,fecha de vencimiento,scad,scade,scadenza,data di scadenza,da consumarsi entro,da consumarsi preferibilmente entro,
     da consumare entro,tht,tgt,houdbaar tot,ten minste houdbaar tot,te gebruiken tot,vervaldatum,houdbaarheidsdatum,validade,consumir até`,
  ),
  dated(
    'made',
    `dom,d o m,hergestellt,herstellungsdatum,herstelldatum,produktionsdatum,prod datum,produziert,gebaut,fabriqué,fabriquée,date de fabrication,fab,fabricado,fabricada,fecha de fabricación,fabbricato,fabbricata,prodotto,prodotta,data di produzione,
     data di fabbricazione,gemaakt,geproduceerd,productiedatum,fabricagedatum,wyprodukowano`,
  ),
  dated(
    'bought in',
    `gekauft,kauf,kaufdatum,angeschafft,acheté,achetée,achetés,achat,date d'achat,comprado,comprada,compré,fecha de compra,comprato,comprata,acquistato,acquistata,data d'acquisto,preso,presa,gekocht,aankoop,aankoopdatum,aangeschaft,comprei`,
  ),
];

const STAMPS = `stamp,stamped,etched,engraved,embossed,imprinted,gestempelt,eingestanzt,tampon,gravé,gravée,sello,
  grabado,estampado,stampato,stampata,inciso,gestempeld,stempel,wybite,carimbado,gravado`;
/** "The tag: 05/08/31": the day on what is sewn or stuck on it, but for those of an inspection or a price. */
const TAGGED = new RegExp(
  String.raw`(?<!(?:inspection|inspected|service|serviced|test|tested|price|sale|shelf|repair|prüf|contrôle|controllo|revisión|control|keurings?|inspeção|kontroli)[ -])` +
    String.raw`(?<!\p{L}|law )(?:tag|label|etikett|etiquette|étiquette|etiqueta|etichetta|metka|etiket|etykieta)(?: (?:says|reads|is|sagt|dit|dice|zegt|diz))?[ \t:]{1,3}` +
    String.raw`(?=\d{1,2}([./-])\d{1,2}\1(?:20)?\d{2}(?![\d./-]))`,
  'giu',
);

/** "Hangs on D-rings", "läuft auf Rollen": by what it hangs or stands, where that is no place. */
const STANDING_ON = new RegExp(
  String.raw`(?<=,[ \t]|\band )(?:(?:hangs?|stands?|sits?|rolls?|rides?|rests?|mounts?) (?:on|from|by)|(?:hängt|steht|läuft) (?:an|auf)|` +
    String.raw`(?:si appende|poggia) (?:a|su)|(?:repose|roule) sur|(?:cuelga|rueda) (?:de|sobre)) (?=an? |\p{Lu}|\p{Ll}+s(?!\p{L}))`,
  'gu',
);

/** "Bottom sticker 0908", "blade says AB12 and 09-33": four figures on it that are no year. */
const STAMPED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:${anyPhrase(
    `sticker,label,aufkleber,étiquette,etiqueta,etichetta,naklejka,${STAMPS}`,
  )})(?: (?:on it|code|number))?(?: (?:says|reads|is|sagt|dit|dice|zegt|diz))?[ \t:]{1,3}|` +
    String.raw`((?:says|reads|scritto|steht|geschrieben|inscrit|écrit|escrito|napisane)[ \t:]{1,3}[^,.\n]{2,16} \p{L}{1,3} ))(?=(?!(?:19|20)\d\d)\d{4}(?![\d-]|[.,]\d)|\d\d-\d\d(?![\d-]))`,
  'giu',
);

/** "Box says 2031-10", "auf dem Karton steht 2031-10", "stamped 2031-10": a year with its week or month on it. */
const SAID_ON_IT = new RegExp(
  String.raw`(?<!\p{L})(?:(?:says|reads|shows|${anyPhrase(STAMPS)}|steht|sagt|indique|dit|dice|pone|riporta|staat|zegt|diz)|` +
    String.raw`(?:(?:on the|auf dem|auf der|sur la|sur le|en la|sulla|na|op de) )?(?:${anyPhrase(
      `box,carton,package,packaging,pack,bag,lid,cap,bottom,base,back,tag,sticker,label,sleeve,karton,schachtel,verpackung,boden,aufkleber,etikett,boîte,emballage,étiquette,fond,caja,etiqueta,
     fondo,scatola,etichetta,doos,verpakking,bodem,etiket,pudełko,etykieta,opakowanie,caixa,embalagem,fundo`,
    )})(?: (?:it|code|number|date))?(?: (?:says|reads|shows|is|steht|sagt|indique|dit|dice|pone|riporta|staat|zegt|diz|jest))?)[ \t:]{1,3}(?=20[0-4]\d-[0-5]\d(?![\d-]))`,
  'giu',
);
/** "18K 0042311 207": in groups of figures behind one with a letter stand serial numbers, whether a word says so or not. */
const IN_GROUPS =
  /(?<![\p{L}\d/;|\t-])(?<!\b(?:serial|lot|batch|code|no\.?|number)[ :#]{1,3})(?=\d{1,2}\p{Lu}{1,2} \d{5,10} \d{2,6}(?![\p{L}\d-]))/gu;

/** A hull identification number (33 CFR 181.25). */
const HULL = /\bcasco ([A-Z]{3}[A-Z\d]{5}[A-L]\d{3})(?![A-Z\d])/g;
/** "DOT week 22 of 2019", as tires are dated. */
const WEEK_OF_YEAR =
  /\bdot:? (?:week |wk |kw |semaine |semana |settimana )?(\d{1,2})(?:\/| of | de |\. | )(?:20)?(\d{2})(?!\d)/gi;
