import type { MeasureInput } from '#contracts/channel-rules.ts';
import type { Finding } from '#contracts/evidence.ts';
import { findFilings } from '../../evidence/library/match-filings.ts';
import type { FoundFiling } from '../../evidence/library/match-filings.ts';
import { measureFindings } from '../../evidence/measure-findings.ts';
import type { JobTools } from '../job.ts';
import { unpackRead } from './pages.ts';
import type { PackedRead } from './pages.ts';

export interface Measuring extends Omit<MeasureInput, 'pages'> {
  channel: string;
  operatorId: string;
  pages: PackedRead[];
}

/** What a channel measures, and what it would be filed as. */
export async function measure(
  { channel, operatorId, pages, ...input }: Measuring,
  { findRules }: JobTools,
): Promise<{ findings: Finding[]; found: FoundFiling[] }> {
  const findings = await measureFindings(findRules(channel), { ...input, pages: pages.map(unpackRead) });
  return { findings, found: findFilings(operatorId, findings) };
}
