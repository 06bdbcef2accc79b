import type { Transaction } from 'kysely';
import { asOperator } from '../../../db/as-operator.ts';
import type { Schema } from '../../../db/schema.ts';
import { type Html, type HtmlPart, html } from '../../http/html.ts';
import { type ConsoleCall, idOf, noSuchPage } from '../call.ts';
import { type TableColumn, empty, table } from '../components.ts';
import { sendPage } from '../layout.ts';
import { CHART } from './draw.ts';

/** A chart: an image at an address that ends in `chart.svg`, and at that address without its end a page with the same as a table. */
export interface Chart<Row> {
  title: string;
  /** What it shows, for who cannot see it. */
  alt: string;
  /** Rows of the operator; of the thing that the address names, where it names one. Undefined where there is no such thing. */
  find(
    trx: Transaction<Schema>,
    of: { operatorId: string; id: string; slug: string },
  ): Promise<readonly Row[] | undefined>;
  draw(rows: readonly Row[], now: Date): string;
  columns: readonly TableColumn[];
  cells(row: Row): readonly HtmlPart[];
}

/** The chart on a page, with the way to its table. `address` is without its end. */
export const figure = ({ title, alt }: Pick<Chart<never>, 'title' | 'alt'>, address: string): Html =>
  html`<figure class="chart"><figcaption>${title} <a href="${address}">as a table</a></figcaption>
<img src="${address}.svg" width="${CHART.width}" height="${CHART.height}" alt="${alt}"></figure>`;

/** Answers the image. Nothing in it runs. */
export const chartImage =
  <Row>(chart: Chart<Row>) =>
  async (call: ConsoleCall): Promise<void> => {
    const svg = chart.draw(await findRows(chart, call), new Date());
    sendChart(call, svg);
  };

/** Answers a drawing as the image that it is. */
export function sendChart({ response }: Pick<ConsoleCall, 'response'>, svg: string): void {
  response.set({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'private, max-age=60',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
  response.end(svg);
}

/** Answers the page with the table. */
export const chartTable =
  <Row>(chart: Chart<Row>) =>
  async (call: ConsoleCall): Promise<void> => {
    const rows = await findRows(chart, call);
    const main =
      rows.length === 0
        ? empty('There is nothing to show yet.')
        : table(
            chart.columns,
            rows.map((row) => chart.cells(row)),
            { caption: chart.title },
          );
    sendPage(call.response, { title: chart.title, main, session: call.session });
  };

async function findRows<Row>(chart: Chart<Row>, call: ConsoleCall): Promise<readonly Row[]> {
  const { context, operatorId, request } = call;
  const id = request.params['id'] === undefined ? '' : idOf(call);
  const slug = String(request.params['slug'] ?? '');
  const rows = await asOperator(context.db, operatorId, (trx) => chart.find(trx, { operatorId, id, slug }));
  if (!rows) throw noSuchPage();
  return rows;
}
