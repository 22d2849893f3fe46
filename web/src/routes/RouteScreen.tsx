import { Suspense, type ReactNode } from "react";
import { useLoaderData } from "react-router";

/** What the loader of every screen gives. */
export interface ScreenData {
  element: ReactNode;
  fallback: ReactNode;
  /** Another thing begins with the fallback; the same one keeps what it shows until the new data is there. */
  thing: string;
  /** The preloaded queries that the element reads. */
  queries: readonly { dispose: () => void }[];
}

/** Draws the screen of the route. */
export function RouteScreen() {
  const { element, fallback, thing }: ScreenData = useLoaderData();
  return (
    <Suspense key={thing} fallback={fallback}>
      {element}
    </Suspense>
  );
}

/** Whether a loader's data is that of a screen. */
export function isScreenData(data: unknown): data is ScreenData {
  return typeof data === "object" && data !== null && "queries" in data && Array.isArray(data.queries);
}
