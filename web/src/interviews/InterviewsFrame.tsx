import { ListsFrame, type ListsFrameProps } from "../lists/ListsFrame.tsx";
import { interviewTabPath, interviewTabs, type InterviewTab } from "./interviewPaths.ts";

interface InterviewsFrameProps extends Pick<ListsFrameProps, "viewer" | "filters" | "children"> {
  tab: InterviewTab;
}

/** The frame of the lists of interviews. */
export function InterviewsFrame({ tab, ...frame }: InterviewsFrameProps) {
  const tabs = interviewTabs.map(({ id, label }) => ({ label, href: interviewTabPath(id), isCurrent: id === tab }));
  const create = { href: "/interviews/new", label: "New interview" };
  return <ListsFrame {...frame} label="Lists of interviews" tabs={tabs} create={create} />;
}
