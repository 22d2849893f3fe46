/** Whether this browser can record on this page. */
export function canRecord(): boolean {
  return "mediaDevices" in navigator && "MediaRecorder" in globalThis;
}
