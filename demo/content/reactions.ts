import type { VideoName } from "../videos.ts";
import type { CommunitySlug } from "./communities.ts";
import type { PostText } from "./texts.ts";

/** Reactions and statements have the same fields. */
export interface CommentaryText extends PostText {
  text: string | null;
  url?: string;
  video?: VideoName;
}

/** Short responses to something that was published elsewhere. */
export const reactions: Readonly<Partial<Record<CommunitySlug | "none", readonly CommentaryText[]>>> = {
  "media-insiders": [
    {
      author: "mei-lin-zhao",
      url: "https://harbourledger.example/energy/price-cap",
      text: `The price cap will do less than both sides say. It limits the worst hour of the worst day; most of your bill is made in the other eight thousand. I would have led with the network charge.`,
    },
    {
      author: "gareth-pryce",
      url: "https://quarterline.example/rents",
      text: `Good piece and a poor headline. Rents paid by sitting tenants rose at half the rate in the chart. Please add a second line and I will frame it.`,
    },
    {
      author: "henry-wu",
      url: "https://parliamentnotes.example/shield-law",
      text: `Two cheers for the shield amendment. It protects the reporter who is asked for a name and does nothing for the telephone company that is asked for a number. The second happens more often.`,
    },
    {
      author: "samuel-okonkwo",
      url: "https://southerndispatch.example/signal-failure",
      video: "journey",
      text: `A signal failure is what the passenger is told. What failed was a power supply the size of a lunch box, without a spare, eleven kilometres from anyone with a key.`,
    },
    {
      author: "ana-kovacs",
      url: "https://tableandtide.example/raw-milk",
      video: "ana",
      text: `No. And the study quoted in the fourth paragraph is about boiled milk.`,
    },
    {
      author: "idris-bello",
      url: "https://signalandnoise.example/213",
      text: `The minister says that the system only "assists". I have read the manual. The officer has nine seconds and one button.`,
    },
    {
      author: "peter-novotny",
      url: "https://coastlinetv.example/sport/hamstring",
      text: `Three weeks is the average. Averages do not play on Saturday. The scan that matters is the second one.`,
    },
    {
      author: "wanjiru-kamau",
      url: "https://coastlinetv.example/rural/record-crop",
      text: `A record crop by tonnes, not by income. Freight has eaten the difference. Ask a grower what is left after the port; they know to the dollar.`,
    },
    {
      author: "lucy-blackwood",
      url: "https://harbourledger.example/schools/phones",
      text: `The honest summary of the evidence is that bans help a little, in some schools, mostly at lunch. That is worth having. It is not worth the word "transformed".`,
    },
    {
      author: "theo-papadakis",
      url: "https://southerndispatch.example/apology",
      text: `A model apology: what we did, who it hurt, what we have changed, who to ring. Four sentences. I counted them with envy.`,
    },
    {
      author: "quillon",
      creator: "chloe-mbeki",
      url: "https://signalandnoise.example/transcripts",
      text: `The programme is right that our transcripts drop "not" more often in noisy recordings. We have measured it since (1.9 per cent of cases) and now mark every line where it could have happened.`,
    },
    {
      author: "margot-lefevre",
      url: "https://tableandtide.example/lamington",
      text: `I have read it twice and sent eleven footnotes. The cake survives. The governor’s cook does not.`,
    },
    {
      author: "dmitri-volkov",
      url: "https://harbourledger.example/tech/breach",
      text: `"No evidence that data was taken" is not evidence. Ask whether they keep logs, and for how long. I did. They do not.`,
    },
    {
      author: "david-nguyen",
      url: "https://quarterline.example/cash-rate",
      video: "david",
      text: `On hold was the right call and the statement was the wrong length. The one new word is in paragraph six.`,
    },
    {
      author: "roza-petrova",
      url: "https://checkdesk.example/flood-clip",
      text: `The flood clip is back, with new music. It is still from 2019.`,
    },
    {
      author: "meridian-energy",
      creator: "olivia-brandt",
      url: "https://harbourledger.example/energy/easements",
      text: `The Ledger’s report on easement widths is fair and we ought to have put the change in the summary. It is there now. We have written to each of the 340 households and there is a number on the letter that reaches me.`,
    },
  ],
  "tech-desk": [
    {
      author: "fatima-al-sayed",
      url: "https://southerndispatch.example/badges",
      text: `Correct in every detail, including the one that I had hoped nobody would ask about.`,
    },
    {
      author: "noor-haddad",
      url: "https://halden.example/papers/labels",
      text: `Everyone who puts an "AI" label on a story should read page 12 first. Vague labels are worse than none at all.`,
    },
    {
      author: "leilani-kahale",
      url: "https://quillon.example/green",
      text: `A press release that gives its number in "trees". Which trees? For how long? I have asked for kilowatt-hours.`,
    },
  ],
  "pr-exchange": [
    {
      author: "claire-dubois",
      url: "https://northlight.example/504",
      text: `We ran the same test on our own releases. Our share of "could not say why this reporter" was 38 per cent. I wish I were surprised.`,
    },
    {
      author: "arjun-mehta",
      url: "https://beaconfm.example/timetable",
      text: `It was rough and it was deserved. Two of the callers now sit on our timetable panel.`,
    },
    {
      author: "eduardo-pinto",
      url: "https://quarterline.example/no",
      text: `The most useful word in communications is indeed "no". The second is "when".`,
    },
  ],
  "expert-circle": [
    {
      author: "lucy-blackwood",
      url: "https://beaconfm.example/sleep",
      text: `I was cut from six minutes to one and what was left was the right minute. Thank you, whoever you are.`,
    },
    {
      author: "samuel-okonkwo",
      url: "https://harbourledger.example/transport/map",
      text: `Wonderful map. The loop at Granville has been closed since 1996, but wonderful.`,
    },
    {
      author: "gareth-pryce",
      url: "https://lumenbank.example/quarter",
      text: `Method note first, chart second, headline last. More of this.`,
    },
    { author: "henry-wu", url: "https://southerndispatch.example/contempt", video: "voice", text: null },
  ],
  none: [
    {
      author: "ana-kovacs",
      url: "https://beaconfm.example/winter",
      text: `Every figure in the winter segment was right, including the one that is hard to say aloud.`,
    },
    {
      author: "wanjiru-kamau",
      url: "https://paddocktoport.example/survey",
      text: `Growers are answering the survey honestly. You can tell from the question about fertiliser, which nobody enjoys.`,
    },
  ],
};
