import type { ReactNode } from "react";
import { PostText, type PostTextProps } from "./PostText.tsx";

/** The text and the video of a post. In full, the video comes first. */
export function TextAndVideo({ video, ...text }: PostTextProps & { video: ReactNode }) {
  return (
    <>
      {text.isFull && video}
      <PostText {...text} />
      {!text.isFull && video}
    </>
  );
}
