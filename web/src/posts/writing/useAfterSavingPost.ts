import { useNavigate } from "react-router";
import { useAfterSaving, type Saved } from "../../forms/useAfterSaving.ts";
import { postSearch } from "../address.ts";
import type { PostKind } from "../kinds/PostKind.ts";

/** The actions after a post was saved. */
export function useAfterSavingPost({ key, label }: PostKind): (saved: Saved) => void {
  const navigate = useNavigate();
  const view = (databaseId: number) => {
    const search = postSearch("", { key, databaseId, commentId: null });
    void navigate({ search }, { preventScrollReset: true });
  };
  return useAfterSaving({ write: "post", noun: label.toLowerCase(), draftsPath: "/drafts", view });
}
