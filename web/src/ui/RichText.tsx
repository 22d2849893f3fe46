import { cx } from "./cx.ts";
import { cleanHtml } from "./cleanHtml.ts";

interface RichTextProps {
  /** HTML written by users, sanitized to the allowed set. Null renders nothing. */
  html: string | null;
  className?: string;
}

/** User-written text with links, lists and mentions. The shell follows product links without a page load. */
export function RichText({ html, className }: RichTextProps) {
  if (!html) return null;
  return <div className={cx("rich-text", className)} dangerouslySetInnerHTML={{ __html: cleanHtml(html) }} />;
}
