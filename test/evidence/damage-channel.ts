import type { Composition } from '#contracts/composition.ts';
import type { ComposedRow } from '#contracts/evidence.ts';
import type { Json } from '#contracts/json.ts';
import type { Channel } from '../../channels/channel.ts';
import type { FetchSource } from '../support/roll-offline.ts';

/** What a damaged take is rolled with: the channel and the outside world, worse by so many steps. */
export interface Damaged {
  channel: Channel;
  fetchSource: FetchSource;
}

/** Ways in which an answer goes bad without its channel knowing. Each step damages one thing more, the others stay damaged. */
export const DAMAGES: Record<string, (whole: Damaged, steps: number) => Damaged> = {
  'quotes mutated': ({ channel, fetchSource }, steps) => ({
    fetchSource,
    channel: {
      ...channel,
      extract: async (input) => {
        const extraction = await channel.extract(input);
        const findings = extraction.findings.map((finding, at) => ({
          ...finding,
          citations: finding.citations.map((citation) =>
            at < steps ? { ...citation, quote: `${citation.quote} never` } : citation,
          ),
        }));
        return { ...extraction, findings };
      },
    },
  }),
  'rows dropped': (whole, steps) => withComposition(whole, (composition) => dropRows(composition, steps)),
  'dates and figures wrong': (whole, steps) =>
    withComposition(whole, (composition) => ({
      ...composition,
      table: composition.table && {
        ...composition.table,
        rows: composition.table.rows.map((row, at) => (at < steps ? spoil(row) : row)),
      },
    })),
  'sources removed': ({ channel, fetchSource }, steps) => {
    const asked = new Set<string>();
    return {
      channel,
      fetchSource: (request) => {
        asked.add(request.id);
        const isGone = [...asked].indexOf(request.id) < steps;
        const { id: requestId } = request;
        return isGone ? { requestId, code: 'http_status', status: 410, detail: 'It is gone.' } : fetchSource(request);
      },
    };
  },
};

const withComposition = (
  { channel, fetchSource }: Damaged,
  change: (composition: Composition) => Composition,
): Damaged => ({
  fetchSource,
  channel: { ...channel, compose: async (input) => change(await channel.compose(input)) },
});

/** Without the first rows, and without the sentences that lean on them. */
function dropRows(composition: Composition, count: number): Composition {
  const sentences = composition.sentences
    .filter(({ rows }) => rows.every((row) => row >= count))
    .map((sentence) => ({ ...sentence, rows: sentence.rows.map((row) => row - count) }));
  const { table } = composition;
  return { ...composition, sentences, table: table && { ...table, rows: table.rows.slice(count) } };
}

/** Another digit in every cell that has one. */
function spoil(row: ComposedRow): ComposedRow {
  const cells = Object.entries(row.cells).map(([key, value]): [string, Json] => [key, spoilValue(value)]);
  return { ...row, cells: Object.fromEntries(cells) };
}

function spoilValue(value: Json): Json {
  if (typeof value === 'number') return value + 1_234_567;
  return typeof value === 'string' ? value.replace(/\d(?!.*\d)/, (digit) => String((Number(digit) + 3) % 10)) : value;
}
