import { isServer } from "../lib/isServer.ts";
import { lazyPart } from "../lib/lazyPart.tsx";
import { cx } from "./cx.ts";
import { readServerHtml } from "./serverHtml.ts";

/** Loads the code that sanitizes HTML. */
export const loadSanitizer = () => import("./SanitizedText.tsx");

const SanitizedText = lazyPart(async () => (await loadSanitizer()).SanitizedText);

interface RichTextProps {
  /** HTML written by users, sanitized to the allowed set. Null renders nothing. */
  html: string | null;
  className?: string;
}

/**
 * User-written text with links, lists and mentions. The shell follows product links without a page load. The sanitizer loads with
 * the first text that needs it; most texts are simple enough to be safe as they are.
 */
export function RichText({ html, className }: RichTextProps) {
  if (!html) return null;
  const styles = cx("rich-text", className);
  const safeHtml = readServerHtml(html, location.origin);
  // The sanitizer needs a browser. Until then the text is shown without any elements.
  if (safeHtml === null && isServer) return <div className={styles} dangerouslySetInnerHTML={{ __html: removeElements(html) }} />;
  if (safeHtml === null) return <SanitizedText html={html} className={styles} />;
  return <div className={styles} dangerouslySetInnerHTML={{ __html: safeHtml }} />;
}

/** HTML of the text alone, with its character references. */
const removeElements = (html: string): string => html.replaceAll(/<[^>]*>/g, " ").replaceAll("<", "&lt;");
