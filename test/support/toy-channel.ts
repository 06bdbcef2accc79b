import type { StageName } from '#contracts/stage.ts';
import type { Ask } from '#contracts/take.ts';
import type { Channel } from '../../channels/channel.ts';

/**
 * A channel that is easy to steer. Its brief names pages; each line of theirs that begins with "Fact:" is a finding, a row and a
 * sentence, each "More: ADDRESS" a page for the next round. "pause extract 2000" makes a stage wait; "wonder" asks without blocking; no address is a blocking ask; "burst" throws;
 * "size" wants the measure stage.
 */
export const toyChannel: Channel = {
  card: {
    slug: 'toy-facts',
    number: 7,
    name: 'Toy facts',
    status: 'live',
    access: 'open',
    trade: false,
    summary: 'Collects the lines of pages that say they are facts',
    inputs: 'Addresses of pages',
    outputs: 'A table of facts',
    credits: 1,
    budget: { pages: 5, rounds: 2, seconds: 60 },
    freshSeconds: 0,
    exampleNotes: 'What are the facts of https://example.com/facts?',
  },
  rubric: {
    id: 'toy-facts',
    version: 1,
    checks: [
      { check: 'sub-goals', weight: 1 },
      { check: 'sources', weight: 1 },
      { check: 'claims', weight: 1 },
    ],
  },
  async plan(brief) {
    await pause(brief.notes, 'plan');
    if (/\bburst\b/.test(brief.notes)) throw new Error('a bug of the channel');
    const known = `${brief.prior?.brief ?? ''} ${brief.notes}`;
    const urls = [...new Set(known.match(/https?:\/\/\S+/g) ?? [])];
    const blocking = urls.length === 0;
    const asks: Ask[] = blocking ? [{ key: 'address', ask: 'Which page should be read?', blocking }] : [];
    if (/\bwonder\b/.test(brief.notes)) asks.push({ key: 'why', ask: 'What is it for?', blocking: false });
    return {
      subGoals: [{ id: 'facts', goal: 'Find the facts' }],
      sources: urls.map((url, index) => ({ id: `page-${index + 1}`, kind: 'page' as const, url, subGoal: 'facts' })),
      asks,
      reading: {},
      ...(!/\bsize\b/.test(brief.notes) && { noMeasure: 'Facts have no size' }),
    };
  },
  async extract({ brief, pages }) {
    await pause(brief.notes, 'extract');
    const findings = pages.flatMap(({ sha256, url, layer }) =>
      [...layer.text.matchAll(/^Fact: .+$/gm)].map((match, index) => ({
        id: `${sha256.slice(0, 8)}-${index}`,
        subGoal: 'facts',
        value: { fact: match[0], url: url ?? '' },
        citations: [
          {
            page: sha256,
            start: match.index,
            end: match.index + match[0].length,
            quote: match[0],
            role: 'quote' as const,
          },
        ],
      })),
    );
    const more = pages.flatMap(({ layer }) => layer.text.match(/(?<=^More: )https?:\/\/\S+$/gm) ?? []);
    return {
      findings,
      more: more.map((url) => ({ id: `more-${url}`, kind: 'page', url, subGoal: 'facts' })),
      notes: {},
    };
  },
  measure: () => [],
  async compose({ brief, findings, failures }) {
    await pause(brief.notes, 'frame');
    return {
      sentences: findings.map(({ id, value }) => ({
        text: `${String(value.fact)}\n`,
        isFactual: true,
        findings: [id],
        rows: [],
        derivations: [],
      })),
      table: {
        columns: [
          { key: 'fact', label: 'Fact', type: 'text' },
          { key: 'link', label: 'Link', type: 'link' },
        ],
        rows: findings.map(({ id, value }) => ({
          cells: { fact: value.fact!, link: value.url! },
          findings: [id],
          derivations: [],
        })),
        summary: {},
      },
      asks: [],
      held: [],
      undone: failures.map(({ detail }) => detail),
      metSubGoals: findings.length > 0 ? ['facts'] : [],
      assessments: [],
    };
  },
};

function pause(notes: string, stage: StageName): Promise<void> {
  const ms = Number(new RegExp(`pause ${stage} (\\d+)`).exec(notes)?.[1] ?? 0);
  return new Promise((resolve) => setTimeout(resolve, ms));
}
