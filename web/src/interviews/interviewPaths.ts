/** The tabs of the interview pages. */
export type InterviewTab = "wire" | "my" | "questions" | "awaiting" | "shared" | "saved";

/** In display order (ROUTE-24 to ROUTE-29). */
export const interviewTabs: readonly { id: InterviewTab; label: string }[] = [
  { id: "wire", label: "Interview Wire" },
  { id: "my", label: "My interviews" },
  { id: "questions", label: "My questions" },
  { id: "awaiting", label: "Awaiting answers" },
  { id: "shared", label: "Shared interviews" },
  { id: "saved", label: "Saved media" },
];

export const interviewTabPath = (tab: InterviewTab): string => `/interviews/${tab}`;
export const interviewPath = (databaseId: number): string => `/interviews/${databaseId}`;
export const interviewEditPath = (databaseId: number): string => `/interviews/${databaseId}/edit`;
