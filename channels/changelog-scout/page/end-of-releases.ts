import { cueList } from '../../reading/cue-list.ts';
import { tellsOfChange } from '../kinds/classify.ts';
import { sectionKind } from '../kinds/section-kind.ts';
import { maskMarkup } from '../text/mask-markup.ts';
import { slice } from '../text/span.ts';
import { readDateLine, readTrailer } from './date-lines.ts';
import { isFooter, reaches } from './footer.ts';
import type { Head } from './head.ts';
import type { Piece } from './piece.ts';
import { isGreeting } from './small-talk.ts';

/**
 * Index of the piece with which something else begins below the last release: a heading of its level or above that is no section of a
 * release, or the words on copying and of an editor that files end with, or what stands below the table whose rows are the releases, or the
 * foot of the page. What other releases of the page have inside them too is a section; a guide, support or a licence is none, wherever it stands.
 */
export function endOfReleases(text: string, pieces: Piece[], heads: Head[]): number {
  const last = heads.at(-1);
  if (!last) return pieces.length;
  const level = levelOf(pieces[last.at]!);
  const isHabit = heads
    .slice(0, -1)
    .some((head, index) =>
      pieces.slice(head.at + 1, heads[index + 1]!.at).some((piece) => isOver(piece, levelOf(pieces[head.at]!))),
    );
  const isOne = heads.length === 1;
  /** Releases above tell themselves how to come to them. */
  const isGuided = pieces.slice(0, last.at).some((piece) => piece.kind === 'heading' && isGuide(slice(text, piece)));
  const foot = footOf(text, pieces, heads);
  const at = pieces.findIndex((piece, index) => {
    if (index > last.at && pieces[last.at]!.table !== piece.table && pieces[last.at]!.table !== undefined) return true;
    if (index > last.at && piece.kind === 'text' && [TRAILER, MANUAL].some((sign) => sign.test(slice(text, piece))))
      return true;
    if (index > last.at && OF_DOCUMENT.test(slice(text, piece).split('\n')[0] ?? '')) return true;
    if (index <= last.at || piece.kind !== 'heading' || piece.level > level) return false;
    if (!isOne && !isGuided && isGuide(slice(text, piece))) return true;
    return isElsewhere(slice(text, piece)) || (!isHabit && !isOne && isOver(piece, level));
  });
  return Math.min(foot, at < 0 ? pieces.length : at);

  function isOver(piece: Piece, own: number): boolean {
    const words = maskMarkup(slice(text, piece));
    return piece.kind === 'heading' && piece.level <= own && (sectionKind(words) === null || KNOWN_ISSUES.test(words));
  }
}

/**
 * Index of the piece with which the foot of the page begins: running text alone, behind the last rule below the last release, where rules part no changes from
 * each other in the others; or the last words of the page, where they are of a footer.
 */
function footOf(text: string, pieces: readonly Piece[], heads: readonly Head[]): number {
  const last = heads.at(-1)!.at;
  const ruled = pieces.findLastIndex(({ isRuled }) => isRuled);
  const isText = ({ kind, level }: Piece): boolean => kind === 'text' && level === 0;
  const places = new Set(heads.map(({ at }) => at));
  const isHabit = pieces.some(
    ({ isRuled }, at) => isRuled && at > heads[0]!.at + 1 && at < last && !places.has(at) && !places.has(at + 1),
  );
  const tail = pieces.slice(Math.max(ruled, 0));
  // `- The Heron team`: whoever signs a page sets it like an item.
  const items = tail.filter((piece) => !isText(piece));
  const isSigned = items.length < 2 && items.every((piece) => piece === tail.at(-1) && isSignature(slice(text, piece)));
  const isFoot = ruled > last + 1 && !isHabit && isText(tail[0]!) && isSigned;
  let at = isFoot ? ruled : pieces.length;
  while (at > last + 1 && isOfFoot(slice(text, pieces[at - 1]!), isText(pieces[at - 1]!))) at -= 1;
  return at;
}

