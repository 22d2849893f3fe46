import { useRelayEnvironment } from "react-relay";
import { useNavigate, useRevalidator } from "react-router";
import { invalidateData } from "../../relay/environment.ts";
import { showToast } from "../../ui/Toaster.tsx";
import { postSearch } from "../address.ts";
import type { PostKind } from "../kinds/PostKind.ts";
import type { Saved } from "./writing.ts";

/** What follows after a post was saved: the page is read anew, and a toast says so and leads to it. */
export function useAfterSaving(kind: PostKind): (saved: Saved) => void {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return ({ databaseId, saveAs, isNew }) => {
    invalidateData(environment);
    void revalidate();
    const noun = kind.label.toLowerCase();
    if (saveAs === "DRAFT") {
      showToast("success", "Your draft has been saved.", { label: "Drafts", onPress: () => void navigate("/drafts") });
    } else if (isNew) {
      const search = postSearch("", { key: kind.key, databaseId, commentId: null });
      const view = { label: "View", onPress: () => void navigate({ search }, { preventScrollReset: true }) };
      showToast("success", `Your ${noun} has been published.`, view);
    } else {
      showToast("success", "Your changes have been saved.");
    }
  };
}
