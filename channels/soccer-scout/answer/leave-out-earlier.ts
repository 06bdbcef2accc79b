import type { Brief } from '#contracts/plan.ts';
import { officialLink } from '../../../evidence/official-links.ts';
import type { Reading } from '../reading.ts';
import type { Found, RecordFound } from './found.ts';

/** Without what the earlier answer holds, when the caller asks for more of the same (interface document, part 2, Takes). */
export function leaveOutEarlier(found: Found, { isOnlyNew }: Reading, { prior }: Brief): Found {
  if (!isOnlyNew || !prior) return found;
  const isTold = (link: string | null): boolean =>
    link !== null && (prior.links.includes(link) || holds(prior.output, link));
  const isNewRecord = ({ type, osmId, website, name }: RecordFound): boolean =>
    !isTold(officialLink(`osm-${type}`, osmId)) &&
    !(website !== null && isTold(website) && name !== null && prior.output.includes(name));
  return {
    ...found,
    records: found.records.filter(isNewRecord),
    programmes: found.programmes.filter(
      ({ link, name }) => !(isTold(link) && (name === null || prior.output.includes(name))),
    ),
  };
}

/** Whether a text has this very address: `…/way/12` is not in `…/way/123`. */
function holds(text: string, link: string): boolean {
  for (let at = text.indexOf(link); at >= 0; at = text.indexOf(link, at + 1)) {
    if (!/[\w/-]/.test(text.charAt(at + link.length))) return true;
  }
  return false;
}
