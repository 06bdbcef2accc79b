import type { Composition } from '#contracts/composition.ts';
import type { ComposedRow } from '#contracts/evidence.ts';
import type { Ask } from '#contracts/take.ts';
import { acceptDerivations } from '../../evidence/accept-derivations.ts';
import { noteLeftOut } from '../../evidence/note-left-out.ts';
import { indexValues } from '../../evidence/stated-values.ts';
import type { ComposeInput } from '../channel.ts';
import { assess, unsaidByAll } from './answer/assess.ts';
import { buildRow, COLUMNS } from './answer/build-row.ts';
import { draftQuestions } from './answer/draft-questions.ts';
import { findQuestions } from './answer/find-questions.ts';
import { limitDerivations } from './answer/derive-limits.ts';
import { writeAnswer } from './answer/write-answer.ts';
import { whyInWords } from './answer/write-opening.ts';
import { isOfNeed } from './brief/of-need.ts';
import { mayPrice } from './brief/prices.ts';
import { isVendor } from './brief/quote-openings.ts';
import { readOrder } from './brief/read-order.ts';
import type { Order } from './brief/read-order.ts';
import { offerFromFindings } from './offer-findings.ts';
import { isNobodys } from './reading/open-quote.ts';
import { settleByOthers } from './pricing/compare-prices.ts';
import { priceOffer } from './pricing/price-offer.ts';
import type { PricedOffer } from './pricing/price-offer.ts';
import { allLeaveVatOut, isTaxMixed } from './pricing/tax-stance.ts';
import { bareOffer, doubted, quotesOfRows, withoutProof } from './pricing/without-proof.ts';
import { replaceEarlier } from './pricing/replace-earlier.ts';
import { withRevisions } from './pricing/with-revisions.ts';
import { lastSentIn } from '../reading/mail-thread.ts';
import { withoutFarApart } from './pricing/far-apart.ts';
import { isAdditionOpen, isCarriageUnread, rankOffers } from './pricing/rank-offers.ts';
import type { Decision, RankedOffer } from './pricing/rank-offers.ts';
import { shorten } from './answer/words.ts';

