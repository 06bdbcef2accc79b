import type { Citation } from '#contracts/evidence.ts';
import { findCitations, findReadPage } from '../../../db/queries/stored-take.ts';
import { findTake } from '../../../db/queries/takes.ts';
import { readPageText } from '../../evidence/read-page-text.ts';
import { type Html, html } from '../../http/html.ts';
import { type ConsoleCall, idOf, noSuchPage } from '../call.ts';
import { copyable, facts } from '../components.ts';
import { sendPage } from '../layout.ts';
import { renderLink } from './render-table.ts';

/** So much of a long page stands around what is cited: the rest is at its address. */
const MOST_CHARS = 200_000;

/** `GET /console/takes/{id}/pages/{sha256}`: the archived text of a page with every quote of the take lit; `#c-{citation}` is one of them. */
export async function getArchivedPage(call: ConsoleCall): Promise<void> {
  const { context, request, response, session, operatorId } = call;
  const takeId = idOf(call);
  const sha256 = String(request.params['sha256']);
  const take = await findTake(context.db, operatorId, takeId);
  const page =
    take && /^[0-9a-f]{64}$/.test(sha256)
      ? await findReadPage(context.db, { operatorId, channel: take.channel, sha256, takeId })
      : undefined;
  const text = page && (await readPageText(context, { sha256, ...page }));
  if (!take || !page || text === undefined) throw noSuchPage();
  const citations = (await findCitations(context.db, { operatorId, takeId })).filter(
    (citation) => citation.page === sha256,
  );
  const quotes = citations.filter(({ role }) => role === 'quote').length;
  const main = html`${facts([
    ['Address', page.url === null ? 'your own text' : renderLink(page.url)],
    ['SHA-256', copyable(sha256, `${sha256.slice(0, 16)}…`)],
    ['Cited here', `${quotes} ${quotes === 1 ? 'quote' : 'quotes'}`],
  ])}
<div class="page-text">${lightQuotes(text, citations)}</div>`;
  sendPage(response, {
    title: 'Archived page',
    trail: [
      ['/console/takes', 'Takes'],
      [`/console/takes/${takeId}`, `${take.channel} ${take.takeNo}`],
    ],
    main,
    session,
  });
}

/** The text with each cited range marked once; where ranges overlap, the later one begins where the earlier one ends. */
function lightQuotes(text: string, citations: readonly Citation[]): Html[] {
  const parts: Html[] = [];
  const ordered = citations.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const last = Math.min(text.length, Math.max(MOST_CHARS, (ordered.at(-1)?.end ?? 0) + 2_000));
  let at = 0;
  for (const { id, start, end } of ordered) {
    if (end <= at) {
      parts.push(html`<span id="c-${id}"></span>`);
      continue;
    }
    parts.push(
      html`${text.slice(at, Math.max(at, start))}<mark id="c-${id}">${text.slice(Math.max(at, start), end)}</mark>`,
    );
    at = end;
  }
  parts.push(
    html`${text.slice(at, last)}${last < text.length && html`<p class="quiet">… and ${text.length - last} characters more.</p>`}`,
  );
  return parts;
}
