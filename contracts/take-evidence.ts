import { z } from 'zod';
import { CHECKS } from './grade.ts';
import type { Rubric as RubricType } from './grade.ts';

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const EvidencePage = z.strictObject({
  sha256: Sha256.describe('Of the body after content decoding; its text is at `GET pages/{sha256}`'),
  url: z.string().nullable().describe('Address after redirects; null for the caller’s own text'),
  at: z.iso.datetime().describe('When it was fetched'),
  status: z.int(),
  mediaType: z.string(),
});

/** Where a quote is, in the words of the W3C Web Annotation Data Model (sections 3.2 and 4.2). */
export const CitationTarget = z
  .strictObject({
    source: z.string().describe('Address of the page; `ni:///sha-256;…` (RFC 6920) for the caller’s own text'),
    selector: z
      .tuple([
        z.strictObject({
          type: z.literal('TextQuoteSelector'),
          exact: z.string().describe('The quote as it stands in the text of the page'),
          prefix: z.string().describe('Up to 32 code points before it'),
          suffix: z.string().describe('Up to 32 code points after it'),
        }),
        z.strictObject({
          type: z.literal('TextPositionSelector'),
          start: z.int().describe('Code points into the text of the page'),
          end: z.int(),
        }),
      ])
      .describe('Each finds the quote in the text at `GET pages/{sha256}`')
      .meta({ items: {}, maxItems: 2 }),
  })
  .meta({ id: 'CitationTarget', description: 'A target of the W3C Web Annotation Data Model' });
export type CitationTarget = z.infer<typeof CitationTarget>;

const EvidenceCitation = z.strictObject({
  id: z.string(),
  quote: z.string(),
  page: Sha256,
  start: z.int().describe('UTF-16 units into the text of the page'),
  end: z.int(),
  url: z.string().nullable(),
  target: CitationTarget.nullable().describe(
    'The same place for other programs; null where the text is not kept any more',
  ),
  textFragment: z
    .string()
    .nullable()
    .describe('Address of the page with a text fragment (`#:~:text=`), by which browsers light the quote'),
});

const Rubric = z
  .strictObject({
    id: z.string(),
    version: z.int(),
    checks: z.array(
      z.strictObject({
        check: z.enum(CHECKS),
        weight: z.number(),
        of: z.string().exactOptional().describe('The part of the channel’s own assessment'),
        least: z.number().exactOptional().describe('A score below it keeps the grade from A'),
      }),
    ),
  })
  .meta({
    id: 'Rubric',
    description: 'Checks and weights by which the take was graded',
  }) satisfies z.ZodType<RubricType>;

/** Answer of `GET evidence` (interface document, part 2, Evidence). */
export const TakeEvidence = z
  .strictObject({
    takeId: z.uuid(),
    pages: z.array(EvidencePage).describe('Every page that the take read, cited or not'),
    citations: z.array(EvidenceCitation).describe('Every citation of the output, page by page'),
    mentions: z
      .array(z.string())
      .describe(
        'Addresses that cited pages state and the answer shows; nobody read them, so they are none of its `links`',
      ),
    grade: z
      .strictObject({
        rubric: Rubric,
        checks: z.array(
          z.strictObject({
            name: z.string(),
            weight: z.number(),
            score: z.number().min(0).max(1),
            evidence: z.array(z.string()).describe('Ids of the citations, findings or sources that it looked at'),
          }),
        ),
      })
      .nullable()
      .describe('Null for a take that has no grade, or none yet'),
  })
  .meta({ id: 'TakeEvidence' });
export type TakeEvidence = z.infer<typeof TakeEvidence>;

/** Answer of `POST verify`. */
export const TakeVerification = z
  .strictObject({
    equal: z.boolean(),
    under: z
      .array(z.string())
      .exactOptional()
      .describe(
        'Former versions of code or rubric by whose own rules it was checked; absent where all of it is of this version',
      ),
    timeStamp: z
      .union([z.strictObject({ stampedAt: z.iso.datetime(), by: z.string() }), z.strictObject({ missed: z.string() })])
      .exactOptional()
      .describe(
        'When what the answer follows from was stamped, and by the authority of which name; or why it was not. Absent where none was configured. Whether its certificate leads to a root is for `npm run verify -- FILE.zip --root FILE.pem`',
      ),
    differences: z.array(
      z.strictObject({
        where: z.string().describe('Member of the export, and the place in it'),
        stored: z.json(),
        found: z.json(),
      }),
    ),
  })
  .meta({ id: 'TakeVerification' });
export type TakeVerification = z.infer<typeof TakeVerification>;
