import { Redirect } from "../navigation/Redirect.tsx";
import { notFoundPath } from "../session/access.ts";

/**
 * Shown when the viewer may not open these settings, which then count as an unknown path (ROUTE-22). The route is open to
 * everybody who may manage somebody else's settings; the gateway decides whose.
 */
export function NoSettings() {
  return <Redirect to={notFoundPath} />;
}
