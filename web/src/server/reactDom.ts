import type { ReactNode } from "react";

export * from "react-dom";

/**
 * Takes the place of React's function in the build for the gateway, because React renders portals in browsers only: what covers the
 * page is rendered where it is used.
 */
export const createPortal = (children: ReactNode): ReactNode => children;
