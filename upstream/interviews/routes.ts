import { sql } from "kysely";
import Type from "typebox";
import { setSaved } from "../answers/savedMedia.ts";
import { StatusInput } from "../comments/schema.ts";
import { requirePermission, requireDeleted, requireNotDeleted } from "../http/errors.ts";
import { loadBy, operation, type Operation } from "../http/operation.ts";
import { requestedIds, IdParams, PageQuery, readPageOfIds, pageQuery, q, toWindow } from "../http/paging.ts";
import { Id, List } from "../http/schema.ts";
import { isListedInterview } from "../posts/visibility.ts";
import { Author } from "../users/schema.ts";
import {
  toConditions,
  findInterviews,
  listInterviews,
  presentInterviews,
  readInterview,
  requireInterview,
  requireOwnInterview,
} from "./read.ts";
import { interviewRules } from "./rules.ts";
import { Interview, InterviewChanges, InterviewInput, InterviewStatus, InterviewType, SaveResult } from "./schema.ts";
import { shareInterview, listShares, unshareInterview } from "./sharing.ts";
import { createInterview, updateInterview } from "./write.ts";

const common = { tag: "Interviews", assumed: true } as const;
const list = { ...common, response: List(Interview) } as const;
const commonById = { ...common, params: IdParams, refusals: [403] } as const;
const existing = { ...common, params: IdParams, ...loadBy("id", requireInterview) } as const;
const shared = { ...common, refusals: [403], ...loadBy("id", requireOwnInterview, "share") } as const;

const newest = sql`i.published_at desc, i.id desc`;

export const interviewOperations: Operation[] = [
  operation(list, {
    id: "getInterviewWire",
    path: "/interviews/wire",
    summary: "Lists published interviews, newest first.",
    query: pageQuery({ q, type: Type.Optional(InterviewType), beat: Type.Optional(Id) }),
    handle: ({ services: { db }, viewer, query }) =>
      listInterviews(db, viewer, [isListedInterview, ...toConditions(query)], newest, toWindow(query)),
  }),
  operation(list, {
    id: "getMyInterviews",
    path: "/interviews/my",
    summary: "Lists the caller's interviews, including drafts, newest first.",
    query: pageQuery({ q, type: Type.Optional(InterviewType), status: Type.Optional(InterviewStatus) }),
    handle: ({ services: { db }, viewer, query }) => {
      const own = sql`i.author_id = ${viewer.contactId}`;
      const order = sql`i.created_at desc, i.id desc`;
      return listInterviews(db, viewer, [own, ...toConditions(query)], order, toWindow(query));
    },
  }),
  operation(list, {
    id: "getSharedInterviews",
    path: "/interviews/shared",
    summary: "Lists interviews that are shared with the caller, newest first.",
    query: PageQuery,
    handle: ({ services: { db }, viewer, query }) => {
      const shared = sql`exists (select 1 from interview_shares h
        where h.interview_id = i.id and h.contact_id = ${viewer.contactId})`;
      return listInterviews(db, viewer, [isListedInterview, shared], newest, toWindow(query));
    },
  }),
  operation(list, {
    id: "getInterviews",
    path: "/interviews",
    summary: "Lists interviews by their ids.",
    query: Type.Object({ ids: requestedIds }),
    handle: ({ services: { db }, viewer, query: { ids } }) =>
      readPageOfIds(ids, findInterviews(db, viewer, ids), (rows) => presentInterviews(db, rows)),
  }),
  operation(common, {
    id: "getInterview",
    path: "/interviews/{id}",
    summary: "Returns an interview. A draft is visible to its author and invited people only; 404 for others.",
    access: "all",
    params: IdParams,
    response: Interview,
    handle: ({ services: { db }, viewer, params }) => readInterview(db, viewer, params.id),
  }),
  operation(common, {
    id: "createInterview",
    path: "/interviews",
    summary: "Creates an interview with its questions, open or as a draft.",
    body: InterviewInput,
    response: Interview,
    creates: true,
    handle: async ({ services: { db, now }, viewer, body }) =>
      readInterview(db, viewer, await createInterview(db, viewer, body, now())),
  }),
  operation(commonById, {
    id: "updateInterview",
    path: "/interviews/{id}",
    summary:
      "Updates the given fields of an interview; status opens a draft or closes an open interview. The author and platform administrators only.",
    body: InterviewChanges,
    response: Interview,
    ...loadBy("id", requireOwnInterview, "edit"),
    handle: async ({ services: { db, now }, viewer, body, target: before }) => {
      await updateInterview(db, viewer, before, body, now());
      return readInterview(db, viewer, before.id);
    },
  }),
  operation(commonById, {
    id: "deleteInterview",
    path: "/interviews/{id}",
    summary: "Deletes an interview, which can be restored. The author and platform administrators only.",
    ...loadBy("id", requireOwnInterview, "delete"),
    handle: async ({ services: { db, now }, target: { id } }) => {
      await db.updateTable("interviews").set({ deleted_at: now() }).where("id", "=", id).execute();
    },
  }),
  operation(commonById, {
    id: "restoreInterview",
    path: "/interviews/{id}/restore",
    summary: "Restores a deleted interview with its questions and answers. The author and platform administrators only.",
    response: Interview,
    ...loadBy("id", requireInterview),
    handle: async ({ services: { db }, viewer, target: row }) => {
      requirePermission(interviewRules.delete(viewer, row));
      requireDeleted(row, "interview");
      await db.updateTable("interviews").set({ deleted_at: null }).where("id", "=", row.id).execute();
      return readInterview(db, viewer, row.id);
    },
  }),
  operation(existing, {
    id: "getInterviewShares",
    path: "/interviews/{id}/share",
    summary: "Lists the people whom an interview is shared with. The author only.",
    refusals: [403],
    response: List(Author),
    handle: async ({ services: { db }, viewer, target: row }) => {
      requirePermission(interviewRules.share(viewer, row));
      return listShares(db, row);
    },
  }),
  operation(shared, {
    id: "shareInterview",
    method: "POST",
    path: "/interviews/{id}/share",
    summary: "Shares an interview and its answers with people. The author only; 422 for a draft.",
    params: IdParams,
    body: Type.Object({ contactIds: Type.Array(Id, { title: "Contacts" }) }),
    handle: ({ services: { db, now }, body, target }) => shareInterview(db, target, body.contactIds, now()),
  }),
  operation(shared, {
    id: "unshareInterview",
    method: "DELETE",
    path: "/interviews/{id}/share/{contactId}",
    summary: "Stops sharing an interview with a person. The author only.",
    params: Type.Object({ id: Id, contactId: Id }),
    handle: ({ services: { db }, params, target }) => unshareInterview(db, target, params.contactId),
  }),
  operation(existing, {
    id: "toggleSaveInterview",
    path: "/interviews/{id}/toggleSave",
    summary: "Saves an interview for the caller (status true), removes it (false) or toggles.",
    body: StatusInput,
    response: SaveResult,
    handle: async ({ services: { db, now }, viewer, body, target: row }) => {
      requireNotDeleted(row, "interview");
      return setSaved(db, viewer, { interviewId: row.id, answerId: null }, body.status, now());
    },
  }),
];
