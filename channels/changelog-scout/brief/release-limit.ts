const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** How many of the newest releases a brief asks for (`the last five releases`, `the latest version`), or null. */
export function readReleaseLimit(text: string): number | null {
  const many =
    /\b(?:last|latest|newest|most recent|recent|past|top)\s+(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s+(?:\w+\s+)?(?:releases?|versions?|updates?|entries)\b/i.exec(
      text,
    );
  const turned =
    /\b(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s+(?:last|latest|newest|most recent|recent)\s+(?:\w+\s+)?(?:releases|versions|updates|entries)\b/i.exec(
      text,
    );
  const count = many?.[1] ?? turned?.[1];
  if (count) return WORDS.includes(count.toLowerCase()) ? WORDS.indexOf(count.toLowerCase()) : Number(count) || null;
  if (
    /^\W*(?:(?:just|only|show)\s+)?(?:the\s+)?(?:latest|newest)(?:\s+(?:one\s+)?only)?(?=\W*$|\s*[:,–—-]|\s+https?:)/i.test(
      text,
    )
  )
    return 1;
  if (/\b(?:to|up to|until|and)\s+(?:the\s+)?(?:latest|newest|most recent|last|current)\b/i.test(text)) return null;
  return /\b(?:the|its|their)?\s*(?:latest|newest|most recent|last)\s+(?:stable\b(?! (?:branch|series|line)|\w* \w*s\b)|(?:\w+\s+)?(?:release|version|update)\b)(?! (?:notes|page|history|feed))/i.test(
    text,
  )
    ? 1
    : null;
}

/** Whether a brief leaves pre-releases out: `the latest stable release`, `without betas`, `the last one that is no beta`. */
export const wantsStable = (text: string): boolean => STABLE.some((pattern) => pattern.test(text));

const EARLY = String.raw`(?:trial|beta|alpha|rc|pre-?release|release candidate|preview|nightly|dev)(?: (?:release|version|build))?s?`;
const STABLE = [
  /\b(?:stable|final|production|ga|generally available|non-(?:beta|pre-?release|trial))\s+(?:\w+\s+)?(?:releases?|versions?|updates?|builds?|ones?)\b/i,
  /\b(?:latest|newest|last|current) stable\b/i,
  new RegExp(
    String.raw`\b(?:no|not|without|ignor\w+|skip\w*|except|excluding|isn['’]t|aren['’]t)\s+(?:the |an? |any )?${EARLY}\b`,
    'i',
  ),
  /\b(?:betas?|alphas?|rcs|pre-?releases)\b[\s\S]{0,40}\b(?:skip|ignore|without|leave out|drop) (?:those|them|these)\b/i,
];
