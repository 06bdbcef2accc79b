import { z } from 'zod';
import type { ModelPort } from '#contracts/model-port.ts';
import type { Answers, MadeOrAsked } from '../../threads/ask-later.ts';
import type { JobInput, JobName, JobOutput } from '../../threads/jobs.ts';
import type { StageContext } from '../run-stage.ts';

/** Jobs whose rules may ask a model. */
type AskingJob = { [K in JobName]: JobOutput<K> extends MadeOrAsked<unknown> ? K : never }[JobName];
type Made<K extends AskingJob> = Extract<JobOutput<K>, { made: unknown }>['made'];

/** Runs rules in a thread, as often as they have further questions for the model: it answers while the thread is with others. */
export async function thinkAsking<K extends AskingJob>(
  { think }: Pick<StageContext, 'think'>,
  name: K,
  { input, model }: { input: Omit<JobInput<K>, 'answers'>; model: ModelPort | undefined },
): Promise<Made<K>> {
  const answers: Answers | null = model ? {} : null;
  for (;;) {
    // With its answers this is the input again.
    const outcome = (await think(name, { ...input, answers })) as MadeOrAsked<Made<K>>;
    if ('made' in outcome) return outcome.made;
    const asked = outcome.questions.map(async (question) => {
      const schema = z.fromJSONSchema(question.schema) as z.ZodType<never>;
      answers![question.id] = await model!.ask({ ...question, schema });
    });
    await Promise.all(asked);
  }
}
