import { asOperator } from '../../db/as-operator.ts';
import { findTransfers, findWallet } from '../../db/queries/ledger.ts';
import { html } from '../http/html.ts';
import type { ConsoleCall } from './call.ts';
import { figure } from './charts/chart.ts';
import { creditsChart } from './charts/charts.ts';
import { empty, pager, table, time } from './components.ts';
import { sendPage } from './layout.ts';

const PAGE = 50;
const WORDS = { grant: 'granted', reserve: 'reserved', settle: 'settled', release: 'released' } as const;
/** What a transfer does to what is available, and to what is held. */
const SIGNS = {
  grant: ['+', ''],
  reserve: ['−', '+'],
  settle: ['', '−'],
  release: ['+', '−'],
} as const;
const signed = (sign: string, amount: number): string => (sign === '' ? '' : `${sign}${amount}`);

/** `GET /console/wallet`: what there is, and the ledger with every reserve, settle and release. */
export async function getWallet({ context, request, response, session, operatorId }: ConsoleCall): Promise<void> {
  const before = /^\d{1,18}$/.test(String(request.query['before'] ?? '')) ? String(request.query['before']) : null;
  const { wallet, transfers } = await asOperator(context.db, operatorId, async (trx) => ({
    wallet: await findWallet(trx, operatorId),
    transfers: await findTransfers(trx, operatorId, { before, limit: PAGE + 1 }),
  }));
  const shown = transfers.slice(0, PAGE);
  const main = html`<div class="figures"><div><span class="quiet">Available</span><strong>${wallet.available}</strong></div>
<div><span class="quiet">Held for running takes</span><strong>${wallet.held}</strong></div>
<div><span class="quiet">Spent</span><strong>${wallet.spent}</strong></div>
<div><span class="quiet">Granted</span><strong>${wallet.granted}</strong></div></div>
${shown.length > 0 && before === null && figure(creditsChart, '/console/credits-chart')}
<h2>Ledger</h2>
<p class="lead">A take reserves its credits when it is accepted and settles them when it finishes; one that fails, is cancelled or only asks gives them back.</p>
${
  shown.length === 0
    ? empty('No credit has moved yet.')
    : table(
        [
          { label: 'What' },
          { label: 'Available', isNumber: true },
          { label: 'Held', isNumber: true },
          { label: 'For' },
          { label: 'At' },
        ],
        shown.map(({ kind, amount, takeId, reason, at }) => [
          WORDS[kind],
          signed(SIGNS[kind][0], amount),
          signed(SIGNS[kind][1], amount),
          takeId ? html`<a href="/console/takes/${takeId}">take ${takeId.slice(0, 8)}</a>` : (reason ?? ''),
          time(at),
        ]),
        { caption: 'Ledger', isStacked: true },
      )
}
${pager(transfers.length > PAGE ? `/console/wallet?before=${shown.at(-1)!.transferId}` : null)}`;
  sendPage(response, { title: 'Wallet', main, session });
}
