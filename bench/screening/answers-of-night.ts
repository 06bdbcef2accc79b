import { screenBriefs } from './screen-briefs.ts';

// Prints the answers of channels to the briefs of their screening, or to every so-manieth, by slug and name; backward: what is last is rolled first.
const [order = 'forward', step = '1', ...slugs] = process.argv.slice(2);
const inOrder = <T>(all: T[]): T[] => (order === 'backward' ? all.toReversed() : all);
const answers: Record<string, Record<string, string>> = {};
for (const slug of inOrder(slugs)) {
  const own: Record<string, string> = {};
  const briefs = [...(await screenBriefs(slug))].filter((_, at) => at % Number(step) === 0);
  for (const [name, screen] of inOrder(briefs)) own[name] = await screen();
  answers[slug] = own;
}
process.stdout.write(JSON.stringify(answers));
