import { anyPhrase } from '../../reading/word-lists.ts';
import { findVersions, SERVICE_LEVEL } from '../versions/find-versions.ts';
import { compareVersions, versionNumbers } from '../versions/compare-versions.ts';
import { blankOut, findDates } from '../dates/find-dates.ts';
import type { Span } from '../text/span.ts';
import type { VersionWindow } from './reading.ts';

/**
 * The versions that a brief asks for: `between 2.0 and 3.0` with both, `upgrading from 2.1 to 3.4` and `since 4.17` without the one that the
 * reader has, `in 8.0.0` and `version 8` for that one and what belongs to it. Null where it names none.
 */
export function readVersionWindow(text: string): VersionWindow | null {
  const plain = blankOut(
    text,
    findDates(text).filter((date) => !isNamedVersion(text, date)),
  );
  const bare = blankOut(
    plain,
    [...plain.matchAll(/\b(?:19|20)\d{2}\b(?!\.\d)/g)].map(({ 0: year, index }) => ({
      start: index,
      end: index + year.length,
    })),
  );
  for (const read of [readInstalled, readRange, readMove, readBranch, readOpen, readInUse, readPair, readOne]) {
    const window = read(bare);
    if (window) return window;
  }
  return null;
}

/** `the 2020.12.2 release`: numbers that could be a day. */
function isNamedVersion(text: string, { start, end }: Span): boolean {
  if (!/^\d{4}\.\d{1,2}\.\d{1,2}$/.test(text.slice(start, end))) return false;
  return (
    /\b(?:version|release|v)\s?$/i.test(text.slice(0, start)) || /^\s+(?:release|version)\b/i.test(text.slice(end))
  );
}

const BEFORE_RELEASE = String.raw`[-+~.]?(?:alpha|beta|rc|pre|dev)[.-]?\d*`;
/** What a distribution adds: `2.4.57-2+deb12`. */
const PACKAGED = String.raw`(?<=\.\d{1,9})-\d+(?!\.?\d)(?:[a-z+~][\w.+~]*)?`;
const COUNTED = String.raw`days?|weeks?|months?|years?|releases|versions|products?|changes|of (?:the|my|our|these|those|all|its)`;
/** Debian's epoch, and what a module is for. */
const LED = String.raw`\d{1,2}:(?=\d+\.)|\d{1,2}\.x-(?=\d)`;
/** `1.0.2k`, `1.06c`: builds that are counted in letters. */
const LETTERED = String.raw`(?<=\.\d{1,4})[a-wyz](?![\w])`;
const BUILD = String.raw`${BEFORE_RELEASE}|${PACKAGED}|${LETTERED}|\((?=[\w.]*\d)[\w.]{1,12}\)\w{0,6}`;
/** `14.2 SP1`, `9.4 Service Pack 2`. */
const SERVICE = SERVICE_LEVEL.source.slice(1);
/** `core/v3.0.0`, `@acme/core@3.0.0`: the tag of one package among several. */
const OF_PACKAGE = String.raw`(?<![\w:/.@-])@?[a-z][\w.-]{0,40}(?:\/[a-z][\w.-]{0,40})?[/@](?=v?\d)`;
const V = String.raw`(?:version\s+|release\s+|${OF_PACKAGE}|v\.?\s?)?(v?(?:${LED})?\d+(?:\.\d+)*(?:\.x)?(?:${BUILD}|${SERVICE})?)(?![\w%]|\.\d|\/\d|\s+(?:${COUNTED})\b)`;
const SINCE = String.raw`since|compared (?:to|with)|relative to|seit|depuis|desde|after|newer than|later than|above|from|starting (?:with|from|at)`;
const UPGRADING = String.raw`(?:upgrad\w+|moving|going|migrating)(?:\s+[\p{L}\p{N}.-]{1,40}){0,2}? from`;
const UNTIL = String.raw`before|older than|earlier than|below|up to and including|up to|until|through|till`;
const ONWARDS = String.raw`\s*(?:and|or) (?:later|newer|above|up|onwards?)|\s+onwards?|\+`;
const OPEN = new RegExp(
  String.raw`(?:\b(${SINCE}|${UPGRADING}|on|still on|running|${UNTIL})|(>=|<=|>|<))\s*(?:the\s+)?(?:[\p{L}.]+\s+)?${V}(${ONWARDS})?`,
  'iu',
);

