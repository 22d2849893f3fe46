import { Lock } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { DeniedNote_permission$key } from "../__generated__/DeniedNote_permission.graphql.ts";
import { Icon } from "../ui/Icon.tsx";

/** Why the reader may not do something, in the place where they would do it. */
export function DeniedNote({ permission }: { permission: DeniedNote_permission$key }) {
  const { reasons } = useFragment(
    graphql`
      fragment DeniedNote_permission on Permission {
        reasons {
          message
        }
      }
    `,
    permission,
  );
  return (
    <p className="flex items-center gap-2 text-14 text-muted">
      <Icon of={Lock} size={16} />
      {reasons[0]?.message}
    </p>
  );
}
