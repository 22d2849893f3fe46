import { Suspense, type ReactNode } from "react";
import { useLoaderData } from "react-router";
import { FocusFallback } from "../ui/FocusFallback.tsx";
import type { RetainedQuery } from "./screen.tsx";

/** The loader data of every screen. */
export interface ScreenData {
  element: ReactNode;
  fallback: ReactNode;
  /** A different cacheKey starts with the fallback; the same one keeps the current content until the new data has loaded. */
  cacheKey: string;
  /** Identifies the data that the screen depends on. */
  data: string | null;
  /** Whether changed data also starts with the fallback. */
  showsFallbackOnChange: boolean;
  /** The preloaded queries that the element reads. */
  queries: readonly RetainedQuery[];
  /** The version of all stored data when the queries were loaded. */
  dataVersion: number;
}

/** Renders the screen of the current route. */
export function RouteScreen() {
  const { element, fallback, cacheKey, data, showsFallbackOnChange }: ScreenData = useLoaderData();
  return (
    <FocusFallback>
      <Suspense key={showsFallbackOnChange ? `${cacheKey} ${data}` : cacheKey} fallback={fallback}>
        {element}
      </Suspense>
    </FocusFallback>
  );
}

/** Whether loader data belongs to a screen. */
export function isScreenData(data: unknown): data is ScreenData {
  return typeof data === "object" && data !== null && "queries" in data && Array.isArray(data.queries);
}
