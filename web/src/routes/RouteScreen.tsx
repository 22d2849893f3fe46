import { Suspense, type ReactNode } from "react";
import { useLoaderData } from "react-router";
import type { Held } from "./screen.tsx";

/** What the loader of every screen gives. */
export interface ScreenData {
  element: ReactNode;
  fallback: ReactNode;
  /** Another cacheKey begins with the fallback; the same one keeps what it shows until the new data is there. */
  cacheKey: string;
  /** What the data depends on. */
  data: string | null;
  /** Other data begins with the fallback too. */
  showsFallbackOnChange: boolean;
  /** The preloaded queries that the element reads. */
  queries: readonly Held[];
  /** The version of all stored data when they were loaded. */
  dataVersion: number;
}

/** Draws the screen of the route. */
export function RouteScreen() {
  const { element, fallback, cacheKey, data, showsFallbackOnChange }: ScreenData = useLoaderData();
  return (
    <Suspense key={showsFallbackOnChange ? `${cacheKey} ${data}` : cacheKey} fallback={fallback}>
      {element}
    </Suspense>
  );
}

/** Whether a loader's data is that of a screen. */
export function isScreenData(data: unknown): data is ScreenData {
  return typeof data === "object" && data !== null && "queries" in data && Array.isArray(data.queries);
}
