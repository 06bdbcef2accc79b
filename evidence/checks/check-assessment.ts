import type { Check } from './check.ts';

/** The channel's own judgement of that name; 0 when it gave none. It counts only as far as findings that it names are verified. */
export const checkAssessment: Check = ({ assessments, findings }, of) => {
  const found = assessments.find(({ name }) => name === of);
  if (!found) return { score: 0, why: `the channel did not assess ${of ?? 'this'}`, evidence: [] };
  const verified = new Set(findings.verified);
  const held = found.findings.filter((finding) => verified.has(finding));
  const score =
    Math.min(1, Math.max(0, found.score)) * (found.findings.length > 0 ? held.length / found.findings.length : 1);
  return { score, why: found.why, evidence: held };
};
