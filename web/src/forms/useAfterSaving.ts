import { useRelayEnvironment } from "react-relay";
import { useNavigate, useRevalidator } from "react-router";
import { invalidateAfter, type Write } from "../relay/freshness.ts";
import { showToast } from "../ui/Toaster.tsx";
import type { SaveAs } from "./useForm.ts";

/** A saved post or story. */
export interface Saved {
  databaseId: number;
  saveAs: SaveAs;
  /** False if it had been published before. */
  isNew: boolean;
}

interface Kind {
  /** The kind of write, which determines the data to invalidate. */
  write: Write;
  /** Its name within a sentence. */
  noun: string;
  /** The page of its drafts. */
  draftsPath: string;
  /** Opens the published item. */
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
