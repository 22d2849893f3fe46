import { graphql, useFragment } from "react-relay";
import type { AnnouncementHubView_announcement$key } from "../__generated__/AnnouncementHubView_announcement.graphql.ts";
import { usePageTitle } from "../lib/usePageTitle.ts";
import { cardClasses, cardStyles } from "../ui/Card.tsx";
import { cx } from "../ui/cx.ts";
import { DeletedArticle } from "../ui/DeletedArticle.tsx";
import { AnnouncementActions } from "./AnnouncementActions.tsx";
import { AnnouncementArticle } from "./AnnouncementArticle.tsx";
import { AnnouncementTabs } from "./AnnouncementTabs.tsx";
import { HubDistribution } from "./HubDistribution.tsx";
import { HubFigures } from "./HubFigures.tsx";
import { useRestoreAnnouncement } from "./useDeleteAnnouncement.ts";

/** An announcement, with statistics and distribution next to it for users who may edit it. It also sets the page title. */
export function AnnouncementHubView({ announcement }: { announcement: AnnouncementHubView_announcement$key }) {
  const data = useFragment(
    graphql`
      fragment AnnouncementHubView_announcement on Announcement {
        id
        title
        isDeleted
        permissions {
          restore {
            allowed
          }
        }
        hub {
          ...HubFigures_hub
        }
        ...AnnouncementTabs_announcement
        ...AnnouncementArticle_announcement
        ...AnnouncementActions_announcement
        ...HubDistribution_announcement
      }
    `,
    announcement,
  );
  const { id, title, isDeleted, permissions, hub } = data;
  const { restore, isRestoring } = useRestoreAnnouncement(id);
  usePageTitle(title);
  if (isDeleted) {
    return (
      <div className={cardClasses("mx-auto w-full max-w-180")}>
        <DeletedArticle
          title={title}
          text="This announcement has been deleted."
          onRestore={permissions.restore.allowed ? restore : null}
          isRestoring={isRestoring}
        />
      </div>
    );
  }
  return (
    <div className={cx("mx-auto w-full", hub ? "max-w-260" : "max-w-180")}>
      <AnnouncementTabs announcement={data} tab="hub" />
      <div className={cx("grid items-start gap-2 tablet:gap-3", hub && "medium:grid-cols-[minmax(0,1fr)_20rem]")}>
        <div className={cardStyles}>
          <AnnouncementArticle announcement={data} />
          <AnnouncementActions announcement={data} />
        </div>
        {hub && (
          <aside aria-label="Performance" className="space-y-2 tablet:space-y-3">
            <HubFigures hub={hub} />
            <HubDistribution announcement={data} />
          </aside>
        )}
      </div>
    </div>
  );
}
