import { DeletedNotice, type DeletedNoticeProps } from "./DeletedNotice.tsx";

interface DeletedArticleProps extends Omit<DeletedNoticeProps, "className"> {
  title: string;
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
