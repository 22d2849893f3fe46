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
    expect(["NotAllowedError", "SecurityError"].map(named)).toEqual(["denied", "denied"]);
    expect(["NotFoundError", "OverconstrainedError"].map(named)).toEqual(["missing", "missing"]);
    expect(named("NotReadableError")).toBe("busy");
    // Some browsers reject with an error of their own, or without one.
    expect([Object.assign(new Error(), { name: "NotAllowedError" }), new Error(), undefined].map(getRecordingProblem)).toEqual([
      "denied",
      "busy",
      "busy",
    ]);
  });

  it("requests exactly the selected devices", () => {
    const size = { width: { ideal: 1280 }, height: { ideal: 720 } };
    expect(constraintsFor("camera-2", null)).toEqual({ video: { ...size, deviceId: { exact: "camera-2" } }, audio: true });
    expect(constraintsFor(null, "mic-1")).toEqual({ video: size, audio: { deviceId: { exact: "mic-1" } } });
  });
});
