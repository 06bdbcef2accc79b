import type { PageRecords } from './page-records.ts';

/** As many openings make a page of records. */
const RECORDS = 3;
/** An article that holds less than this share of what the page says is a scrap of it. */
const SCRAP = 0.2;

interface LaneTexts {
  records: PageRecords;
  /** Null where there is no article lane. */
  article: string | null;
  structured: string;
}

/**
 * The lane that keeps a page whole. A page of records (three or more) goes by the structured lane as soon as the article lane loses an opening or a
 * date of them, for a release without its date is worth nothing. Any other page goes by the article lane, unless that holds next to nothing, or only
 * a scrap of what the page says outside links.
 */
export function chooseLane({ records, article, structured }: LaneTexts): 'article' | 'structured' {
  if (article === null) return 'structured';
  const kept = squeeze(article);
  if (
    records.openings.length >= RECORDS &&
    [...records.openings, ...records.dates].some((text) => !kept.includes(text))
  )
    return 'structured';
  if (kept.length < 140 && squeeze(structured).length > kept.length * 2) return 'structured';
  return records.said > 1_500 && kept.length < records.said * SCRAP ? 'structured' : 'article';
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
