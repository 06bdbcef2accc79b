import { detectLanguages } from '../../reading/languages.ts';
import { anyPhrase } from '../../reading/word-lists.ts';
import { readMonths } from '../../../evidence/read-date.ts';

/**
 * Days and months as English has them: "14. März 2025" is "14 March 2025", and where no English is written "14.03.25" is 2025-03-14, for then the day comes first.
 */
export function nameDates(text: string): string {
  const named = text
    .replace(PART_OF_YEAR, '')
    .replace(YEAR_LABEL, '')
    .replace(OF_YEAR, '$1')
    .replace(NAMED, (whole, day: string | undefined, name: string, year: string) => {
      const [month = ''] = readMonths(`${name} ${year}`);
      const english = ENGLISH[Number(month.slice(5)) - 1];
      return english === undefined || (/^\p{Lu}/u.test(name) && english.startsWith(name))
        ? whole
        : `${day === undefined ? '' : `${day} `}${english} ${year}`;
    });
  if (!NUMERIC.test(named) || detectLanguages(text).includes('en')) return named;
  return named.replace(NUMERIC_DAYS, (whole, day: string, _mark, month: string, year: string) =>
    Number(month) > 12 || Number(day) > 31
      ? whole
      : `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
}

const ENGLISH = 'January February March April May June July August September October November December'.split(' ');
/** "Baujahr 2014", "EZ 03/2016": the year of a vehicle. */
const YEAR_LABELS = `baujahr,bj,erstzulassung,ez,modelljahr,mj,jahrgang,année modèle,année du modèle,année,annee,mise en circulation,1ère mise en circulation,millésime,immatriculée,immatriculé,
  año modelo,año del modelo,año,matriculado,matriculada,año de matriculación,anno modello,anno,immatricolata,immatricolato,anno di immatricolazione,bouwjaar,bj,modeljaar,ano modelo,ano do modelo,ano,
  rok modelowy,rocznik,rok`;
const YEAR_LABEL = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${anyPhrase(YEAR_LABELS)})(?!\p{L})\.?:?\s{0,2}(?:(?:de|en|in|im|von|van|nel|del|vom)\s)?(?:(?:0?[1-9]|1[0-2])[/.])?(?=(?:19|20)\d{2}(?!\d))`,
  'giu',
);
/** "Acme Cruise aus 2019", "z 2019 roku": the year of what is named before it. */
const OF_YEAR =
  /(?<=(?<![\p{L}\d])\p{Lu}[\p{L}\d-]{1,20} )(?:de|del|aus|uit|von|van|z) ((?:19[89]|20[0-4])\d)(?: roku| r\.)?(?![\p{L}\d./-])/gu;
/** "Mid 2015", "Anfang 2019": the year is what is compared. */
const PARTS = 'early,mid,late,anfang,mitte,ende,début,mi,fin,principios de,mediados de,finales de,inizio,metà,eind';
const PART_OF_YEAR = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${anyPhrase(PARTS)})[ -](?=(?:19|20)\d{2}(?![\d-]))`,
  'giu',
);
/** Not those that English has as well. */
const NAMES =
  `jan feb mar apr jun jul aug sep sept oct nov dec januar jänner janvier janv enero ene gennaio gen janeiro januari februar feber février fevrier févr
  febrero febbraio fevereiro februari märz maerz mrz mär mars marzo março maart mrt avril abril abr aprile mai mayo maggio maio mei juni juin junio
  giugno juli juillet juil julio luglio août aout agosto ago augustus septembre septiembre setiembre settembre setembro oktober okt octobre octubre
  ottobre outubro novembre noviembre novembro dezember dez décembre decembre déc diciembre dic dicembre dezembro`
    .split(/\s+/)
    .toSorted((a, b) => b.length - a.length)
    .join('|');
const NAMED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(\d{1,2})(?:\.|er|º)?\s+(?:de\s+)?)?(${NAMES})\.?(?:\s+(?:de|del))?\s+((?:19|20)\d{2})(?!\d)`,
  'giu',
);
const NUMERIC = /\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})/;
const NUMERIC_DAYS = /(?<![\d./-])(\d{1,2})([./-])(\d{1,2})\2((?:19|20)\d{2}|[0-4]\d)(?![\d./-]*\d)/g;
