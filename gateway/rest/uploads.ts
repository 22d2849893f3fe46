import type { Rest } from "./client.ts";

/** Deletes an unused picture. */
export const deleteImage = (rest: Rest, id: number): Promise<undefined> => rest.write("deleteImage", { params: { id } });

/** Deletes an unused video. */
export const deleteVideo = (rest: Rest, id: number): Promise<undefined> => rest.write("deleteVideo", { params: { id } });
