import { readBulk } from "../../rest/bulk.ts";
import { createStoreById } from "../store.ts";

/** The operation's store of pictures. */
export const images = createStoreById(
  (rest, id) => rest.read("getImage", { params: { id } }),
  (rest, ids) => readBulk(rest, "getImages", { query: { ids } }),
);

/** The operation's store of videos. */
export const videos = createStoreById(
  (rest, id) => rest.read("getVideo", { params: { id } }),
  (rest, ids) => readBulk(rest, "getVideos", { query: { ids } }),
);