/**
 * Where the post of each release ends on a page of news: with the next heading of no lower level that has a day of its own below it, whatever it is
 * about. `end` is the end of the last; without days below the heads each ends where the next begins.
 */
export function endsOfPosts(text: string, pieces: Piece[], heads: Head[], end: number): number[] {
  const isDatedBelow = (at: number): boolean => {
    const below = pieces[at + 1];
    return below?.kind === 'text' && readDateLine(slice(text, below).split('\n')[0] ?? '') !== null;
  };
  const isOfPosts = heads.some(({ at }) => pieces[at]!.kind === 'heading' && isDatedBelow(at));
  return heads.map(({ at }, index) => {
    const next = heads[index + 1]?.at ?? end;
    if (!isOfPosts || pieces[at]!.kind !== 'heading') return next;
    const { level } = pieces[at]!;
    for (let place = at + 1; place < next; place++)
      if (pieces[place]!.kind === 'heading' && pieces[place]!.level <= level && isDatedBelow(place)) return place;
    return next;
  });
}

/** The place of the heading of a lower level that each piece stands under; null for none. */
export function headingsOver(pieces: readonly Piece[]): (number | null)[] {
  /** Headings so far of which each is lower than the next. */
  const open: number[] = [];
  return pieces.map((piece, at) => {
    const over = open.findLast((place) => pieces[place]!.level < levelOf(piece)) ?? null;
    if (piece.kind !== 'heading') return over;
    while (open.length > 0 && pieces[open.at(-1)!]!.level >= piece.level) open.pop();
    open.push(at);
    return over;
  });
}

/** Without those that stand under a heading of questions, notices or a guide, which name releases of the page again; all where others are not there. */
export function withoutThoseElsewhere(text: string, pieces: readonly Piece[], heads: Head[]): Head[] {
  const overs = headingsOver(pieces);
  const own = heads.filter(({ at }) => {
    const place = overs[at] ?? null;
    if (place === null) return true;
    const over = pieces[place]!;
    const isBeside = (): boolean => heads.some((head) => head.at < place && levelOf(pieces[head.at]!) >= over.level);
    return !isElsewhere(slice(text, over)) && !(isGuide(slice(text, over)) && isBeside());
  });
  return own.length > 0 ? own : heads;
}

/** The last words of a page: a footer, whoever takes leave, and an item that says whom to call. */
const isOfFoot = (words: string, isText: boolean): boolean =>
  isText
    ? readTrailer(words) === null && (isFooter(words) || (words.length < 200 && isGreeting(words)))
    : words.length < 300 && reaches(words);

