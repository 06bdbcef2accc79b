-- Product of int8 values in planes of bits, the sign first, with values of 0 or 1: the sum of those whose bit is set.
create function plane_product(p_planes bit varying[], p_bits bit varying) returns bigint language sql immutable parallel safe as $$
  select 64 * bit_count(p_planes[2] & p_bits) + 32 * bit_count(p_planes[3] & p_bits) + 16 * bit_count(p_planes[4] & p_bits)
    + 8 * bit_count(p_planes[5] & p_bits) + 4 * bit_count(p_planes[6] & p_bits) + 2 * bit_count(p_planes[7] & p_bits)
    + bit_count(p_planes[8] & p_bits) - 128 * bit_count(p_planes[1] & p_bits)
$$;
