import { Fragment } from "react";
import { graphql, useFragment } from "react-relay";
import type { CommunityLinks_communities$key } from "../__generated__/CommunityLinks_communities.graphql.ts";
import { Link } from "../ui/Link.tsx";
import { communityPath } from "./communityTabs.ts";

/** "In Harbour Desk, Media Insiders": the communities in which something was published. */
export function CommunityLinks({ communities }: { communities: CommunityLinks_communities$key }) {
  const links = useFragment(
    graphql`
      fragment CommunityLinks_communities on Community @relay(plural: true) {
        slug
        name
      }
    `,
    communities,
  );
  return links.map(({ slug, name }, index) => (
    <Fragment key={slug}>
      {index === 0 ? "In " : ", "}
      <Link variant="plain" href={communityPath(slug)}>
        {name}
      </Link>
    </Fragment>
  ));
}