const isSignature = (words: string): boolean =>
  /^\p{Lu}[\p{L}.'’ -]{1,40}$/u.test(words) && words.split(' ').length < 5 && !tellsOfChange(words);

/** Text lines head releases below every heading. */
const levelOf = ({ kind, level }: Piece): number => (kind === 'heading' ? level : 20);

/** How files of a project end: the notice that the GNU maintainers' guide has files carry, and lines for an editor. */
const TRAILER = cueList(
  String.raw`
  copying and distribution of this file|permission is granted to (?:copy|anyone)|this (?:file|program) is (?:free software|part of)
  copyright (?:\(c\)|©|\d{4})|local variables:|(?:vim?|ex): ?set?[ ]
`,
  { flags: 'iu', before: String.raw`^[\s=*#-]*` },
);

/** What does not work stands beside the releases, where no release has a section of it: it was not changed in the last. */
const KNOWN_ISSUES = cueList(
  String.raw`
  (?:known|open) (?:issues|bugs|problems|limitations|defects)|(?:bekannte|offene) (?:probleme|fehler|einschränkungen)|(?:problèmes|bogues|bugs|limitations) connu(?:e?s)
  (?:problemas|errores|limitaciones) conocid[oa]s|(?:problemi|errori|limitazioni) not[ie]|(?:problemas|erros|limitações) conhecid[oa]s|bekende (?:problemen|fouten|beperkingen)
  znane (?:problemy|błędy|ograniczenia)
`,
  { flags: 'iu', before: String.raw`^\W*`, after: String.raw`(?!\p{L})` },
);

/** What was changed in the document itself, with whatever numbers the heading. */
const OF_DOCUMENT = cueList(
  String.raw`
  (?:(?:revision|change|version|edit) (?:history|log|record|table)|revisions|history|changes) (?:of|to|in) (?:this|the) (?:document|manual|guide|publication)|document (?:revision |change |version )?(?:history|revisions|control|record)
  (?:änderungs|versions|revisions)(?:historie|verzeichnis|übersicht|stand) (?:des|dieses) dokument(?:s|es)|dokumenten?historie|historique (?:des révisions )?(?:du|de ce) document|historial (?:de revisiones )?(?:del|de este) documento
  (?:cronologia|storico)(?: delle revisioni)? (?:del|di questo) documento|histórico (?:de revisões )?(?:do|deste) documento|documentgeschiedenis|(?:revisie)?geschiedenis van (?:dit|het) document|historia (?:zmian |wersji )?(?:tego )?dokumentu
`,
  {
    flags: 'iu',
    before: String.raw`^[\s=*#-]*(?:\d{1,2}(?:\.\d{1,2}){0,2}\.?\s+)?`,
    after: String.raw`(?!\p{L})[\s:=*#-]*$`,
  },
);

/** Sections that manual pages end with (man-pages(7)). */
const MANUAL = /^(?:SEE ALSO|AUTHORS?|REPORTING BUGS|COPYRIGHT|COLOPHON)(?:\s*\n|\s*$)/;

/** `Upgrading`, `Migration notes`: a guide of its own where it stands beside releases, a section inside one. */
const isGuide = (heading: string): boolean =>
  BARE_GUIDE.test(
    maskMarkup(heading)
      .replace(/[^\p{L}]+/gu, ' ')
      .trim(),
  );
const BARE_GUIDE = cueList(
  String.raw`
  (?:how to )?(?:upgrad(?:e|ing)|migrat(?:e|ing|ion)|updating)(?: (?:notes?|guides?|instructions?|steps|path))?
  aktualisier(?:en|ung)|umstieg(?:shinweise)?|upgrade hinweise|migration(?:shinweise)?|mise à (?:jour|niveau)|guide de (?:migration|mise à jour)|actualización|migración
  guía de (?:actualización|migración)
  aggiornamento|migrazione|guida (?:alla migrazione|all aggiornamento)|atualização|migração|guia de (?:atualização|migração)|bijwerken|upgraden|migratie|aktualizacja|migracja
`,
  { flags: 'iu', before: '^', after: '$' },
);

/** Headings of what is no release: how to come from one version to another, and whom to turn to. */
function isElsewhere(heading: string): boolean {
  const words = maskMarkup(heading)
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()
    .toLowerCase();
  return GUIDE.test(words) || POLICY.test(words) || (words.split(' ').length <= 4 && APART.test(words));
}

const GUIDE =
  /^(?:how to )?(?:migrat\w+|upgrad\w+|updating|moving|umstieg|migration)\b.*(?:\b(?:from|to|guide|von|auf|de|vers)\b|\d)/;
const POLICY =
  /^(?:security|deprecation|support|release|versioning|update|performance) (?:guides?|polic(?:y|ies)|overview|model|schedule|life ?cycle|tips|cent(?:er|re)|process)$/;
const APART = cueList(
  String.raw`
  support|help|contact|feedback|licen[cs]e|copyright|faq|frequently asked questions|upgrade notices?|installation|legal|privacy|imprint|about|glossary|footer|archives?
  legend|key to symbols|abbreviations|legende|zeichenerklärung|légende|leyenda|legenda
`,
  { before: '^(?:get )?', after: String.raw`\b` },
);
