import { Big } from 'big.js';
import type { ScreeningBrief } from '../../channels/quote-compare/screening/screening-brief.ts';
import { LETTER_TONGUES } from './letter-tongues.ts';
import type { LetterTongue } from './letter-tongue.ts';

/** An offer as its sentences say it, with the answer worked out from what it was made of. */
interface Offer {
  name: string;
  person: string;
  sentences: string[];
  goods: Big;
  freight: Big;
  days: number;
}

interface Letter extends Offer {
  tongue: LetterTongue;
  /** From 0 on. */
  place: number;
  seed: number;
}

/** How letters of several vendors stand in one paste. */
const LAYOUTS: Record<string, (letter: Letter) => string> = {
  'below the heads of mails': (letter) => `${mailHead(letter)}\n\n${signed(letter)}`,
  'below ruled names': (letter) => `---- ${letter.name} ----\n${letter.sentences.join(' ')}`,
  'with a signature alone': signed,
  'between ruled lines': (letter) => `${letter.place > 0 ? '-----\n' : ''}${signed(letter)}`,
  'as somebody passes them on': (letter) =>
    `${letter.tongue.head.replace('{n}', letter.name)}\n${letter.sentences.join(' ')}`,
};

/** What the letters say of carriage, and which of them answers an earlier one that it quotes. */
const KINDS = ['carriage', 'free over', 'replaced'] as const;

/** Letters in running sentences in every language, with the answers worked out from what they were made of. */
export const buildLetters = (): ScreeningBrief[] =>
  Object.entries(LETTER_TONGUES).flatMap(([language, tongue], at) =>
    Object.keys(LAYOUTS).flatMap((layout, place) =>
      KINDS.filter((kind) => kind !== 'replaced' || layout.endsWith('mails')).map((kind, turn) =>
        build({
          name: `${language} letters ${layout}, ${kind}`,
          tongue,
          layout,
          kind,
          seed: at * 11 + place * 5 + turn,
        }),
      ),
    ),
  );

interface Plan {
  name: string;
  tongue: LetterTongue;
  layout: string;
  kind: (typeof KINDS)[number];
  seed: number;
}

function build({ name, tongue, layout, kind, seed }: Plan): ScreeningBrief {
  const qtys = [20 + ((seed * 5) % 9) * 5, 30 + ((seed * 7) % 6) * 10];
  const offers = tongue.vendors.slice(0, 2 + (seed % 2)).map(([firm, person], place) => {
    const special = kind === 'free over' && place === 0;
    return offerOf({ tongue, firm, person, qtys, seed: seed + place * 3, isFreeOver: special });
  });
  const texts = offers.map((offer, place) => {
    const letter = { ...offer, tongue, place, seed: seed + place };
    if (kind !== 'replaced' || place > 0) return LAYOUTS[layout]?.(letter) ?? '';
    const earlier = offerOf({
      tongue,
      firm: offer.name,
      person: offer.person,
      qtys,
      seed: seed + 7,
      isFreeOver: false,
    });
    const below = signed({ ...letter, ...earlier }).replace(/^/gm, '> ');
    const newer = { ...letter, sentences: [tongue.revised, ...offer.sentences] };
    return `${mailHead(letter)}\n\n${signed(newer, '')}\n\n${below}`;
  });
  const listed = tongue.goods.map(({ counted }, at) => `${qtys[at]} ${counted}`).join(` ${tongue.and} `);
  const best = offers.toSorted((a, b) => totalOf(a).cmp(totalOf(b)))[0];
  return {
    name,
    brief: [turn(tongue.request, seed).replace('{list}', listed), ...texts].join('\n\n'),
    quotes: [],
    vendors: offers.map((offer) => ({
      vendor: offer.name,
      currency: tongue.currency,
      linesSubtotal: offer.goods.toFixed(2),
      freight: offer.freight.toFixed(2),
      landedTotal: totalOf(offer).toFixed(2),
      leadDays: [offer.days],
    })),
    recommended: best?.name ?? null,
  };
}

function offerOf({
  tongue,
  firm,
  person,
  qtys,
  seed,
  isFreeOver,
}: {
  tongue: LetterTongue;
  firm: string;
  person: string;
  qtys: number[];
  seed: number;
  isFreeOver: boolean;
}): Offer {
  const money = (amount: Big): string => moneyOf(amount, tongue);
  const prices = [new Big(48.35).plus((seed * 13) % 17), new Big(19.6).minus((seed * 0.35) % 6)];
  const amounts = prices.map((price, at) => price.times(qtys[at] ?? 0));
  const goods = amounts.reduce((sum, amount) => sum.plus(amount), new Big(0));
  const isIncluded = seed % 3 === 0;
  const carriage = new Big(24 + ((seed * 11) % 60));
  const freight = isFreeOver || isIncluded ? new Big(0) : carriage;
  const days = 5 + ((seed * 3) % 14);
  const [one, two] = tongue.goods;
  const words: Record<string, string> = {
    d1: one?.the ?? '',
    d2: two?.the ?? '',
    D1: capital(one?.the ?? ''),
    c1: one?.counted ?? '',
    c2: two?.counted ?? '',
    s1: one?.per ?? '',
    s2: two?.per ?? '',
    q1: String(qtys[0]),
    q2: String(qtys[1]),
    p1: money(prices[0] ?? goods),
    p2: money(prices[1] ?? goods),
    a1: money(amounts[0] ?? goods),
    a2: money(amounts[1] ?? goods),
    f: money(carriage),
    x: money(new Big(100)),
    t: money(goods.plus(freight)),
    n: String(days),
  };
  const say = (forms: string[]): string => fill(turn(forms, seed), words);
  return {
    name: firm,
    person,
    sentences: [
      say(tongue.prices),
      say(isFreeOver ? tongue.freeOver : isIncluded ? tongue.included : tongue.freight),
      ...(seed % 2 === 0 ? [say(tongue.total)] : []),
      say(tongue.lead),
    ],
    goods,
    freight,
    days,
  };
}

const totalOf = ({ goods, freight }: Offer): Big => goods.plus(freight);

const mailHead = ({ tongue: { fields, mail }, name, person }: Letter): string => {
  const address = `${(person.split(' ')[0] ?? '').toLowerCase().replace(/[^a-z]/g, '')}@${name.toLowerCase().replace(/[^a-z]/g, '')}.example`;
  return `${fields.from}: ${person} <${address}>\n${fields.date}: ${mail.day}\n${fields.subject}: ${mail.subject}`;
};

function signed({ tongue, name, person, sentences, seed }: Letter, intro = turn(tongue.intros, seed)): string {
  const body = [intro, sentences.join(' ')].filter(Boolean).join('\n');
  return `${turn(tongue.greetings, seed)}\n\n${body}\n\n${turn(tongue.closings, seed)}\n${person}\n${name}`;
}

const turn = (forms: string[], seed: number): string => forms[seed % forms.length] ?? '';
const fill = (form: string, words: Record<string, string>): string =>
  form.replace(/\{(\w+)\}/g, (_place, name: string) => words[name] ?? '');
const capital = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;

function moneyOf(amount: Big, { money, group, decimal }: LetterTongue): string {
  const [whole = '', cents = ''] = amount.toFixed(2).split('.');
  return money.replace('{n}', `${whole.replace(/\B(?=(\d{3})+(?!\d))/g, group)}${decimal}${cents}`);
}
