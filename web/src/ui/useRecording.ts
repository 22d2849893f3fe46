import { useEffect, useRef, useState } from "react";
import { recordingFormat } from "./recording.ts";

/** The video bitrate, in bits per second. */
const VIDEO_BITS_PER_SECOND = 2_500_000;
/** Interval in which the recorder delivers data, in ms; short, because the recording time starts with the first data. */
const SLICE_DURATION = 250;

interface Recording {
  isRecording: boolean;
  /** Recorded seconds so far; 0 until the browser has delivered the first data, which slow devices do late. */
  elapsed: number;
  start: (stream: MediaStream) => void;
  stop: () => void;
}

/**
 * Records a stream until it is stopped, the limit is reached or the camera is disconnected.
 * @param limit in seconds
 * @param onRecorded receives the recording
 */
export function useRecording(limit: number, onRecorded: (video: File) => void): Recording {
  const recorder = useRef<MediaRecorder>(null);
  const [isRecording, setRecording] = useState(false);
  /** The time of the first data, as performance.now() counts. */
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [elapsed, setElapsed] = useState(0);

  useEffect(() => {
    if (startedAt === null) return;
    const ticking = setInterval(() => setElapsed((performance.now() - startedAt) / 1000), 200);
    const end = setTimeout(() => recorder.current?.stop(), limit * 1000);
    return () => {
      clearInterval(ticking);
      clearTimeout(end);
    };
  }, [startedAt, limit]);

  // A recording in progress is discarded when the recorder unmounts.
  useEffect(
    () => () => {
      if (recorder.current) recorder.current.onstop = null;
    },
    [],
  );

  const start = (stream: MediaStream) => {
    const format = recordingFormat((type) => MediaRecorder.isTypeSupported(type));
    if (!format) return;
    const parts: Blob[] = [];
    const recording = new MediaRecorder(stream, { mimeType: format.recorder, videoBitsPerSecond: VIDEO_BITS_PER_SECOND });
    recording.ondataavailable = ({ data }) => {
      parts.push(data);
      if (data.size > 0) setStartedAt((previous) => previous ?? performance.now());
    };
    recording.onstop = () => {
      setRecording(false);
      setStartedAt(null);
      onRecorded(new File(parts, `Recording.${format.extension}`, { type: format.type }));
    };
    recording.start(SLICE_DURATION);
    recorder.current = recording;
    setElapsed(0);
    setRecording(true);
  };
  return { isRecording, elapsed, start, stop: () => recorder.current?.stop() };
}
