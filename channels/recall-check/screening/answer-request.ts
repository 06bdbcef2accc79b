import type { ApiRequest } from '#contracts/plan.ts';
import { CPSC_ROWS } from './cpsc-records.ts';
import { NHTSA_KNOWN, NHTSA_ROWS } from './nhtsa-records.ts';
import { FDA_ROWS, FSIS_ROWS, IRES_ROWS } from './product-records.ts';
import { VPIC_ROWS, VPIC_VARIABLES } from './vpic-records.ts';

/** An answer as a register would give it. */
export interface RegisterAnswer {
  status: number;
  body: string;
}

/** Words that make a register do what registers do at times: not answer, answer with an error, or with a page in place of data. */
const OUT_OF_ORDER = { isAway: 'brownout', hasError: 'mistral', isDown: '31v999000' };

/** Answers a request from the made-up records with the filters and oddities of the register, or null for what it cannot answer. */
export function answerRequest(request: ApiRequest): RegisterAnswer | null {
  const query = request.query ?? {};
  const asked = JSON.stringify(query).toLowerCase();
  if (request.source === 'CPSC' && asked.includes(OUT_OF_ORDER.isAway)) return null;
  if (request.source === 'NHTSA') return answerNhtsa(request.path, query);
  if (request.source === 'VPIC') return answerVpic(request);
  if (request.source === 'CPSC' && asked.includes(OUT_OF_ORDER.hasError))
    return found([{ RecallID: 0, RecallNumber: '', Title: 'Error retrieving Recalls: timeout' }]);
  if (request.source === 'CPSC') return found(CPSC_ROWS.filter((row) => isInFilters(row, query)));
  if (request.source === 'OPENFDA') return answerOpenFda(request.path, query['search'] ?? '');
  if (request.source === 'FSIS') return found(FSIS_ROWS);
  if (request.source === 'IRES')
    return found({
      MESSAGE: 'success',
      RESULTCOUNT: IRES_ROWS.length,
      STATUSCODE: 400,
      RESULT: IRES_ROWS,
    });
  return null;
}

const found = (body: unknown, status = 200): RegisterAnswer => ({
  status,
  body: JSON.stringify(body),
});
const envelope = (results: unknown[], status = 200): RegisterAnswer =>
  found({ Count: results.length, Message: 'Results returned successfully', results }, status);
const same = (one: unknown, other: string | undefined): boolean =>
  String(one).toUpperCase() === (other ?? '').toUpperCase();

function answerNhtsa(path: string, query: Record<string, string>): RegisterAnswer {
  const { make, model, modelYear, campaignNumber } = query;
  if (campaignNumber?.toLowerCase() === OUT_OF_ORDER.isDown)
    return { status: 200, body: '<html>We will be back soon.</html>' };
  if (path.endsWith('/campaignNumber'))
    return envelope(NHTSA_ROWS.filter((row) => same(row['NHTSACampaignNumber'], campaignNumber)));
  const ofYear = NHTSA_ROWS.filter((row) => same(row['Make'], make) && same(row['ModelYear'], modelYear));
  if (path.endsWith('/models'))
    return envelope(
      [...new Set(ofYear.map((row) => row['Model']))].map((name) => ({
        modelYear,
        make,
        model: name,
      })),
    );
  const rows = ofYear.filter((row) => same(row['Model'], model));
  const isKnown =
    rows.length > 0 ||
    NHTSA_KNOWN.some((row) => same(row.Make, make) && same(row.Model, model) && same(row.ModelYear, modelYear));
  return envelope(rows, isKnown ? 200 : 400);
}

function answerVpic({ path, form }: ApiRequest): RegisterAnswer | null {
  const vins = form
    ? (form['DATA'] ?? '').split(';').map((part) => part.split(',')[0] ?? '')
    : [decodeURIComponent(path.split('/').at(-1) ?? '')];
  const isVariables = vins.length === 1 && vins[0] === VPIC_VARIABLES.vin;
  const rows = isVariables ? VPIC_VARIABLES.rows : vins.map((vin) => VPIC_ROWS.find(({ VIN }) => VIN === vin));
  if (rows.some((row) => row === undefined)) return null;
  return found({
    Count: rows.length,
    Message: 'Results returned successfully',
    SearchCriteria: `VIN(s): ${vins.join(';')}`,
    Results: rows,
  });
}

function isInFilters(row: (typeof CPSC_ROWS)[number], query: Record<string, string>): boolean {
  const texts: Record<string, string> = {
    RecallTitle: row.Title,
    RecallDescription: row.Description,
    RecallNumber: row.RecallNumber,
  };
  return Object.entries(query).every(([name, value]) => {
    if (name === 'RecallDateStart') return row.RecallDate >= value;
    return texts[name] === undefined || texts[name].toLowerCase().includes(value.toLowerCase());
  });
}

/** Any phrase of the search in the fields that it names: wider than openFDA, so that what is found still has to be compared. */
function answerOpenFda(path: string, search: string): RegisterAnswer {
  const kind = (['food', 'drug', 'device'] as const).find((name) => path.startsWith(`/${name}/`)) ?? 'food';
  const words = (text: string): string => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const phrases = Array.from(search.matchAll(/"([^"]+)"/g), ([, phrase = '']) => words(phrase));
  const rows = FDA_ROWS[kind].filter((row) =>
    phrases.some((phrase) =>
      words(`${row.recall_number} ${row.recalling_firm} ${row.product_description} ${row.code_info}`).includes(phrase),
    ),
  );
  if (rows.length === 0) return found({ error: { code: 'NOT_FOUND', message: 'No matches found!' } }, 404);
  return found({
    meta: {
      disclaimer: 'Do not rely on openFDA.',
      results: { skip: 0, limit: 1000, total: rows.length },
    },
    results: rows,
  });
}
