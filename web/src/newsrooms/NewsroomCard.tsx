import { ExternalLink, Globe } from "lucide-react";
import type { ReactNode } from "react";
import { getHost } from "../lib/webAddress.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { cardClasses } from "../ui/Card.tsx";
import { Chip } from "../ui/Chip.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Link, OutsideLink } from "../ui/Link.tsx";
import type { NewsroomStatus } from "./newsroomFilters.ts";

interface NewsroomCardProps {
  name: string;
  /** The link of the name, if any. */
  href?: string;
  /** Null shows initials. */
  logo: string | null;
  description: string | null;
  /** Its web address; null when it has none. */
  url: string | null;
  country: string | null;
  /** Null in lists where all newsrooms are confirmed. */
  status: NewsroomStatus | null;
  /** An additional line, such as the owner. */
  note?: ReactNode;
  actions?: ReactNode;
  /** Rare actions, at the end of the first line. */
  menu?: ReactNode;
}

export const statusNames: Record<NewsroomStatus, string> = {
  PENDING: "Waiting for confirmation",
  CONFIRMED: "Confirmed",
  DECLINED: "Declined",
};

/** A company's newsroom in a list: name, description and contact details. */
export function NewsroomCard({ name, href, logo, description, url, country, status, note, actions, menu }: NewsroomCardProps) {
  return (
    <article aria-label={name} className={cardClasses("flex gap-4 p-4")}>
      <Avatar name={name} src={logo} kind="company" size={64} className="max-tablet:size-12!" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-16 font-semibold">{href === undefined ? name : <Link href={href}>{name}</Link>}</h3>
          {status !== null && <Chip>{statusNames[status]}</Chip>}
        </div>
        {note && <p className="mt-0.5 text-13 text-muted">{note}</p>}
        {description && <p className="user-text mt-1 line-clamp-3 max-w-[72ch] text-14">{description}</p>}
        {(country !== null || url !== null) && (
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-muted">
            {country && (
              <span className="inline-flex items-center gap-1.5">
                <Icon of={Globe} size={16} />
                {country}
              </span>
            )}
            {url && (
              <span className="inline-flex items-center gap-1.5">
                <Icon of={ExternalLink} size={16} />
                <OutsideLink href={url}>{getHost(url)}</OutsideLink>
              </span>
            )}
          </p>
        )}
        {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
      {menu && <div className="-my-1.5 -me-2 shrink-0">{menu}</div>}
    </article>
  );
}
