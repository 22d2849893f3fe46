import type { TaskSubjectType } from "../__generated__/useSaveTaskCreateMutation.graphql.ts";
import { readPostAddress } from "../posts/address.ts";
import { postKinds } from "../posts/kinds/index.ts";

type SubjectType = Exclude<TaskSubjectType, "%future added value">;

const pages = [
  { path: "stories", type: "STORY" },
  { path: "interviews", type: "INTERVIEW" },
  { path: "announcements", type: "ANNOUNCEMENT" },
] as const satisfies readonly { path: string; type: SubjectType }[];

/** The subject at a product address: a post, a story, an interview or an announcement; null for anything else. */
export function subjectAt(address: string): { entityType: SubjectType; entityId: number } | null {
  const [path = "", query = ""] = address.trim().split("#")[0]?.split("?") ?? [];
  const post = readPostAddress(query).address;
  if (post) return { entityType: postKinds[post.key].type, entityId: post.databaseId };
  const [, noun, id] = /\/(\w+)\/(\d{1,9})(?:\/|$)/.exec(path) ?? [];
  const page = pages.find((one) => one.path === noun);
  return page && id ? { entityType: page.type, entityId: Number(id) } : null;
}

/** The address of a task's subject. */
export function addressOf(typename: string, databaseId: number): string | null {
  const key = Object.keys(postKinds).find((one) => one === typename.charAt(0).toLowerCase() + typename.slice(1));
  if (key) return `/?${key}=${databaseId}`;
  const page = pages.find(({ type }) => type === typename.toUpperCase());
  return page ? `/${page.path}/${databaseId}` : null;
}
