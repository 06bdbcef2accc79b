-- Holds the end of a canary's take against what it has to come to (INTERFACE, part 4, Canary), in the transaction of that end. Its operator, or
-- every admin where it is the installation's own, is told of the first failure of a row and of every tenth; the body of that event has room for so many of the reasons as fit, the run has them all.
create function judge_canary(p_operator uuid, p_take take, p_end json) returns void language plpgsql as $$
declare
  v_canary canary;
  v_response json := p_end -> 'response';
  v_expected jsonb;
  v_failed jsonb := '[]';
  v_text text;
  v_failures int;
  v_told json;
begin
  select * into v_canary from canary where canary_id = p_take.canary_id for update;
  if not found then
    return;
  end if;
  v_expected := v_canary.expectations;
  if p_take.state <> 'finished' then
    v_failed := jsonb_build_array(jsonb_build_object('expectation', 'a finished take',
      'found', left(p_take.state || ': ' || coalesce(v_response -> 'lifecycle' -> 'recovery' ->> 'detail', ''), 500)));
  else
    if v_expected ? 'minGrade' and p_take.grade > v_expected ->> 'minGrade' then
      v_failed := v_failed || jsonb_build_object('expectation', 'grade ' || (v_expected ->> 'minGrade') || ' or better', 'found', 'grade ' || p_take.grade);
    end if;
    if v_expected ? 'minOverall' and p_take.overall < (v_expected ->> 'minOverall')::numeric then
      v_failed := v_failed || jsonb_build_object('expectation', 'at least ' || (v_expected ->> 'minOverall') || ' of 100', 'found', p_take.overall::text);
    end if;
    if v_expected ? 'maxLatencyMs' and (v_response ->> 'latencyMs')::int > (v_expected ->> 'maxLatencyMs')::int then
      v_failed := v_failed || jsonb_build_object('expectation', 'at most ' || (v_expected ->> 'maxLatencyMs') || ' ms', 'found', (v_response ->> 'latencyMs') || ' ms');
    end if;
    for v_text in select jsonb_array_elements_text(coalesce(v_expected -> 'mustContain', '[]')) loop
      if position(v_text in coalesce(v_response ->> 'output', '')) = 0 then
        v_failed := v_failed || jsonb_build_object('expectation', 'says "' || v_text || '"', 'found', left(coalesce(v_response ->> 'output', ''), 200));
      end if;
    end loop;
    for v_text in select jsonb_array_elements_text(coalesce(v_expected -> 'mustLink', '[]')) loop
      if not exists (
        select from json_array_elements_text(v_response -> 'links') l
        where lower(substring(l from '^https?://(?:[^/@]*@)?([^/:?#]+)')) = lower(v_text)
      ) then
        v_failed := v_failed || jsonb_build_object('expectation', 'links to ' || v_text, 'found', left(v_response ->> 'links', 200));
      end if;
    end loop;
  end if;

  insert into canary_run (operator_id, canary_id, take_id, has_passed, failed)
  values (p_operator, v_canary.canary_id, p_take.take_id, v_failed = '[]', v_failed);
  if v_failed = '[]' then
    update canary set failures_in_a_row = 0, last_passed_at = p_take.ended_at,
      recovered_at = case when failures_in_a_row > 0 then p_take.ended_at else recovered_at end
    where canary_id = v_canary.canary_id;
    return;
  end if;
  update canary set failures_in_a_row = failures_in_a_row + 1 where canary_id = v_canary.canary_id returning failures_in_a_row into v_failures;
  if v_failures = 1 or v_failures % 10 = 0 then
    select jsonb_agg(e.entry order by e.n) into v_failed from (
      select f.entry, f.n, sum(octet_length(f.entry::text)) over (order by f.n) as bytes
      from jsonb_array_elements(v_failed) with ordinality as f (entry, n)
    ) e where e.bytes <= 16000;
    v_told := json_build_object(
      'canaryId', v_canary.canary_id, 'name', v_canary.name, 'channel', v_response -> 'channel', 'takeId', p_take.take_id,
      'grade', p_take.grade, 'overall', p_take.overall, 'failed', v_failed, 'failuresInARow', v_failures, 'lastPassedAt', iso(v_canary.last_passed_at));
    if v_canary.is_built_in then
      perform tell_admins('canary.failed', v_told);
    else
      perform record_event(p_operator, 'canary.failed', v_told);
    end if;
  end if;
end $$;
