import { Suspense, useEffect, type ReactNode } from "react";
import { useLoaderData, useNavigate } from "react-router";
import { useAtLeast } from "../lib/device.ts";
import { homePath } from "../session/access.ts";
import type { Held } from "./screen.tsx";

/** What the loader of every screen gives. */
export interface ScreenData {
  element: ReactNode;
  fallback: ReactNode;
  /** Another thing begins with the fallback; the same one keeps what it shows until the new data is there. */
  thing: string;
  /** What the data depends on. */
  data: string | null;
  /** Other data begins with the fallback too. */
  startsAnew: boolean;
  /** The preloaded queries that the element reads. */
  queries: readonly Held[];
}

/** Draws the screen of the route. */
export function RouteScreen() {
  const { element, fallback, thing, data, startsAnew }: ScreenData = useLoaderData();
  return (
    <Suspense key={startsAnew ? `${thing} ${data}` : thing} fallback={fallback}>
      {element}
    </Suspense>
  );
}

/** The same for a page of phones: a window that becomes wider is led home (ROUTE-63). */
export function MobileScreen() {
  const navigate = useNavigate();
  const isWider = useAtLeast("tablet");
  useEffect(() => {
    if (isWider) void navigate(homePath, { replace: true });
  }, [isWider, navigate]);
  return <RouteScreen />;
}

/** Whether a loader's data is that of a screen. */
export function isScreenData(data: unknown): data is ScreenData {
  return typeof data === "object" && data !== null && "queries" in data && Array.isArray(data.queries);
}
