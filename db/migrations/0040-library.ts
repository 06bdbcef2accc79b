import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What each process may do with the rows of the operator that its transaction runs for. */
const GRANTS: Record<string, { lt_api: string; lt_worker: string }> = {
  pipeline_run: { lt_api: 'select', lt_worker: 'select, insert' },
  specimen: { lt_api: 'select', lt_worker: 'select, insert' },
  specimen_chunk: { lt_api: 'select', lt_worker: 'select, insert, update' },
  dimension: { lt_api: 'select', lt_worker: 'select, insert' },
  measurement: { lt_api: 'select', lt_worker: 'select, insert' },
  evidence: { lt_api: 'select', lt_worker: 'select, insert' },
};

/**
 * The library: what a take that measures has filed. A specimen is known by the evidence that it was filed on, so the same evidence files it
 * once. Keys that cross tables carry the operator: foreign keys do not ask row-level security.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A take of a channel that measures, once it has filed.
    create table pipeline_run (
      take_id uuid primary key,
      operator_id uuid not null,
      -- Specimens that were new, and those among them that were quarantined.
      filed int not null,
      quarantined int not null,
      filed_at timestamptz not null default clock_timestamp(),
      foreign key (operator_id, take_id) references take (operator_id, take_id)
    );

    create table specimen (
      specimen_id uuid primary key,
      operator_id uuid not null references operator,
      -- The take that filed it first.
      take_id uuid not null,
      -- Scientific name, or the item's name for what is no organism.
      species text not null,
      common_name text,
      item text not null,
      content text not null,
      -- Darwin Core terms of an organism, as its source says them.
      taxon jsonb not null default '{}',
      status text not null check (status in ('pending_review', 'quarantined', 'approved', 'rejected')),
      quarantine_reasons text[] not null default '{}',
      -- Of its dimensions together, 0 to 1.
      confidence real not null check (confidence between 0 and 1),
      page_sha256 text,
      page_url text,
      created_at timestamptz not null default clock_timestamp(),
      reviewed_at timestamptz,
      check ((reviewed_at is null) = (status in ('pending_review', 'quarantined'))),
      unique (operator_id, specimen_id),
      foreign key (operator_id, take_id) references take (operator_id, take_id),
      foreign key (operator_id, page_sha256) references page (operator_id, sha256)
    );
    create index specimen_newest on specimen (operator_id, created_at desc, specimen_id desc);
    create index specimen_queued on specimen (created_at, specimen_id) where status in ('pending_review', 'quarantined');
    create index specimen_by_take on specimen (operator_id, take_id);

    -- A passage of a specimen's content, as search finds it.
    create table specimen_chunk (
      chunk_id uuid primary key default gen_random_uuid(),
      operator_id uuid not null,
      specimen_id uuid not null,
      chunk_no smallint not null,
      content text not null,
      unique (operator_id, specimen_id, chunk_no),
      foreign key (operator_id, specimen_id) references specimen (operator_id, specimen_id) on delete cascade
    );

    create table dimension (
      operator_id uuid not null,
      specimen_id uuid not null,
      dimension_no smallint not null,
      -- length, width, …, or unnamed; the part of the item where it is of one.
      name text not null,
      part text,
      inches float8,
      -- Expanded, k = 2.
      uncertainty_inches float8,
      confidence real not null check (confidence between 0 and 1),
      scale_path text not null,
      primary key (operator_id, specimen_id, dimension_no),
      check ((inches is null) = (uncertainty_inches is null)),
      check (scale_path <> 'none' or inches is null),
      foreign key (operator_id, specimen_id) references specimen (operator_id, specimen_id) on delete cascade
    );

    -- One reading of a dimension.
    create table measurement (
      operator_id uuid not null,
      specimen_id uuid not null,
      dimension_no smallint not null,
      measurement_no smallint not null,
      value float8 not null,
      unit text not null,
      inches float8,
      -- How a person follows the value from what was read to inches, a sentence each.
      steps text[] not null default '{}',
      primary key (operator_id, specimen_id, dimension_no, measurement_no),
      foreign key (operator_id, specimen_id, dimension_no)
        references dimension (operator_id, specimen_id, dimension_no) on delete cascade
    );

    -- What a reading stands on: a quote of a page, a region of an image, or the readings that it was computed from.
    create table evidence (
      operator_id uuid not null,
      specimen_id uuid not null,
      dimension_no smallint not null,
      measurement_no smallint not null,
      -- Hash of the page and the place on it; null for what was computed from other readings.
      evidence_key text check (evidence_key ~ '^[0-9a-f]{64}$'),
      kind text not null check (kind in ('quote', 'region', 'arithmetic', 'reading')),
      quote text,
      -- Place of the quote in the text layer, in UTF-16 units.
      start_offset int,
      end_offset int,
      -- { x, y, width, height } in pixels of the upright image.
      region jsonb,
      page_sha256 text,
      page_url text,
      -- Still of the filing take that shows it.
      still_id text,
      primary key (operator_id, specimen_id, dimension_no, measurement_no),
      foreign key (operator_id, specimen_id, dimension_no, measurement_no)
        references measurement (operator_id, specimen_id, dimension_no, measurement_no) on delete cascade,
      foreign key (operator_id, page_sha256) references page (operator_id, sha256),
      check (kind <> 'quote' or (quote is not null and page_sha256 is not null)),
      check (kind <> 'region' or (region is not null and page_sha256 is not null))
    );
    create index evidence_by_key on evidence (operator_id, evidence_key) where evidence_key is not null;
    create index evidence_by_page on evidence (operator_id, page_sha256)`.execute(db);

  for (const [table, grants] of Object.entries(GRANTS)) {
    const name = sql.table(table);
    await sql`
      alter table ${name} enable row level security;
      alter table ${name} force row level security;
      create policy own_rows on ${name} to lt_api, lt_worker, current_user
        using (operator_id = (select current_operator())) with check (operator_id = (select current_operator()))`.execute(
      db,
    );
    for (const [role, verbs] of Object.entries(grants)) {
      await sql`grant ${sql.raw(verbs)} on ${name} to ${sql.raw(role)}`.execute(db);
    }
  }
  // A page that a specimen's evidence is on stays in the archive.
  await sql`
    grant select on evidence to lt_collect;
    create policy collect on evidence for select to lt_collect using (true)`.execute(db);
}
