/** Tables of an account's work: tasks and the lists that they are in. */
import type { Generated } from "kysely";
import type { EntityType, Instant, InstantOrNull, Nullable, WithDefault } from "./columns.ts";

export type TaskStatus = "todo" | "inProgress" | "done";
/** What a task can be about. */
export type TaskEntityType = EntityType | "announcement";

export interface TasksTable {
  id: Generated<number>;
  account_id: number;
  title: string;
  /** Plain text. */
  description: Nullable<string>;
  status: WithDefault<TaskStatus>;
  /** Contact id of a user of the account. */
  assignee_id: Nullable<number>;
  /** Contact id. */
  creator_id: number;
  due_at: InstantOrNull;
  work_list_id: Nullable<number>;
  /** With entity_id: what the task is about. */
  entity_type: Nullable<TaskEntityType>;
  entity_id: Nullable<number>;
  created_at: Instant;
  /** Set exactly while it is done. */
  done_at: InstantOrNull;
}

export interface WorkListsTable {
  id: Generated<number>;
  account_id: number;
  name: string;
  /** Plain text. */
  description: Nullable<string>;
  /** Contact id. */
  creator_id: number;
  created_at: Instant;
}

export interface WorkListMembersTable {
  work_list_id: number;
  /** Of a user of the account. */
  contact_id: number;
}
