import type { JsonObject } from '#contracts/json.ts';
import type { Brief, PlanDraft } from '#contracts/plan.ts';
import type { Ask } from '#contracts/take.ts';
import { findOtherBusiness } from '../reading/other-business.ts';
import type { Item } from './brief/item.ts';
import { readBrief } from './brief/read-items.ts';
import { subGoalOf } from './lookups/lookup.ts';
import { planLookups } from './lookups/plan-lookups.ts';

/** Items of one take (interface document, part 1, Limits). */
export const MAX_ITEMS = 25;

/** Reads the items of a brief and asks every register that covers them. Too many items, or none, end in an ask that says so. */
export const plan = (brief: Brief): PlanDraft => planItems(brief, readBrief(brief));

/** The plan for what was read of a brief, by whomever. */
export function planItems(brief: Brief, { items, ...rest }: ReturnType<typeof readBrief>): PlanDraft {
  const { unread, aside } = rest;
  if (items.length === 0 || items.length > MAX_ITEMS)
    return { ...EMPTY, asks: [askForCount(items.length, unread)], reading: { items: [], ...rest } };
  const other = findOtherBusiness(brief.notes, 'recall-check');
  if (other !== null && !items.some(isCertain))
    return { ...EMPTY, asks: [askForOther(other)], reading: { items: [], ...rest } };
  const lookups = planLookups(items, brief.acceptedAt);
  return {
    subGoals: items.map(({ no, asked }) => ({
      id: subGoalOf(no),
      goal: `Find out whether “${shorten(asked)}” is recalled`,
    })),
    sources: lookups.map(({ request }) => request),
    asks: [
      ...items.flatMap((item) => askOf(item, lookups.length === 0)),
      ...askAboutUnread(unread),
      ...askAboutAside(aside),
    ],
    reading: { items: items as unknown as JsonObject[], ...rest },
    noMeasure: 'Recalls have nothing to measure',
  };
}

const EMPTY = { subGoals: [], sources: [], noMeasure: 'Recalls have nothing to measure' };

/** Words that were read as nothing may name a thing that nobody looked up. */
function askAboutUnread(unread: string[]): Ask[] {
  if (unread.length === 0) return [];
  const words = unread.slice(0, MOST_UNREAD).map((text) => `“${shorten(text)}”`);
  return [
    {
      key: 'unread',
      ask: `These words were not read as an item, and nothing was looked up for them: ${words.join(', ')}. If one is, name it alone on a line, with its brand and model or UPC.`,
      blocking: false,
    },
  ];
}

/** What is only mentioned may be meant after all. */
function askAboutAside(aside: string[]): Ask[] {
  if (aside.length === 0) return [];
  const words = aside.slice(0, MOST_UNREAD).map((text) => `“${shorten(text)}”`);
  return [
    {
      key: 'aside',
      ask: `These things were taken as mentioned beside what is asked about, and nothing was looked up for them: ${words.join(', ')}. If one is to be checked, name it alone on a line, with its brand and model or UPC.`,
      blocking: false,
    },
  ];
}

const MOST_UNREAD = 5;

/** A vehicle or a number of a recall, a VIN or a product is asked about, whatever else is said. */
const isCertain = ({ vin, vehicle, number, product }: Item): boolean =>
  vin !== null || number !== null || (vehicle !== null && vehicle.years.length > 0) || (product?.gtins.length ?? 0) > 0;

const askForOther = (other: string): Ask => ({
  key: 'items',
  ask: `This channel checks products and vehicles for recalls, and the brief reads like one for ${other}. Ask there, or name the items to check, one on a line.`,
  blocking: true,
});

function askForCount(count: number, unread: string[]): Ask {
  const words = unread.length > 0 ? ` (“${shorten(unread.join('”, “'))}” was not read as one)` : '';
  const counted =
    count === 0
      ? `no item was found in the brief${words}`
      : `the brief has ${count > 1_000 ? 'more than 1,000' : count}`;
  return {
    key: 'items',
    ask: `A recall check takes 1 to ${MAX_ITEMS} items, and ${counted}. Please name ${count === 0 ? 'at least one' : `at most ${MAX_ITEMS}`}, one on a line: a product with its brand and model, a UPC, a vehicle by model year, make and model, or a VIN.`,
    blocking: true,
  };
}

function askOf({ no, asked, problem, doubt }: Item, isAllThereIs: boolean): Ask[] {
  if (problem === null && doubt !== null)
    return [{ key: subGoalOf(no), ask: `Item ${no} (“${shorten(asked)}”): ${doubt}.`, blocking: false }];
  return problem === null
    ? []
    : [
        {
          key: subGoalOf(no),
          ask: `Item ${no} (“${shorten(asked)}”): ${problem}`,
          blocking: isAllThereIs,
        },
      ];
}

const shorten = (text: string): string => (text.length > 100 ? `${text.slice(0, 99)}…` : text);
