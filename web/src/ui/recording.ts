/** Video formats that browsers can record, the preferred one first, with the media type of the file. */
const formats = [
  { recorder: "video/webm;codecs=vp9,opus", type: "video/webm", extension: "webm" },
  { recorder: "video/webm;codecs=vp8,opus", type: "video/webm", extension: "webm" },
  { recorder: "video/mp4;codecs=avc1.42E01E,mp4a.40.2", type: "video/mp4", extension: "mp4" },
  { recorder: "video/mp4", type: "video/mp4", extension: "mp4" },
  { recorder: "video/webm", type: "video/webm", extension: "webm" },
] as const;

type RecordingFormat = (typeof formats)[number];

/** The format that this browser records; null when it supports none. @param isSupported calls MediaRecorder.isTypeSupported */
export function recordingFormat(isSupported: (type: string) => boolean): RecordingFormat | null {
  return formats.find(({ recorder }) => isSupported(recorder)) ?? null;
}

/** The reason why recording is not possible. */
export type RecordingProblem = "denied" | "missing" | "busy";

export const recordingProblemTexts: Record<RecordingProblem, { title: string; text: string }> = {
  denied: {
    title: "Camera and microphone are blocked",
    text: "Allow this page to use them in your browser's settings, then try again.",
  },
  missing: { title: "No camera was found", text: "Connect a camera and a microphone, then try again." },
  busy: { title: "The camera is not available", text: "Another program may be using it. Close it, then try again." },
};

/** Maps a browser error to a reason. */
export function getRecordingProblem(error: unknown): RecordingProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "denied";
  return name === "NotFoundError" || name === "OverconstrainedError" ? "missing" : "busy";
}

/** The media constraints for the browser. @param camera and @param microphone device ids; null for the browser's choice */
export function constraintsFor(camera: string | null, microphone: string | null): MediaStreamConstraints {
  const video = { width: { ideal: 1280 }, height: { ideal: 720 }, ...(camera ? { deviceId: { exact: camera } } : {}) };
  return { video, audio: microphone ? { deviceId: { exact: microphone } } : true };
}
