import type { Language } from '../../reading/languages.ts';
import { anyOf } from '../../reading/phrases.ts';

/** How forms of such searches head what is filled in, by language; other words may stand behind one. */
const LABELS: Record<Language, string> = {
  en: 'town|city|place|location|where|zip|zip code|address|area|neighborhood|neighbourhood|age|ages|max miles|miles|distance|radius|how far|club|website|page|sport|activity|kid|kids|child|children|player|name',
  de: 'ort|wohnort|stadt|plz|adresse|alter|umkreis|radius|entfernung|max km|verein|seite|sportart|sport|kind|kinder|name',
  fr: 'ville|lieu|code postal|adresse|âge|age|rayon|distance|club|page|sport|activité|enfant|enfants|nom|prénom',
  es: 'ciudad|lugar|código postal|dirección|edad|radio|distancia|club|página|deporte|actividad|niño|niña|niños|nombre',
  it: 'città|luogo|cap|indirizzo|età|raggio|distanza|club|società|pagina|sport|attività|bambino|bambina|bambini|nome',
  nl: 'plaats|woonplaats|stad|postcode|adres|leeftijd|straal|afstand|club|pagina|sport|kind|kinderen|naam',
  pl: 'miasto|miejscowość|miejsce|kod pocztowy|adres|wiek|promień|odległość|klub|strona|sport|dziecko|dzieci|imię',
  pt: 'cidade|lugar|local|código postal|cep|morada|endereço|idade|raio|distância|clube|página|desporto|esporte|atividade|criança|crianças|nome',
};
const LABEL = new RegExp(`^${anyOf(LABELS)}(?![\\p{L}\\d])[^\\n\\t|:]{0,30}$`, 'iu');

/** The words of such headings. */
export const FORM_WORDS: ReadonlySet<string> = new Set(Object.values(LABELS).flatMap((words) => words.split(/[| ]/)));

/** "Zip code ......: 97201", "Age of child ______ 8": dots and strokes that lead to what is filled in. */
const LED = /^([ \t]*\p{L}[^\n.:_\t|]{0,50}?)[ \t]*(?:\.{3,}|_{3,}|…{1,9})[ \t]*:?[ \t]*(?=\S)/gmu;

/** Lines of forms as `label: value`, whether dots, strokes or the cells of a sheet part the two. */
export const asFormLines = (text: string): string =>
  text
    .replace(LED, (whole, label: string) =>
      LABEL.test(plain(label)) || whole.includes(':') ? `${plain(label)}: ` : whole,
    )
    .split('\n')
    .map(asField)
    .join('\n');

const plain = (label: string): string =>
  label
    .trim()
    .replace(/[?*]+$/, '')
    .trim();

/** A row of two cells of which the first heads a form and the second does not: "Town<tab>Norden". */
function asField(line: string): string {
  const cells = line
    .replace(/^\s*\||\|\s*$/g, '')
    .split(line.includes('|') ? '|' : '\t')
    .map((cell) => cell.trim());
  const [label = '', value = ''] = cells;
  const isField = cells.length === 2 && value !== '' && LABEL.test(plain(label)) && !LABEL.test(plain(value));
  return isField ? `${plain(label)}: ${value}` : line;
}
