import type { Language } from '../../reading/languages.ts';
import { anyPhrase, wordSet } from '../../reading/word-lists.ts';
import type { Gender } from './child.ts';

type Kin = Record<Gender, ReadonlySet<string>>;
const kin = (girl: string, boy: string): Kin => ({ girl: wordSet(girl), boy: wordSet(boy) });

/** Words for girls and boys; some are other words elsewhere ("son"), so each language has its own. */
export const KIN: Record<Language, Kin> = {
  en: kin(
    'girls? daughters? niece granddaughter sisters? stepdaughter',
    'boys? sons? nephew grandson brothers? stepson lads?',
  ),
  de: kin(
    'mädchen tochter töchter nichte enkelin schwester schwesterchen',
    'junge jungen jungs sohn söhne neffe enkel bruder brüderchen',
  ),
  fr: kin('filles? fillette nièce sœur soeur née', 'garçons? fils neveu frère né'),
  es: kin(
    'hijas? niñas? chica nena sobrina nieta hermana hermanita nacida',
    'hijo niño chico nene sobrino nieto hermano hermanito nacido',
  ),
  it: kin('figlia figlie bambina ragazza sorella sorellina nata', 'figlio bambino ragazzo fratello fratellino nato'),
  pt: kin('filhas? meninas? irmã irmãzinha nascida', 'filho menino irmão irmãozinho nascido'),
  nl: kin('dochter meisje meisjes zus zusje', 'zoon jongen jongens broer broertje'),
  pl: kin('córka córki dziewczynka dziewczynki siostra', 'syn syna chłopiec chłopca brat'),
};

/** For whom a team of grown-ups is. */
export const ADULTS: Kin = kin("women woman women's woman's ladies lady ladies'", "men man men's man's");

/** Words for a child that do not say which it is, and for the younger and the elder of two. */
const OTHERS =
  'kid,child,player,niños,hijos,pequeño,pequeña,peque,otro,otra,filhos,meninos,outro,outra,figli,bambini,bambine,ragazzi,ragazze,kind,kinder,kleine,kleiner,große,großer,ältere,jüngere,älteste,jüngste,petit,petite,grand,grande,aîné,aînée,cadet,cadette,mayor,menor';

/** Pattern source of any of them. */
export const ANY_KIN = `(?<!\\p{L})(?:${anyPhrase(
  [OTHERS, ...Object.values(KIN).flatMap(({ girl, boy }) => [...girl, ...boy])].join(','),
)})(?!\\p{L})`;
