import { cleanHtml } from "./cleanHtml.ts";

/** User-written text, sanitized here to the allowed HTML. */
export function SanitizedText({ html, className }: { html: string; className: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: cleanHtml(html) }} />;
}
