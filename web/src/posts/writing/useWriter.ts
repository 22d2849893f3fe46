import { graphql, useFragment } from "react-relay";
import type { useWriter_viewer$key } from "../../__generated__/useWriter_viewer.graphql.ts";
import { toTimeZone } from "../../lib/dates.ts";
import type { Writer } from "./PostFormContext.ts";

/** The writer, with the available communities and authors. */
export function useWriter(viewer: useWriter_viewer$key): Writer {
  const { timezone, communities, postAs, capabilities } = useFragment(
    graphql`
      fragment useWriter_viewer on Viewer {
        timezone
        communities {
          id
          name
          isJoined
        }
        postAs {
          id
          name
        }
        capabilities
      }
    `,
    viewer,
  );
  return {
    zone: toTimeZone(timezone),
    communities: communities.filter(({ isJoined }) => isJoined).map(({ id, name }) => ({ id, name })),
    names: (postAs ?? []).map(({ id, name }) => ({ id, name })),
    isAdmin: capabilities.includes("ADMINISTER"),
  };
}
