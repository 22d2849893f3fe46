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

/** Creates the function that finds those uploads of a kind that are visible to the viewer, by id. */
const createFind =
  <Upload>(kind: "image" | "video", load: (db: Db, ids: readonly number[]) => Promise<Map<number, Upload>>) =>
  async (db: Db, viewer: Viewer, ids: readonly number[]): Promise<Map<number, Upload>> => {
    const { rows } = await sql<{ id: number }>`
      select u.id from ${sql.table(`${kind}s`)} u
      where u.id = any(${[...ids]}::integer[]) and ${isVisibleUpload(viewer, kind)}`.execute(db);
    return load(db, getIds(rows));
  };

const findImages = createFind("image", loadImages);
const findVideos = createFind("video", loadVideos);

export const uploadOperations: Operation[] = [
  operation(common, {
    id: "getImages",
    path: "/uploads/images",
    summary: "Lists pictures by their ids.",
    query: Type.Object({ ids: requestedIds }),
    response: List(Image),
    handle: async ({ services: { db }, viewer, query }) => pageOfRequested(query.ids, await findImages(db, viewer, query.ids)),
  }),
  operation(common, {
    id: "getImage",
    path: "/uploads/images/{id}",
    summary: "Returns a picture. Visible to its uploader and to those who may see an entity that uses it; 404 for others.",
    params: IdParams,
    response: Image,
    handle: async ({ services: { db }, viewer, params: { id } }) => requireFound((await findImages(db, viewer, [id])).get(id)),
  }),
  operation(common, {
    id: "getVideos",
    path: "/uploads/videos",
    summary: "Lists videos by their ids.",
    query: Type.Object({ ids: requestedIds }),
    response: List(Video),
    handle: async ({ services: { db }, viewer, query }) => pageOfRequested(query.ids, await findVideos(db, viewer, query.ids)),
  }),
  operation(common, {
    id: "getVideo",
    path: "/uploads/videos/{id}",
    summary:
      "Returns a video with its processing state. Visible to its uploader and to those who may see an entity that uses it; 404 for others.",
    params: IdParams,
    response: Video,
    handle: async ({ services: { db }, viewer, params: { id } }) => requireFound((await findVideos(db, viewer, [id])).get(id)),
  }),
];
