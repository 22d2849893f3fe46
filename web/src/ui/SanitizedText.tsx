import { cleanHtml } from "./cleanHtml.ts";

/** Written text with any of the allowed HTML. */
export function SanitizedText({ html, className }: { html: string; className: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: cleanHtml(html) }} />;
}
