import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

export interface CitedSentence {
  /** As it stands in the output. */
  text: string;
  /** Ids of the citations that carry it. */
  citations: string[];
}

/** The sentences of a take's answer in their order, each with the citations of the findings that it and its rows stand on. */
export async function findCitedSentences(trx: Transaction<Schema>, takeId: string): Promise<CitedSentence[]> {
  const { rows } = await sql<CitedSentence>`
    with framed as (
      select output -> 'composition' as composition from stage where take_id = ${takeId} and step = 'frame' and finished_at is not null
    ), sentence as (
      select n, s ->> 'text' as text, s -> 'findings' as findings, s -> 'rows' as rows
      from framed, json_array_elements(composition -> 'sentences') with ordinality as given (s, n)
    ), carried as (
      select n, f as finding from sentence, json_array_elements_text(findings) f
      union
      select n, f from sentence, framed, json_array_elements_text(sentence.rows) r,
        json_array_elements_text(composition -> 'table' -> 'rows' -> (r::int) -> 'findings') f
    ), cited as (
      select f ->> 'id' as finding, c ->> 'id' as citation
      from stage, json_array_elements(output -> 'findings') f, json_array_elements(f -> 'citations') c
      where take_id = ${takeId} and (step like 'extract%' or step = 'measure') and finished_at is not null and c ->> 'role' = 'quote'
    )
    select s.text, coalesce(array(
      select distinct c.citation from carried k join cited c on c.finding = k.finding where k.n = s.n limit 12), '{}') as citations
    from sentence s order by s.n`.execute(trx);
  return rows;
}

interface GradeCheck {
  name: string;
  weight: number;
  score: number;
  why: string;
}

export interface ShownReport {
  checks: GradeCheck[];
  /** Why the grade is lower than the checks say, when it is. */
  cap: string | null;
}

/** What stands behind the grade of a take; undefined where it has none. */
export async function findGradeReport(trx: Transaction<Schema>, takeId: string): Promise<ShownReport | undefined> {
  const { rows } = await sql<ShownReport>`
    select output -> 'checks' as checks, output ->> 'cap' as cap from stage
    where take_id = ${takeId} and step = 'grade' and finished_at is not null
      and json_typeof(output -> 'checks') = 'array' and json_array_length(output -> 'checks') > 0`.execute(trx);
  return rows[0];
}
