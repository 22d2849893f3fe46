import { createContext } from "react";

/** The global id of the post or news item whose thread this is: its people are the first to be offered for a mention. */
export const MentionSubject = createContext<string | null>(null);
