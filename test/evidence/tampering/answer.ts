import type { JsonObject } from '#contracts/json.ts';
import { byInsider, members, parse, part } from './tamper.ts';
import type { Tamper } from './tamper.ts';

/** Changes of the answer, the grade and the log. */
export const ANSWERS: Tamper[] = [
  {
    what: 'a sentence of the answer',
    where: /take\.json/,
    python: /which was not composed/,
    make: members(part('take', (take) => void (take.output = `The lamp is safe.\n${take.output}`))),
  },
  {
    what: 'a cell of a row',
    where: /take\.json#\/table\/rows/,
    python: /none of those that were composed/,
    make: members(part('take', ({ table }) => void (table!.rows[0]!['version'] = '9.9.9'))),
  },
  {
    what: 'a cell of a row as it was composed',
    where: /composition\.json/,
    python: /stands in none of its quotes/,
    make: members((all) => {
      part('take', ({ table }) => void (table!.rows[0]!['version'] = '7.7.7'))(all);
      part('composition', ({ table }) => {
        const row = table!.rows.find(
          ({ cells }) =>
            cells['change'] === (parse(all, 'take.json') as { table: { rows: JsonObject[] } }).table.rows[0]!['change'],
        );
        row!.cells['version'] = '7.7.7';
      })(all);
    }),
  },
  {
    what: 'a link',
    where: /take\.json#\/links/,
    make: members(part('take', (take) => void take.links.push('https://other.example/'))),
  },
  {
    what: 'a grade',
    where: /^(take|grade)\.json#\/(overall|grade)/,
    make: members(part('take', (take) => void (take.overall = 12))),
  },
  {
    what: 'a grade wherever it stands',
    where: /^grade\.json/,
    make: members((all) => {
      part('grade', (grade) => void (grade.letter = 'B'))(all);
      part('take', (take) => void (take.grade = 'B'))(all);
    }),
  },
  {
    what: 'the evidence of a grade',
    where: /^grade\.json#\/evidence/,
    make: members(part('grade', ({ evidence }) => void (evidence.undone = ['nothing']))),
  },
  {
    what: 'a finding',
    where: /^findings\.json/,
    make: members(
      part('findings', ({ rounds }) => void (rounds[0]!.extract!.findings[0]!.value['kind'] = 'performance')),
    ),
  },
  {
    what: 'a failure that was not',
    where: /^findings\.json|pages\.json/,
    make: members(
      part(
        'findings',
        ({ rounds }) => void rounds[0]!.crawl!.failures.push({ requestId: 'x', code: 'empty', detail: 'x' }),
      ),
    ),
  },
  {
    what: 'the brief',
    where: /^plan\.json|trace|grade/,
    make: members(part('plan', ({ brief }) => void (brief.notes = 'What changed in Tallow?'))),
  },
  {
    what: 'a caption',
    where: /take\.json#\/stills/,
    make: members(part('take', ({ stills }) => void (stills[0]!.caption = 'A lamp'))),
  },
  { what: 'an event left out', where: /trace\.json/, make: members(part('trace', (trace) => void trace.splice(4, 1))) },
  {
    what: 'events in another order',
    where: /trace\.json/,
    make: members(part('trace', (trace) => void trace.push(...trace.splice(2, 1)))),
  },
  {
    what: 'what a tool returned',
    where: /trace\.json/,
    make: members(
      part('trace', (trace) => {
        const returned = trace.find((event) => event.type === 'tool.returned');
        (returned as unknown as { result: JsonObject }).result['bytes'] = 7;
      }),
    ),
  },
  {
    what: 'the id of the take',
    where: /plan\.json|take\.json|trace\.json/,
    make: members(part('plan', (plan) => void (plan.takeId = '00000000-0000-4000-8000-000000000000'))),
  },
  {
    what: 'a finding, by somebody who has the key',
    where: /^findings\.json/,
    make: byInsider(part('findings', ({ rounds }) => void (rounds[0]!.extract!.findings[0]!.subGoal = 'rank'))),
  },
  {
    what: 'a grade, by somebody who has the key',
    where: /^grade\.json/,
    make: byInsider(part('grade', (grade) => void (grade.overall = 12))),
  },
];
