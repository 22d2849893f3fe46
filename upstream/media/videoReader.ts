import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { LRUCache } from "lru-cache";
import pLimit, { type LimitFunction } from "p-limit";
import Type, { type Static, type TSchema } from "typebox";
import { Parse } from "typebox/value";
import { MEGABYTE } from "../units.ts";
import type { ExaminedVideo, VideoType } from "./videos.ts";

const processScript = join(import.meta.dirname, "videoReaderProcess.ts");

/** Time limits in ms. Reading the type of a file takes about 0.2 s; the end of a large file may have to be searched for. */
const timeLimits = { type: 10_000, content: 60_000 } as const;

/** Time in ms after which a process that the server could not end does so itself. */
const OWN_TIME_LIMIT = 2 * timeLimits.content;

/** Maximum size of a result in bytes: a picture of 8K video as a jpeg, in base64. */
const MAX_RESULT = 32 * MEGABYTE;

/** Signals that end a process which crashes. Other signals come from outside, such as when the server is stopped. */
const crashSignals: ReadonlySet<unknown> = new Set(["SIGABRT", "SIGBUS", "SIGFPE", "SIGILL", "SIGSEGV", "SIGTRAP"]);

/** The number of uploads whose type is read at the same time: of all owners, and of one. */
const limitUploads = pLimit(2);
const MAX_OF_OWNER = 1;

/** Maximum number of owners with a limit; the least recently active ones are dropped. */
const MAX_OWNERS = 1000;

/** By owner, so that the files of one, which may take until the time limit, do not delay the uploads of others. */
const ownerLimits = new LRUCache<string, LimitFunction>({ max: MAX_OWNERS, memoMethod: () => pLimit(MAX_OF_OWNER) });

const typeSchema = Type.Union([
  Type.Literal("video/mp4"),
  Type.Literal("video/webm"),
  Type.Literal("video/quicktime"),
  Type.Null(),
]);

const nullableString = Type.Union([Type.String(), Type.Null()]);
const contentSchema = Type.Union([
  Type.Object({ duration: Type.Number(), cover: nullableString, coverError: nullableString }),
  Type.Null(),
]);

/**
 * The type of a video by its content.
 * @param owner identifies who uploads it
 * @returns null for other files, and for files that cannot be read within the limit, in ms
 */
export const readVideoType = (file: string, owner: string, timeLimit: number = timeLimits.type): Promise<VideoType | null> =>
  ownerLimits.memo(owner)(() => limitUploads(() => runReader("type", file, typeSchema, timeLimit)));

/** Checks a video and takes its cover. @returns null for a file that cannot be played */
export async function readVideo(file: string): Promise<ExaminedVideo | null> {
  const video = await runReader("content", file, contentSchema, timeLimits.content);
  return video && { ...video, cover: video.cover === null ? null : Buffer.from(video.cover, "base64") };
}

/**
 * Reads a file in a separate process with a time limit, which a hostile file cannot escape.
 * @returns null when the file makes the process crash or exceed its time limit
 * @throws when the process fails for another reason
 */
async function runReader<Schema extends TSchema>(
  task: keyof typeof timeLimits,
  file: string,
  schema: Schema,
  timeout: number,
): Promise<Static<Schema> | null> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [processScript, task, file, String(OWN_TIME_LIMIT)], {
      timeout,
      killSignal: "SIGKILL",
      maxBuffer: MAX_RESULT,
    });
    return Parse(schema, JSON.parse(stdout));
  } catch (error) {
    if (isCausedByFile(error)) return null;
    throw error;
  }
}

/** @param error as execFile rejects with it; `killed` is true after the time limit */
const isCausedByFile = (error: unknown): boolean =>
  error instanceof Error &&
  (("killed" in error && error.killed === true) || ("signal" in error && crashSignals.has(error.signal)));
