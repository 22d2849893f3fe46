import type { CalloutInterview } from "../interviews/calloutInterviews.ts";
import type { PostText } from "../texts.ts";

export interface CalloutText extends PostText {
  title: string;
  text: string;
  /** Time from publishing to the deadline. A deadline after 24 hours or more is at the end of its day. */
  deadlineHours: number | "asap";
  /** The interview whose questions the call-out asks. It has the same author. */
  interview?: CalloutInterview;
}
