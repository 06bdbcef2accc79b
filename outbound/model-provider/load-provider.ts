import type { EmbeddingModel, LanguageModel } from 'ai';
import { isOwnDialect, modelOf, providerOf } from '#contracts/model-settings.ts';
import type { ModelProvider, ModelSettings } from '#contracts/model-settings.ts';

/** The language model that the settings name. Its provider's package is loaded with it. */
export async function loadLanguageModel(settings: ModelSettings): Promise<LanguageModel> {
  const model = modelOf(settings.name);
  // What stands in for OpenAI at another address speaks chat completions; OpenAI's own newest models speak responses alone.
  if (providerOf(settings.name) === 'openai' && settings.baseUrl !== undefined)
    return (await import('@ai-sdk/openai')).createOpenAI(accountOf('openai', settings)).chat(model);
  return (await loadProvider(settings)).languageModel(model);
}

/** The embedding model that the settings name; Anthropic has none, and throws. */
export async function loadEmbeddingModel(settings: ModelSettings): Promise<EmbeddingModel> {
  return (await loadProvider(settings)).embeddingModel(modelOf(settings.name));
}

async function loadProvider(settings: ModelSettings) {
  const provider = providerOf(settings.name);
  if (!isOwnDialect(provider)) {
    const { apiKey, baseUrl } = settings;
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    return createOpenAICompatible({
      name: provider,
      baseURL: baseUrl ?? '',
      supportsStructuredOutputs: true,
      ...(apiKey !== undefined && { apiKey }),
    });
  }
  const account = accountOf(provider, settings);
  if (provider === 'anthropic') return (await import('@ai-sdk/anthropic')).createAnthropic(account);
  if (provider === 'google') return (await import('@ai-sdk/google')).createGoogleGenerativeAI(account);
  return (await import('@ai-sdk/openai')).createOpenAI(account);
}

/** Given in full, or the providers would read an environment that is not theirs to read. */
const accountOf = (provider: ModelProvider, { apiKey, baseUrl }: ModelSettings) => ({
  apiKey: apiKey ?? 'none',
  baseURL: baseUrl ?? ORIGINS[provider],
});

const ORIGINS: Record<ModelProvider, string> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
};
