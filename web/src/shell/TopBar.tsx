import { graphql, useFragment } from "react-relay";
import type { TopBar_viewer$key } from "../__generated__/TopBar_viewer.graphql.ts";
import { useAtLeast } from "../lib/device.ts";
import { NotificationBell } from "../notifications/NotificationBell.tsx";
import { TopSearch } from "../search/TopSearch.tsx";
import { LinkButton } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import { AvatarMenu } from "./AvatarMenu.tsx";
import { CreateButton } from "./CreateButton.tsx";
import { Logo } from "./Logo.tsx";
import type { ShownRoute } from "./shownRoute.ts";

interface TopBarProps {
  viewer: TopBar_viewer$key;
  route: ShownRoute;
  isHidden: boolean;
  onShowShortcuts: () => void;
}

/**
 * The top bar in its four forms: only the logo on the page for answers by link (LAYOUT-01), links to sign in and sign up for
 * guests (LAYOUT-02), and for signed-in users a mobile form (LAYOUT-04) and a wide form (LAYOUT-03).
 */
export function TopBar({ viewer, route, isHidden, onShowShortcuts }: TopBarProps) {
  const data = useFragment(
    graphql`
      fragment TopBar_viewer on Viewer {
        authenticated
        createPost {
          ...CreateButton_permission
        }
        ...NotificationBell_viewer
        ...AvatarMenu_viewer
      }
    `,
    viewer,
  );
  const isMobile = !useAtLeast("tablet");
  const isForUsers = data.authenticated && route.hasLogoOnly !== true;
  return (
    <header
      className={cx(
        "sticky top-0 z-30 h-(--bar-top) border-b border-line bg-surface print:hidden",
        // If the bar returns while something else is pressed, the release must reach that.
        "transition-transform duration-slow ease-out in-active:not-active:pointer-events-none",
        isHidden && "-translate-y-full has-[:focus-visible]:translate-y-0",
      )}
    >
      <div className="mx-auto flex h-full w-full max-w-322 items-center gap-2 px-4 medium:px-6">
        <div className={cx("min-w-0", isForUsers && "tablet:max-w-58 desktop:w-58")}>
          <Logo />
        </div>
        {isForUsers && !isMobile && <TopSearch className="ms-4 max-w-96 flex-1" />}
        <div className="ms-auto flex items-center gap-2">
          {isForUsers && !isMobile && <CreateButton permission={data.createPost} />}
          {isForUsers && !isMobile && <NotificationBell viewer={data} />}
          {isForUsers && <AvatarMenu viewer={data} onShowShortcuts={onShowShortcuts} />}
          {!data.authenticated && route.hasLogoOnly !== true && <GuestLinks isMobile={isMobile} />}
        </div>
      </div>
    </header>
  );
}

/** Shown on all pages for guests, including the sign-in and sign-up pages. */
function GuestLinks({ isMobile }: { isMobile: boolean }) {
  const size = isMobile ? "small" : "medium";
  return (
    <>
      <LinkButton href="/sign_in" size={size}>
        Sign in
      </LinkButton>
      <LinkButton href="/sign_up" variant="primary" size={size}>
        Sign up
      </LinkButton>
    </>
  );
}
