import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '#contracts/errors.ts';
import { RunAgentInput } from '#contracts/run-agent-input.ts';
import { TakeRequest } from '#contracts/take.ts';
import { validate } from './read-body.ts';

/** `PATH MESSAGE` of each fault. */
function faultsOf(schema: z.ZodType, value: unknown): string[] {
  try {
    validate(schema, value);
    return [];
  } catch (error) {
    if (!(error instanceof AppError) || !error.errors) throw error;
    return error.errors.map(({ path, message }) => `${path} ${message}`);
  }
}

const asked = { messages: [{ role: 'user', content: 'What is new?' }] };

describe('what is wrong with a request is told once, in words of ours', () => {
  it.each<[unknown, string[]]>([
    [[], ['/ must be an object']],
    ['x', ['/ must be an object']],
    [null, ['/ must be an object']],
    [{}, ['/notes is required']],
    [{ notes: null }, ['/notes must be text']],
    [{ notes: 5 }, ['/notes must be text']],
    [{ notes: ' \n' }, ['/notes must not be empty']],
    [{ notes: 'x'.repeat(100_001) }, ['/notes must have at most 100000 characters']],
    [{ notes: 'x', prior: 'y' }, ['/prior must be an object']],
    [{ notes: 'x', prior: { brief: 3, output: {} } }, ['/prior/brief must be text', '/prior/output must be text']],
    [{ notes: 'x', prior: { links: 'y' } }, ['/prior/links must be a list']],
    [
      { notes: 'x', prior: { links: [1, 'y'] } },
      ['/prior/links/0 must be text', '/prior/links/1 must be an http or https address'],
    ],
    [
      { notes: 'x', prior: { links: Array(201).fill('https://a.example') } },
      ['/prior/links must have at most 200 items'],
    ],
    [{ notes: 'x', skipRetrieval: 'yes' }, ['/skipRetrieval must be true or false']],
    [
      { notes: 'x', prior: { a: 1, 'b/c': 2 }, '~d': 3 },
      [
        '/prior/a is not a member of this request',
        '/prior/b~1c is not a member of this request',
        '/~0d is not a member of this request',
      ],
    ],
  ])('TakeRequest %j', (value, faults) => {
    expect(faultsOf(TakeRequest, value)).toEqual(faults);
  });

  it.each<[unknown, string[]]>([
    [{}, ['/messages is required']],
    [{ messages: 'x' }, ['/messages must be a list']],
    [{ messages: [1] }, ['/messages/0 must be an object']],
    [
      { messages: [{ role: 'x', content: 5 }] },
      [
        '/messages/0/role must be one of user, assistant, system, tool, developer, reasoning, activity',
        '/messages/0/content must be text, or a list of parts that each have a type',
      ],
    ],
    [
      { ...asked, threadId: '', runId: '\u0001'.repeat(300) },
      [
        '/threadId must have 1 to 200 characters, none of them a control character',
        '/runId must have 1 to 200 characters, none of them a control character',
      ],
    ],
    [
      { ...asked, tools: {}, context: [{}] },
      ['/tools must be a list', '/context/0/description is required', '/context/0/value is required'],
    ],
    [
      { ...asked, forwardedProps: { skipRetrieval: 'x', prior: 5 } },
      ['/forwardedProps/skipRetrieval must be true or false', '/forwardedProps/prior must be an object'],
    ],
    [
      { ...asked, resume: [{ interruptId: 5 }] },
      ['/resume/0/interruptId must be text', '/resume/0/status must be one of resolved, cancelled'],
    ],
    [{ ...asked, state: 'x'.repeat(70_000) }, ['/state must have at most 64 KiB as JSON']],
  ])('RunAgentInput %#', (value, faults) => {
    expect(faultsOf(RunAgentInput, value)).toEqual(faults);
  });

  it('of a field that two rules refuse, the first', () => {
    const schema = z.object({ id: z.string().min(5).regex(/^\d+$/, { error: 'must be digits' }) });
    expect(faultsOf(schema, { id: 'x' })).toEqual(['/id must have at least 5 characters']);
  });
});
