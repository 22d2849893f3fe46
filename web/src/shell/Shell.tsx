import { useRef, useState, type ReactNode } from "react";
import { fetchQuery, graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { createPath, Outlet, resolvePath, ScrollRestoration, useLocation, useMatches, useNavigate } from "react-router";
import type { Environment } from "relay-runtime";
import type { ShellQuery } from "../__generated__/ShellQuery.graphql.ts";
import { Feedback } from "../feedback/Feedback.tsx";
import { useAtLeast } from "../lib/device.ts";
import { useFirstPageDrawn } from "../lib/firstPage.ts";
import { lazyPart } from "../lib/lazyPart.tsx";
import { routerBase, settings } from "../lib/settings.ts";
import { LoadedPart } from "../loading/LoadedPart.tsx";
import { useLeaveQuestion } from "../navigation/useLeaveGuard.ts";
import { useMentionLinks } from "../profiles/useMentionLinks.ts";
import { searchPath } from "../search/searchAddress.ts";
import { ChatIdentity } from "../services/ChatIdentity.tsx";
import { withBase } from "../session/access.ts";
import { guest, type Visitor } from "../session/visitor.ts";
import { Alerts } from "../ui/Alerts.tsx";
import { cx } from "../ui/cx.ts";
import { Notices } from "../ui/Notices.tsx";
import { LinkRouter, type LinkOptions } from "../ui/PlainLink.tsx";
import { TimeZoneProvider } from "../ui/TimeZoneProvider.tsx";
import { Toaster } from "../ui/Toaster.tsx";
import { Tooltips } from "../ui/Tooltips.tsx";
import { Banner } from "./Banner.tsx";
import { BottomBar } from "./BottomBar.tsx";
import { Navigation } from "./Navigation.tsx";
import { OfflineBar } from "./OfflineBar.tsx";
import { PostAndStoryForms } from "./PostAndStoryForms.tsx";
import { PostOverlayRoute } from "./PostOverlayRoute.tsx";
import { RouteAnnouncer, ProgressLine, type RouterView } from "./RouteAnnouncer.tsx";
import { useShortcuts } from "./shortcuts/useShortcuts.ts";
import { findShownRoute } from "./shownRoute.ts";
import { SignInModal } from "./SignInModal.tsx";
import { TopBar } from "./TopBar.tsx";
import { useBanner } from "./useBanner.ts";
import { useHideOnScroll } from "./useHideOnScroll.ts";
import { useMobilePages } from "./useMobilePages.ts";
import { useRichTextLinks } from "./useRichTextLinks.ts";
import { useSignedInUi } from "./useSignedInUi.ts";
import { useStartUpdate } from "./useStartUpdate.ts";
import { useWakeUp } from "./useWakeUp.ts";
import { VersionBar } from "./VersionBar.tsx";

/** The one query of the viewer: who is signed in, and the data for the bars around every page. */
export const shellQuery = graphql`
  query ShellQuery @preloadable {
    viewer {
      authenticated
      slug
      modules
      viewModes
      capabilities
      timezone
      ...useStartUpdate_viewer
      ...TopBar_viewer
      ...Navigation_viewer
      ...BottomBar_viewer
      ...Feedback_viewer
      ...ChatIdentity_viewer
      ...SignedInParts_viewer
    }
  }
`;

/** Asks the gateway for the visitor, bypassing the store. */
export async function readVisitor(environment: Environment): Promise<Visitor> {
  const response = await fetchQuery<ShellQuery>(environment, shellQuery, {}).toPromise();
  if (!response) return guest;
  const { authenticated, slug, modules, viewModes, capabilities } = response.viewer;
  return { authenticated, slug: slug ?? null, modules, viewModes, capabilities };
}

const SignedInParts = lazyPart(async () => (await import("./SignedInParts.tsx")).SignedInParts);

const ScrollToggle = lazyPart(async () => (await import("./ScrollToggle.tsx")).ScrollToggle);

const ShortcutsDialog = lazyPart(async () => (await import("./shortcuts/ShortcutsDialog.tsx")).ShortcutsDialog);

const base = routerBase(location.pathname, settings.appBases);

interface ShellProps {
  queryRef: PreloadedQuery<ShellQuery>;
  router: RouterView;
}

/** The frame of every page: bars, navigation, the overlay, and the hosts of toasts, alerts and notices. */
export function Shell({ queryRef, router }: ShellProps) {
  const { viewer } = usePreloadedQuery<ShellQuery>(shellQuery, queryRef);
  const main = useRef<HTMLElement>(null);
  const route = findShownRoute(useMatches());
  const isHidden = useHideOnScroll();
  const isTablet = useAtLeast("tablet");
  useWakeUp();
  useRichTextLinks();
  useMentionLinks();
  useLeaveQuestion();
  const isSignedIn = viewer.authenticated;
  const hasBottomBar = isSignedIn && !isTablet && route.hasLogoOnly !== true;
  const hasSignedInUi = useSignedInUi(isSignedIn);
  const isFirstPageDrawn = useFirstPageDrawn();
  useStartUpdate(viewer, hasSignedInUi);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const banner = useBanner(viewer.capabilities.includes("SEE_BANNER"));
  useMobilePages(route, !isTablet);

  return (
    <Links>
      <TimeZoneProvider timezone={viewer.timezone ?? null} isVisitor={!isSignedIn}>
        <SkipLink onSkip={() => main.current?.focus()} />
        <ProgressLine router={router} />
        <TopBar viewer={viewer} route={route} isHidden={isHidden} onShowShortcuts={() => setHelpOpen(true)} />
        <OfflineBar />
        <VersionBar />
        {banner.storyId !== null && <Banner storyId={banner.storyId} onDismiss={banner.dismiss} />}
        <div className="mx-auto flex w-full max-w-322 gap-6 tablet:px-4 medium:px-6">
          {isSignedIn && route.hasNavigation && isTablet && <Navigation viewer={viewer} isHidden={isHidden} />}
          <main
            ref={main}
            id="main"
            tabIndex={-1}
            className={cx("min-w-0 flex-1 py-4", hasBottomBar && "pb-[calc(var(--bar-bottom)+1.5rem)]")}
          >
            <Outlet />
          </main>
        </div>
        {hasBottomBar && <BottomBar viewer={viewer} isHidden={isHidden} />}
        {isTablet && isFirstPageDrawn && (
          <LoadedPart fallback={null} frame={() => null}>
            <ScrollToggle />
          </LoadedPart>
        )}
        {hasSignedInUi && <Shortcuts isHelpOpen={isHelpOpen} setHelpOpen={setHelpOpen} />}
        {isSignedIn && isFirstPageDrawn && (
          <LoadedPart fallback={null} frame={() => null}>
            <SignedInParts viewer={viewer} />
          </LoadedPart>
        )}
        {isSignedIn && <PostOverlayRoute router={router} />}
        {isSignedIn && <PostAndStoryForms />}
        <RouteAnnouncer main={main} />
        <Feedback viewer={viewer} />
        <ChatIdentity viewer={viewer} />
        <SignInModal />
        <Alerts />
        <Notices />
        <Toaster />
        <Tooltips />
        <ScrollRestoration getKey={scrollKey} />
      </TimeZoneProvider>
    </Links>
  );
}

/** The first entry of every visit has the same key, so its scroll position is stored by path instead. */
function scrollKey({ key, pathname }: { key: string; pathname: string }): string {
  return key === "default" ? pathname : key;
}

/**
 * Makes the router follow the links of the design system. A link to the same path changes only the query string and leaves
 * the scroll position.
 */
function Links({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname } = location;
  const toAddress = (href: string) => withBase(href, pathname, base);
  const follow = (to: string, options?: LinkOptions) => {
    const path = to.split(/[?#]/)[0];
    const isSamePage = path === "" || (path === pathname && to.includes("?"));
    // A link to the current address adds no entry to the history, as in browsers.
    const replace = createPath(resolvePath(to, pathname)) === createPath(location);
    void navigate(to, { preventScrollReset: isSamePage, replace, ...options });
  };
  return <LinkRouter value={{ follow, toAddress }}>{children}</LinkRouter>;
}

/** The single-key shortcuts and their help dialog. */
function Shortcuts({ isHelpOpen, setHelpOpen }: { isHelpOpen: boolean; setHelpOpen: (isOpen: boolean) => void }) {
  const navigate = useNavigate();
  useShortcuts({
    openSearch: () => void navigate(searchPath({ text: "", type: null })),
    showHelp: () => setHelpOpen(true),
  });
  const [wasOpen, setWasOpen] = useState(isHelpOpen);
  if (isHelpOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <LoadedPart fallback={null} frame={() => null}>
      <ShortcutsDialog isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </LoadedPart>
  );
}

function SkipLink({ onSkip }: { onSkip: () => void }) {
  return (
    <a
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        onSkip();
      }}
      className="fixed start-4 top-2 z-50 -translate-y-16 rounded-control bg-ink px-4 py-2 text-14 font-medium text-page focus:translate-y-0 print:hidden"
    >
      Skip to content
    </a>
  );
}
