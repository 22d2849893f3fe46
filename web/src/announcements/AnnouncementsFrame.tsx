import { ListsFrame, type ListsFrameProps } from "../lists/ListsFrame.tsx";

interface AnnouncementsFrameProps extends Pick<ListsFrameProps, "viewer" | "filters" | "children"> {
  tab: "all" | "our";
}

/** The frame of both lists of announcements. */
export function AnnouncementsFrame({ tab, ...frame }: AnnouncementsFrameProps) {
  const tabs = [
    { label: "All announcements", href: "/announcements/all", isCurrent: tab === "all" },
    { label: "Our announcements", href: "/announcements/our", isCurrent: tab === "our" },
  ];
  const create = { href: "/announcements/new", label: "New announcement" };
  return <ListsFrame {...frame} label="Lists of announcements" tabs={tabs} create={create} />;
}
