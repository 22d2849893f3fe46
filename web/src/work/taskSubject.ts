import type { TaskSubjectType } from "../__generated__/useTaskSubjectQuery.graphql.ts";
import { parseUrl } from "../lib/parseUrl.ts";
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

/** The subject at an address of this platform: a post, a story, an interview or an announcement; null for anything else. */
export function parseSubjectAddress(address: string): SubjectAddress | null {
  const text = address.trim();
  // Without a scheme, an address starts with its path or its host.
  const url = parseUrl(/^([/?]|\w+:\/\/)/.test(text) ? text : `https://${text}`, location.origin);
  if (url?.host !== location.host) return null;
  const post = readPostAddress(url.search).address;
  if (post) return { type: postKinds[post.key].type, databaseId: post.databaseId };
  const [, section, id] = /\/(\w+)\/(\d{1,9})(?:\/|$)/.exec(url.pathname) ?? [];
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
