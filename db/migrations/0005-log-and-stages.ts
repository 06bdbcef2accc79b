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

    -- Pages that a take has read, each with what its text layer is made by.
    create function read_pages(p_operator uuid, p_take uuid) returns table (
      request_id text, sha256 text, origin text, requested_url text, url text, at timestamptz, status int, headers json, age_seconds int,
      media_type text, layer_url text
    ) language plpgsql as $$
    #variable_conflict use_column
    begin
      perform set_config('app.operator_id', p_operator::text, true);
      return query select r.request_id, r.sha256, r.origin, r.requested_url, r.url, r.at, r.status, r.headers, r.age_seconds, p.media_type, p.url
      from page_read r join page p on p.operator_id = r.operator_id and p.sha256 = r.sha256
      where r.take_id = p_take order by r.request_id;
    end $$;

    -- The response that the end of a take froze, as it was stored; null while the take runs.
    create function read_response(p_operator uuid, p_take uuid) returns text language plpgsql as $$
    begin
      perform set_config('app.operator_id', p_operator::text, true);
      return (select (payload -> 'response')::text from take_event where take_id = p_take and event_key = 'end');
    end $$;

    -- What a stage starts from: its stored report if it is done, the outputs of the steps asked for, and what the take is about.
    create function open_stage(
      p_operator uuid, p_take uuid, p_step text, p_inputs text[],
      out report json, out attempts int, out inputs json, out request json, out channel text, out created_at timestamptz,
      out started_at timestamptz
    ) language plpgsql as $$
    declare
      v_ended_at timestamptz;
    begin
      perform set_config('app.operator_id', p_operator::text, true);
      select t.channel, t.created_at, t.started_at, t.ended_at, e.payload into channel, created_at, started_at, v_ended_at, request
      from take t join take_event e on e.take_id = t.take_id and e.seq = 1 where t.take_id = p_take;
      if not found then
        raise exception 'no take %', p_take using errcode = 'LT404';
      end if;
      if v_ended_at is not null then
        raise exception 'take % has ended', p_take using errcode = 'LT410';
      end if;
      select s.report, s.fence into report, attempts from stage s where s.take_id = p_take and s.step = p_step;
      attempts := coalesce(attempts, 0);
      if report is null then
        select coalesce(json_object_agg(s.step, s.output), '{}'::json) into inputs
        from stage s where s.take_id = p_take and s.step = any (p_inputs) and s.finished_at is not null;
      end if;
    end $$;

    -- Locks the take for an attempt and makes sure that it is the current one. Without a fence the attempt announces itself and gets
    -- the next one, which fences earlier attempts off. p_announcement is { state, before: [events], started: event }.
    create function hold_stage(p_operator uuid, p_take uuid, p_step text, p_fence int, p_announcement json) returns int
    language plpgsql as $$
    declare
      v_fence int := p_fence;
      v_state text := p_announcement ->> 'state';
      v_started json := p_announcement -> 'started';
      v_finished_at timestamptz;
    begin
      perform from take where take_id = p_take and ended_at is null for no key update;
      if not found then
        raise exception 'take % has ended', p_take using errcode = 'LT410';
      end if;
      if v_fence is not null then
        perform from stage where take_id = p_take and step = p_step and fence = p_fence and finished_at is null;
        if not found then
          raise exception 'attempt % of % is fenced off', p_fence, p_step using errcode = 'LT409';
        end if;
        return v_fence;
      end if;
      insert into stage as s (take_id, step, operator_id, fence) values (p_take, p_step, p_operator, 1)
      on conflict (take_id, step) do update set fence = s.fence + 1 returning s.fence, s.finished_at into v_fence, v_finished_at;
      if v_finished_at is not null then
        raise exception '% is finished', p_step using errcode = 'LT208';
      end if;
      update take set state = v_state, started_at = coalesce(started_at, clock_timestamp()) where take_id = p_take and state <> v_state;
      perform append_events(p_operator, p_take, p_announcement -> 'before');
      perform append_events(p_operator, p_take, json_build_array(
        case when v_fence = 1 then v_started else json_build_object(
          'key', p_step || '/retried/' || v_fence, 'type', 'stage.retried',
          'payload', json_build_object('stage', v_started -> 'payload' -> 'stage', 'round', v_started -> 'payload' -> 'round', 'attempt', v_fence)
        ) end));
      return v_fence;
    end $$;

    -- Stores events and effects of the current attempt while it works, and answers its fence.
    create function record_progress(
      p_operator uuid, p_take uuid, p_step text, p_fence int, p_announcement json, p_events json, p_effects json
    ) returns int language plpgsql as $$
    declare
      v_fence int;
    begin
      perform set_config('app.operator_id', p_operator::text, true);
      v_fence := hold_stage(p_operator, p_take, p_step, p_fence, p_announcement);
      insert into stage_effect (take_id, step, effect_key, operator_id, value)
      select p_take, p_step, e ->> 'key', p_operator, e -> 'value' from json_array_elements(p_effects) e
      on conflict do nothing;
      perform append_events(p_operator, p_take, p_events);
      return v_fence;
    end $$;

    -- Stores what a stage made, together with stage.finished.
    create function finish_stage(
      p_operator uuid, p_take uuid, p_step text, p_fence int, p_announcement json,
      p_report json, p_output json, p_output_sha256 text, p_events json
    ) returns void language plpgsql as $$
    begin
      perform set_config('app.operator_id', p_operator::text, true);
      perform hold_stage(p_operator, p_take, p_step, p_fence, p_announcement);
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
      p_operator uuid, p_take uuid, p_step text, p_fence int, p_announcement json,
      p_report json, p_output json, p_output_sha256 text, p_events json, p_state text, p_end json
    ) returns void language plpgsql as $$
    begin
      perform finish_stage(p_operator, p_take, p_step, p_fence, p_announcement, p_report, p_output, p_output_sha256, p_events);
      perform end_take(p_operator, p_take, p_state, p_end, '[]');
    end $$`.execute(db);
}
