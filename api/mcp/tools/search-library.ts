import { z } from 'zod';
import { LibraryMatch } from '#contracts/specimen.ts';
import { searchLibrary } from '../../../db/queries/search-library.ts';
import { defineTool } from '../define-tool.ts';

export const searchLibraryTool = defineTool({
  name: 'search_library',
  title: 'Search the library',
  description:
    "Finds the operator's specimens by what they are: passages by meaning and by keywords, ranked by similarity, keyword rank and measurement confidence, best first. Use it for a question or a name in plain English. To go through all specimens, or through those of one review status, use list_specimens.",
  kind: 'read',
  access: 'operator',
  scope: 'mcp:read',
  ratePerMinute: 20,
  cacheSeconds: 120,
  errors: [],
  parameters: z.strictObject({
    query: z.string().trim().min(2).max(400).describe('What to look for, in plain words'),
    limit: z.int().min(1).max(24).default(8).describe('How many passages at most'),
  }),
  result: z.strictObject({ matches: z.array(LibraryMatch).describe('The best passage of each specimen, best first') }),
  question: ({ query }) => query,
  async run({ trx, operatorId, question }, { limit }) {
    // The pipeline has read what `question` gave.
    return { matches: await searchLibrary(trx, { operatorId, question: question!, limit }) };
  },
});
