/**
 * The process in which `videoReader.ts` reads one file. Writes the result as JSON, a picture in base64.
 *
 *     node videoReaderProcess.ts type|content <path> <time limit in ms>
 */
import { Worker } from "node:worker_threads";
import { examineVideo, probeVideo } from "./videos.ts";

const [task, file = "", timeLimit = ""] = process.argv.slice(2);

// The server ends this process in time, unless it was killed itself. A timer of this thread would wait until the file is read.
new Worker(`setTimeout(() => process.kill(process.pid, "SIGKILL"), ${Number(timeLimit)})`, { eval: true }).unref();

async function read(): Promise<unknown> {
  if (task === "type") return (await probeVideo(file))?.mime ?? null;
  const video = await examineVideo(file);
  return video && { ...video, cover: video.cover?.toString("base64") ?? null };
}

const result = JSON.stringify(await read());
// Explicitly, because a decoder may keep the process running.
process.stdout.write(result, () => process.exit());
