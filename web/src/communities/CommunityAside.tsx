import { Globe, Lock, MapPin } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CommunityAside_community$key } from "../__generated__/CommunityAside_community.graphql.ts";
import { Panel } from "../ui/Card.tsx";
import { Icon, type IconGlyph } from "../ui/Icon.tsx";
import { Link } from "../ui/Link.tsx";
import { MemberRow } from "../users/MemberRow.tsx";
import { communityPath } from "./communityTabs.ts";

const typeTexts = {
  PUBLIC: "Public: everybody signed in can read and join",
  PRIVATE: "Private: members read, joining needs an invitation",
};

/** The right column of a community's page: facts about it, and a few of its most recently active members. */
export function CommunityAside({ community }: { community: CommunityAside_community$key }) {
  const { slug, type, description, country, recentMembers } = useFragment(
    graphql`
      fragment CommunityAside_community on Community @argumentDefinitions(withMembers: { type: "Boolean!", defaultValue: true }) {
        slug
        type
        description
        country {
          name
        }
        recentMembers: members(first: 6) @include(if: $withMembers) {
          edges {
            cursor
            node {
              ...MemberRow_member
            }
          }
        }
      }
    `,
    community,
  );
  return (
    <div className="space-y-4">
      <Panel title="About">
        {description && <p className="mb-3 text-14 user-text whitespace-pre-line">{description}</p>}
        <ul className="space-y-2 text-13 text-muted">
          {(type === "PUBLIC" || type === "PRIVATE") && <Fact icon={type === "PRIVATE" ? Lock : Globe}>{typeTexts[type]}</Fact>}
          {country && <Fact icon={MapPin}>{country.name}</Fact>}
        </ul>
      </Panel>
      {recentMembers && recentMembers.edges.length > 0 && (
        <Panel
          title="Recently active"
          action={
            <Link href={communityPath(slug, "members")} variant="plain" className="text-13 text-accent">
              All members
            </Link>
          }
        >
          <ul>
            {recentMembers.edges.map(({ cursor, node }) => (
              <li key={cursor}>
                <MemberRow member={node} isCompact />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}

function Fact({ icon, children }: { icon: IconGlyph; children: string }) {
  return (
    <li className="flex gap-2.5">
      <Icon of={icon} size={16} className="mt-0.5" />
      <span>{children}</span>
    </li>
  );
}
