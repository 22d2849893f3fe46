import type { TaskSubjectType } from "../__generated__/useTaskSubjectQuery.graphql.ts";
import { readPostAddress } from "../posts/address.ts";
import { findPostKindByTypename, postKinds } from "../posts/kinds/index.ts";

type SubjectType = Exclude<TaskSubjectType, "%future added value">;

/** The parts of an address that identify its subject. */
export interface SubjectAddress {
  type: SubjectType;
  databaseId: number;
}

const pages = [
  { path: "stories", type: "STORY" },
  { path: "interviews", type: "INTERVIEW" },
  { path: "announcements", type: "ANNOUNCEMENT" },
] as const satisfies readonly { path: string; type: SubjectType }[];

/** The subject at a product address: a post, a story, an interview or an announcement; null for anything else. */
export function parseSubjectAddress(address: string): SubjectAddress | null {
  const [path = "", query = ""] = address.trim().split("#")[0]?.split("?") ?? [];
  const post = readPostAddress(query).address;
  if (post) return { type: postKinds[post.key].type, databaseId: post.databaseId };
  const [, section, id] = /\/(\w+)\/(\d{1,9})(?:\/|$)/.exec(path) ?? [];
  const page = pages.find((candidate) => candidate.path === section);
  return page && id ? { type: page.type, databaseId: Number(id) } : null;
}

/** The address of a task's subject. */
export function getSubjectPath(typename: string, databaseId: number): string | null {
  const kind = findPostKindByTypename(typename);
  if (kind) return `/?${kind.key}=${databaseId}`;
  const page = pages.find(({ type }) => type === typename.toUpperCase());
  return page ? `/${page.path}/${databaseId}` : null;
}
