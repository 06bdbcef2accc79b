import type { Json } from '#contracts/json.ts';
import type { SourceFailure, SourceRequest } from '#contracts/plan.ts';

/** An answer of a source as it was recorded: its JSON, or what it sent instead. */
export type RecordedAnswer = Json | RecordedFailure | RecordedText;

interface RecordedFailure {
  /** HTTP status, or why there was none. */
  fails: number | SourceFailure['code'];
}
interface RecordedText {
  text: string;
  mediaType: string;
  status?: number;
}

interface Fetched {
  body: string;
  mediaType: string;
  url: string;
  status?: number;
}

/** How a request is written in a recording: `OSV /v1/query {"package":…}`, `NVD /rest/json/cves/2.0?cveId=CVE-2021-44228`. */
export function nameRequest(request: Exclude<SourceRequest, { kind: 'text' }>): string {
  if (request.kind === 'page') return request.url;
  const { source, path, query, form, json } = request;
  const search = new URLSearchParams(query).toString();
  const body = json ? ` ${JSON.stringify(json)}` : form ? ` ${new URLSearchParams(form).toString()}` : '';
  return `${source} ${path}${search ? `?${search}` : ''}${body}`;
}

/**
 * The world of screening briefs: what recorded answers say, by the names of their requests. A request that was not recorded is answered by
 * `nothing` of its source, as a source answers that has nothing; where there is none either, it throws.
 */
export function recordedWorld(
  recorded: Readonly<Record<string, RecordedAnswer>>,
  nothing: Readonly<Record<string, RecordedAnswer>>,
): (request: SourceRequest) => Fetched | SourceFailure {
  return (request) => {
    if (request.kind === 'text') throw new Error('a text is not asked for');
    const name = nameRequest(request);
    const source = request.kind === 'api' ? request.source : '';
    const answer = recorded[name] ?? nothing[source];
    if (answer === undefined) throw new Error(`nothing is recorded for ${name}`);
    return present(request, answer);
  };
}

function present(request: Exclude<SourceRequest, { kind: 'text' }>, answer: RecordedAnswer): Fetched | SourceFailure {
  const url = request.kind === 'page' ? request.url : `https://${request.source.toLowerCase()}.example${request.path}`;
  if (isFailure(answer)) {
    const { fails } = answer;
    const code = typeof fails === 'number' ? 'http_status' : fails;
    const status = typeof fails === 'number' ? { status: fails } : {};
    return { requestId: request.id, code, ...status, detail: `${url} could not be read: ${String(fails)}.` };
  }
  if (isText(answer))
    return {
      body: answer.text,
      mediaType: answer.mediaType,
      url,
      ...(answer.status !== undefined && { status: answer.status }),
    };
  return { body: JSON.stringify(answer), mediaType: 'application/json', url };
}

const isFailure = (answer: RecordedAnswer): answer is RecordedFailure =>
  typeof answer === 'object' && answer !== null && 'fails' in answer;
const isText = (answer: RecordedAnswer): answer is RecordedText =>
  typeof answer === 'object' && answer !== null && 'mediaType' in answer && 'text' in answer;
