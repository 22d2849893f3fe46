import { PenLine } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router";
import type { TopBar_viewer$key } from "../__generated__/TopBar_viewer.graphql.ts";
import { useAtLeast } from "../lib/device.ts";
import { NotificationBell } from "../notifications/NotificationBell.tsx";
import { createSearch } from "../posts/writing/createAddress.ts";
import { LinkButton } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import { AvatarMenu } from "./AvatarMenu.tsx";
import { Logo } from "./Logo.tsx";
import { TopSearch } from "./TopSearch.tsx";

interface TopBarProps {
  viewer: TopBar_viewer$key;
  isHidden: boolean;
  /** False on the sign-in page itself. */
  offersSignIn: boolean;
  onShowShortcuts: () => void;
}

/** The bar at the top: for guests logo and sign-in, for everybody else logo and the own account (D-91). */
export function TopBar({ viewer, isHidden, offersSignIn, onShowShortcuts }: TopBarProps) {
  const data = useFragment(
    graphql`
      fragment TopBar_viewer on Viewer {
        authenticated
        createPost {
          allowed
        }
        ...NotificationBell_viewer
        ...AvatarMenu_viewer
      }
    `,
    viewer,
  );
  const { search } = useLocation();
  const isTablet = useAtLeast("tablet");
  return (
    <header
      className={cx(
        "sticky top-0 z-30 h-(--bar-top) border-b border-line bg-surface transition-transform duration-slow ease-out",
        isHidden && "-translate-y-full has-[:focus-visible]:translate-y-0",
      )}
    >
      <div className="mx-auto flex h-full w-full max-w-[1288px] items-center justify-between px-4 medium:px-6">
        <Logo />
        {data.authenticated && <TopSearch className="mx-6 max-w-96 flex-1 max-tablet:hidden" />}
        {data.authenticated ? (
          <div className="flex items-center gap-2">
            {data.createPost.allowed && (
              <LinkButton
                href={createSearch(search, { key: "communityPost", communityId: null })}
                icon={PenLine}
                className="max-tablet:hidden"
              >
                Write
              </LinkButton>
            )}
            {isTablet && <NotificationBell viewer={data} />}
            <AvatarMenu viewer={data} onShowShortcuts={onShowShortcuts} />
          </div>
        ) : (
          offersSignIn && (
            <LinkButton href="/sign_in" variant="primary">
              Sign in
            </LinkButton>
          )
        )}
      </div>
    </header>
  );
}
