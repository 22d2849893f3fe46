import type { CalloutInterview } from "../interviews/ofCallouts.ts";
import type { Written } from "../texts.ts";

export interface CalloutText extends Written {
  title: string;
  text: string;
  /** Hours from publishing to the deadline, or asap. From a day up the deadline is the end of that day. */
  lead: number | "asap";
  /** Answers are given to the questions of this interview, which is by the same author. */
  interview?: CalloutInterview;
}
