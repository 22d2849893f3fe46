import { useState } from "react";

/**
 * At most one group is open (MENU-21). A page inside a group opens it (MENU-22). After that the reader decides, until they open
 * a page of another group.
 * @param current key of the group that contains the current page
 */
export function useOpenGroup(current: string | null): { open: string | null; toggle: (key: string) => void } {
  const [{ open, followed }, setState] = useState({ open: current, followed: current });
  if (current !== followed) setState({ open: current ?? open, followed: current });
  return { open, toggle: (key) => setState({ open: open === key ? null : key, followed }) };
}
