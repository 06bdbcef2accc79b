import type { SourceRequest } from '#contracts/plan.ts';

/** A source as the log shows it. */
export function showSource(request: SourceRequest): string {
  if (request.kind === 'page') return request.url;
  if (request.kind === 'api') return `${request.source} ${request.path}`;
  return request.label;
}
