import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CommunitiesStage_query$key } from "../__generated__/CommunitiesStage_query.graphql.ts";
import { JoinButton } from "../communities/JoinButton.tsx";
import { Avatar } from "../ui/Avatar.tsx";
import { StageForm, type StageNavigation } from "./StageForm.tsx";

/** Communities to join, each with immediate effect. */
export function CommunitiesStage({ query, ...navigation }: { query: CommunitiesStage_query$key } & StageNavigation) {
  const { viewer } = useFragment(
    graphql`
      fragment CommunitiesStage_query on Query {
        viewer {
          communities {
            id
            name
            icon
            description
            ...JoinButton_community
          }
        }
      }
    `,
    query,
  );
  // Joining reorders the viewer's communities in the store; here each one keeps its initial position.
  const [order] = useState(() => viewer.communities.map(({ id }) => id));
  const getPosition = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  const communities = viewer.communities.toSorted((a, b) => getPosition(a.id) - getPosition(b.id));
  return (
    <StageForm form={null} canSkip {...navigation}>
      <ul className="divide-y divide-line">
        {communities.map((community) => (
          <li key={community.id} className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
            <Avatar name={community.name} src={community.icon} kind="company" size={40} />
            <span className="min-w-0 flex-1">
              <span className="block text-15 font-medium">{community.name}</span>
              {community.description && <span className="line-clamp-2 text-13 text-muted">{community.description}</span>}
            </span>
            <JoinButton community={community} size="small" />
          </li>
        ))}
      </ul>
    </StageForm>
  );
}
