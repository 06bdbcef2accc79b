import type { GradedSource, GradeEvidence } from '#contracts/grade.ts';

/** The sources outside the caller's own text; where there are none, that text. */
export function outsideSources({ sources }: GradeEvidence): GradedSource[] {
  const outside = sources.filter(
    ({ page, host, origin }) => page === null || (origin ? origin !== 'caller' : host !== null),
  );
  return outside.length > 0 ? outside : sources;
}
