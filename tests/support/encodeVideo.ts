import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output } from "mediabunny";

interface VideoOptions {
  width: number;
  height: number;
  framesPerSecond: number;
  /** Number of frames. */
  length: number;
  /** RGBA pixels of one frame; the buffer must not be modified afterwards. */
  frame(index: number): Uint8Array;
}

/**
 * Encodes frames as H.264 in an mp4 with the index at the start, so that browsers can play it immediately.
 * @throws when the machine has no encoder
 */
export async function encodeVideo({ width, height, framesPerSecond, length, frame }: VideoOptions): Promise<Uint8Array> {
  const { VideoEncoder, VideoFrame } = await import("@napi-rs/webcodecs");
  const source = new EncodedVideoPacketSource("avc");
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target });
  output.addVideoTrack(source, { frameRate: framesPerSecond });
  await output.start();
  const errors: Error[] = [];
  let writing = Promise.resolve();
  const encoder = new VideoEncoder({
    error: (error) => {
      errors.push(error);
    },
    output: (chunk, metadata) => {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      const packet = new EncodedPacket(
        data,
        chunk.type === "key" ? "key" : "delta",
        chunk.timestamp / 1e6,
        (chunk.duration ?? 1e6 / framesPerSecond) / 1e6,
      );
      const { codec, description } = metadata?.decoderConfig ?? {};
      const config =
        codec !== undefined && description !== undefined
          ? { decoderConfig: { codec, description, codedWidth: width, codedHeight: height } }
          : undefined;
      writing = writing.then(() => source.add(packet, config));
    },
  });
  encoder.configure({
    codec: "avc1.4D401E",
    width,
    height,
    bitrate: 420_000,
    framerate: framesPerSecond,
    latencyMode: "realtime",
    avc: { format: "avc" },
  });
  const step = 1e6 / framesPerSecond;
  for (let index = 0; index < length && errors.length === 0; index += 1) {
    const picture = new VideoFrame(frame(index), {
      format: "RGBA",
      codedWidth: width,
      codedHeight: height,
      timestamp: Math.round(index * step),
      duration: Math.round(step),
    });
    encoder.encode(picture, { keyFrame: index % (framesPerSecond * 2) === 0 });
    picture.close();
    // The native encoder runs in parallel; a short pause limits the number of frames in memory.
    while (encoder.encodeQueueSize > 6) {
      await new Promise((resolve) => {
        setTimeout(resolve, 1);
      });
    }
  }
  await encoder.flush();
  encoder.close();
  if (errors[0] !== undefined) throw errors[0];
  await writing;
  source.close();
  await output.finalize();
  if (target.buffer === null) throw new Error("The video has no bytes.");
  return new Uint8Array(target.buffer);
}