/** `1.10 -> latest` */
const TO_NEWEST =
  /(?<![\w.]|\.x-)v?((?:\d{1,2}\.x-)?\d+(?:\.\d+){1,3})\s*(?:->|=>|→|–|to|up to|until)\s*(?:the\s+)?(?:latest|newest|current|most recent|last|head|now|today)\b/i;

/** `acme-1:2.14.0-3.el9.x86_64`: a package as RPM names what is installed (rpm-version(7)). */
const NEVRA =
  /(?<![\w:/.-])[a-z][\w+.]{0,60}(?:-[a-z][\w+.]{0,40}){0,4}-((?:\d{1,2}:)?\d+(?:\.\d+){1,3}-\d[\w~+]*(?:\.(?:el|fc|amzn|mga|lp|oe)\d\w*)?)(?:\.(?:x86_64|aarch64|noarch|i686|src))?(?![\w-])/i;

/** `registry.example/acme:3.9.4-slim`: the tag of an image, with what it is built on. */
const TAG =
  /(?<![\w:/])(?:[a-z][\w.-]{0,60}(?::\d+)?\/){0,4}[a-z][\w.-]{1,60}:v?(\d+(?:\.\d+){1,3})(?:-[a-z][\w.-]{0,40})?(?![\w.:]*\w)/i;

/** `"acme": "^3.9.4"`, `^3.9.4`, `acme==3.9.4`: what a list of dependencies holds is what the reader has. */
function readInstalled(text: string): VersionWindow | null {
  const [led = '', inUse = ''] = TO_NEWEST.exec(text) ?? [];
  if (inUse !== '') return { from: inUse, isFromIncluded: false, to: null, isToIncluded: false, words: led };
  const [pinned = '', tag = ''] = NEVRA.exec(text) ?? TAG.exec(text) ?? [];
  if (tag !== '') return { from: tag, isFromIncluded: false, to: null, isToIncluded: false, words: pinned };
  const [words = '', from = ''] =
    /(?:["'][@\w./-]{1,80}["']\s*:\s*["'][\^~>=v]{0,3}|(?<![\w.])[\^~]|(?<=[\w-])==)v?(\d+(?:\.\d+){1,3})(?![\w.]*\d)/.exec(
      text,
    ) ?? [];
  return from === '' ? null : { from, isFromIncluded: false, to: null, isToIncluded: false, words };
}

function readRange(text: string): VersionWindow | null {
  const hit = new RegExp(
    String.raw`\b(between|from|upgrad\w+(?:\s+\w+)?\s+from|mov\w+\s+from|go(?:ing)?\s+from)\s+(?:[\p{L}.]+\s+)?${V}\s*(?:and|to|until|up to|through|->|→|–|-)\s*(?:[\p{L}.]+\s+)?${V}`,
    'iu',
  ).exec(text);
  if (!hit) return readBareRange(text);
  const [words = '', lead = '', from = '', to = ''] = hit;
  return { from, isFromIncluded: /^between$/i.test(lead), to, isToIncluded: true, words };
}

/** Words before the version that somebody has, and before the one that is meant to follow. */
const IN_USE = `run,running,runs,use,using,uses,are on,is on,still on,now on,currently on,we're at,we are at,i'm at,i am at,stuck on,stuck at,pinned to,
  pinned at,vendored,vendored at,we vendor,we ship,we bundle,bundled,shipping,have,has,got,installed is,current,current version,currently,
  installed,installed version,version in use,coming from,at version,in production,deployed`;
