import type { PreloadedQuery } from "react-relay";
import type { NotificationsQuery } from "../__generated__/NotificationsQuery.graphql.ts";
import { cardClasses } from "../ui/Card.tsx";
import { PageColumns } from "../ui/PageColumns.tsx";
import { Notifications } from "./Notifications.tsx";

/** The notifications as a page, for windows without room for the bell's popover. */
export function NotificationsPage({ queryRef }: { queryRef: PreloadedQuery<NotificationsQuery> }) {
  return (
    <PageColumns>
      <div className={cardClasses("flush-top")}>
        <h1 className="border-b border-line px-4 py-3 text-18 font-semibold">Notifications</h1>
        <Notifications queryRef={queryRef} />
      </div>
    </PageColumns>
  );
}
