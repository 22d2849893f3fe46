import { readFile, rm } from "node:fs/promises";
import Type from "typebox";
import { operation, type Operation } from "../http/operation.ts";
import { IdParams } from "../http/paging.ts";
import { MEGABYTE } from "../units.ts";
import { cleanImage } from "./images.ts";
import { checkQuota, storeWithinQuota } from "./quota.ts";
import { loadImages } from "./read.ts";
import { receiveVideo } from "./receiveVideo.ts";
import { Image, Video } from "./schema.ts";
import { receiveFile } from "./temporaryFiles.ts";
import { removeUpload } from "./uploads.ts";

const MAX_PER_IMAGE = 10 * MEGABYTE;

const common = { tag: "Uploads", assumed: true } as const;
const add = { ...common, method: "POST", creates: true } as const;
const remove = { ...common, method: "DELETE", params: IdParams, refusals: [409] } as const;

export const FileForm = Type.Object({
  file: Type.Unsafe<Blob>({ type: "string", contentMediaType: "application/octet-stream" }),
});

export const addUploadOperations: Operation[] = [
  operation(add, {
    id: "createImage",
    path: "/uploads/images",
    summary:
      "Uploads a picture: jpeg, png, gif or webp, at most 10 MiB and 100 megapixels, an animation 50 in all frames together. " +
      "Metadata such as location and camera is removed.",
    multipart: FileForm,
    response: Image,
    handle: async ({ services, viewer, request }) => {
      const { db, now, storage, uploadQuota } = services;
      const owner = { owner_id: viewer.contactId };
      await checkQuota(db, owner, uploadQuota, 0, now());
      const file = await receiveFile(request, storage.incoming, MAX_PER_IMAGE);
      try {
        const { bytes, ...image } = await cleanImage(await readFile(file));
        await checkQuota(db, owner, uploadQuota, bytes.length, now());
        const path = await storage.put(bytes, image.mime);
        const row = { ...image, path, size: bytes.length, ...owner, created_at: now() };
        return storeWithinQuota(services, owner, row, async (tx) => {
          const { id } = await tx.insertInto("images").values(row).returning("id").executeTakeFirstOrThrow();
          return (await loadImages(tx, [id])).get(id);
        });
      } finally {
        await rm(file, { force: true });
      }
    },
  }),
  operation(add, {
    id: "createVideo",
    path: "/uploads/videos",
    summary: "Uploads a video: mp4, webm or mov, at most 500 MiB and 10 minutes. Processed asynchronously.",
    multipart: FileForm,
    response: Video,
    handle: ({ services, viewer, request }) => receiveVideo(services, request, { owner_id: viewer.contactId }),
  }),
  operation(remove, {
    id: "deleteImage",
    path: "/uploads/images/{id}",
    summary: "Deletes an unattached picture of the caller. 409 if it is in use.",
    handle: ({ services: { db, storage }, viewer, params }) => removeUpload(db, storage, viewer, "image", params.id),
  }),
  operation(remove, {
    id: "deleteVideo",
    path: "/uploads/videos/{id}",
    summary: "Deletes an unattached video of the caller. 409 if it is in use.",
    handle: ({ services: { db, storage }, viewer, params }) => removeUpload(db, storage, viewer, "video", params.id),
  }),
];
