import { Home, PenLine, Users } from "lucide-react";
import { useState } from "react";
import { Button as AriaButton, Link as AriaLink } from "react-aria-components";
import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router";
import type { BottomBar_viewer$key } from "../__generated__/BottomBar_viewer.graphql.ts";
import { createPath } from "../posts/writing/createAddress.ts";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { CommunityList } from "./CommunityList.tsx";

const item =
  "flex flex-1 cursor-pointer flex-col items-center justify-center gap-0.5 text-12 font-medium focus-ring-inset data-pressed:bg-sunken";

/** The bar at the bottom on mobile: home, writing, and the communities as a sheet (LAYOUT-07). */
export function BottomBar({ viewer, isHidden }: { viewer: BottomBar_viewer$key; isHidden: boolean }) {
  const data = useFragment(
    graphql`
      fragment BottomBar_viewer on Viewer {
        createPost {
          allowed
        }
        ...CommunityList_viewer
      }
    `,
    viewer,
  );
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const look = (isCurrent: boolean) => cx(item, isCurrent ? "text-accent" : "text-muted");
  const isHome = pathname === "/";
  return (
    <nav
      aria-label="Main"
      className={cx(
        "fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]",
        "transition-transform duration-slow ease-out",
        isHidden && "translate-y-full has-[:focus-visible]:translate-y-0",
      )}
    >
      <div className="flex h-(--bar-bottom)">
        <AriaLink href="/" {...(isHome ? { "aria-current": "page" } : {})} className={look(isHome)}>
          <Icon of={Home} />
          Home
        </AriaLink>
        {data.createPost.allowed && (
          <AriaLink href={createPath} className={look(pathname === createPath)}>
            <Icon of={PenLine} />
            Write
          </AriaLink>
        )}
        <AriaButton aria-haspopup="dialog" onPress={() => setOpen(true)} className={look(pathname.startsWith("/communit"))}>
          <Icon of={Users} />
          Communities
        </AriaButton>
      </div>
      <Sheet isOpen={isOpen} onClose={close} title="Communities">
        <div className="px-2">
          <CommunityList viewer={data} hasHeading={false} onLeave={close} />
        </div>
      </Sheet>
    </nav>
  );
}
