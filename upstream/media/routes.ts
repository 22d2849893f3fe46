import { sql } from "kysely";
import Type from "typebox";
import { getIds } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";
import { requireFound } from "../http/errors.ts";
import { operation, type Operation } from "../http/operation.ts";
import { requestedIds, IdParams, pageOfRequested } from "../http/paging.ts";
import { List } from "../http/schema.ts";
import type { Viewer } from "../session/viewer.ts";
import { loadImages, loadVideos } from "./read.ts";
import { isVisibleUpload } from "./rules.ts";
import { Image, Video } from "./schema.ts";

const common = { tag: "Uploads", assumed: true } as const;

/** Returns those of the ids that are visible to the viewer. */
async function findVisibleIds(db: Db, viewer: Viewer, kind: "image" | "video", ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from ${sql.table(`${kind}s`)} u
    where u.id = any(${[...ids]}::integer[]) and ${isVisibleUpload(viewer, kind)}`.execute(db);
  return getIds(rows);
}

const images = async (db: Db, viewer: Viewer, ids: readonly number[]): Promise<Map<number, Image>> =>
  loadImages(db, await findVisibleIds(db, viewer, "image", ids));

const videos = async (db: Db, viewer: Viewer, ids: readonly number[]): Promise<Map<number, Video>> =>
  loadVideos(db, await findVisibleIds(db, viewer, "video", ids));

export const uploadOperations: Operation[] = [
  operation(common, {
    id: "getImages",
    path: "/uploads/images",
    summary: "Lists pictures by their ids.",
    query: Type.Object({ ids: requestedIds }),
    response: List(Image),
    handle: async ({ services: { db }, viewer, query }) => pageOfRequested(query.ids, await images(db, viewer, query.ids)),
  }),
  operation(common, {
    id: "getImage",
    path: "/uploads/images/{id}",
    summary: "Returns a picture. Visible to its uploader and to those who may see an entity that uses it; 404 for others.",
    params: IdParams,
    response: Image,
    handle: async ({ services: { db }, viewer, params: { id } }) => requireFound((await images(db, viewer, [id])).get(id)),
  }),
  operation(common, {
    id: "getVideos",
    path: "/uploads/videos",
    summary: "Lists videos by their ids.",
    query: Type.Object({ ids: requestedIds }),
    response: List(Video),
    handle: async ({ services: { db }, viewer, query }) => pageOfRequested(query.ids, await videos(db, viewer, query.ids)),
  }),
  operation(common, {
    id: "getVideo",
    path: "/uploads/videos/{id}",
    summary:
      "Returns a video with its processing state. Visible to its uploader and to those who may see an entity that uses it; 404 for others.",
    params: IdParams,
    response: Video,
    handle: async ({ services: { db }, viewer, params: { id } }) => requireFound((await videos(db, viewer, [id])).get(id)),
  }),
];
