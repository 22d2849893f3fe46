import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router";
import { loadCode } from "../lib/loadCode.ts";
import { codeText } from "../ui/PartBoundary.tsx";
import { showToast } from "../ui/Toaster.tsx";

/**
 * Opens the page of a person mentioned in written text. Stored mentions contain only the contact id, so the page is looked up
 * on the press.
 */
export function useMentionLinks(): void {
  const navigate = useNavigate();
  const environment = useRelayEnvironment();

  useEffect(() => {
    const follow = (event: MouseEvent | KeyboardEvent) => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return;
      if (event instanceof KeyboardEvent ? event.key !== "Enter" : event.button !== 0) return;
      const mention = event.target.closest<HTMLElement>(".rich-text .mention[data-id]");
      // Mentions in an editor are text.
      if (!mention || mention.isContentEditable) return;
      event.preventDefault();
      loadCode(() => import("./openMention.ts")).then(
        ({ openMention }) => openMention(environment, mention, (path) => void navigate(path)),
        () => showToast("error", codeText()),
      );
    };
    document.addEventListener("click", follow);
    document.addEventListener("keydown", follow);
    return () => {
      document.removeEventListener("click", follow);
      document.removeEventListener("keydown", follow);
    };
  }, [navigate, environment]);
}