const MEANT = `go to,going to,move to,moving to,upgrade to,upgrading to,update to,updating to,migrate to,migrating to,get to,jump to,jumping to,switch to,
  switching to,bump to,target,target version,goal,wanted version,new version,up to,propose,proposes,proposed,suggest,recommend,suggests,
  recommends,recommended,offer,offers,offered,between that and,between this and,between it and`;
const led = (cues: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}])(?:${anyPhrase(cues)})\s*(?:[:=]\s*)?(?:[\p{L}@][\p{L}.@/-]*\s+){0,2}?${V}`, 'giu');
/** `the box says 5.3.2`: what the product shows of itself is what the reader has. */
const SHOWING = `box|device|machine|server|panel|display|screen|dialog|about page|label|phone|unit|router|installer|it`;
const SHOWN = new RegExp(
  String.raw`\b(?:${SHOWING}) (?:now )?(?:says?|said|shows?|showed|reads|reports?|reported|displays?)\s+(?:[\p{L}@][\p{L}.@/-]*\s+){0,2}?${V}`,
  'giu',
);
/** `7.2.5 we've already got` */
const IN_USE_BEHIND = new RegExp(
  String.raw`${V}\s*(?:,\s*)?(?:is (?:what )?)?(?:we|i)(?:['’]ve| have|['’]re| are|['’]m| am)?\s+(?:already |currently |now )?(?:got|have|use|run|running|on|installed)\b|${V}\s+(?:is |are )?installed\b|` +
    String.raw`\bon ${V} (?:now|today|currently|right now|at the moment|at present)\b`,
  'giu',
);

interface NamedVersion {
  version: string;
  start: number;
  end: number;
}

/** What stands behind the number of a line of releases: `5.4 LTS line`. */
const LINE = String.raw`[- ](?:\(?(?:lts|long[- ]term(?: support)?|esr|stable|maintenance)\)?[- ])?(?:branch|series|line|stream|release train)\b`;
/** `pinned to the 3.8 line`: no release by itself. */
const OF_LINE = new RegExp(String.raw`^(?:\.x)?${LINE}`, 'i');

/** The first version behind the words; whole numbers are counts of something. */
function firstOf(text: string, pattern: RegExp): NamedVersion | null {
  const hit = [...text.matchAll(pattern)].find(
    ({ 0: words, 1: one, 2: other, 3: third, index }) =>
      (one ?? other ?? third ?? '').includes('.') && !OF_LINE.test(text.slice(index + words.length)),
  );
  return hit ? { version: hit[1] ?? hit[2] ?? hit[3] ?? '', start: hit.index, end: hit.index + hit[0].length } : null;
}

/** What the reader has; "we do not run 5.x yet" says what is not. */
const findInUse = (text: string): NamedVersion | null =>
  firstOf(text, OWN) ?? firstOf(text, SHOWN) ?? firstOf(text, IN_USE_BEHIND);
const NOT_YET = String.raw`(?<!\b(?:not|never|cannot|no longer|\w+n['’]t)\s(?:yet |even |currently |actually )?)`;
const OWN = new RegExp(NOT_YET + led(IN_USE).source, 'giu');

/** `we run 7.2 … if we go to 7.3`, `it runs 7.2, what do I do before 7.3`, `Current version: 7.1, target: 7.2.5`: from the one, which the reader has, to the other. */
function readMove(text: string): VersionWindow | null {
  const [inUse, meant] = [findInUse(text), firstOf(text, led(MEANT)) ?? firstOf(text, led('before'))];
  if (!inUse || !meant || compareVersions(inUse.version, meant.version) >= 0) return null;
  return {
    from: inUse.version,
    isFromIncluded: false,
    to: meant.version,
    isToIncluded: true,
    words: text.slice(Math.min(inUse.start, meant.start), Math.max(inUse.end, meant.end)),
  };
}

