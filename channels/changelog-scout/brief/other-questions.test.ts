import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { changelogScout } from '../channel.ts';
import { read, X } from './testing.ts';

const unread = (words: string): string[] => read(`${words} ${X}`).unread ?? [];

describe('questions that no list of changes answers', () => {
  it.each([
    'How much does it cost?',
    'how do I install it',
    'When is the next one coming?',
    'Should we upgrade?',
    'Which versions are still supported?',
    'Wie lange dauert das?',
    'Combien coûte la licence ?',
    '¿Cuándo sale la próxima?',
    'Quanto costa?',
    'Hoe lang duurt dat?',
    'Quem faz isso?',
    'Kiedy będzie następna?',
  ])('%s', (words) => {
    expect(unread(words)).toHaveLength(1);
    expect(unread(`What changed in Heron? ${words}`)).toHaveLength(1);
  });

  it.each([
    'What changed in Heron?',
    'When was 3.2.1 released?',
    'Should we worry about anything since 3.1?',
    'Is it safe to go from 3.1 to 3.4?',
    'Why did they drop Node 18?',
    'Can I upgrade from 3.1 to 3.4 without anything breaking?',
  ])('leaves alone: %s', (words) => expect(unread(words)).toEqual([]));

  it('cost the best grade, and are told', async () => {
    const { take } = await rollOffline({
      channel: changelogScout,
      notes: `How long does the update of Heron take? ${X}`,
      acceptedAt: '2026-11-21T12:00:00.000Z',
      fetchSource: () => ({
        url: X,
        mediaType: 'text/markdown',
        body: '# Heron\n\n## 2.1.0 - 2026-06-01\n\n- Added: reeds\n\n## 2.0.0 - 2026-05-01\n\n- Fixed: eggs\n',
      }),
    });
    expect(take.grade).not.toBe('A');
    expect(take.output).toContain('Not understood');
    expect(take.lifecycle?.undone?.join(' ')).toContain('How long does the update of Heron take?');
  });
});
