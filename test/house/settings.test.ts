import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ENVIRONMENT } from '../../contracts/environment.ts';

const example = readFileSync(fileURLToPath(new URL('../../.env.example', import.meta.url)), 'utf8');

const SET_BY_THE_LAUNCHER = 'LONGTAKE_DEMO_URL';

describe('.env.example', () => {
  it('shows every variable but the one that the launcher sets itself', () => {
    const shown = [...example.matchAll(/^#(\w+)=/gm)].map(([, name]) => name!);
    const [ofSources, own] = [/^LONGTAKE_SOURCE_/, /^(?!LONGTAKE_SOURCE_)/].map((kind) =>
      shown.filter((name) => kind.test(name)),
    );
    expect(ofSources).toEqual(['LONGTAKE_SOURCE_NHTSA_URL', 'LONGTAKE_SOURCE_NVD_KEY']);
    expect(new Set([...own!, SET_BY_THE_LAUNCHER])).toEqual(new Set(Object.keys(ENVIRONMENT)));
  });

  it('says what each is for', () => {
    const unsaid = Object.entries(ENVIRONMENT).filter(([, { meaning }]) => !example.includes(meaning));
    expect(unsaid.map(([name]) => name)).toEqual([SET_BY_THE_LAUNCHER]);
  });

  const fallbacks = Object.entries(ENVIRONMENT).flatMap(([name, variable]) =>
    'fallback' in variable && variable.fallback !== '' ? [[name, variable.fallback] as const] : [],
  );
  it.each(fallbacks)('shows the fallback of %s', (name, fallback) => {
    expect(example).toContain(`\n#${name}=${fallback}\n`);
  });
});
