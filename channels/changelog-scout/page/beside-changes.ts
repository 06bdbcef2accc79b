import { maskMarkup } from '../text/mask-markup.ts';
import { slice, squeeze } from '../text/span.ts';
import { namesTopic } from '../brief/topic.ts';
import { cueList } from '../../reading/cue-list.ts';
import type { Change } from '../kinds/rule-changes.ts';
import { sectionKind } from '../kinds/section-kind.ts';
import { isGreeting } from './small-talk.ts';
import type { Span } from '../text/span.ts';

/** Changes of a release, and lines beside them that state none: `unread` those of which nothing says what else they are. */
export interface Judged {
  changes: Change[];
  unread: Span[];
}

/**
 * Parts what changed from what stands beside it. A line is a change that stands in a list, a row or under the name of a kind, or says in its own words
 * what was done. Running text that does neither is none, where its release has changes that do; there it is a greeting, a way to get it, a note about the
 * page, or nobody knows what.
 */
export function judgeLines(text: string, changes: readonly Change[], topic: string | null = null): Judged {
  const isSure = (change: Change): boolean => {
    if (change.isProse && ASKS.test(slice(text, change.span)) && !isUnderKind(text, change)) return false;
    if (!change.isProse || change.by !== 'nothing' || isUnderKind(text, change)) return true;
    const words = slice(text, change.span);
    return INSTRUCTS.test(words) || TELLS.test(words) || (topic !== null && namesTopic(words, topic));
  };
  if (!changes.some(isSure)) {
    const told = changes.filter(({ isProse, span }) => !isProse || !isGreeting(squeeze(maskMarkup(slice(text, span)))));
    return { changes: told.length > 0 ? told : [...changes], unread: [] };
  }
  const aside = changes.filter((change) => !isSure(change)).map(({ span }) => span);
  return { changes: changes.filter(isSure), unread: aside.filter((span) => !isFurniture(slice(text, span))) };
}

/** What has to be done for a release counts as a part of it. */
const INSTRUCTS =
  /\b(?:before|after|when|while|prior to) (?:you )?(?:the )?(?:updat|upgrad|install|migrat)\w*|\b(?:must|have to|has to|needs? to|is required|are required|make sure|be sure to)\b/i;

/** Whoever asks does not say what was changed. */
const ASKS = /\?[\s)"'”»:(]*$/;

/** What can be done from now on, or no more. */
const TELLS = /\b(?:can(?:not)?(?: now| also)? be \w+|can now|is now|are now|now [a-z]+s|no longer|instead of)\b/i;

const isUnderKind = (text: string, { sections, parents }: Change): boolean =>
  parents.length > 0 || sections.some((span) => sectionKind(maskMarkup(slice(text, span))) !== null);

/** Words of which it is known what they are, and that they are no change. */
export const isFurniture = (raw: string): boolean =>
  isAside(raw) || (raw.includes('\n') && raw.split('\n').every((line) => isAside(line)));

function isAside(raw: string): boolean {
  const words = squeeze(maskMarkup(raw));
  const isOther = REACHES.test(raw) || MESSAGE.test(raw) || TALK.test(words) || FIELD.test(words);
  return isOther || isGreeting(words) || !/[\p{L}]{2}/u.test(words);
}

/** An address to turn to. */
const REACHES =
  /https?:|www\.|[\w.+-]@[\w-]+\.\w|(?<![\p{L}\d])(?:QQ|WeChat|微信|WhatsApp|Telegram|Tel\.?|Phone|Fax|Hotline)\W{1,3}\+?\d/iu;
/** Who said it when, as chats are copied; what others thought of it. */
const MESSAGE =
  /^\W*\[?(?:\d{4}-\d{2}-\d{2}[ T]|\d{1,2}[./-]\d{1,2}[./-]\d{2,4},? )?\d{1,2}:\d{2}(?::\d{2})?\]?\s+[^:\n]{1,40}:\s|^(?:\W+\d{1,6}){1,8}\W*$/u;
/** `File: KX8_build.zip (32 MB)`, `Models: KX-8B / KX-8D`: a name and what stands for it. */
const FIELD = cueList(
  String.raw`
  (?:\S+ )?(?:files?|file ?names?|size|models?|devices?|platforms?|hardware|severity|priority|replaces|supersedes|checksums?|md5|sha-?\d+|downloads?|links?|authors?|contact|support|languages?|requires?|system requirements|licen[cs]e|tags?|categor(?:y|ies)|status|build(?: number)?) ?[:：]
`,
  { flags: 'iu', before: String.raw`^\W*`, after: '' },
);
/** The writer to the reader, and about the release as a whole. */
const TALK = cueList(
  String.raw`
  (?:hi|hello|hey|dear|welcome|greetings|thanks|thank you|cheers|enjoy|happy|congrat\w*|see you|meet us|stay tuned|have fun|good news|sorry|apologies|please|we hope|we are (?:happy|proud|pleased|excited|delighted)|we(?:'re|’re) (?:happy|proud|pleased|excited|delighted))\b
  (?:this|the|our|another|a)(?: [\w.-]+){0,5} (?:release|version|update|patch)(?: (?:is|was|comes|came|brings|contains|includes|focuses|has|marks|follows|features)\b|[.!:,]|$)
  (?:in|with) (?:this|the) (?:release|version|update)\b
  (?:[^.!?]|\.(?=\d)){0,60}\b(?:is|was) (?:an?|the|our) (?:[\w-]+ ){0,4}(?:release|update|version)(?: (?:of|for|in|to) [^.!?]{1,30})?\W*$
  (?:as always|as usual|if you|for (?:details|more|questions|help|the full)|more (?:details|info\w*|about)|read|see|visit|follow|watch|join|subscribe|download|get it|available|upgrade(?: now)?|update(?: now)?|how to (?:get|update|upgrade)|get (?:it|the))\b
`,
  { flags: 'iu', before: String.raw`^\W*`, after: '' },
);
