import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Turns at origins and API sources that all workers take together, and the robots.txt files that they have read. Which origins there are is no row of an
 * operator's, and nothing of it has to outlive a crash of the server.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table outbound_lane (
      lane text primary key,
      -- Before this no turn begins.
      next_at timestamptz not null default '-infinity',
      paused_until timestamptz not null default '-infinity',
      -- HTTP status that asked for the pause.
      pause_status int,
      used_at timestamptz not null default now()
    );
    create index outbound_lane_used on outbound_lane (used_at);

    -- Turns that somebody has now. A process says every moment that it lives; one that does not say so any more has ended its turns.
    create unlogged table outbound_turn (
      turn_id uuid primary key,
      lane text not null references outbound_lane on delete cascade,
      interval_ms int not null,
      counts_from_end boolean not null,
      lease_until timestamptz not null
    );
    create index outbound_turn_by_lane on outbound_turn (lane);

    create unlogged table robots_txt (
      origin text primary key,
      fetched_at timestamptz not null,
      body text not null
    );
    create index robots_txt_age on robots_txt (fetched_at);

    grant select, insert, update, delete on outbound_lane, outbound_turn, robots_txt to lt_worker`.execute(db);
}
