import { use, type ReactNode } from "react";
import { RouterProvider } from "react-aria-components";
import { LinkRouter } from "./PlainLink.tsx";

/** Makes the router follow the links among the options and entries of React Aria. */
export function AriaLinks({ children }: { children: ReactNode }) {
  const { follow, addressOf } = use(LinkRouter);
  return (
    <RouterProvider navigate={follow} useHref={addressOf}>
      {children}
    </RouterProvider>
  );
}