/** `the 3.0 branch`, `on the 4.2.x line`: a line of releases. */
const BRANCH = new RegExp(String.raw`(?<![\w.])v?(\d+(?:\.\d+)*)(?:\.x)?${LINE}`, 'i');

/** `since 3.0.20`, `after 3.0.20`: the last release of the line that the reader has. */
const FOLLOWED = led('since, after, newer than, later than');

/** `we run 3.0.20 and stay on the 3.0 branch`: what follows what the reader has, within its line. */
function readBranch(text: string): VersionWindow | null {
  const branch = BRANCH.exec(text);
  const inUse = findInUse(text) ?? (branch && firstOf(text, FOLLOWED));
  const series = branch?.[1] ?? '';
  const [own, wanted] = [versionNumbers(inUse?.version ?? ''), versionNumbers(series)];
  if (!inUse || !branch || own.length <= wanted.length || wanted.some((number, at) => number !== own[at])) return null;
  const [start, end] = [Math.min(inUse.start, branch.index), Math.max(inUse.end, branch.index + branch[0].length)];
  return { from: inUse.version, isFromIncluded: false, to: series, isToIncluded: true, words: text.slice(start, end) };
}

function readInUse(text: string): VersionWindow | null {
  const inUse = findInUse(text);
  return inUse
    ? {
        from: inUse.version,
        isFromIncluded: false,
        to: null,
        isToIncluded: false,
        words: text.slice(inUse.start, inUse.end),
      }
    : null;
}

