import type { Task } from "../../rest/generated/contract.ts";

/** What the REST API calls otherwise, or says only as part of something else. */
export type TaskSubjectType = NonNullable<Task["entityType"]>;
