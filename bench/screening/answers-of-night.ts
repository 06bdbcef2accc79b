import { screenBriefs } from './screen-briefs.ts';

// Prints the answers of a channel to the briefs of its screening, or to every so-manieth, by name; backward: the last brief is rolled first.
const [slug = '', order = 'forward', step = '1'] = process.argv.slice(2);
const briefs = [...(await screenBriefs(slug))].filter((_, at) => at % Number(step) === 0);
const answers: Record<string, string> = {};
for (const [name, screen] of order === 'backward' ? briefs.toReversed() : briefs) answers[name] = await screen();
process.stdout.write(JSON.stringify(answers));
