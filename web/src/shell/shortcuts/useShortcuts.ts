import { useEffect, useEffectEvent } from "react";
import { findShortcut, type ShortcutId } from "../../lib/shortcuts.ts";
import { enterFeed, focusSearch, pressOnCard } from "./cards.ts";

interface ShortcutActions {
  /** Called when the page has no search field. */
  openSearch: () => void;
  showHelp: () => void;
}

/** Single-key shortcuts of the page. Moving between cards while the feed has the focus is handled by the feed (useFeedKeys). */
export function useShortcuts({ openSearch, showHelp }: ShortcutActions): void {
  const act = useEffectEvent((id: ShortcutId) => {
    const acts: Record<ShortcutId, () => void> = {
      next: () => enterFeed("next"),
      previous: () => enterFeed("previous"),
      like: () => pressOnCard("like"),
      comment: () => pressOnCard("comment"),
      search: () => {
        if (!focusSearch()) openSearch();
      },
      help: showHelp,
    };
    acts[id]();
  });
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const id = findShortcut(event);
      if (id === null) return;
      event.preventDefault();
      act(id);
    };
    document.addEventListener("keydown", follow);
    return () => document.removeEventListener("keydown", follow);
  }, []);
}
