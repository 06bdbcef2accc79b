-- A time as every surface writes it: ISO 8601 with milliseconds, UTC; null for null.
create function iso(p_at timestamptz) returns text language sql stable as $$
  select to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
