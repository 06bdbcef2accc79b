import { anyPhrase } from '../../reading/word-lists.ts';

/**
 * Towns that are known by their name alone: the largest by the censuses of the countries in whose languages briefs are written, the boroughs of New York,
 * and no name that is a person's as well.
 */
const TOWNS = `
  new york,nyc,manhattan,brooklyn,queens,bronx,staten island,los angeles,chicago,houston,phoenix,philadelphia,san antonio
  san diego,dallas,san jose,austin,fort worth,jacksonville,columbus,san francisco,indianapolis,seattle,denver,oklahoma city
  nashville,el paso,boston,portland,las vegas,detroit,memphis,louisville,baltimore,milwaukee,albuquerque,tucson,fresno
  sacramento,mesa,kansas city,atlanta,omaha,colorado springs,raleigh,long beach,virginia beach,miami,oakland,minneapolis
  ann arbor,carol stream,tulsa,bakersfield,wichita,tampa,new orleans,honolulu,anaheim,santa ana,riverside,corpus christi,lexington,stockton
  st paul,saint paul,st louis,saint louis,cincinnati,pittsburgh,anchorage,greensboro,plano,newark,toledo,boise,reno
  buffalo,spokane,tacoma,richmond,baton rouge,des moines,salt lake city,grand rapids,tallahassee,worcester,chattanooga
  springfield,cleveland,fort wayne,little rock,fayetteville,huntsville,knoxville,evansville,naperville,rockford,scottsdale,shreveport,syracuse
  topeka,yonkers,lubbock,glendale,arlington,burlington,bridgeport,hartford,durham,rochester,peoria,akron,albany,wilmington,greenville
  fairfield,middletown,centerville,georgetown,tempe
  columbia,charleston,chesapeake,laredo,amarillo,waco,lansing,duluth,cedar rapids,iowa city,sioux falls,green bay,fargo,missoula
  bozeman,asheville,gainesville,pensacola,sarasota,fort myers,chula vista,oxnard,santa rosa,eau claire,murfreesboro,clarksville
  london,birmingham,leeds,glasgow,sheffield,manchester,edinburgh,liverpool,bristol,cardiff,belfast,nottingham,newcastle
  dublin,toronto,montreal,montréal,vancouver,calgary,edmonton,ottawa,winnipeg,melbourne,brisbane,perth,auckland,wellington
  berlin,hamburg,münchen,munich,köln,cologne,frankfurt,stuttgart,düsseldorf,leipzig,dortmund,essen,bremen,dresden,hannover
  nürnberg,wien,vienna,graz,linz,salzburg,zürich,zurich,genève,geneva,basel,bern,lausanne,paris,marseille,lyon,toulouse
  nice,nantes,montpellier,strasbourg,bordeaux,lille,rennes,bruxelles,brussels,brussel,antwerpen,antwerp,gent,amsterdam
  rotterdam,den haag,the hague,utrecht,eindhoven,groningen,tilburg,madrid,barcelona,sevilla,zaragoza,málaga,murcia,palma
  bilbao,alicante,buenos aires,ciudad de méxico,guadalajara,monterrey,bogotá,medellín,cali,lima,quito,roma,rome,milano
  milan,napoli,naples,torino,turin,palermo,genova,bologna,firenze,bari,catania,verona,venezia,venice,lisboa,lisbon,porto
  braga,coimbra,são paulo,sao paulo,rio de janeiro,brasília,belo horizonte,curitiba,porto alegre,recife,fortaleza
  warszawa,warsaw,kraków,łódź,wrocław,poznań,gdańsk,szczecin,lublin,katowice
`;
const TOWN_NAME = new RegExp(`^(?:${anyPhrase(TOWNS.trim().replaceAll('\n', ','))})`, 'iu');

/** Whether words are such a name. */
export const isTown = (words: string): boolean => townAhead(words) === words.length && words !== '';

/** Length of such a name at the start of words; 0 where there is none. */
export function townAhead(words: string): number {
  const [name = ''] = TOWN_NAME.exec(words) ?? [];
  return /^[\p{L}\p{M}\d'’-]/u.test(words.slice(name.length)) ? 0 : name.length;
}

/** Parts of countries by name (ISO 3166-2 and the counties that addresses name); those of North America have a list of their own. */
const PARTS = `
  england,scotland,wales,northern ireland,cornwall,devon,dorset,kent,surrey,essex,sussex,east sussex,west sussex,suffolk
  norfolk,cumbria,merseyside,greater manchester,greater london,west midlands,tyne and wear,county durham,northumberland
  bayern,bavaria,baden württemberg,hessen,hesse,niedersachsen,lower saxony,nordrhein westfalen,nrw,rheinland pfalz,saarland
  sachsen,saxony,sachsen anhalt,thüringen,brandenburg,mecklenburg vorpommern,schleswig holstein,tirol,steiermark,kärnten
  vorarlberg,burgenland,niederösterreich,oberösterreich,bretagne,brittany,normandie,normandy,occitanie,alsace,provence
  île de france,auvergne rhône alpes,nouvelle aquitaine,hauts de france,grand est,wallonie,vlaanderen,flanders,andalucía
  cataluña,catalunya,catalonia,galicia,asturias,cantabria,país vasco,navarra,aragón,castilla y león,castilla la mancha
  extremadura,comunidad valenciana,islas baleares,canarias,jalisco,nuevo león,lombardia,piemonte,veneto,liguria,toscana
  tuscany,emilia romagna,lazio,campania,puglia,calabria,sicilia,sardegna,umbria,marche,abruzzo,friuli,algarve,alentejo
  minas gerais,paraná,rio grande do sul,santa catarina,bahia,pernambuco,ceará,noord holland,zuid holland,gelderland
  noord brabant,friesland,overijssel,limburg,zeeland,mazowieckie,małopolskie,śląskie,dolnośląskie,wielkopolskie,pomorskie
  new south wales,nsw,queensland,tasmania,south australia,western australia,ontario,quebec,québec,alberta,manitoba
`;
const PART = new RegExp(`^(?:${anyPhrase(PARTS.trim().replaceAll('\n', ','))}|\\p{L}{3,15}shire)$`, 'iu');

export const isPartOfCountry = (words: string): boolean => PART.test(words);
