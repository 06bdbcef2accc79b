import { anyOf } from '../../reading/phrases.ts';
import { foldWords } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { brandLength } from '../words/known-brands.ts';

/** Fields of what somebody suffers from, by language. */
const HEALTH = {
  en: 'allergies|allergy|allergic to|diagnosis|diagnoses|dx|condition|conditions|medical history|medical notes|health|symptoms|disability|disabilities|care level|reaction',
  de: 'allergien|allergie|diagnose|diagnosen|erkrankung|vorerkrankungen|krankheit|symptome|beschwerden|pflegegrad|unverträglichkeiten|reaktion',
  fr: 'allergies|allergie|diagnostic|maladie|symptômes|antécédents|pathologie|handicap|réaction',
  es: 'alergias|alergia|diagnóstico|diagnostico|enfermedad|síntomas|padecimiento|discapacidad|reacción',
  it: 'allergie|allergia|diagnosi|malattia|patologia|patologie|sintomi|disabilità|reazione',
  nl: 'allergieën|allergie|diagnose|ziekte|aandoening|klachten|beperking|reactie',
  pl: 'alergie|alergia|diagnoza|rozpoznanie|choroba|objawy|niepełnosprawność|reakcja',
  pt: 'alergias|alergia|diagnóstico|doença|sintomas|deficiência|reação',
};
/** Fields of who it is, and of what else is nobody's business. */
const PEOPLE = {
  en: 'patient|resident|client|child|kid|student|name|age|weight|guardian|parent|mrn|bed|room',
  de: 'patient|patientin|bewohner|bewohnerin|kind|name|alter|gewicht|zimmer|bett',
  fr: 'patient|patiente|résident|résidente|enfant|nom|prénom|âge|poids|chambre|lit',
  es: 'paciente|residente|niño|niña|nombre|edad|peso|habitación|cama',
  it: 'paziente|ospite|bambino|bambina|nome|età|peso|camera|letto',
  nl: 'patiënt|bewoner|bewoonster|kind|naam|leeftijd|gewicht|kamer|bed',
  pl: 'pacjent|pacjentka|mieszkaniec|dziecko|imię|nazwisko|wiek|waga|pokój|łóżko',
  pt: 'paciente|utente|residente|criança|nome|idade|peso|quarto|cama',
};
/** Fields of when somebody was born. */
const BIRTHS = {
  en: 'dob|d.o.b.|date of birth|birth date',
  de: 'geburtsdatum|geb|geb.',
  fr: 'date de naissance',
  es: 'fecha de nacimiento|f. nac.',
  it: 'data di nascita',
  nl: 'geboortedatum',
  pl: 'data urodzenia|ur.',
  pt: 'data de nascimento',
};
/** Fields of what is asked about. */
const ITEM = {
  en: 'product|item|device|equipment|article|toy|medicine|medication',
  de: 'produkt|gerät|artikel|gegenstand|hilfsmittel|medikament',
  fr: 'produit|appareil|article|objet|dispositif|médicament',
  es: 'producto|aparato|artículo|objeto|dispositivo|equipo|medicamento',
  it: 'prodotto|apparecchio|articolo|oggetto|dispositivo|medicinale|farmaco',
  nl: 'product|apparaat|artikel|voorwerp|hulpmiddel|medicijn',
  pl: 'produkt|urządzenie|artykuł|przedmiot|sprzęt|lek',
  pt: 'produto|aparelho|artigo|objeto|dispositivo|equipamento|medicamento',
};

/** A field begins a line or stands behind a mark. */
const FIELD = /(?<=^|[,;|•·(]|\s[–—-])[ \t]*(\p{L}[\p{L}\p{M}.'’ ]{1,24}?)[ \t]?[:=][ \t]*/gu;
const [isHealth, isPerson, isItem] = [[HEALTH], [PEOPLE, BIRTHS], [ITEM]].map((tables) => {
  const pattern = new RegExp(
    `^(?:(?:her|his|their|known|other|any) )?(?:${tables.map((words) => anyOf(words)).join('|')})$`,
    'iu',
  );
  return (label: string): boolean => pattern.test(label.trim());
}) as [(label: string) => boolean, (label: string) => boolean, (label: string) => boolean];

/** A day of birth, whose line says who somebody is. */
const BORN = new RegExp(`(?<!\\p{L})${anyOf(BIRTHS)}\\s?:?\\s?\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4}`, 'iu');
const SENTENCES = /\p{L}{2}[.!?] +\p{Lu}/u;
const PARTS = /[,;|•·]|\t| {2,}/u;

/** When a medicine is taken, which heads its line. */
const DOSE_TIME = new RegExp(
  `^[ \\t]*(?:${anyOf({
    en: 'am|pm|a.m.|p.m.|morning|noon|midday|evening|bedtime|at bedtime|night|nightly|daily|weekly|as needed|prn|with food|with meals',
    de: 'früh|morgens|mittags|abends|nachts|zur nacht|täglich|wöchentlich|bei bedarf',
    fr: 'matin|midi|soir|coucher|au coucher|nuit|si besoin|tous les jours',
    es: 'mañana|mediodía|tarde|noche|al acostarse|si precisa|a diario',
    it: 'mattina|mezzogiorno|sera|notte|prima di dormire|al bisogno',
    nl: 'ochtend|middag|avond|nacht|voor het slapen|zo nodig|dagelijks',
    pl: 'rano|południe|wieczór|wieczorem|na noc|w razie potrzeby|codziennie',
    pt: 'manhã|meio-dia|tarde|noite|ao deitar|se necessário|diariamente',
  })})(?:[ \\t]{2,}|\\t|[ \\t]?[:–-][ \\t])`,
  'iu',
);

/**
 * Lines without fields that say who somebody is and what from they suffer, where a field of health or a day of birth stands in them, and without the
 * time of day at which a medicine is taken.
 */
export const withoutHealthFields = (text: string): string =>
  text
    .split('\n')
    .map((line) => withoutFields(line.replace(DOSE_TIME, '')))
    .join('\n');

function withoutFields(line: string): string {
  if (BORN.test(line) && !SENTENCES.test(line)) return line.split(PARTS).filter(namesGoods).join('; ');
  const fields = Array.from(line.matchAll(FIELD), ({ index, 0: words, 1: label = '' }) => ({
    start: index,
    value: index + words.length,
    label,
  }));
  if (fields.length < 2 || !fields.some(({ label }) => isHealth(label))) return line;
  const kept = fields.flatMap(({ start, value, label }, at) => {
    const end = fields[at + 1]?.start ?? line.length;
    const words = line.slice(value, end);
    if (isHealth(label) || isPerson(label)) return goodsBehind(words);
    return [isItem(label) ? words : line.slice(start, end)];
  });
  const before = line.slice(0, fields[0]?.start ?? 0);
  return [before, ...kept]
    .map((words) => words.replace(/^[\s,;|•·–—-]+|[\s,;|•·–—-]+$/g, ''))
    .filter(Boolean)
    .join('; ');
}

/** Behind such a value, the pieces from the first on that names goods: "Patient: Odile, Norvelle kettle". */
function goodsBehind(words: string): string[] {
  const [, ...rest] = words.split(/[,;|]/);
  const at = rest.findIndex(namesGoods);
  return at < 0 ? [] : [rest.slice(at).join(',')];
}

const namesGoods = (words: string): boolean => {
  const folded = foldWords(words);
  return folded.some((word, at) => brandLength(folded, at) > 0 && kindsOf(word).size === 0);
};
