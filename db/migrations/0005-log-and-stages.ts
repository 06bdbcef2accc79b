import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** One round trip for each step of a stage. Each function runs as its caller, under that operator's row-level security. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Appends events under their keys; those whose key is there already are dropped. The take row's lock makes seq gapless:
    -- numbering is a statement of its own, so that it sees what the lock was waiting for.
    create function append_events(p_operator uuid, p_take uuid, p_events json) returns void language plpgsql as $$
    begin
      perform from take where take_id = p_take for no key update;
      insert into take_event (take_id, seq, operator_id, event_key, type, payload)
      select p_take,
        (select coalesce(max(seq), 0) from take_event where take_id = p_take) + row_number() over (order by n),
        p_operator, e ->> 'key', e ->> 'type', e -> 'payload'
      from json_array_elements(p_events) with ordinality as given (e, n)
      where not exists (select from take_event old where old.take_id = p_take and old.event_key = e ->> 'key');
    end $$;

    -- Events of a take after a seq, in one round trip.
    create function read_events(p_operator uuid, p_take uuid, p_after int, p_limit int)
    returns table (seq int, type text, payload json, at timestamptz) language plpgsql as $$
    #variable_conflict use_column
    begin
      perform set_config('app.operator_id', p_operator::text, true);
      return query select seq, type, payload, at from take_event where take_id = p_take and seq > p_after order by seq limit p_limit;
    end $$;

    -- The response that the end of a take froze, as it was stored; null while the take runs.
    create function read_response(p_operator uuid, p_take uuid) returns text language plpgsql as $$
    begin
      perform set_config('app.operator_id', p_operator::text, true);
      return (select (payload -> 'response')::text from take_event where take_id = p_take and event_key = 'end');
    end $$;

    -- Refuses an attempt that is no longer the current one, and a take that has ended.
    create function check_fence(p_take uuid, p_step text, p_fence int) returns void language plpgsql as $$
    begin
      perform from take where take_id = p_take and ended_at is null for no key update;
      if not found then
        raise exception 'take % has ended', p_take using errcode = 'LT410';
      end if;
      perform from stage where take_id = p_take and step = p_step and fence = p_fence and finished_at is null;
      if not found then
        raise exception 'attempt % of % is fenced off', p_fence, p_step using errcode = 'LT409';
      end if;
    end $$;

    -- Announces a stage, or answers what it has stored. "inputs" are the outputs of the steps asked for.
    create function begin_stage(
      p_operator uuid, p_take uuid, p_step text, p_state text, p_before json, p_started json, p_inputs text[],
      out fence int, out report json, out inputs json, out request json, out channel text, out created_at timestamptz,
      out started_at timestamptz
    ) language plpgsql as $$
    declare
      v_take take;
    begin
      perform set_config('app.operator_id', p_operator::text, true);
      select * into v_take from take t where t.take_id = p_take for no key update;
      if not found then
        raise exception 'no take %', p_take using errcode = 'LT404';
      end if;
      if v_take.ended_at is not null then
        raise exception 'take % has ended', p_take using errcode = 'LT410';
      end if;
      channel := v_take.channel;
      created_at := v_take.created_at;
      insert into stage as s (take_id, step, operator_id, fence) values (p_take, p_step, p_operator, 1)
      on conflict (take_id, step) do update set fence = s.fence + (case when s.finished_at is null then 1 else 0 end)
      returning s.fence, s.report into fence, report;
      if report is not null then
        return;
      end if;
      if v_take.state <> p_state then
        update take t set state = p_state, started_at = coalesce(t.started_at, clock_timestamp()) where t.take_id = p_take
        returning t.started_at into started_at;
      else
        started_at := v_take.started_at;
      end if;
      perform append_events(p_operator, p_take, p_before);
      perform append_events(p_operator, p_take, json_build_array(
        case when fence = 1 then p_started else json_build_object(
          'key', p_step || '/retried/' || fence, 'type', 'stage.retried',
          'payload', json_build_object('stage', p_started -> 'payload' -> 'stage', 'round', p_started -> 'payload' -> 'round', 'attempt', fence)
        ) end));
      select e.payload into request from take_event e where e.take_id = p_take and e.seq = 1;
      select coalesce(json_object_agg(s.step, s.output), '{}'::json) into inputs
      from stage s where s.take_id = p_take and s.step = any (p_inputs) and s.finished_at is not null;
    end $$;

    -- Stores events and effects of the current attempt while it works.
    create function record_progress(p_operator uuid, p_take uuid, p_step text, p_fence int, p_events json, p_effects json)
    returns void language plpgsql as $$
    begin
      perform set_config('app.operator_id', p_operator::text, true);
      perform check_fence(p_take, p_step, p_fence);
      insert into stage_effect (take_id, step, effect_key, operator_id, value)
      select p_take, p_step, e ->> 'key', p_operator, e -> 'value' from json_array_elements(p_effects) e
      on conflict do nothing;
      perform append_events(p_operator, p_take, p_events);
    end $$;

    -- Stores what a stage made, together with stage.finished.
    create function finish_stage(
      p_operator uuid, p_take uuid, p_step text, p_fence int, p_report json, p_output json, p_output_sha256 text, p_events json
    ) returns void language plpgsql as $$
    begin
      perform set_config('app.operator_id', p_operator::text, true);
      perform check_fence(p_take, p_step, p_fence);
      update stage set finished_at = clock_timestamp(), report = p_report, output = p_output, output_sha256 = p_output_sha256
      where take_id = p_take and step = p_step;
      perform append_events(p_operator, p_take, p_events);
    end $$;

    -- Ends a take once: credits, state, terminal event. A second end changes nothing and answers false. The wallet is locked before
    -- creditsLeft is read, and joins the response here because only this transaction knows it.
    create function end_take(p_operator uuid, p_take uuid, p_state text, p_end json, p_before json) returns boolean language plpgsql as $$
    declare
      v_price int;
      v_left int;
      v_response text := (p_end -> 'response')::text;
    begin
      perform set_config('app.operator_id', p_operator::text, true);
      update take set state = p_state, ended_at = clock_timestamp(), started_at = coalesce(started_at, clock_timestamp()),
        grade = p_end ->> 'grade', overall = (p_end ->> 'overall')::numeric
      where take_id = p_take and ended_at is null returning price into v_price;
      if not found then
        return false;
      end if;
      perform move_credits(p_operator, 'take:' || p_take || ':end', case p_state when 'finished' then 'settle' else 'release' end, v_price);
      select available into v_left from wallet where operator_id = p_operator;
      delete from outbox where take_id = p_take;
      perform append_events(p_operator, p_take, p_before);
      perform append_events(p_operator, p_take, json_build_array(json_build_object(
        'key', 'end', 'type', p_end ->> 'type',
        'payload', json_build_object(
          'grade', p_end -> 'grade', 'overall', p_end -> 'overall', 'links', p_end -> 'links', 'code', p_end -> 'code',
          'response', (left(v_response, -1) || ',"creditsLeft":' || v_left || '}')::json))));
      return true;
    end $$;

    -- The good end: the last stage and the take finish in one transaction.
    create function finish_graded(
      p_operator uuid, p_take uuid, p_step text, p_fence int, p_report json, p_output json, p_output_sha256 text, p_events json,
      p_state text, p_end json
    ) returns void language plpgsql as $$
    begin
      perform finish_stage(p_operator, p_take, p_step, p_fence, p_report, p_output, p_output_sha256, p_events);
      perform end_take(p_operator, p_take, p_state, p_end, '[]');
    end $$`.execute(db);
}
