/** A JSON-LD object that describes a page or what the page is about. */
export interface LinkedThing {
  types: string[];
  headline: string | null;
  name: string | null;
  url: string | null;
  publishedAt: string | null;
  modifiedAt: string | null;
  language: string | null;
}

const MAX_THINGS = 2_000;
/** Members that lead to other things than the page's own. */
const FOREIGN = new Set([
  'author',
  'publisher',
  'creator',
  'contributor',
  'comment',
  'image',
  'logo',
  'review',
  'isPartOf',
  'itemListElement',
  'breadcrumb',
  'mentions',
  'citation',
  'relatedLink',
  'video',
  'associatedMedia',
]);
const ARTICLE =
  /(?:Article|Posting|Report|Review|Recipe|HowTo|Dataset|Podcast\w*|Episode|CreativeWork|Book|Question|FAQPage|SoftwareApplication|Event|JobPosting|Course)$/;
/** Where a type has more characters than these, its name is among the last. */
const MOST_TYPE = 200;
const PAGE = /(?:WebPage|ItemPage|AboutPage|ProfilePage|CollectionPage|VideoObject|Product)$/;

/** What the JSON-LD blocks of a page say, articles before pages; things without a type of the two are left out. */
export function readLinkedThings(blocks: string[]): LinkedThing[] {
  const things: LinkedThing[] = [];
  for (const block of blocks) {
    const work: unknown[] = [parseLoosely(block)];
    for (let value = work.pop(); work.length < MAX_THINGS && things.length < MAX_THINGS; value = work.pop()) {
      if (Array.isArray(value)) work.push(...value.slice(0, MAX_THINGS).toReversed());
      else if (isObject(value)) {
        things.push(mapThing(value));
        for (const [key, member] of Object.entries(value))
          if (typeof member === 'object' && !FOREIGN.has(key)) work.push(member);
      }
      if (work.length === 0) break;
    }
  }
  const ranked = things.map((thing) => ({ thing, rank: rankOf(thing) })).filter(({ rank }) => rank < 2);
  return ranked.toSorted((left, right) => left.rank - right.rank).map(({ thing }) => thing);
}

function rankOf({ types }: LinkedThing): number {
  const names = types.map((type) => type.slice(-MOST_TYPE));
  return names.some((name) => ARTICLE.test(name)) ? 0 : names.some((name) => PAGE.test(name)) ? 1 : 2;
}

/** Sites write JSON-LD by templates: comment marks, line breaks inside strings and a stray semicolon are the usual faults. */
function parseLoosely(block: string): unknown {
  const bare = block
    .trimStart()
    .replace(/^(?:\/\*|\/\/)?\s*<!\[CDATA\[\s*(?:\*\/)?|^<!--/, '')
    .trimEnd()
    .replace(/(?:\/\*|\/\/)?\s{0,40}\]\]>\s{0,40}(?:\*\/)?$|-->$/, '')
    .trim()
    .replace(/;$/, '');
  for (const text of [bare, bare.replace(/[\u0000-\u001f]+/g, ' ')]) {
    try {
      return JSON.parse(text);
    } catch {
      // The next spelling, or none: a block that nobody can read says nothing.
    }
  }
  return null;
}

function mapThing(value: Record<string, unknown>): LinkedThing {
  return {
    types: (Array.isArray(value['@type']) ? value['@type'] : [value['@type']]).filter(
      (type) => typeof type === 'string',
    ),
    headline: textOf(value.headline),
    name: textOf(value.name),
    url: textOf(value.url) ?? textOf(value.mainEntityOfPage) ?? textOf(value['@id']),
    publishedAt: textOf(value.datePublished) ?? textOf(value.dateCreated) ?? textOf(value.uploadDate),
    modifiedAt: textOf(value.dateModified),
    language: textOf(value.inLanguage),
  };
}

function textOf(value: unknown): string | null {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const text = isObject(first) ? (first['@id'] ?? first['@value']) : first;
  if (typeof text === 'number') return String(text);
  return typeof text === 'string' ? text.trim() || null : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
