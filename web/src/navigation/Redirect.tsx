import { Navigate, useLocation, type To } from "react-router";

/**
 * Replaces the current page by another one. The correction of an address that names two posts replaces a redirect that runs at the
 * same time; the redirect is then repeated for the corrected address.
 */
export function Redirect({ to }: { to: To }) {
  const { key } = useLocation();
  return <Navigate key={key} to={to} replace />;
}
