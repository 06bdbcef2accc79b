import { cueList } from '../../reading/cue-list.ts';
import type { TextSpan } from '../../reading/span.ts';
import { regionAhead } from './place-evidence.ts';
import { hasCapitals } from './place-name.ts';

/**
 * Places that a brief names and that are not searched: where somebody came from, lived or played before, where other people of the family are, and what is
 * left out. They go to no geocoder; `isHome`: a parent lives there.
 */
export function findElsewhere(text: string): (TextSpan & { isHome?: boolean })[] {
  const isCased = hasCapitals(text);
  const behind = [COME_FROM, WAS_IN, KIN_IN, WORK_IN, LEFT_OUT, ...(MOVES.test(text) ? [STILL_IN] : [])].flatMap(
    (cues) =>
      Array.from(text.matchAll(cues)).flatMap((hit) => {
        const isStay = cues === KIN_IN && SEARCHED_TOO.test(text.slice(Math.max(0, hit.index - 30), hit.index));
        // "Not far from": without capitals only "not in" and the like leave a name out.
        const isTalk = cues === LEFT_OUT && !isCased && !hit[0].trim().includes(' ');
        return isStay || isTalk
          ? []
          : namesBehind(text, hit.index + hit[0].length, isCased).map((span) => ({
              ...span,
              isHome: PARENTS.test(hit[0]),
            }));
      }),
  );
  const before = Array.from(text.matchAll(THEN), ({ index, groups }) => ({
    start: index,
    end: index + (groups?.['name'] ?? '').length,
  }));
  return [...behind, ...before].filter(({ start, end }) => end > start);
}

/** The names at a place of a text, or behind a preposition of the same clause: "played for two years in Leeds". */
function namesBehind(text: string, at: number, isCased: boolean): TextSpan[] {
  const clause = CLAUSE.exec(text.slice(at, at + 60))?.[0] ?? '';
  const starts = [at, ...Array.from(clause.matchAll(PREPOSITION), ({ index, 0: words }) => at + index + words.length)];
  const spans = starts.map((start) => ({ start, end: start + namesAhead(text.slice(start), isCased) }));
  return spans.filter(({ start, end }) => end > start).slice(0, 1);
}
const PREPOSITION =
  /(?<!\p{L})(?:in|at|near|for|with|from|bei|aus|à|en|dans|de|a|em|no|na|bij|voor|uit|we?|ze?|в|у|из|з)\s+/giu;

/** Length of the names at the start of words: with "and" between them, and the states and countries that they are in. */
function namesAhead(rest: string, isCased: boolean): number {
  const [first = ''] = (isCased ? NAMES : UNCASED).exec(rest) ?? [];
  let end = first.length;
  for (const [part, name = ''] of rest.slice(end).matchAll(/,? \(?(\p{L}[^,.;!?()\n]*)\)?/gu)) {
    const length = regionAhead(name);
    if (end === 0 || !rest.slice(end).startsWith(part) || length === 0) break;
    end += part.indexOf(name) + length;
  }
  return end;
}

const ARTICLE = "(?:(?:the|der|die|dem|la|le|les|el|los|las|il|lo|gli|o|a|os|as|de|het) |l['’]|d['’])?";
const CAPITALS = String.raw`\p{Lu}[\p{L}\p{M}'’.-]*\p{L}(?:[ -](?:(?:de|del|la|le|las|los|of|the|upon|on|am|an|der|sur|du|do|da|di) ){0,2}\p{Lu}[\p{L}\p{M}'’-]*)*`;
const NAMES = new RegExp(`^${ARTICLE}${CAPITALS}(?: (?:and|und|et|y|e|en|i|oraz|и|та|or) ${CAPITALS})*`, 'u');
const UNCASED = new RegExp(
  String.raw`^\p{L}[\p{L}\p{M}'’-]*(?: (?!(?:to|in|and|but|so|now|we|i|my|our|last|a|at|near|nach|und|jetzt|à|et|y|e|en|ahora|now|is|he|she)(?!\p{L}))\p{L}[\p{L}\p{M}'’-]*){0,3}`,
  'u',
);

