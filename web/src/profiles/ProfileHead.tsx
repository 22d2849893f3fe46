import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ProfileHead_banner$key } from "../__generated__/ProfileHead_banner.graphql.ts";
import { isServer } from "../lib/isServer.ts";
import { usePageTitle } from "../lib/usePageTitle.ts";
import { Avatar, type AvatarKind } from "../ui/Avatar.tsx";
import { cardClasses } from "../ui/Card.tsx";
import { Icon, type IconGlyph } from "../ui/Icon.tsx";
import { LinkTabs, type LinkTab } from "../ui/LinkTabs.tsx";

interface Fact {
  key: string;
  icon?: IconGlyph;
  content: ReactNode;
}

interface ProfileHeadProps {
  name: string;
  kind: AvatarKind;
  picture: string | null | undefined;
  banner?: ProfileHead_banner$key | null | undefined;
  /** A one-line description. */
  line?: string;
  /** Short facts in a row; falsy entries are left out. */
  facts: readonly (Fact | false | null | undefined | "")[];
  /** The beats, as chips. */
  beats?: ReactNode;
  actions: ReactNode;
  /** More content, above the tabs. */
  children?: ReactNode;
  /** The tabs of the page; a single one is not shown. */
  tabs: readonly LinkTab[];
}

/** The head of the page of a person, company, outlet or community. It also sets the page title. */
export function ProfileHead({ name, kind, picture, banner, line, facts, beats, actions, tabs, children }: ProfileHeadProps) {
  const bannerImage = useFragment(
    graphql`
      fragment ProfileHead_banner on Image {
        url
        width
        height
      }
    `,
    banner,
  );
  const shownFacts = facts.flatMap((fact) => fact || []);
  usePageTitle(name);
  return (
    <header className={cardClasses("flush-top overflow-hidden")}>
      {bannerImage ? (
        <img
          src={bannerImage.url}
          alt=""
          width={bannerImage.width}
          height={bannerImage.height}
          // In the server-rendered page, text and fonts have priority over the banner.
          fetchPriority={isServer ? "low" : "high"}
          className="h-24 w-full border-b border-line bg-pressed object-cover tablet:h-36"
        />
      ) : (
        <div className="h-14 border-b border-line bg-sunken" />
      )}
      <div className="flex flex-wrap items-end gap-x-5 px-4 tablet:px-6">
        <Avatar name={name} src={picture} kind={kind} size={96} className="relative -mt-8 border-4 border-surface" />
        <div className="order-last min-w-0 basis-full pt-3 tablet:order-none tablet:basis-56 tablet:flex-1 tablet:pb-1">
          <h1 className="text-22 font-semibold tablet:text-28">{name}</h1>
          {line && <p className="text-15">{line}</p>}
        </div>
        <div className="ms-auto flex flex-wrap items-center justify-end gap-2 self-center">{actions}</div>
      </div>
      {(shownFacts.length > 0 || beats) && (
        <div className="mt-2 space-y-2 px-4 text-14 text-muted tablet:px-6">
          {shownFacts.length > 0 && (
            // A separator before the first fact of a line is outside of the paragraph, which hides it.
            <p className="figures flex flex-wrap items-center gap-x-4 overflow-x-clip">
              {shownFacts.map(({ key, icon, content }) => (
                <span
                  key={key}
                  className="relative inline-flex min-w-0 items-center gap-1.5 wrap-anywhere before:absolute before:-start-2.5 before:content-['·'/'']"
                >
                  {icon && <Icon of={icon} size={16} />}
                  {content}
                </span>
              ))}
            </p>
          )}
          {beats && <p className="flex flex-wrap gap-x-4 gap-y-1">{beats}</p>}
        </div>
      )}
      {children}
      {tabs.length > 1 ? (
        <LinkTabs label={`Parts of ${name}`} tabs={tabs} className="mt-2 border-b-0 px-1 tablet:px-3" />
      ) : (
        <div className="h-4 tablet:h-5" />
      )}
    </header>
  );
}
