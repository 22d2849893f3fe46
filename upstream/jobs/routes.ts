import Type from "typebox";
import { requireAdmin } from "../accounts/rules.ts";
import { toIso } from "../db/refs.ts";
import { notFound } from "../http/errors.ts";
import { operation, type Operation } from "../http/operation.ts";
import { PageQuery, toWindow } from "../http/paging.ts";
import { List } from "../http/schema.ts";
import { DeadLetter } from "./schema.ts";

const common = { tag: "Background jobs", assumed: true, refusals: [403] };
const commonById = { ...common, params: Type.Object({ deadLetterId: Type.String({ description: "A UUID." }) }) };
const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @throws 404 for an id that no job can have */
function requireUuid(id: string): string {
  if (!uuidPattern.test(id)) throw notFound();
  return id;
}

export const jobOperations: Operation[] = [
  operation(common, {
    id: "getDeadLetters",
    path: "/admin/dead-letters",
    summary: "Background jobs that have failed for the last time, newest first, for platform admins.",
    query: PageQuery,
    response: List(DeadLetter),
    handle: async ({ services: { jobs }, viewer, query }) => {
      requireAdmin(viewer);
      const { offset, limit } = toWindow(query);
      const { rows, total } = await jobs.deadLetters.list({ offset, limit });
      const data = rows.map(({ name: type, createdAt, failedAt, ...letter }): DeadLetter => ({
        ...letter,
        type,
        createdAt: toIso(createdAt),
        failedAt: toIso(failedAt),
      }));
      return { data, meta: { total, offset, limit } };
    },
  }),
  operation(commonById, {
    id: "retryDeadLetter",
    method: "POST",
    path: "/admin/dead-letters/{deadLetterId}/retry",
    summary: "Runs the job again, with all its attempts.",
    handle: async ({ services: { jobs }, viewer, params }) => {
      requireAdmin(viewer);
      if (!(await jobs.deadLetters.retry(requireUuid(params.deadLetterId)))) throw notFound();
    },
  }),
  operation(commonById, {
    id: "deleteDeadLetter",
    path: "/admin/dead-letters/{deadLetterId}",
    summary: "Deletes the job; what it should have done is not done.",
    handle: async ({ services: { jobs }, viewer, params }) => {
      requireAdmin(viewer);
      if (!(await jobs.deadLetters.remove(requireUuid(params.deadLetterId)))) throw notFound();
    },
  }),
];
