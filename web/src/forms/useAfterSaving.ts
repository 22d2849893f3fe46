import { useRelayEnvironment } from "react-relay";
import { useNavigate, useRevalidator } from "react-router";
import { invalidateAfter, type Write } from "../relay/freshness.ts";
import { showToast } from "../ui/Toaster.tsx";
import type { SaveAs } from "./useForm.ts";

/** What was saved. */
export interface Saved {
  databaseId: number;
  saveAs: SaveAs;
  /** False for what had been published before. */
  isNew: boolean;
}

interface Kind {
  /** By what else it makes old. */
  write: Write;
  /** What it is, within a sentence. */
  noun: string;
  /** Where drafts of it wait. */
  draftsPath: string;
  /** Shows what was published. */
  view: (databaseId: number) => void;
}

/** After a save: reloads the page's data and shows a toast with a link to what was saved. */
export function useAfterSaving({ write, noun, draftsPath, view }: Kind): (saved: Saved) => void {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return ({ databaseId, saveAs, isNew }) => {
    invalidateAfter(write, environment);
    void revalidate();
    if (saveAs === "DRAFT") {
      showToast("success", "Your draft has been saved.", {
        action: { label: "Drafts", onPress: () => void navigate(draftsPath) },
      });
    } else if (isNew) {
      showToast("success", `Your ${noun} has been published.`, { action: { label: "View", onPress: () => view(databaseId) } });
    } else {
      showToast("success", "Your changes have been saved.");
    }
  };
}
