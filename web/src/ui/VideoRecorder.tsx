import { Circle, RotateCcw, Square, VideoOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { formatDuration } from "../lib/dates.ts";
import { Button } from "./Button.tsx";
import { canRecord } from "./canRecord.ts";
import { EmptyState } from "./EmptyState.tsx";
import { recordingProblemTexts } from "./recording.ts";
import { Select } from "./Select.tsx";
import { Spinner } from "./Spinner.tsx";
import { showToast } from "./Toaster.tsx";
import { useCamera, type Device } from "./useCamera.ts";
import { useObjectUrl } from "./useObjectUrl.ts";
import { useRecording } from "./useRecording.ts";

interface VideoRecorderProps {
  /** Receives the video once the user has reviewed and accepted it. */
  onRecorded: (video: File) => void;
  /** Called with whether there is a video, finished or not, that would be lost. */
  onHasVideoChange?: (hasVideo: boolean) => void;
  /** The maximum length in seconds. */
  limit?: number;
}

const requestingText = "One moment. Your browser may ask whether this page may use your camera and microphone.";
const finishingText = "One moment. The recording is being finished.";
const tooShortText = "Nothing was recorded, because it was stopped too soon. Please record again.";

const frame = "relative grid aspect-video max-h-[55dvh] w-full place-items-center overflow-hidden rounded-card bg-[#0c0b0a]";

/** Records a video with the user's camera and microphone, plays it back, and lets the user accept it or record again. */
export function VideoRecorder({ onRecorded, onHasVideoChange, limit = 120 }: VideoRecorderProps) {
  const [video, setVideo] = useState<File | null>(null);
  const [isFinishing, setFinishing] = useState(false);
  const camera = useCamera(video === null && !isFinishing && canRecord());
  const { isRecording, elapsed, start, stop } = useRecording(limit, (recorded) => {
    // A recording that is stopped before its first frame has no content.
    if (recorded.size === 0) {
      onHasVideoChange?.(false);
      showToast("error", tooShortText);
      return;
    }
    setFinishing(true);
    void finishRecording(recorded).then((finished) => {
      setVideo(finished);
      setFinishing(false);
    });
  });
  const retake = () => {
    setVideo(null);
    onHasVideoChange?.(false);
  };

  if (!canRecord()) return <EmptyState icon={VideoOff} title="This browser cannot record" text="Choose a video file instead." />;
  if (camera.problem) {
    const { title, text } = recordingProblemTexts[camera.problem];
    return <EmptyState icon={VideoOff} title={title} text={text} action={<Button onPress={camera.retry}>Try again</Button>} />;
  }
  return (
    <div className="space-y-4">
      <div className={frame}>
        {video ? (
          <Playback video={video} />
        ) : camera.stream ? (
          <Preview stream={camera.stream} />
        ) : (
          <Waiting text={isFinishing ? finishingText : requestingText} />
        )}
        {isRecording && (
          <p
            role="timer"
            aria-label="Recording time"
            className="figures absolute end-3 top-3 flex items-center gap-2 rounded-control bg-[rgb(12_11_10/80%)] px-2 text-13 leading-7 font-medium text-[#ffffff]"
          >
            <span aria-hidden className="size-2.5 rounded-full bg-[#e5484d]" />
            {formatDuration(Math.floor(elapsed))} of {formatDuration(limit)}
          </p>
        )}
      </div>
      {!video && !isRecording && (
        <div className="grid gap-4 tablet:grid-cols-2">
          <DeviceSelect
            label="Camera"
            devices={camera.cameras}
            value={camera.camera}
            onChange={(id) => camera.choose({ camera: id })}
          />
          <DeviceSelect
            label="Microphone"
            devices={camera.microphones}
            value={camera.microphone}
            onChange={(id) => camera.choose({ microphone: id })}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <span className="me-auto text-13 text-muted">Up to {formatDuration(limit)} minutes.</span>
        {video ? (
          <>
            <Button icon={RotateCcw} onPress={retake}>
              Record again
            </Button>
            <Button variant="primary" onPress={() => onRecorded(video)}>
              Use this video
            </Button>
          </>
        ) : isRecording ? (
          <Button variant="danger" icon={Square} onPress={stop}>
            Stop recording
          </Button>
        ) : (
          <Button
            variant="primary"
            icon={Circle}
            isDisabled={!camera.stream}
            isPending={isFinishing}
            onPress={() => {
              if (!camera.stream) return;
              start(camera.stream);
              onHasVideoChange?.(true);
            }}
          >
            Start recording
          </Button>
        )}
      </div>
    </div>
  );
}

/** Adds the duration and an index to the recording; returns it unchanged if that fails. */
async function finishRecording(recorded: File): Promise<File> {
  try {
    const { finishVideo } = await import("./finishVideo.ts");
    return await finishVideo(recorded);
  } catch {
    return recorded;
  }
}

/** The camera's picture, mirrored. */
function Preview({ stream }: { stream: MediaStream }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <video ref={video} autoPlay muted playsInline aria-label="Camera preview" className="size-full -scale-x-100 object-contain" />
  );
}

function Playback({ video }: { video: File }) {
  const url = useObjectUrl(video);
  return url && <video src={url} controls playsInline aria-label="Your recording" className="size-full object-contain" />;
}

function Waiting({ text }: { text: string }) {
  return (
    <output className="flex items-center gap-3 px-6 text-14 text-[#ffffff]">
      <Spinner />
      {text}
    </output>
  );
}

interface DeviceSelectProps {
  label: string;
  devices: readonly Device[];
  value: string;
  onChange: (id: string) => void;
}

function DeviceSelect({ label, devices, value, onChange }: DeviceSelectProps) {
  return (
    <Select
      label={label}
      options={devices}
      value={value}
      onChange={onChange}
      placeholder={devices.length === 0 ? "Unknown" : "Choose"}
    />
  );
}
