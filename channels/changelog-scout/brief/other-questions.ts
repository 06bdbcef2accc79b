import { cueList } from '../../reading/cue-list.ts';
import type { Span } from '../text/span.ts';

/**
 * Questions that no list of changes answers: what it costs, how it is installed, when the next one comes, whether to take it. `used` are places that were
 * read as a range, a kind or a topic: a question with one of them is about changes.
 */
export function findOtherQuestions(text: string, used: readonly Span[]): Span[] {
  return [...text.matchAll(SENTENCE)].flatMap(({ 0: words, index }) => {
    const span = { start: index + (words.length - words.trimStart().length), end: index + words.trimEnd().length };
    const isRead = used.some((one) => one.start < span.end && span.start < one.end);
    const isQuestion = words.trimEnd().endsWith('?') || text.slice(span.end).trim() === '';
    return isQuestion && !isRead && OPENS.test(words) && !OF_CHANGES.test(words) ? [span] : [];
  });
}

const SENTENCE = /(?:[^.?!\n]|[.](?=[\d\p{L}]))+[?!.]?/gu;

const OPENS = cueList(
  String.raw`
  how (?:much|long|often|do|does|can|to|is|are|big|good)|who|whose|where|why|when (?:is|are|do|does|will|can|should)|should (?:i|we|they)|can (?:i|we|it|they)|does it|do (?:i|we|you) (?:need|think)
  is (?:it|that|this) (?:any|the|a|an|good|free|worth|available|compatible)|will it|which (?:is|one is|of them is)
  which versions? (?:is|are) (?:still )?support\w*|what (?:should|does it cost|are the known)
  wie (?:viel|lange|oft|teuer)|wer|wo|warum|wieso|wann|sollten? wir|sollen wir|können wir|lohnt|funktioniert|läuft
  combien|qui|où|pourquoi|quand|comment|devons-nous|faut-il|peut-on|est-ce que (?:ça|cela)
  cuánto|cuándo|quién|dónde|por qué|cómo|debemos|podemos|funciona|se puede
  quanto|quando|chi|dove|perché|come|dobbiamo|possiamo|conviene|si può
  hoeveel|hoe|waar|waarom|wanneer|moeten (?:wij|we)|kunnen (?:wij|we)|werkt
  quem|onde|por que|como|devemos|vale a pena|ile|kto|gdzie|dlaczego|kiedy|jak|czy (?:powinniśmy|możemy|warto|działa)
`,
  {
    flags: 'iu',
    before: String.raw`^\W*(?:(?:and|also|but|so|hi|hello|hey)\W{1,3}){0,2}`,
    after: String.raw`(?!\p{L})`,
  },
);

/** What makes a question one about changes. */
const OF_CHANGES = cueList(
  String.raw`
  chang\w*|new|news|fix\w*|bugs?|break\w*|broke\w*|deprecat\w*|remov\w*|drop\w*|secur\w*|vulnerab\w*|cves?|happen\w*|differ\w*|miss\w*|notes|changelog|log|worr\w*|affect\w*|matters?|urgent|risk\w*
  careful|expect|watch|safe|gone|go away|going away|replac\w*|renam\w*|add(?:s|ed)?|improv\w*|incompatib\w*|know|happened|summar\w*|list|overview
`,
  { flags: 'iu', before: String.raw`(?<!\p{L})`, after: String.raw`(?!\p{L})` },
);
