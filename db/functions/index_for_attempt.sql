-- Keeps a document's terms (see index_document) for an attempt that is current on a take that is open; p_is_take: the take itself is the document.
create function index_for_attempt(
  p_operator uuid, p_take uuid, p_step text, p_fence int, p_url text, p_sha256 text, p_is_take boolean,
  p_lengths int[], p_terms text[], p_passages text[], p_counts text[]
) returns void language plpgsql as $$
begin
  perform require_attempt(p_operator, p_take, p_step, p_fence);
  perform index_document(
    p_operator, p_url, p_sha256, case when p_is_take then p_take end, p_lengths, p_terms, p_passages, p_counts);
end $$;
