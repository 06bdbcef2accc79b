import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** A stage costs two round trips, one to open it and one to finish it, and each of them few statements. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Appends events for a caller that holds the take's row, which makes seq gapless. Events whose key is there already are dropped.
    create function append_held(p_operator uuid, p_take uuid, p_events json) returns void language plpgsql as $$
    begin
      insert into take_event (take_id, seq, operator_id, event_key, type, payload)
      select p_take,
        (select coalesce(max(seq), 0) from take_event where take_id = p_take) + row_number() over (order by n),
        p_operator, e ->> 'key', e ->> 'type', e -> 'payload'
      from json_array_elements(p_events) with ordinality as given (e, n)
      where not exists (select from take_event old where old.take_id = p_take and old.event_key = e ->> 'key');
    end $$;

    create or replace function append_events(p_operator uuid, p_take uuid, p_events json) returns void language plpgsql as $$
    begin
      -- Numbering is a statement of its own, so that it sees what the lock was waiting for.
      perform from take where take_id = p_take for no key update;
      perform append_held(p_operator, p_take, p_events);
    end $$;

    -- What a stage starts from: its stored report if it is done, the outputs of the steps asked for, the pages that the take has read
    -- where they are asked for, and what the take is about.
    drop function open_stage(uuid, uuid, text, text[]);
    create function open_stage(
      p_operator uuid, p_take uuid, p_step text, p_inputs text[], p_with_pages boolean,
      out report json, out attempts int, out inputs json, out pages json, out request json, out channel text, out created_at timestamptz,
      out started_at timestamptz
    ) language plpgsql as $$
    declare
      v_ended_at timestamptz;
    begin
      perform set_config('app.operator_id', p_operator::text, true);
      select t.channel, t.created_at, t.started_at, t.ended_at, e.payload, s.report, coalesce(s.fence, 0)
      into channel, created_at, started_at, v_ended_at, request, report, attempts
      from take t join take_event e on e.take_id = t.take_id and e.seq = 1
      left join stage s on s.take_id = t.take_id and s.step = p_step where t.take_id = p_take;
      if not found then
        raise exception 'no take %', p_take using errcode = 'LT404';
      end if;
      if v_ended_at is not null then
        raise exception 'take % has ended', p_take using errcode = 'LT410';
      end if;
      if report is not null then
        return;
      end if;
      select coalesce(json_object_agg(s.step, s.output), '{}'::json) into inputs
      from stage s where s.take_id = p_take and s.step = any (p_inputs) and s.finished_at is not null;
      if p_with_pages then
        select coalesce(json_agg(r), '[]'::json) into pages from read_pages(p_operator, p_take) r;
      end if;
    end $$;

    -- Stores what a stage made, together with stage.finished. A first attempt whose work took no time is announced here as well:
    -- p_events then holds the announcement too. Where another attempt has announced itself meanwhile, that one is fenced off.
    create or replace function finish_stage(
      p_operator uuid, p_take uuid, p_step text, p_fence int, p_announcement json,
      p_report json, p_output json, p_output_sha256 text, p_events json
    ) returns void language plpgsql as $$
    begin
      perform set_config('app.operator_id', p_operator::text, true);
      if p_fence is null then
        update take set state = p_announcement ->> 'state', started_at = coalesce(started_at, clock_timestamp())
        where take_id = p_take and ended_at is null;
        if not found then
          raise exception 'take % has ended', p_take using errcode = 'LT410';
        end if;
        insert into stage (take_id, step, operator_id, fence, finished_at, report, output, output_sha256)
        values (p_take, p_step, p_operator, 1, clock_timestamp(), p_report, p_output, p_output_sha256)
        on conflict (take_id, step) do nothing;
        if found then
          perform append_held(p_operator, p_take, p_events);
          return;
        end if;
      end if;
      perform hold_stage(p_operator, p_take, p_step, p_fence, p_announcement);
      update stage set finished_at = clock_timestamp(), report = p_report, output = p_output, output_sha256 = p_output_sha256
      where take_id = p_take and step = p_step;
      perform append_held(p_operator, p_take, p_events);
    end $$;

    -- The good end: the last stage and the take finish in one transaction. Answers whether another take of the operator waits to start.
    drop function finish_graded(uuid, uuid, text, int, json, json, json, text, json, text, json);
    create function finish_graded(
      p_operator uuid, p_take uuid, p_step text, p_fence int, p_announcement json,
      p_report json, p_output json, p_output_sha256 text, p_events json, p_state text, p_end json
    ) returns boolean language plpgsql as $$
    begin
      perform finish_stage(p_operator, p_take, p_step, p_fence, p_announcement, p_report, p_output, p_output_sha256, p_events);
      perform end_take(p_operator, p_take, p_state, p_end, '[]');
      return exists (select from outbox where operator_id = p_operator and claimed_until is null);
    end $$`.execute(db);
}
