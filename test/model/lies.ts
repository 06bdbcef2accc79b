import type { Json } from '#contracts/json.ts';
import type { ModelQuestion } from '#contracts/model-port.ts';

/** Things that stand on no page and in no brief of the tests. */
export const INVENTED = [
  'Zorblax',
  'Quimberly',
  '88.7.6',
  '7341.77',
  '4,812',
  'seventy-three thousand',
  '99V987000',
  'CVE-2019-99871',
  '2019-07-23',
  '23 July 2019',
  'https://zorblax.example/secret',
  'joe@quimberly.example',
  'explodes without warning',
  'ages 41 to 47',
  '$987.65',
] as const;

export type Random = () => number;

/** What a model that lies says to any question, about what it is shown and beside it. */
export function lie({ id, prompt, documents }: ModelQuestion<unknown>, random: Random): Json {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const text = documents[0]?.text ?? '';
  const spoil = (words: string): string => {
    const parts = words.split(' ');
    parts[Math.floor(random() * parts.length)] = pick(INVENTED);
    return parts.join(' ');
  };
  if (prompt.id.startsWith('quote-compare/')) return lieOfQuotes(documents, { pick, spoil });
  if (id === 'brief')
    return { brief: pick([`${text} ${pick(INVENTED)}`, spoil(text), pick(INVENTED), spoil(spoil(text))]) };
  if (id === 'lead')
    return {
      sentences: Array.from({ length: 3 }, () => {
        const finding = 1 + Math.floor(random() * documents.length);
        const own = documents[finding]?.text.split('\n').map((line) => line.replace(/^[^:]*: /, '')) ?? [''];
        const said = pick([
          `${pick(own)} ${pick(INVENTED)}.`,
          spoil(pick(own)),
          `It ${pick(INVENTED)}.`,
          `See ${pick(INVENTED)}`,
        ]);
        return { text: said, finding: random() < 0.2 ? finding + 1 : finding };
      }),
    };
  const lines = text.split('\n').filter((line) => line.trim().length > 20);
  const passages = Array.from({ length: 6 }, () => {
    const line = pick(lines.length > 0 ? lines : ['nothing']);
    const quote = pick([spoil(line), `${pick(INVENTED)} ${line}`, line, pick(INVENTED)]);
    return { line, quote };
  });
  return id.startsWith('page') && isAboutReleases(documents)
    ? { passages: passages.map(({ quote }) => ({ quote, version: pick(INVENTED), date: pick([null, ...INVENTED]) })) }
    : {
        passages: passages.map(({ quote }) => ({
          quote,
          name: pick([null, ...INVENTED]),
          ages: pick(INVENTED),
          fee: pick([null, ...INVENTED]),
        })),
      };
}

/** Both channels that read pages frame them alike; their prompts say which one asks. */
const isAboutReleases = (documents: ModelQuestion<unknown>['documents']): boolean =>
  !documents.some(({ text }) => /soccer|football/i.test(text));

/** Records of a brief and of quotes, with inventions among what is shown; each answer has one of the two shapes. */
function lieOfQuotes(
  [first, ...quotes]: ModelQuestion<unknown>['documents'],
  { pick, spoil }: { pick: <T>(list: readonly T[]) => T; spoil: (words: string) => string },
): Json {
  const lines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');
  const own = lines(first?.text ?? '');
  if (quotes.length === 0)
    return {
      needs: [
        { quote: pick([pick(own), spoil(pick(own))]), part: pick(INVENTED), qty: pick(['2', '7341.77']), unit: '' },
      ],
      quotes: [1, 2].map(() => ({
        vendor: pick([...INVENTED, ...own]),
        first: pick(own),
        last: pick([pick(own), pick(INVENTED)]),
      })),
      limits: [{ is: 'deadline', quote: pick(INVENTED) }],
    };
  return {
    quotes: quotes.map(({ label, text }) => ({
      quote: Number(/\d+$/.exec(label)?.[0]),
      currency: pick(['USD', 'XXX']),
      lines: lines(text).map((line) => ({
        is: pick(['offered', 'option', 'substitute']),
        needs: [pick([1, 2, 9])],
        quote: pick([line, spoil(line)]),
        qty: pick(['', '2', '4,812']),
        pack: '',
        price: pick(['', /\d[\d.,]*/.exec(line)?.[0] ?? '', '7341.77']),
        per: '1',
        times: [],
        off: '',
        amount: pick(['', '$987.65', /[\d.,]*\d$/.exec(line)?.[0] ?? '']),
      })),
      charges: [{ is: 'freight', quote: pick(INVENTED), amount: '$987.65', percent: '', times: '' }],
      rest: [
        { is: pick(['total', 'lead time', 'condition']), quote: pick([pick(INVENTED), pick(lines(text))]), amount: '' },
      ],
    })),
  };
}
