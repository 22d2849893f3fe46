import { DeletedNotice } from "./DeletedNotice.tsx";

interface DeletedArticleProps {
  title: string;
  /** For example "This story has been deleted." */
  text: string;
  /** Restores it; null for viewers who may not. */
  onRestore: (() => void) | null;
  isRestoring: boolean;
}

/** Replaces the page of something deleted: its title, and an offer to restore it. */
export function DeletedArticle({ title, ...notice }: DeletedArticleProps) {
  return (
    <article aria-label={title} className="px-4 py-5 tablet:px-6">
      <h1 className="text-22 font-semibold">{title}</h1>
      <DeletedNotice {...notice} className="mt-2 justify-between gap-y-2" />
    </article>
  );
}
