import type { Brief } from '#contracts/plan.ts';
import type { AcceptedRequest } from '#contracts/take-event.ts';

/** The brief that a channel reads, from what was accepted and when (ISO 8601, UTC). */
export function buildBrief(request: AcceptedRequest, acceptedAt: string): Brief {
  const { brief = '', output = '', links = [] } = request.prior ?? {};
  return {
    notes: request.notes,
    prior: request.prior ? { brief, output, links } : null,
    skipRetrieval: request.skipRetrieval,
    acceptedAt: request.world?.at ?? acceptedAt,
  };
}
