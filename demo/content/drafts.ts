import type { PostType, UserType } from "../../upstream/db/schema.ts";
import type { CommunitySlug } from "./communities.ts";
import type { PersonSlug } from "./people.ts";
import type { VideoName } from "../videos.ts";
import type { AuthorSlug } from "./texts.ts";

/** Posts that their authors have not published yet; a draft may lack fields that publishing requires. */
export interface DraftText {
  type: PostType;
  by: AuthorSlug;
  through?: PersonSlug;
  title?: string;
  text: string | null;
  video?: VideoName;
  url?: string;
  communities: readonly CommunitySlug[];
  audience?: readonly UserType[];
  /** Age in hours. */
  ago: number;
}

export const drafts: readonly DraftText[] = [
  {
    type: "communityPost",
    by: "amelia-hart",
    text: "What I learned from the second round of letters. Begin with the envelope, not with the number.",
    communities: ["media-insiders"],
    ago: 4,
  },
  {
    type: "callout",
    by: "amelia-hart",
    title: "Surveyors who will check a measurement",
    text: "I have a distance, a photograph and a doubt. Half an hour, on background.",
    communities: ["media-insiders", "tech-desk"],
    ago: 26,
  },
  {
    type: "record",
    by: "amelia-hart",
    video: "amelia",
    text: "Second take, better light. Needs the figure from the department before it goes up.",
    communities: ["media-insiders"],
    ago: 30,
  },
  {
    type: "reaction",
    by: "amelia-hart",
    url: "https://quarterline.example/grid",
    text: "Agree with the first half. Check the 70 metres.",
    communities: [],
    ago: 75,
  },
  {
    type: "event",
    by: "daniel-okafor",
    title: "Breakfast with a baker",
    text: "Waiting for her to choose the morning.",
    communities: ["media-insiders"],
    audience: ["journo"],
    ago: 9,
  },
  {
    type: "job",
    by: "daniel-okafor",
    title: "Account executive, travel",
    text: "To be agreed with the Sydney office: salary line and the sentence about trains.",
    communities: ["media-insiders"],
    ago: 50,
  },
  {
    type: "statement",
    by: "daniel-okafor",
    text: "On the survey that carries our name: it is not ours. Waiting for the lawyer to say whether I may add whose it is.",
    communities: ["media-insiders"],
    ago: 14,
  },
  {
    type: "statement",
    by: "mei-lin-zhao",
    video: "meiLin",
    text: "A minute on capacity payments, before the inquiry asks.",
    communities: ["expert-circle"],
    ago: 20,
  },
  {
    type: "communityPost",
    by: "mei-lin-zhao",
    text: "Four correct sentences about batteries, version three.",
    communities: ["expert-circle", "tech-desk"],
    ago: 96,
  },
  {
    type: "communityPost",
    by: "meridian-energy",
    through: "olivia-brandt",
    text: "Road works near Premer, weeks 49 and 50. Add the map when the shire has signed it.",
    communities: ["media-insiders"],
    ago: 6,
  },
  {
    type: "job",
    by: "meridian-energy",
    through: "olivia-brandt",
    title: "Site photographer, western projects",
    text: "Twelve days a year.",
    communities: ["media-insiders"],
    ago: 120,
  },
  {
    type: "communityPost",
    by: "product",
    through: "ruth-callaghan",
    text: "**Searching by place** is nearly ready. Write this again when it is.",
    communities: ["media-insiders", "tech-desk", "pr-exchange", "expert-circle", "sydney-media"],
    ago: 40,
  },
  {
    type: "reaction",
    by: "ruth-callaghan",
    url: "https://parliamentnotes.example/newsletters",
    text: 'We are the "unnamed platform". Ask before saying so.',
    communities: [],
    ago: 200,
  },
];

/** Posts that were published and then deleted; people who may restore them still see them. */
export const deletedPosts: readonly (DraftText & { daysAgo: number })[] = [
  {
    type: "communityPost",
    by: "amelia-hart",
    text: "Meeting moved to room 3. Please ignore the earlier note.",
    communities: ["media-insiders"],
    ago: 31,
    daysAgo: 1,
  },
  {
    type: "callout",
    by: "amelia-hart",
    title: "A second landholder near Wellington",
    text: "Found, thank you. Within the hour.",
    communities: ["media-insiders"],
    ago: 210,
    daysAgo: 8,
  },
  {
    type: "communityPost",
    by: "daniel-okafor",
    text: "Does anybody have the wifi password for the back room?",
    communities: ["media-insiders", "tech-desk"],
    ago: 80,
    daysAgo: 3,
  },
  {
    type: "job",
    by: "lumen-bank",
    through: "ingrid-solberg",
    title: "Analyst, six weeks",
    text: "Filled from inside before the week was out.",
    communities: ["media-insiders"],
    ago: 500,
    daysAgo: 20,
  },
  {
    type: "event",
    by: "sofia-lindgren",
    title: "Rooftop tasting",
    text: "Cancelled by weather and, to be honest, by the roof.",
    communities: ["media-insiders"],
    ago: 300,
    daysAgo: 12,
  },
  {
    type: "reaction",
    by: "dmitri-volkov",
    url: "https://harbourledger.example/tech/letter",
    text: "Wrong letter. My mistake; the right one is in the new post.",
    communities: ["tech-desk"],
    ago: 120,
    daysAgo: 5,
  },
  {
    type: "statement",
    by: "mei-lin-zhao",
    text: "Replaced by the longer version with the tables.",
    communities: ["expert-circle"],
    ago: 170,
    daysAgo: 7,
  },
  {
    type: "record",
    by: "joel-pereira",
    video: "voice",
    text: "Sound only, and not the sound I meant.",
    communities: ["media-insiders"],
    ago: 60,
    daysAgo: 2,
  },
  {
    type: "communityPost",
    by: "ruth-callaghan",
    text: "Test post from the new editor. Hello, editor.",
    communities: ["media-insiders"],
    ago: 700,
    daysAgo: 29,
  },
];
