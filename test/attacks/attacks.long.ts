import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ON_AUTHORIZATION } from './on-authorization.ts';
import { ON_CONSOLE } from './on-console.ts';
import { ON_CREDENTIALS } from './on-credentials.ts';
import { ON_MESSAGES } from './on-messages.ts';
import { ON_REGISTRATION } from './on-registration.ts';
import { ON_TOKENS } from './on-tokens.ts';
import { ON_TOOLS } from './on-tools.ts';
import { type World, buildWorld } from './world.ts';

const TABLE = {
  'the tool server, by what is shown for a token,': ON_CREDENTIALS,
  'the tool server, by how a request comes and what it says,': ON_MESSAGES,
  'the tools': ON_TOOLS,
  'the registration of clients': ON_REGISTRATION,
  'the way to a consent and back': ON_AUTHORIZATION,
  'the endpoint of tokens': ON_TOKENS,
  'the console': ON_CONSOLE,
};

let world: World;
let before: unknown;
beforeAll(async () => {
  world = await buildWorld();
  before = await world.look();
});
afterAll(() => world[Symbol.asyncDispose]());

describe.each(Object.entries(TABLE))('%s withstands', (_part, attacks) => {
  it.each(attacks)('%s: %s', async (_attack, refusal, attempt) => {
    expect(await attempt(world)).toBe(refusal);
    expect(await world.look()).toEqual(before);
  });
});

it('the table has no row twice', () => {
  const names = Object.entries(TABLE).flatMap(([part, attacks]) => attacks.map(([attack]) => `${part} ${attack}`));

  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(60);
});
