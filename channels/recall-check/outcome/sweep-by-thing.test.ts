import { expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { recallCheck } from '../recall-check.ts';
import { fetchAnswer } from '../screening/fetch-answer.ts';

it('asks for every thing and every name of an item before it is cleared, also for those of three letters', async () => {
  const asked: string[] = [];
  await rollOffline({
    channel: recallCheck,
    notes: 'locker;"article";"size"\nK12;"KVM helmet, TQRB sticker MAY - 2030, red";"L"\nis it recalled?',
    acceptedAt: '2031-11-20T12:00:00Z',
    fetchSource: (request) => {
      const title = request.kind === 'api' ? request.query?.['RecallTitle'] : undefined;
      if (title !== undefined) asked.push(title.toLowerCase());
      return fetchAnswer(request);
    },
  });
  expect(asked).toEqual(expect.arrayContaining(['helmet', 'kvm']));
});
