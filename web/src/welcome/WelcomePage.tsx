import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { WelcomePageQuery } from "../__generated__/WelcomePageQuery.graphql.ts";
import { GuestWelcome } from "./GuestWelcome.tsx";
import { UserWelcome } from "./UserWelcome.tsx";

const query = graphql`
  query WelcomePageQuery @preloadable {
    viewer {
      authenticated
      ...UserWelcome_viewer
    }
  }
`;

/** Introduces the product to guests, and greets signed-in users (ROUTE-08). */
export function WelcomePage({ queryRef }: { queryRef: PreloadedQuery<WelcomePageQuery> }) {
  const { viewer } = usePreloadedQuery<WelcomePageQuery>(query, queryRef);
  return viewer.authenticated ? <UserWelcome viewer={viewer} /> : <GuestWelcome />;
}
