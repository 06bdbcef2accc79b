import { randomUUID } from 'node:crypto';
import type { SpecimenDraft } from '#contracts/filing.ts';
import { connect } from '../../db/connect.ts';
import { acceptTake } from '../../db/queries/accept-take.ts';
import { buildSpecimen } from './build-specimen.ts';
import { fileSpecimens } from './file-specimens.ts';
import { secret as ofTests } from './services.ts';
import type { TestService } from './start-service.ts';
import type { Person } from './people.ts';

/** Files specimens for somebody by a take of its own, as the stage `measure` would. @returns ids of the take and the specimens, in their order */
export async function fileFor(
  service: Pick<TestService, 'databaseUrl'> & { secret?: Uint8Array },
  { operatorId }: Pick<Person, 'operatorId'>,
  drafts: readonly SpecimenDraft[] = [buildSpecimen()],
  channel = 'toy-facts',
): Promise<{ takeId: string; specimenIds: string[] }> {
  const { secret = ofTests } = service;
  const worker = connect({ url: service.databaseUrl, role: 'worker', secret, max: 1 });
  const api = connect({ url: service.databaseUrl, role: 'api', secret, max: 1 });
  await using stack = new AsyncDisposableStack();
  stack.defer(() => worker.destroy());
  stack.defer(() => api.destroy());
  const takeId = randomUUID();
  const request = { notes: 'measure', prior: null, skipRetrieval: false, run: null };
  await acceptTake(api, { operatorId, takeId, channel, price: 0, request, fingerprint: 'm', idempotency: null });
  const filings = await fileSpecimens(worker, { operatorId, takeId }, drafts);
  return { takeId, specimenIds: filings.map(({ specimenId }) => specimenId) };
}
