import { List, type ListProps } from "../lists/List.tsx";
import { NewsroomsSkeleton } from "./NewsroomsSkeleton.tsx";

/** Newsrooms as cards in one column. */
export function NewsroomList<Item>(props: ListProps<Item>) {
  return (
    <>
      {(props.list.items ?? []).length > 0 && <h2 className="sr-only">All newsrooms</h2>}
      <List layout="cards" skeleton={<NewsroomsSkeleton cards={2} />} {...props} />
    </>
  );
}
