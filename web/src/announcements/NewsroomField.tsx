import { graphql, useFragment } from "react-relay";
import type { NewsroomField_announcement$key } from "../__generated__/NewsroomField_announcement.graphql.ts";
import type { NewsroomField_viewer$key } from "../__generated__/NewsroomField_viewer.graphql.ts";
import { Select } from "../ui/Select.tsx";

interface NewsroomFieldProps {
  viewer: NewsroomField_viewer$key;
  announcement: NewsroomField_announcement$key;
  /** The newsroom's id; empty for none. */
  value: string;
  onChange: (newsroomId: string) => void;
  errorMessage: string | null;
}

/** Selects the newsroom that publishes an announcement; renders nothing when there is none to select. */
export function NewsroomField({ viewer, announcement, value, onChange, errorMessage }: NewsroomFieldProps) {
  const { newsrooms } = useFragment(
    graphql`
      fragment NewsroomField_viewer on Viewer {
        newsrooms(first: 50) {
          edges {
            node {
              id
              name
              status
            }
          }
        }
      }
    `,
    viewer,
  );
  const { newsroom: current } = useFragment(
    graphql`
      fragment NewsroomField_announcement on Announcement {
        newsroom {
          id
          name
        }
      }
    `,
    announcement,
  );
  const own = (newsrooms?.edges ?? []).flatMap(({ node }) => (node.status === "DECLINED" ? [] : [node]));
  // The announcement's current newsroom may not be among the viewer's.
  const isOwn = own.some(({ id }) => id === current?.id);
  const all = current && !isOwn ? [{ id: current.id, name: current.name }, ...own] : own;
  if (all.length === 0) return null;
  return (
    <Select
      label="Newsroom"
      description="The announcement appears in the newsroom and under its company's name."
      noneLabel="No newsroom"
      options={all.map(({ id, name }) => ({ id, label: name }))}
      value={value}
      onChange={onChange}
      errorMessage={errorMessage}
    />
  );
}
