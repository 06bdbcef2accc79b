import { Canary, MOST_CANARIES } from '#contracts/canary.ts';
import { GRADE_LETTERS } from '#contracts/take.ts';
import { asOperator } from '../../db/as-operator.ts';
import {
  addCanary,
  changeBuiltInCanary,
  deleteCanary,
  findCanaries,
  findCanaryRuns,
  listBuiltInCanaries,
  pauseCanary,
  runCanaryNow,
} from '../../db/queries/canaries.ts';
import type { BuiltInCanary, CanaryRow } from '../../db/queries/canaries.ts';
import { appendAudit } from '../../db/queries/call-log.ts';
import { type Html, html } from '../http/html.ts';
import { type ConsoleCall, idOf, noSuchPage } from './call.ts';
import { type ButtonOptions, button, change } from './change.ts';
import { figure } from './charts/chart.ts';
import { canaryChart } from './charts/charts.ts';
import { badge, empty, strip, select, table, time } from './components.ts';
import { renderDone, takeFlash } from './flash.ts';
import { hiddenCsrf, sendPage } from './layout.ts';
import type { ConsoleSession } from './session.ts';
import { type Typed, fieldsOf, readTyped } from './typed.ts';

const RUNS = 50;
const PAGES = '/console/canaries';
const FIELDS = [
  'name',
  'channel',
  'brief',
  'every',
  'minGrade',
  'minOverall',
  'mustContain',
  'mustLink',
  'maxLatencyMs',
];

/** `GET /console/canaries`: the operator's scheduled test runs, and a form for one more. */
export const getCanaries = (call: ConsoleCall): Promise<void> => showCanaries(call, undefined);

async function showCanaries(
  { context, request, response, session, operatorId }: ConsoleCall,
  typed: Typed | undefined,
): Promise<void> {
  const flash = takeFlash(context, request, response, session.sessionId);
  const isAdmin = session.principal.role === 'admin';
  const { canaries, builtIn } = await asOperator(context.db, operatorId, async (trx) => ({
    canaries: await findCanaries(trx, operatorId),
    builtIn: isAdmin ? await listBuiltInCanaries(trx, operatorId) : [],
  }));
  const rows = canaries.map((canary) => [
    html`<a href="/console/canaries/${canary.canaryId}">${canary.name}</a>`,
    canary.channel,
    sayEvery(canary.everySeconds),
    sayState(canary),
    time(canary.lastPassedAt),
  ]);
  const text = fieldsOf(typed);
  const value = (name: string) => typed?.values[name];
  const slugs = [...context.channels.keys()].map((slug) => [slug, slug] as const);
  const main = html`${renderDone(flash)}
<p class="lead">A canary rolls the same brief again and again, as an ordinary take that is charged like any, and tells who subscribed to <code>canary.failed</code> when it comes to something else than it should.</p>
${rows.length === 0 ? empty('No canary watches anything yet.') : table([{ label: 'Canary' }, { label: 'Channel' }, { label: 'Every' }, { label: 'State' }, { label: 'Last passed' }], rows, { caption: 'Canaries' })}
${builtIn.length > 0 && renderBuiltIn(builtIn, session)}
<section aria-labelledby="add"><h2 id="add">Set one up</h2>
<form method="post" action="/console/canaries">${hiddenCsrf(session.csrf)}
${text('Name', 'name', { isRequired: true })}
${select('Channel', 'channel', slugs, value('channel'))}
${text('Brief', 'brief', { rows: 4, isRequired: true })}
${text('Every', 'every', { value: '1 h', isRequired: true, hint: 'From 5 min to 7 d.' })}
<fieldset><legend>It has to come to</legend>
${select('Grade at least', 'minGrade', [['', 'any'], ...GRADE_LETTERS.map((letter) => [letter, letter] as const)], value('minGrade'))}
${text('Overall at least', 'minOverall', { hint: '0 to 100' })}
${text('Texts of the answer', 'mustContain', { rows: 2, hint: 'One a line.' })}
${text('Hosts among the links', 'mustLink', { rows: 2, hint: 'One a line, such as example.org.' })}
${text('Milliseconds at most', 'maxLatencyMs')}</fieldset>
<button>Set up</button></form></section>`;
  sendPage(response, { title: 'Canaries', main, session, status: typed ? 422 : 200 });
}

