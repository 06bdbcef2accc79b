import type { SourceFailure, SourceRequest } from '#contracts/plan.ts';
import { answerRequest } from './answer-request.ts';

const ORIGINS: Record<string, string> = {
  NHTSA: 'https://api.nhtsa.gov',
  VPIC: 'https://vpic.nhtsa.dot.gov',
  CPSC: 'https://www.saferproducts.gov',
  OPENFDA: 'https://api.fda.gov',
  FSIS: 'https://www.fsis.usda.gov',
  IRES: 'https://www.accessdata.fda.gov',
};

interface Fetched {
  body: string;
  mediaType: string;
  url: string;
  status: number;
}

/** Answers a source request as the crawl would hand it over: what the made-up registers say, or a failure. */
export function fetchAnswer(request: SourceRequest): Fetched | SourceFailure {
  const answer = request.kind === 'api' ? answerRequest(request) : null;
  if (request.kind !== 'api' || !answer)
    return {
      requestId: request.id,
      code: 'http_status',
      status: 503,
      detail: `${request.id} was answered with HTTP 503.`,
    };
  if (answer.status >= 300 && !request.answerStatuses?.includes(answer.status)) {
    return {
      requestId: request.id,
      code: 'http_status',
      status: answer.status,
      detail: `${request.source} answered HTTP ${answer.status}.`,
    };
  }
  const query = new URLSearchParams(request.query).toString();
  return {
    ...answer,
    mediaType: 'application/json',
    url: `${ORIGINS[request.source]}${request.path}${query && `?${query}`}`,
  };
}