/** `nothing before 7.2`, `don't care about anything older than 7.2`: the bound of what is left out. */
const TURNED =
  /\b(?:nothing|not|don['’]t (?:care|need|want)[^.?!;]{0,20}|ignor\w+|skip\w*|leave out|no need for)\s+(?:about )?(?:anything |everything |what (?:was|is|came) |the ones )?$/i;

/** "1.80 to 1.83": dotted on both sides, so that no count of days or items is meant. */
function readBareRange(text: string): VersionWindow | null {
  const hit =
    /(?<![\w.]|\.x-)((?:\d{1,2}\.x-)?v?\d+\.\d+(?:\.\d+)*)\s*(?:to|until|up to|through|->|→|–|\.\.+|\s-\s)\s*((?:\d{1,2}\.x-)?v?\d+\.\d+(?:\.\d+)*)(?![\w.]*[\w%])/i.exec(
      text,
    );
  const [words = '', from = '', to = ''] = hit ?? [];
  // An arrow leads from what the reader has to what is meant to follow.
  const isUpgrade =
    /->|→/.test(words) ||
    /\b(?:upgrad|updat|mov|migrat|bump)\w*/i.test(text) ||
    /\b(?:after|since)\s+$/i.test(text.slice(0, hit?.index));
  return hit ? { from, isFromIncluded: !isUpgrade, to, isToIncluded: true, words } : null;
}

function readOpen(text: string): VersionWindow | null {
  const hit = OPEN.exec(text);
  const [words = '', lead = '', sign = '', version = '', tail] = hit ?? [];
  if (!hit) return null;
  const word = lead.toLowerCase();
  if (
    /^(?:on|running|still on)$/.test(word) &&
    !/\b(?:still|currently|we(?:'re| are)?|i(?:'m| am)|running)\b/i.test(
      text.slice(Math.max(0, hit.index - 30), hit.index + word.length),
    )
  )
    return null;
  const open: VersionWindow = { from: null, isFromIncluded: false, to: null, isToIncluded: false, words };
  if (/^(?:before|older|earlier|below)/.test(word) && TURNED.test(text.slice(0, hit.index))) {
    const inUse = findInUse(text);
    return inUse && compareVersions(inUse.version, version) > 0
      ? {
          ...open,
          from: inUse.version,
          words: text.slice(Math.min(hit.index, inUse.start), Math.max(hit.index + words.length, inUse.end)),
        }
      : { ...open, from: version, isFromIncluded: true };
  }
  if (/^(?:before|older|earlier|below)/.test(word) || sign === '<') return { ...open, to: version };
  if (/^(?:up to(?: and including)?|until|through|till)$/.test(word) || sign === '<=')
    return { ...open, to: version, isToIncluded: true };
  // A blank has one place in it: with several, many blanks would take the time of their cube.
  const until = new RegExp(
    String.raw`^\s*(?:,\s*)?(?:(?:but|and|or)\s*)?(before|below|up to|until|through|to)\s+${V}`,
    'iu',
  ).exec(text.slice(hit.index + words.length));
  if (until?.[2])
    return {
      from: version,
      isFromIncluded: /^(?:from|starting)/.test(word),
      to: until[2],
      isToIncluded: !/^(?:before|below)/i.test(until[1] ?? ''),
      words: words + until[0],
    };
  if (
    word === 'from' &&
    /^\s*(?:up )?to (?:the )?(?:current|latest|newest|most recent|last)\b/i.test(text.slice(hit.index + words.length))
  )
    return { ...open, from: version };
  const isIncluded = sign === '>=' || tail !== undefined || /^(?:from|starting)/.test(word);
  return { ...open, from: version, isFromIncluded: isIncluded };
}

/** `in 2.0.1 and 2.0.2`, `compare versions 1.4 and 1.6`: from the one to the other, both told. */
function readPair(text: string): VersionWindow | null {
  const hit =
    /\b(?:in|of|for|compare|versions?|releases?)\s+(?:[\p{L}.]+\s+)?(v?\d+\.\d+(?:\.\d+)*)\s*(?:,|and|with|vs\.?|versus|&|\/)\s*(?:[\p{L}.]+\s+)?(v?\d+\.\d+(?:\.\d+)*)(?![\w%]|\.\d)/iu.exec(
      text,
    );
  const [words = '', one = '', other = ''] = hit ?? [];
  if (!hit) return null;
  const [from, to] = compareVersions(one, other) > 0 ? [other, one] : [one, other];
  return { from, isFromIncluded: true, to, isToIncluded: true, words };
}

function readOne(text: string): VersionWindow | null {
  const dotted = findVersions(text)[0];
  const named = /\b(?:version|release|v)\s?(\d{1,4}(?:\.x)?)(?![\w.]|\s+(?:releases?|versions?))/i.exec(text);
  const later = /^(?:\s*(?:and|or) (?:later|newer|above|up|onwards?)|\s+onwards?)/i;
  if (
    dotted &&
    (later.test(text.slice(dotted.end)) ||
      /\b(?:in|of|for|about|version|release|with|did|does|to|was|when|is|v|just|only|exactly|summari[sz]e|explain|describe|review|show|list|release)\s*(?:[\p{L}.]+\s+)?v?$/iu.test(
        text.slice(0, dotted.start).replace(/[@/-]$/, ''),
      ))
  ) {
    const isOpen = later.test(text.slice(dotted.end));
    return {
      from: dotted.text,
      isFromIncluded: true,
      to: isOpen ? null : dotted.text,
      isToIncluded: true,
      words: dotted.text,
    };
  }
  const series = /(?<![\w.])v?(\d+(?:\.\d+)*\.x)\b/i.exec(text)?.[1] ?? BRANCH.exec(text)?.[1] ?? named?.[1];
  return series ? { from: series, isFromIncluded: true, to: series, isToIncluded: true, words: series } : null;
}

/** The one version beside the address of one product among several: what the reader has of it. */
export function readLoneVersion(text: string): VersionWindow | null {
  const [only, ...others] = findVersions(text);
  return only && others.length === 0
    ? { from: only.text, isFromIncluded: false, to: null, isToIncluded: false, words: only.text }
    : null;
}
