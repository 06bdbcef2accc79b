-- Accepts a take: row, number, reserved credits, idempotency row, first event, outbox row. A key or run that is known answers
-- with its take; "is_same" says whether it was asked for with the same meaning. Ends in LT507 where the archive holds p_quota bytes or more,
-- and in LT414 where p_needs_credential and the operator keeps none for the channel.
create function accept_take(
  p_operator uuid, p_take uuid, p_channel text, p_price int, p_request json,
  p_idempotency_key text, p_body_sha256 text, p_thread text, p_run text, p_quota bigint default null, p_needs_credential boolean default false,
  out take_id uuid, out is_new boolean, out is_same boolean
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_no int;
begin
  perform set_config('app.operator_id', p_operator::text, true);
  is_new := true;
  is_same := true;
  take_id := p_take;
  if p_idempotency_key is not null then
    insert into idempotency as i (operator_id, channel, idempotency_key, body_sha256, take_id)
    values (p_operator, p_channel, p_idempotency_key, p_body_sha256, p_take)
    on conflict on constraint idempotency_pkey do update
      set body_sha256 = excluded.body_sha256, take_id = excluded.take_id, created_at = excluded.created_at
      where i.created_at < now() - interval '24 hours';
    if not found then
      select false, i.body_sha256 = p_body_sha256, i.take_id into is_new, is_same, take_id
      from idempotency i where i.operator_id = p_operator and i.channel = p_channel and i.idempotency_key = p_idempotency_key;
      return;
    end if;
  end if;
  if p_run is not null then
    -- Two requests of one run at once: the second waits here and then finds the first.
    perform pg_advisory_xact_lock(hashtextextended(p_operator || p_channel || p_thread || p_run, 0));
    select false, e.payload ->> 'meaning' = p_request ->> 'meaning', t.take_id into is_new, is_same, take_id
    from take t join take_event e on e.take_id = t.take_id and e.seq = 1
    where t.operator_id = p_operator and t.channel = p_channel and t.thread_id = p_thread and t.run_id = p_run;
    if found then
      return;
    end if;
    is_new := true;
    is_same := true;
    take_id := p_take;
  end if;
  if p_quota is not null and exists (select from archive_usage where operator_id = p_operator and bytes >= p_quota) then
    raise exception 'the archive of operator % is full', p_operator using errcode = 'LT507';
  end if;
  if p_needs_credential and not exists (select from provider_credential where operator_id = p_operator and channel = p_channel) then
    raise exception 'operator % keeps no credential for %', p_operator, p_channel using errcode = 'LT414';
  end if;
  perform move_credits(p_operator, 'take:' || p_take || ':reserve', 'reserve', p_price);
  insert into channel_counter as c values (p_channel, 1)
  on conflict (channel) do update set last_no = c.last_no + 1 returning c.last_no into v_no;
  insert into take (take_id, operator_id, channel, take_no, price, thread_id, run_id)
  values (p_take, p_operator, p_channel, v_no, p_price, p_thread, p_run);
  insert into take_event (take_id, seq, operator_id, event_key, type, payload)
  values (p_take, 1, p_operator, 'accepted', 'take.accepted',
    (left(json_build_object('takeId', p_take, 'takeNo', v_no, 'channel', p_channel)::text, -1) || ',' || substr(p_request::text, 2))::json);
  insert into outbox (operator_id, take_id, kind) values (p_operator, p_take, 'start_take');
end $$;
