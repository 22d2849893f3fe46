import { SearchX } from "lucide-react";
import { useLocation } from "react-router";
import { LinkButton } from "../ui/Button.tsx";

/** Shared by the lists of jobs and call-outs: a list name derived from the address, and the empty state. */
export function usePostListStates(emptyText: string) {
  const { pathname, search } = useLocation();
  const showAll = <LinkButton href={pathname}>Show all</LinkButton>;
  const noMatch = { icon: SearchX, title: "No results", text: "Try different words or fewer filters.", action: showAll };
  return { name: pathname + search, empty: search === "" ? { icon: SearchX, title: emptyText } : noMatch };
}
