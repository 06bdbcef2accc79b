import { MANIFEST } from '../../../evidence/export/export-members.ts';
import { openExport, zipMembers } from '../../support/tamper-export.ts';
import { members, rewritten, text } from './tamper.ts';
import type { Tamper } from './tamper.ts';

/** JSON that says the same or something else in another way. */
export const JSON_TEXT: Tamper[] = [
  {
    what: 'a name twice in an object, the second one right',
    where: /^take\.json at byte/,
    python: /take\.json: a name is there twice/,
    make: rewritten('take.json', (old) => old.replace('"grade":"', '"grade":"F","grade":"')),
  },
  {
    what: 'a name twice in the manifest',
    where: /^manifest\.json at byte/,
    python: /cannot be read/,
    make: async (whole) => {
      const all = openExport(await members(() => {})(whole));
      all.set(MANIFEST, Buffer.from(text(all.get(MANIFEST)).replace('{', '{"take.json":"0",')));
      return zipMembers(all);
    },
  },
  {
    what: 'white space',
    where: /^grade\.json at byte/,
    python: /grade\.json: not written/,
    make: rewritten('grade.json', (old) => `${old}\n`),
  },
  {
    what: 'an escape that is not needed',
    where: /^plan\.json at byte/,
    python: /plan\.json: not written/,
    make: rewritten('plan.json', (old) => old.replace('Lantern', '\\u004cantern')),
  },
  {
    what: 'a number written otherwise',
    where: /^grade\.json at byte/,
    python: /grade\.json: not written/,
    make: rewritten('grade.json', (old) => old.replace(/"score":1([,}])/, '"score":1.0$1')),
  },
  {
    what: 'names in another order',
    where: /^take\.json at byte/,
    python: /take\.json: not written/,
    make: rewritten('take.json', (old) =>
      JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(old) as object).toReversed())),
    ),
  },
  {
    what: 'a byte order mark',
    where: /^trace\.json/,
    python: /trace\.json|cannot be read/,
    make: rewritten('trace.json', (old) => `\ufeff${old}`),
  },
  {
    what: 'what is no JSON',
    where: /^grade\.json$/,
    python: /grade\.json/,
    make: members((all) => void all.set('grade.json', Buffer.from('A+'))),
  },
  {
    what: 'JSON of another shape',
    where: /^trace\.json$/,
    make: members((all) => void all.set('trace.json', Buffer.from('{}'))),
  },
  {
    what: 'a hash of the manifest',
    where: /in manifest\.json$/,
    python: /not what manifest\.json says/,
    make: async (whole) => {
      const all = openExport(whole);
      all.set(MANIFEST, Buffer.from(text(all.get(MANIFEST)).replace(/"take\.json":"\w/, '"take.json":"x')));
      return zipMembers(all);
    },
  },
];
