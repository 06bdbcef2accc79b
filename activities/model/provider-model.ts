import type { LanguageModel } from 'ai';
import type { z } from 'zod';
import type { Json } from '#contracts/json.ts';
import type { ModelSettings } from '#contracts/model-settings.ts';
import { loadLanguageModel } from '../../outbound/model-provider/load-provider.ts';
import { loadSdk } from '../../outbound/model-provider/load-sdk.ts';
import { cleanValue } from './clean-value.ts';

export interface Tokens {
  input: number;
  output: number;
}

export interface GenerateRequest {
  instructions: string;
  prompt: string;
  schema: z.ZodType;
  maxOutputTokens: number;
  signal: AbortSignal;
}

/** A model of a provider, one request at a time. Ends in the errors of the AI SDK, which map-fault.ts reads. */
export interface ProviderModel {
  /** `provider/model`. */
  name: string;
  generate(request: GenerateRequest): Promise<{ value: Json; tokens: Tokens }>;
}

/** One that is asked with the installation's key, or with another one. */
export interface ConfiguredModel extends ProviderModel {
  withKey(apiKey: string): ProviderModel;
}

/** The SDK and the provider are loaded when a question is asked first: a worker without a model loads neither. */
export function createProviderModel(settings: ModelSettings): ConfiguredModel {
  let loading: Promise<LanguageModel> | undefined;
  return {
    ...createLanguageModel(settings.name, () => (loading ??= loadLanguageModel(settings))),
    withKey: (apiKey) => createProviderModel({ ...settings, apiKey }),
  };
}

/** Structured output of any model of the AI SDK. Retries are the caller's. */
export function createLanguageModel(name: string, load: () => Promise<LanguageModel>): ProviderModel {
  return { name, generate };

  async function generate({ instructions, prompt, schema, maxOutputTokens, signal }: GenerateRequest) {
    const { generateText, Output } = await loadSdk();
    const result = await generateText({
      model: await load(),
      instructions,
      prompt,
      output: Output.object({ schema, name: 'answer' }),
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
    });
    const { inputTokens, outputTokens } = result.usage;
    // The SDK has parsed it out of JSON.
    const value = cleanValue(result.output as Json);
    return { value, tokens: { input: inputTokens ?? 0, output: outputTokens ?? 0 } };
  }
}
