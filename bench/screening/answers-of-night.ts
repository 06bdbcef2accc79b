import { screenBriefs } from './screen-briefs.ts';

// Prints the answers of a channel to the briefs of its screening, by name; backward: the last brief is rolled first.
const [slug = '', order = 'forward'] = process.argv.slice(2);
const briefs = [...(await screenBriefs(slug))];
const answers: Record<string, string> = {};
for (const [name, screen] of order === 'backward' ? briefs.toReversed() : briefs) answers[name] = await screen();
process.stdout.write(JSON.stringify(answers));
