import type { Role } from '../../reading/languages.ts';
import { wordSet } from '../../reading/word-lists.ts';
import { readRecallNumbers } from '../identifiers/recall-number.ts';
import { findMake } from './makes.ts';
import { beginsName, isContent, isLinking, SAYS } from './content-words.ts';
import { objectBefore } from './object-before.ts';
import { DELIVERED, INSTALLED, isPlaceAlone, type Joint, type Phrase } from './phrase.ts';
import { type LabelledCode, readLabelled, type Sentence } from './sentences.ts';
import type { Token } from './tokens.ts';

interface State {
  joint: Joint;
  isDetermined: boolean;
  isIndefinite: boolean;
  lead: Phrase['lead'];
  isRuledOut: boolean;
  isBought: boolean;
  isInstalled: boolean;
  depth: number;
  /** Whether the words before each open bracket were ruled out. */
  outside: boolean[];
}

/** The phrases of a sentence in order. */
export function readPhrases({ tokens }: Sentence): Phrase[] {
  const phrases: Phrase[] = [];
  const state: State = {
    joint: 'start',
    isDetermined: false,
    isIndefinite: false,
    lead: null,
    isRuledOut: false,
    isBought: false,
    isInstalled: false,
    depth: 0,
    outside: [],
  };
  let open: Phrase | null = null;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const labelled = readLabelled(tokens, at);
    const numbered = countRecallNumber(tokens, at);
    if (numbered > 0) {
      open = add(
        phrases,
        null,
        { ...state, joint: 'join' },
        tokens
          .slice(at, at + numbered)
          .map((token): Token => ({ ...token, class: 'code', kinds: NONE, roles: NONE_OF_ROLES })),
      );
      open = null;
      at += numbered - 1;
    } else if (labelled) {
      open = addLabelled(phrases, open, state, { labelled, tokens: tokens.slice(at, at + labelled.count) });
      at += labelled.count - 1;
    } else if (beginsName(tokens, at)) open = add(phrases, open, state, [{ ...token, class: 'name' }]);
    else if (isContent(tokens, at, open !== null, state)) open = add(phrases, open, state, [token]);
    else if (open && isLinking(tokens, at, open)) open = add(phrases, open, state, [token]);
    else {
      open = null;
      follow(state, token, tokens, at);
    }
  }
  return phrases.flatMap((phrase) => splitVehicles(phrase)).map((phrase) => trimmed(phrase));
}

/** How many tokens from here on call a recall by its number: "CPSC recall 31501", "NHTSA campaign no. 31V-104"; 0 for none. */
function countRecallNumber(tokens: Token[], at: number): number {
  if (!AGENCY.test(tokens[at]?.lower ?? '')) return 0;
  let end = at + 1;
  while (end < at + 6 && CALLED.test(tokens[end]?.lower ?? '')) end += 1;
  const number = tokens[end]?.text ?? '';
  return /\d/.test(number) &&
    readRecallNumbers(
      `${tokens
        .slice(at, end)
        .map(({ text }) => text)
        .join(' ')} ${number}`,
    ).length > 0
    ? end - at + 1
    : 0;
}

