import { Compass } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router";
import type { CommunityList_viewer$key } from "../__generated__/CommunityList_viewer.graphql.ts";
import { Icon } from "../ui/Icon.tsx";
import { CommunityEntry } from "./CommunityEntry.tsx";
import { SubHeading } from "./menu/SubHeading.tsx";
import { NavLink, type NavigationProps } from "./NavLink.tsx";

interface CommunityListProps extends NavigationProps {
  viewer: CommunityList_viewer$key;
}

/** The viewer's communities, the joined ones first, and a link to all communities (MENU-09). */
export function CommunityList({ viewer, ...common }: CommunityListProps) {
  const { isShort = false } = common;
  const { communities } = useFragment(
    graphql`
      fragment CommunityList_viewer on Viewer {
        communities {
          id
          ...CommunityEntry_community
        }
      }
    `,
    viewer,
  );
  const { pathname } = useLocation();
  return (
    <div>
      <SubHeading text="Communities" isShort={isShort} />
      <ul aria-label="Communities" className="space-y-0.5">
        {communities.map((community) => (
          <li key={community.id}>
            <CommunityEntry community={community} {...common} />
          </li>
        ))}
        <li>
          <NavLink href="/communities" label="All communities" isCurrent={pathname === "/communities"} {...common}>
            <Icon of={Compass} className={isShort ? "" : "mx-0.5 text-muted"} />
          </NavLink>
        </li>
      </ul>
    </div>
  );
}
