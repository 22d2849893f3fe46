import { useEffect, useState } from "react";
import { constraintsFor, getRecordingProblem, type RecordingProblem } from "./recording.ts";

/** An available camera or microphone. */
export interface Device {
  id: string;
  label: string;
}

interface Camera {
  /** Picture and sound; null while there are none. */
  stream: MediaStream | null;
  problem: RecordingProblem | null;
  cameras: readonly Device[];
  microphones: readonly Device[];
  /** The ids of the devices in use; empty while none is. */
  camera: string;
  microphone: string;
  choose: (change: { camera?: string; microphone?: string }) => void;
  retry: () => void;
}

/**
 * Streams from the user's camera and microphone; the devices are released when they are no longer needed. @param isOn whether
 * they are needed
 */
export function useCamera(isOn: boolean): Camera {
  const [selected, setSelected] = useState<{ camera: string | null; microphone: string | null }>({
    camera: null,
    microphone: null,
  });
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [problem, setProblem] = useState<RecordingProblem | null>(null);
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);

  useEffect(() => {
    if (!isOn) return;
    let isCancelled = false;
    let opened: MediaStream | null = null;
    const open = async () => {
      opened = await navigator.mediaDevices.getUserMedia(constraintsFor(selected.camera, selected.microphone));
      if (isCancelled) return stop(opened);
      setProblem(null);
      setStream(opened);
      // Browsers reveal device names only to pages with permission to use them.
      const found = await navigator.mediaDevices.enumerateDevices();
      if (!isCancelled) setDevices(found);
    };
    open().catch((error: unknown) => {
      if (!isCancelled) setProblem(getRecordingProblem(error));
    });
    return () => {
      isCancelled = true;
      if (opened) stop(opened);
      setStream(null);
    };
  }, [isOn, selected]);

  const deviceInUse = (kind: "video" | "audio") => {
    const track = stream?.getTracks().find((candidate) => candidate.kind === kind);
    return track?.getSettings().deviceId ?? "";
  };
  return {
    stream,
    problem,
    cameras: toDevices(devices, "videoinput", "Camera"),
    microphones: toDevices(devices, "audioinput", "Microphone"),
    camera: selected.camera ?? deviceInUse("video"),
    microphone: selected.microphone ?? deviceInUse("audio"),
    choose: (change) => setSelected((previous) => ({ ...previous, ...change })),
    retry: () => {
      setProblem(null);
      setSelected((previous) => ({ ...previous }));
    },
  };
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function toDevices(devices: readonly MediaDeviceInfo[], kind: MediaDeviceKind, noun: string): Device[] {
  return devices
    .filter((device) => device.kind === kind && device.deviceId !== "")
    .map(({ deviceId, label }, index) => ({ id: deviceId, label: label || `${noun} ${index + 1}` }));
}
