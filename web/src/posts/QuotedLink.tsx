import { ExternalLink } from "lucide-react";
import { parseUrl } from "../lib/parseUrl.ts";
import { getHost } from "../lib/webAddress.ts";
import { Icon } from "../ui/Icon.tsx";
import { OutsideLink } from "../ui/Link.tsx";

interface QuotedLinkProps {
  url: string;
  /** The relation of the post to the link: "Reacts to", "Refers to". */
  relation: string;
}

/** A link to the external page that a post is about, with its site and as much of its address as fits. */
export function QuotedLink({ url, relation }: QuotedLinkProps) {
  return (
    <OutsideLink
      href={url}
      variant="bare"
      className="group flex items-center gap-3 border-s-2 border-accent bg-sunken px-3 py-2 transition-colors duration-fast hover:bg-pressed"
    >
      <span className="min-w-0 flex-1">
        <span className="block text-12 text-muted">
          {relation} <span className="font-medium text-ink">{getHost(url)}</span>
        </span>
        <span className="block truncate text-14 group-hover:underline">{describePath(url)}</span>
      </span>
      <Icon of={ExternalLink} size={16} className="text-muted" />
    </OutsideLink>
  );
}

/** The last part of the path as words, since it is usually a headline; the whole address if it contains none. */
function describePath(url: string): string {
  const last = parseUrl(url)
    ?.pathname.split("/")
    .findLast((part) => part !== "");
  if (!last) return url;
  const words = decode(last)
    .replace(/\.\w{2,5}$/, "")
    .replace(/[-_+]+/g, " ")
    .trim();
  return /[a-z]{3}/i.test(words) ? words.charAt(0).toUpperCase() + words.slice(1) : url;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
