import { cueList } from '../cue-list.ts';

/** A link that may lead to where a page goes on. */
export interface ContinuationLink {
  href: string;
  /** What the link says, or what it is called for readers who do not see it. */
  words: string;
  /** The page itself calls it the next one (`rel=next`). */
  isNext: boolean;
}

/**
 * Where a document goes on, by the structure of its page: the link that is called the next page, else one to older entries, else the only one
 * to read on. Always of the same site and of the same family of paths; what the page's text says is never looked at. Null where it ends.
 */
export function chooseContinuation(links: readonly ContinuationLink[], url: string): string | null {
  const page = new URL(url);
  const known = links.flatMap(({ href, isNext, words: said }) => {
    const words = trim(said);
    // Most links of a page say nothing of the kind, and reading an address costs more than to see that.
    if (!isNext && ![NEXT, OLDER, READ_ON].some((pattern) => pattern.test(words))) return [];
    const to = URL.parse(href);
    return to && isSameSite(to, page) && !isSameAddress(to, page) ? [{ isNext, words, to }] : [];
  });
  const next =
    known.find(({ isNext, to }) => isNext && isNextPage(to, page)) ??
    known.find(({ words, to }) => NEXT.test(words) && isNextPage(to, page)) ??
    known.find(({ words, to }) => OLDER.test(words) && isOfFamily(to, page)) ??
    onlyOne(known.filter(({ words, to }) => READ_ON.test(words) && isPartOf(to, page)));
  return next ? withoutFragment(next.to) : null;
}

/** The same host, with `www.` or without, and the same port. */
export function isSameSite(one: URL, other: URL): boolean {
  const host = ({ hostname }: URL): string => hostname.replace(/^www\./, '');
  return host(one) === host(other) && one.port === other.port;
}

const THINGS = `
    releases?|versions?|change ?logs?|changes?|entries|posts?|updates?|news|articles?|stor(?:y|ies)|notes?|items?
    results?|events?
  `;
const NEXT = cueList(
  String.raw`
    next(?: page| results?)?|n[äa]chste(?: seite)?|weiter|(?:page )?suivante?|(?:p[áa]gina )?siguiente
    (?:pagina )?successiva|avanti|pr[óo]xima(?: p[áa]gina)?|volgende(?: pagina)?|n[äa]sta(?: sida)?
    nast[ęe]pna(?: strona)?|следующая(?: страница)?|далее|次へ|次の?ページ|下一[页頁]|다음(?: 페이지)?
  `,
  { before: '^', after: '$' },
);
const OLDER = cueList(
  String.raw`
    (?:older|earlier)(?: {things})?|previous {things}|(?:(?:load|show|view|see) )?more(?: {things})?
    (?:{things} )?archives?|archived? {things}|ältere (?:beiträge|einträge|versionen|artikel|meldungen)
    (?:articles|messages|versions) plus (?:anciens|anciennes)|entradas (?:antiguas|anteriores)
    versiones anteriores|postagens (?:mais )?antigas|post (?:più|meno) (?:vecchi|recenti)|oudere berichten
  `,
  { flags: 'iu', before: '^', after: '$', words: { things: THINGS } },
);
const READ_ON = cueList(
  String.raw`
    read (?:more|on)|read the (?:full|rest of the) \p{L}+|continue reading
    full (?:story|article|text|change ?log|release notes)|weiterlesen|lire la suite|leer m[áa]s
    seguir leyendo|leia mais|leggi tutto|lees verder
  `,
  { flags: 'iu', before: '^', after: '$' },
);

/** Without the arrows and marks around the words. */
function trim(words: string): string {
  const start = words.search(LETTER);
  if (start < 0) return '';
  let end = words.length;
  for (let last = lastOf(words, end); !LETTER.test(last); last = lastOf(words, end)) end -= last.length;
  return words.slice(start, end).replace(/\s+/g, ' ').toLowerCase();
}

const LETTER = /[\p{L}\p{N}]/u;

/** The character that ends there, which may take two units. */
const lastOf = (text: string, end: number): string =>
  text.slice((text.codePointAt(end - 2) ?? 0) > 0xffff ? end - 2 : end - 1, end);

/** The same path with a page number that is one higher, or the same path asked for otherwise. */
function isNextPage(next: URL, page: URL): boolean {
  const [to, from] = [cut(next), cut(page)];
  if (pathOf(next) === pathOf(page)) return next.search !== page.search && !countsDown(next, page);
  if (to.stem !== from.stem || to.number === null) return false;
  return from.number === null ? to.number === 1 || to.number === 2 : to.number === from.number + 1;
}

/** A number of the query that gets smaller leads back. */
function countsDown(next: URL, page: URL): boolean {
  return [...next.searchParams].some(
    ([name, value]) => /^\d+$/.test(value) && Number(value) < Number(page.searchParams.get(name) ?? 0),
  );
}

function isOfFamily(next: URL, page: URL): boolean {
  const first = (url: URL): string => pathOf(url).split('/')[1] ?? '';
  const folder = (url: URL): string => pathOf(url).replace(/[^/]*$/, '');
  return isPartOf(next, page) || folder(next) === folder(page) || (first(page) !== '' && first(next) === first(page));
}

function isPartOf(next: URL, page: URL): boolean {
  const path = pathOf(page);
  return (
    pathOf(next) === path || pathOf(next).startsWith(path.replace(/\/?$/, '/')) || cut(next).stem === cut(page).stem
  );
}

/** A path without what says which page of it this is. */
function cut(url: URL): { stem: string; number: number | null } {
  const path = pathOf(url).replace(/\.[a-z]{2,5}$/i, '');
  const numbered = /^(.*?)[/_.-]?(?:page|seite|pagina|p)?[/_.-]?(\d{1,3})$/i.exec(path);
  return numbered ? { stem: numbered[1]!, number: Number(numbered[2]) } : { stem: path, number: null };
}

const pathOf = (url: URL): string => url.pathname.replace(/\/(?:index|default)\.[a-z]{2,5}$/i, '/').replace(/\/+$/, '');

const isSameAddress = (one: URL, other: URL): boolean => withoutFragment(one) === withoutFragment(other);

function withoutFragment(url: URL): string {
  const bare = new URL(url);
  bare.hash = '';
  return bare.href;
}

const onlyOne = <T extends { to: URL }>(links: T[]): T | undefined =>
  new Set(links.map(({ to }) => withoutFragment(to))).size === 1 ? links[0] : undefined;
