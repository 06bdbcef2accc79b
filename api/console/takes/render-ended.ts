import { RECOVERY_SENTENCES, recoveryInShort } from '#contracts/finished-take.ts';
import type { HeldDraft, Lifecycle, Still } from '#contracts/take.ts';
import type { CitedSentence, ShownReport } from '../../../db/queries/cited-sentences.ts';
import { type Html, html } from '../../http/html.ts';
import type { ConsoleCall } from '../call.ts';
import { type Sorting, badge, copyButton, field } from '../components.ts';
import { hiddenCsrf } from '../layout.ts';
import type { ShownTake } from './find-shown-take.ts';
import { renderReport } from './render-report.ts';
import { renderSentences } from './render-sentences.ts';
import { renderLink, renderTakeTable } from './render-table.ts';
import { renderTrace } from './render-trace.ts';

interface Found {
  sentences: CitedSentence[];
  report: ShownReport | undefined;
  /** The page of each citation. */
  pageOf: ReadonlyMap<string, string>;
  verification: Html | undefined;
}

/** What a take that has ended came to, and what there is to do with it. */
export function renderEnded(call: ConsoleCall, shown: ShownTake, found: Found): Html {
  const { takeId, take, card } = shown;
  const { csrf } = call.session;
  const address = `/console/takes/${takeId}`;
  const { lifecycle, asks, table, stills, links } = take;
  const toDo = sayRecovery(lifecycle);
  return html`<section aria-label="What to do with it" id="check"><div class="row"><form method="post" action="${address}/verify">${hiddenCsrf(csrf)}<button>Verify</button></form>
<a role="button" class="secondary" href="${address}/export">Export</a>
<a role="button" class="secondary" href="/console/channels/${card.slug}?again=${takeId}">Roll it again</a>
<a role="button" class="secondary" href="/console/channels/${card.slug}?continue=${takeId}">Continue</a></div>
${found.verification}</section>
${toDo !== '' && html`<div class="notice"><p>${toDo}</p></div>`}
${
  lifecycle.state !== 'needs_input' &&
  html`<section aria-labelledby="answer"><h2 id="answer">Answer</h2>
<div class="answer">${renderSentences(take.output, found.sentences, { pageOf: found.pageOf, address })}</div></section>`
}
${
  asks.length > 0 &&
  html`<section aria-labelledby="asks"><h2 id="asks">It asks</h2><ul>${asks.map(({ ask, blocking }) => html`<li>${ask}${blocking && html` <span class="badge fair">needed</span>`}</li>`)}</ul>
<form method="post" action="/console/channels/${card.slug}/takes">${hiddenCsrf(csrf)}<input type="hidden" name="prior" value="${takeId}">
${field({ label: 'Your answer', name: 'notes', rows: 3, isRequired: true })}<div class="row"><button>Roll take</button></div></form></section>`
}
${table && html`<section aria-labelledby="rows"><h2 id="rows">Table</h2>${renderTakeTable(table, sortingOf(call), (to) => `${address}?${new URLSearchParams({ sort: to.by, dir: to.direction }).toString()}#rows`)}</section>`}
${lifecycle.held.length > 0 && html`<section aria-labelledby="held"><h2 id="held">Drafts that wait for you</h2><p class="quiet">They are never sent from here.</p>${lifecycle.held.map(renderDraft)}</section>`}
${stills.length > 0 && html`<section aria-labelledby="stills"><h2 id="stills">Stills</h2><div class="stills">${stills.map((still) => renderStill(still, address))}</div></section>`}
${links.length > 0 && html`<section aria-labelledby="links"><h2 id="links">Sources</h2><ul>${links.map((link) => html`<li>${renderLink(link)}</li>`)}</ul></section>`}
${lifecycle.undone.length > 0 && html`<section aria-labelledby="undone"><h2 id="undone">Left undone</h2><ul>${lifecycle.undone.map((each) => html`<li>${each}</li>`)}</ul></section>`}
${found.report && html`<section aria-labelledby="grade"><h2 id="grade">Why grade ${take.grade}</h2>${renderReport(found.report)}</section>`}
<section aria-labelledby="trace"><h2 id="trace">Plan and trace</h2>
<ul>${take.plan.subGoals.map(({ goal, status }) => html`<li>${goal} ${badge(status)}</li>`)}</ul>
${renderTrace(take.plan.trace)}</section>
${BESIDE}`;
}

/** The recovery in the words of this page, where its own are for callers of the API. */
const sayRecovery = (lifecycle: Lifecycle): string =>
  recoveryInShort(lifecycle)
    .replace(RECOVERY_SENTENCES.answer_asks, 'Answer below what it asks: the next take goes on from this one.')
    .replace(RECOVERY_SENTENCES.continue, '“Continue” goes on with what was left undone.');

/** Where a mark opens its page, once script has found that there is room. */
const BESIDE = html`<aside id="beside" hidden tabindex="-1" aria-labelledby="beside-title"><header><h2 id="beside-title">Archived page</h2><a>Whole page</a><button type="button" class="secondary">Close</button></header><div></div></aside>`;

function renderDraft({ kind, to, subject, body }: HeldDraft): Html {
  return html`<article><p><strong>${subject}</strong> <span class="quiet">${kind} to ${to}</span></p><pre>${body}</pre>${copyButton(body, 'the draft')}</article>`;
}

function renderStill({ sha256, caption, width, height }: Still, address: string): Html {
  return html`<figure><a href="${address}/stills/${sha256}.png"><img class="still" src="${address}/stills/${sha256}.png" width="${width}" height="${height}" alt="${caption}" loading="lazy"></a><figcaption class="quiet">${caption}</figcaption></figure>`;
}

function sortingOf({ request }: ConsoleCall): Sorting | undefined {
  const { sort, dir } = request.query;
  return typeof sort === 'string' ? { by: sort, direction: dir === 'desc' ? 'desc' : 'asc' } : undefined;
}
