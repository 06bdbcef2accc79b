import { cueList } from '../../reading/cue-list.ts';
import { squeeze } from '../text/span.ts';

/** Where a release is tried before, or where everybody has it. */
export type RolloutPlace = 'tried' | 'live';

/** What stands at the head of a column or before a colon: which of the places of a rollout it names; null for none. */
export function placeOf(label: string): RolloutPlace | null {
  const words = squeeze(label.replace(/[*_`]/g, ' '));
  if (words.length > 40) return null;
  return LIVE.test(words) ? 'live' : TRIED.test(words) ? 'tried' : null;
}

/** `Production: planned for 11 December 2026`: the place of a line, where what it says of the day begins, and whether that day is still to come. */
export function readPlacedLine(line: string): { place: RolloutPlace; at: number; isPending: boolean } | null {
  const label = /^([^:\n]{2,40}):\s+(?=\S)/.exec(line);
  const place = label ? placeOf(label[1]!) : null;
  if (!label || !place) return null;
  const said = line.slice(label[0].length);
  return said.length < 60 ? { place, at: label[0].length, isPending: isPending(said) } : null;
}

/** Whether a cell or the end of a line says that a release has not come to its place yet. */
export const isPending = (said: string): boolean => !/[\p{L}\d]/u.test(said) || STILL.test(said);

const WHAT = String.raw`(?:[ -]?(?:release|date|day|environment|env|system|servers?|rollout|datum|umgebung|sandboxes|orgs?|tenants?))?`;
const TRIED = cueList(
  String.raw`
  (?:uat|qa|sit|int|test(?:ing)?|stag(?:e|ing)|sandbox(?:es)?|preview|pre-?prod(?:uction)?|beta|canary|pilot|insiders?|early access|ptr|public test realm)
  test(?:system|umgebung)?|abnahme(?:system)?|vorschau|recette|pr[ée]-?production|bac à sable|pruebas|preproducción|collaudo|pre-?produzione|acceptatie|homologação|testes|testow[ey]|piaskownica
`,
  { flags: 'iu', before: '^(?:on |in |to )?(?:the )?', after: `${WHAT}$` },
);
const LIVE = cueList(
  String.raw`
  (?:prod(?:uction)?|live(?: (?:on|for|in|to) [\p{L} ]{3,24})?|general(?:ly)? availab(?:le|ility)|ga|everyone|all (?:customers|users|platforms))
  produktiv(?:system|umgebung)?|produktion|echtbetrieb|mise en production|en ligne|producción|produzione|productie|produção|produkcj[aei]|produkcyjn[ey]
`,
  { flags: 'iu', before: '^(?:on |in |to )?(?:the )?', after: `${WHAT}$` },
);
/** Where a brief says that its writer has releases while they are tried (`in our sandbox`); null where it does not. */
export const triedPlaceIn = (notes: string): string | null => AT_TRIAL.exec(notes)?.[1] ?? null;
const AT_TRIAL = cueList(
  String.raw`
  sandbox(?:es)?|uat|staging|pre-?prod(?:uction)?|ptr|public test realm|test (?:system|environment|servers?)|early access|preview (?:ring|environment)
`,
  {
    flags: 'i',
    before: String.raw`\b(?:in|on|for|of|use|have|hits?|reach(?:es)?) (?:(?:the|our|my|a|your) )?(`,
    after: String.raw`)\b`,
  },
);
const STILL = cueList(
  String.raw`
  planned|scheduled|expected|due|tentative(?:ly)?|estimated|target|not (?:yet|before)|tbd|tba
  geplant|voraussichtlich|noch nicht|prévue?|pas encore|previst[oa]|aún no|non ancora|gepland|nog niet|ainda não|planowan[eay]|jeszcze nie
`,
  { flags: 'iu', before: String.raw`^\W*`, after: String.raw`(?!\p{L})` },
);
