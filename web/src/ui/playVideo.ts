import { loadCode } from "../lib/loadCode.ts";

/**
 * Loads a video into the element and starts it. HLS playlists (.m3u8) use hls.js where the browser has media source extensions,
 * since some browsers claim native HLS and fail. Returns a function that stops and unloads the video.
 */
export function playVideo(video: HTMLVideoElement, url: string): () => void {
  let unload = () => {
    video.pause();
    video.removeAttribute("src");
  };
  let isStopped = false;

  const start = async () => {
    const player = isPlaylist(url) ? await createPlaylistPlayer() : null;
    if (isStopped) return;
    if (player) {
      unload = () => player.destroy();
      player.loadSource(url);
      player.attachMedia(video);
    } else {
      video.src = url;
    }
    await video.play();
  };
  // If the browser blocks autoplay, the user can start it with the controls.
  start().catch(() => {});

  return () => {
    isStopped = true;
    unload();
  };
}

function isPlaylist(url: string): boolean {
  return /\.m3u8(?:[?#]|$)/i.test(url);
}

async function createPlaylistPlayer() {
  const { default: Hls } = await loadCode(() => import("hls.js/light"));
  return Hls.isSupported() ? new Hls() : null;
}
