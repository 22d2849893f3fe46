import { useRelayEnvironment } from "react-relay";
import { useNavigate, useRevalidator } from "react-router";
import { invalidateData } from "../relay/environment.ts";
import { showToast } from "../ui/Toaster.tsx";
import type { SaveAs } from "./useDraftForm.ts";

/** What was saved. */
export interface Saved {
  databaseId: number;
  saveAs: SaveAs;
  /** False for what had been published before. */
  isNew: boolean;
}

interface Kind {
  /** What it is, within a sentence. */
  noun: string;
  /** Where drafts of it wait. */
  draftsPath: string;
  /** Shows what was published. */
  view: (databaseId: number) => void;
}

/** What follows after something was saved: the page is read anew, and a toast says so and leads to it. */
export function useAfterSaving({ noun, draftsPath, view }: Kind): (saved: Saved) => void {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return ({ databaseId, saveAs, isNew }) => {
    invalidateData(environment);
    void revalidate();
    if (saveAs === "DRAFT") {
      showToast("success", "Your draft has been saved.", { label: "Drafts", onPress: () => void navigate(draftsPath) });
    } else if (isNew) {
      showToast("success", `Your ${noun} has been published.`, { label: "View", onPress: () => view(databaseId) });
    } else {
      showToast("success", "Your changes have been saved.");
    }
  };
}
