import { readImage, readImages, readVideo, readVideos } from "../../rest/uploads.ts";
import { storeById } from "../store.ts";

/** The operation's store of pictures. */
export const images = storeById(readImage, readImages);

/** The operation's store of videos. */
export const videos = storeById(readVideo, readVideos);
