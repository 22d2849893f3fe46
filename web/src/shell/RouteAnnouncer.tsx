import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import { useLocation, type Location } from "react-router";

interface RouteAnnouncerProps {
  main: RefObject<HTMLElement | null>;
}

/** After a navigation to another page, moves the focus to its content and announces its title. */
export function RouteAnnouncer({ main }: RouteAnnouncerProps) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    // The page sets its title once its data has loaded.
    const timer = setTimeout(() => setTitle(document.title), 400);
    return () => clearTimeout(timer);
  }, [pathname, main]);

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

/** The parts of the router that the shell reads: the requested location, before it is rendered. */
export interface RouterView {
  subscribe: (listener: () => void) => () => void;
  state: { location: Location; navigation: { state: string } };
}

/** A thin line at the top while the next page loads; it does not appear for quick loads. */
export function ProgressLine({ router }: { router: RouterView }) {
  const { key } = useLocation();
  const read = () => router.state.navigation.state !== "idle" || router.state.location.key !== key;
  const isNavigating = useSyncExternalStore((changed) => router.subscribe(changed), read, read);
  if (!isNavigating) return null;
  return (
    <div aria-hidden className="fixed inset-x-0 top-0 z-50 h-0.5 animate-late overflow-hidden">
      <div className="h-full w-1/3 animate-progress bg-accent" />
    </div>
  );
}
