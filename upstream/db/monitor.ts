/** Tables of the news monitor: what was found elsewhere, and what users look for. */
import type { ColumnType } from "kysely";
import type { Instant, Nullable, WithDefault } from "./columns.ts";

export type MonitorSource = "online" | "social" | "print";

export interface MonitorItemsTable {
  /** From the sequence of stories: the monitor shows both, and an id names one of them. */
  id: ColumnType<number, number | undefined, number>;
  title: string;
  /** Plain text. */
  summary: Nullable<string>;
  url: Nullable<string>;
  source: MonitorSource;
  outlet_id: Nullable<number>;
  published_at: Instant;
  /** When the monitor learned of it. */
  created_at: Instant;
}

export interface MonitorItemBeatsTable {
  monitor_item_id: number;
  beat_id: number;
}

/** What a user looks for again and again. */
export interface MonitorSearchesTable {
  id: ColumnType<number, number | undefined, number>;
  /** Whose it is. */
  contact_id: number;
  name: string;
  q: string;
  /** Empty means all that the plan includes. */
  sources: WithDefault<MonitorSource[]>;
  /** Ids of beats; empty means all. */
  beats: WithDefault<number[]>;
  /** Whether a mail tells of what is new. */
  notify: WithDefault<boolean>;
  created_at: Instant;
  /** When its items were last looked at. */
  seen_at: Instant;
}
