import type { CommunityPostText } from "../texts.ts";

export const investigations: readonly CommunityPostText[] = [
  {
    author: "marcus-adeyemi",
    text: `Welcome to the new members. One rule: nothing posted here leaves here. Not the text, not the fact of it. If you are unsure whether something may be shared, it may not.`,
  },
  {
    author: "dmitri-volkov",
    text: `A registry in the islands has changed its search page and now logs the address of whoever looks. Go through a library. I mean that literally: ask a librarian, they love it.`,
  },
  {
    author: "aisha-rahimi",
    pictures: ["deskDark"],
    text: `Suppression order in the Calloway matter lifted at 10.15 this morning. The sealed exhibits are being scanned; the registry says Thursday. I am fourth in the queue and will share the index, not the pages.`,
  },
  {
    author: "kenji-morita",
    pictures: ["sourcesPale"],
    text: `Shell-company graph, version six. 212 entities, 38 directors, and one fax machine in Port Vila that appears 61 times. I have taken out everyone we know only from the directory. If you see yourself reaching for a link, ask what it rests on first.`,
  },
  {
    author: "zanele-dube",
    text: `Two of our stringers were followed last week. We have moved the hand-over to daylight, changed the driver, and told the embassy. Please review your own check-in times tonight, not tomorrow.`,
  },
  {
    author: "leilani-kahale",
    text: `Flood-levy records: the department has released 1,900 pages as _photographs of printouts_. We have 300 typed. If anybody has an hour and a tolerance for coffee stains, I will assign you a box and buy you dinner.`,
  },
  {
    author: "henry-wu",
    text: `On the question from Monday, in general terms only. A right-of-reply letter should contain the allegations and not the evidence, a date and not a threat, and a name that answers the phone. Send it early enough that you could bear a good answer.`,
  },
  {
    author: "ngaire-tipene",
    text: `The easement appendix has been changed again since publication. Old hash and new hash are in the shared sheet. Whoever set up the watcher: you were right and I was lazy. Thank you.`,
  },
  {
    author: "noor-haddad",
    text: `A source asked me what happens to our chat when I change phones. I did not have a good answer. I do now and it is a one-page checklist; comments please before I send it round.`,
  },
  {
    author: "marcus-adeyemi",
    pictures: ["proofs"],
    text: `Draft four is with the lawyers. Thirty-one questions have come back, of which six are good, and one is very good: "Would it still be true if he had signed a day later?" It would not. We are a day short. Back to the boxes.`,
  },
  {
    author: "siobhan-keane",
    text: `Interviewed the former clerk for four hours. She brought her own timeline, in three colours. I have rarely felt so outclassed.`,
  },
  {
    author: "fatima-al-sayed",
    text: `The leaked spreadsheet has hidden columns. That is not a metaphor. Select all, unhide, and look at Q to T before you publish anything from A to P.`,
  },
];
