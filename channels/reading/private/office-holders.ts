import type { TextSpan } from '../span.ts';
import { anyPhrase } from '../word-lists.ts';

/** "Odette Vane, camp director": who is called by their office behind the name, with what they are. */
export const findOfficeHolders = (text: string, isOther: (word: string) => boolean): TextSpan[] =>
  Array.from(text.matchAll(IN_OFFICE)).flatMap((hit) => {
    const [first = '', last = ''] = (hit[1] ?? '').split(/[ .-]+/).filter((word) => word.length > 1);
    return first === '' || isOther(first) || (last !== '' && isOther(last))
      ? []
      : [{ start: hit.index, end: hit.index + hit[0].length }];
  });

/** What people are at a house, a school, a shop or a station, behind at most two words that say which one. */
const OFFICES = `director,manager,supervisor,coordinator,superintendent,principal,secretary,treasurer,president,chairwoman,chairman,captain,foreman,nurse,teacher,librarian,
  custodian,janitor,sexton,clerk,bookkeeper,owner,steward,warden,master,mistress,counselor,counsellor,administrator,quartermaster,caretaker,volunteer,assistant,intern,executor,
  landlady,landlord,tenant,paramedic,deacon,leiter,leiterin,hausmeister,hausmeisterin,erzieherin,erzieher,directrice,directeur,gérante,gérant,responsable,directora,encargada,
  encargado,direttrice,direttore,diretora,diretor,beheerder,kierowniczka,kierownik,trésorière,trésorier,tesorera,tesorero,kassenwart,schriftführer`;
const BEFORE = String.raw`(?<=^|[\n.!?:(;–—~-][ \t]{0,3})`;
const NAME = String.raw`((?:\p{Lu}\. ?){0,2}\p{Lu}\p{Ll}+(?:[ -]\p{Lu}[\p{Ll}'’]+){0,2})`;
const WHICH = String.raw`(?:(?:the|our|asst|assistant|acting|deputy|vice|head)\.? )?(?:\p{L}{3,12} ){0,2}?`;
const IN_OFFICE = new RegExp(`${BEFORE}${NAME}, ${WHICH}(?:${anyPhrase(OFFICES)})(?![\\p{L}'’-])`, 'gu');
