import type { ApiRequest } from '#contracts/plan.ts';
import type { ReadPage } from '#contracts/page.ts';
import { citePart, member, nameOf, openAnswer, textOf } from './answer.ts';
import type { Answer, Cited } from './answer.ts';
import { readRecordDate } from './record-date.ts';
import { blankRecord, foundRecords } from './record.ts';
import type { RecallRecord, SourceAnswer } from './record.ts';

/** Recalls of one model year of a vehicle. NHTSA answers 400 with no results to a vehicle that it does not know by that name. */
export function byVehicle(vehicle: { make: string; model: string; year: string }, subGoal: string): ApiRequest {
  const { make, model, year } = vehicle;
  return {
    kind: 'api',
    id: `nhtsa:${year}:${make}:${model}`.toLowerCase(),
    subGoal,
    source: 'NHTSA',
    method: 'GET',
    path: '/recalls/recallsByVehicle',
    query: { make, model, modelYear: year },
    answerStatuses: [400],
  };
}

/** All rows of a campaign: one per vehicle that it covers. */
export function byCampaign(number: string, subGoal: string): ApiRequest {
  return {
    kind: 'api',
    id: `nhtsa-campaign:${number}`,
    subGoal,
    source: 'NHTSA',
    method: 'GET',
    path: '/recalls/campaignNumber',
    query: { campaignNumber: number },
    answerStatuses: [400],
  };
}

/** Names of the models of a make and year that have recalls. */
export function modelList(vehicle: { make: string; year: string }, subGoal: string): ApiRequest {
  const { make, year } = vehicle;
  return {
    kind: 'api',
    id: `nhtsa-models:${year}:${make}`.toLowerCase(),
    subGoal,
    source: 'NHTSA',
    method: 'GET',
    path: '/products/vehicle/models',
    query: { modelYear: year, make, issueType: 'r' },
  };
}

/**
 * Rows of a recalls answer in any of its shapes: `results` in either case, `Conequence`, dates day first or as `/Date(ms)/`. The same
 * campaign comes once per vehicle.
 */
export function readNhtsa(page: ReadPage): SourceAnswer {
  const answer = openAnswer(page);
  const key = answer && nameOf(answer.json, 'results');
  const rows = answer && key !== undefined ? member(answer.json, 'results') : undefined;
  if (!answer || !Array.isArray(rows))
    return {
      kind: 'no-answer',
      reason: 'NHTSA answered with something else than a list of recalls',
    };
  if (Number(member(answer.json, 'count') ?? 0) > rows.length)
    return { kind: 'no-answer', reason: 'NHTSA answered with fewer rows than it counts' };
  const records = rows.flatMap((row, index) => readRow(answer, row, `$.${key}[${index}]`));
  if (records.length < rows.length)
    return { kind: 'no-answer', reason: 'NHTSA answered with rows that carry no campaign number' };
  const proof = answer.cite(`$.${nameOf(answer.json, 'message') ?? 'Message'}`) ?? answer.first();
  return foundRecords(answer, records, { proof, total: rows.length });
}

/** Model names of a pick list; null when the answer is none. */
export function readModelList(page: ReadPage): { models: string[]; proof: Cited | null } | null {
  const answer = openAnswer(page);
  const rows = answer ? member(answer.json, 'results') : undefined;
  if (!answer || !Array.isArray(rows)) return null;
  return {
    models: [...new Set(rows.map((row) => textOf(member(row, 'model'))).filter(Boolean))],
    proof: answer.first(),
  };
}

function readRow(answer: Answer, row: unknown, path: string): RecallRecord[] {
  const cite = (...names: string[]): Cited | null => {
    for (const name of names) {
      const key = nameOf(row, name);
      const cited = key === undefined ? null : answer.cite(`${path}.${key}`);
      if (cited) return cited;
    }
    return null;
  };
  const number = cite('NHTSACampaignNumber', 'CampaignNumber');
  if (!number) return [];
  const summary = cite('Summary');
  const notes = cite('Notes');
  const isTrue = (name: string): boolean => /^(?:true|yes)$/i.test(String(member(row, name) ?? ''));
  const record = blankRecord('NHTSA', number.text);
  const equipment = describeEquipment(number.text);
  return [
    {
      ...record,
      number,
      date: readRecordDate(cite('ReportReceivedDate', 'RecallDate'), 'day-first'),
      component: cite('Component'),
      hazard: [cite('Consequence', 'Conequence')].filter((text) => text !== null),
      remedy: cite('Remedy'),
      products: [summary].filter((text) => text !== null),
      context: [cite('Manufacturer')].filter((text) => text !== null),
      details: [notes].filter((text) => text !== null),
      isEquipment: equipment !== null,
      vehicle: {
        make: textOf(member(row, 'Make')),
        model: textOf(member(row, 'Model')),
        year: textOf(member(row, 'ModelYear')),
      },
      related: relatedCampaigns(`${summary?.text ?? ''} ${notes?.text ?? ''}`, number.text),
      remarks: [
        ...(equipment ? [equipment] : []),
        ...(isTrue('parkIt') ? ['NHTSA says: do not drive it until it is repaired.'] : []),
        ...(isTrue('parkOutSide')
          ? ['NHTSA says: park it outside and away from structures until it is repaired.']
          : []),
        ...(isTrue('overTheAirUpdate') ? ['The remedy can come as an over-the-air update.'] : []),
      ],
    },
  ];
}

/** Third character of a campaign number: V vehicle, E equipment, T tyre, C child seat. */
function describeEquipment(number: string): string | null {
  const kind = /^\d{2}([A-Z])/i.exec(number)?.[1]?.toUpperCase();
  if (kind === 'E')
    return 'An equipment campaign (E in its number): it is about aftermarket or replacement parts sold separately, not about the vehicle as it was built.';
  if (kind === 'T')
    return 'A tire campaign (T in its number): it is about tires, not about the vehicle as it was built.';
  if (kind === 'C')
    return 'A child-seat campaign (C in its number): it is about child seats, not about the vehicle as it was built.';
  return null;
}

function relatedCampaigns(text: string, own: string): string[] {
  const found = Array.from(
    text.matchAll(/(?<![\w-])(\d{2}[VETC])-?(\d{3})(\d{3})?(?![\w-])/g),
    ([, head = '', count = '']) => `${head}${count}`,
  );
  return [...new Set(found)].filter((number) => !own.startsWith(number));
}

/** A sentence of the summary, to show what the campaign is about. */
export function firstSentences(whole: Cited, most: number): Cited {
  if (whole.text.length <= most) return whole;
  const cut = whole.text.slice(0, most);
  const end = Math.max(cut.lastIndexOf('. ') + 1, 0) || cut.lastIndexOf(' ');
  return citePart(whole, 0, end > 0 ? end : most);
}
