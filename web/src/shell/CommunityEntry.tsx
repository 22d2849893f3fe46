import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useLocation, useNavigate } from "react-router";
import type { CommunityEntry_community$key } from "../__generated__/CommunityEntry_community.graphql.ts";
import { communityPath } from "../communities/communityTabs.ts";
import { lazyPart } from "../lib/lazyPart.tsx";
import { Avatar } from "../ui/Avatar.tsx";
import { cx } from "../ui/cx.ts";
import { PlainButton } from "../ui/PlainButton.tsx";
import { Popover } from "../ui/Popover.tsx";
import { NavLink, navItemStyles, type NavigationProps } from "./NavLink.tsx";

const JoinQuestion = lazyPart(async () => (await import("../communities/JoinQuestion.tsx")).JoinQuestion);

interface CommunityEntryProps extends NavigationProps {
  community: CommunityEntry_community$key;
}

/**
 * A community in the navigation. A joined one links to its page. One that is not joined is dimmed and offers to join, which
 * then opens its page (COMM-10, COMM-15).
 */
export function CommunityEntry({ community, ...common }: CommunityEntryProps) {
  const { isShort = false, onNavigate } = common;
  const data = useFragment(
    graphql`
      fragment CommunityEntry_community on Community {
        slug
        name
        icon
        isJoined
        ...JoinQuestion_community
      }
    `,
    community,
  );
  const { slug, name, icon, isJoined } = data;
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const path = communityPath(slug);
  const open = () => {
    setAsking(false);
    onNavigate?.();
    void navigate(path);
  };
  const picture = <Avatar name={name} src={icon} kind="company" size={24} isDimmed={!isJoined} />;

  // The question stays open while the join request runs, because it may be refused.
  if (isJoined && !isAsking) {
    const isCurrent = pathname === path || pathname.startsWith(`${path}/`);
    return (
      <NavLink href={path} label={name} isCurrent={isCurrent} {...common}>
        {picture}
      </NavLink>
    );
  }
  return (
    <Popover
      label={`Join ${name}`}
      placement={isShort ? "right" : "bottom start"}
      isOpen={isAsking}
      onOpenChange={setAsking}
      trigger={
        <PlainButton
          aria-label={`${name}, not joined`}
          className={cx(navItemStyles, "w-full text-muted", isShort ? "justify-center" : "px-3")}
        >
          {picture}
          {!isShort && <span className="truncate">{name}</span>}
        </PlainButton>
      }
    >
      <JoinQuestion community={data} onJoined={open} />
    </Popover>
  );
}
