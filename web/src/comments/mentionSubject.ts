import { createContext } from "react";

/** The global id of the post or news item that the thread belongs to. Mentions suggest its participants first. */
export const MentionSubject = createContext<string | null>(null);
