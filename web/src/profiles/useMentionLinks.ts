import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router";
import { loadCode } from "../lib/loadCode.ts";
import { failureText, toFailure } from "../relay/failures.ts";
import { showToast } from "../ui/Toaster.tsx";

/**
 * Opens the page of a person mentioned in written text. Stored mentions contain only the contact id, so the page is looked up
 * on the press.
 */
export function useMentionLinks(): void {
  const navigate = useNavigate();
  const environment = useRelayEnvironment();

  useEffect(() => {
    const pathOf = async (mention: HTMLElement): Promise<string | null> => {
      const { findMentionedPath } = await loadCode(() => import("./mentionedPath.ts"));
      return findMentionedPath(environment, Number(mention.dataset["id"]), mention.textContent ?? "");
    };
    const follow = (event: MouseEvent | KeyboardEvent) => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return;
      if (event instanceof KeyboardEvent ? event.key !== "Enter" : event.button !== 0) return;
      const mention = event.target.closest<HTMLElement>(".rich-text .mention[data-id]");
      // Mentions in an editor are text.
      if (!mention || mention.isContentEditable) return;
      event.preventDefault();
      pathOf(mention).then(
        (path) => {
          // The person no longer exists or has another name now.
          if (path === null) showToast("info", "This person's page was not found.");
          else void navigate(path);
        },
        (error: unknown) => {
          const text = failureText(toFailure(error));
          if (text !== null) showToast("error", text);
        },
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
