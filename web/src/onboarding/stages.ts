/** The stages of onboarding, in order. */
export const stageKeys = ["DETAILS", "ORGANIZATION", "NEWSROOM", "BEATS", "COMMUNITIES"] as const;
export type Stage = (typeof stageKeys)[number];

export const stageTexts: Record<Stage, { title: string; text: string }> = {
  DETAILS: { title: "About you", text: "So that others know who writes, and times are yours." },
  ORGANIZATION: { title: "Where you work", text: "It stands beside your name." },
  NEWSROOM: { title: "Your newsroom", text: "A press page: who to call, and what your company announces." },
  BEATS: { title: "Your beats", text: "The topics you work on. Others find you by them." },
  COMMUNITIES: { title: "Communities", text: "What is posted in communities that you join fills your feed." },
};