/** What may stand between, in one clause: no other person of the household, and no house that is meant. */
const GAP = String.raw`(?:(?!(?<!\p{L})(?:{own}|{on}|{near})(?!\p{L}))[^.;,!?\d\n]){0,40}?`
  .replace('{own}', 'i|we|us|home|house|ich|wir|nous|je|on|nos|noi|io|eu|nós|wij|ik|my|our')
  .replace('{on}', 'to|and|but|so|nach|und|aber|et|mais|y|pero|ma|en|maar')
  .replace(
    '{near}',
    'near|far|miles?|cerca|lejos|alrededor|près|loin|autour|proche|vicino|lontano|perto|longe|redor|nähe',
  );
const CLAUSE = new RegExp(`^${GAP.replace('}?', '}')}`, 'iu');
const PLAIN = { flags: 'giu', before: String.raw`(?<!\p{L})` };

/** Verbs of coming and moving with "from". */
const COME_FROM = cueList(
  String.raw`
  (?:mov(?:e|ed|ing)|relocat(?:e|ed|ing)|c[oa]mes?|coming|transfer(?:red)?|emigrated|arrived|hails?|(?:he|she|they|family|parents|wife|husband|mum|mom|dad) (?:is|are|was|were))\b{gap} from
  (?:i['’]?m|we['’]?re|are|am|is|was|were)? ?originally{gap} from|(?:mov(?:e|ed|ing)|relocated) to [^.;,!?\n]{2,40} from|(?:just )?left|leaving|back home in|formerly (?:of|in)
  (?:aus|früher in|ursprünglich aus)|von(?= [^.;,!?\n]{2,30} nach )|(?:ziehen|zogen|umgezogen|kommen|kommt|kamen){gap} (?:von|aus)
  (?:venons|vient|viens|venu[es]*|venait|venant|arriv\p{L}+|déménag\p{L}+|originaires?|quitté|part(?:is|ons)){gap} (?:de|du|des|d['’])
  (?:venimos|vengo|viene|vinimos|vino|llegamos|llegó|mudamos|mudado|mudó|mudarnos|proced\p{L}+|originari\p{L}+){gap} (?:de|del|desde)|(?:somos|soy|es|era) de
  (?:veniamo|viene|vengo|venut[oaie]|arriv\p{L}+|trasferit[oaie]|originari[oaie]?|provien\p{L}+|siamo){gap} (?:da|dal|dalla|di)
  (?:viemos|vim|vem|veio|chegamos|mudamos|mudei|mudou|originári\p{L}+){gap} (?:de|do|da)|(?:somos|sou) de
  (?:uit|vanuit|oorspronkelijk uit)|(?:komen|komt|kwamen|verhuis\p{L}+|afkomstig){gap} (?:uit|van)
  (?:przeprowadz\p{L}+|przyjech\p{L}+|pochodz\p{L}+|jesteśmy|wyjech\p{L}+){gap} (?:z|ze)
  (?:переех\p{L}+|приех\p{L}+|родом|мы|переїх\p{L}+|приїх\p{L}+){gap} (?:из|с|з|із|від)
`,
  { ...PLAIN, after: String.raw`(?:(?<=['’])| )(?:the )?`, words: { gap: GAP } },
);

