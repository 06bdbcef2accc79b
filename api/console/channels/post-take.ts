import type { ErrorCode } from '#contracts/errors.ts';
import { TakeRequest } from '#contracts/take.ts';
import { accept } from '../../takes/accept.ts';
import { translate } from '../../http/error-handler.ts';
import { type ConsoleCall, UUID, field } from '../call.ts';
import { findPriorTake } from './find-prior-take.ts';
import { requireConsoleChannel, showChannel } from './get-channel.ts';

/** What stands beside the brief where no take is accepted. */
const REFUSED: Partial<Record<ErrorCode, string>> = {
  credits_exhausted: 'Your wallet has too few credits for this take.',
  own_key_missing: 'Store your own key first: this channel runs on it.',
};

/** `POST /console/channels/{slug}/takes`: rolls a take as the API does, charged like any, and shows it live. */
export async function postConsoleTake(call: ConsoleCall): Promise<void> {
  const { context, operatorId, response } = call;
  const channel = requireConsoleChannel(call);
  const notes = field(call, 'notes');
  const skipRetrieval = field(call, 'skipRetrieval') === 'true';
  const priorId = field(call, 'prior');
  const prior = UUID.test(priorId) ? await findPriorTake(call, priorId) : undefined;
  const parsed = TakeRequest.safeParse({ notes, prior: prior?.prior ?? null, skipRetrieval });
  if (!parsed.success) {
    const isTooLong = notes.length > 0;
    const message = isTooLong
      ? 'This brief is too long. A brief has at most 100,000 characters.'
      : 'Write what you want to know.';
    return showChannel(call, { notes, skipRetrieval, prior, errors: { notes: message }, status: 422 });
  }
  const asked = { notes: parsed.data.notes, prior: parsed.data.prior ?? null, skipRetrieval };
  try {
    const { takeId } = await accept(
      context,
      { operatorId, channel },
      { request: { ...asked, run: null }, idempotencyKey: undefined, identity: asked },
    );
    response.redirect(303, `/console/takes/${takeId}`);
  } catch (error) {
    const { code, message } = translate(error);
    const told = code === 'archive_full' ? message : REFUSED[code];
    if (told === undefined) throw error;
    await showChannel(call, {
      notes,
      skipRetrieval,
      prior,
      errors: { notes: told },
      status: 422,
    });
  }
}
