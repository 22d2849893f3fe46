import type { CalloutInterview } from "../interviews/calloutInterviews.ts";
import type { Written } from "../texts.ts";

export interface CalloutText extends Written {
  title: string;
  text: string;
  /** Hours from publishing to the deadline, or asap. A deadline after 24 hours or more is at the end of its day. */
  lead: number | "asap";
  /** The interview whose questions the call-out asks to answer; it has the same author. */
  interview?: CalloutInterview;
}