/** Verbs that say where somebody was. "Have lived in" goes on; "lived in" does not. */
const WAS_IN = cueList(
  String.raw`
  used to{gap} (?:in|at|near|for|with)|(?<!(?:have|has|had|['’]ve|['’]s) )(?:lived|stayed){gap} (?:in|at|near)
  (?:(?:grew|brought) up|(?:was|were) (?:born|raised|based|living|playing|on (?:holidays?|vacation))|born|raised|played|trained|coached|studied){gap} (?:in|at|near|for|with)
  (?:previous|old|former|last|earlier|ex)[ -](?:club|team|school|town|city|home|house|neighbou?rhood|place|side|coach)\b{gap} (?:in|of|near|at|was|is|were|from)
  (?:before (?:that|this)|last (?:year|summer|season|month|fall|spring|winter|time|week)){gap} (?:in|at|near|around)|after [^.;,!?\n]{1,12} (?:years?|months?|seasons?) (?:in|at)
  (?:wohnten|wohnte|lebten|lebte|spielte|spielten|geboren|aufgewachsen|trainierte|waren|war|früher){gap} (?:in|bei|für)|nach [^.;,!?\n]{1,12} (?:jahren|monaten) in
  (?:habit(?:ait|ions|ais|aient)|viv(?:ait|ions|ais)|vécu|habité|grandi|née?s?|jouait|joué|étions|était){gap} (?:à|en|au|dans|près de)|après [^.;,!?\n]{1,12} (?:ans|mois) (?:à|en)
  (?:vivíamos|vivía|vivió|vivieron|vivido|naci(?:ó|da|do)|creci(?:ó|do)|jugaba|jugó|jugado|estábamos|estuvimos){gap} (?:en|cerca de)|(?:después de|tras) [^.;,!?\n]{1,12} (?:años|meses) en
  (?:abitavamo|abitava|abitato|vivevamo|viveva|vissuto|nat[oa]|cresciut[oa]|giocava|giocato|eravamo){gap} (?:ad?|in|nel|nella|vicino a)
  (?:morávamos|morava|morou|morado|vivíamos|vivia|nasceu|nascid[oa]|cresceu|jogava|jogou|estávamos){gap} (?:em|no|na|perto de)
  (?:woonden|woonde|geboren|opgegroeid|speelde|speelden|waren|vroeger){gap} (?:in|bij|voor)
  (?:mieszka(?:liśmy|łam|łem|ł|ła|li)|urodzi\p{L}+|wychowa\p{L}+|gra(?:ł|ła|li)|trenowa(?:ł|ła)|wcześniej){gap} (?:we?|pod|koło)
  (?:жил[аи]?|родил\p{L}+|играл[аи]?|жили|мешкали|народи\p{L}+|грав|грала|раньше|раніше){gap} (?:в|во|у|за)
`,
  { ...PLAIN, after: ' ', words: { gap: GAP } },
);

/** Somebody will live elsewhere than now. */
const MOVES = cueList(
  String.raw`
  mov(?:e|ing) (?:to|back)|relocat(?:e|ing) to|new (?:home|job|house) in|(?:ziehen|umziehen|umzug|ziehe) {to}|(?:déménag|emménag|install)\p{L}+ (?:à|en|dans)
  (?:nos )?(?:mud|trasl)\p{L}+ (?:a|para)|(?:trasfer|spost)\p{L}+ a|(?:mud|vamos morar)\p{L}* (?:para|em)|verhuiz\p{L}+ naar|przeprowadz\p{L}+ (?:się )?do
`,
  { flags: 'iu', before: String.raw`(?<!\p{L})`, after: String.raw`(?!\p{L})`, words: { to: 'nach|in die|aufs' } },
);

/** Where those live who will live elsewhere. */
const STILL_IN = cueList(
  String.raw`
  (?:still|currently|right now|at present|at the moment|for now){are} (?:still )?(?:live |living |staying )?(?:in|at|near)
  (?:noch|derzeit|momentan|zurzeit|aktuell|bis dahin)(?: (?:wohnen|leben|sind|wohne|bin) (?:wir|ich))?(?: noch)? (?:in|bei)|(?:wohnen|leben|sind) (?:wir )?(?:noch|derzeit|momentan|zurzeit|aktuell) (?:in|bei)
  (?:encore|actuellement|pour (?:l['’]instant|le moment)|en ce moment)(?:,? (?:nous|on) (?:sommes|habitons|vivons|est|habite|vit))?(?: encore)? (?:à|en)
  (?:todavía|aún|actualmente|por ahora|de momento|seguimos)(?: (?:vivimos|estamos|seguimos|vivo|estoy))? en
  (?:ancora|attualmente|per ora|al momento)(?: (?:siamo|abitiamo|viviamo|stiamo))? (?:ad?|in)
  (?:ainda|atualmente|por enquanto|por agora|neste momento)(?: (?:estamos|moramos|vivemos))? (?:em|no|na)
  (?:nog|momenteel|op dit moment|voorlopig|nu nog)(?: (?:wonen|zijn|zitten) (?:we|wij))?(?: nog)? in|(?:wonen|zijn) (?:we |wij )?(?:nog|momenteel|nu nog) in
  (?:jeszcze|na razie|obecnie|póki co)(?: (?:mieszkamy|jesteśmy))? we?
`,
  { ...PLAIN, after: ' ', words: { are: String.raw`|,? (?:we|i)['’]?(?: are| am|re|m)?` } },
);

