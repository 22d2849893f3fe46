import type { PostType, UserType } from "../../upstream/db/schema.ts";
import type { VideoName } from "../videos.ts";
import type { CommunitySlug } from "./communities.ts";
import type { PersonSlug } from "./people.ts";
import type { AuthorSlug } from "./texts.ts";

/** Posts that their authors have not published yet; a draft may lack fields that publishing requires. */
export interface DraftText {
  type: PostType;
  author: AuthorSlug;
  creator?: PersonSlug;
  title?: string;
  text: string | null;
  video?: VideoName;
  url?: string;
  communities: readonly CommunitySlug[];
  audience?: readonly UserType[];
  hoursAgo: number;
}

export const drafts: readonly DraftText[] = [
  {
    type: "communityPost",
    author: "amelia-hart",
    text: "What I learned from the second round of letters. Begin with the envelope, not with the number.",
    communities: ["media-insiders"],
    hoursAgo: 4,
  },
  {
    type: "callout",
    author: "amelia-hart",
    title: "Surveyors who will check a measurement",
    text: "I have a distance, a photograph and a doubt. Half an hour, on background.",
    communities: ["media-insiders", "tech-desk"],
    hoursAgo: 26,
  },
  {
    type: "record",
    author: "amelia-hart",
    video: "amelia",
    text: "Second take, better light. Needs the figure from the department before it goes up.",
    communities: ["media-insiders"],
    hoursAgo: 30,
  },
  {
    type: "reaction",
    author: "amelia-hart",
    url: "https://quarterline.example/grid",
    text: "Agree with the first half. Check the 70 metres.",
    communities: [],
    hoursAgo: 75,
  },
  {
    type: "event",
    author: "daniel-okafor",
    title: "Breakfast with a baker",
    text: "Waiting for her to choose the morning.",
    communities: ["media-insiders"],
    audience: ["journo"],
    hoursAgo: 9,
  },
  {
    type: "job",
    author: "daniel-okafor",
    title: "Account executive, travel",
    text: "To be agreed with the Sydney office: salary line and the sentence about trains.",
    communities: ["media-insiders"],
    hoursAgo: 50,
  },
  {
    type: "statement",
    author: "daniel-okafor",
    text: "On the survey that carries our name: it is not ours. Waiting for the lawyer to say whether I may add whose it is.",
    communities: ["media-insiders"],
    hoursAgo: 14,
  },
  {
    type: "statement",
    author: "mei-lin-zhao",
    video: "meiLin",
    text: "A minute on capacity payments, before the inquiry asks.",
    communities: ["expert-circle"],
    hoursAgo: 20,
  },
  {
    type: "communityPost",
    author: "mei-lin-zhao",
    text: "Four correct sentences about batteries, version three.",
    communities: ["expert-circle", "tech-desk"],
    hoursAgo: 96,
  },
  {
    type: "communityPost",
    author: "olivia-brandt",
    text: "Road works near Premer, weeks 49 and 50. Add the map when the shire has signed it.",
    communities: ["media-insiders"],
    hoursAgo: 6,
  },
  {
    type: "job",
    author: "olivia-brandt",
    title: "Site photographer, western projects",
    text: "Twelve days a year.",
    communities: ["media-insiders"],
    hoursAgo: 120,
  },
  {
    type: "communityPost",
    author: "product",
    creator: "ruth-callaghan",
    text: "**Searching by place** is nearly ready. Write this again when it is.",
    communities: ["media-insiders", "tech-desk", "pr-exchange", "expert-circle", "sydney-media"],
    hoursAgo: 40,
  },
  {
    type: "reaction",
    author: "ruth-callaghan",
    url: "https://parliamentnotes.example/newsletters",
    text: 'We are the "unnamed platform". Ask before saying so.',
    communities: [],
    hoursAgo: 200,
  },
];

/** Posts that were published and then deleted; people who may restore them still see them. */
export const deletedPosts: readonly (DraftText & { deletedDaysAgo: number })[] = [
  {
    type: "communityPost",
    author: "amelia-hart",
    text: "Meeting moved to room 3. Please ignore the earlier note.",
    communities: ["media-insiders"],
    hoursAgo: 31,
    deletedDaysAgo: 1,
  },
  {
    type: "callout",
    author: "amelia-hart",
    title: "A second landholder near Wellington",
    text: "Found, thank you. Within the hour.",
    communities: ["media-insiders"],
    hoursAgo: 210,
    deletedDaysAgo: 8,
  },
  {
    type: "communityPost",
    author: "daniel-okafor",
    text: "Does anybody have the wifi password for the back room?",
    communities: ["media-insiders", "tech-desk"],
    hoursAgo: 80,
    deletedDaysAgo: 3,
  },
  {
    type: "job",
    author: "lumen-bank",
    creator: "ingrid-solberg",
    title: "Analyst, six weeks",
    text: "Filled from inside before the week was out.",
    communities: ["media-insiders"],
    hoursAgo: 500,
    deletedDaysAgo: 20,
  },
  {
    type: "event",
    author: "sofia-lindgren",
    title: "Rooftop tasting",
    text: "Cancelled by weather and, to be honest, by the roof.",
    communities: ["media-insiders"],
    hoursAgo: 300,
    deletedDaysAgo: 12,
  },
  {
    type: "reaction",
    author: "dmitri-volkov",
    url: "https://harbourledger.example/tech/letter",
    text: "Wrong letter. My mistake; the right one is in the new post.",
    communities: ["tech-desk"],
    hoursAgo: 120,
    deletedDaysAgo: 5,
  },
  {
    type: "statement",
    author: "mei-lin-zhao",
    text: "Replaced by the longer version with the tables.",
    communities: ["expert-circle"],
    hoursAgo: 170,
    deletedDaysAgo: 7,
  },
  {
    type: "record",
    author: "joel-pereira",
    video: "voice",
    text: "Sound only, and not the sound I meant.",
    communities: ["media-insiders"],
    hoursAgo: 60,
    deletedDaysAgo: 2,
  },
  {
    type: "communityPost",
    author: "ruth-callaghan",
    text: "Test post from the new editor. Hello, editor.",
    communities: ["media-insiders"],
    hoursAgo: 700,
    deletedDaysAgo: 29,
  },
];
