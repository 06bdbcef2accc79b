import { asOperator } from '../../db/as-operator.ts';
import { countTakesByDay } from '../../db/queries/browse-takes.ts';
import type { ConsoleCall } from './call.ts';
import { drawTakes, lastDays } from './charts.ts';

/** `GET /console/charts/takes.svg`: the operator's takes of the last thirty days. */
export async function getTakesChart({ context, response, operatorId }: ConsoleCall): Promise<void> {
  const rows = await asOperator(context.db, operatorId, (trx) => countTakesByDay(trx, operatorId));
  sendChart({ response }, drawTakes(rows, lastDays(30, new Date())));
}

/** A drawing is an image: nothing in it runs. */
export function sendChart({ response }: Pick<ConsoleCall, 'response'>, svg: string): void {
  response.set({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'private, max-age=60',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
  response.end(svg);
}
