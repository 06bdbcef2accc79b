import { cueList } from '../cue-list.ts';
import { foldLookalikes } from './lookalikes.ts';

const INSTRUCTION = cueList(
  String.raw`
    \b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules|above|previous|prior)\b
    \b(?:system|developer) (?:prompt|message)\b
    \b(?:AI|LLM|language model|assistant|chat ?bot|chatgpt|claude|gemini|copilot|agents?)s?\b.{0,60}\b(?:must|should|shall|please|visit|send|reply|respond|output|instead|do not|always|never)\b
    \byou are (?:now )?(?:an?|the) (?:AI|assistant|agent|model|bot)\b
    \b(?:do not|don't) (?:tell|reveal|mention|show) (?:the )?(?:user|reader|human)\b
    \b(?:ignorier|vergiss|ignore[zr]|ignora|olvida)\w*\b.{0,40}\b(?:anweisung|instruction|instrucc|istruzion)
  `,
  { flags: 'is' },
);

/**
 * Whether text that no reader sees speaks to a machine: said of it in `TextLayer.suspicious`, never a reason to read it. Letters in disguise
 * (other scripts, styles, widths, tags) and marks and fillers between them are seen through.
 */
export function isInstructionLike(text: string): boolean {
  const start = text.slice(0, 20_000);
  return INSTRUCTION.test(start) || (/[^\0-\u007f]/.test(start) && INSTRUCTION.test(undisguise(start)));
}

function undisguise(text: string): string {
  const untagged = text.replace(/[\u{E0020}-\u{E007E}]/gu, (tag) =>
    String.fromCodePoint((tag.codePointAt(0) ?? 0) - 0xe0000),
  );
  return foldLookalikes(untagged.normalize('NFKD').replace(/[\p{M}\p{Cf}\u115f\u1160\u3164\uffa0]+/gu, ''));
}
