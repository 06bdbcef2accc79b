import type { PageExchange } from '#contracts/page-exchange.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Json } from '#contracts/json.ts';

/** Columns that queries name. What only SQL functions touch is in the migrations alone. */
export interface Schema {
  operator: {
    operator_id: string;
    email: string;
    role: Generated<'operator' | 'admin'>;
    created_at: Generated<Date>;
    disabled_at: Date | null;
  };
  feed_key: {
    key_id: Generated<string>;
    operator_id: string;
    scope: 'channel' | 'station';
    channel: string | null;
    hash: Buffer;
    hint: string;
    created_at: Generated<Date>;
    revoked_at: Date | null;
  };
  wallet: { operator_id: string; available: Generated<number>; held: Generated<number> };
  take: {
    take_id: string;
    operator_id: string;
    channel: string;
    take_no: number;
    state: string;
    created_at: Date;
    ended_at: Date | null;
    grade: string | null;
    overall: string | null;
    thread_id: string | null;
    run_id: string | null;
  };
  take_event: {
    take_id: string;
    seq: number;
    operator_id: string;
    event_key: string;
    type: string;
    payload: ColumnType<unknown, string, never>;
    at: Date;
  };
  stage: {
    take_id: string;
    step: string;
    operator_id: string;
    report: unknown;
    output: unknown;
    finished_at: Date | null;
  };
  stage_effect: { take_id: string; step: string; effect_key: string; operator_id: string; value: Json };
  page: {
    operator_id: string;
    sha256: string;
    byte_length: number;
    media_type: string;
    url: string | null;
    collected_at: Generated<Date | null>;
  };
  page_read: {
    take_id: string;
    request_id: string;
    operator_id: string;
    sha256: string;
    origin: 'web' | 'api' | 'caller';
    requested_url: string | null;
    url: string | null;
    status: number;
    headers: ColumnType<Record<string, Json>, string, never>;
    at: ColumnType<Date, string, never>;
    age_seconds: number;
    is_confirmed: Generated<boolean>;
    extractor: Generated<number>;
    exchange: ColumnType<PageExchange | null, string | null, never>;
  };
  pipeline_run: { take_id: string; operator_id: string; filed: number; quarantined: number; filed_at: Generated<Date> };
  specimen: {
    specimen_id: string;
    operator_id: string;
    take_id: string;
    species: string;
    common_name: string | null;
    item: string;
    content: string;
    taxon: Generated<Record<string, string>>;
    status: 'pending_review' | 'quarantined' | 'approved' | 'rejected';
    quarantine_reasons: string[];
    confidence: number;
    page_sha256: string | null;
    page_url: string | null;
    created_at: Generated<Date>;
    reviewed_at: Date | null;
  };
  attestation: {
    take_id: string;
    subjects_sha256: string;
    operator_id: string;
    envelope: string;
    created_at: Generated<Date>;
  };
  still: { take_id: string; still_id: string; operator_id: string; sha256: string };
  citation: {
    take_id: string;
    citation_id: string;
    operator_id: string;
    page_sha256: string;
    start_offset: number;
    end_offset: number;
    quote: string;
    role: 'quote' | 'heading';
  };
}
