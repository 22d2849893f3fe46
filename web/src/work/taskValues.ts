import type { CreateTaskInput, TaskSubjectType } from "../__generated__/TaskDialogCreateMutation.graphql.ts";
import { endOfDay } from "../lib/wallTime.ts";
import { readPostAddress } from "../posts/address.ts";
import { postKinds } from "../posts/kinds/index.ts";
import { atMost, fault, required } from "../posts/writing/rules.ts";
import type { UserError } from "../relay/mutation.ts";
import type { KnownStatus } from "./taskStatuses.ts";

/** What the form of a task holds. */
export interface TaskValues {
  title: string;
  description: string;
  status: KnownStatus;
  /** Contact id as text; empty for nobody. */
  assigneeId: string;
  /** A day, "2025-03-01"; empty for none. */
  due: string;
  /** Id of a work list as text; empty for none. */
  workListId: string;
  /** The address of what it is about; empty for nothing. */
  about: string;
}

export const emptyTask: TaskValues = {
  title: "",
  description: "",
  status: "TODO",
  assigneeId: "",
  due: "",
  workListId: "",
  about: "",
};

type SubjectType = Exclude<TaskSubjectType, "%future added value">;

const pages = [
  { path: "stories", type: "STORY" },
  { path: "interviews", type: "INTERVIEW" },
  { path: "announcements", type: "ANNOUNCEMENT" },
] as const satisfies readonly { path: string; type: SubjectType }[];

/** What an address of the product shows: a post, a story, an interview or an announcement; null for anything else. */
export function subjectAt(address: string): { entityType: SubjectType; entityId: number } | null {
  const [path = "", query = ""] = address.trim().split("#")[0]?.split("?") ?? [];
  const post = readPostAddress(query).address;
  if (post) return { entityType: postKinds[post.key].type, entityId: post.databaseId };
  const [, noun, id] = /\/(\w+)\/(\d{1,9})(?:\/|$)/.exec(path) ?? [];
  const page = pages.find((one) => one.path === noun);
  return page && id ? { entityType: page.type, entityId: Number(id) } : null;
}

/** The address of what a task is about. */
export function addressOf(typename: string, databaseId: number): string | null {
  const key = Object.keys(postKinds).find((one) => one === typename.charAt(0).toLowerCase() + typename.slice(1));
  if (key) return `/?${key}=${databaseId}`;
  const page = pages.find(({ type }) => type === typename.toUpperCase());
  return page ? `/${page.path}/${databaseId}` : null;
}

/** What stands in the way of saving. */
export function checkTask({ title, description, about }: TaskValues): UserError[] {
  return [
    ...required("title", "Title", title),
    ...atMost("title", "Title", title, 200),
    ...atMost("description", "Description", description, 5000),
    ...(about.trim() === "" || subjectAt(about) ? [] : [fault("entityId", "This is not the address of something here.")]),
  ];
}

/** The same as the mutations take it. */
export function taskFields(
  { title, description, status, assigneeId, due, workListId, about }: TaskValues,
  zone: string,
): Omit<CreateTaskInput, "clientMutationId" | "idempotencyKey"> {
  const subject = subjectAt(about);
  return {
    title: title.trim(),
    description: description.trim() === "" ? null : description,
    status,
    assigneeId: assigneeId === "" ? null : Number(assigneeId),
    dueAt: due === "" ? null : endOfDay(due, zone),
    workListId: workListId === "" ? null : Number(workListId),
    entityType: subject?.entityType ?? null,
    entityId: subject?.entityId ?? null,
  };
}