/** What a name may stand behind: "at the hospital Norden", "en la clínica Norden". */
const WORKPLACE = String.raw`(?:(?:the|der|dem|la|le|l['’]|el|il|lo|o|a|het|de) ?)?(?:hospital|clinic|krankenhaus|klinik|hôpital|clinique|clínica|ospedale|clinica|ziekenhuis|kliniek|szpital\p{L}*|больниц\p{L}+|лікарн\p{L}+) `;

/** Others of the family, where they are. */
const KIN_IN = cueList(
  String.raw`
  (?:grand(?:parents?|ma|pa|dad|mother|father|mom)|granny|nana?|aunt(?:ie|y)?|uncle|cousins?|in-laws|relatives|(?<=(?:my|his|her|their|the) )(?:dad|father|mum|mom|mother|ex))(?!['’]s){gap} (?:in|at|near|from|around)
  (?:großeltern|oma|opa|tante|onkel|cousine?|verwandte|(?<=(?:sein|seine|ihr|ihre|mein|meine) )(?:vater|mutter|papa|mama)){gap} (?:in|bei|aus)
  (?:grands-parents|mamie|papi|papy|oncle|tante|cousine?s?|(?<=(?:son|sa|mon|ma) )(?:père|mère|papa|maman)){gap} (?:à|en|de|du|près de)
  (?:abuel[oa]s?|tí[oa]s?|prim[oa]s?|suegros|(?<=(?:su|mi) )(?:padre|madre|papá|mamá)){gap} (?:en|de|cerca de)
  (?:nonn[oaie]|zi[oaie]{1,2}|cugin[oaie]|suoceri|(?<=(?:suo|sua|mio|mia|il|la) )(?:padre|madre|papà|mamma)){gap} (?:ad?|in|di|vicino a)
  (?:av[óôo]s?|ti[oa]s?|prim[oa]s?|sogros|(?<=(?:o|a|meu|minha) )(?:pai|mãe)){gap} (?:em|no|na|de|perto de)
  (?:opa|oma|grootouders|tante|oom|neef|nicht|(?<=(?:zijn|haar|mijn) )(?:vader|moeder|papa|mama)){gap} (?:in|uit|bij)
  (?:dziadk\p{L}+|babci\p{L}+|dziad\p{L}+|cioci\p{L}+|wuj\p{L}+|kuzyn\p{L}*|(?<=(?:jego|jej|mój|moja) )(?:tata|mama)){gap} (?:we?|z|ze|pod)
  (?:бабушк\p{L}+|дедушк\p{L}+|бабус\p{L}+|дідус\p{L}+|тёт\p{L}+|тіт\p{L}+|дяд\p{L}+){gap} (?:в|во|у|из|з|із)
`,
  { ...PLAIN, after: ' ', words: { gap: GAP } },
);
/** Where somebody works or is treated. */
const WORK_IN = cueList(
  String.raw`
  (?:works?|jobs?|laid off|fired|hired|shifts?|coach(?:es)?|teach(?:es)?|nurse|employed|interns?|volunteers?|surgery|treated|treatment|appointments?|rehab|chemo)(?!\p{L}){gap} (?:in|at|for|with)
  (?:arbeite[nt]?|job|stelle|gekündigt|schichten?|unterrichte[nt]?|angestellt|trainiere|operiert|behandlung|behandelt|termin|reha|kur)(?!\p{L}){gap} (?:in|im|bei|beim|an der|am)
  (?:travaill\p{L}+|emploi|licenci\p{L}+|enseign\p{L}+|de garde|j['’]entraîne|opér\p{L}+|soign\p{L}+|hospitalis\p{L}+|rendez-vous)(?!\p{L}){gap} (?:à|au|chez|en|dans)
  (?:trabaj\p{L}+|empleo|despid\p{L}+|turnos?|guardias?|enseñ\p{L}+|doy clases?|operad[oa]|operan|tratamiento|citas?|ingresad[oa])(?!\p{L}){gap} (?:en|para|con)
  (?:lavor\p{L}+|impiego|licenziat\p{L}+|turn[oi]|insegn\p{L}+|alleno|operat[oa]|ricoverat[oa]|cure)(?!\p{L}){gap} (?:ad?|al|all['’]|in|nel|nella|presso|per)
  (?:trabalh\p{L}+|emprego|demitid\p{L}+|turnos?|plantão|plantões|ensin\p{L}+|dou aulas?|operad[oa]|internad[oa]|tratamento|consultas?)(?!\p{L}){gap} (?:em|no|na|para)
  (?:werk|werkt|werken|baan|ontslagen|diensten?|lesgeef|geef les|geopereerd|opgenomen|behandeling|afspraak)(?!\p{L}){gap} (?:in|bij|op|voor)
  (?:pracuj\p{L}+|pracę|zwolnion\p{L}+|dyżur\p{L}*|zmian[aęy]|uczę|trenuję|operowan\p{L}+|leczon\p{L}+|wizyt\p{L}+)(?!\p{L}){gap} (?:we?|u|na)
  (?:работа\p{L}+|смен[аеуы]|дежур\p{L}+|препода\p{L}+|працю\p{L}+|змін[аиу]|лечен\p{L}+|операци\p{L}+)(?!\p{L}){gap} (?:в|во|у|на)
`,
  { ...PLAIN, after: `(?: |(?<=['’]))(?:${WORKPLACE})?`, words: { gap: GAP } },
);

