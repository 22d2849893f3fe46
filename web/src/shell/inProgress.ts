import { ask } from "../ui/alerts.ts";

/** Says of an entry that leads nowhere yet that it will; the answer is "Ok" alone (MENU-15, MENU-16). */
export function tellInProgress(): void {
  void ask({ message: "This option is under development and will appear soon", showCancelButton: false });
}
