import type { Task } from "../../rest/generated/contract.ts";

/** Types that have another name in the REST API, or occur only within other types. */
export type TaskSubjectType = NonNullable<Task["entityType"]>;
