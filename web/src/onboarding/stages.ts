/** The stages of onboarding, in order. */
export const stageKeys = ["DETAILS", "ORGANIZATION", "NEWSROOM", "BEATS", "COMMUNITIES"] as const;
export type Stage = (typeof stageKeys)[number];

export const stageTexts: Record<Stage, { title: string; text: string }> = {
  DETAILS: { title: "About you", text: "So that others know who you are, and times are shown in your time zone." },
  ORGANIZATION: { title: "Where you work", text: "Shown next to your name." },
  NEWSROOM: { title: "Your newsroom", text: "A press page with your press contacts and announcements." },
  BEATS: { title: "Your beats", text: "The topics you work on. They help others find you." },
  COMMUNITIES: { title: "Communities", text: "Posts from the communities you join appear in your feed." },
};
