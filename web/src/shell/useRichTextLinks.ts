import { useEffect } from "react";
import { useNavigate } from "react-router";
import { settings, routerBase } from "../lib/settings.ts";
import { withoutBase } from "../session/access.ts";

/** Makes the router follow product links in written text (RichText), without a page load. */
export function useRichTextLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const base = routerBase(location.pathname, settings.appBases);
    const follow = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>(".rich-text a[href]");
      if (!link || link.target === "_blank" || link.origin !== location.origin || link.pathname.startsWith("/files/")) return;
      event.preventDefault();
      void navigate(withoutBase(link.pathname, base) + link.search + link.hash);
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}
