import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { changelogScout } from '../channel.ts';

const URL = 'https://pages.example/log.md';
const CALM =
  '## 2.1.0 - 2026-06-01\n\n- Added: reeds\n- Fixed: sedges\n\n## 2.0.0 - 2026-05-01\n\n- **Breaking:** otters dive\n';

async function take(notes: string, body: string) {
  const rolled = await rollOffline({
    channel: changelogScout,
    notes: `${notes} ${URL}`,
    acceptedAt: '2026-11-21T12:00:00.000Z',
    fetchSource: () => ({ url: URL, mediaType: 'text/markdown', body }),
  });
  return rolled.take;
}
const lines = async (notes: string, body: string): Promise<string[]> => (await take(notes, body)).output.split('\n');

describe('the first lines of an answer', () => {
  it('say that there is nothing of weight, and how the brief was read', async () =>
    expect((await lines('What changed in Heron since 2.0.0?', CALM)).slice(0, 2)).toEqual([
      'Nothing breaking or security-related in Heron, since 2.0.0.',
      'Read as: Heron; versions after 2.0.0 to the newest; all kinds of change.',
    ]));

  it('count what is of weight', async () =>
    expect((await lines('What changed in Heron since April 2026?', CALM)).slice(0, 2)).toEqual([
      '1 breaking change in Heron, since April 2026.',
      'Read as: Heron; days 2026-04-01 to the newest; all kinds of change.',
    ]));

  it('say of the kinds that were asked for', async () =>
    expect((await lines('Any security fixes in Heron?', CALM)).slice(0, 2)).toEqual([
      'Nothing security-related in Heron.',
      'Read as: Heron; all releases; only security.',
    ]));

  it('tell days without a year, which is no page without days', async () => {
    const { output, grade } = await take(
      'What changed in Heron?',
      '## 2.1.0\n\nJun 9\n\n- Fixed: reeds bend.\n\n## 2.0.0\n\n4 May\n\n- **Breaking:** otters are gone.\n',
    );
    expect(output).toContain('Days on the page stand without their year (“Jun 9”, “4 May”); none is given here.');
    expect(grade).not.toBe('A');
  });

  it.each([
    ['a release without a day could not be placed', 'since May 2026', '\n## 1.9.0\n\n- Added: herons\n'],
    [
      'a list stands under a promise of older releases',
      'since 2.0.0',
      '\n## Older releases\n\n- Herons crossed the line once and for all\n',
    ],
    ['a line names a release and a day', 'since 2.0.0', '\nHeron 1.9.0 (2026-04-02)\n'],
  ])('never say that there is nothing where %s', async (_, range, more) => {
    const { output } = await take(
      `What changed in Heron ${range}?`,
      CALM.replace('- **Breaking:** otters dive', '- Fixed: otters dive') + more,
    );
    expect(output).toMatch(/^Whether there is anything breaking or security-related in Heron, .* cannot be told: /);
    expect(output).not.toMatch(/Nothing breaking/);
  });

  it('name in undone what was not read, at a lower grade', async () => {
    const whole = await take('What changed in Heron?', CALM);
    const cut = await take(
      'What changed in Heron?',
      `${CALM}\n## Older releases\n\n- Herons crossed the line once and for all\n`,
    );
    expect(whole.lifecycle.undone).toEqual([]);
    expect(cut.lifecycle.undone).toEqual([
      `What looks like changes of older releases of ${URL} was not read: “Herons crossed the line once and for all”`,
    ]);
    expect(cut.overall!).toBeLessThan(whole.overall!);
  });

  it('say why nothing can be said of wording that tells nothing', async () =>
    expect(
      (
        await lines(
          'What changed in Heron?',
          '## 1.1\n\n- Schilf im Wasser\n- Otter am Ufer\n\n## 1.0\n\n- Fixed: reeds\n',
        )
      )[0],
    ).toBe(
      'Whether there is anything breaking or security-related in Heron cannot be told: the wording of most changes does not say of what kind they are.',
    ));
});
