import { cueList } from '../../reading/cue-list.ts';
import { NUMBER } from './number-words.ts';
import { type Span, spanOf } from './span.ts';

/** Numbers that are no age of whoever is asked for: how long somebody has played, and those in the form for another sport. */
export const findNotAsked = (text: string): Span[] => [...timesPlayed(text), ...otherSports(text)];

export const timesPlayed = (text: string): Span[] =>
  Array.from(text.matchAll(PLAYED_FOR), ({ index, 0: words }) => spanOf(text, index, words.length));

/** "Has played for 3 yrs", "spielt seit 2 Jahren", "gra od 2 lat". */
const PLAYED_FOR = cueList(
  String.raw`
  (?:play|train|practi[cs]|compet)(?:s|ed|ing|es|ced|cing|sed|sing)?(?!\p{L})[^.;,!?\n\d]{0,24}? {n} ?(?:years?|yrs?)\b\.?(?![ -]?olds?)|{n} ?(?:years?|yrs?)\.? (?:of (?:soccer|experience|play\p{L}*)|experience|in school)
  (?:seit|schon|bereits) (?:etwa |über |fast )?{n} jahren|(?:depuis|pendant) (?:près de |plus de )?{n} ans|(?:desde )?hace (?:casi |más de )?{n} años|lleva {n} años
  (?:gioca|allena|giocava|giocato|pratica)[^.;,!?\n\d]{0,16}? (?:da|per) {n} anni|há (?:quase |mais de )?{n} anos|(?:al|sinds|sedert) (?:bijna )?{n} jaar|(?:od|przez) (?:prawie )?{n} lat
`,
  { flags: 'giu', before: String.raw`(?<!\p{L})`, after: String.raw`(?!\p{L})`, words: { n: NUMBER } },
);

/** The paragraphs of a form that name another sport, where one beside them names soccer. */
function otherSports(text: string): Span[] {
  const parts = Array.from(text.matchAll(PARAGRAPH), ({ index, 0: words }) => {
    const sport = SPORT_FIELD.exec(words)?.groups?.['sport'];
    return { span: spanOf(text, index, words.length), sport };
  });
  const isSoccer = (sport: string | undefined): boolean => sport !== undefined && SOCCER.test(sport);
  if (!parts.some(({ sport }) => isSoccer(sport))) return [];
  return parts.flatMap(({ span, sport }) => (sport === undefined || isSoccer(sport) ? [] : [span]));
}

const PARAGRAPH = /[^\n](?:[^\n]|\n(?!\n))*/g;
const SPORT_FIELD = cueList(
  String.raw`
  sports?|activity|sportart|aktivität|activité|deporte|actividad|disciplina|attività|desporto|esporte|atividade|activiteit|zajęcia|dyscyplina
`,
  { flags: 'imu', before: String.raw`^[ \t]*`, after: String.raw`[ \t]*:[ \t]*(?<sport>\p{L}[^\n]{1,40})$` },
);
const SOCCER = /soccer|futsal|f(?:u|oo|ú|o)t(?:b|e)|foot|fu(?:ß|ss)ball|calcio|voetbal|piłk/i;
