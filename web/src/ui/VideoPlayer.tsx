import { CircleAlert, Film, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { formatDuration } from "../lib/dates.ts";
import { Icon } from "./Icon.tsx";
import { pictureSrc } from "./pictureSrc.ts";
import { PlainButton } from "./PlainButton.tsx";
import { playVideo } from "./playVideo.ts";

interface VideoPlayerProps {
  /** A plain file or an HLS playlist (.m3u8); null while there is none. */
  url: string | null;
  poster: string | null;
  /** In seconds; null when not known. */
  duration: number | null;
  /** True until the upstream has processed it. */
  isProcessing: boolean;
  /** The reason why it will never be playable; null otherwise. */
  error?: string | null;
  /** Accessible name of the video. */
  label: string;
}

const frame = "relative aspect-video w-full overflow-hidden rounded-card bg-[#0c0b0a]";

/** Shows a video's cover until it is pressed, then the browser's own player. */
export function VideoPlayer({ url, poster, duration, isProcessing, error = null, label }: VideoPlayerProps) {
  const [isPlaying, setPlaying] = useState(false);
  if (error !== null) return <Failed text={error} />;
  if (isProcessing || url === null) return <Processing />;
  if (isPlaying) return <Player url={url} poster={poster} label={label} />;
  return (
    <PlainButton
      aria-label={duration === null ? `Play ${label}` : `Play ${label}, ${formatDuration(duration)}`}
      onPress={() => setPlaying(true)}
      className={`${frame} group block focus-ring`}
    >
      {poster && (
        <img
          src={pictureSrc(poster)}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover object-[50%_25%]"
        />
      )}
      {/* In the corner, because faces are usually in the middle of a cover. */}
      <span className="absolute start-3 bottom-3 grid size-12 place-items-center rounded-full bg-[rgb(12_11_10/78%)] text-[#ffffff] transition-transform duration-fast group-hover:scale-105">
        <Icon of={Play} isFilled className="translate-x-0.5" />
      </span>
      {duration !== null && (
        <span className="figures absolute end-3 bottom-3 rounded-[4px] bg-[rgb(12_11_10/80%)] px-1.5 text-12 leading-5 font-medium text-[#ffffff]">
          {formatDuration(duration)}
        </span>
      )}
    </PlainButton>
  );
}

function Player({ url, poster, label }: { url: string; poster: string | null; label: string }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!video.current) return;
    video.current.focus();
    return playVideo(video.current, url);
  }, [url]);
  return (
    <div className={frame}>
      <video
        ref={video}
        controls
        playsInline
        aria-label={label}
        {...(poster ? { poster } : {})}
        className="size-full object-contain"
      />
    </div>
  );
}

function Failed({ text }: { text: string }) {
  return (
    <p className={`${frame} flex items-center justify-center gap-2 bg-sunken! px-4 text-14 text-danger`}>
      <Icon of={CircleAlert} />
      {text}
    </p>
  );
}

function Processing() {
  return (
    <p className={`${frame} flex items-center justify-center gap-2 bg-sunken! text-14 text-muted`}>
      <Icon of={Film} />
      Video is being processed
    </p>
  );
}
