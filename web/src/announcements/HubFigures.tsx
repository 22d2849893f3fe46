import { graphql, useFragment } from "react-relay";
import type { HubFigures_hub$key } from "../__generated__/HubFigures_hub.graphql.ts";
import { Panel } from "../ui/Card.tsx";
import { Count } from "../ui/Count.tsx";

/** The statistics of an announcement; values that are not counted are left out. */
export function HubFigures({ hub }: { hub: HubFigures_hub$key }) {
  const { viewsCount, likesCount, commentsCount, emailsSentCount, emailsOpenedCount } = useFragment(
    graphql`
      fragment HubFigures_hub on AnnouncementHub {
        viewsCount
        likesCount
        commentsCount
        emailsSentCount
        emailsOpenedCount
      }
    `,
    hub,
  );
  const figures = [
    { name: "Views", value: viewsCount },
    { name: "Likes", value: likesCount },
    { name: "Comments", value: commentsCount },
    { name: "E-mails sent", value: emailsSentCount },
    { name: "Opened by link", value: emailsOpenedCount },
  ];
  return (
    <Panel title="Figures">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 tablet:grid-cols-5 medium:grid-cols-2">
        {figures.map(({ name, value }) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-13 text-muted">{name}</dt>
            <dd className="text-22 font-semibold">
              <Count value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
