import type { VideoFrame } from "@napi-rs/webcodecs";
/**
 * Reads video files. A file of a user can make the libraries loop without end, crash or use much memory, so the server does not call
 * these functions itself: `videoReader.ts` runs them in a separate process.
 */
import { BufferSource, EncodedPacketSink, FilePathSource, Input, MP4, QTFF, WEBM } from "mediabunny";
import sharp from "sharp";

export type VideoType = "video/mp4" | "video/webm" | "video/quicktime";

/** Metadata of a video file that can be read without decoding it. */
interface VideoProbe {
  mime: VideoType;
  /** In seconds, not rounded. */
  duration: number;
  width: number;
  height: number;
}

const mimes = new Map<string, VideoProbe["mime"]>([
  ["MP4", "video/mp4"],
  ["WebM", "video/webm"],
  ["QuickTime File Format", "video/quicktime"],
]);

/** The content of a video, or the path of its file, which is only read as far as needed. */
type VideoFile = Uint8Array | string;

function open(file: VideoFile): Input {
  const source = typeof file === "string" ? new FilePathSource(file) : new BufferSource(file);
  return new Input({ source, formats: [MP4, QTFF, WEBM] });
}

/** Type, duration and size of a video, or null for types that are not accepted. */
export async function probeVideo(file: VideoFile): Promise<VideoProbe | null> {
  const input = open(file);
  try {
    if (!(await input.canRead())) return null;
    const mime = mimes.get((await input.getFormat()).name);
    const track = await input.getPrimaryVideoTrack();
    if (mime === undefined || track === null) return null;
    return { mime, duration: await input.computeDuration(), width: track.displayWidth, height: track.displayHeight };
  } catch {
    return null;
  } finally {
    input.dispose();
  }
}

/** Tolerated difference from the declared duration: some recorders round it up. */
const tolerance = { share: 0.1, seconds: 1 };

/**
 * Whether the file contains its last video and audio packets. A truncated file still has its header, which declares the full
 * duration.
 */
async function isComplete(file: VideoFile): Promise<boolean> {
  const input = open(file);
  try {
    const tracks = await input.getTracks();
    for (const track of tracks) {
      const last = await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY);
      if (last === null || last.data.byteLength === 0) return false;
    }
    const [declared, found] = [await input.getDurationFromMetadata(), await input.computeDuration()];
    return declared === null || found >= declared * (1 - tolerance.share) - tolerance.seconds;
  } catch {
    return false;
  } finally {
    input.dispose();
  }
}

/** The result of examining a video. */
export interface ExaminedVideo {
  /** In seconds, not rounded. */
  duration: number;
  /** A frame of the first second as a jpeg; null if this machine cannot decode the video, which a browser may still play. */
  cover: Buffer | null;
  /** Why there is no cover; null if there is one. */
  coverError: string | null;
}

/** Checks a video and takes its cover. @returns null for a file that cannot be played */
export async function examineVideo(file: VideoFile): Promise<ExaminedVideo | null> {
  const probe = await probeVideo(file);
  if (probe === null || !Number.isFinite(probe.duration) || !(await isComplete(file))) return null;
  const { duration } = probe;
  try {
    return { duration, cover: await extractCover(file, Math.min(1, duration / 2)), coverError: null };
  } catch (error) {
    if (error instanceof BrokenVideoError) return null;
    return { duration, cover: null, coverError: String(error) };
  }
}

/** A decoder is available, but the content of the file is damaged. */
class BrokenVideoError extends Error {}

/**
 * The frame at `second` (or the nearest key frame before it) as a jpeg.
 * @throws BrokenVideoError when its frames are damaged, another error when the machine has no decoder for the file
 */
export async function extractCover(file: VideoFile, second: number): Promise<Buffer> {
  const { EncodedVideoChunk, VideoDecoder } = await import("@napi-rs/webcodecs");
  const input = open(file);
  try {
    const track = await input.getPrimaryVideoTrack();
    const known = await track?.getDecoderConfig();
    if (!track || !known) throw new Error("The file has no video that can be decoded.");
    const config = {
      codec: known.codec,
      codedWidth: known.codedWidth ?? track.codedWidth,
      codedHeight: known.codedHeight ?? track.codedHeight,
      ...(known.description !== undefined && { description: toBytes(known.description) }),
    };
    const { supported } = await VideoDecoder.isConfigSupported(config);
    if (!supported) throw new Error(`This machine has no decoder for ${config.codec}.`);
    const packet =
      (await new EncodedPacketSink(track).getKeyPacket(second)) ?? (await new EncodedPacketSink(track).getFirstPacket());
    if (packet === null) throw new BrokenVideoError("The file has no picture.");
    return await new Promise<Buffer>((resolve, reject) => {
      const refuse = (cause: unknown) => reject(new BrokenVideoError("The picture cannot be decoded.", { cause }));
      let hasPicture = false;
      const decoder = new VideoDecoder({
        error: refuse,
        output: (frame) => {
          hasPicture = true;
          toJpeg(frame).then(resolve, reject);
        },
      });
      decoder.configure(config);
      decoder.decode(new EncodedVideoChunk({ type: "key", timestamp: packet.microsecondTimestamp, data: packet.data }));
      decoder.flush().then(() => {
        decoder.close();
        if (!hasPicture) refuse(new Error("The frame contains no picture."));
      }, refuse);
    });
  } finally {
    input.dispose();
  }
}

/** The maximum size of a decoded picture, in pixels: that of 8K video. A small file can contain a picture of any size. */
const MAX_PIXELS = 8192 * 4320;

async function toJpeg(frame: VideoFrame): Promise<Buffer> {
  try {
    const { codedWidth: width, codedHeight: height } = frame;
    if (width * height > MAX_PIXELS) throw new Error(`The picture is too large: ${width} × ${height} px.`);
    const pixels = new Uint8Array(width * height * 4);
    await frame.copyTo(pixels, { format: "RGBA" });
    return await sharp(pixels, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .jpeg({ quality: 78 })
      .toBuffer();
  } finally {
    frame.close();
  }
}

function toBytes(data: AllowSharedBufferSource): Uint8Array {
  return ArrayBuffer.isView(data) ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : new Uint8Array(data);
}
