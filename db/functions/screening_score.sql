-- Share of expectations that were met; 1 where there were none.
create function screening_score(p_met int, p_expected int) returns numeric language sql immutable as
  $$ select case when p_expected = 0 then 1 else p_met::numeric / p_expected end $$;
