import type { TrialKind } from './case.ts';
import { line, text } from './case.ts';
import { THINGS, cases } from './words.ts';

const columns = [text('change')];

/** The same in other languages: the words of the claim stand there, and what turns them round was left out. */
const cut = (name: string, claims: readonly string[], say: (claim: string, thing: string) => string): TrialKind => ({
  name,
  cases: cases((at) => {
    const claim = claims[at % claims.length]!;
    const sentence = say(claim, THINGS[at]!);
    return line(sentence, { columns, lie: { cells: { change: claim } }, truth: { cells: { change: sentence } } });
  }),
});

const GERMAN = [
  'die alten Namen sofort löschen',
  'das eigene Protokoll ein Jahr behalten',
  'den Dienst beim Laden neu starten',
];
const FRENCH = [
  'supprimer les anciens noms de domaine',
  'garder le journal pendant un an',
  'relancer le service au démarrage',
];
const SPANISH = [
  'borrar los nombres antiguos del servidor',
  'guardar el registro durante un año',
  'reiniciar el servicio al cargar',
];
const ITALIAN = [
  'cancellare i vecchi nomi del server',
  'conservare il registro per un anno',
  'riavviare il servizio al caricamento',
];
const DUTCH = [
  'de oude namen van de server wissen',
  'het logboek een jaar lang bewaren',
  'de dienst bij het laden herstarten',
];
const JAPANESE = ['古いホスト名を削除', '設定を上書き', 'サービスを再起動'];
const CHINESE = ['删除旧的主机名称', '覆盖用户的设置', '重新启动后台服务'];

export const OTHER_TONGUES: TrialKind[] = [
  cut('a German "nicht" cut off', GERMAN, (claim, thing) => `${thing} wird in Zukunft nicht ${claim}.`),
  cut('a German "kein" cut off', GERMAN, (claim, thing) => `In ${thing} kann kein Nutzer ${claim}.`),
  cut('a German condition cut off', GERMAN, (claim, thing) => `Falls es gewünscht ist, kann ${thing} ${claim}.`),
  cut(
    'a German "es sei denn" cut off',
    GERMAN,
    (claim, thing) => `${thing} wird ${claim}, es sei denn, man schaltet es ab.`,
  ),
  cut('a French "pas" cut off', FRENCH, (claim, thing) => `${thing} ne va pas ${claim} cette année.`),
  cut('a French "sans" cut off', FRENCH, (claim, thing) => `${thing} démarre sans ${claim} désormais.`),
  cut('a French condition cut off', FRENCH, (claim, thing) => `Si on le demande, ${thing} va ${claim} la nuit.`),
  cut('a Spanish "no" cut off', SPANISH, (claim, thing) => `${thing} no va a ${claim} este año.`),
  cut('a Spanish condition cut off', SPANISH, (claim, thing) => `Solo si se pide, ${thing} va a ${claim} de noche.`),
  cut('an Italian "non" cut off', ITALIAN, (claim, thing) => `${thing} non vuole ${claim} per ora.`),
  cut(
    'an Italian "a meno che" cut off',
    ITALIAN,
    (claim, thing) => `${thing} deve ${claim} a meno che non sia spento.`,
  ),
  cut('a Dutch "niet" cut off', DUTCH, (claim, thing) => `${thing} zal voortaan niet ${claim}.`),
  cut('a Japanese negation cut off', JAPANESE, (claim, thing) => `${thing}は今後${claim}しません。`),
  cut('a Chinese negation cut off', CHINESE, (claim, thing) => `${thing} 今后不会${claim}。`),
];
