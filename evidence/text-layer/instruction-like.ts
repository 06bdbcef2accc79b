const INSTRUCTION =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules|above|previous|prior)\b|\b(?:system|developer) (?:prompt|message)\b|\b(?:AI|LLM|language model|assistant|chat ?bot|chatgpt|claude|gemini|copilot|agents?)s?\b.{0,60}\b(?:must|should|shall|please|visit|send|reply|respond|output|instead|do not|always|never)\b|\byou are (?:now )?(?:an?|the) (?:AI|assistant|agent|model|bot)\b|\b(?:do not|don't) (?:tell|reveal|mention|show) (?:the )?(?:user|reader|human)\b|\b(?:ignorier|vergiss|ignore[zr]|ignora|olvida)\w*\b.{0,40}\b(?:anweisung|instruction|instrucc|istruzion)/is;

/** Whether text that no reader sees speaks to a machine: said of it in `TextLayer.suspicious`, never a reason to read it. */
export function isInstructionLike(text: string): boolean {
  return INSTRUCTION.test(text.slice(0, 20_000));
}
