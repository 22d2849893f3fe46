import { describe, expect, it } from "vitest";
import { constraintsFor, recordingFormat, getRecordingProblem } from "../../../web/src/ui/recording.ts";

describe("a video recording", () => {
  it("is recorded in a format that the browser supports and uploads accept @POST-17", () => {
    expect(recordingFormat(() => true)?.type).toBe("video/webm");
    expect(recordingFormat((type) => type.startsWith("video/mp4"))).toMatchObject({ type: "video/mp4", extension: "mp4" });
    expect(recordingFormat(() => false)).toBeNull();
  });

  it("distinguishes a denied, a missing and a busy camera", () => {
    const named = (name: string) => getRecordingProblem(new DOMException("", name));
    expect(named("NotAllowedError")).toBe("denied");
    expect(named("NotFoundError")).toBe("missing");
    expect(named("NotReadableError")).toBe("busy");
  });

  it("requests exactly the selected devices", () => {
    expect(constraintsFor("camera-2", null)).toMatchObject({ video: { deviceId: { exact: "camera-2" } }, audio: true });
    expect(constraintsFor(null, "mic-1")).toMatchObject({ audio: { deviceId: { exact: "mic-1" } } });
  });
});
