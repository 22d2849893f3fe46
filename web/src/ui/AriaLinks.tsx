import { use, type ReactNode } from "react";
import { RouterProvider } from "react-aria-components";
import { LinkRouter } from "./PlainLink.tsx";

/** Lets the router handle links in React Aria's lists and menus. */
export function AriaLinks({ children }: { children: ReactNode }) {
  const { follow, toAddress } = use(LinkRouter);
  return (
    <RouterProvider navigate={follow} useHref={toAddress}>
      {children}
    </RouterProvider>
  );
}
