import { composePlainMail, type Mail } from "../mail/mail.ts";

interface MonitorMail {
  to: string;
  /** Name of the saved search. */
  name: string;
  count: number;
  /** Address of the results. */
  link: string;
  productName: string;
}

/** Informs the owner of a saved search about new results. */
export function composeMonitorMail({ to, name, count, link, productName }: MonitorMail): Mail {
  const items = count === 1 ? "1 new item" : `${count} new items`;
  return composePlainMail(to, `${items} for "${name}"`, [
    `The monitor of ${productName} has found ${items} for your saved search "${name}".`,
    "",
    link,
    "",
    "You receive this mail because notifications are on for this search. Edit the search to turn them off.",
  ]);
}
