import type { ChannelRules, ComposeInput } from '#contracts/channel-rules.ts';
import type { Composition } from '#contracts/composition.ts';
import type { FallenRow } from '#contracts/evidence.ts';
import type { ModelPort } from '#contracts/model-port.ts';
import { checkComposition } from './check-composition.ts';
import type { CheckedAnswer, CompositionGround } from './check-composition.ts';
import { fitOutput } from './fit-output.ts';
import { isSameRow } from './fallen-rows.ts';

/** A channel that still composes rows which fall is asked no further: what is left of its answer stands by itself. */
const MOST_TRIES = 4;

export interface Answered {
  composition: Composition;
  answer: CheckedAnswer;
}

/**
 * What a channel composes, and what its evidence carries of it. Rows that fall are handed back to the channel (`ComposeInput.fallen`), which composes
 * anew until no further one falls: a recommendation, or a word that there is nothing, was made with them in view or over what they leave. A model is asked the
 * first time only. Pure where the channel is, so that the verifier comes to the same.
 */
export async function composeAnswer(
  { compose }: Pick<ChannelRules, 'compose'>,
  input: ComposeInput,
  { ground, model }: { ground: CompositionGround; model?: ModelPort | undefined },
): Promise<Answered> {
  const fallen: FallenRow[] = [];
  for (let tries = 1; ; tries += 1) {
    const made = await (fallen.length === 0 ? compose(input, model) : compose({ ...input, fallen: [...fallen] }));
    const composition = asStored(made, fallen);
    const answer = checkComposition(composition, ground);
    const more = answer.dropped.flatMap(({ kind, at, reason }) => {
      const row = kind === 'row' ? composition.table?.rows[at] : undefined;
      return row && !fallen.some((known) => isSameRow(known, row)) ? [{ ...row, reason }] : [];
    });
    if (more.length === 0 || tries === MOST_TRIES || made.nothing !== undefined) return { composition, answer };
    fallen.push(...more);
  }
}

/** A composition as it is kept: within the length of an output, and with the rows that its channel was told of. */
export const asStored = (made: Composition, fallen: readonly FallenRow[]): Composition => ({
  ...made,
  sentences: fitOutput(made.sentences),
  ...(fallen.length > 0 && { fallen: [...fallen] }),
});
