import { describe, expect, it } from "vitest";
import { constraintsFor, recordingFormat, troubleOf } from "../../../web/src/ui/recording.ts";

describe("recording a video", () => {
  it("is written in what the browser can write, as a file type that uploads take @POST-17", () => {
    expect(recordingFormat(() => true)?.type).toBe("video/webm");
    expect(recordingFormat((type) => type.startsWith("video/mp4"))).toMatchObject({ type: "video/mp4", ending: "mp4" });
    expect(recordingFormat(() => false)).toBeNull();
  });

  it("tells a refusal from a missing and from a busy camera", () => {
    const named = (name: string) => troubleOf(new DOMException("", name));
    expect(named("NotAllowedError")).toBe("denied");
    expect(named("NotFoundError")).toBe("missing");
    expect(named("NotReadableError")).toBe("busy");
  });

  it("asks for exactly the devices that were chosen", () => {
    expect(constraintsFor("camera-2", null)).toMatchObject({ video: { deviceId: { exact: "camera-2" } }, audio: true });
    expect(constraintsFor(null, "mic-1")).toMatchObject({ audio: { deviceId: { exact: "mic-1" } } });
  });
});
