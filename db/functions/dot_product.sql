-- Dot product of two vectors of int8 values in planes of bits, exactly.
create function dot_product(p_a bit varying[], p_b bit varying[]) returns bigint language sql immutable parallel safe as $$
  select 64 * plane_product(p_a, p_b[2]) + 32 * plane_product(p_a, p_b[3]) + 16 * plane_product(p_a, p_b[4])
    + 8 * plane_product(p_a, p_b[5]) + 4 * plane_product(p_a, p_b[6]) + 2 * plane_product(p_a, p_b[7])
    + plane_product(p_a, p_b[8]) - 128 * plane_product(p_a, p_b[1])
$$;
