import type { LanguageModel } from 'ai';
import type { z } from 'zod';
import type { Json } from '#contracts/json.ts';
import { isOwnDialect, modelOf, providerOf } from '#contracts/model-settings.ts';
import type { ModelProvider, ModelSettings } from '#contracts/model-settings.ts';
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
    ...createLanguageModel(settings.name, () => (loading ??= loadModel(settings))),
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

/** Remarks of the SDK would stand between the lines of the log. */
export async function loadSdk() {
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  return import('ai');
}

async function loadModel({ name, apiKey, baseUrl }: ModelSettings): Promise<LanguageModel> {
  const provider = providerOf(name);
  const model = modelOf(name);
  if (!isOwnDialect(provider)) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    return createOpenAICompatible({
      name: provider,
      baseURL: baseUrl ?? '',
      supportsStructuredOutputs: true,
      ...(apiKey !== undefined && { apiKey }),
    })(model);
  }
  // Given in full, or the providers would read an environment that is not theirs to read.
  const settings = { apiKey: apiKey ?? 'none', baseURL: baseUrl ?? ORIGINS[provider] };
  if (provider === 'anthropic') return (await import('@ai-sdk/anthropic')).createAnthropic(settings)(model);
  if (provider === 'google') return (await import('@ai-sdk/google')).createGoogleGenerativeAI(settings)(model);
  const openai = (await import('@ai-sdk/openai')).createOpenAI(settings);
  // What stands in for OpenAI at another address speaks chat completions; OpenAI's own newest models speak responses alone.
  return baseUrl === undefined ? openai.responses(model) : openai.chat(model);
}

const ORIGINS: Record<ModelProvider, string> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
};
