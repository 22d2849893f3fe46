import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router";
import type { useCreatePostLink_permission$key } from "../__generated__/useCreatePostLink_permission.graphql.ts";
import { usePermissionHint } from "../likes/usePermissionHint.ts";
import { createSearch } from "../posts/writing/createAddress.ts";

/** The address of the form for a new post over the current page, or the reason why the viewer may not write one. */
export function useCreatePostLink(permission: useCreatePostLink_permission$key) {
  const data = useFragment(
    graphql`
      fragment useCreatePostLink_permission on Permission {
        ...usePermissionHint_permission
      }
    `,
    permission,
  );
  const { search } = useLocation();
  const { deniedReason, explain } = usePermissionHint(data);
  return { href: createSearch(search, { key: "communityPost", communityId: null }), deniedReason, explain };
}