/** Whoever is stayed with is where the search is. */
const SEARCHED_TOO =
  /(?<!\p{L})(?:with|at|visit(?:s|ing)?|stay(?:s|ing)?|spend(?:s|ing)?|bei|chez|avec|con|com|bij|met|casa|nei|dai|u|z)\s+(?:\p{L}+\s+)?$/iu;

const PARENTS =
  /(?:dad|father|mum|mom|mother(?!-)|vater|mutter|papa|mama|père|mère|maman|padre|madre|pap[àá]|mam[áã]|mamma|pai|mãe|vader|moeder|tata)(?!\p{L})/iu;

const LEFT_OUT = cueList(
  String.raw`
  (?:not|never|no longer|instead of|rather than|except)(?: (?:in|at|near|around|to|for))?
  (?:nicht(?: mehr)?|statt|außer)(?: (?:in|bei|nach))?|(?:pas|sauf|plutôt que)(?: (?:à|en|dans))?|(?:ya no|en vez de|excepto)(?: en)?
  (?:non(?: più)?|invece di|tranne)(?: (?:a|in))?|(?:não(?: mais)?|em vez de|exceto)(?: em)?|(?:niet(?: meer)?|behalve)(?: in)?|(?:nie|już nie|oprócz)(?: we?)?
`,
  { ...PLAIN, after: ' ' },
);

const THEN = new RegExp(
  String.raw`(?<name>${CAPITALS}),? ` +
    cueList(String.raw`
      (?:last (?:year|summer|season|month|fall|spring|winter)|years ago|back then|originally|until (?:last|this|we|june|july|august)|before (?:that|we|moving|coming|this))
      (?:gewohnt|gelebt|gespielt|geboren|aufgewachsen|hergezogen|hierher|weggezogen|zugezogen|trainiert)
      (?:l['’]an dernier|l['’]année dernière|auparavant|el año pasado|l['’]anno scorso|(?:no )?ano passado|vorig jaar|gewoond|gespeeld|opgegroeid)
    `).source.replace(/^/, '(?:') +
    String.raw`)(?!\p{L})`,
  'gu',
);
