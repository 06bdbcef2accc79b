-- The events of a take's end, in the transaction that ends it (interface document, part 1, Webhook events; INTERFACE, part 4, Webhook bodies).
--
-- A take has regressed when it is worse than its owner's earlier ones on the channel by more than they vary, and by enough to matter: of the
-- last thirty graded takes, and only where there are ten, overall is below mean - 2 standard deviations and at least five points below the mean,
-- so that a channel whose takes are all alike does not call each small step one. The deviation of ten scores is itself a guess, low as often as
-- high, and takes would be told by chance where it is low; it is taken at the upper end of what the scores allow: the bound that the true
-- deviation is under in nineteen of twenty cases (chi-squared with n - 1 degrees of freedom by Wilson and Hilferty; 1.65 times that of the sample at
-- ten takes, 1.28 times at thirty). Of equal takes fewer than one in a hundred is told, whatever their deviation (docs/decisions/0036). Takes that
-- an installation rolls by itself (its own canaries, screening) are neither judged nor counted.
create function record_take_end(p_operator uuid, p_take uuid, p_state text, p_end json) returns void language plpgsql as $$
declare
  v_take take;
  v_of jsonb;
  v_count int;
  v_mean numeric;
  v_deviation numeric;
  -- Of the cube root of chi-squared over its degrees of freedom.
  v_spread numeric;
  v_bar numeric;
begin
  select * into v_take from take where take_id = p_take;
  if v_take.canary_id is not null then
    perform judge_canary(p_operator, v_take, p_end);
  end if;
  if p_state not in ('finished', 'failed') then
    return;
  end if;
  v_of := jsonb_build_object('takeId', p_take, 'takeNo', v_take.take_no, 'channel', p_end -> 'response' -> 'channel');
  if p_state = 'failed' then
    perform record_event(p_operator, 'take.failed', (v_of || jsonb_build_object(
      'reason', case p_end ->> 'code' when 'sources_unreadable' then 'page_reading' when 'model_failed' then 'model' when 'plan_failed' then 'plan' else 'internal' end,
      'detail', left(p_end -> 'response' -> 'lifecycle' -> 'recovery' ->> 'detail', 2000)))::json);
    return;
  end if;
  v_of := v_of || jsonb_build_object('grade', v_take.grade, 'overall', v_take.overall);
  perform record_event(p_operator, 'take.completed', (v_of || jsonb_build_object(
    'links', p_end -> 'links', 'latencyMs', p_end -> 'response' -> 'latencyMs', 'creditsCharged', v_take.price))::json);
  if v_take.origin not in ('caller', 'canary') or v_take.overall is null then
    return;
  end if;
  select count(*), avg(e.overall), stddev_samp(e.overall) into v_count, v_mean, v_deviation
  from (
    select t.overall from take t
    where t.operator_id = p_operator and t.channel = v_take.channel and t.overall is not null and t.take_id <> p_take
      and t.origin in ('caller', 'canary')
    order by t.ended_at desc limit 30
  ) e;
  if v_count < 10 then
    return;
  end if;
  v_spread := 2.0 / (9 * (v_count - 1));
  v_deviation := v_deviation / power(1 - v_spread - 1.6449 * sqrt(v_spread), 1.5);
  v_bar := v_mean - 2 * v_deviation;
  if v_take.overall < v_bar and v_take.overall <= v_mean - 5 then
    perform record_event(p_operator, 'take.regressed', (v_of || jsonb_build_object('recent', jsonb_build_object(
      'count', v_count, 'mean', round(v_mean, 2), 'standardDeviation', round(v_deviation, 2), 'bar', round(least(v_bar, v_mean - 5), 2))))::json);
  end if;
end $$;
