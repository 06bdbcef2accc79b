-- Rows of an operator's chains that do not hold, the first of each chain first: what one says was changed, one was removed or moved, the
-- chain does not end where its head says, or an outcome is of a call that is not there.
create function find_broken_entries(p_operator uuid) returns table (log text, seq bigint, call_id uuid, reason text)
language sql stable as $$
  with entry as (
    select 1 as part, 'tool_call' as log, c.seq, c.call_id, c.previous_hash, c.hash, hash_tool_call(c) as found from tool_call c
    where c.operator_id = p_operator
    union all
    select 2, 'tool_outcome', o.seq, o.call_id, o.previous_hash, o.hash, hash_tool_outcome(o) from tool_outcome o
    where o.operator_id = p_operator
    union all
    select 3, 'audit_entry', a.seq, null, a.previous_hash, a.hash, hash_audit_entry(a) from audit_entry a
    where a.operator_id = p_operator
  ), linked as (
    select entry.*,
      lag(entry.hash) over chain as link, row_number() over chain as place
    from entry window chain as (partition by entry.part order by entry.seq)
  ), finding as (
    select part, log, seq, call_id,
      case
        when hash <> found then 'its content is not what was logged'
        when seq = place and previous_hash is distinct from link then 'it does not follow from the entry before it'
      end as reason
    from linked
    union all
    select part, log, place, null, 'it is missing' from linked where seq <> place
    union all
    select 2, 'tool_outcome', o.seq, o.call_id, 'the call that it ended is not in the log' from tool_outcome o
    where o.operator_id = p_operator and not exists (
      select from tool_call c where c.operator_id = p_operator and c.call_id = o.call_id)
    union all
    select end_.part, end_.log, coalesce(last.seq, missing.seq), last.call_id,
      case when last.seq is null then 'it is missing' else 'the chain does not end in it' end
    from chain_head h
    cross join lateral (values
      (1, 'tool_call', h.calls, h.call_hash), (2, 'tool_outcome', h.outcomes, h.outcome_hash), (3, 'audit_entry', h.entries, h.entry_hash)
    ) as end_ (part, log, entries, hash)
    left join entry last on last.part = end_.part and last.seq = end_.entries
    cross join lateral (select coalesce(max(e.seq), 0) + 1 as seq from entry e where e.part = end_.part) missing
    where h.operator_id = p_operator and end_.entries > 0 and last.hash is distinct from end_.hash
    union all
    select part, log, min(seq), null::uuid, 'no head of the chain is stored' from entry
    where not exists (select from chain_head h where h.operator_id = p_operator) group by part, log
  )
  select log, seq, call_id, reason from finding where reason is not null order by part, seq, reason
$$;
