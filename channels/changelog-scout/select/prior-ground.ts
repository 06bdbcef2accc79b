import type { Brief } from '#contracts/plan.ts';
import type { Reading } from '../brief/reading.ts';
import { maskMarkup } from '../text/mask-markup.ts';

/** Answers whether an earlier take has already said something (interface document, part 2, Takes). */
export interface PriorGround {
  hasRelease(version: string): boolean;
  hasQuote(quote: string): boolean;
}

/**
 * What the prior's output covers of one page: releases that it names and changes that it quotes. Nothing when there is no prior, when the
 * notes narrow it (then it is said again), or when the page is none of the prior's.
 */
export function priorGround({ prior }: Brief, { isNarrowing }: Reading, pageUrls: (string | null)[]): PriorGround {
  const output = prior?.output.trim() ?? '';
  const isKnown = pageUrls.some(
    (url) => url !== null && (prior?.links.some((link) => sameAddress(link, url)) || prior?.brief.includes(url)),
  );
  if (output === '' || isNarrowing || !isKnown) return { hasRelease: () => false, hasQuote: () => false };
  const words = bare(output);
  const versions = new Set(
    output
      .match(/[\p{L}\p{N}@/][\p{L}\p{N}.+~_@/-]*[\p{L}\p{N}]/gu)
      ?.map((word) => word.replace(/^v(?=\d)/i, '').toLowerCase()),
  );
  return {
    hasRelease: (version) => {
      const name = version.replace(/^v(?=\d)/i, '').toLowerCase();
      if (/^\d+$/.test(name)) return new RegExp(`(?:^|\\n)[^\\n]{0,60}\\b${name}(?: \\(|\\n|$)`).test(output);
      return versions.has(name) || (/\s/.test(name) && words.includes(` ${bare(name).trim()} `));
    },
    hasQuote: (quote) => bare(quote).trim().length > 15 && words.includes(bare(quote).trim()),
  };
}

const bare = (text: string): string =>
  ` ${maskMarkup(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()} `;

function sameAddress(a: string, b: string): boolean {
  const plain = (link: string): string => link.replace(/#.*$/, '').replace(/\/$/, '');
  return plain(a) === plain(b);
}