const AGENCY = /^(?:nhtsa|cpsc|fda|fsis|usda|campaign|recall)$/;
const CALLED = /^(?:recalls?|campaigns?|release|numbers?|nos?|id|alert|enforcement|report|[#:.])$/;

/** A code with its label; of several VINs or UPCs under one label each names a thing of its own. */
function addLabelled(
  phrases: Phrase[],
  open: Phrase | null,
  state: State,
  { labelled, tokens }: { labelled: LabelledCode; tokens: Token[] },
): Phrase {
  const codes = new Set(labelled.codes.flatMap((code) => code.split(' ')));
  const isForeign = !ENGLISH_LABEL.has(tokens[0]?.lower ?? '');
  const own = tokens.map((token, index): Token => {
    if (token.class === 'mark') return token;
    if (/^(?:base|back|bottom|underside|sticker|label|the|on|starts|begins|with)$/.test(token.lower) && index > 0)
      return { ...token, class: 'code', kinds: NONE, roles: NONE_OF_ROLES, english: '' };
    const english =
      isForeign && !codes.has(token.text) && !/\d/.test(token.text) ? (index === 0 ? labelled.label : '') : null;
    return { ...token, class: 'code', kinds: NONE, roles: NONE_OF_ROLES, english };
  });
  const isEach =
    labelled.label === 'VIN' ||
    labelled.label === 'UPC' ||
    (labelled.label === 'serial' && !tokens.some(({ lower }) => RUN.has(lower)));
  const isMany = isEach && labelled.codes.length > 1;
  const parts = isMany ? own.filter(({ text }) => labelled.codes.some((code) => code.split(' ').includes(text))) : [];
  if (!isMany || parts.length !== labelled.codes.length) {
    const phrase = add(phrases, isPlaceAlone(open) ? null : open, state, own);
    phrase.labelled.push(labelled);
    return phrase;
  }
  const added = parts.map((token) => {
    const phrase = add(phrases, null, { ...state, joint: 'join' }, [token]);
    phrase.labelled.push({ ...labelled, codes: [token.text], count: 1 });
    phrase.label = labelled.label;
    return phrase;
  });
  Object.assign(state, { joint: 'talk', isDetermined: false, lead: null });
  return added.at(-1) as Phrase;
}

const RUN = wordSet('to through thru bis à a al - –');
/** Known to the readers of codes. */
const ENGLISH_LABEL = wordSet(
  `upcs? eans? gtins? bar barcodes? vins? lots? batch batches mlc production models? style part article p/n mpn reference ref ndc skus? item serials? s/n date manufacture
   manufacturing made manufactured mfd mfg produced built dated exp expires expiry expiration best use sell sizes?`,
);

const NONE: Token['kinds'] = new Set();
const NONE_OF_ROLES: Token['roles'] = new Set();

/** "2014 Acme Cruise 2017 Zeta Rogue": a model year before a name begins the next vehicle. */
function splitVehicles(phrase: Phrase): Phrase[] {
  const { tokens } = phrase;
  const at = tokens.findIndex(
    (token, index) =>
      index > 1 &&
      /^(?:19[5-9]|20[0-4])\d$/.test(token.text) &&
      findMake(tokens[index + 1]?.text ?? '') === 0 &&
      tokens.slice(0, index).some(({ text }) => findMake(text) === 0),
  );
  const [head, rest] = [tokens.slice(0, at), tokens.slice(at)];
  const [first, last] = [rest[0], head.at(-1)];
  if (at < 0 || !first || !last) return [phrase];
  return [
    { ...phrase, tokens: head, end: last.end },
    ...splitVehicles({ ...phrase, tokens: rest, start: first.start, joint: 'join', lead: null }),
  ];
}

/** Unlisted small words right before a written name are no part of it: "mentioned Acme heaters". */
function trimmed(phrase: Phrase): Phrase {
  const first = phrase.tokens.findIndex(({ class: own }) => own !== 'plain');
  const next = phrase.tokens[first];
  if (first < 1 || next?.class !== 'name' || !next.isCapital) return phrase;
  return { ...phrase, tokens: phrase.tokens.slice(first), start: next.start };
}

function add(phrases: Phrase[], open: Phrase | null, state: State, tokens: Token[]): Phrase {
  const end = tokens.at(-1)?.end ?? 0;
  if (open) {
    open.tokens.push(...tokens);
    open.end = end;
    return open;
  }
  const { joint, isDetermined, isIndefinite, lead, isRuledOut, isBought, isInstalled, depth } = state;
  const phrase: Phrase = {
    tokens: [...tokens],
    labelled: [],
    label: null,
    start: tokens[0]?.start ?? 0,
    end,
    joint: depth > 0 ? 'bracket' : joint,
    isDetermined,
    isIndefinite,
    lead,
    isRuledOut,
    isBought,
    isInstalled,
  };
  phrases.push(phrase);
  Object.assign(state, { joint: 'talk', isDetermined: false, lead: null });
  return phrase;
}

/** What a word or mark between phrases says of the next. */
function follow(state: State, token: Token, tokens: Token[], at: number): void {
  const { text, roles } = token;
  if (token.class === 'mark') {
    if (/[([]/.test(text)) {
      state.depth += 1;
      state.outside.push(state.isRuledOut);
    }
    if (/[)\]]/.test(text)) {
      state.depth = Math.max(0, state.depth - 1);
      // What a bracket rules out ends with it.
      state.isRuledOut = state.outside.pop() ?? state.isRuledOut;
    }
    if (/[,/|•·–—]|^-$/.test(text)) Object.assign(state, { joint: 'comma', lead: null, isDetermined: false });
    if (text === '+') Object.assign(state, { joint: 'plus', lead: null, isDetermined: false });
    if (text === '&') state.joint = 'join';
    return;
  }
  // Whose it is was taken out: "[name]'s crib".
  if (token.class === 'taken')
    return void Object.assign(state, {
      joint: state.joint === 'join' ? 'join' : 'comma',
      lead: null,
      isDetermined: true,
    });
  const has = (role: Role): boolean => roles.has(role);
  if (has('negations') || has('gone')) ruleOut(state, token, tokens, at);
  else if (has('only') || SAYS.has(token.lower)) state.isRuledOut = false;
  // "We used to have a Zeta"
  if (/^(?:have|own|drive)$/.test(token.lower) && tokens[at - 1]?.lower === 'to' && tokens[at - 2]?.lower === 'used')
    state.isRuledOut = true;
  state.isBought ||= has('buying') || DELIVERED.has(token.lower);
  state.isInstalled ||= INSTALLED.has(token.lower);
  if (has('joiners') || token.lower === 'plus') state.joint = 'join';
  else if (state.joint !== 'join' && state.joint !== 'comma') state.joint = 'talk';
  else if (
    !has('determiners') &&
    !has('linkers') &&
    !has('at') &&
    !has('joiners') &&
    !has('people') &&
    !AT_TIMES.has(token.lower) &&
    !QUANTITIES.has(token.lower)
  )
    state.joint = 'talk';
  state.isDetermined =
    has('determiners') ||
    QUANTITIES.has(token.lower) ||
    (state.isDetermined && (has('people') || token.kinds.has('weak') || /['’]s$|^of$|\p{L}{3}(?:ed|ing)$/u.test(text)));
  // "What about Acme Lumo": something is asked about.
  if (token.lower === 'about' && tokens[at - 1]?.lower === 'what') state.isDetermined = true;
  state.isIndefinite = INDEFINITE.has(token.lower) || (state.isIndefinite && state.isDetermined);
  // "A cabin up by Alder Falls"
  const isTo =
    (token.lower === 'to' || (token.lower === 'by' && NEARBY.has(tokens[at - 1]?.lower ?? ''))) &&
    tokens[at + 1]?.isCapital === true;
  const isOf = tokens[at - 1]?.lower === 'made' && token.lower === 'of';
  const lead = isTo ? 'at' : isOf ? 'with' : tokens[at - 1]?.lower === 'there' ? null : leadOf(token);
  // "In the safe a Marlin": what is there begins anew.
  const isThere = INDEFINITE.has(token.lower) && at > 0 && leadOf(tokens[at - 1]!) === null;
  if (lead) state.lead = lead;
  else if (isThere && state.lead === 'at') state.lead = null;
  else if (!has('determiners') && !has('people') && token.class !== 'either' && !QUANTITIES.has(token.lower))
    state.lead = null;
}

function leadOf({ lower, roles }: Token): Phrase['lead'] {
  if (WITH.has(lower)) return 'with';
  if (FOR.has(lower)) return 'for';
  if (roles.has('makers') && !roles.has('at')) return 'by';
  // An article in Dutch.
  if (FROM.has(lower) && !roles.has('determiners')) return 'from';
  if (roles.has('at')) return 'at';
  return roles.has('copulas') ? 'copula' : null;
}

const NEARBY = wordSet('up over down out close near parked kept stored');

/** How often: "Acme, and once in a while Zeta" goes on with the row. */
const AT_TIMES = wordSet('once while sometimes occasionally often usually mostly also maybe then now again always');
/** "Various lamps", "the two heaters": a thing is named behind them as behind an article. */
const QUANTITIES = wordSet(
  `some several various few couple pair bunch lot pile stack bin load assorted misc miscellaneous random old two three four five six seven eight nine ten dozen einige mehrere verschiedene alte zwei drei quelques plusieurs
   deux trois algunos algunas varios varias dos tres alcuni alcune vari varie due alguns algumas vários várias dois duas três enkele diverse twee drie kilka różne dwa dwie trzy`,
);
const INDEFINITE = new Set('a an ein eine einen einem un une una uno um uma een'.split(' '));
const FROM = new Set('from von de da van'.split(' '));
const WITH = new Set('with w/ w mit avec con com met'.split(' '));
const FOR = new Set('for für pour para per voor'.split(' '));

/** "Not the …", "I no longer have …" rule out what follows; "… we sold that" what came before, which the caller of the phrases sees to. */
function ruleOut(state: State, { roles }: Token, tokens: Token[], at: number): void {
  const next = tokens[at + 1];
  // "No brand on it", "not sure", "isn't it": nothing is ruled out but what is named right behind.
  const isPlainNot =
    roles.has('negations') &&
    !/^(?:have|has|own|the|my|our|a|an|longer|more|need|from|der|die|das|den|mehr|le|la|les|el|los|il)$/.test(
      next?.lower ?? '',
    );
  const isBehind = roles.has('gone') && /^(?:it|that|them|this|one|as|under|by|at|in|through)$/.test(next?.lower ?? '');
  if (!isPlainNot && !isGift(tokens, at) && !isBehind && objectBefore(tokens, at) < 1) state.isRuledOut = true;
}

const FORGOTTEN = wordSet('brand make maker model name number year size');
/** "Gave us", "te regalé" is no giving away, and "forget which", "forget the brand" rules nothing out. */
export const isGift = (tokens: Token[], at: number): boolean =>
  tokens[at]?.roles.has('gone') === true &&
  (FORGOTTEN.has(tokens[at + 2]?.lower ?? '') ||
    /^(?:us|me|her|him|them|what|which|who|where|how|if|when)$/.test(tokens[at + 1]?.lower ?? '') ||
    /^(?:te|me|nos|ti|mi|ci)$/.test(tokens[at - 1]?.lower ?? ''));