/** What the channels bring along, for admins. */
function renderBuiltIn(canaries: readonly BuiltInCanary[], session: ConsoleSession): Html {
  const post = (canaryId: string, path: string, label: string) =>
    button(session, `${PAGES}/${canaryId}/${path}`, label);
  return html`<section aria-labelledby="own"><h2 id="own">Of this installation</h2>
<p class="quiet">Each channel brings one along: free, over a page that this installation serves, and told to every admin.</p>
${table(
  [
    { label: 'Channel' },
    { label: 'State' },
    { label: 'What failed' },
    { label: 'Last run', isNamed: true },
    { label: 'Last passed', isNamed: true },
    { label: '' },
  ],
  canaries.map((canary) => [
    canary.channel,
    sayState({ ...canary, problem: null }),
    canary.failed?.map(
      ({ expectation, found }) => html`<p>${expectation} <span class="quiet">but ${found}</span></p>`,
    ) ?? '',
    time(canary.lastRunAt),
    time(canary.lastPassedAt),
    html`<div class="row">${post(canary.canaryId, 'run', 'Run now')}${canary.isPaused ? post(canary.canaryId, 'resume', 'Resume') : post(canary.canaryId, 'pause', 'Pause')}</div>`,
  ]),
  { caption: 'Canaries of this installation', isStacked: true },
)}</section>`;
}

/** `GET /console/canaries/{id}`: what it expects, and how its runs went. */
export async function getCanary(call: ConsoleCall): Promise<void> {
  const { context, request, response, session, operatorId } = call;
  const canaryId = idOf(call);
  const { canary, runs } = await asOperator(context.db, operatorId, async (trx) => ({
    canary: (await findCanaries(trx, operatorId)).find((each) => each.canaryId === canaryId),
    runs: await findCanaryRuns(trx, canaryId, RUNS),
  }));
  if (!canary) throw noSuchPage();
  const flash = takeFlash(context, request, response, session.sessionId);
  const post = (path: string, label: string, options?: ButtonOptions) =>
    button(session, `${PAGES}/${canaryId}/${path}`, label, options);
  const { expectations } = canary;
  const main = html`${renderDone(flash)}
${canary.failuresInARow === 0 && canary.recoveredAt && html`<p role="status">It passes again since ${time(canary.recoveredAt)}.</p>`}
${canary.problem && html`<p role="alert">${canary.problem}</p>`}
${strip([
  ['Channel', canary.channel],
  ['Every', sayEvery(canary.everySeconds)],
  ['State', sayState(canary)],
  ['Grade at least', expectations.minGrade],
  ['Overall at least', expectations.minOverall === undefined ? undefined : String(expectations.minOverall)],
  ['Says', expectations.mustContain.length > 0 && expectations.mustContain.join(' · ')],
  ['Links to', expectations.mustLink.length > 0 && expectations.mustLink.join(' · ')],
  ['Milliseconds at most', expectations.maxLatencyMs === undefined ? undefined : String(expectations.maxLatencyMs)],
])}
<details><summary>Brief</summary><pre>${canary.brief}</pre></details>
<div class="row">${post('run', 'Run now')}${canary.isPaused ? post('resume', 'Resume') : post('pause', 'Pause')}${post('delete', 'Delete', { kind: 'danger' })}</div>
${runs.length > 0 && figure(canaryChart, `${PAGES}/${canaryId}/scores-chart`)}
<h2>Runs</h2>
${
  runs.length === 0
    ? empty('It has not run yet.')
    : table(
        [{ label: 'Take' }, { label: 'Result' }, { label: 'What failed' }, { label: 'At' }],
        runs.map((run) => [
          html`<a href="/console/takes/${run.takeId}">${run.takeId.slice(0, 8)}</a>`,
          badge(run.hasPassed ? 'passed' : 'failed'),
          run.failed.map(
            ({ expectation, found }) => html`<p>${expectation} <span class="quiet">but ${found}</span></p>`,
          ),
          time(run.at),
        ]),
        { caption: 'Runs' },
      )
}`;
  sendPage(response, { title: canary.name, trail: [[PAGES, 'Canaries']], main, session });
}

