import { ExternalLink, Globe } from "lucide-react";
import { hostOf } from "../lib/webAddress.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { cardLook } from "../ui/Card.tsx";
import { Chip } from "../ui/Chip.tsx";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";
import { OutsideLink } from "../ui/Link.tsx";

/** How the confirmation of a newsroom stands (D-203). */
export type NewsroomStatus = "PENDING" | "CONFIRMED" | "DECLINED";

interface NewsroomCardProps {
  name: string;
  /** Null shows initials. */
  logo: string | null;
  description: string | null;
  /** Its web address. */
  url: string;
  country: string | null;
  status: NewsroomStatus;
}

const statusNames: Record<NewsroomStatus, string> = {
  PENDING: "Waiting for confirmation",
  CONFIRMED: "Confirmed",
  DECLINED: "Declined",
};

/** A company's newsroom in a list: who it is, what it tells about, where it is found. */
export function NewsroomCard({ name, logo, description, url, country, status }: NewsroomCardProps) {
  return (
    <article aria-label={name} className={cx(cardLook, "flex gap-4 p-4")}>
      <Avatar name={name} src={logo} kind="company" size={64} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-16 font-semibold">{name}</h3>
          <Chip>{statusNames[status]}</Chip>
        </div>
        {description && <p className="mt-1 line-clamp-3 text-14">{description}</p>}
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-muted">
          {country && (
            <span className="inline-flex items-center gap-1.5">
              <Icon of={Globe} size={16} />
              {country}
            </span>
          )}
          <span className="inline-flex items-center gap-1.5">
            <Icon of={ExternalLink} size={16} />
            <OutsideLink href={url}>{hostOf(url)}</OutsideLink>
          </span>
        </p>
      </div>
    </article>
  );
}
