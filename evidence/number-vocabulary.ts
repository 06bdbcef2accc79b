/**
 * Numbers in words by language: all forms of one number in the order of counting from one on, the tens, and what stands for a hundred. A comma parts
 * numbers, a bar forms. Source: the spell-out rules of CLDR in these languages.
 */
export const NUMBER_WORDS = {
  de: {
    ones: 'ein|eine|einen|einem|einer|eins,zwei|zwo,drei,vier,fünf,sechs,sieben,acht,neun,zehn,elf,zwölf,dreizehn,vierzehn,fünfzehn,sechzehn,siebzehn,achtzehn,neunzehn',
    tens: 'zwanzig,dreißig|dreissig,vierzig,fünfzig,sechzig,siebzig,achtzig,neunzig',
    hundred: 'hundert|einhundert',
  },
  fr: {
    ones: 'un|une,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,onze,douze,treize,quatorze,quinze,seize,dix-sept,dix-huit,dix-neuf',
    tens: 'vingt,trente,quarante,cinquante,soixante,soixante-dix|septante,quatre-vingts|quatre-vingt|huitante,quatre-vingt-dix|nonante',
    hundred: 'cent',
  },
  es: {
    ones: 'un|una|uno,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,once,doce,trece,catorce,quince,dieciséis,diecisiete,dieciocho,diecinueve',
    tens: 'veinte,treinta,cuarenta,cincuenta,sesenta,setenta,ochenta,noventa',
    hundred: 'cien',
  },
  it: {
    ones: 'un|una|uno,due,tre,quattro,cinque,sei,sette,otto,nove,dieci,undici,dodici,tredici,quattordici,quindici,sedici,diciassette,diciotto,diciannove',
    tens: 'venti,trenta,quaranta,cinquanta,sessanta,settanta,ottanta,novanta',
    hundred: 'cento',
  },
  nl: {
    ones: 'een|één,twee,drie,vier,vijf,zes,zeven,acht,negen,tien,elf,twaalf,dertien,veertien,vijftien,zestien,zeventien,achttien,negentien',
    tens: 'twintig,dertig,veertig,vijftig,zestig,zeventig,tachtig,negentig',
    hundred: 'honderd',
  },
  pt: {
    ones: 'um|uma,dois|duas,três,quatro,cinco,seis,sete,oito,nove,dez,onze,doze,treze,catorze|quatorze,quinze,dezasseis|dezesseis,dezassete|dezessete,dezoito,dezanove|dezenove',
    tens: 'vinte,trinta,quarenta,cinquenta,sessenta,setenta,oitenta,noventa',
    hundred: 'cem',
  },
  pl: {
    ones: 'jeden|jedna|jedno|jednego|jedną,dwa|dwie|dwóch,trzy|trzech,cztery|czterech,pięć|pięciu,sześć|sześciu,siedem|siedmiu,osiem|ośmiu,dziewięć|dziewięciu,dziesięć|dziesięciu,jedenaście|jedenastu,dwanaście|dwunastu,trzynaście,czternaście|czternastu,piętnaście|piętnastu,szesnaście,siedemnaście,osiemnaście,dziewiętnaście',
    tens: 'dwadzieścia|dwudziestu,trzydzieści|trzydziestu,czterdzieści,pięćdziesiąt,sześćdziesiąt,siedemdziesiąt,osiemdziesiąt,dziewięćdziesiąt',
    hundred: 'sto',
  },
} as const satisfies Record<string, Record<'ones' | 'tens' | 'hundred', string>>;

/** What is counted by the dozen, and how many that are. */
export const DOZEN_WORDS = {
  de: 'ein dutzend|dutzend',
  fr: 'une douzaine de|une douzaine',
  es: 'una docena de|una docena|docena',
  it: 'una dozzina di|una dozzina',
  nl: 'een dozijn|dozijn',
  pt: 'uma dúzia de|uma dúzia|dúzia',
  pl: 'tuzin',
} as const;
