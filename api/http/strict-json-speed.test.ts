import { describe, expect, it } from 'vitest';
import { RunAgentInput } from '#contracts/run-agent-input.ts';
import { LIMITS } from '#contracts/take.ts';
import { validate } from './read-body.ts';
import { parseStrictJson } from './strict-json.ts';
import { cpuMsOf } from '../../test/support/cpu-time.ts';

const SIZE = LIMITS.bodyBytes;
const times = (unit: string, size = SIZE) => unit.repeat(Math.floor(size / unit.length));
const list = (unit: string) => `[${times(`${unit},`)}0]`;
const run = (members: string) => `{"messages":[{"role":"user","content":"x"}],${members}}`.slice(0, SIZE + 100);
/** As a valid body of the greatest size, whatever it repeats. */
const fit = (text: string) => new TextEncoder().encode(text);

describe('a body of the greatest size', () => {
  it.each([
    ['quotes that never close', `{"a":"${times('\\"')}`],
    ['quotes that never close, from each of them', times('"\\')],
    ['backslashes', `["${times('\\')}`],
    ['lists in a list', list('[]')],
    ['objects in a list', list('{}')],
    ['members in lists in lists', list('[[{"a":[]}]]')],
    ['one-letter texts', list('"a"')],
    ['numbers', list('1e9')],
    ['white space', `[${times(' ')}]`],
    ['members of their own', `{${Array.from({ length: 150_000 }, (_, at) => `"k${at}":0`).join(',')}}`],
    ['escaped members', `{${Array.from({ length: 150_000 }, (_, at) => `"\\u0061${at}":0`).join(',')}}`],
    ['messages that are none', run(`"messages2":0,"x":${list('[]')}`)],
    ['messages that are lists', `{"messages":${list('[[]]')}}`],
    ['messages without a role', `{"messages":${list('{"a":1}')}}`],
    ['parts that are none', `{"messages":[{"role":"user","content":${list('{"b":[]}')}}]}`],
    ['a state of lists', run(`"state":${list('[[],[]]')}`)],
    ['a deep state', run(`"state":${list('[[[[[[[[[[0]]]]]]]]]]')}`)],
    ['a long text', `{"messages":[{"role":"user","content":"${times('x')}"}]}`],
    ['a long text of escapes', `{"messages":[{"role":"user","content":"${times('\\u00e9')}"}]}`],
    ['answers that are none', run(`"resume":${list('{"payload":[]}')}`)],
    ['as many messages as may be, none of them one', `{"messages":[${'[],'.repeat(9_900)}0]}`],
    ['as many parts as may be', `{"messages":[{"role":"user","content":[${'{"type":0},'.repeat(9_900)}0]}]}`],
    ['as large a state as may be', run(`"state":[${'[],'.repeat(9_900)}0]`)],
    ['links that are none', run(`"forwardedProps":{"prior":{"links":${list('"htp:/a"')}}}`)],
  ])('is read or refused in no time: %s', async (_what, text) => {
    const bytes = fit(text);
    const read = () => {
      try {
        validate(RunAgentInput, parseStrictJson(bytes));
      } catch (error) {
        expect(JSON.stringify((error as { errors?: unknown[] }).errors ?? []).length).toBeLessThan(8_000);
      }
    };
    const spent: number[] = [];
    for (let time = 0; time < 5; time += 1) spent.push(await cpuMsOf(read));
    const best = Math.min(...spent);
    // Of CPU, far above what it takes on an idle machine; reading from each quote anew took an hour.
    expect(best).toBeLessThan(250);
  });
});
