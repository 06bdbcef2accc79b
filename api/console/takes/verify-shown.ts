import { type Html, html } from '../../http/html.ts';
import { closedSignal } from '../../http/closed-signal.ts';
import { sayStamp, sayVerdict } from '../../../evidence/export/say-what-was-checked.ts';
import { verifyStored } from '../../evidence/verify-stored.ts';
import { type ConsoleCall, noSuchPage } from '../call.ts';
import { findTake } from '../../../db/queries/takes.ts';
import { table } from '../components.ts';

/** Verifies a take now, and says `equal` or what differs. */
export async function verifyShown({ context, operatorId, response }: ConsoleCall, takeId: string): Promise<Html> {
  const take = await findTake(context.db, operatorId, takeId);
  if (!take) throw noSuchPage();
  const { equal, under, timeStamp, differences } = await verifyStored(
    context,
    { operatorId, takeId },
    take,
    closedSignal(response),
  );
  if (equal)
    return html`<p role="status" id="verification">Verified just now: ${sayVerdict(under)}. Every page was read again, every quote found again, and the grade computed again.${timeStamp ? ` What it follows from is ${sayStamp(timeStamp)}.` : ''}</p>`;
  return html`<div role="alert" id="verification"><p>Verified just now: ${differences.length} ${differences.length === 1 ? 'thing differs' : 'things differ'}.</p></div>
${table(
  [{ label: 'Where' }, { label: 'Stored' }, { label: 'Found' }],
  differences.slice(0, 100).map(({ where, stored, found }) => [where, shorten(stored), shorten(found)]),
  { caption: 'Differences' },
)}`;
}

const shorten = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
};
