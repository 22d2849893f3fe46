import type { Video } from "../../rest/generated/contract.ts";

/** What the REST API calls otherwise, or says only as part of something else. */
export type VideoStatus = Video["status"];
export type UploadKind = "image" | "video";
