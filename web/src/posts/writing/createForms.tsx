import type { ReactNode } from "react";
import type { PostKey } from "../address.ts";
import { CalloutForm } from "../kinds/callout/CalloutForm.tsx";
import { CommunityPostForm } from "../kinds/communityPost/CommunityPostForm.tsx";
import { EventForm } from "../kinds/event/EventForm.tsx";
import { JobForm } from "../kinds/job/JobForm.tsx";
import { ReactionForm } from "../kinds/reaction/ReactionForm.tsx";
import { RecordForm } from "../kinds/record/RecordForm.tsx";
import { StatementForm } from "../kinds/statement/StatementForm.tsx";
import type { Writing } from "./writing.ts";

/** The form for a new post of each type. */
export const createForms: Record<PostKey, (writing: Writing) => ReactNode> = {
  communityPost: (writing) => <CommunityPostForm writing={writing} />,
  job: (writing) => <JobForm post={null} writing={writing} />,
  callout: (writing) => <CalloutForm post={null} writing={writing} />,
  event: (writing) => <EventForm post={null} writing={writing} />,
  record: (writing) => <RecordForm post={null} writing={writing} />,
  reaction: (writing) => <ReactionForm post={null} writing={writing} />,
  statement: (writing) => <StatementForm post={null} writing={writing} />,
};
