import type { Rest } from "./client.ts";
import type { Image, Video } from "./generated/contract.ts";
import { readBulk, type BulkResult } from "./bulk.ts";

/** Reads a picture, for users who may see where it is used. */
export const readImage = (rest: Rest, id: number): Promise<Image> => rest.read("getImage", { params: { id } });

export const readImages = (rest: Rest, ids: readonly number[]): Promise<BulkResult<Image>> =>
  readBulk(rest, "getImages", { query: { ids } });

/** Reads a video, for users who may see where it is used. */
export const readVideo = (rest: Rest, id: number): Promise<Video> => rest.read("getVideo", { params: { id } });

export const readVideos = (rest: Rest, ids: readonly number[]): Promise<BulkResult<Video>> =>
  readBulk(rest, "getVideos", { query: { ids } });

/** Deletes an unused picture. */
export const deleteImage = (rest: Rest, id: number): Promise<undefined> => rest.write("deleteImage", { params: { id } });

/** Deletes an unused video. */
export const deleteVideo = (rest: Rest, id: number): Promise<undefined> => rest.write("deleteVideo", { params: { id } });
