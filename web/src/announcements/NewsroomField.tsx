import { graphql, useFragment } from "react-relay";
import type { NewsroomField_announcement$key } from "../__generated__/NewsroomField_announcement.graphql.ts";
import type { NewsroomField_viewer$key } from "../__generated__/NewsroomField_viewer.graphql.ts";
import { PagedSelect } from "../lists/PagedSelect.tsx";
import { useNewsroomOptions } from "../newsrooms/useNewsroomOptions.ts";

interface NewsroomFieldProps {
  viewer: NewsroomField_viewer$key;
  announcement: NewsroomField_announcement$key;
  /** The newsroom's id; empty for none. */
  value: string;
  onChange: (newsroomId: string) => void;
  errorMessage: string | null;
}

/** Selects the newsroom that publishes an announcement; renders nothing when there is none to select. */
export function NewsroomField({ viewer, announcement, ...field }: NewsroomFieldProps) {
  const data = useFragment(
    graphql`
      fragment NewsroomField_viewer on Viewer {
        ...useNewsroomOptions_viewer
      }
    `,
    viewer,
  );
  const { newsroom } = useFragment(
    graphql`
      fragment NewsroomField_announcement on Announcement {
        newsroom {
          ...useNewsroomOptions_newsroom
        }
      }
    `,
    announcement,
  );
  const newsrooms = useNewsroomOptions(data, newsroom);
  if (newsrooms.options.length === 0 && !newsrooms.more.pagination.hasNext) return null;
  return (
    <PagedSelect
      label="Newsroom"
      description="The announcement appears in the newsroom and under its company's name."
      noneLabel="No newsroom"
      moreText="Show more newsrooms"
      {...newsrooms}
      {...field}
    />
  );
}
