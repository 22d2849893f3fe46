import { useState } from "react";

/**
 * Which group is open: one at most (MENU-21). A page inside a group opens it (MENU-22); after that the reader
 * decides, until a page of another group comes.
 * @param current key of the group that the page is inside of
 */
export function useOpenGroup(current: string | null): { open: string | null; toggle: (key: string) => void } {
  const [{ open, followed }, setState] = useState({ open: current, followed: current });
  if (current !== followed) setState({ open: current ?? open, followed: current });
  return { open, toggle: (key) => setState({ open: open === key ? null : key, followed }) };
}
