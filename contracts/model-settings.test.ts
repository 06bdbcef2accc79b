import { describe, expect, it } from 'vitest';
import {
  EMBEDDING_VARIABLES,
  buildEmbeddingSettings,
  buildModelSettings,
  modelOf,
  providerOf,
} from './model-settings.ts';
import { readEnvironment } from './read-environment.ts';

const build = (environment: Record<string, string>) =>
  buildModelSettings(
    readEnvironment(environment, {
      required: [],
      optional: ['LONGTAKE_MODEL', 'LONGTAKE_MODEL_API_KEY', 'LONGTAKE_MODEL_BASE_URL'],
    }),
  );

describe('buildModelSettings', () => {
  it('has no model where none is named', () => {
    expect(build({ LONGTAKE_MODEL_API_KEY: 'k' })).toBeUndefined();
  });

  it.each([
    [{ LONGTAKE_MODEL: 'openai/m', LONGTAKE_MODEL_API_KEY: 'k' }, 'k', undefined],
    [{ LONGTAKE_MODEL: 'anthropic/m', LONGTAKE_MODEL_API_KEY: 'k' }, 'k', undefined],
    [{ LONGTAKE_MODEL: 'google/m', LONGTAKE_MODEL_BASE_URL: 'http://h/v1' }, undefined, 'http://h/v1'],
    [{ LONGTAKE_MODEL: 'own/m', LONGTAKE_MODEL_BASE_URL: 'http://h/v1/' }, undefined, 'http://h/v1'],
  ])('takes %o', (environment, apiKey, baseUrl) => {
    expect(build(environment)).toEqual({ name: environment.LONGTAKE_MODEL, apiKey, baseUrl });
  });

  it.each([
    [{ LONGTAKE_MODEL: 'own/m', LONGTAKE_MODEL_API_KEY: 'key-0' }, /LONGTAKE_MODEL_BASE_URL must be set .* own\/m/],
    [{ LONGTAKE_MODEL: 'openai/m' }, /LONGTAKE_MODEL_API_KEY must be set/],
    [{ LONGTAKE_MODEL: 'no-slash' }, /LONGTAKE_MODEL must be PROVIDER\/MODEL/],
  ])('refuses %o and says what to set', (environment, message) => {
    expect(() => build(environment)).toThrow(message);
    expect(() => build(environment)).not.toThrow(/key-0/);
  });

  it('splits a name at its first slash', () => {
    expect([providerOf('own/org/m:1'), modelOf('own/org/m:1')]).toEqual(['own', 'org/m:1']);
  });
});

const buildEmbedding = (environment: Record<string, string>) =>
  buildEmbeddingSettings(readEnvironment(environment, { required: [], optional: EMBEDDING_VARIABLES }));

describe('buildEmbeddingSettings', () => {
  it('has the packaged table alone where no model is named', () => {
    expect(buildEmbedding({ LONGTAKE_EMBEDDING_API_KEY: 'k' })).toBeUndefined();
  });

  it.each([
    [{ LONGTAKE_EMBEDDING_MODEL: 'openai/e', LONGTAKE_EMBEDDING_API_KEY: 'k' }, 'k', undefined],
    [{ LONGTAKE_EMBEDDING_MODEL: 'own/e', LONGTAKE_EMBEDDING_BASE_URL: 'http://h/v1' }, undefined, 'http://h/v1'],
  ])('takes %o', (environment, apiKey, baseUrl) => {
    expect(buildEmbedding(environment)).toEqual({ name: environment.LONGTAKE_EMBEDDING_MODEL, apiKey, baseUrl });
  });

  it.each([
    // It has no embeddings of its own.
    [
      { LONGTAKE_EMBEDDING_MODEL: 'anthropic/e', LONGTAKE_EMBEDDING_API_KEY: 'key-0' },
      /LONGTAKE_EMBEDDING_BASE_URL must be set for a provider that is not one of openai, google/,
    ],
    [{ LONGTAKE_EMBEDDING_MODEL: 'google/e' }, /LONGTAKE_EMBEDDING_API_KEY must be set/],
  ])('refuses %o and says what to set', (environment, message) => {
    expect(() => buildEmbedding(environment)).toThrow(message);
    expect(() => buildEmbedding(environment)).not.toThrow(/key-0/);
  });
});