/** Works out every offer, picks the one to buy, and writes table, answer, asks and held drafts. */
export function composeComparison(
  { brief, findings, fallen = [] }: ComposeInput,
  order: Order = readOrder(brief),
  isOrderConfirmed = false,
): Composition {
  const { today } = order;
  const has = new Set(findings.map(({ id }) => id));
  const needs = order.needs.filter(({ id }) => has.has(id));
  const read = order.quotes.flatMap(({ id }) => {
    const offer = offerFromFindings(id, findings);
    return offer ? [{ id, offer }] : [];
  });
  // What is left of no finding is as if its prices stood outside the quotes: somebody offers, and nobody knows what.
  const lost = order.quotes.filter(({ id }) => !read.some((offer) => offer.id === id));
  const strays = [...order.strays, ...lost.map(({ text }) => text.split('\n').find(mayPrice) ?? text)];
  const isNet = order.limits.isNet || (!order.limits.isGross && allLeaveVatOut(read.map(({ offer }) => offer)));
  const limits = { ...order.limits, isNet };
  const context = { needs, limits, today, isMixedTax: isTaxMixed(read.map(({ offer }) => offer)) };
  const fell = quotesOfRows(fallen);
  const textOf = (id: string): string => order.quotes.find((quote) => quote.id === id)?.text ?? '';
  const whole = withRevisions(read, (id, offer) => priceOffer(id, offer, context), textOf);
  const revisedBy = (id: string): string[] => whole.find((one) => one.id === id)?.revisedBy ?? [];
  const asked = needs.map(({ part }) => part).join('\n');
  const each = settleByOthers(whole, limits).map(({ id, offer }) => {
    if ([id, ...revisedBy(id)].some((own) => fell.has(own))) return doubted(priceOffer(id, bareOffer(offer), context));
    const priced = priceOffer(id, offer, context);
    // Prices that nothing was made of: it may well be the lowest. Where no name heads an offer, offers may have been cut apart elsewhere.
    const isUnread = offer.lines.length === 0 && mayPrice(textOf(id));
    const isNamed = isVendor(priced.vendor) && !isNobodys(priced.vendor) && !isThing(priced.vendor, asked);
    return priced.doubts.length === 0 && (isUnread || !isNamed) ? doubted(priced) : priced;
  });
  const { offers: priced, replacements } = replaceEarlier(withoutFarApart(each), (id) => lastSentIn(textOf(id)));
  if (priced.length === 0) return nothing('None of the pasted quotes could be read.');
  const briefFindings = findings.map(({ id }) => id).filter((id) => !/^quote-\d+\//.test(id));
  const findingsOf = (id: string): string[] =>
    findings
      .map((finding) => finding.id)
      .filter((finding) => [id, ...revisedBy(id)].some((own) => finding.startsWith(`${own}/`)));
  const quotesOf = (ids: string[]): string[] =>
    findings.filter(({ id }) => ids.includes(id)).flatMap(({ citations }) => citations.map(({ quote }) => quote));
  const limitsDerived = acceptDerivations(
    limitDerivations(order),
    indexValues({ passages: quotesOf(briefFindings), hasLink: () => false }),
  ).right;
  const rank = (offers: PricedOffer[]): { decision: Decision; questions: string[][]; rows: ComposedRow[] } => {
    const ranked = rankOffers(offers, context, strays);
    const asked = ranked.offers.map((offer) => findQuestions(offer, limits, today));
    const rows = ranked.offers.map((offer, index) => {
      const cited = [...findingsOf(offer.id), ...briefFindings];
      return buildRow(offer, { needs, questions: asked[index] ?? [], findings: cited, passages: quotesOf(cited) });
    });
    return { decision: ranked, questions: asked, rows };
  };
  const asRead = rank(priced);
  const rowOf = new Map(asRead.decision.offers.map(({ id }, index) => [id, asRead.rows[index]]));
  const proven = priced.map((offer) => withoutProof(offer, rowOf.get(offer.id)));
  const { decision, questions, ...told } = proven.every((offer, index) => offer === priced[index])
    ? asRead
    : rank(proven);
  const rows = told.rows.map((row) => ({ ...row, derivations: [...row.derivations, ...limitsDerived] }));
  const held = decision.offers.flatMap((offer, index) => draftQuestions(offer, questions[index] ?? []) ?? []);
  const answer = {
    decision,
    needs,
    limits,
    today,
    briefFindings,
    findingsOf,
    limitsDerived,
    drafted: held.map(({ to }) => to),
    isOrderSaid: order.said !== null,
  };
  const comparison = {
    sentences: writeAnswer(answer),
    table: {
      columns: COLUMNS,
      rows,
      summary: {
        needs: needs.map(({ part, qty, unit }) => ({ part, qty: Number(qty), unit })),
        recommended: decision.recommended?.vendor ?? null,
        why: whyInWords(answer),
        deadline: limits.deadline?.value ?? null,
        maxTotal: limits.maxTotal?.value.amount ?? null,
        shipToZip: limits.shipToZip?.value ?? null,
      },
    },
    asks: findAsks(decision, limits.openDay?.words ?? ''),
    held,
    undone: [
      ...order.passedOn.map((name) => `${name} sent back that it makes no offer`),
      ...order.passing.map(
        ({ part, qty }) => `No quote speaks of "${shorten(`${qty} ${part}`, 60)}": read as a description`,
      ),
      ...replacements.map(
        ({ vendor, replaced }) =>
          `Quote ${replaced.slice(6)} of ${vendor} was left out: a later quote of ${vendor} replaces it`,
      ),
      ...whole.flatMap(({ offer, revisedBy: later = [] }) =>
        later.map(
          (id) => `Quote ${id.slice(6)} of ${offer.vendor?.name} changes a part of its earlier quote: read as one`,
        ),
      ),
      ...strays.slice(0, 6).map((line) => `A price that is in none of the quotes: "${shorten(line.trim(), 80)}"`),
      ...decision.offers.flatMap(unreadInWords),
      ...decision.offers.flatMap(unappliedInWords),
      ...unsaidByAll(decision).map((words) => `No quote speaks of "${shorten(words, 80)}": not applied`),
    ],
    metSubGoals: [
      ...(needs.length > 0 ? ['needs'] : []),
      ...decision.offers.filter(({ lines }) => lines.length > 0).map(({ id }) => id),
      ...(decision.recommended || decision.offers.some(({ lines }) => lines.length > 0) ? ['compare'] : []),
    ],
    assessments: assess(decision, needs, { findingsOf: ({ id }) => findingsOf(id), isOrderConfirmed }),
  };
  return noteLeftOut(comparison, findings);
}

/** "Fence", "SK-10 shackle": what is asked for, by its name alone or by its number. */
const isThing = (name: string, asked: string): boolean =>
  (!name.includes(' ') || /\d/.test(name)) && isOfNeed(name, asked);

/** What of a quote carries an amount and was not used. */
function unreadInWords({ vendor, unexplained, doubts }: RankedOffer): string[] {
  const words = new Set([...doubts, ...unexplained].map((entry) => `"${shorten(entry.words, 80)}"`));
  return [...words].slice(0, 6).map((quoted) => `Not understood in the quote of ${vendor}: ${quoted}`);
}

/** What of a quote was read without its bearing, or not at all. */
const unappliedInWords = ({ vendor, offer }: RankedOffer): string[] =>
  offer.unapplied.slice(0, 6).map(({ words }) => `Not applied of the quote of ${vendor}: "${shorten(words, 80)}"`);

/** What the caller can tell. Nobody to recommend always ends in a question. */
function findAsks({ recommended, needsCaller, currency, offers, couldWin, strays }: Decision, day: string): Ask[] {
  const asks: Ask[] = [];
  if (strays[0] !== undefined)
    asks.push({
      key: 'quotes',
      ask: `Whose price is "${shorten(strays[0].trim(), 80)}"? Paste each offer under a line with its vendor's name.`,
      blocking: false,
    });
  if (offers.some(({ freight }) => freight.gap?.kind === 'zip'))
    asks.push({
      key: 'shipToZip',
      ask: 'Which ZIP code do the goods ship to? Freight depends on it.',
      blocking: false,
    });
  const codes = offers
    .filter(({ obstacles }) => obstacles.includes('currency'))
    .flatMap(({ offer }) => [
      offer.currency.code,
      ...offer.charges.flatMap(({ foreign }) => foreign ?? []),
      ...(offer.freight.amount?.foreign ? [offer.freight.amount.foreign] : []),
    ]);
  for (const code of new Set(codes.filter((entry) => entry !== currency)))
    asks.push({
      key: `rate${code}`,
      ask: `Which exchange rate shall I use? Write it as "1 ${code} = … ${currency}".`,
      blocking: false,
    });
  if (needsCaller.includes('substitute'))
    asks.push({
      key: 'substitutes',
      ask: `Are the parts that ${couldWin.map(({ vendor }) => vendor).join(' and ')} offers instead acceptable?`,
      blocking: false,
    });
  if (needsCaller.includes('tax'))
    asks.push({
      key: 'tax',
      ask: 'Do you pay the tax on this order, and at which rate? One offer states it and another does not, and before tax they may rank the other way round.',
      blocking: false,
    });
  if (needsCaller.includes('carriage'))
    asks.push({
      key: 'carriage',
      ask: `Is the carriage in the price, by ${couldWin
        .filter(isCarriageUnread)
        .map(({ vendor, freight }) => `"${shorten(freight.words, 80)}" of ${vendor}`)
        .join(' and ')}?`,
      blocking: false,
    });
  if (needsCaller.includes('addition'))
    asks.push({
      key: 'addition',
      ask: `Does ${couldWin
        .filter(isAdditionOpen)
        .map(({ vendor, offer }) => `"${shorten(offer.conditions[0]?.words ?? '', 80)}" of ${vendor}`)
        .join(' and ')} hold for this order?`,
      blocking: false,
    });
  if (needsCaller.includes('day'))
    asks.push({
      key: 'deadline',
      ask: `By which day do the goods have to be there? I read no deadline in "${shorten(day, 80)}". Write it as "needed by YYYY-MM-DD".`,
      blocking: false,
    });
  if (needsCaller.includes('words'))
    asks.push({
      key: 'words',
      ask: `Is the offer good for you as it stands, by ${couldWin
        .flatMap(({ vendor, offer }) => {
          const [first] = offer.unapplied.filter(({ isWeighty }) => isWeighty);
          return first ? [`"${shorten(first.words, 80)}" of ${vendor}`] : [];
        })
        .join(' and ')}?`,
      blocking: false,
    });
  if (needsCaller.includes('doubt'))
    asks.push({
      key: 'figures',
      ask: `I did not read the figures of ${couldWin
        .filter(({ doubts }) => doubts.length > 0)
        .map(({ vendor }) => vendor)
        .join(
          ' and ',
        )} with certainty. Paste them again, one line per item with quantity, price and amount, or have the vendor confirm.`,
      blocking: false,
    });
  if (recommended || asks.length > 0) return asks;
  const [late, high] = [
    offers.some(({ obstacles }) => obstacles.includes('late')),
    offers.some(({ obstacles }) => obstacles.includes('maximum')),
  ];
  const ask =
    late || high
      ? `No offer fits. Can ${late && high ? 'the deadline or the maximum' : late ? 'the deadline' : 'the maximum'} move, or shall vendors quote again?`
      : 'No offer can be recommended as quoted. Shall the held questions go out to the vendors, and what may be accepted without an answer?';
  return [{ key: 'decision', ask, blocking: false }];
}

function nothing(why: string): Composition {
  return { sentences: [], table: null, asks: [], held: [], undone: [], metSubGoals: [], assessments: [], nothing: why };
}
