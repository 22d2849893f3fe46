import { cx } from "./cx.ts";
import { cleanHtml } from "./cleanHtml.ts";

interface RichTextProps {
  /** HTML as people wrote it; only the allowed set is rendered. Null renders nothing. */
  html: string | null;
  className?: string;
}

/** Written text with links, lists and mentions. Links inside the product are followed by the shell without a reload. */
export function RichText({ html, className }: RichTextProps) {
  if (!html) return null;
  return <div className={cx("rich-text", className)} dangerouslySetInnerHTML={{ __html: cleanHtml(html) }} />;
}
