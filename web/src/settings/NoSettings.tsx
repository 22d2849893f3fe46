import { Navigate } from "react-router";
import { notFoundPath } from "../session/access.ts";

/**
 * Stands where the settings are not the viewer's to open: they are an unknown path to them (ROUTE-22). The route
 * itself opens to everybody who may open settings of others; whose they may, the gateway decides.
 */
export function NoSettings() {
  return <Navigate to={notFoundPath} replace />;
}
