import { BlobSource, BufferTarget, Conversion, Input, MP4, Mp4OutputFormat, Output, WEBM, WebMOutputFormat } from "mediabunny";

/**
 * Adds the duration and an index to a recorded video. Browsers write both only at the end of a file, if at all, and without
 * them nobody can seek in it. Picture and sound are not re-encoded.
 */
export async function finishVideo(recorded: File): Promise<File> {
  const target = new BufferTarget();
  const input = new Input({ source: new BlobSource(recorded), formats: [WEBM, MP4] });
  const format = recorded.type === "video/mp4" ? new Mp4OutputFormat() : new WebMOutputFormat();
  const conversion = await Conversion.init({ input, output: new Output({ format, target }) });
  await conversion.execute();
  return target.buffer ? new File([target.buffer], recorded.name, { type: recorded.type }) : recorded;
}
