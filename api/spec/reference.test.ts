import { describe, expect, it } from 'vitest';
import { table } from './block.ts';
import { OPERATIONS } from '../operations/operations.ts';
import { describeService } from './describe-service.ts';
import { renderMarkdown } from './render-markdown.ts';
import { LEFT_OUT, SCHEMATHESIS } from '../../test/support/schemathesis.ts';

describe('docs/api.md', () => {
  it('is what contracts and operations say today (vitest -u writes it)', async () => {
    const document = renderMarkdown([
      {
        kind: 'text',
        text: '<!-- Written by api/spec/reference.test.ts from the contracts and the operations. -->',
      },
      ...describeService(OPERATIONS),
      { kind: 'heading', level: 2, text: 'How it is checked' },
      {
        kind: 'text',
        text: `\`npm run test:thorough\` has schemathesis ${SCHEMATHESIS} make more than 2,000 requests of the served OpenAPI document: no fault of the service, no status that is not documented, no answer off its schema, every event of a stream included. All its checks are on but these:`,
      },
      ...table(
        ['left out', 'why'],
        LEFT_OUT.map(({ what, why }) => [what, why]),
      ),
    ]);
    await expect(document).toMatchFileSnapshot('../../docs/api.md');
  });
});
