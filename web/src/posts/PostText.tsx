import { RichText } from "../ui/RichText.tsx";
import { ExpandableText } from "./ExpandableText.tsx";

export interface PostTextProps {
  /** The global id of the post. */
  id: string;
  html: string | null | undefined;
  isFull: boolean;
}

/** The text of a post; in lists, long texts are clamped until the reader expands them. */
export function PostText({ id, html = null, isFull }: PostTextProps) {
  return isFull ? <RichText html={html} className="text-16" /> : <ExpandableText id={id} html={html} />;
}
