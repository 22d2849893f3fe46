import { useNavigate } from "react-router";
import { useAfterSaving, type Saved } from "../../forms/useAfterSaving.ts";
import { postSearch } from "../address.ts";
import type { PostKind } from "../kinds/PostKind.ts";

/** The actions after a post was saved. @param onDone closes the form */
export function useAfterSavingPost({ key, label }: PostKind, onDone: () => void): (saved: Saved) => void {
  const navigate = useNavigate();
  const view = (databaseId: number) => {
    const search = postSearch("", { key, databaseId, commentId: null });
    void navigate({ search }, { preventScrollReset: true });
  };
  const afterSaving = useAfterSaving({ write: "post", noun: label.toLowerCase(), draftsPath: "/drafts", view });
  return (saved) => {
    onDone();
    afterSaving(saved);
  };
}
