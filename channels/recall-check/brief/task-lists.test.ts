import { describe, expect, it } from 'vitest';
import { splitBrief } from './split-brief.ts';
import { listOfTask } from './task-lists.ts';

describe('a list of tasks of which one is the check', () => {
  it('holds its things in the deeper lines', () => {
    const { items } = splitBrief(
      'to do\n- call Ada about the van\n- recal check for the board\n    lumetta lamp LM-40\n    brightwick solace heater\n- buy 2 rolls tape\n- alarm code otter88',
    );
    expect(items.map(({ asked }) => asked)).toEqual(['lumetta lamp LM-40', 'brightwick solace heater']);
  });

  it.each([
    ['- Lumetta lamp\n- Brightwick heater, was there a recall?\n- Wrenfield kettle'],
    ['- recall check\n- Lumetta lamp\n- Brightwick heater'],
    ['any recalls?\n- Lumetta lamp\n    LM-40\n    white\n- Brightwick heater'],
  ])('is none of %j', (text) => expect(listOfTask(text)).toBe(text));
});
