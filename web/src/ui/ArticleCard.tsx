import type { ReactNode } from "react";
import { cardClasses } from "./Card.tsx";
import { Link } from "./Link.tsx";

interface ArticleCardProps {
  /** The author and the time of publication. */
  byline: ReactNode;
  title: string;
  href: string;
  /** Small labels next to the title. */
  chips?: ReactNode;
  /** The beginning of its text. */
  text: string | null | undefined;
  /** The URL of its picture. */
  picture: string | null | undefined;
  /** Rendered below the text. */
  children?: ReactNode;
}

/** A published item in a list: byline, title and the beginning of its text, with a picture next to them. */
export function ArticleCard({ byline, title, href, chips, text, picture, children }: ArticleCardProps) {
  return (
    <article className={cardClasses("flex gap-4 p-4 tablet:p-5")}>
      <div className="min-w-0 flex-1">
        {byline}
        <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1">
          <h2 className="text-18 leading-6 font-semibold">
            <Link href={href} variant="plain">
              {title}
            </Link>
          </h2>
          {chips}
        </div>
        {text && <p className="user-text mt-1 line-clamp-2 max-w-[68ch] text-15 text-muted">{text}</p>}
        {children && <div className="mt-3">{children}</div>}
      </div>
      {picture && (
        <img
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          className="h-28 w-40 shrink-0 self-end rounded-control object-cover max-tablet:hidden"
        />
      )}
    </article>
  );
}
