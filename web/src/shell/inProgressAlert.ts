import { showAlert } from "../ui/alerts.ts";

/** Alerts the user that an entry's page is not available yet, with "Ok" as the only answer (MENU-15, MENU-16). */
export function showInProgressAlert(): void {
  void showAlert({ message: "This option is under development and will appear soon", showCancelButton: false });
}
