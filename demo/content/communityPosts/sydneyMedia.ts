import type { CommunityPostText } from "../texts.ts";

export const sydneyMedia: readonly CommunityPostText[] = [
  {
    author: "lucia-ferrante",
    pictures: ["bridgeDawn"],
    text: `Last Thursday drinks are this Thursday. Usual back room, usual jar for the legal fund. New people: look for the table with the corkboard.`,
  },
  {
    author: "finn-gallagher",
    text: `George Street is closed between Park and Market from 5 am on Sunday for the run. If you are live-crossing, come in from Kent Street and ask for me. I will be the one with two phones and a muffin.`,
  },
  {
    author: "bruno-castell",
    pictures: ["bridgeDusk", "cityWaterSquare"],
    text: `Exhibition of the year’s press pictures opens Saturday at the old customs hall. Forty prints, none of them of the bridge. Except one. It was very good fog.`,
  },
  {
    author: "jack-tran",
    text: `Looking for a flatmate who does not mind a 3.50 am alarm on weekdays. Marrickville, sunny, one cat with opinions. Another breakfast-shift person would be ideal; we could share the silence.`,
  },
  {
    author: "lucia-ferrante",
    text: `Two desks free at our shared room in Chippendale from the first of the month. Quiet until 10, loud on Fridays. 410 a month with coffee. The printer works if you are kind to it.`,
  },
  {
    author: "siobhan-keane",
    text: `The legal help night for freelancers is back. Second Tuesday, 6 pm, Surry Hills library, upstairs. Bring the contract, not the story about the contract.`,
  },
  {
    author: "tasman-rail",
    creator: "arjun-mehta",
    text: `Trackwork on the airport line, Saturday 1 am to Monday 4 am. Buses replace trains. If you are sending a crew to the early flight, allow 35 minutes more than you would like.`,
  },
  {
    author: "marcus-adeyemi",
    text: `Lost at the courthouse on Monday: one grey notebook, held shut with a red rubber band, of no value to anybody who can read.`,
  },
  {
    author: "mateo-vargas",
    pictures: ["cityNight"],
    text: `Night ferry, 11.20 pm, one other passenger, and she is editing audio. I see you, whoever you are. Good luck with the fade.`,
  },
  {
    author: "rafael-souza",
    text: `Sunday football for people who write about football is on again at Moore Park, 8 am. We are short of a keeper. You need not be good. You need not even be awake.`,
  },
  {
    author: "harbour-city-council",
    creator: "finn-gallagher",
    pictures: ["greyStreetTall"],
    text: `Storm clean-up, Tuesday: crews are working from Glebe to the Rocks. Pictures and audio from the depot are in the media folder. The duty officer has figures on the hour, every hour, until midnight.`,
  },
  {
    author: "zanele-dube",
    text: `If your newsroom is throwing away an old wall of clocks, please ring me first. We have one for Sydney and one for "elsewhere", and it shows.`,
  },
  {
    author: "ingrid-solberg",
    text: `Anyone else at the budget lock-up in Martin Place? I have a spare charger, two muesli bars and a strong view on which table is nearest the lawyers.`,
  },
  {
    author: "pavel-horak",
    video: "harbour",
    text: `The view from level 22 for the four minutes in which nobody was on the phone.`,
  },
];
