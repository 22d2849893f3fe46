import type { VideoName } from "../videos.ts";
import type { CommunitySlug } from "./communities.ts";
import type { PostText } from "./texts.ts";

export interface RecordText extends PostText {
  /** Null for a video without text. */
  text: string | null;
  /** `processing`: the upload is not ready yet. */
  video: VideoName | "processing";
}

export const records: Readonly<Partial<Record<CommunitySlug | "none", readonly RecordText[]>>> = {
  "media-insiders": [
    {
      author: "amelia-hart",
      video: "amelia",
      text: `Sixty seconds from the road: what the easement revision means for the eleven families, and what the department said when I asked it at noon.`,
    },
    {
      author: "david-nguyen",
      video: "david",
      text: `The quarter in one breath. Numbers first, opinion last, and I say which is which.`,
    },
    { author: "pavel-horak", video: "harbour", text: `Blue hour at the quay, one take, no music.` },
    {
      author: "tessa-moana",
      video: "tessa",
      text: `Spring list, the short version. Eleven books, one of them a cookbook that is really about a divorce.`,
    },
    {
      author: "lumen-bank",
      creator: "ingrid-solberg",
      video: "rising",
      text: `Weekly tracker, animated. Free to use with credit; the file without our name on it is in the media folder.`,
    },
    { author: "ana-kovacs", video: "ana", text: `Is this the year to get the vaccine early? Answer first: yes. Reasons after.` },
    { author: "jack-tran", video: "voice", text: `What 40 listeners said about the timetable, in the order in which they rang.` },
    {
      author: "daniel-okafor",
      video: "daniel",
      text: `A pitch, read aloud, timed. 38 seconds. If yours takes longer, cut the weather.`,
    },
    { author: "zanele-dube", video: "processing", text: `Hand-over from the early desk: three stories that moved overnight.` },
    {
      author: "orbital-lab",
      creator: "ruth-callaghan",
      video: "globe",
      text: `Forty-eight passes in a day, sped up. Each flash is a picture that reached a newsroom.`,
    },
    {
      author: "callum-fraser",
      video: "journey",
      text: `The road to Walgett after rain. I counted nine colours of green and one emu.`,
    },
    {
      author: "marcus-adeyemi",
      video: "marcus",
      text: `Five questions that I ask of every document, including the ones that I like.`,
    },
    { author: "joel-pereira", video: "voice", text: null },
  ],
  "tech-desk": [
    {
      author: "noor-haddad",
      video: "noor",
      text: `Why undersea cables break, in under a minute. Mostly anchors. Sometimes sharks; never the sharks that you are thinking of.`,
    },
    {
      author: "fatima-al-sayed",
      video: "globe",
      text: `Traffic during the outage, drawn from public routing data. Watch the southern half go quiet at 0:04.`,
    },
  ],
  "pr-exchange": [
    {
      author: "sofia-lindgren",
      video: "processing",
      text: `Walk-through of the room for the harvest table, filmed by somebody carrying forty napkins.`,
    },
    { author: "mateo-vargas", video: "journey", text: `Day three of the press trip. Still no news about the boat.` },
  ],
  "expert-circle": [
    {
      author: "mei-lin-zhao",
      video: "meiLin",
      text: `What a battery does for a price spike, without a single metaphor about buckets.`,
    },
    { author: "david-nguyen", video: "rising", text: `The same line with two different starting points. Choose with care.` },
  ],
  "sydney-media": [{ author: "bruno-castell", video: "harbour", text: `The comet did not show. The ferry did.` }],
  none: [
    { author: "amelia-hart", video: "amelia", text: `Thank you for the power bills: 214 so far, and 27 names for one charge.` },
    {
      author: "tessa-moana",
      video: "tessa",
      text: `An author who would rather not be filmed has let me read you her first page.`,
    },
  ],
};
