import Type from "typebox";
import { requireAdmin } from "../accounts/rules.ts";
import { isOwnNewsroom } from "../companies/rules.ts";
import { inline } from "../http/inputs.ts";
import { loadBy, operation, type Operation } from "../http/operation.ts";
import { IdParams, ids, readPageOfIds, PageQuery, pageQuery, q, toWindow } from "../http/paging.ts";
import { List } from "../http/schema.ts";
import { decideConfirmation, reviewNewsroom, readConfirmation } from "./confirm.ts";
import {
  toConditions,
  findNewsrooms,
  listNewsrooms,
  readNewsroom,
  presentNewsrooms,
  requireNewsroom,
  requireOwnNewsroom,
} from "./read.ts";
import { Newsroom, NewsroomChanges, NewsroomConfirmation, newsroomFilters, NewsroomInput, NewsroomStatus } from "./schema.ts";
import { createNewsroom, deleteNewsroom, updateNewsroom } from "./write.ts";

const common = { tag: "Newsrooms", assumed: true } as const;
const owned = { ...common, params: IdParams, ...loadBy("id", requireOwnNewsroom) } as const;
const HashParams = Type.Object({ hash: Type.String({ minLength: 1, maxLength: 200 }) });

export const newsroomOperations: Operation[] = [
  operation(common, {
    id: "getNewsrooms",
    path: "/newsrooms",
    summary: "Lists confirmed newsrooms, by name. With ids, also pending and declined ones that are visible to the caller.",
    query: pageQuery({ ids, ...newsroomFilters }),
    response: List(Newsroom),
    handle: ({ services: { db }, viewer, query }) =>
      query.ids === undefined
        ? listNewsrooms(db, viewer, toConditions({ ...query, status: "confirmed" }), toWindow(query))
        : readPageOfIds(query.ids, findNewsrooms(db, viewer, query.ids), (rows) => presentNewsrooms(db, rows)),
  }),
  operation(common, {
    id: "getOurNewsrooms",
    path: "/newsrooms/our",
    summary: "Lists newsrooms of the caller, the caller's account and companies, with any status, by name.",
    query: PageQuery,
    response: List(Newsroom),
    handle: ({ services: { db }, viewer, query }) => listNewsrooms(db, viewer, [isOwnNewsroom(viewer)], toWindow(query)),
  }),
  operation(common, {
    id: "getNewsroomConfirmation",
    path: "/newsrooms/confirm/{hash}",
    summary:
      "Returns the confirmation request of a mailed link: the newsroom and its requester. 404 if the link is unknown, used or expired.",
    access: "all",
    params: HashParams,
    response: NewsroomConfirmation,
    handle: ({ services: { db, now }, params }) => readConfirmation(db, params.hash, now()),
  }),
  operation(common, {
    id: "confirmNewsroom",
    method: "POST",
    path: "/newsrooms/confirm/{hash}",
    summary:
      "Confirms or declines the newsroom of a mailed link and invalidates the link. 404 if it is unknown, used or expired.",
    access: "all",
    params: HashParams,
    body: Type.Object({ accept: Type.Boolean() }),
    response: Newsroom,
    handle: ({ services: { db, now }, params, body }) => decideConfirmation(db, params.hash, body.accept, now()),
  }),
  operation(common, {
    id: "getNewsroom",
    path: "/newsrooms/{id}",
    summary:
      "Returns a newsroom. A pending or declined one is visible to those who work with it and to platform administrators only; 404 for others.",
    access: "all",
    params: IdParams,
    response: Newsroom,
    handle: ({ services: { db }, viewer, params }) => readNewsroom(db, viewer, params.id),
  }),
  operation(common, {
    id: "createNewsroom",
    path: "/newsrooms",
    summary:
      "Creates a newsroom for the company given by companyId or url; creates the company if the url is unknown. Pending until confirmed by mail if the company has another owner.",
    body: NewsroomInput,
    response: Newsroom,
    creates: true,
    handle: async ({ services, viewer, body }) => readNewsroom(services.db, viewer, await createNewsroom(services, viewer, body)),
  }),
  operation(owned, {
    id: "updateNewsroom",
    path: "/newsrooms/{id}",
    summary: "Updates the given fields of a newsroom. Its owners and platform administrators only.",
    body: NewsroomChanges,
    response: Newsroom,
    refusals: [403],
    handle: async ({ services: { db }, viewer, params, body, target }) => {
      await updateNewsroom(db, viewer, target, body);
      return readNewsroom(db, viewer, params.id);
    },
  }),
  operation(owned, {
    id: "deleteNewsroom",
    path: "/newsrooms/{id}",
    summary: "Deletes a newsroom. Its company is kept. Its owners and platform administrators only.",
    refusals: [403],
    handle: ({ services: { db }, target }) => deleteNewsroom(db, target.id),
  }),
  operation(common, {
    id: "getAllNewsrooms",
    path: "/companies/newsrooms",
    summary: "Lists newsrooms with any status, by name. Platform administrators only.",
    query: pageQuery({ q, status: Type.Optional(NewsroomStatus) }),
    response: List(Newsroom),
    refusals: [403],
    handle: async ({ services: { db }, viewer, query }) => {
      requireAdmin(viewer);
      return listNewsrooms(db, viewer, toConditions(query), toWindow(query));
    },
  }),
  operation(common, {
    id: "reviewNewsroom",
    method: "PATCH",
    path: "/companies/newsrooms/{id}",
    summary: "Confirms or declines a pending newsroom. Platform administrators only.",
    params: IdParams,
    body: Type.Object({
      status: inline(NewsroomStatus, { title: "Status" }),
    }),
    response: Newsroom,
    refusals: [403],
    handle: async ({ services: { db, now }, viewer, params, body }) => {
      requireAdmin(viewer);
      await reviewNewsroom(db, (await requireNewsroom(db, viewer, params.id)).id, body.status, now());
      return readNewsroom(db, viewer, params.id);
    },
  }),
];
