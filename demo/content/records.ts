import type { VideoName } from "../videos.ts";
import type { CommunitySlug } from "./communities.ts";
import type { Written } from "./texts.ts";

export interface RecordText extends Written {
  /** Null for a video without text. */
  text: string | null;
  /** `processing`: the upload is not ready yet. */
  video: VideoName | "processing";
}

export const records: Readonly<Partial<Record<CommunitySlug | "none", readonly RecordText[]>>> = {
  "media-insiders": [
    {
      by: "amelia-hart",
      video: "amelia",
      text: `Sixty seconds from the road: what the easement revision means for the eleven families, and what the department said when I asked it at noon.`,
    },
    {
      by: "david-nguyen",
      video: "david",
      text: `The quarter in one breath. Numbers first, opinion last, and I say which is which.`,
    },
    { by: "pavel-horak", video: "harbour", text: `Blue hour at the quay, one take, no music.` },
    {
      by: "tessa-moana",
      video: "tessa",
      text: `Spring list, the short version. Eleven books, one of them a cookbook that is really about a divorce.`,
    },
    {
      by: "lumen-bank",
      through: "ingrid-solberg",
      video: "rising",
      text: `Weekly tracker, animated. Free to use with credit; the file without our name on it is in the media folder.`,
    },
    { by: "ana-kovacs", video: "ana", text: `Is this the year to get the vaccine early? Answer first: yes. Reasons after.` },
    { by: "jack-tran", video: "voice", text: `What 40 listeners said about the timetable, in the order in which they rang.` },
    {
      by: "daniel-okafor",
      video: "daniel",
      text: `A pitch, read aloud, timed. 38 seconds. If yours takes longer, cut the weather.`,
    },
    { by: "zanele-dube", video: "processing", text: `Hand-over from the early desk: three stories that moved overnight.` },
    {
      by: "orbital-lab",
      through: "ruth-callaghan",
      video: "globe",
      text: `Forty-eight passes in a day, sped up. Each flash is a picture that reached a newsroom.`,
    },
    {
      by: "callum-fraser",
      video: "journey",
      text: `The road to Walgett after rain. I counted nine colours of green and one emu.`,
    },
    {
      by: "marcus-adeyemi",
      video: "marcus",
      text: `Five questions that I ask of every document, including the ones that I like.`,
    },
    { by: "joel-pereira", video: "voice", text: null },
  ],
  "tech-desk": [
    {
      by: "noor-haddad",
      video: "noor",
      text: `Why undersea cables break, in under a minute. Mostly anchors. Sometimes sharks; never the sharks that you are thinking of.`,
    },
    {
      by: "fatima-al-sayed",
      video: "globe",
      text: `Traffic during the outage, drawn from public routing data. Watch the southern half go quiet at 0:04.`,
    },
  ],
  "pr-exchange": [
    {
      by: "sofia-lindgren",
      video: "processing",
      text: `Walk-through of the room for the harvest table, filmed by somebody carrying forty napkins.`,
    },
    { by: "mateo-vargas", video: "journey", text: `Day three of the press trip. Still no news about the boat.` },
  ],
  "expert-circle": [
    {
      by: "mei-lin-zhao",
      video: "meiLin",
      text: `What a battery does for a price spike, without a single metaphor about buckets.`,
    },
    { by: "david-nguyen", video: "rising", text: `The same line with two different starting points. Choose with care.` },
  ],
  "sydney-media": [{ by: "bruno-castell", video: "harbour", text: `The comet did not show. The ferry did.` }],
  none: [
    { by: "amelia-hart", video: "amelia", text: `Thank you for the power bills: 214 so far, and 27 names for one charge.` },
    { by: "tessa-moana", video: "tessa", text: `An author who would rather not be filmed has let me read you her first page.` },
  ],
};