/** `POST /console/canaries`. */
export async function postCanary(call: ConsoleCall): Promise<void> {
  const { context, response, operatorId } = call;
  const values = readTyped(call, FIELDS);
  const number = (name: string) => (values[name] === '' ? undefined : Number(values[name]));
  const lines = (name: string) =>
    values[name]!.split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  const parsed = Canary.safeParse({
    name: values['name'],
    channel: values['channel'],
    brief: values['brief'],
    every: values['every'],
    expectations: {
      ...(values['minGrade'] !== '' && { minGrade: values['minGrade'] }),
      ...(number('minOverall') !== undefined && { minOverall: number('minOverall') }),
      mustContain: lines('mustContain'),
      mustLink: lines('mustLink'),
      ...(number('maxLatencyMs') !== undefined && { maxLatencyMs: number('maxLatencyMs') }),
    },
  });
  const errors: Record<string, string> = {};
  if (!context.channels.has(values['channel'] ?? '')) errors['name'] = 'Choose one of the channels.';
  for (const issue of parsed.error?.issues ?? []) {
    const path = issue.path.filter((part) => typeof part === 'string' && part !== 'expectations')[0];
    errors[String(path ?? 'name')] ??= SENTENCES[String(path)] ?? 'This is not valid.';
  }
  if (!parsed.success || Object.keys(errors).length > 0) return showCanaries(call, { values, errors });
  const id = await asOperator(context.db, operatorId, async (trx) => {
    const added = await addCanary(trx, operatorId, parsed.data);
    if (added)
      await appendAudit(trx, {
        operatorId,
        action: 'canary.added',
        subject: added,
        detail: { name: parsed.data.name },
      });
    return added;
  });
  if (!id)
    return showCanaries(call, {
      values,
      errors: { name: `You have ${MOST_CANARIES} canaries, as many as one may. Delete one first.` },
    });
  response.redirect(303, `/console/canaries/${id}`);
}

const SENTENCES: Record<string, string> = {
  name: 'A name has 1 to 100 characters.',
  brief: 'A brief has 1 to 100,000 characters.',
  every: 'A time from 5 min to 7 d, such as 1 h.',
  minOverall: 'A number from 0 to 100.',
  mustContain: 'At most 20 texts of up to 500 characters.',
  mustLink: 'At most 20 hosts such as example.org, without https:// or a path.',
  maxLatencyMs: 'A whole number of milliseconds.',
};

type Verb = 'run' | 'pause' | 'resume';

/** A button of a canary of the operator's or, for an admin, of the installation's. */
const changing = (verb: Verb, said: string, work: (call: ConsoleCall, canaryId: string) => Promise<boolean>) =>
  change(PAGES, async (call, canaryId) => {
    if (await work(call, canaryId)) return { said };
    const { context, operatorId, session } = call;
    const isDone =
      session.principal.role === 'admin' &&
      (await asOperator(context.db, operatorId, (trx) => changeBuiltInCanary(trx, operatorId, canaryId, verb)));
    if (!isDone) throw noSuchPage();
    return { said, leadsTo: PAGES };
  });

const pausing =
  (isPaused: boolean) =>
  ({ context, operatorId }: ConsoleCall, canaryId: string): Promise<boolean> =>
    asOperator(context.db, operatorId, (trx) => pauseCanary(trx, canaryId, isPaused));

export const postPause = changing('pause', 'It is paused.', pausing(true));
export const postResume = changing('resume', 'It goes on.', pausing(false));
export const postRunNow = changing('run', 'A run is on its way.', ({ context, operatorId }, canaryId) =>
  asOperator(context.db, operatorId, (trx) => runCanaryNow(trx, operatorId, canaryId)),
);

export const postDeleteCanary = change(PAGES, async ({ context, operatorId }, canaryId) => {
  await asOperator(context.db, operatorId, async (trx) => {
    if (!(await deleteCanary(trx, canaryId))) throw noSuchPage();
    await appendAudit(trx, { operatorId, action: 'canary.deleted', subject: canaryId, detail: {} });
  });
  return { said: 'It is gone; the takes that it rolled stay.', leadsTo: PAGES };
});

function sayState({
  isPaused,
  failuresInARow,
  problem,
  lastPassedAt,
}: Pick<CanaryRow, 'isPaused' | 'failuresInARow' | 'problem' | 'lastPassedAt'>): Html {
  if (isPaused) return badge('paused');
  if (problem !== null) return badge('failed');
  if (failuresInARow > 0) return html`${badge('failed')} ${failuresInARow} in a row`;
  return badge(lastPassedAt ? 'passed' : 'waiting');
}

function sayEvery(seconds: number): string {
  if (seconds % 86_400 === 0) return `${seconds / 86_400} d`;
  return seconds % 3_600 === 0 ? `${seconds / 3_600} h` : `${Math.round(seconds / 60)} min`;
}
